import { dollars } from '@careway/domain/kernel/cents'
import type { BookmarkTarget, FindTarget, PlanSnapshot } from '../../ports/bookmark-targets'

export const BRONZE = '12345KS0010001'
export const SILVER = '12345KS0010002'

const snapshotOf = (planId: string, name: string): PlanSnapshot => ({
  plan: {
    planId,
    planYear: 2027,
    name,
    issuer: 'Sample Insurer',
    level: 'Silver',
    planType: 'HMO',
    csrVariant: '87',
    premiumMonthlyCents: dollars(612.34),
    essentialPremiumMonthlyCents: dollars(612.34),
    deductibleIndividualCents: dollars(900),
    deductibleFamilyCents: dollars(1_800),
    outOfPocketMaximumIndividualCents: dollars(3_000),
    outOfPocketMaximumFamilyCents: dollars(6_000),
    coinsurance: 0.3,
    services: { 'primary-care': { kind: 'copay', cents: dollars(15), isAfterDeductible: false } },
    serviceArea: 'Sample Area',
    effectiveFrom: '2027-01-01',
  },
  netPremiumMonthlyCents: dollars(48.2),
  source: { kind: 'imported', title: 'Sample file', url: 'https://example.org', asOf: '2026-11-01' },
})

const PLANS: Readonly<Record<string, BookmarkTarget>> = {
  [BRONZE]: { title: 'Sample Bronze 7000', snapshot: snapshotOf(BRONZE, 'Sample Bronze 7000') },
  [SILVER]: { title: 'Sample Silver 900', snapshot: snapshotOf(SILVER, 'Sample Silver 900') },
}

const KNOWN = 'known'

const contactOf = (type: string): BookmarkTarget => ({
  title: `Sample ${type}`,
  snapshot: {
    name: `Sample ${type}`,
    organization: 'Sample organization',
    phone: '4065550100',
    website: 'https://example.org/',
    address: { line: '1 Sample St', city: 'Sample', state: 'MT', zipCode: '59718' },
    source: { title: 'Sample file', url: 'https://example.org/', asOf: '2026-11-01' },
    lastChecked: '2026-11-01',
  },
})

/** A marketplace of two plans, and of any plan of the form `plan-…`; and one of everything else. */
export const findSampleTarget: FindTarget = async (_caller, type, targetId) => {
  if (type !== 'plan') return targetId === KNOWN ? contactOf(type) : undefined
  if (targetId.startsWith('plan-')) return { title: targetId, snapshot: snapshotOf(targetId, targetId) }
  return PLANS[targetId]
}
