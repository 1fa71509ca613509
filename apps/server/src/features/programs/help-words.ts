import { citationOf } from '@careway/contracts/pathways/pathway'
import { isCheckedLongAgo } from '@careway/domain/directory/is-checked-long-ago'
import { hasAllWords, wordsOf } from '@careway/domain/free-text/search-words'
import type { HelpContact, HelpRecord, ProgramFacts } from '@careway/domain/programs/program'
import { AID_AND_LAW_RESOURCES } from '@careway/domain/programs/records/aid-and-law-resources'
import { FINANCIAL_PROGRAMS } from '@careway/domain/programs/records/financial-programs'
import { INSURANCE_PROGRAMS } from '@careway/domain/programs/records/insurance-programs'
import { PRESCRIPTION_PROGRAMS } from '@careway/domain/programs/records/prescription-programs'
import { RIDE_AND_LANGUAGE_RESOURCES } from '@careway/domain/programs/records/ride-and-language-resources'
import { LANGUAGE_CODES } from '@careway/domain/vocabulary/language-codes'
import { US_STATE_NAMES } from '@careway/domain/vocabulary/us-state'
import type { CatalogName } from '@careway/i18n/catalogs'
import type { Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { HelpWords, SaidHelp } from '../../ports/help'
import { decisionInWords } from './decision-words'
import { countryName, languageName } from './language-names'

const ROOMS: readonly (readonly [CatalogName, readonly HelpRecord[]])[] = [
  ['programs-insurance', INSURANCE_PROGRAMS],
  ['programs-prescription', PRESCRIPTION_PROGRAMS],
  ['programs-financial', FINANCIAL_PROGRAMS],
  ['resources-rides-and-language', RIDE_AND_LANGUAGE_RESOURCES],
  ['resources-aid-and-law', AID_AND_LAW_RESOURCES],
]
const CATALOG_OF = new Map(ROOMS.flatMap(([name, records]) => records.map(({ id }) => [id, name] as const)))

interface Voice {
  readonly messages: Messages
  readonly locale: OfferedLocale
}

/** The sentences under a record's id. */
function sentencesOf({ id, ...counts }: HelpRecord, { messages, locale }: Voice) {
  const catalog = CATALOG_OF.get(id)
  if (!catalog) throw new RangeError(`No catalog speaks of ${id}`)
  const one = (code: string) => messages.translateCode(locale, catalog, `${id}.${code}`)
  const some = (code: string) => (messages.knows(locale, catalog, `${id}.${code}`) ? one(code) : null)
  const all = (list: 'benefits' | 'steps' | 'documents') =>
    Array.from({ length: counts[list] }, (_, index) => one(`${list}.${index + 1}`))
  return {
    description: one('about'),
    eligibilityRequirements: one('who'),
    benefits: all('benefits'),
    applicationProcess: all('steps'),
    documents: all('documents'),
    applicationDeadline: some('deadline'),
    note: some('note'),
  }
}

/** The state's own way in, where it has one. */
function officeOf({ contactIn }: HelpRecord, { state }: ProgramFacts): SaidHelp['office'] {
  const office = state && contactIn?.[state]
  if (!office?.name) return null
  return { name: office.name, phone: office.phone ?? null, website: office.website ?? null }
}

function contactFor({ contact, contactIn }: HelpRecord, { state }: ProgramFacts): HelpContact {
  return { ...contact, ...(state && contactIn?.[state]) }
}

function reachOf(record: HelpRecord, facts: ProgramFacts): Pick<SaidHelp, 'contactInfo' | 'website'> {
  const { phone = null, tty = null, textNumber = null, website = null } = contactFor(record, facts)
  return { contactInfo: { phone, email: null, tty, textNumber }, website }
}

const areaOf = ({ states }: HelpRecord, locale: OfferedLocale): string[] =>
  states ? states.map((state) => US_STATE_NAMES[state]) : [countryName(locale)]

/** The languages a record itself names, in the order it names them. */
const languagesOf = ({ languages }: HelpRecord, locale: OfferedLocale): string[] =>
  languages.map((each) => languageName(LANGUAGE_CODES[each], locale))

function searchedIn(record: HelpRecord, voice: Voice): string {
  const { description, eligibilityRequirements, benefits } = sentencesOf(record, voice)
  const { name, organization } = record
  return [name, organization, description, eligibilityRequirements, ...benefits].join(' ')
}

export function createHelpWords(messages: Messages): HelpWords {
  const searched = new Map<string, ReadonlySet<string>>()
  const wordsIn = (record: HelpRecord, locale: OfferedLocale) => {
    const key = `${locale} ${record.id}`
    const words = searched.get(key) ?? new Set(wordsOf(searchedIn(record, { messages, locale })))
    searched.set(key, words)
    return words
  }
  return {
    say: ({ record, decision }, facts, locale) => ({
      id: record.id,
      name: record.name,
      organization: record.organization,
      ...sentencesOf(record, { messages, locale }),
      serviceArea: areaOf(record, locale),
      cost: messages.translateCode(locale, 'programs', `cost.${record.cost}`),
      languages: languagesOf(record, locale),
      hasInterpreters: record.hasInterpreters,
      ...reachOf(record, facts),
      office: officeOf(record, facts),
      decision: decisionInWords(decision, messages, locale),
      verification: record.verification,
      lastChecked: record.checkedOn,
      isStale: isCheckedLongAgo(record.checkedOn, facts.asOf),
      sources: record.sources.map(citationOf),
    }),
    isFound: (record, search, locale) => hasAllWords(wordsIn(record, locale), search),
    nameLanguage: languageName,
  }
}
