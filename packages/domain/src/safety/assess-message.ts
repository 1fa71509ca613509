import { readForeign } from './foreign/read-foreign'
import { COMPLAINTS } from './lexicon/kinds'
import { withoutIdioms } from './reading/idioms'
import { plainText } from './reading/fold-message'
import { readMessage } from './reading/read-message'
import { SAFETY_RULES } from './rules/all-rules'
import type { Combination, SafetyRule } from './rules/rule'
import type { SafetyAssessment, SafetyFacts, SafetyFinding } from './safety-assessment'
import { isAtLeast, SAFETY_LEVELS, type SafetyLevel } from './safety-level'
import { factConcepts } from './fact-concepts'
import { raisedLevel, raisersOf } from './raise'
import { whatToDo } from './what-to-do'
import { ageConcepts } from './vitals/age-concepts'
import { readAges } from './vitals/read-ages'
import { readVitals } from './vitals/read-vitals'
import { vitalConcepts } from './vitals/vital-concepts'

const LONGEST_TEXT = 20_000
const GROWN_UP = 30
const HAS_DIGIT = /\d/

function evidenceOf(combination: Combination, concepts: ReadonlySet<string>): readonly string[] | undefined {
  const heard = combination.map((choices) => choices.find((choice) => concepts.has(choice)))
  return heard.every((each) => each !== undefined) ? heard : undefined
}

function findingOf(rule: SafetyRule, concepts: ReadonlySet<string>): SafetyFinding | undefined {
  for (const { level, anyOf } of rule.levels)
    for (const combination of anyOf) {
      const evidence = evidenceOf(combination, concepts)
      if (evidence)
        return {
          rule: rule.id,
          level,
          evidence,
          reasons: [{ code: rule.id }],
          source: rule.source,
          ...(rule.awaitsSource && { awaitsSource: true }),
        }
    }
  return undefined
}

const findingsOf = (concepts: ReadonlySet<string>): readonly SafetyFinding[] =>
  SAFETY_RULES.map((rule) => findingOf(rule, concepts))
    .filter((finding) => finding !== undefined)
    .sort((a, b) => SAFETY_LEVELS.indexOf(b.level) - SAFETY_LEVELS.indexOf(a.level))

/** The highest age told at or before a measurement decides its limits of pulse and breath, else the known one. */
function measured(text: string, facts: SafetyFacts): readonly string[] {
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

/**
 * How urgent a message is and what to do. Instructions, prices and reassurance in the text are just text: nothing that
 * is added lowers a level. Facts only raise it. Text beyond 20,000 characters is not read.
 */
export function assessMessage(text: string, facts: SafetyFacts = {}): SafetyAssessment {
  const plain = withoutIdioms(plainText(text.slice(0, LONGEST_TEXT)))
  const reading = readMessage(plain)
  const foreign = readForeign(text.slice(0, LONGEST_TEXT))
  const vitals = measured(plain, facts)
  const person = [
    ...factConcepts(facts),
    ...ageConcepts([...readAges(plain), ...(facts.age === undefined ? [] : [facts.age])]),
  ]
  const concepts = new Set([...reading.said, ...foreign.said, ...vitals, ...person])
  const isMedical = [...reading.named, ...foreign.said, ...vitals].some(
    (each) => each in COMPLAINTS || vitals.includes(each),
  )
  const raisers = raisersOf(concepts)
  const findings = isMedical ? findingsOf(concepts).map((each) => withRaise(each, raisers)) : []
  const level = topLevel(findings, 'low')
  const questions = [...reading.asked, ...foreign.asked]
  const asked = questions.length === 0 ? [] : findingsOf(new Set([...concepts, ...questions]))
  return {
    level,
    findings,
    ...whatToDo(level, findings),
    isMedical,
    askedAbout: asked.filter(
      ({ rule, level }) => isAtLeast(level, 'high') && !findings.some((each) => each.rule === rule),
    ),
  }
}
