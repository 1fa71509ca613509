import { isSpanish } from '../../free-text/is-spanish'
import { isAfraid, withoutQuestions } from '../explained/feared'
import { findingsOf } from '../find-findings'
import type { Reading } from '../explained/reading'
import { readMessage } from '../reading/read-message'
import { isCrisis } from '../rules/crisis-rules'
import type { SafetyFinding } from '../safety-assessment'
import { isAtLeast } from '../safety-level'
import { loudestSoundOf, wholeSoundOf } from './sounds-serious'

/** Letters. Who writes less tells too little for its sound to speak against a sign. */
const SHORTEST_STORY = 140
/**
 * Below these a story sounds like no emergency known: all of it, and its loudest run. Where fear itself is told less calm is
 * enough. Chosen on messages left out of the training, with calm stories told around them and without, and on published
 * vignettes.
 */
const CALM = {
  feared: { whole: -0.75, run: 0.5 },
  english: { whole: -1.5, run: -0.75 },
  spanish: { whole: -1, run: 0 },
}
/** Words that say a danger by themselves must sound calmer than this. */
const LOUD_WORDS = 0.25

const isCalm = (sound: number | undefined, limit: number): boolean => (sound ?? Number.POSITIVE_INFINITY) < limit

function soundsCalm(plain: string): boolean {
  if (plain.length < SHORTEST_STORY) return false
  const { whole, run } = CALM[isAfraid(plain) ? 'feared' : isSpanish(plain) ? 'spanish' : 'english']
  return isCalm(wholeSoundOf(plain), whole) && isCalm(loudestSoundOf(plain), run)
}

const isForToday = ({ level }: SafetyFinding): boolean => isAtLeast(level, 'high')

const piecesOf = (plain: string): readonly string[] => [
  ...new Set([...plain.split(/[.;:!?\n]/), ...plain.split(/[.;:!?\n,]/)].map((piece) => piece.trim())),
]

/** Whether words that say a danger by themselves, and neither ask nor fear it, sound like one. */
const isLoudWhereSaid = (plain: string): boolean =>
  piecesOf(withoutQuestions(plain))
    .filter((piece) => findingsOf(readMessage(piece).said).some(isForToday))
    .some((piece) => !isCalm(wholeSoundOf(piece), LOUD_WORDS))

/** Two signs that make a danger together, a crisis, and what was measured. */
const isSure = (finding: SafetyFinding, measured: readonly string[]): boolean =>
  finding.evidence.length > 1 || isCrisis(finding) || finding.evidence.some((each) => measured.includes(each))

/**
 * Of what was found in a story what rests on one turn of it, while all of it sounds like no emergency: where much is told, a
 * true one sounds like it in more than one place. It is asked back, not told. Beside anything sure nothing is doubted.
 */
export function doubted(
  found: readonly SafetyFinding[],
  { plain, isAtHome }: Reading,
  measured: readonly string[],
): readonly SafetyFinding[] {
  const grave = found.filter(isForToday)
  const mayDoubt = isAtHome && grave.length > 0 && !grave.some((each) => isSure(each, measured))
  return mayDoubt && soundsCalm(plain) && !isLoudWhereSaid(plain) ? grave : []
}
