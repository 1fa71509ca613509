import { calendarDate } from '../kernel/calendar-date'
import type { AssistanceType } from '../vocabulary/assistant-terms'
import { draftLetter } from './draft-letter'
import { settled } from './guess-appeal'
import { guessLetterKind } from './guess-letter-kind'
import { guessProgram } from './guess-program'
import type { LetterOutcome } from './letter'
import type { LetterFacts } from './letter-facts'
import type { LetterKind } from './letter-kinds'
import examples from './letters.examples.json'
import { readLetterFacts } from './read-letter-facts'

/** `tuned`: the phrases were written against them. `keptAside`: first run after the phrases were written. */
export const LETTER_SETS = ['tuned', 'keptAside'] as const
export type LetterSet = (typeof LETTER_SETS)[number]

const AS_OF = calendarDate('2026-11-21')

/** A text, and what should be heard in it. Null where nothing settles it and the person must be asked. */
interface LetterExample {
  readonly text: string
  readonly type: string
  readonly kind: string | null
  readonly planType: string | null
  readonly denialReason: string | null
  readonly facts: object
  readonly deadline: string | null
  readonly gaps?: readonly string[]
  readonly program?: string
}

interface Count {
  right: number
  total: number
}

export const LETTER_MEASURES = [
  'kind',
  'planType',
  'denialReason',
  'program',
  'factsFound',
  'factsRight',
  'deadline',
  'gaps',
] as const
export type LetterMeasure = (typeof LETTER_MEASURES)[number]

/** How texts are heard. `factsFound`: of the facts in them; `factsRight`: of the facts that were taken from them. */
export interface LetterReport {
  readonly set: LetterSet
  readonly examples: number
  readonly counts: Readonly<Record<LetterMeasure, Count>>
  readonly misses: readonly string[]
}

interface Heard {
  readonly kind: LetterKind | null
  readonly program: string | null
  readonly facts: LetterFacts
  readonly outcome: LetterOutcome | undefined
}

function hear({ text, type }: LetterExample): Heard {
  const kind = settled(guessLetterKind(text, type as AssistanceType)) ?? null
  const program = settled(guessProgram(text)) ?? null
  const facts = readLetterFacts(text, AS_OF)
  const given = program === null ? facts : { ...facts, programId: program }
  return { kind, program, facts, outcome: kind === null ? undefined : draftLetter(kind, given, AS_OF) }
}

type Result = readonly [measure: LetterMeasure, isRight: boolean, what: string]

function factResults(
  wanted: object,
  { planType: _plan, denialReason: _reason, ...found }: LetterFacts,
): readonly Result[] {
  const wants = new Map<string, unknown>(Object.entries(wanted))
  const has = new Map<string, unknown>(Object.entries(found))
  return [
    ...[...wants].map(([field, value]): Result => [
      'factsFound',
      has.get(field) === value,
      `${field} ${String(has.get(field))}`,
    ]),
    ...[...has].map(([field, value]): Result => [
      'factsRight',
      wants.get(field) === value,
      `${field} ${String(value)}`,
    ]),
  ]
}

function outcomeResults({ deadline, gaps }: LetterExample, { outcome }: Heard): readonly Result[] {
  if (outcome?.outcome !== 'drafted') return deadline === null ? [] : [['deadline', false, 'nothing drafted']]
  const date = outcome.deadline?.date ?? null
  const missing = (gaps ?? []).filter((gap) => !(outcome.gaps as readonly string[]).includes(gap))
  return [
    ...(outcome.deadline ? ([['deadline', date === deadline, `deadline ${date}`]] as const) : []),
    ...(gaps ? ([['gaps', missing.length === 0, `no gap ${missing.join()}`]] as const) : []),
  ]
}

function resultsOf(example: LetterExample): readonly Result[] {
  const heard = hear(example)
  const { kind, facts, program } = heard
  const isAppeal = example.kind === 'appeal'
  return [
    ['kind', kind === example.kind, `kind ${kind}`],
    ...(isAppeal
      ? ([['planType', (facts.planType ?? null) === example.planType, `plan ${facts.planType}`]] as const)
      : []),
    ...(isAppeal
      ? ([
          ['denialReason', (facts.denialReason ?? null) === example.denialReason, `reason ${facts.denialReason}`],
        ] as const)
      : []),
    ...(example.kind === 'application_checklist'
      ? ([['program', program === (example.program ?? null), `program ${program}`]] as const)
      : []),
    ...factResults(example.facts, facts),
    ...outcomeResults(example, heard),
  ]
}

/** Reads every example of a set as a letter is asked for, and counts what came out as it should. */
export function evaluateLetters(set: LetterSet): LetterReport {
  const all: readonly LetterExample[] = examples[set]
  const results = all.map((example) => ({ example, results: resultsOf(example) }))
  const flat = results.flatMap((each) => each.results)
  const countOf = (measure: LetterMeasure): Count => {
    const own = flat.filter(([name]) => name === measure)
    return { right: own.filter(([, isRight]) => isRight).length, total: own.length }
  }
  return {
    set,
    examples: all.length,
    counts: Object.fromEntries(LETTER_MEASURES.map((measure) => [measure, countOf(measure)])) as LetterReport['counts'],
    misses: results.flatMap(({ example, results: own }) =>
      own.filter(([, isRight]) => !isRight).map(([measure, , what]) => `${measure}: ${what} <- ${example.text}`),
    ),
  }
}
