import { isAfraid, withoutQuestions } from '../explained/fears/feared'
import type { Reading } from '../explained/reading'
import { findingsOf } from '../find-findings'
import { readMessage } from '../reading/read-message'
import { isCrisis } from '../rules/crisis-rules'
import type { SafetyFinding } from '../safety-assessment'
import { isAtLeast } from '../safety-level'
import { loudestSoundOf, wholeSoundOf } from './sounds-serious'

/** Letters. Who writes less tells too little for its sound to speak against a sign. */
const SHORTEST_STORY = 140
/**
 * Below these a story sounds like no emergency known: all of it, and its loudest run. Chosen on messages that the models had not
 * seen, with calm stories told around them and without.
 */
const CALM = {
  /** Two signs that make a danger together. */
  together: { whole: -1, run: -0.5 },
  alone: { whole: -0.75, run: 0.25 },
  /** Fear itself is told, or something is called poison: mostly of what harms nobody. */
  feared: { whole: -0.5, run: 0.5 },
}
/** Words that say a danger by themselves must sound calmer than this. */
const LOUD_WORDS = -0.25
const OF_POISON = new Set(['poison', 'overdose'])

const isCalm = (sound: number | undefined, limit: number): boolean => (sound ?? Number.POSITIVE_INFINITY) < limit

const isForToday = ({ level }: SafetyFinding): boolean => isAtLeast(level, 'high')
const isEmergency = ({ level }: SafetyFinding): boolean => level === 'urgent'

function soundsCalm(plain: string, grave: readonly SafetyFinding[]): boolean {
  if (plain.length < SHORTEST_STORY) return false
  const isOfTwo = grave.some(({ evidence }) => evidence.length > 1)
  const isFeared = isAfraid(plain) || grave.some(({ rule }) => OF_POISON.has(rule))
  const { whole, run } = CALM[isOfTwo ? 'together' : isFeared ? 'feared' : 'alone']
  return isCalm(wholeSoundOf(plain), whole) && isCalm(loudestSoundOf(plain), run)
}

const piecesOf = (plain: string): readonly string[] => [
  ...new Set([...plain.split(/[.;:!?\n]/), ...plain.split(/[.;:!?\n,]/)].map((piece) => piece.trim())),
]

/** Whether words that say a danger by themselves, and neither ask nor fear it, sound like one. */
const isLoudWhereSaid = (plain: string): boolean =>
  piecesOf(withoutQuestions(plain))
    .filter((piece) => findingsOf(readMessage(piece).said).some(isForToday))
    .some((piece) => !isCalm(wholeSoundOf(piece), LOUD_WORDS))

/**
 * Of what was found in a story what is for today, where some of it is an emergency and yet all of it sounds like none: where
 * much is told, a true one sounds like it in more than one place. It is asked back, not told. Beside a crisis or what was
 * measured nothing is doubted.
 */
export function doubted(
  found: readonly SafetyFinding[],
  { plain, isAtHome }: Reading,
  measured: readonly string[],
): readonly SafetyFinding[] {
  const grave = found.filter(isForToday)
  const isSure = (finding: SafetyFinding) =>
    isCrisis(finding) || finding.evidence.some((each) => measured.includes(each))
  const mayDoubt = isAtHome && grave.some(isEmergency) && !grave.some(isSure)
  return mayDoubt && soundsCalm(plain, grave) && !isLoudWhereSaid(plain) ? grave : []
}
