import type { CalendarDate } from '../kernel/calendar-date'
import type { Reason } from '../kernel/decision'
import { because } from '../kernel/decision'
import { block, type LawReference, type LetterBlock, type LetterDeadline, type LetterDraft } from './letter'
import { unusableDates, type LetterFacts } from './letter-facts'
import type { LetterField } from './letter-fields'
import type { LetterKind } from './letter-kinds'

/** The lines of a sender who is the patient, or speaks for them. */
export const patientLines = (facts: LetterFacts): readonly LetterBlock[] => [
  block('sender.patient', ['patientName']),
  block('sender.address', ['patientAddress']),
  ...(facts.patientPhone ? [block('sender.phone', ['patientPhone'])] : []),
  ...(facts.patientEmail ? [block('sender.email', ['patientEmail'])] : []),
]

/** The end of a letter that the patient signs, or somebody on their behalf. */
export const patientSignature = (facts: LetterFacts): readonly LetterBlock[] => [
  block('closing.sincerely'),
  block('closing.signature'),
  facts.representativeName
    ? block('closing.for-patient', ['representativeName', 'patientName'])
    : block('closing.patient', ['patientName']),
]

/** One fact in a line of its own, where it is known. */
export const where = (isWanted: unknown, ...blocks: readonly LetterBlock[]): readonly LetterBlock[] =>
  isWanted ? blocks : []

export interface LetterParts {
  readonly kind: LetterKind
  readonly sender: readonly LetterBlock[]
  readonly recipient: readonly LetterBlock[]
  readonly subject: readonly LetterBlock[]
  readonly blocks: readonly LetterBlock[]
  readonly closing: readonly LetterBlock[]
  readonly deadline?: LetterDeadline
  readonly otherDeadlines?: readonly LetterDeadline[]
  readonly law?: readonly LawReference[]
  readonly evidence: readonly string[]
  readonly nextSteps: readonly Reason[]
  readonly notes?: readonly Reason[]
}

const missing = (blocks: readonly LetterBlock[], facts: LetterFacts): readonly LetterField[] => [
  ...new Set(blocks.flatMap(({ fields }) => fields).filter((field) => facts[field] === undefined)),
]

const lawBlocks = (law: readonly LawReference[]): readonly LetterBlock[] =>
  law.map(({ code, citation }) => block(`law.${code}`, [], { citation: citation.title }))

const dateNotes = (given: LetterFacts, clean: LetterFacts): readonly Reason[] =>
  unusableDates(given, clean).map((field) => because('unusable-date', { field }))

/** What every letter says of its law, before what it asks for. */
export const lawParagraphs = (law: readonly LawReference[], intro = 'law-intro'): readonly LetterBlock[] =>
  law.length === 0 ? [] : [block(intro), ...lawBlocks(law)]

/**
 * Puts the parts together: what is still blank, whether the day has passed, and that nothing of it is legal advice.
 * @param given the facts as they came, to tell which days were not usable
 */
export function finishLetter(
  parts: LetterParts,
  given: LetterFacts,
  clean: LetterFacts,
  asOf: CalendarDate,
): LetterDraft {
  const title = block(`title.${parts.kind}`)
  const shown = [...parts.sender, ...parts.recipient, ...parts.subject, ...parts.blocks, ...parts.closing]
  const gaps = missing(shown, clean)
  const { deadline } = parts
  return {
    outcome: 'drafted',
    ...parts,
    asOf,
    title,
    otherDeadlines: parts.otherDeadlines ?? [],
    law: parts.law ?? [],
    evidence: [...new Set([...parts.evidence, ...(clean.representativeName ? ['representative-form'] : [])])],
    notes: [
      ...dateNotes(given, clean),
      ...(deadline?.isPast ? [because(`late-${deadline.rule}`, deadline.length)] : []),
      ...(parts.notes ?? []),
      because('not-advice'),
    ],
    gaps,
    isComplete: gaps.length === 0,
    facts: clean,
  }
}
