import { isHivContact, isSunGazed } from '../contact-to-treat'
import { isOnlyLicked, isSexOfOld, isVitaminDropTwice, isVitaminTwice } from '../doses-of-little'
import type { Explanation } from '../explanation'
import {
  isColouredMouth,
  isDarkenedStool,
  isEyelidTwitch,
  isGasOfFear,
  isGulpOfOld,
  isLimbLainOn,
  isLocalSting,
  isOldSpeck,
  isOrdinaryPart,
  isPainOfIce,
  isPressureOfFright,
  isSleepStart,
  isSmallPrick,
  isStaticSpark,
  isSteadySpeck,
  isTickNotFed,
  isTightOfThought,
  isTrainedHeart,
  isUsualPanic,
} from '../harmless-pictures'
import {
  isBatAnimal,
  isBatBySleeper,
  isBiteOfPet,
  isContactOfContagion,
  isFearOfDying,
  isInflamedBite,
  isRabiesTouch,
  isUsedNeedle,
} from '../real-exposure'
import { FELT_IN_PANIC, isPanicOfFear } from './panic-of-fear'
import type { Reading } from '../reading'
import { words } from '../../../free-text/words'

/** A baby's first talk. */
const isBabble = ({ plain, said }: Reading): boolean =>
  (said.has('infant-word') || said.has('child-word')) &&
  /\b(?:babbl\w*|balbuc\w*)\b/.test(plain) &&
  !/\b(?:slur\w*|mumbl\w*|garbl\w*|nonsense|gibberish|droop\w*|stopped|no longer|dejo)\b/.test(plain)

/** Its colour alone sounded like choking. */
const isOnlyColoured = (reading: Reading): boolean =>
  isColouredMouth(reading) &&
  !/\b(?:chok\w*|cough\w*|gag\w*|stuck|atragant\w*|ahog\w*|tos\w*|ator\w*)\b/.test(reading.plain)

/** What people fear of that is harmless by its own picture, and fears of words that mean something else. */
export const WORRIES: readonly Explanation[] = [
  { of: ['suicide-said'], holds: isFearOfDying, becomes: 'harmless-sign' },
  { of: ['through-body'], holds: isUsedNeedle, becomes: 'same-day' },
  { of: ['weapon', 'lurking'], holds: isBatAnimal },
  { of: ['speech-trouble'], holds: isBabble },
  { of: ['violence-home'], holds: isBiteOfPet, becomes: 'animal-bite' },
  { of: ['face-droop', 'stroke'], holds: isEyelidTwitch, becomes: 'harmless-sign' },
  { of: ['seizure', 'seizure-danger', 'palpitations', 'needs-visit'], holds: isSleepStart, becomes: 'harmless-sign' },
  { of: ['electric-shock', 'shock-thrown'], holds: isStaticSpark, becomes: 'harmless-sign' },
  { of: ['black-stool'], holds: isDarkenedStool, becomes: 'harmless-sign' },
  { of: ['pulse-slow'], holds: isTrainedHeart, becomes: 'harmless-sign' },
  {
    of: [
      'palpitations',
      'anxious',
      'heart-attack',
      'limb-numb',
      'stroke',
      'feels-faint',
      'joint-ache',
      'dizzy',
      'sounds-serious',
    ],
    holds: isUsualPanic,
    becomes: 'harmless-sign',
  },
  { of: FELT_IN_PANIC, holds: isPanicOfFear, becomes: 'harmless-sign' },
  { of: ['small-danger', 'chewed-it', 'child-swallowed'], holds: isOnlyLicked, becomes: 'harmless-sign' },
  { of: ['unprotected-sex'], holds: isSexOfOld, becomes: 'needs-visit' },
  {
    of: ['poison', 'dose-mistake', 'dose-repeated', 'too-many-pills', 'child-swallowed'],
    holds: isVitaminTwice,
    becomes: 'harmless-sign',
  },
  { of: ['dose-mistake', 'dose-repeated', 'too-many-pills'], holds: isVitaminDropTwice, becomes: 'harmless-sign' },
  { of: ['chest-pain'], holds: isTightOfThought, becomes: 'harmless-sign' },
  { of: ['vision-change', 'floaters'], holds: isOldSpeck, becomes: 'harmless-sign' },
  {
    of: ['lump', 'rash', 'mole', 'chronic-illness', 'cancer', 'mouth-sore'],
    holds: isOrdinaryPart,
    becomes: 'harmless-sign',
  },
  { of: ['vision-change', 'floaters'], holds: isSteadySpeck, becomes: 'floaters-any' },
  {
    of: words('stroke limb-numb one-side-weak joint-ache hand-fails limb-deadened cold-limb frostbite needs-visit'),
    holds: isLimbLainOn,
    becomes: 'harmless-sign',
  },
  { of: ['gunshot', 'impaled', 'through-body'], holds: isSmallPrick, becomes: 'minor-cut' },
  { of: ['tick-bite'], holds: isTickNotFed, becomes: 'insect-sting' },
  {
    of: ['headache', 'severe-headache', 'pulsing-belly', 'bleeding', 'vaginal-bleeding', 'sudden'],
    holds: isPainOfIce,
    becomes: 'harmless-sign',
  },
  { of: ['high-blood-pressure', 'bp-140'], holds: isPressureOfFright, becomes: 'harmless-sign' },
  { of: ['blue-lips'], holds: isColouredMouth, becomes: 'harmless-sign' },
  { of: ['choking'], holds: isOnlyColoured, becomes: 'harmless-sign' },
  { of: ['drowning', 'cough'], holds: isGulpOfOld, becomes: 'harmless-sign' },
  { of: ['carbon-monoxide', 'drowsy', 'poison'], holds: isGasOfFear, becomes: 'harmless-sign' },
  { of: ['anaphylaxis', 'hives', 'face-swelling', 'lump'], holds: isLocalSting, becomes: 'insect-sting' },
]

/** Contact that asks for medicine or vaccine in a day, however well somebody feels. */
export const isRealExposure = (reading: Reading): boolean =>
  [isUsedNeedle, isContactOfContagion, isBatBySleeper, isRabiesTouch, isInflamedBite, isHivContact, isSunGazed].some(
    (isReal) => isReal(reading),
  )
