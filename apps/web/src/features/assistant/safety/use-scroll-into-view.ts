import { useEffect, useRef } from 'react'

/** Brings a thing into sight when it comes up. The focus stays where it is. */
export function useScrollIntoView<E extends Element>() {
  const element = useRef<E>(null)
  useEffect(() => element.current?.scrollIntoView({ block: 'start' }), [])
  return element
}
