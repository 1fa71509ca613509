import { EVERYDAY_CONCEPTS } from './explained/everyday'
import { DOSE_DOUBLED } from './explained/dose-taken-wrong'
import { explained } from './explained/explain'
import { TOLD_FOR_DAYS } from './explained/told-for/told-for-days'
import { TOLD_FOR_TODAY } from './explained/told-for/told-for-today'
import { TOLD_WHOLE } from './explained/told-whole'
import { readForeign, type ForeignReading } from './foreign/read-foreign'
import { COMPLAINTS } from './lexicon/kinds'
import { withoutIdioms } from './reading/idioms'
import { plainText } from './reading/fold-message'
import { hasPicture } from './explained/pictures/pictures'
import type { Reading } from './explained/reading'
import { readMessage, type MessageReading } from './reading/read-message'
import type { SafetyFacts, SafetyFinding } from './safety-assessment'
import { isAtLeast, type SafetyLevel } from './safety-level'
import { factConcepts } from './fact-concepts'
import { findingsOf } from './find-findings'
import { raisersOf, withRaise } from './raise'
import { ageConcepts } from './vitals/age-concepts'
import { readAges } from './vitals/read-ages'
import { doseConcepts } from './vitals/read-doses'
import { measuresInFigures } from './vitals/measures-in-words'
import { measuredNow } from './vitals/measured-now'
import { labConcepts } from './vitals/read-labs'
import { readVitals, temperaturesIn } from './vitals/read-vitals'
import { VITAL_CONCEPTS, vitalConcepts } from './vitals/vital-concepts'
import { HEARD_AT_MOST } from './heard-at-most'

const GROWN_UP = 30
/** NHS England: an emergency at 92 percent or less, unless a doctor gave another number, as with COPD. */
const USUAL_IN_COPD = 'oxygen-92'
const HAS_DIGIT = /\d/
/** A contact to be treated, though the message names no complaint. */
const GIVEN_BY_THE_WHOLE = ['same-day', 'needs-visit', 'missed-dialysis', DOSE_DOUBLED]

/** The highest age told at or before a measurement decides its limits of pulse and breath, else the known one. */
function measured(plain: string, facts: SafetyFacts): readonly string[] {
  const text = measuredNow(measuresInFigures(plain))
  if (!HAS_DIGIT.test(text)) return []
  let oldest = Number.NEGATIVE_INFINITY
  return text.split(/(?<=[.;!?\n] )/).flatMap((sentence) => {
    oldest = Math.max(oldest, ...readAges(sentence))
    return HAS_DIGIT.test(sentence)
      ? [
          ...vitalConcepts(readVitals(sentence), oldest >= 0 ? oldest : (facts.age ?? GROWN_UP)),
          ...labConcepts(sentence),
          ...doseConcepts(sentence),
        ]
      : []
  })
}

export const topLevel = (findings: readonly SafetyFinding[], fallback: SafetyLevel): SafetyLevel =>
  findings[0]?.level ?? fallback

export interface Heard {
  readonly told: Reading
  /** The concepts told that stand when all is explained. */
  readonly said: ReadonlySet<string>
  readonly sentenceOf: MessageReading['sentenceOf']
  /** Whether all of it is told as something lesser: its sound adds nothing. */
  readonly isToldWhole: boolean
  /** What a plain message tells as a whole for a doctor today or in days: its sound takes nothing from it. */
  readonly toldFor: SafetyLevel
  readonly known: readonly SafetyFinding[]
  /** Whether something graver is named than is told: denied, over, somebody else's, an animal's, explained or asked of a service. */
  readonly isSetAside: boolean
  readonly asked: readonly SafetyFinding[]
  readonly asksInGeneral: boolean
  /** Concepts that are numbers. */
  readonly measured: readonly string[]
  /** In years, without what is known from elsewhere. */
  readonly toldAges: readonly number[]
  /** Whether it is surely in a language beside English and Spanish, or partly. */
  readonly isAbroad: boolean
}

const MEASURED: ReadonlySet<string> = new Set(VITAL_CONCEPTS)

/**
 * What stands in an idiom of English or Spanish, or is named there in whatever way, is said in no other language that no word of the
 * text is surely of; and numbers are read in English and Spanish, whose names of measures are those of other languages too.
 * @param readsAtHome whether a temperature is told as in English and Spanish
 * @param left the text without its idioms, where it has any
 */
function saidAbroad(
  { said, surely, hasEnglishOrSpanish }: ForeignReading,
  named: ReadonlySet<string>,
  readsAtHome: boolean,
  left?: string,
): readonly string[] {
  const stays = left === undefined ? said : readForeign(left).said
  const isReadAtHome = (concept: string) =>
    named.has(concept) || (MEASURED.has(concept) && (hasEnglishOrSpanish || readsAtHome))
  return [...said].filter((concept) => surely.has(concept) || (stays.has(concept) && !isReadAtHome(concept)))
}

/** Letters. In more of them something else may take back what is told for a doctor. */
const LONGEST_PLAIN_MESSAGE = 160

function toldForIn(concepts: ReadonlySet<string>, plain: string): SafetyLevel {
  if (plain.length > LONGEST_PLAIN_MESSAGE) return 'low'
  if (concepts.has(TOLD_FOR_TODAY)) return 'high'
  return concepts.has(TOLD_FOR_DAYS) ? 'moderate' : 'low'
}

/** What is read in a text before anything is weighed. */
interface Read {
  readonly told: Reading
  readonly reading: MessageReading
  /** Concepts only asked about. */
  readonly questions: readonly string[]
  /** Concepts named, in whatever way, and numbers. */
  readonly named: readonly string[]
  /** Concepts that are numbers. */
  readonly vitals: readonly string[]
  readonly toldAges: readonly number[]
  readonly hasIdioms: boolean
  readonly isAbroad: boolean
}

function readAll(text: string, facts: SafetyFacts): Read {
  const written = plainText(text)
  const plain = withoutIdioms(written)
  const hasIdioms = plain !== written
  const reading = readMessage(plain)
  const foreign = readForeign(text)
  const temperaturesC = temperaturesIn(plain)
  const abroad = saidAbroad(foreign, reading.named, temperaturesC.length > 0, hasIdioms ? plain : undefined)
  const vitals = measured(plain, facts)
  const toldAges = readAges(plain)
  const ages = [...toldAges, ...(facts.age === undefined ? [] : [facts.age])]
  const person = [...factConcepts(facts), ...ageConcepts(ages)]
  const atHome = [...reading.said].filter((each) => !foreign.over.has(each))
  const said = new Set([...atHome, ...abroad, ...vitals, ...person])
  if (said.has('copd')) said.delete(USUAL_IN_COPD)
  return {
    told: {
      said,
      heard: reading.said,
      plain,
      hasEnglishOrSpanish: foreign.hasEnglishOrSpanish,
      temperaturesC,
      ages,
    },
    reading,
    questions: [...reading.asked, ...foreign.asked],
    named: [...reading.named, ...abroad, ...vitals],
    vitals,
    toldAges,
    hasIdioms,
    isAbroad: foreign.isAbroad,
  }
}

/** Whether a message is about health at all: a person's age or illness alone tells of nothing. */
const isOfHealth = (left: Reading, { told, named, vitals }: Read, found: readonly SafetyFinding[]): boolean =>
  found.some(({ level }) => level === 'urgent') ||
  hasPicture(left) ||
  GIVEN_BY_THE_WHOLE.some((each) => left.said.has(each) && !told.said.has(each)) ||
  EVERYDAY_CONCEPTS.some((each) => told.said.has(each)) ||
  named.some((each) => each in COMPLAINTS || vitals.includes(each))

/** What the rules find in a message, and what is to be known of it to weigh that. */
export function hearMessage(text: string, facts: SafetyFacts): Heard {
  const read = readAll(text.slice(0, HEARD_AT_MOST), facts)
  const { told, reading, questions, vitals, toldAges, hasIdioms, isAbroad } = read
  const left = explained(told)
  const { said } = left
  const found = findingsOf(said)
  const raisers = raisersOf(said)
  const known = isOfHealth(left, read, found) ? found.map((each) => withRaise(each, raisers)) : []
  const named = topLevel(findingsOf(new Set([...reading.named, ...said])), 'low')
  const isLess = isAtLeast(named, 'high') && !isAtLeast(topLevel(known, 'low'), named)
  return {
    told,
    said,
    sentenceOf: reading.sentenceOf,
    isToldWhole: said.has(TOLD_WHOLE),
    toldFor: toldForIn(said, told.plain),
    known,
    isSetAside: hasIdioms || reading.asksForService || isLess,
    asked: questions.length === 0 ? [] : findingsOf(new Set([...said, ...questions])),
    asksInGeneral: questions.length > 0,
    measured: vitals,
    toldAges,
    isAbroad,
  }
}
