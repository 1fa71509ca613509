import type { AssistanceProgram as WireProgram } from '@careway/contracts/programs/assistance-program'
import type { ProgramFacts } from '@careway/domain/programs/program'
import type { OfferedLocale } from '@careway/i18n/locales'
import { nextDeadline } from './deadline-date'
import type { DecidedProgram } from './decide-programs'
import { incomeLimitInWords } from './income-limit'
import type { ProgramsParts } from './programs-parts'

/** A program with what the rules say of the person, in one language. */
export function presentProgram(
  { words, messages }: Pick<ProgramsParts, 'words' | 'messages'>,
  decided: DecidedProgram,
  facts: ProgramFacts,
  locale: OfferedLocale,
): WireProgram {
  const { type, value, coverage, deadline } = decided.record
  return {
    ...words.say(decided, facts, locale),
    type,
    value,
    isActive: true,
    eligibilityIncome: incomeLimitInWords({ ...decided, facts }, messages, locale),
    coverage: coverage.map((code) => messages.translateCode(locale, 'programs', `coverage.${code}`)),
    coverageCodes: [...coverage],
    deadlineDate: nextDeadline(deadline, facts.asOf) ?? null,
  }
}
