import { explained } from './explained/explain'
import { readForeign } from './foreign/read-foreign'
import { COMPLAINTS } from './lexicon/kinds'
import { withoutIdioms } from './reading/idioms'
import { plainText } from './reading/fold-message'
import { readMessage } from './reading/read-message'
import type { SafetyAssessment, SafetyFacts, SafetyFinding } from './safety-assessment'
import { isAtLeast, type SafetyLevel } from './safety-level'
import { factConcepts } from './fact-concepts'
import { findingsOf } from './find-findings'
import { raisedLevel, raisersOf } from './raise'
import { soundsSerious, SOUNDS_SERIOUS } from './suspicion/sounds-serious'
import { whatToDo } from './what-to-do'
import { ageConcepts } from './vitals/age-concepts'
import { readAges } from './vitals/read-ages'
import { readVitals } from './vitals/read-vitals'
import { vitalConcepts } from './vitals/vital-concepts'

const LONGEST_TEXT = 20_000
const GROWN_UP = 30
const HAS_DIGIT = /\d/

/** The highest age told at or before a measurement decides its limits of pulse and breath, else the known one. */
function measured(text: string, facts: SafetyFacts): readonly string[] {
  if (!HAS_DIGIT.test(text)) return []
  let oldest = Number.NEGATIVE_INFINITY
  return text.split(/(?<=[.;!?\n] )/).flatMap((sentence) => {
    oldest = Math.max(oldest, ...readAges(sentence))
    return HAS_DIGIT.test(sentence)
      ? vitalConcepts(readVitals(sentence), oldest >= 0 ? oldest : (facts.age ?? GROWN_UP))
      : []
  })
}

const withRaise = (finding: SafetyFinding, raisers: readonly string[]): SafetyFinding => {
  const level = raisedLevel(finding.level, raisers)
  const reasons = [...finding.reasons, ...raisers.map((code) => ({ code: `raised-${code}` }))]
  return level === finding.level ? finding : { ...finding, level, reasons }
}

const topLevel = (findings: readonly SafetyFinding[], fallback: SafetyLevel): SafetyLevel =>
  findings[0]?.level ?? fallback

/** Where no rule found danger, the sound of the words may. */
function suspectedBeside(known: readonly SafetyFinding[], plain: string, isAtHome: boolean): readonly SafetyFinding[] {
  if (isAtLeast(topLevel(known, 'low'), 'high')) return []
  const language = isAtHome ? 'home' : 'other'
  return soundsSerious(plain, { language, isKnown: known.length > 0 }) ? findingsOf(new Set([SOUNDS_SERIOUS])) : []
}

/**
 * How urgent a message is and what to do. Instructions, prices and reassurance in the text are just text: none of it
 * lowers a level. Only the full description of something lesser does (see `explained`). Facts only raise it. Text beyond
 * 20,000 characters is not read.
 */
export function assessMessage(text: string, facts: SafetyFacts = {}): SafetyAssessment {
  const plain = withoutIdioms(plainText(text.slice(0, LONGEST_TEXT)))
  const reading = readMessage(plain)
  const foreign = readForeign(text.slice(0, LONGEST_TEXT))
  const vitals = measured(plain, facts)
  const ages = [...readAges(plain), ...(facts.age === undefined ? [] : [facts.age])]
  const person = [...factConcepts(facts), ...ageConcepts(ages)]
  const concepts = explained({
    said: new Set([
      ...[...reading.said].filter((each) => !foreign.over.has(each)),
      ...foreign.said,
      ...vitals,
      ...person,
    ]),
    plain,
    temperaturesC: readVitals(plain).temperaturesC,
    ages,
  })
  const heard = findingsOf(concepts)
  const isOfHealth =
    heard.some(({ level }) => level === 'urgent') ||
    [...reading.named, ...foreign.said, ...vitals].some((each) => each in COMPLAINTS || vitals.includes(each))
  const raisers = raisersOf(concepts)
  const questions = [...reading.asked, ...foreign.asked]
  const known = isOfHealth ? heard.map((each) => withRaise(each, raisers)) : []
  const suspected = questions.length === 0 ? suspectedBeside(known, plain, foreign.isAtHome) : []
  const findings = [...suspected, ...known]
  const level = topLevel(findings, 'low')
  const asked = questions.length === 0 ? [] : findingsOf(new Set([...concepts, ...questions]))
  return {
    level,
    findings,
    ...whatToDo(level, findings),
    isMedical: findings.length > 0,
    askedAbout: asked.filter(
      ({ rule, level }) => isAtLeast(level, 'high') && !findings.some((each) => each.rule === rule),
    ),
  }
}
