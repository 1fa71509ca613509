import { explained } from './explained/explain'
import { readForeign } from './foreign/read-foreign'
import { COMPLAINTS } from './lexicon/kinds'
import { withoutIdioms } from './reading/idioms'
import { plainText } from './reading/fold-message'
import { hasPicture } from './explained/pictures/pictures'
import type { Reading } from './explained/reading'
import { unexplained } from './explained/told-whole'
import { readMessage } from './reading/read-message'
import type { SafetyAssessment, SafetyFacts, SafetyFinding } from './safety-assessment'
import { isAtLeast, type SafetyLevel } from './safety-level'
import { factConcepts } from './fact-concepts'
import { findingsOf } from './find-findings'
import { raisedLevel, raisersOf } from './raise'
import { isWeighed } from './rules/usual-trouble-rules'
import { doubted } from './suspicion/doubted'
import { soundsLikeEmergency, soundsSerious, SOUNDS_SERIOUS, SOUNDS_URGENT } from './suspicion/sounds-serious'
import { whatToDo } from './what-to-do'
import { ageConcepts } from './vitals/age-concepts'
import { readAges } from './vitals/read-ages'
import { doseConcepts } from './vitals/read-doses'
import { labConcepts } from './vitals/read-labs'
import { readVitals } from './vitals/read-vitals'
import { vitalConcepts } from './vitals/vital-concepts'

const LONGEST_TEXT = 20_000
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

/** Where no rule found danger, the sound of what is not explained may. */
function suspectedBeside(known: readonly SafetyFinding[], told: Reading): readonly SafetyFinding[] {
  const level = topLevel(known, 'low')
  if (level === 'urgent') return []
  const heardIn = { isAtHome: told.isAtHome, isKnown: known.length > 0 }
  const isHeard = (sounds: typeof soundsSerious) => sounds(told.plain, heardIn) && sounds(unexplained(told), heardIn)
  if (isHeard(soundsLikeEmergency)) return findingsOf(new Set([SOUNDS_URGENT]))
  return !isAtLeast(level, 'high') && isHeard(soundsSerious) ? findingsOf(new Set([SOUNDS_SERIOUS])) : []
}

/** What a message comes to, and what in it was doubted. */
export interface Judged {
  readonly assessment: SafetyAssessment
  readonly doubtful: readonly SafetyFinding[]
}

export function judgeMessage(text: string, facts: SafetyFacts, mayDoubt: boolean): Judged {
  const plain = withoutIdioms(plainText(text.slice(0, LONGEST_TEXT)))
  const reading = readMessage(plain)
  const foreign = readForeign(text.slice(0, LONGEST_TEXT))
  const vitals = measured(plain, facts)
  const ages = [...readAges(plain), ...(facts.age === undefined ? [] : [facts.age])]
  const person = [...factConcepts(facts), ...ageConcepts(ages)]
  const told: Reading = {
    said: new Set([
      ...[...reading.said].filter((each) => !foreign.over.has(each)),
      ...foreign.said,
      ...vitals,
      ...person,
    ]),
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
    [...reading.named, ...foreign.said, ...vitals].some((each) => each in COMPLAINTS || vitals.includes(each))
  const raisers = raisersOf(concepts)
  const questions = [...reading.asked, ...foreign.asked]
  const known = isOfHealth ? heard.map((each) => withRaise(each, raisers)) : []
  const doubtful = mayDoubt ? doubted(known, left, vitals) : []
  const sure = known.filter((each) => !doubtful.includes(each))
  const suspected = questions.length === 0 ? suspectedBeside(sure, left) : []
  const findings = [...suspected, ...sure]
  const level = topLevel(findings, 'low')
  const asked = questions.length === 0 ? [] : findingsOf(new Set([...concepts, ...questions]))
  const assessment = {
    level,
    findings,
    ...whatToDo(level, findings),
    isMedical: findings.length > 0,
    askedAbout: [...doubtful, ...asked].filter(
      ({ rule, level }) => isAtLeast(level, 'high') && !findings.some((each) => each.rule === rule),
    ),
  }
  return { assessment, doubtful }
}

/**
 * How urgent a message is and what to do. Instructions, prices and reassurance in the text are just text: none of it
 * lowers a level. Only the full description of something lesser does (see `explained`), and the sound of a whole story where one
 * turn of it was read as a danger (see `doubted`). Facts only raise it. Text beyond 20,000 characters is not read.
 */
export const assessMessage = (text: string, facts: SafetyFacts = {}): SafetyAssessment =>
  judgeMessage(text, facts, true).assessment
