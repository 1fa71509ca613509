import { hasGraveSign, hasTurned, ownStory } from './heart-signs'
import { longestDays } from './how-long'
import { hasAny, type Reading } from './reading'
import { words } from '../../free-text/words'

const THREE_WEEKS = 21
const LOSES_MUCH = words(
  'dizzy feels-faint fainted much-blood shock-look gray-look blood-thinner bp-low vomiting-blood black-stool mottled-skin severe-belly-pain belly-pain chest-pain fever diarrhea child-word infant-word age-under-18',
)

/** Blood in the stool and tired for weeks, not dizzy, and nothing new: soon to be looked into, no bleeding that drains now. */
export const isTiredForLong = (reading: Reading): boolean =>
  reading.said.has('blood-in-stool') &&
  longestDays(ownStory(reading)) >= THREE_WEEKS &&
  !hasAny(reading, LOSES_MUCH) &&
  !hasGraveSign(reading) &&
  !hasTurned(ownStory(reading))
