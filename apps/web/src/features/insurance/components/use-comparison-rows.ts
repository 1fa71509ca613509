import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import { COMPARED_SERVICES } from '@careway/domain/plan-comparison/health-plan'
import { USE_LEVELS } from '@careway/domain/vocabulary/health-plan-terms'
import { useLanguage, useMessages } from '../../../platform/language'
import { asOfText } from '../../../widgets/pathway/as-of-text'
import { useMoney } from '../use-money'
import type { ComparisonRow } from '../results/comparison'
import { useServiceText } from './use-plan-services'

const wordOf = (covered: boolean | null) => (covered === null ? 'unknown' : covered ? 'yes' : 'no')

/** The rows of the comparison, in the reader's words. */
export function useComparisonRows(plans: readonly InsurancePlan[]): readonly ComparisonRow[] {
  const t = useMessages('insurance')
  const { language } = useLanguage()
  const money = useMoney()
  const serviceText = useServiceText()
  const row = (id: string, label: string, valueOf: (plan: InsurancePlan) => string): ComparisonRow => ({
    id,
    label,
    values: plans.map(valueOf),
  })
  const covered = (id: string, label: string, valueOf: (plan: InsurancePlan) => boolean | null) =>
    row(id, label, (plan) => t(`covers.${wordOf(valueOf(plan))}`))
  return [
    row('issuer', t('compare.issuer'), ({ issuer }) => issuer || t('compare.notKnown')),
    row('level', t('filters.level'), ({ metalLevel }) => t(`level.${metalLevel}`)),
    row('type', t('filters.type'), ({ planType }) => planType ?? t('compare.notKnown')),
    ...USE_LEVELS.map((use) =>
      row(`year-${use}`, t('compare.year', { use: t(`use.name.${use}`) }), (plan) =>
        money.whole(plan.yearlyCost[use].total),
      ),
    ),
    row('net', t('compare.netPremium'), (plan) => money.exact(plan.netMonthlyPremium)),
    row('premium', t('plan.monthlyPremium'), (plan) => money.exact(plan.monthlyPremium)),
    row('deductible', t('compare.deductible'), (plan) => money.whole(plan.deductible)),
    row('family-deductible', t('plan.familyDeductible'), (plan) => money.whole(plan.familyDeductible)),
    row('most', t('compare.most'), (plan) => money.whole(plan.outOfPocketMax)),
    row('family-most', t('plan.familyOutOfPocketMax'), (plan) => money.whole(plan.familyOutOfPocketMax)),
    ...COMPARED_SERVICES.filter((name) =>
      plans.some(({ services }) => services.some((each) => each.service === name)),
    ).map((name) =>
      row(name, t(`services.name.${name}`), ({ services }) => {
        const found = services.find(({ service }) => service === name)
        return found ? serviceText(found) : t('compare.notKnown')
      }),
    ),
    covered('prescription', t('compare.prescription'), (plan) => plan.prescriptionCoverage),
    covered('dental', t('compare.dental'), (plan) => plan.dentalCoverage),
    covered('vision', t('compare.vision'), (plan) => plan.visionCoverage),
    row('hsa', t('compare.hsa'), ({ isHsaEligible }) =>
      isHsaEligible === null ? t('compare.notKnown') : t(isHsaEligible ? 'compare.can' : 'compare.cannot'),
    ),
    row('starts', t('plan.effectiveDate'), (plan) => asOfText(plan.effectiveDate, language)),
    row('area', t('plan.serviceArea'), ({ serviceArea }) => serviceArea),
  ]
}
