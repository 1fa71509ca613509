import { useEffect } from 'react'
import { afterFocusReturn } from './after-focus-return'
import { configurationOfPage } from './configuration'

/** The path that the browser itself loaded. */
const loadedPath = (): string | undefined => {
  const [load] = performance.getEntriesByType('navigation')
  return load && new URL(load.name).pathname
}

let hasMoved = false

/** False on the first screen of a visit: there the browser's own start, before the skip link, is right. */
function isAfterMove(): boolean {
  hasMoved ||= window.location.pathname !== loadedPath()
  return hasMoved
}

const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

/** Names the page, and after a change of route moves focus to its h1, so that it is announced. */
export function useScreenTitle(title: string, isReady = true): void {
  useEffect(() => {
    document.title = `${title} | ${configurationOfPage().productName}`
  }, [title])
  useEffect(() => (isReady && isAfterMove() ? afterFocusReturn(focusHeading) : undefined), [isReady])
}
