/** Where the reading of a file stands. `page` counts from 1; `part` of a page runs from 0 to 1. */
export interface ReadProgress {
  readonly page: number
  readonly pageCount: number
  readonly part: number
}

export interface ReadOptions {
  readonly language: string
  readonly onProgress: (progress: ReadProgress) => void
  readonly signal: AbortSignal
}

/** Whole percent of the way. */
export const percentRead = ({ page, pageCount, part }: ReadProgress): number =>
  Math.round(((page - 1 + Math.min(Math.max(part, 0), 1)) / Math.max(pageCount, 1)) * 100)
