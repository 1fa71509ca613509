import { useEffect, useRef, useState } from 'react'

/** Makes a box a stop of the tab key while there is something to scroll to, and only then. What is in it may grow by itself. */
export function useScrollStop() {
  const box = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [])
  return { box, tabIndex: scrolls ? 0 : undefined }
}
