import { namesAnimal } from '../reading/animal-patient'
import type { SafetyLevel } from '../safety-level'
import { FEW_WORDS } from './few-words-weights'
import { letterFeatures, levelBySounds, soundsByLetters } from './letter-features'

/** Letters: what the models are fitted to, and what they are asked of. Beyond it a message tells enough to be weighed. */
export const LONGEST = 160
const LONGEST_SAID = 100

/** What a short message must sound above. Of messages of writers whom the models had not seen, about one in a hundred of those less urgent sounds so. */
export const LIMIT = 1.2

/**
 * What a plain text of English or Spanish in few words sounds like by its words and their letters. It adds to what the rules heard,
 * and takes nothing back: low says nothing. Of an animal the rules alone judge.
 */
export const levelInFewWords = (plain: string): SafetyLevel =>
  plain.length > LONGEST_SAID || namesAnimal(plain)
    ? 'low'
    : levelBySounds(soundsByLetters(letterFeatures(plain), FEW_WORDS), LIMIT)
