/** Where a publisher keeps a file today. */
export interface PublishedFileAddress {
  readonly url: string
  /** The day the publisher changed it, `YYYY-MM-DD`. */
  readonly version?: string
}

export type PublishedFileAnswer =
  | { readonly kind: 'fetched'; readonly path: string; readonly etag?: string; readonly version?: string }
  /** The publisher still has what was fetched last. */
  | { readonly kind: 'unchanged' }
  /** No way to the publisher: no network, or nobody answers. */
  | { readonly kind: 'offline'; readonly reason: string }
  /** The publisher answered, but not with the file. */
  | { readonly kind: 'failed'; readonly reason: string }

export interface PublishedFileRequest {
  readonly url: string
  /** The folder to write into; the caller removes the file. */
  readonly folder: string
  /** What the publisher called the version that was fetched last. */
  readonly etag?: string
  readonly signal?: AbortSignal
}

/** Files that public bodies put on the web. */
export interface PublishedFiles {
  /** Reads a catalog record and answers where its file is. Answers like `fetch` when it can't. */
  locate(
    recordUrl: string,
    signal?: AbortSignal,
  ): Promise<PublishedFileAddress | Exclude<PublishedFileAnswer, { kind: 'fetched' | 'unchanged' }>>
  fetch(request: PublishedFileRequest): Promise<PublishedFileAnswer>
}
