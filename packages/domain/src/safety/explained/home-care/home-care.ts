import { findingsOf } from '../../find-findings'
import { isAtLeast } from '../../safety-level'
import { HOME_CARE_OF_BABIES } from './home-care-of-babies'
import { HOME_CARE_OF_BELLY } from './home-care-of-belly'
import { HOME_CARE_OF_BITES_AND_STINGS } from './home-care-of-bites-and-stings'
import { HOME_CARE_OF_BLEEDING } from './home-care-of-bleeding'
import { HOME_CARE_OF_BONES_AND_JOINTS } from './home-care-of-bones-and-joints'
import { HOME_CARE_OF_CHILDREN } from './home-care-of-children'
import { HOME_CARE_OF_COLDS_AND_COUGH } from './home-care-of-colds-and-cough'
import { HOME_CARE_OF_DRINK_AND_DRUGS } from './home-care-of-drink-and-drugs'
import { HOME_CARE_OF_EYES_EARS_AND_MOUTH } from './home-care-of-eyes-ears-and-mouth'
import { HOME_CARE_OF_HEAD_AND_NERVES } from './home-care-of-head-and-nerves'
import { HOME_CARE_OF_HEART_AND_LUNGS } from './home-care-of-heart-and-lungs'
import { HOME_CARE_OF_HURTS } from './home-care-of-hurts'
import { HOME_CARE_OF_MEDICINES_AND_VACCINES } from './home-care-of-medicines-and-vaccines'
import { HOME_CARE_OF_MIND } from './home-care-of-mind'
import { HOME_CARE_OF_SKIN } from './home-care-of-skin'
import { HOME_CARE_OF_SWALLOWED_AND_INHALED } from './home-care-of-swallowed-and-inhaled'
import { HOME_CARE_OF_TESTS_AND_RESULTS } from './home-care-of-tests-and-results'
import { HOME_CARE_OF_URINE_AND_SEX } from './home-care-of-urine-and-sex'
import { HOME_CARE_OF_WOMEN } from './home-care-of-women'
import { albumOf, picturesTold, type HomePicture } from '../pictures/picture'
import { hasAny, type Reading } from '../reading'
import { words } from '../../../free-text/words'

/** Stands among the concepts where all that is told mends at home. */
export const HOME_CARE = 'home-care'

/** Signs beside which nothing is taken for a small thing that mends at home. */
const NEVER_BESIDE = words(`
  short-of-breath cannot-breathe wheezing chest-pain palpitations pulse-very-fast bp-low oxygen-low oxygen-92 confused drowsy unresponsive
  fainted seizure severe-headache worst-headache stiff-neck speech-trouble one-side-weak both-legs-weak vision-loss
  high-fever temp-39 temp-394 temp-40 temp-405 fever temp-38 lasting-fever throat-swelling face-swelling throat-danger drooling
  anaphylaxis severe-pain extreme-pain severe-belly-pain severe-bleeding much-blood black-stool vomiting-blood suicide-said
  suicide-named self-harm harm-others red-spreading-skin wound-trouble infection eye-pain vision-change photophobia
  weak-immunity weak-immunity-person pregnant postpartum newborn-word blood-thinner weight-loss jaundice tick-bite
  rash-not-fading body-blisters mottled-skin sepsis flesh-eating head-injury withdrawal chemical-splash
`)

/** What makes a thing weigh more for its length alone. */
const LENGTH = words('lasting long-lasting month-or-more always getting-worse')

const PICTURES: readonly HomePicture[] = [
  ...HOME_CARE_OF_BABIES,
  ...HOME_CARE_OF_BELLY,
  ...HOME_CARE_OF_BITES_AND_STINGS,
  ...HOME_CARE_OF_BLEEDING,
  ...HOME_CARE_OF_BONES_AND_JOINTS,
  ...HOME_CARE_OF_CHILDREN,
  ...HOME_CARE_OF_COLDS_AND_COUGH,
  ...HOME_CARE_OF_DRINK_AND_DRUGS,
  ...HOME_CARE_OF_EYES_EARS_AND_MOUTH,
  ...HOME_CARE_OF_HEAD_AND_NERVES,
  ...HOME_CARE_OF_HEART_AND_LUNGS,
  ...HOME_CARE_OF_HURTS,
  ...HOME_CARE_OF_MEDICINES_AND_VACCINES,
  ...HOME_CARE_OF_MIND,
  ...HOME_CARE_OF_SKIN,
  ...HOME_CARE_OF_SWALLOWED_AND_INHALED,
  ...HOME_CARE_OF_TESTS_AND_RESULTS,
  ...HOME_CARE_OF_URINE_AND_SEX,
  ...HOME_CARE_OF_WOMEN,
]
const ALBUM = albumOf(PICTURES)
const EVER_EXPLAINED = new Set([...LENGTH, ...PICTURES.flatMap(({ explains = [] }) => explains)])
const NEVER_EXPLAINED = NEVER_BESIDE.filter((each) => !EVER_EXPLAINED.has(each))

/**
 * What is left to hear when a message tells, as a whole, of something that mends with care at home: its length, and the
 * words that belong to it, weigh nothing then. Beside any sign of danger all stays as heard.
 */
export function withHomeCare(reading: Reading): ReadonlySet<string> {
  if (hasAny(reading, NEVER_EXPLAINED)) return reading.said
  const pictures = picturesTold(reading, ALBUM)
  if (pictures.length === 0) return reading.said
  const gone = new Set([...LENGTH, ...pictures.flatMap(({ explains = [] }) => explains)])
  const said = new Set([...reading.said].filter((each) => !gone.has(each)))
  if (hasAny({ said }, NEVER_BESIDE) || findingsOf(said).some(({ level }) => isAtLeast(level, 'high')))
    return reading.said
  return said.add(HOME_CARE)
}
