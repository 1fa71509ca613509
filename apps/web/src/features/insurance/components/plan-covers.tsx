import Check from 'lucide-react/icons/check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Minus from 'lucide-react/icons/minus'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import BadgePercent from 'lucide-react/icons/badge-percent'
import Star from 'lucide-react/icons/star'
import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import { hsaContributionLimit } from '@careway/domain/plan-comparison/hsa'
import { isPlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import { useMessages } from '../../../platform/language'
import { Icon, type Glyph } from '../../../ui/icon/icon'
import { useMoney } from '../use-money'
import '../../../ui/list/list.css'

type Covered = boolean | null

const glyphOf = (covered: Covered): Glyph => (covered === null ? CircleQuestionMark : covered ? Check : Minus)
const wordOf = (covered: Covered) => (covered === null ? 'unknown' : covered ? 'yes' : 'no')

function Line({ glyph, children }: { glyph: Glyph; children: string }) {
  return (
    <li>
      <Icon glyph={glyph} />
      <span>{children}</span>
    </li>
  )
}

/** How much may go into an account beside the plan, where the year's limits are held. */
function HsaLine({ planYear }: { planYear: number }) {
  const t = useMessages('insurance')
  const money = useMoney()
  if (!isPlanYear(planYear)) return <Line glyph={PiggyBank}>{t('plan.hsa')}</Line>
  const limit = (isFamily: boolean) => money.whole(hsaContributionLimit({ planYear, isFamily, age: 40 }) / 100)
  return (
    <Line glyph={PiggyBank}>
      {t('plan.hsaLimit', { self: limit(false), family: limit(true), year: String(planYear) })}
    </Line>
  )
}

/** Prescriptions, dental, vision, and what else is good to know, each with a sign and a word. */
export function PlanCovers({ plan }: { plan: InsurancePlan }) {
  const t = useMessages('insurance')
  const onlyChildren = (all: Covered, children: Covered) => all !== true && children === true
  const lines = [
    ['prescription', plan.prescriptionCoverage, false],
    ['dental', plan.dentalCoverage, onlyChildren(plan.dentalCoverage, plan.childDentalCoverage)],
    ['vision', plan.visionCoverage, onlyChildren(plan.visionCoverage, plan.childVisionCoverage)],
  ] as const
  return (
    <ul className="ticks small">
      {lines.map(([kind, covered, isForChildren]) => (
        <Line key={kind} glyph={isForChildren ? Check : glyphOf(covered)}>
          {t(`covers.${kind}`, { covered: t(`covers.${isForChildren ? 'children' : wordOf(covered)}`) })}
        </Line>
      ))}
      {plan.csrVariant === 'none' ? null : <Line glyph={BadgePercent}>{t(`csr.plan.${plan.csrVariant}`)}</Line>}
      {plan.isHsaEligible === true ? <HsaLine planYear={plan.year} /> : null}
      {plan.qualityRating === null ? null : (
        <Line glyph={Star}>{t('plan.quality', { rating: plan.qualityRating })}</Line>
      )}
    </ul>
  )
}
