import { ROUTES, routeAt } from './routes'

/** Browsers read a backslash as a slash, and drop tabs and line ends. */
const hasTrap = (path: string) => [...path].some((character) => character === '\\' || character < ' ')

const ORIGIN = 'https://same.invalid'

/** A path of this site and no other: anything else becomes the start page. */
export function sameOriginPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?!\/)/.test(wanted) || hasTrap(wanted)) return '/'
  const url = new URL(wanted, ORIGIN)
  // Dots may leave two slashes at the front, which name another host.
  return url.origin === ORIGIN && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : '/'
}

/** Where to go after signing in: `returnTo` of the address, unless it leads back to signing in. */
export function returnPath(search: string): string {
  const wanted = sameOriginPath(new URLSearchParams(search).get('returnTo'))
  const name = routeAt(new URL(wanted, ORIGIN).pathname)
  return name === undefined || ROUTES[name].access === 'visitor' ? '/' : wanted
}
