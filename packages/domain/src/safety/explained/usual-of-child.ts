import { ILL_CHILD } from './child-words'
import type { Picture } from './pictures/picture'
import { words } from '../../free-text/words'

export const HIGH = words('temp-394 temp-40 temp-405')
export const MILD_FEVER = words('fever temp-38 temp-39 lasting-fever high-fever')
export const RASH_WORDS = words(
  'rash rash-not-fading limb-rash hives body-blisters canker-sore infection mouth-sore in-mouth minor-cut skin-damage face-swelling',
)
const OF_CHILD = words('age-under-18 age-under-3 age-under-2 child-word infant-word')
export const ILL = words(
  'stiff-neck seizure drowsy unresponsive blue-lips ribs-pulling cannot-breathe short-of-breath confused photophobia no-urine weak-immunity weak-immunity-person diabetes sickle-cell',
)
export const FEEDS_BADLY = words('cannot-keep-down dry-mouth ill-baby')

/** A picture of a child that is well in itself. */
export const usualOfChild = (picture: Omit<Picture, 'becomes'>): Picture => ({
  becomes: 'usual-of-child',
  never: ILL_CHILD,
  of: OF_CHILD,
  ...picture,
})
