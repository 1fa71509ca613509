import {
  PLAN_TYPES,
  type CsrVariant,
  type PlanLevel,
  type PlanType,
} from '@careway/domain/vocabulary/health-plan-terms'
import { webAddress } from '../kit/web-address'
import { CellUnreadable, variantCosts } from './plan-costs'
import { kept, leftOut, rejected, type PlanDraft, type RowOutcome, type VariantDraft } from './plan-year'
import { essentialShareOf, printedDay, yesOrNo } from './printed-values'
import type { PufRow } from './tables'

type PlanRow = PufRow<'plans'>

const LEVELS: Readonly<Record<string, PlanLevel>> = {
  Catastrophic: 'Catastrophic',
  Bronze: 'Bronze',
  'Expanded Bronze': 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
}

/** The last two digits of a `PlanId`; `00` is the plan as it is sold off the exchange. */
const VARIANTS: Readonly<Record<string, CsrVariant>> = {
  '01': 'none',
  '02': 'zero',
  '03': 'limited',
  '04': '73',
  '05': '87',
  '06': '94',
}

export interface PlanVariantRow {
  readonly plan: PlanDraft
  readonly variant: CsrVariant
  readonly draft: VariantDraft
}

const isPlanType = (text: string): text is PlanType => (PLAN_TYPES as readonly string[]).includes(text)

function reasonToLeaveOut(row: PlanRow): string | undefined {
  if (row.MarketCoverage !== 'Individual') return 'not sold to individuals'
  if (yesOrNo(row.DentalOnlyPlan) === true) return 'covers teeth only'
  if (row.QHPNonQHPTypeId === 'Off the Exchange' || row.PlanId.endsWith('-00')) return 'sold off the exchange'
  return undefined
}

/** What is wrong with the words that say which plan it is. */
function faultOf(row: PlanRow): string | undefined {
  if (!/^\d{5}[A-Z]{2}\d{7}$/.test(row.StandardComponentId))
    return '"StandardComponentId" is not five digits, a state and seven digits'
  if (row.PlanId.slice(0, -3) !== row.StandardComponentId || !VARIANTS[row.PlanId.slice(-2)])
    return '"PlanId" is not the plan and a variant from 00 to 06'
  if (!LEVELS[row.MetalLevel]) return `metal level "${row.MetalLevel}" is not known`
  if (!printedDay(row.PlanEffectiveDate)) return '"PlanEffectiveDate" is not a date'
  const empty = (['StateCode', 'IssuerId', 'ServiceAreaId', 'PlanMarketingName'] as const).find((name) => !row[name])
  return empty && `"${empty}" is empty`
}

const toPlan = (row: PlanRow): PlanDraft => ({
  planId: row.StandardComponentId,
  state: row.StateCode,
  issuerId: row.IssuerId,
  serviceAreaId: row.ServiceAreaId,
  issuer: row.IssuerMarketPlaceMarketingName || row.IssuerId,
  name: row.PlanMarketingName,
  level: LEVELS[row.MetalLevel] ?? 'Bronze',
  planType: isPlanType(row.PlanType) ? row.PlanType : undefined,
  essentialShare: essentialShareOf(row.EHBPercentTotalPremium),
  isSoldToAdults: row.ChildOnlyOffering !== 'Allows Child-Only',
  isSoldToChildrenAlone: row.ChildOnlyOffering !== 'Allows Adult-Only',
  effectiveFrom: printedDay(row.PlanEffectiveDate) ?? '0-0-0',
  formularyUrl: webAddress(row.FormularyURL),
})

const toVariant = (row: PlanRow): VariantDraft => ({
  ...variantCosts(row),
  isHsaEligible: yesOrNo(row.IsHSAEligible),
  benefitsUrl: webAddress(row.URLForSummaryofBenefitsCoverage),
  brochureUrl: webAddress(row.PlanBrochure),
  stayDays: Math.max(0, Math.trunc(Number(row.InpatientCopaymentMaximumDays)) || 0),
  services: {},
  extras: {},
})

/** A row of the Plan Attributes file: a plan in one variant of cost sharing. */
export function readPlanRow(row: PlanRow): RowOutcome<PlanVariantRow> {
  const reason = reasonToLeaveOut(row)
  if (reason) return leftOut(reason)
  const fault = faultOf(row)
  if (fault) return rejected(fault)
  try {
    return kept({ plan: toPlan(row), variant: VARIANTS[row.PlanId.slice(-2)] ?? 'none', draft: toVariant(row) })
  } catch (unreadable) {
    if (unreadable instanceof CellUnreadable) return rejected(unreadable.message)
    throw unreadable
  }
}
