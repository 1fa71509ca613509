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
import type { SafetyAssessment, SafetyFacts, SafetyFinding } from './safety-assessment'
import { higherLevel, isAtLeast, type SafetyLevel } from './safety-level'
import { factConcepts } from './fact-concepts'
import { findingsOf } from './find-findings'
import { raisedLevel, raisersOf } from './raise'
import { isCrisis } from './rules/crisis-rules'
import { isWeighed } from './rules/usual-trouble-rules'
import { levelInFewWords } from './suspicion/few-words'
import { SOUNDS_SERIOUS, SOUNDS_URGENT } from './suspicion/sounds'
import { soundsSerious } from './suspicion/sounds-serious'
import { weighed } from './suspicion/weigh'
import { whatToDo } from './what-to-do'
import { ageConcepts } from './vitals/age-concepts'
import { readAges } from './vitals/read-ages'
import { doseConcepts } from './vitals/read-doses'
import { labConcepts } from './vitals/read-labs'
import { readVitals } from './vitals/read-vitals'
import { vitalConcepts } from './vitals/vital-concepts'
import { HEARD_AT_MOST } from './heard-at-most'

const GROWN_UP = 30
const HAS_DIGIT = /\d/
/** Weighs no more for who the person is. */
const MERE = new Set(['harmless-sign', 'mere-worry'])
/** A contact to be treated, though the message names no complaint. */
const GIVEN_BY_THE_WHOLE = ['same-day', 'needs-visit']

/** The highest age told at or before a measurement decides its limits of pulse and breath, else the known one. */
function measured(text: string, facts: SafetyFacts): readonly string[] {
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

const withRaise = (finding: SafetyFinding, raisers: readonly string[]): SafetyFinding => {
  if (isWeighed(finding.rule) || finding.evidence.every((each) => MERE.has(each))) return finding
  const level = raisedLevel(finding.level, raisers)
  const reasons = [...finding.reasons, ...raisers.map((code) => ({ code: `raised-${code}` }))]
  return level === finding.level ? finding : { ...finding, level, reasons }
}

const topLevel = (findings: readonly SafetyFinding[], fallback: SafetyLevel): SafetyLevel =>
  findings[0]?.level ?? fallback

/** Letters. What is longer is a document, and not weighed. */
const LONGEST_MESSAGE = 2000
/** What is found where a message only sounds as if it were so. */
const SOUNDS: Readonly<Record<Exclude<SafetyLevel, 'low'>, string>> = {
  urgent: SOUNDS_URGENT,
  high: SOUNDS_SERIOUS,
  moderate: 'needs-visit',
}
const soundingLike = (level: SafetyLevel): readonly SafetyFinding[] =>
  level === 'low' ? [] : findingsOf(new Set([SOUNDS[level]]))

/** What was heard in a message, and what the rules made of it. */
export interface Heard {
  readonly told: Reading
  readonly sentenceOf: MessageReading['sentenceOf']
  /** Whether all of it is told as something lesser: its sound adds nothing. */
  readonly isToldWhole: boolean
  /** What a plain message tells as a whole for a doctor today or in days: its sound takes nothing from it. */
  readonly toldFor: SafetyLevel
  readonly known: readonly SafetyFinding[]
  /** Whether something graver is named than is told: denied, over, somebody else's, an animal's or explained. */
  readonly isSetAside: boolean
  readonly asked: readonly SafetyFinding[]
  readonly asksInGeneral: boolean
  /** Concepts that are numbers. */
  readonly measured: readonly string[]
}

/** What stands in an idiom of English or Spanish is said in no other language that no word of the text is surely of. */
function withoutHomeIdioms({ said, surely }: ForeignReading, plain: string): readonly string[] {
  const left = readForeign(plain).said
  return [...said].filter((concept) => surely.has(concept) || left.has(concept))
}

/** Letters. In more of them something else may take back what is told for a doctor. */
const LONGEST_PLAIN_MESSAGE = 160

function toldForIn(concepts: ReadonlySet<string>, plain: string): SafetyLevel {
  if (plain.length > LONGEST_PLAIN_MESSAGE) return 'low'
  if (concepts.has(TOLD_FOR_TODAY)) return 'high'
  return concepts.has(TOLD_FOR_DAYS) ? 'moderate' : 'low'
}

export function hearMessage(text: string, facts: SafetyFacts): Heard {
  const written = plainText(text.slice(0, HEARD_AT_MOST))
  const plain = withoutIdioms(written)
  const reading = readMessage(plain)
  const foreign = readForeign(text.slice(0, HEARD_AT_MOST))
  const abroad = plain === written ? foreign.said : withoutHomeIdioms(foreign, plain)
  const vitals = measured(plain, facts)
  const ages = [...readAges(plain), ...(facts.age === undefined ? [] : [facts.age])]
  const person = [...factConcepts(facts), ...ageConcepts(ages)]
  const told: Reading = {
    said: new Set([...[...reading.said].filter((each) => !foreign.over.has(each)), ...abroad, ...vitals, ...person]),
    heard: reading.said,
    plain,
    isAtHome: foreign.isAtHome,
    temperaturesC: readVitals(plain).temperaturesC,
    ages,
  }
  const left = explained(told)
  const concepts = left.said
  const heard = findingsOf(concepts)
  const isOfHealth =
    heard.some(({ level }) => level === 'urgent') ||
    hasPicture(left) ||
    GIVEN_BY_THE_WHOLE.some((each) => concepts.has(each) && !told.said.has(each)) ||
    [...reading.named, ...abroad, ...vitals].some((each) => each in COMPLAINTS || vitals.includes(each))
  const raisers = raisersOf(concepts)
  const questions = [...reading.asked, ...foreign.asked]
  const known = isOfHealth ? heard.map((each) => withRaise(each, raisers)) : []
  const named = topLevel(findingsOf(new Set([...reading.named, ...concepts])), 'low')
  return {
    told,
    sentenceOf: reading.sentenceOf,
    isToldWhole: concepts.has(TOLD_WHOLE),
    toldFor: toldForIn(concepts, plain),
    known,
    isSetAside: plain !== written || (isAtLeast(named, 'high') && !isAtLeast(topLevel(known, 'low'), named)),
    asked: questions.length === 0 ? [] : findingsOf(new Set([...concepts, ...questions])),
    asksInGeneral: questions.length > 0,
    measured: vitals,
  }
}

/** What a message comes to when all of it is weighed: the rules' own level where it is in another language or a document. */
function levelOf({ told, sentenceOf, known, isSetAside, toldFor }: Heard): SafetyLevel {
  const { plain, heard, isAtHome } = told
  const level = topLevel(known, 'low')
  if (plain.length > LONGEST_MESSAGE) return level
  if (isAtHome)
    return higherLevel(
      higherLevel(weighed({ plain, heard, sentenceOf, found: known }), isAtLeast(level, toldFor) ? toldFor : 'low'),
      isSetAside ? 'low' : levelInFewWords(plain),
    )
  return !isAtLeast(level, 'high') && soundsSerious(plain, known.length > 0) ? 'high' : level
}

/** What the lines of a message come to, each by itself: what is told beside a line takes nothing from it. */
function levelOfLines(text: string, facts: SafetyFacts): SafetyLevel {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length < 2
    ? 'low'
    : lines.map((line) => judgeMessage(line, facts, true).assessment.level).reduce(higherLevel)
}

/** What a message comes to, and what in it was doubted. */
export interface Judged {
  readonly assessment: SafetyAssessment
  readonly doubtful: readonly SafetyFinding[]
}

/** A crisis and what was measured are never doubted. */
const isSure = (finding: SafetyFinding, { measured: numbers }: Heard) =>
  isCrisis(finding) || finding.evidence.some((each) => numbers.includes(each))

/** Several messages together are no story that could be weighed: the rules alone judge them. */
export function judgeMessage(text: string, facts: SafetyFacts, isOneMessage: boolean): Judged {
  const heard = hearMessage(text, facts)
  const { known, asked, asksInGeneral, isToldWhole } = heard
  const byRules = topLevel(known, 'low')
  const whole = isOneMessage ? levelOf(heard) : byRules
  const isLess = !isAtLeast(whole, byRules)
  const weight = isLess ? higherLevel(whole, levelOfLines(text, facts)) : whole
  const isTooHigh = (finding: SafetyFinding) => isLess && !isAtLeast(weight, finding.level) && !isSure(finding, heard)
  const doubtful = known.filter(isTooHigh)
  const sure = known.filter((each) => !isTooHigh(each))
  const isAdded = !isAtLeast(topLevel(sure, 'low'), weight) && (doubtful.length > 0 || !(asksInGeneral || isToldWhole))
  const findings = [...(isAdded ? soundingLike(weight) : []), ...sure]
  const level = topLevel(findings, 'low')
  const assessment = {
    level,
    findings,
    ...whatToDo(level, findings),
    isMedical: findings.length > 0 || doubtful.length > 0,
    askedAbout: [...doubtful, ...asked].filter(
      ({ rule, level }) => isAtLeast(level, 'high') && !findings.some((each) => each.rule === rule),
    ),
  }
  return { assessment, doubtful }
}

/**
 * How urgent a message is and what to do. Instructions, prices and reassurance in the text are just text: none of it
 * lowers a level. Only the full description of something lesser does (see `explained`), and the sound of all that is told where the
 * rules took too grave what sounds like nothing of the kind (see `weigh`). Facts only raise it. Text beyond 20,000 characters is not read.
 */
export const assessMessage = (text: string, facts: SafetyFacts = {}): SafetyAssessment =>
  judgeMessage(text, facts, true).assessment
