import { judgeMessage, type Judged } from './assess-message'
import { CHILD_WORDS, GROWN } from './explained/grown-patient'
import { findingsOf } from './find-findings'
import { raisersOf, withRaise } from './raise'
import type { SafetyAssessment, SafetyFacts, SafetyFinding } from './safety-assessment'
import { higherLevel, isAtLeast, SAFETY_LEVELS } from './safety-level'
import { whatToDo } from './what-to-do'

const rank = (finding: SafetyFinding) => SAFETY_LEVELS.indexOf(finding.level)

function mergeFindings(a: readonly SafetyFinding[], b: readonly SafetyFinding[]): readonly SafetyFinding[] {
  const byRule = new Map<string, SafetyFinding>()
  for (const finding of [...a, ...b]) {
    const known = byRule.get(finding.rule)
    if (!known || rank(finding) > rank(known)) byRule.set(finding.rule, finding)
  }
  return [...byRule.values()].sort((x, y) => rank(y) - rank(x))
}

/** The level never drops: what was heard stays heard, whatever is said after. What was said last stands first among its like. */
export function keepLevel(previous: SafetyAssessment | undefined, next: SafetyAssessment): SafetyAssessment {
  if (!previous) return next
  const findings = mergeFindings(next.findings, previous.findings)
  const level = higherLevel(previous.level, next.level)
  return {
    level,
    findings,
    ...whatToDo(level, findings),
    isMedical: previous.isMedical || next.isMedical,
    askedAbout: mergeFindings(next.askedAbout, previous.askedAbout),
  }
}

/** One of the person's own messages, and what it comes to by itself. */
interface HeardMessage extends Judged {
  readonly text: string
}

const hear = (text: string, facts: SafetyFacts): HeardMessage => ({ text, ...judgeMessage(text, facts, true) })

const union = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> => new Set(sets.flatMap((each) => [...each]))

const isOfChild = ({ ages, said }: HeardMessage): boolean =>
  ages.length === 0 ? CHILD_WORDS.some((each) => said.has(each)) : ages.every((age) => age < GROWN)
const isOfGrownUp = ({ ages }: HeardMessage): boolean => ages.length > 0 && ages.every((age) => age >= GROWN)

/** Messages that may be about the same person: what is told of a child and of a grown-up is not. */
function ofOnePerson(messages: readonly HeardMessage[]): readonly (readonly HeardMessage[])[] {
  const isOfBoth = messages.some(isOfChild) && messages.some(isOfGrownUp)
  return isOfBoth
    ? [messages.filter((each) => !isOfChild(each)), messages.filter((each) => !isOfGrownUp(each))]
    : [messages]
}

/** Whether what a finding rests on is all told in one of the messages. */
const isOfOne = (messages: readonly HeardMessage[], evidence: readonly string[]): boolean =>
  messages.some((each) => evidence.every((concept) => each.told.has(concept) || each.said.has(concept)))

/**
 * What messages tell beside each other that none of them tells alone: "my baby is two months old" and, later, "he has a fever". What was
 * explained or doubted where it was told is no graver for what another message says of something else.
 */
function besideEachOther(messages: readonly HeardMessage[]): readonly SafetyFinding[] {
  const said = union(messages.map((each) => each.said))
  const ofSeveral = findingsOf(said, (evidence) => !isOfOne(messages, evidence))
  const raisers = raisersOf(said)
  return [...ofSeveral, ...messages.flatMap(({ assessment }) => assessment.findings)].map((each) =>
    withRaise(each, raisers),
  )
}

const BETWEEN = '.\n'

/** Letters. A story told in pieces is told in short ones, and is not long. */
const LONGEST_PIECE = 160
const LONGEST_IN_PIECES = 1000

/** From which message on all are pieces of what may be one story. */
function startOfPieces(messages: readonly HeardMessage[]): number {
  let room = LONGEST_IN_PIECES
  const before = messages.findLastIndex(({ text }) => {
    room -= text.length
    return room < 0 || text.length > LONGEST_PIECE
  })
  return before + 1
}

/** Where the story begins that the newest message goes on with: it tells nothing by itself ("it is back now"), or all is told in pieces. */
function startOfStory(messages: readonly HeardMessage[]): number {
  const told = messages.findLastIndex(({ assessment }) => assessment.isMedical)
  const pieces = startOfPieces(messages)
  return told < 0 ? pieces : Math.min(told, pieces)
}

const assessmentOf = (findings: readonly SafetyFinding[]) => {
  const level = findings[0]?.level ?? 'low'
  return { level, findings, ...whatToDo(level, findings) }
}

/**
 * What a story comes to that is told in several messages. Where each of them tells something by itself, what one alone tells is as grave
 * as it is there.
 */
function goingOn(messages: readonly HeardMessage[], facts: SafetyFacts): SafetyAssessment | undefined {
  const story = messages.slice(startOfStory(messages))
  if (story.length < 2) return undefined
  const { assessment } = judgeMessage(story.map(({ text }) => text).join(BETWEEN), facts, true)
  return story.every((each) => each.assessment.isMedical)
    ? { ...assessment, ...assessmentOf(assessment.findings.filter(({ evidence }) => !isOfOne(story, evidence))) }
    : assessment
}

function together(messages: readonly HeardMessage[], facts: SafetyFacts): SafetyAssessment {
  const findings = mergeFindings(ofOnePerson(messages).flatMap(besideEachOther), [])
  const beside = { ...assessmentOf(findings), isMedical: findings.length > 0, askedAbout: [] }
  const further = goingOn(messages, facts)
  return further ? keepLevel(beside, further) : beside
}

/** A conversation, the person's own messages only, and what all of it comes to. */
export interface HeardConversation {
  readonly messages: readonly HeardMessage[]
  readonly facts: SafetyFacts
  readonly assessment: SafetyAssessment
}

/**
 * A whole conversation: each message is read by itself, and beside the others.
 * @param before the same conversation as it was heard before: it is not heard again, and its level stays
 */
export function hearConversation(
  texts: readonly string[],
  facts: SafetyFacts = {},
  before?: HeardConversation,
): HeardConversation {
  const known = before?.facts === facts ? before.messages : []
  const messages = texts.map((text, at) => (known[at]?.text === text ? known[at] : hear(text, facts)))
  const goesOn = known.length > 0 && known.every((each, at) => each === messages[at])
  const kept = goesOn ? before?.assessment : undefined
  const assessment = messages.reduce<SafetyAssessment>(
    (heard, each) => keepLevel(heard, each.assessment),
    keepLevel(kept, together(messages, facts)),
  )
  return { messages, facts, assessment }
}

export const isEmergency = ({ level }: SafetyAssessment): boolean => isAtLeast(level, 'urgent')

/** Of each kind of thing that is told. */
const SAMPLE =
  'I fell from a ladder and my chest hurts since this morning. Is that a heart attack, or can I wait until Monday? Mi mamá tiene fiebre y le duele la cabeza.'

/** Reads a sample: what is looked up is made when something is first read, and nobody should wait for it. */
export const makeReady = (): void => void hearConversation([SAMPLE])
