import { albumOf, withPictures, type Picture } from './picture'
import { PICTURES_OF_BONES_AND_JOINTS } from './pictures-of-bones-and-joints'
import { PICTURES_OF_EARS_NOSE_AND_MOUTH } from './pictures-of-ears-nose-and-mouth'
import { PICTURES_OF_EYES } from './pictures-of-eyes'
import { PICTURES_OF_HEAD_AND_MIND } from './pictures-of-head-and-mind'
import { PICTURES_OF_HEART_AND_LUNGS } from './pictures-of-heart-and-lungs'
import { PICTURES_OF_HURTS } from './pictures-of-hurts'
import { PICTURES_OF_KIDNEYS_AND_TESTICLES } from './pictures-of-kidneys-and-testicles'
import { PICTURES_OF_MEDICINES } from './pictures-of-medicines'
import { PICTURES_OF_NERVES } from './pictures-of-nerves'
import { PICTURES_OF_SKIN_AND_INFECTIONS } from './pictures-of-skin-and-infections'
import { PICTURES_OF_THE_BELLY } from './pictures-of-the-belly'
import type { Reading } from '../reading'
import { TOLD_WHOLE } from '../told-whole'

const ALBUM = albumOf<Picture>([
  ...PICTURES_OF_SKIN_AND_INFECTIONS,
  ...PICTURES_OF_HURTS,
  ...PICTURES_OF_BONES_AND_JOINTS,
  ...PICTURES_OF_EARS_NOSE_AND_MOUTH,
  ...PICTURES_OF_EYES,
  ...PICTURES_OF_HEAD_AND_MIND,
  ...PICTURES_OF_NERVES,
  ...PICTURES_OF_HEART_AND_LUNGS,
  ...PICTURES_OF_THE_BELLY,
  ...PICTURES_OF_KIDNEYS_AND_TESTICLES,
  ...PICTURES_OF_MEDICINES,
])

/** What is left of the concepts where the whole of a lesser illness is told. */
export function withBodyPictures(reading: Reading): ReadonlySet<string> {
  const said = withPictures(reading, [ALBUM])
  return said === reading.said ? said : new Set([...said, TOLD_WHOLE])
}

/** Concepts that only these pictures give. */
export const BODY_PICTURE_CONCEPTS: readonly string[] = [
  'lyme-ring',
  'nosebleed-over',
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
