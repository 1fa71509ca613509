/** What a browser says of where a request came from. Other clients may say it too. */
export interface RequestOrigin {
  readonly origin: string | undefined
  readonly secFetchSite: string | undefined
  /** The address this server was asked under, such as `http://127.0.0.1:3000`. */
  readonly ownOrigin: string
}

/**
 * True when a write comes from our own pages. Browsers name the origin of every write; a write that names none, and
 * that no browser marks as same-origin, is refused: it may be anything.
 */
export function isOwnOrigin(request: RequestOrigin, publicOrigin: string | undefined): boolean {
  const { origin, secFetchSite, ownOrigin } = request
  if (origin !== undefined) return origin === publicOrigin || origin === ownOrigin
  return secFetchSite === 'same-origin'
}
