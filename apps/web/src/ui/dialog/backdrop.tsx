import { useLayoutEffect } from 'react'
import './dialog.css'

let openCount = 0

/** Keeps the page behind from scrolling, and from jumping sideways where a scrollbar was. */
function holdPage(): () => void {
  const root = document.documentElement
  openCount += 1
  if (openCount === 1) {
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
    root.dataset.held = ''
  }
  return () => {
    openCount -= 1
    if (openCount === 0) delete root.dataset.held
  }
}

/** The shade between a page and what stands over it. */
export function Backdrop() {
  useLayoutEffect(holdPage, [])
  return <div className="backdrop" />
}
