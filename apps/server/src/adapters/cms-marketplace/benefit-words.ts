import { roundToCents } from '@careway/domain/kernel/cents'
import type { ComparedService, CostShare } from '@careway/domain/plan-comparison/health-plan'
import type { CmsBenefit, CmsCostSharing } from './response'

/** The benefits as the CMS templates name them, without what stands in brackets. */
const SERVICES: ReadonlyMap<string, ComparedService> = new Map(
  Object.entries({
    'primary care visit to treat an injury or illness': 'primary-care',
    'specialist visit': 'specialist',
    'urgent care centers or facilities': 'urgent-care',
    'emergency room services': 'emergency-room',
    'inpatient hospital services': 'hospital-stay',
    'outpatient facility fee': 'outpatient-surgery',
    imaging: 'imaging',
    'laboratory outpatient and professional services': 'lab',
    'mental/behavioral health outpatient services': 'mental-health-visit',
    'generic drugs': 'generic-drug',
    'preferred brand drugs': 'preferred-brand-drug',
    'non-preferred brand drugs': 'non-preferred-brand-drug',
    'specialty drugs': 'specialty-drug',
  } as const),
)

export const serviceOf = (name: string): ComparedService | undefined =>
  SERVICES.get(name.replace(/\(.*$/, '').trim().toLowerCase())

const isAfterDeductible = (words: string) => /(after|with) deductible/i.test(words)

/** Undefined where the words say nothing that can be reckoned with. */
function shareOf(sharing: CmsCostSharing): CostShare | undefined {
  const copayWords = sharing.copay_options ?? ''
  const coinsuranceWords = sharing.coinsurance_options ?? ''
  const copay = sharing.copay_amount ?? 0
  const rate = sharing.coinsurance_rate ?? 0
  // Where both are asked, as for some hospital stays, the share of the bill is by far the larger part.
  if (rate > 0 && rate <= 1)
    return { kind: 'coinsurance', share: rate, isAfterDeductible: isAfterDeductible(coinsuranceWords) }
  if (copay > 0)
    return { kind: 'copay', cents: roundToCents(copay * 100), isAfterDeductible: isAfterDeductible(copayWords) }
  const words = `${copayWords} ${coinsuranceWords} ${sharing.display_string ?? ''}`
  return /no charge|\$0|\b0%/i.test(words)
    ? { kind: 'no-charge', isAfterDeductible: isAfterDeductible(words) }
    : undefined
}

/** What the person pays in network, in the variant the rows are of. */
export function costShareOf(
  benefit: CmsBenefit,
  isOurs: (csr: string | null | undefined) => boolean,
): CostShare | undefined {
  if (benefit.covered === false) return { kind: 'not-covered' }
  const sharing = benefit.cost_sharings?.find((each) => each.network_tier === 'In-Network' && isOurs(each.csr))
  return sharing && shareOf(sharing)
}

/** Whether a benefit is covered; undefined where the source doesn't name it. */
export function coversAny(benefits: readonly CmsBenefit[], pattern: RegExp): boolean | undefined {
  const named = benefits.filter(({ name, covered }) => pattern.test(name) && typeof covered === 'boolean')
  return named.length > 0 ? named.some(({ covered }) => covered) : undefined
}
