import { SAFETY_RULES } from './rules/all-rules'
import type { Combination, SafetyRule } from './rules/rule'
import type { SafetyFinding } from './safety-assessment'
import { SAFETY_LEVELS } from './safety-level'

const firstConcepts = ({ levels }: SafetyRule) =>
  levels.flatMap(({ anyOf }) => anyOf.flatMap((combination) => combination[0]!))

/** The places of the rules that a concept may begin: without any of these a rule cannot hold. */
const RULES_FROM = new Map<string, number[]>()
for (const [place, rule] of SAFETY_RULES.entries())
  for (const concept of new Set(firstConcepts(rule))) {
    const there = RULES_FROM.get(concept)
    if (there) there.push(place)
    else RULES_FROM.set(concept, [place])
  }

function placesOfRules(concepts: ReadonlySet<string>): readonly number[] {
  const places = new Set<number>()
  for (const concept of concepts) for (const place of RULES_FROM.get(concept) ?? []) places.add(place)
  return [...places].toSorted((a, b) => a - b)
}

function evidenceOf(combination: Combination, concepts: ReadonlySet<string>): readonly string[] | undefined {
  const heard: string[] = []
  for (const choices of combination) {
    const each = choices.find((choice) => concepts.has(choice))
    if (each === undefined) return undefined
    heard.push(each)
  }
  return heard
}

type Counts = (evidence: readonly string[]) => boolean

function findingOf(rule: SafetyRule, concepts: ReadonlySet<string>, counts: Counts): SafetyFinding | undefined {
  for (const { level, anyOf } of rule.levels)
    for (const combination of anyOf) {
      const evidence = evidenceOf(combination, concepts)
      if (evidence && counts(evidence))
        return {
          rule: rule.id,
          level,
          evidence,
          reasons: [{ code: rule.id }],
          source: rule.source,
        }
    }
  return undefined
}

const always = () => true

/**
 * What the rules make of the concepts heard, the highest level first.
 * @param counts whether what a rule rests on counts
 */
export function findingsOf(concepts: ReadonlySet<string>, counts: Counts = always): readonly SafetyFinding[] {
  const findings: SafetyFinding[] = []
  for (const place of placesOfRules(concepts)) {
    const finding = findingOf(SAFETY_RULES[place]!, concepts, counts)
    if (finding) findings.push(finding)
  }
  return findings.toSorted((a, b) => SAFETY_LEVELS.indexOf(b.level) - SAFETY_LEVELS.indexOf(a.level))
}
