import { useEffect, useRef } from 'react'

/** Brings a thing into sight when it comes up. The focus stays where it is. */
export function useScrollIntoView<E extends Element>() {
  const element = useRef<E>(null)
  useEffect(() => {
    // Nothing is handed back: newer browsers answer with a promise, and React would call it on the way out.
    element.current?.scrollIntoView({ block: 'start' })
  }, [])
  return element
}
