import type { SafetyNotice } from '@careway/contracts/assistant/assistant-answer'
import { HEARD_FACTS, type HeardFact } from '@careway/contracts/letters/ask-for-letter'
import type { Profile } from '@careway/contracts/profile/profile'
import { safetyFactsOf } from '@careway/contracts/profile/safety-facts'
import { daysBetween, isCalendarDate, type CalendarDate } from '@careway/domain/kernel/calendar-date'
import { keepLevel } from '@careway/domain/safety/assess-conversation'
import { assessMessage } from '@careway/domain/safety/assess-message'
import type { SafetyAssessment } from '@careway/domain/safety/safety-assessment'
import { isAtLeast } from '@careway/domain/safety/safety-level'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { LettersParts } from './letters-parts'

export interface AssessedContext {
  readonly assessment: SafetyAssessment
  /** Only where the text tells of danger. */
  readonly notice: SafetyNotice | null
}

export interface Told {
  readonly context: string
  readonly facts?: { readonly [Fact in HeardFact | 'serviceDate']?: string | undefined } | undefined
}

interface Teller {
  readonly profile: Profile | undefined
  readonly asOf: CalendarDate
}

/** From when on the symptoms of a day are of the past, in days. */
const LONG_AGO = 30
const PAST = 'Months ago'
const BEHIND_A_SENTENCE = /(?<=[.!?\n])\s+/

/** Whether what a letter says of the symptoms, which led to the care of the day of service, is long over. */
const isOver = (fact: HeardFact, day: string | undefined, asOf: CalendarDate): boolean =>
  fact === 'symptoms' && day !== undefined && isCalendarDate(day) && daysBetween(day, asOf) >= LONG_AGO

/**
 * What the facts say that the text does not: facts that were read in it come back with the next request, and were heard there. What is
 * now is heard in the light of the text, what is over by itself, a sentence at a time.
 */
function textsToHear({ context, facts = {} }: Told, asOf: CalendarDate): readonly string[] {
  const beside = HEARD_FACTS.flatMap((fact) => {
    const said = facts[fact]
    return said === undefined || context.includes(said) ? [] : [{ said, isPast: isOver(fact, facts.serviceDate, asOf) }]
  })
  const now = beside.filter(({ isPast }) => !isPast).map(({ said }) => said)
  const past = beside.filter(({ isPast }) => isPast).flatMap(({ said }) => said.split(BEHIND_A_SENTENCE))
  return [
    ...(now.length === 0 ? [] : [[context, ...now].join('\n\n')]),
    ...past.map((sentence) => `${PAST} ${sentence}`),
  ]
}

/** The facts never lower what the text tells of. */
function assess(told: Told, { profile, asOf }: Teller): SafetyAssessment {
  const known = safetyFactsOf(profile)
  return textsToHear(told, asOf)
    .map((text) => assessMessage(text, known))
    .reduce<SafetyAssessment>(keepLevel, assessMessage(told.context, known))
}

/** Paperwork may tell of danger in passing: the gate reads it as it reads every message. */
export function assessContext(
  { saySafety }: Pick<LettersParts, 'saySafety'>,
  told: Told,
  teller: Teller,
  locale: OfferedLocale,
): AssessedContext {
  const assessment = assess(told, teller)
  return { assessment, notice: isAtLeast(assessment.level, 'high') ? saySafety(assessment, locale) : null }
}
