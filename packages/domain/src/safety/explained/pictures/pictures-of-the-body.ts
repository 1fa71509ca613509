import { albumOf, withPictures, type Picture } from './picture'
import { PICTURES_IN_PLAIN_SPANISH } from './pictures-in-plain-spanish'
import { PICTURES_OF_HURTS } from './pictures-of-hurts'
import { BODY_PICTURES_PLAINLY_TOLD } from './pictures-plainly-told'
import { PICTURES_OF_THE_BELLY } from './pictures-of-the-belly'
import { PICTURES_OF_THE_EYE } from './pictures-of-the-eye'
import { PICTURES_OF_THE_HEAD } from './pictures-of-the-head'
import { PICTURES_OF_THE_TREATED } from './pictures-of-the-treated'
import { PICTURES_SEEN_TODAY_BELOW } from './pictures-seen-today-below'
import { PICTURES_SEEN_TODAY, SEEN_TODAY_CONCEPTS } from './pictures-seen-today'
import type { Reading } from '../reading'
import { TOLD_WHOLE } from '../told-whole'

const ALBUM = albumOf<Picture>([
  ...PICTURES_OF_HURTS,
  ...PICTURES_OF_THE_HEAD,
  ...PICTURES_OF_THE_BELLY,
  ...PICTURES_OF_THE_EYE,
  ...PICTURES_OF_THE_TREATED,
  ...PICTURES_SEEN_TODAY,
  ...PICTURES_SEEN_TODAY_BELOW,
  ...PICTURES_IN_PLAIN_SPANISH,
  ...BODY_PICTURES_PLAINLY_TOLD,
])

/** What is left of the concepts where the whole of a lesser illness is told. */
export function withBodyPictures(reading: Reading): ReadonlySet<string> {
  const said = withPictures(reading, [ALBUM])
  return said === reading.said ? said : new Set([...said, TOLD_WHOLE])
}

/** Concepts that only these pictures give. */
export const BODY_PICTURE_CONCEPTS: readonly string[] = [
  ...SEEN_TODAY_CONCEPTS,
  'small-burn',
  'extra-dose',
  'limb-asleep',
  'eyelid-twitch',
  'biliary-bouts',
  'piles',
  'stomach-bug',
  'testicle-ache',
  'stone-eased',
  'wound-heals',
  'hypo-settled',
]
