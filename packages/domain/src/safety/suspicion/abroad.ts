import { namesAnimal } from '../reading/animal-patient'
import type { SafetyLevel } from '../safety-level'
import { ABROAD } from './abroad-weights'
import { letterFeaturesAbroad, levelBySounds, soundsByLetters } from './letter-features'

/** Letters: what the models are fitted to, and what they are asked of. */
export const LONGEST_ABROAD = 800

/** What a message must sound above, and one of few letters, of which a few weigh much. Of plain complaints one in a hundred does. */
export const LIMIT_ABROAD = 1.25
const LIMIT_OF_FEW = 1.6
const FEW = 40
/** Tells as much as two or three letters. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const LETTERS_OF_SIGN = 2.5

/**
 * What a message must sound below, now and today, for the rules' alarm to be doubted. Of emergencies that the models had not seen two in
 * a thousand do, of films, jokes and what is over nearly half.
 */
const UNLIKE = -2

const isOfFew = (text: string): boolean => text.length + (text.match(SIGN)?.length ?? 0) * (LETTERS_OF_SIGN - 1) < FEW

/** What a text in one of the ten languages beside English and Spanish sounds like by its words and their letters. */
interface SoundAbroad {
  /** Adds to what the rules heard: low says nothing. */
  readonly level: SafetyLevel
  /** Whether it tells enough, and sounds so unlike all that needs somebody today that an alarm of the rules is asked back instead. */
  readonly isUnlike: boolean
}

export function soundAbroad(text: string): SoundAbroad {
  if (text.length > LONGEST_ABROAD) return { level: 'low', isUnlike: false }
  const sounds = soundsByLetters(letterFeaturesAbroad(text), ABROAD)
  const isFew = isOfFew(text)
  return {
    level: namesAnimal(text) ? 'low' : levelBySounds(sounds, isFew ? LIMIT_OF_FEW : LIMIT_ABROAD),
    isUnlike: !isFew && Math.max(sounds.now, sounds.today) < UNLIKE,
  }
}
