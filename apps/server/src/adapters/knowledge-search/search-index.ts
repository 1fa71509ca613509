/** A document whose fields are words already stemmed, parted by spaces. */
export interface StemmedDocument {
  readonly id: string
  readonly title: string
  readonly words: string
  readonly body: string
}

export interface IndexHit {
  readonly id: string
  readonly score: number
  /** The words of the question that were found. */
  readonly found: readonly string[]
}

/** A full-text index over documents given once. */
export interface SearchIndex {
  search(stems: readonly string[]): readonly IndexHit[]
}

export type MakeIndex = (documents: readonly StemmedDocument[]) => SearchIndex
