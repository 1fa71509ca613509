import { useEffect, useRef } from 'react'

/**
 * Brings a thing into sight when it comes up. The focus stays where it is.
 * @param block where on the screen; `nowhere` leaves all as it is
 */
export function useScrollIntoView<E extends Element>(block: 'start' | 'center' | 'nowhere' = 'start') {
  const element = useRef<E>(null)
  const where = useRef(block)
  useEffect(() => {
    // Nothing is handed back: newer browsers answer with a promise, and React would call it on the way out.
    if (where.current !== 'nowhere') element.current?.scrollIntoView({ block: where.current })
  }, [])
  return element
}
