import type { ComparedService, CostShare } from '@careway/domain/plan-comparison/health-plan'
import { MOST_DOLLARS } from './printed-values'
import type { PufRow } from './tables'

const COPAY = /^\$\s*(\d[\d,]*(?:\.\d+)?)/
const SHARE = /^(\d+(?:\.\d+)?)\s*%/
const NO_CHARGE = /^no charge/i
const WITH_DEDUCTIBLE = /deductible/i
const PER_DAY = /per day/i
const DAYS_OF_A_YEAR = 365

/** How the files name the services, the spaces made one and in small letters. */
const SERVICE_NAMES: readonly (readonly [start: string, service: ComparedService])[] = [
  ['primary care visit', 'primary-care'],
  ['specialist visit', 'specialist'],
  ['urgent care', 'urgent-care'],
  ['emergency room services', 'emergency-room'],
  ['inpatient hospital services', 'hospital-stay'],
  ['outpatient facility fee', 'outpatient-surgery'],
  ['imaging (ct/pet scans', 'imaging'],
  ['laboratory outpatient', 'lab'],
  ['mental/behavioral health outpatient', 'mental-health-visit'],
  ['generic drugs', 'generic-drug'],
  ['preferred brand drugs', 'preferred-brand-drug'],
  ['non-preferred brand drugs', 'non-preferred-brand-drug'],
  ['specialty drugs', 'specialty-drug'],
]

const EXTRA_NAMES = [
  ['routine dental services (adult)', 'coversAdultDental'],
  ['dental check-up for children', 'coversChildDental'],
  ['routine eye exam (adult)', 'coversAdultVision'],
  ['routine eye exam for children', 'coversChildVision'],
] as const

export type ExtraCover = (typeof EXTRA_NAMES)[number][1]

export type Benefit =
  | { readonly kind: 'service'; readonly service: ComparedService }
  | { readonly kind: 'extra'; readonly extra: ExtraCover }
  | undefined

/** What the comparison reads of a benefit; undefined for the many it does not read. */
export function benefitNamed(name: string): Benefit {
  const plain = name.toLowerCase().replace(/\s+/g, ' ')
  const service = SERVICE_NAMES.find(([start]) => plain.startsWith(start))
  if (service) return { kind: 'service', service: service[1] }
  const extra = EXTRA_NAMES.find(([start]) => plain.startsWith(start))
  return extra && { kind: 'extra', extra: extra[1] }
}

const numberIn = (pattern: RegExp, text: string) => {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? undefined : Number(found.replaceAll(',', ''))
}

export const isNotCovered = (text: string) => /^not covered$/i.test(text)

type CostShareText = Pick<PufRow<'benefits'>, 'CopayInnTier1' | 'CoinsInnTier1'>

const hasNoCharge = ({ CopayInnTier1, CoinsInnTier1 }: CostShareText) =>
  NO_CHARGE.test(CopayInnTier1) || NO_CHARGE.test(CoinsInnTier1)

/** A printed amount or share is at times in the other's column. */
function printedIn({ CopayInnTier1: copay, CoinsInnTier1: coinsurance }: CostShareText) {
  return {
    dollars: numberIn(COPAY, copay) ?? numberIn(COPAY, coinsurance),
    percent: numberIn(SHARE, coinsurance) ?? numberIn(SHARE, copay),
    isAfterDeductible: WITH_DEDUCTIBLE.test(copay) || WITH_DEDUCTIBLE.test(coinsurance),
  }
}

/**
 * What a member pays in network, from the two printed texts. A service with both a copay and a share of the bill counts
 * as the share, which weighs more on a large bill. Undefined where the texts say nothing.
 * @param stayDays how many days of a stay are charged, for a copay printed per day
 */
export function costShareOf(row: CostShareText, stayDays: number): CostShare | undefined {
  const { dollars, percent, isAfterDeductible } = printedIn(row)
  if (percent && percent <= 100) return { kind: 'coinsurance', share: percent / 100, isAfterDeductible }
  if (dollars && dollars <= MOST_DOLLARS) {
    const days = PER_DAY.test(row.CopayInnTier1) ? Math.min(Math.max(1, stayDays), DAYS_OF_A_YEAR) : 1
    return { kind: 'copay', cents: Math.round(dollars * 100) * days, isAfterDeductible }
  }
  const isFree = dollars === 0 || percent === 0 || hasNoCharge(row)
  return isFree ? { kind: 'no-charge', isAfterDeductible } : undefined
}
