import { plainText } from '@careway/domain/kernel/plain-text'
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
import { isIssuerId, isServiceAreaId, LONGEST_NAME } from './printed-keys'
import type { PufRow } from './tables'

type PlanRow = PufRow<'plans'>

const LEVELS: ReadonlyMap<string, PlanLevel> = new Map([
  ['Catastrophic', 'Catastrophic'],
  ['Bronze', 'Bronze'],
  ['Expanded Bronze', 'Bronze'],
  ['Silver', 'Silver'],
  ['Gold', 'Gold'],
  ['Platinum', 'Platinum'],
])

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

function faultOfKeys({ StateCode, IssuerId, ServiceAreaId }: PlanRow): string | undefined {
  if (!/^[A-Z]{2}$/.test(StateCode)) return '"StateCode" is not two letters'
  if (!isIssuerId(IssuerId)) return '"IssuerId" is not five digits'
  return isServiceAreaId(ServiceAreaId) ? undefined : '"ServiceAreaId" is not a few letters and digits'
}

function faultOfNames(row: PlanRow): string | undefined {
  if (plainText(row.PlanMarketingName) === '') return '"PlanMarketingName" is empty'
  const long = (['PlanMarketingName', 'IssuerMarketPlaceMarketingName'] as const).find(
    (name) => row[name].length > LONGEST_NAME,
  )
  return long && `"${long}" is longer than ${LONGEST_NAME} characters`
}

/** What is wrong with the words that say which plan it is. */
function faultOf(row: PlanRow): string | undefined {
  if (!/^\d{5}[A-Z]{2}\d{7}$/.test(row.StandardComponentId))
    return '"StandardComponentId" is not five digits, a state and seven digits'
  if (row.PlanId.slice(0, -3) !== row.StandardComponentId || !VARIANTS[row.PlanId.slice(-2)])
    return '"PlanId" is not the plan and a variant from 00 to 06'
  if (!LEVELS.has(row.MetalLevel)) return `metal level "${row.MetalLevel.slice(0, 40)}" is not known`
  if (!printedDay(row.PlanEffectiveDate)) return '"PlanEffectiveDate" is not a date'
  return faultOfKeys(row) ?? faultOfNames(row)
}

const toPlan = (row: PlanRow): PlanDraft => ({
  planId: row.StandardComponentId,
  state: row.StateCode,
  issuerId: row.IssuerId,
  serviceAreaId: row.ServiceAreaId,
  issuer: plainText(row.IssuerMarketPlaceMarketingName) || row.IssuerId,
  name: plainText(row.PlanMarketingName),
  level: LEVELS.get(row.MetalLevel) ?? 'Bronze',
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
