import { decideHelp } from '@careway/domain/programs/decide-help'
import type { NationalResource, ProgramFacts } from '@careway/domain/programs/program'
import { rankHelp } from '@careway/domain/programs/rank-help'
import { NATIONAL_RESOURCES } from '@careway/domain/programs/records/national-resources'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { DecidedRecord, HelpWords } from '../../ports/help'
import type { ResourceFilters } from './row-filters'

export type DecidedResource = DecidedRecord<NationalResource>

const decide = (record: NationalResource, facts: ProgramFacts): DecidedResource => ({
  record,
  decision: decideHelp(record, facts),
})

const serves = ({ states }: NationalResource, { state }: ProgramFacts) => !states || !state || states.includes(state)

const speaks = ({ hasInterpreters, languages }: NationalResource, { language }: ResourceFilters): boolean =>
  !language || hasInterpreters || languages.includes(language)

/** Reviewed lines are reached from home: none is left out for want of a ramp. */
const isAsked =
  (filters: ResourceFilters, words: HelpWords, locale: OfferedLocale) =>
  (record: NationalResource): boolean =>
    (filters.type === undefined || record.type === filters.type) &&
    (!filters.free || record.cost === 'free') &&
    (!filters.openNow || record.isAlwaysOpen === true) &&
    speaks(record, filters) &&
    (!filters.search || words.isFound(record, filters.search, locale))

/** Reviewed lines for the person: those of their state first, then the likelier first. */
export function reviewedResources(
  facts: ProgramFacts,
  filters: ResourceFilters,
  words: HelpWords,
  locale: OfferedLocale,
): readonly DecidedResource[] {
  const asked = NATIONAL_RESOURCES.filter((record) => serves(record, facts)).filter(isAsked(filters, words, locale))
  const ranked = rankHelp(asked.map((record) => decide(record, facts)))
  return [...ranked.filter(({ record }) => record.states), ...ranked.filter(({ record }) => !record.states)]
}

export const findReviewed = (id: string): NationalResource | undefined =>
  NATIONAL_RESOURCES.find((each) => each.id === id)

export function decideReviewed(id: string, facts: ProgramFacts): DecidedResource | undefined {
  const record = findReviewed(id)
  return record && decide(record, facts)
}
