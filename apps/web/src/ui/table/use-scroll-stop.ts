import { useEffect, useRef, useState } from 'react'

/** Makes a box a stop of the tab key while there is something to scroll to, and only then. */
export function useScrollStop() {
  const box = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, tabIndex: scrolls ? 0 : undefined }
}
