import type { LetterDocument, Say } from '@careway/domain/letters/render-letter'
import type { HelpRecord } from '@careway/domain/programs/program'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { DecidedRecord, HelpWords, SaidHelp } from '../../ports/help'
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

const whyLines = ({ decision }: SaidHelp): readonly string[] =>
  decision.findings
    .filter(({ outcome }) => outcome === 'met' || outcome === 'maybe')
    .map(({ text, source }) => `${text} (${source.title})`)

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

function programPart(said: SaidHelp, number: number, around: Say): string {
  const { decision, applicationProcess, documents, applicationDeadline } = said
  return [
    around('plan.program', { number, name: said.name, organization: said.organization }),
    around(`likelihood.${decision.likelihood}`),
    said.description,
    ...(decision.findings.length === 0 ? [around('plan.everyone')] : section('plan.why', whyLines(said), around)),
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
  return [
    around('plan.line', { name: said.name, organization: said.organization }),
    said.description,
    ...reachLines(said, around),
  ].join('\n')
}

/** How many places of each kind are on file nearby; nothing is said of kinds that nobody loaded. */
export function localLines({ local, types }: FoundHelp, around: Say): string[] {
  if (!local) return [around('local.no-zip')]
  const { zipCode, city, radiusMiles, counts, directories } = local
  if (directories.length === 0) return [around('local.no-directory', { zipCode })]
  return types.map((type) =>
    around('local.count', { kind: around(`type.${type}`), count: counts[type] ?? 0, radiusMiles, zipCode, city }),
  )
}

const directoryLines = ({ local }: FoundHelp, around: Say): string[] =>
  (local?.directories ?? []).map(({ title, version }) =>
    around(version ? 'local.directory-of' : 'local.directory', { title, version: version ?? '' }),
  )

/** Whom to ask in which order, why, with what in hand: a document made of records alone. */
export function planDocument(found: FoundHelp, { helpWords, locale, around }: PlanVoice): LetterDocument {
  const say = (help: DecidedRecord<HelpRecord>): SaidHelp => helpWords.say(help, found.facts, locale)
  const programs = found.programs.map((each, index) => programPart(say(each), index + 1, around))
  const open = found.open.map((each, index) => programPart(say(each), found.programs.length + index + 1, around))
  const parts = [
    around('plan.title'),
    [around('plan.heard'), ...list(needTexts(found, around), around)].join('\n'),
    around(found.programs.length > 0 ? 'plan.order' : 'plan.none'),
    ...programs,
    ...(open.length > 0 ? [around('plan.open'), ...open] : []),
    [around('plan.near'), ...list([...localLines(found, around), ...directoryLines(found, around)], around)].join('\n'),
    ...(found.lines.length > 0 ? [around('plan.lines')] : []),
    ...found.lines.map((each) => linePart(say(each), around)),
    around('plan.end'),
  ]
  return { name: around('plan.title'), type: 'text/plain', content: `${parts.join('\n\n')}\n` }
}

export const needTexts = ({ needs }: FoundHelp, around: Say): readonly string[] =>
  needs.length === 0 ? [around('need.none')] : needs.map((need) => around(`need.${need}`))
