import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './process.mjs'

/** What strangers wrote as it came. */
const OF_STRANGERS = 'taught.examples.json'
/** What was written to make a machine deaf: fitted to it too, the models judge what people write as it comes worse. */
const TRAPS = 'traps.examples.json'
/** Letters a sentence of the product's own has at least, and how many of a catalog are taken. */
const SENTENCES = { shortest: 30, ofACatalog: 25 }
const HOME = new Set(['en', 'es'])
const folder = join(repository, 'packages/domain/src/safety/examples')
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))

const sets = () => readdirSync(folder).filter((name) => name !== TRAPS)

const knowledge = join(repository, 'packages/domain/src/knowledge/asked')
/** Cards whose questions may tell of a danger. */
const OF_DANGER = new Set([
  'domestic-violence',
  'emergency-medicaid',
  'emtala',
  'family-caregiver',
  'home-oxygen-and-equipment',
  'insulin-cost',
  'nursing-home-neglect',
  'urgent-appeal',
  'where-to-go',
])
/** The cards on the body and the mind. */
const ofTheBody = () =>
  new Set(Object.keys(read(join(repository, 'packages/i18n/messages/en/knowledge-symptoms.json'))))

/** What people ask about cover, bills, programs and other walks of life: nothing to be seen for. */
export function askedOfOffices() {
  const body = ofTheBody()
  return ['en', 'es'].flatMap((language) =>
    Object.entries(read(join(knowledge, `asked.${language}.json`))).flatMap(([subject, questions]) =>
      body.has(subject) || OF_DANGER.has(subject)
        ? []
        : questions.map((text) => ({ text, level: CALM, isOfOffice: true })),
    ),
  )
}

export const strangersMessages = () => read(join(folder, OF_STRANGERS))
export const pressure = () => read(join(folder, 'pressure.examples.json'))

const stringsIn = (value) =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsIn)
      : []

/** How soon a level needs somebody, and from where on each need is meant. */
export const RANK = { 'no-alarm': 0, low: 0, moderate: 1, high: 2, urgent: 3 }
const MEANT = { days: 1, today: 2, now: 3 }
export const isMeantFor = (need) => (level) => RANK[level] >= MEANT[need]
const LEVELS = new Set(Object.keys(RANK))
/** What is said of a message of no level of its own: an emergency, or nothing to be seen for. */
const [DANGER, CALM] = ['urgent', 'no-alarm']

/** Every message beside the gate with its level, and sentences of an office and of the product, which are nothing to be seen for. */
export function labelledMessages(graveRules, { shortest, ofACatalog } = SENTENCES) {
  const messages = sets().flatMap((name) => {
    const examples = read(join(folder, name))
    if (name === 'languages.examples.json')
      return examples.flatMap(({ urgent, denied }) => [
        ...urgent.map((text) => ({ text, level: DANGER, isOther: true })),
        ...denied.map((text) => ({ text, level: CALM, isOther: true })),
      ])
    return Array.isArray(examples)
      ? examples.flatMap(({ text, level, language, writer }) =>
          text && LEVELS.has(level)
            ? [{ text, level, isOther: !HOME.has(language ?? 'en'), isOfStrangers: name === OF_STRANGERS, writer }]
            : [],
        )
      : []
  })
  const told = sets()
    .flatMap((name) => read(join(folder, name)))
    .flatMap(({ rule, en, es }) =>
      graveRules.has(rule) ? [en, es].map((text) => ({ text, level: DANGER, isOfRule: true })) : [],
    )
  const { urgent } = read(join(folder, 'pressure.examples.json'))
  const { illNow, suicideNow, ...ofAnOffice } = read(join(folder, 'paperwork.examples.json'))
  const dangers = [...urgent, ...stringsIn([illNow, suicideNow])].map((text) => ({ text, level: DANGER }))
  const paperwork = stringsIn(ofAnOffice).map((text) => ({ text, level: CALM, isOfOffice: true }))
  const catalogs = ['en', 'es'].flatMap((locale) => {
    const path = join(repository, 'packages/i18n/messages', locale)
    return readdirSync(path)
      .filter((name) => !/^(?:safety|knowledge)/.test(name))
      .flatMap((name) => {
        const long = stringsIn(read(join(path, name))).filter((text) => text.length >= shortest)
        const every = Math.max(1, Math.ceil(long.length / ofACatalog))
        return long.filter((_text, at) => at % every === 0).map((text) => ({ text, level: CALM, isOfOffice: true }))
      })
  })
  return [
    ...new Map([...messages, ...told, ...dangers, ...paperwork, ...catalogs].map((each) => [each.text, each])).values(),
  ]
}

export const markOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12)
/** The same number for the same text, below a limit. */
export const numbered = (text, limit) => createHash('sha256').update(text).digest().readUInt32BE(0) % limit

/** What the rules found in strangers' messages before anybody had mended anything for them, by the mark of the message. */
export function firstLooks(folds) {
  const rows = readFileSync(join(repository, 'tools/first-looks.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  const writers = [...new Set(rows.map(([, writer]) => writer))]
  return new Map(
    rows.map(([mark, writer, found = '']) => [
      mark,
      {
        fold: writers.indexOf(writer) % folds,
        found: found
          .split(' ')
          .filter(Boolean)
          .map((each) => {
            const [, rule, level, evidence] = /^(.+)@(\w+):(.*)$/.exec(each)
            return { rule, level, evidence: evidence.split('+') }
          }),
      },
    ]),
  )
}
