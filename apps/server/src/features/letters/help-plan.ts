import type { LetterDocument, Say } from '@careway/domain/letters/render-letter'
import type { HelpRecord } from '@careway/domain/programs/program'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { DecidedRecord, HelpWords, SaidHelp } from '../../ports/help'
import type { LocalHelp } from '../../ports/local-help'
import type { FoundHelp } from './find-help'

/** In whose words a plan is written. */
export interface PlanVoice {
  readonly helpWords: HelpWords
  readonly locale: OfferedLocale
  readonly around: Say
}

const list = (texts: readonly string[], around: Say): string[] => texts.map((text) => around('plan.item', { text }))

const section = (heading: string, texts: readonly string[], around: Say): string[] =>
  texts.length === 0 ? [] : [around(heading), ...list(texts, around)]

type Finding = SaidHelp['decision']['findings'][number]

const speaksFor = ({ outcome }: Finding): boolean => outcome === 'met' || outcome === 'maybe'

/** Nobody can be sure, and the text says why in sentences of its own. */
const DISCRETION = 'programs.discretion'
/** Say only that others decide. */
const BRACKETS = ['programs.any-of', 'programs.all-of']

const isSentence = (text: string): boolean => /[.!?]$/.test(text)
const sentence = (text: string): string => (isSentence(text) ? text : `${text}.`)

const whyLine = ({ rule, outcome, text }: Finding, around: Say): string =>
  outcome === 'maybe' && rule !== DISCRETION ? around('plan.depends', { why: text }) : text

const whyLines = ({ decision }: SaidHelp, around: Say): readonly string[] =>
  decision.findings.filter(speaksFor).map((each) => `${whyLine(each, around)} (${each.source.title})`)

/** A bare label says only in a sentence what it has to do with the reader. */
function whyOf({ decision }: SaidHelp, around: Say): string {
  const first = decision.findings.filter(speaksFor).find(({ rule }) => !BRACKETS.includes(rule))
  if (!first) return ''
  const isBare = first.outcome === 'met' && !isSentence(first.text)
  return sentence(isBare ? around('plan.counts', { why: first.text }) : whyLine(first, around))
}

/** A program in one line: its name, how likely it is to help, and the first reason why. */
export function programLine(said: SaidHelp, around: Say): string {
  const { name, decision } = said
  if (decision.findings.length === 0) return around('plan.summary', { name, about: around('plan.everyone') })
  const likelihood = around(`likelihood.${decision.likelihood}`)
  return around('plan.summary', { name, about: [likelihood, whyOf(said, around)].join(' ').trim() })
}

/** Website, phone, and whether the record may be relied on. */
function reachLines({ contactInfo, website, verification, lastChecked, sources }: SaidHelp, around: Say): string[] {
  const { phone, textNumber } = contactInfo
  const [source] = sources
  return [
    ...(phone ? [around('plan.phone', { phone })] : []),
    ...(textNumber ? [around('plan.text-number', { phone: textNumber })] : []),
    ...(website ? [around('plan.website', { website })] : []),
    ...(verification === 'verified' ? [] : [around(`plan.${verification}`)]),
    around('plan.source', { date: lastChecked, title: source?.title ?? '', url: source?.url ?? '' }),
  ]
}

/** What it is called, and by whom it is run where the name does not say so. */
const whoOf = ({ name, organization }: SaidHelp, around: Say): string =>
  organization.startsWith(name) ? name : around('plan.line', { name, organization })

function programPart(said: SaidHelp, number: number, around: Say): string {
  const { decision, applicationProcess, documents, applicationDeadline } = said
  return [
    around('plan.program', { number, name: whoOf(said, around) }),
    around(`likelihood.${decision.likelihood}`),
    said.description,
    ...(decision.findings.length === 0
      ? [around('plan.everyone')]
      : section('plan.why', whyLines(said, around), around)),
    ...section(
      'plan.questions',
      decision.questions.map(({ text }) => text),
      around,
    ),
    ...section('plan.steps', applicationProcess, around),
    ...section('plan.documents', documents, around),
    ...(applicationDeadline ? [around('plan.deadline', { text: applicationDeadline })] : []),
    ...reachLines(said, around),
  ].join('\n')
}

function linePart(said: SaidHelp, around: Say): string {
  return [whoOf(said, around), said.description, ...reachLines(said, around)].join('\n')
}

const directoryLines = ({ directories }: LocalHelp, around: Say): string[] =>
  directories.map(({ title, version }) =>
    around(version ? 'local.directory-of' : 'local.directory', { title, version: version ?? '' }),
  )

/** How many places of each kind are on file nearby, or why nobody can say; and from whom that is, where it is asked. */
export function nearPart({ local, types }: FoundHelp, around: Say, namesDirectories = false): string {
  if (!local) return around('local.no-zip')
  const { zipCode, city, radiusMiles, counts, directories } = local
  if (directories.length === 0) return around('local.no-directory', { zipCode })
  const lines = types.map((type) =>
    around('local.count', { kind: around(`type.${type}`), count: counts[type] ?? 0, radiusMiles, zipCode, city }),
  )
  return section('plan.near', [...lines, ...(namesDirectories ? directoryLines(local, around) : [])], around).join('\n')
}

/** What was heard in the text. */
export const heardPart = ({ needs }: FoundHelp, around: Say): string =>
  needs.length === 0
    ? around('need.none')
    : section(
        'plan.heard',
        needs.map((need) => around(`need.${need}`)),
        around,
      ).join('\n')

/** Whom to ask in which order, why, with what in hand: a document made of records alone. */
export function planDocument(found: FoundHelp, { helpWords, locale, around }: PlanVoice): LetterDocument {
  const say = (help: DecidedRecord<HelpRecord>): SaidHelp => helpWords.say(help, found.facts, locale)
  const programs = found.programs.map((each, index) => programPart(say(each), index + 1, around))
  const open = found.open.map((each, index) => programPart(say(each), found.programs.length + index + 1, around))
  const parts = [
    around('plan.title'),
    heardPart(found, around),
    ...(programs.length > 0 ? [around('plan.order'), ...programs] : []),
    ...(open.length > 0 ? [around('plan.open'), ...open] : []),
    ...(programs.length + open.length > 0 ? [] : [around('plan.none')]),
    nearPart(found, around, true),
    ...(found.lines.length > 0 ? [around('plan.lines')] : []),
    ...found.lines.map((each) => linePart(say(each), around)),
    around('plan.end'),
  ]
  return { name: around('plan.title'), type: 'text/plain', content: `${parts.join('\n\n')}\n` }
}
