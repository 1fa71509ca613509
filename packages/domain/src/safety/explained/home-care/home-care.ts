import { findingsOf } from '../../find-findings'
import { isAtLeast } from '../../safety-level'
import { HOME_CARE_OF_CHILDREN } from './home-care-of-children'
import { HOME_CARE_OF_DOSES_AND_RESULTS } from './home-care-of-doses-and-results'
import { HOME_CARE_OF_HEART_AND_LUNGS } from './home-care-of-heart-and-lungs'
import { HOME_CARE_OF_SKIN } from './home-care-of-skin'
import { HOME_CARE_OF_WHAT_PASSED } from './home-care-of-what-passed'
import { HOME_CARE_OF_SMALL_SCARES } from './home-care-of-small-scares'
import { HOME_CARE_OF_MEDICINES_AND_SCARES } from './home-care-of-medicines-and-scares'
import { HOME_CARE_OF_SMALL_BLEEDING } from './home-care-of-small-bleeding'
import { HOME_CARE_OF_THE_REST } from './home-care-of-the-rest'
import { HOME_CARE_BELOW } from './home-care-below'
import { HOME_CARE_IN_STORIES } from './home-care-in-stories'
import { HOME_CARE_PLAINLY_TOLD } from './home-care-plainly-told'
import { HOME_CARE_OF_FRIGHTS_IN_SPANISH } from './home-care-of-frights-in-spanish'
import { HOME_CARE_IN_PLAIN_SPANISH } from './home-care-in-plain-spanish'
import { HOME_CARE_OF_HURTS } from './home-care-of-hurts'
import { HOME_CARE_TOLD_WELL } from './home-care-told-well'
import { HOME_CARE_OF_HEAD_AND_MIND } from './home-care-of-head-and-mind'
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
  ...HOME_CARE_OF_SKIN,
  ...HOME_CARE_OF_THE_REST,
  ...HOME_CARE_OF_CHILDREN,
  ...HOME_CARE_OF_DOSES_AND_RESULTS,
  ...HOME_CARE_OF_WHAT_PASSED,
  ...HOME_CARE_OF_SMALL_SCARES,
  ...HOME_CARE_OF_MEDICINES_AND_SCARES,
  ...HOME_CARE_OF_SMALL_BLEEDING,
  ...HOME_CARE_OF_HEART_AND_LUNGS,
  ...HOME_CARE_TOLD_WELL,
  ...HOME_CARE_OF_HURTS,
  ...HOME_CARE_OF_HEAD_AND_MIND,
  ...HOME_CARE_PLAINLY_TOLD,
  ...HOME_CARE_IN_STORIES,
  ...HOME_CARE_BELOW,
  ...HOME_CARE_IN_PLAIN_SPANISH,
  ...HOME_CARE_OF_FRIGHTS_IN_SPANISH,
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
