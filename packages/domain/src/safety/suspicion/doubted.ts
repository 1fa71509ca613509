import { isAfraid } from '../explained/feared'
import { findingsOf } from '../find-findings'
import type { Reading } from '../explained/reading'
import { readMessage } from '../reading/read-message'
import { isCrisis } from '../rules/crisis-rules'
import type { SafetyFinding } from '../safety-assessment'
import { isAtLeast } from '../safety-level'
import { soundOf } from './sounds-serious'

/** Letters. Who writes less tells too little for its sound to speak against a sign; from the second on all is told. */
const STORY = { begins: 250, isWhole: 450 }
/**
 * Below this a story of that length sounds like no emergency known. Chosen on stories left out of the training, of which none
 * that needed somebody today sounds as calm.
 */
const CALM = { begins: -2.75, isWhole: -1.25 }
/** So much less is enough where fear itself is told. */
const LESS_FOR_FEAR = 1

function calmOf(plain: string): number {
  const share = Math.min(1, (plain.length - STORY.begins) / (STORY.isWhole - STORY.begins))
  return CALM.begins + share * (CALM.isWhole - CALM.begins) + (isAfraid(plain) ? LESS_FOR_FEAR : 0)
}

const soundsCalm = (plain: string): boolean =>
  plain.length >= STORY.begins && (soundOf(plain) ?? Number.POSITIVE_INFINITY) < calmOf(plain)

const isForToday = ({ level }: SafetyFinding): boolean => isAtLeast(level, 'high')

/** Words. A sentence as short as this says what it says. */
const OUTRIGHT = 9

const isSaidOutright = (plain: string): boolean =>
  plain
    .split(/[.;!?\n]/)
    .filter((sentence) => sentence.trim().split(/\s+/).length <= OUTRIGHT)
    .some((sentence) => findingsOf(readMessage(sentence).said).some(isForToday))

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
  return mayDoubt && soundsCalm(plain) && !isSaidOutright(plain) ? grave : []
}
