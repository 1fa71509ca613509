import { useEffect } from 'react'

/** A new screen begins at its top. Going back leaves the place to the browser. */
export function useScrollToTop(): void {
  useEffect(() => {
    let path = window.location.pathname
    const onPush = () => {
      if (window.location.pathname !== path) window.scrollTo(0, 0)
      path = window.location.pathname
    }
    const onOther = () => {
      path = window.location.pathname
    }
    window.addEventListener('pushState', onPush)
    window.addEventListener('replaceState', onOther)
    window.addEventListener('popstate', onOther)
    return () => {
      window.removeEventListener('pushState', onPush)
      window.removeEventListener('replaceState', onOther)
      window.removeEventListener('popstate', onOther)
    }
  }, [])
}
