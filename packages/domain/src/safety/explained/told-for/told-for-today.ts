import { albumOf, picturesTold, type HomePicture } from '../pictures/picture'
import type { Reading } from '../reading'
import { isOfPet } from './of-pet'
import { FOR_TODAY_OF_BELLY } from './told-for-today-of-belly'
import { FOR_TODAY_OF_BONES_AND_HURTS } from './told-for-today-of-bones-and-hurts'
import { FOR_TODAY_OF_EYES_EARS_AND_MOUTH } from './told-for-today-of-eyes-ears-and-mouth'
import { FOR_TODAY_OF_GLANDS_AND_BLOOD } from './told-for-today-of-glands-and-blood'
import { FOR_TODAY_OF_HEAD_AND_MIND } from './told-for-today-of-head-and-mind'
import { FOR_TODAY_OF_HEART_AND_LUNGS } from './told-for-today-of-heart-and-lungs'
import { FOR_TODAY_OF_INFECTIONS } from './told-for-today-of-infections'
import { FOR_TODAY_OF_SKIN } from './told-for-today-of-skin'
import { FOR_TODAY_OF_TREATMENT } from './told-for-today-of-treatment'
import { FOR_TODAY_OF_URINE_AND_SEX } from './told-for-today-of-urine-and-sex'
import { FOR_TODAY_OF_WOMEN_AND_CHILDREN } from './told-for-today-of-women-and-children'

/** Stands beside what a doctor should see today: it rests on more than one word. */
export const TOLD_FOR_TODAY = 'told-for-today'

const ALBUM = albumOf<HomePicture>([
  ...FOR_TODAY_OF_BELLY,
  ...FOR_TODAY_OF_BONES_AND_HURTS,
  ...FOR_TODAY_OF_EYES_EARS_AND_MOUTH,
  ...FOR_TODAY_OF_GLANDS_AND_BLOOD,
  ...FOR_TODAY_OF_HEAD_AND_MIND,
  ...FOR_TODAY_OF_HEART_AND_LUNGS,
  ...FOR_TODAY_OF_INFECTIONS,
  ...FOR_TODAY_OF_SKIN,
  ...FOR_TODAY_OF_TREATMENT,
  ...FOR_TODAY_OF_URINE_AND_SEX,
  ...FOR_TODAY_OF_WOMEN_AND_CHILDREN,
])

/** Whether something is told as a whole that a doctor should see today. */
export const isToldForToday = (reading: Reading): boolean =>
  !isOfPet(reading.plain) && picturesTold(reading, ALBUM).length > 0
