import { PROVIDER_KINDS, type ProviderKind } from '@careway/domain/vocabulary/provider-kind'

/** Kinds whose stored numbers follow each other, both ends included. */
export interface KindRange {
  readonly low: number
  readonly high: number
}

/** The stored numbers of some kinds in as few ranges as hold them and nothing else: an index is gone through once for each. */
export function kindRanges(kinds: readonly ProviderKind[]): readonly KindRange[] {
  const numbers = [...new Set(kinds)].map((kind) => PROVIDER_KINDS.indexOf(kind)).sort((a, b) => a - b)
  const ranges: KindRange[] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last?.high === number - 1) ranges[ranges.length - 1] = { low: last.low, high: number }
    else ranges.push({ low: number, high: number })
  }
  return ranges
}
