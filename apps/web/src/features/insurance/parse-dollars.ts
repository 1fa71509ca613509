import { INCOME_MAXIMUM_DOLLARS } from '@careway/contracts/coverage/household-fields'

export type DollarFault = 'faults.required' | 'faults.notANumber' | 'faults.negative' | 'faults.tooLarge'

export type ParsedDollars = { readonly amount: number } | { readonly fault: DollarFault }

/** Commas as in `1,234`, the dollar sign and spaces are how people write; anything else is not a number. */
const SHAPE = /^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d{0,2})?$/

/** An amount as people type it, such as `$1,234.50`. Rounded to the cent; never below zero. */
export function parseDollars(typed: string): ParsedDollars {
  const text = typed.replaceAll(/[\s$]/g, '')
  if (text === '') return { fault: 'faults.required' }
  if (!SHAPE.test(text) || !/\d/.test(text)) return { fault: 'faults.notANumber' }
  const amount = Number(text.replaceAll(',', ''))
  if (amount < 0) return { fault: 'faults.negative' }
  return amount > INCOME_MAXIMUM_DOLLARS ? { fault: 'faults.tooLarge' } : { amount }
}
