import { FAMILY_TIERS, RATE_SLOTS } from '../../db/schema/rate-slots'
import type { RateDraft } from './plan-year'
import { printedDay } from './printed-values'
import type { PufRow } from './tables'

type RateRow = PufRow<'rates'>

/** CMS prints 9999 and more where a plan has no rate for an age. */
const IMPLAUSIBLE_DOLLARS = 9999
const FAMILY_OPTION = 'Family Option'

const TIER_COLUMNS = [
  'IndividualRate',
  'PrimarySubscriberAndOneDependent',
  'PrimarySubscriberAndTwoDependents',
  'PrimarySubscriberAndThreeOrMoreDependents',
  'Couple',
  'CoupleAndOneDependent',
  'CoupleAndTwoDependents',
  'CoupleAndThreeOrMoreDependents',
] as const satisfies readonly (keyof RateRow)[]

const AGE_SLOTS: ReadonlyMap<string, readonly number[]> = new Map([
  ['0-14', [0]],
  ['0-20', [0, 1, 2, 3, 4, 5, 6]],
  ...Array.from({ length: RATE_SLOTS - 2 }, (_, at): [string, number[]] => [String(at + 15), [at + 1]]),
  ['64 and over', [RATE_SLOTS - 1]],
  ['64 and Over', [RATE_SLOTS - 1]],
  ['65 and over', [RATE_SLOTS - 1]],
  ['64', [RATE_SLOTS - 1]],
])

const DECIMAL = /^\d+(?:\.\d+)?$/

/** Cents, or nothing where the rate is not one that anybody pays. */
function centsOf(text: string): number | undefined {
  const amount = DECIMAL.test(text) ? Number(text) : 0
  return amount >= 0.01 && amount < IMPLAUSIBLE_DOLLARS ? Math.round(amount * 100) : undefined
}

const implausible = (column: string, text: string) => `"${column}" of "${text.slice(0, 20)}" is not a plausible rate`

/** Puts a rate in its place; a second, other one is a fault. */
function put(rates: Int32Array, slots: readonly number[], cents: number): string | undefined {
  if (slots.some((slot) => rates[slot] !== 0 && rates[slot] !== cents)) return 'there is another rate for this age'
  for (const slot of slots) rates[slot] = cents
  return undefined
}

function addTiers(draft: RateDraft, row: RateRow): string | undefined {
  const cents = TIER_COLUMNS.map((column) => centsOf(row[column]))
  const wrong = TIER_COLUMNS.find((column, at) => cents[at] === undefined && row[column] !== '')
  if (wrong) return implausible(wrong, row[wrong])
  if (cents[0] === undefined) return implausible(TIER_COLUMNS[0], row.IndividualRate)
  draft.byTier ??= new Int32Array(FAMILY_TIERS.length)
  for (const [at, amount] of cents.entries()) draft.byTier[at] = amount ?? 0
  return undefined
}

function addByAge(draft: RateDraft, row: RateRow, slots: readonly number[]): string | undefined {
  const cents = centsOf(row.IndividualRate)
  if (cents === undefined) return implausible('IndividualRate', row.IndividualRate)
  draft.byAge ??= new Int32Array(RATE_SLOTS)
  return put(draft.byAge, slots, cents)
}

function addWithTobacco(draft: RateDraft, row: RateRow, slots: readonly number[]): string | undefined {
  if (row.IndividualTobaccoRate === '') return undefined
  const cents = centsOf(row.IndividualTobaccoRate)
  if (cents === undefined) return implausible('IndividualTobaccoRate', row.IndividualTobaccoRate)
  draft.byAgeWithTobacco ??= new Int32Array(RATE_SLOTS)
  return put(draft.byAgeWithTobacco, slots, cents)
}

/** Adds a row of the Rate file to what is known of its plan in its rating area. Answers what is wrong with the row. */
export function addRate(draft: RateDraft, row: RateRow): string | undefined {
  if (row.Age === FAMILY_OPTION) return addTiers(draft, row)
  const slots = AGE_SLOTS.get(row.Age)
  if (!slots) return `age "${row.Age.slice(0, 20)}" is not known`
  return addByAge(draft, row, slots) ?? addWithTobacco(draft, row, slots)
}

/** The number of "Rating Area 12". */
export function ratingAreaNumber(text: string): number | undefined {
  const number = /^Rating Area (\d{1,3})$/i.exec(text)?.[1]
  return number === undefined ? undefined : Number(number)
}

const LONGEST_DATE = 40
const days = new Map<string, string | undefined>()

/** Small businesses get new rates every quarter; people who buy for themselves have one rate for the year. */
export function isForWholeYear({ RateEffectiveDate: text, BusinessYear: year }: RateRow): boolean {
  if (!days.has(text) && days.size < 1000 && text.length <= LONGEST_DATE) days.set(text, printedDay(text))
  const day = days.get(text) ?? printedDay(text)
  return day === `${year}-01-01`
}
