import type { SafetyAssessment, SafetyFacts, SafetyFinding } from './safety-assessment'
import { higherLevel, isAtLeast, type SafetyLevel } from './safety-level'
import { findingsOf } from './find-findings'
import { isCrisis } from './rules/crisis-rules'
import { soundAbroad } from './suspicion/abroad'
import { toldBy } from './suspicion/bearings'
import { levelInFewWords } from './suspicion/few-words'
import { SOUNDS_SERIOUS, SOUNDS_URGENT } from './suspicion/sounds'
import { weighed } from './suspicion/weigh'
import { whatToDo } from './what-to-do'
import { hearMessage, topLevel, type Heard } from './hear-message'

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

const isForLater = ({ level }: SafetyFinding) => !isAtLeast(level, 'high')

/** What a message sounds like in English and Spanish beside what the rules found. */
function levelAtHome(heard: Heard): SafetyLevel {
  const { told, known, isSetAside, toldFor } = heard
  const level = topLevel(known, 'low')
  return higherLevel(
    higherLevel(weighed(toldBy(heard)), isAtLeast(level, toldFor) ? toldFor : 'low'),
    isSetAside ? 'low' : levelInFewWords(told.plain),
  )
}

/** What a message comes to when all of it is weighed: the rules' own level where it is a document. */
function levelOf(text: string, heard: Heard): SafetyLevel {
  const { told, known, isSetAside, isAbroad } = heard
  const byRules = topLevel(known, 'low')
  if (told.plain.length > LONGEST_MESSAGE) return byRules
  const level = told.hasEnglishOrSpanish ? levelAtHome(heard) : byRules
  if (!isAbroad) return level
  const sound = soundAbroad(text)
  if (!told.hasEnglishOrSpanish && sound.isUnlike) return topLevel(known.filter(isForLater), 'low')
  return isSetAside ? level : higherLevel(level, sound.level)
}

/** What the lines of a message come to, each by itself: what is told beside a line takes nothing from it. */
function levelOfLines(text: string, facts: SafetyFacts): SafetyLevel {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length < 2
    ? 'low'
    : lines.map((line) => judgeMessage(line, facts, true).assessment.level).reduce(higherLevel)
}

/** What a message comes to, and what it rests on. */
export interface Judged {
  readonly assessment: SafetyAssessment
  readonly doubtful: readonly SafetyFinding[]
  /** The concepts that stand, and all that were told. */
  readonly said: ReadonlySet<string>
  readonly told: ReadonlySet<string>
  /** The ages that were told, in years. */
  readonly ages: readonly number[]
}

/** How calm and well somebody sounds says nothing against these. */
const HOWEVER_WELL = ['blood-thinner', 'nitro-fails']

/** A crisis, what was measured and what harms later are never doubted. */
const isSure = (finding: SafetyFinding, { measured: numbers }: Heard) =>
  isCrisis(finding) || finding.evidence.some((each) => numbers.includes(each) || HOWEVER_WELL.includes(each))

/** Several messages together are no story that could be weighed: the rules alone judge them. */
export function judgeMessage(text: string, facts: SafetyFacts, isOneMessage: boolean): Judged {
  const heard = hearMessage(text, facts)
  const { known, asked, asksInGeneral, isToldWhole } = heard
  const byRules = topLevel(known, 'low')
  const whole = isOneMessage ? levelOf(text, heard) : byRules
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
  return { assessment, doubtful, said: heard.said, told: heard.told.said, ages: heard.toldAges }
}

/**
 * How urgent a message is and what to do. Instructions, prices and reassurance in the text are just text: none of it
 * lowers a level. Only the full description of something lesser does (see `explained`), and the sound of all that is told where the
 * rules took too grave what sounds like nothing of the kind (see `weigh`). Facts only raise it. Text beyond 20,000 characters is not read.
 */
export const assessMessage = (text: string, facts: SafetyFacts = {}): SafetyAssessment =>
  judgeMessage(text, facts, true).assessment
