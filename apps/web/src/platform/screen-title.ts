import { useEffect } from 'react'
import { configurationOfPage } from './configuration'

let isFirstScreen = true

/** After whatever closes with the navigation, a menu or a drawer, has given its focus back. */
function focusHeadingSoon(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }))
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * Names the page, and moves focus to its h1, so that a change of route is announced. The first screen of a visit keeps
 * the browser's own start, before the skip link.
 */
export function useScreenTitle(title: string, isReady = true): void {
  useEffect(() => {
    document.title = `${title} | ${configurationOfPage().productName}`
  }, [title])
  useEffect(() => {
    if (!isReady) return undefined
    if (!isFirstScreen) return focusHeadingSoon()
    isFirstScreen = false
    return undefined
  }, [isReady])
}
