import type { Translate } from '@careway/i18n/create-messages'

export interface DollarRange {
  readonly low: number
  readonly high: number
}

const wholeDollars = (amount: number | null | undefined): number => Math.max(0, Math.round(amount ?? 0))

/** Whole dollars, low first; missing figures count as 0. */
export function wholeRange(range: Partial<DollarRange> | null | undefined): DollarRange {
  const low = wholeDollars(range?.low)
  return { low, high: Math.max(low, wholeDollars(range?.high ?? range?.low)) }
}

/** `$0–$40`, or `$49` where both ends are the same whole dollar. */
export function costText(range: Partial<DollarRange> | null | undefined, t: Translate<'pathways'>): string {
  const { low, high } = wholeRange(range)
  return low === high ? t('card.single', { amount: low }) : t('card.range', { low, high })
}

/** True when the visit costs this person nothing at all. */
export const isFree = (range: DollarRange): boolean => wholeRange(range).high === 0
