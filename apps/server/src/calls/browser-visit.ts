import type { SessionDoor } from './endpoint-handler'

/** A browser that follows a link to one of the server's own addresses. */
export interface Visit {
  /** The path and query asked for. Its host means nothing: it is the caller's word. */
  readonly url: URL
  readonly address: string
  readonly session: SessionDoor
  cookie(name: string): string | undefined
}

/** Where the browser goes next. `keep` is a short-lived cookie that only this route reads; an empty value drops it. */
export interface Departure {
  readonly location: string
  readonly keep?: { readonly name: string; readonly value: string; readonly maxAgeSeconds: number }
}

/** A call that answers with a redirect, and so is no contract. */
export interface BrowserRoute {
  readonly path: `/api/${string}`
  visit(visit: Visit): Promise<Departure>
}
