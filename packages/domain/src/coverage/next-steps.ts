import { yearOf, type CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import { enrollmentWindow } from '../marketplace/enrollment-window'
import { marketplaceOf } from '../marketplace/marketplace'
import { stateMedicaidPrograms } from '../medicaid/state-medicaid-programs.parameters'
import type { CoverageCategory } from '../vocabulary/coverage-terms'
import type { CsrVariant, PlanYear } from '../vocabulary/health-plan-terms'
import type { UsState } from '../vocabulary/us-state'
import type { ProgramDecision } from './coverage-decision'

/** Social Security takes Medicare sign-ups (42 CFR 406.6, 407.11). */
const SOCIAL_SECURITY_PHONE = '8007721213'

/** The rule of a marketplace plan that a status leaves without the credit, or closes. */
const STATUS_RULE = 'immigration.credit-status'

interface StepFacts {
  readonly state: UsState
  /** The day the person reads it. */
  readonly today: CalendarDate
  readonly planYear: PlanYear
  readonly csrVariant: CsrVariant
}

function medicaidSteps({ state, today }: StepFacts): readonly Reason[] {
  const { name, phone, applyUrl } = stateMedicaidPrograms.on(today)[state]
  return [
    because('apply-medicaid', { name, phone, url: applyUrl }),
    because('any-day'),
    because('medicaid-documents'),
    because('fair-hearing'),
  ]
}

/** When and where: in the open enrollment for that year, or after a life event; and that next year's is open now. */
function enrollmentSteps({ state, today, planYear }: StepFacts): readonly Reason[] {
  const { opensOn, closesOn, lastDayForJanuary, isOpen } = enrollmentWindow(state, today)
  const openYear = yearOf(opensOn) + 1
  if (!isOpen) return [because('special-enrollment')]
  if (openYear !== planYear)
    return [because('special-enrollment'), because('open-for-year', { year: openYear, day: closesOn })]
  return today <= lastDayForJanuary
    ? [because('sign-up-by', { day: closesOn, januaryDay: lastDayForJanuary })]
    : [because('sign-up-late', { day: closesOn })]
}

const isReducedSilver = (variant: CsrVariant) => variant === '73' || variant === '87' || variant === '94'

function applyAtMarketplace({ state, today }: StepFacts): Reason {
  const { name, url } = marketplaceOf(state, today)
  return because('apply-marketplace', { name, url })
}

function marketplaceSteps(facts: StepFacts): readonly Reason[] {
  const { csrVariant } = facts
  return [
    applyAtMarketplace(facts),
    ...enrollmentSteps(facts),
    ...(isReducedSilver(csrVariant) ? [because('choose-silver', { share: csrVariant })] : []),
    because('marketplace-documents'),
    because('report-changes'),
  ]
}

/** Without the credit there is nothing to settle at tax time; where status closes it, care without a plan counts more. */
function fullPriceSteps(facts: StepFacts, { rule }: ProgramDecision): readonly Reason[] {
  const care = rule === STATUS_RULE ? [because('health-center'), because('charity-care')] : []
  return [...care, applyAtMarketplace(facts), ...enrollmentSteps(facts), because('marketplace-documents')]
}

const gapSteps = ({ state, today }: StepFacts): readonly Reason[] => [
  because('check-income-again', { name: marketplaceOf(state, today).name }),
  because('ask-medicaid', { name: stateMedicaidPrograms.on(today)[state].name }),
  because('health-center'),
  because('charity-care'),
]

/** Oregon's program is part of its Medicaid; the others are reached at the marketplace. */
function basicHealthSteps({ state, today }: StepFacts): readonly Reason[] {
  const { name, url } =
    state === 'OR'
      ? { name: stateMedicaidPrograms.on(today).OR.name, url: stateMedicaidPrograms.on(today).OR.applyUrl }
      : marketplaceOf(state, today)
  return [because('apply-bhp', { name, url }), because('any-day'), because('marketplace-documents')]
}

const withoutStatusSteps = ({ state, today }: StepFacts): readonly Reason[] => [
  because('emergency-care'),
  because('emergency-medicaid', { name: stateMedicaidPrograms.on(today)[state].name }),
  because('health-center'),
  because('charity-care'),
]

type StepsOf = (facts: StepFacts, decision: ProgramDecision) => readonly Reason[]

const STEPS: Readonly<Partial<Record<CoverageCategory, StepsOf>>> = {
  medicare_65: () => [because('sign-up-medicare', { phone: SOCIAL_SECURITY_PHONE }), because('ask-ship')],
  medicare_enrolled: () => [because('ask-ship')],
  bhp_adult: basicHealthSteps,
  credit: marketplaceSteps,
  full_price: fullPriceSteps,
  employer_offer: () => [because('ask-employer'), because('employer-deadline')],
  coverage_gap: gapSteps,
  immigration_status: withoutStatusSteps,
  not_applying: () => [],
}

/** A year that is over: nothing can be chosen any more, and a credit is settled on the tax return. */
const pastSteps = ({ category }: ProgramDecision, planYear: PlanYear): readonly Reason[] =>
  category === 'not_applying'
    ? []
    : [
        because('year-is-over', { year: planYear }),
        ...(category === 'credit' ? [because('settle-credit', { year: planYear })] : []),
      ]

/** What to do next about a decision: who to call, where to apply, what to bring, by when. Codes with parameters. */
export const nextSteps = (decision: ProgramDecision, facts: StepFacts): readonly Reason[] =>
  facts.planYear < yearOf(facts.today)
    ? pastSteps(decision, facts.planYear)
    : (STEPS[decision.category] ?? medicaidSteps)(facts, decision)
