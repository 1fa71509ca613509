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
const PAST = 'Months ago I had'

/** A letter says of the symptoms that they led to the care of the day of service. */
function inItsTime(fact: HeardFact, said: string, day: string | undefined, asOf: CalendarDate): string {
  if (fact !== 'symptoms' || day === undefined || !isCalendarDate(day)) return said
  return daysBetween(day, asOf) >= LONG_AGO ? `${PAST} ${said}` : said
}

/** Facts that were read in the text come back with the next request, and were heard there. */
const factsBeside = ({ context, facts = {} }: Told, asOf: CalendarDate): readonly string[] =>
  HEARD_FACTS.flatMap((fact) => {
    const said = facts[fact]
    return said === undefined || context.includes(said) ? [] : inItsTime(fact, said, facts.serviceDate, asOf)
  })

/** The facts are heard in the light of the text, and never lower what it tells of. */
function assess(told: Told, { profile, asOf }: Teller): SafetyAssessment {
  const { context } = told
  const known = safetyFactsOf(profile)
  const alone = assessMessage(context, known)
  const beside = factsBeside(told, asOf)
  return beside.length === 0 ? alone : keepLevel(alone, assessMessage([context, ...beside].join('\n\n'), known))
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
