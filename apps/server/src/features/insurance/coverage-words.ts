import type { MemberAnswer, Said } from '@careway/contracts/coverage/coverage-answer'
import { citationOf } from '@careway/contracts/pathways/pathway'
import type { ProgramDecision } from '@careway/domain/coverage/coverage-decision'
import type { MemberCoverage } from '@careway/domain/coverage/decide-coverage'
import { nextSteps } from '@careway/domain/coverage/next-steps'
import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import type { Reason } from '@careway/domain/kernel/decision'
import type { PlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import type { UsState } from '@careway/domain/vocabulary/us-state'
import type { Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'

/** Turns codes of cover into sentences of one language. */
export type SayCode = (family: 'rule' | 'reason' | 'question' | 'step', reason: Reason) => Said

export const sayIn =
  (messages: Messages, locale: OfferedLocale): SayCode =>
  (family, { code, params }) => ({
    code,
    params: { ...params },
    text: messages.translateCode(locale, 'coverage', `${family}.${code}`, params),
  })

interface MemberFacts {
  readonly age: number
  readonly state: UsState
  readonly today: CalendarDate
  readonly planYear: PlanYear
}

function wireDecision(decision: ProgramDecision, steps: readonly Reason[], say: SayCode): MemberAnswer['decision'] {
  const { rule, unit, threshold, number, source, effectiveFrom, certainty, reasons, questions } = decision
  return {
    rule,
    ruleText: say('rule', { code: rule, params: { threshold: threshold ?? 0, number: number ?? 0 } }).text,
    unit: unit ?? null,
    threshold: threshold ?? null,
    number: number ?? null,
    source: citationOf(source),
    effectiveDate: effectiveFrom,
    certainty,
    reasons: reasons.map((each) => say('reason', each)),
    questions: questions.map((code) => say('question', { code, params: {} })),
    nextSteps: steps.map((each) => say('step', each)),
  }
}

/** One member's answer in one language. */
export function wireMember({ decision, csrVariant }: MemberCoverage, facts: MemberFacts, say: SayCode): MemberAnswer {
  const { age, state, today, planYear } = facts
  return {
    age,
    program: decision.program,
    category: decision.category,
    csrVariant,
    decision: wireDecision(decision, nextSteps(decision, { state, today, planYear, csrVariant }), say),
  }
}
