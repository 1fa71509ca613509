import { namesAnimal } from '../reading/animal-patient'
import type { SafetyLevel } from '../safety-level'
import { ABROAD } from './abroad-weights'
import { letterFeaturesAbroad, levelByLetters } from './letter-features'

/** Letters: what the models are fitted to, and what they are asked of. */
export const LONGEST_ABROAD = 800

/** What a message must sound above, and one of few letters, of which a few weigh much. Of plain complaints one in a hundred does. */
export const LIMIT_ABROAD = 2
const LIMIT_OF_FEW = 3
const FEW = 40
/** Tells as much as two or three letters. */
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const LETTERS_OF_SIGN = 2.5

function limitOf(text: string): number {
  const signs = text.match(SIGN)?.length ?? 0
  return text.length + signs * (LETTERS_OF_SIGN - 1) < FEW ? LIMIT_OF_FEW : LIMIT_ABROAD
}

/**
 * What a text in one of the ten languages beside English and Spanish sounds like by its words and their letters. It adds to what the rules
 * heard, and takes nothing back: low says nothing.
 */
export const levelAbroad = (text: string): SafetyLevel =>
  text.length > LONGEST_ABROAD || namesAnimal(text)
    ? 'low'
    : levelByLetters(letterFeaturesAbroad(text), ABROAD, limitOf(text))
