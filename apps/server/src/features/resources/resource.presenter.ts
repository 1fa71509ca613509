import type { DataSource } from '@careway/contracts/administration/list-data-sources'
import type { Resource } from '@careway/contracts/resources/resource'
import { isCheckedLongAgo } from '@careway/domain/directory/is-checked-long-ago'
import type { ResourceFacts, ResourceFactsCost } from '@careway/domain/directory/resource-facts'
import { calendarDateIn, isCalendarDate, type CalendarDate } from '@careway/domain/kernel/calendar-date'
import { RULES_ZONE } from '@careway/domain/kernel/rules-day'
import { distanceMiles } from '@careway/domain/kernel/geo-point'
import { ALWAYS_OPEN, openState } from '@careway/domain/opening-hours/open-state'
import { hoursNotes, weeklyHours } from '@careway/domain/opening-hours/weekly-hours'
import type { ProgramFacts } from '@careway/domain/programs/program'
import type { OfferedLocale } from '@careway/i18n/locales'
import { citeDirectory } from './cite-directory'
import { presentOpenState, zoneOfPlace } from './open-now'
import type { ResourceRow, SearchPlace } from './resource-row'
import type { ResourcesParts } from './resources-parts'
import type { DecidedResource } from './reviewed-resources'

/** What presenting a page of resources leans on. */
export interface Presenting {
  readonly parts: ResourcesParts
  readonly locale: OfferedLocale
  readonly now: Date
  readonly place: SearchPlace | undefined
  readonly facts: ProgramFacts
  readonly sources: ReadonlyMap<string, DataSource>
}

const NO_HOURS = { hours: [], hoursNote: null }

/** A reviewed line in the caller's language. */
export function presentReviewed(decided: DecidedResource, { parts, facts, locale }: Presenting): Resource {
  const { record } = decided
  const {
    applicationProcess,
    applicationDeadline,
    note,
    office: _office,
    sources,
    ...said
  } = parts.words.say(decided, facts, locale)
  return {
    ...said,
    type: record.type,
    isNational: !record.states,
    isActive: true,
    phones: [],
    address: null,
    distance: null,
    ...NO_HOURS,
    openNow: presentOpenState(record.isAlwaysOpen ? ALWAYS_OPEN : { state: 'unknown' }, undefined),
    steps: applicationDeadline ? [...applicationProcess, applicationDeadline] : applicationProcess,
    accessibility: [],
    alert: note,
    source: sources[0]!,
  }
}

const addressOf = ({ facts: { address }, latitude, longitude }: ResourceRow): Resource['address'] =>
  address
    ? { line: address.line, city: address.city, state: address.state, zipCode: address.zipCode, latitude, longitude }
    : null

const costLine = ({ option, amountDescription }: ResourceFactsCost) =>
  [option, amountDescription].filter(Boolean).join(': ')

/** In the directory's words; where it only says that it is free, in ours. */
function costOf({ fees, costOptions, isFree }: ResourceFacts, { parts, locale }: Presenting): string | null {
  const lines = [fees, ...costOptions.map(costLine)].filter(Boolean)
  if (lines.length > 0) return [...new Set(lines)].join('; ')
  return isFree ? parts.messages.translateCode(locale, 'programs', 'cost.free') : null
}

/** Ages in our words, beside who it is for in the directory's. */
function eligibilityOf(
  { eligibility, minimumAge, maximumAge }: ResourceFacts,
  { parts, locale }: Presenting,
): string | null {
  const say = (rule: string) =>
    parts.messages.translateCode(locale, 'programs', `rule.${rule}`, { from: minimumAge ?? 0, to: maximumAge ?? 0 })
  const ages = [
    ...(minimumAge !== undefined && maximumAge !== undefined ? [say('age-between')] : []),
    ...(minimumAge !== undefined && maximumAge === undefined ? [say('age-at-least')] : []),
    ...(minimumAge === undefined && maximumAge !== undefined ? [say('age-at-most')] : []),
  ]
  return [eligibility, ...ages].filter(Boolean).join('. ') || null
}

const namedLanguages = ({ languages, interpretation }: ResourceFacts, { parts, locale }: Presenting) => ({
  languages: languages.map(({ code, name }) => (code ? parts.words.nameLanguage(code, locale) : name)),
  hasInterpreters: interpretation !== undefined,
})

function contactsOf({ phones, email }: ResourceFacts): Pick<Resource, 'contactInfo' | 'phones'> {
  const numberOf = (...types: readonly string[]) =>
    phones.find(({ type }) => types.includes(type ?? ''))?.number ?? null
  const voice = phones.find(({ type }) => type === undefined || type === 'voice' || type === 'cell')
  return {
    contactInfo: {
      phone: voice?.number ?? null,
      email: email ?? null,
      tty: numberOf('textphone', 'tty'),
      textNumber: numberOf('text', 'sms'),
    },
    phones: phones.map(({ number, extension, type, description, languages }) => ({
      number,
      extension: extension ?? null,
      type: type ?? null,
      description: description ?? null,
      languages: [...languages],
    })),
  }
}

function hoursOf(row: ResourceRow, { parts, now }: Presenting): Pick<Resource, 'hours' | 'hoursNote' | 'openNow'> {
  const { schedules } = row.facts
  const timeZone = zoneOfPlace({ ...row, schedules }, parts.zipCodes)
  const today = calendarDateIn(now, timeZone ?? RULES_ZONE)
  const notes = hoursNotes(schedules, today)
  return {
    hours: weeklyHours(schedules, today).map((each) => ({ ...each, note: each.note ?? null })),
    hoursNote: notes.length > 0 ? notes.join('; ') : null,
    openNow: presentOpenState(openState(schedules, timeZone, now), timeZone),
  }
}

const isOld = (checkedOn: string, today: CalendarDate): boolean =>
  isCalendarDate(checkedOn) && isCheckedLongAgo(checkedOn, today)

/** How far it can be relied on: what its directory confirmed lately is partly checked, all else is to be asked about. */
function checkOf({ checkedOn, source }: ResourceRow, { sources, facts: { asOf } }: Presenting) {
  const directory = sources.get(source)
  const isStale = directory?.isStale === true || (checkedOn !== null && isOld(checkedOn, asOf))
  const isConfirmed = checkedOn !== null && !isStale
  return {
    lastChecked: checkedOn,
    isStale,
    verification: isConfirmed ? ('partly' as const) : ('unverified' as const),
    source: citeDirectory(source, directory),
  }
}

const milesOf = ({ distance, latitude, longitude }: ResourceRow, place: SearchPlace | undefined): number | null => {
  if (distance !== null) return distance
  return place && latitude !== null && longitude !== null ? distanceMiles(place.point, { latitude, longitude }) : null
}

/** A local service, in its directory's own words and language. */
export function presentLocal(row: ResourceRow, presenting: Presenting): Resource {
  const { facts } = row
  return {
    id: row.id,
    name: row.name,
    organization: row.organization,
    description: facts.description,
    type: row.type,
    serviceArea: [...facts.serviceAreaNames],
    isNational: row.serviceArea.includes('US'),
    cost: costOf(facts, presenting),
    ...namedLanguages(facts, presenting),
    eligibilityRequirements: eligibilityOf(facts, presenting),
    ...contactsOf(facts),
    website: facts.website ?? null,
    isActive: true,
    address: addressOf(row),
    distance: milesOf(row, presenting.place),
    ...hoursOf(row, presenting),
    benefits: [],
    steps: facts.applicationProcess ? [facts.applicationProcess] : [],
    documents: [...facts.documents],
    accessibility: [...facts.accessibility],
    alert: facts.alert ?? null,
    decision: null,
    ...checkOf(row, presenting),
  }
}
