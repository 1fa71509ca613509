import type { StemmedDocument } from './search-index'

/** Cards that a word nobody wrote counts as having: names and chance details say less about a question than rare terms. */
const AS_IF_IN = 4

/** How much a stem tells: the rarer among the documents, the more. */
export function wordWeights(documents: readonly StemmedDocument[]): (stem: string) => number {
  const counts = new Map<string, number>()
  for (const { title, words, body } of documents)
    for (const stem of new Set(`${title} ${words} ${body}`.split(' '))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (stem) => Math.log(1 + (documents.length + 0.5) / ((counts.get(stem) ?? AS_IF_IN) + 0.5))
}
