import type { CsrVariant } from '@careway/domain/vocabulary/health-plan-terms'

/** The override of a search for each variant; none for the plan as everybody gets it. */
export const CSR_OVERRIDES: Readonly<Record<Exclude<CsrVariant, 'none'>, string>> = {
  73: 'CSR73',
  87: 'CSR87',
  94: 'CSR94',
  zero: 'ZeroCSR',
  limited: 'LimitedCSR',
}

const BEGINNINGS: readonly (readonly [string, CsrVariant])[] = [
  ['exchange variant', 'none'],
  ['zero cost sharing', 'zero'],
  ['limited cost sharing', 'limited'],
  ['73% av', '73'],
  ['87% av', '87'],
  ['94% av', '94'],
]

/** Undefined for variants sold outside the exchange, and for words we don't know. */
export function csrVariantOf(words: string | null | undefined): CsrVariant | undefined {
  const plain = (words ?? 'Exchange variant').toLowerCase()
  return BEGINNINGS.find(([beginning]) => plain.startsWith(beginning))?.[1]
}
