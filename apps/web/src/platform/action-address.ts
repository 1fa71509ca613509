import { sameOriginPath } from './return-path'
import { routeAt, type RouteName } from './routes'

/** Where an action leads: a call or a text, or a screen of this product. */
export type ActionAddress =
  | { readonly kind: 'line'; readonly href: string }
  | { readonly kind: 'screen'; readonly to: RouteName; readonly search: string }

const LINE = /^(tel|sms):\+?[\d-]+$/

/** Reads the address of an action. What leads anywhere else leads nowhere. */
export function actionAddress(href: string): ActionAddress | undefined {
  if (LINE.test(href)) return { kind: 'line', href }
  if (!href.startsWith('/')) return undefined
  const { pathname, search, hash } = new URL(sameOriginPath(href), 'https://same.invalid')
  const to = routeAt(pathname)
  return to && { kind: 'screen', to, search: search + hash }
}
