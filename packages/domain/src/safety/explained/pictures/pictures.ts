import { CHILD_PICTURES_OF_BONES_AND_JOINTS } from './child-pictures-of-bones-and-joints'
import { CHILD_PICTURES_OF_EYES_AND_TEETH } from './child-pictures-of-eyes-and-teeth'
import { CHILD_PICTURES_OF_FEVER_AND_BREATH } from './child-pictures-of-fever-and-breath'
import { CHILD_PICTURES_OF_HEAD_AND_MIND } from './child-pictures-of-head-and-mind'
import { CHILD_PICTURES_OF_SKIN } from './child-pictures-of-skin'
import { CHILD_PICTURES_OF_THE_BELLY } from './child-pictures-of-the-belly'
import { MOTHER_PICTURES_AFTER_BIRTH } from './mother-pictures-after-birth'
import { MOTHER_PICTURES_OF_PREGNANCY } from './mother-pictures-of-pregnancy'
import { MOTHER_PICTURES_OF_THE_BELLY } from './mother-pictures-of-the-belly'
import { MOTHER_PICTURES_OF_THE_WOMB, WOMAN_PICTURES_OF_THE_WOMB } from './mother-pictures-of-the-womb'
import { albumOf, withPictures, type Album, type Picture } from './picture'
import { PICTURES_OF_BABIES } from './pictures-of-babies'
import { PICTURES_OF_WOMEN } from './pictures-of-women'
import { CHILD_WORDS, GROWN } from '../grown-patient'
import type { Reading } from '../reading'

const OF_CHILDREN = albumOf<Picture>([
  ...PICTURES_OF_BABIES,
  ...CHILD_PICTURES_OF_SKIN,
  ...CHILD_PICTURES_OF_THE_BELLY,
  ...CHILD_PICTURES_OF_FEVER_AND_BREATH,
  ...CHILD_PICTURES_OF_HEAD_AND_MIND,
  ...CHILD_PICTURES_OF_EYES_AND_TEETH,
  ...CHILD_PICTURES_OF_BONES_AND_JOINTS,
])
const OF_MOTHERS = albumOf<Picture>([
  ...MOTHER_PICTURES_OF_PREGNANCY,
  ...MOTHER_PICTURES_OF_THE_BELLY,
  ...MOTHER_PICTURES_OF_THE_WOMB,
  ...MOTHER_PICTURES_AFTER_BIRTH,
  ...WOMAN_PICTURES_OF_THE_WOMB,
])
const OF_WOMEN = albumOf<Picture>([...PICTURES_OF_WOMEN, ...WOMAN_PICTURES_OF_THE_WOMB])
const CHILD = ['age-under-18', ...CHILD_WORDS]
const MOTHER = ['pregnant', 'postpartum', 'nursing', 'breast-sore', 'breast-infection', 'infant-word', 'child-word']
const MAN =
  /^\W*(?:(?:a |an )?\d{2} ?(?:year old |y\/?o |yo )?(?:m|male|man)\b)|\b(?:im|i am) a(?:n)? (?:\d{2} year old )?(?:man|male)\b/

const isOfChild = (said: ReadonlySet<string>, ages: readonly number[]): boolean =>
  CHILD.some((each) => said.has(each)) && (ages.length === 0 || ages.some((age) => age < GROWN))

const albumsFor = ({ said, plain, ages }: Reading): readonly Album<Picture>[] => [
  ...(isOfChild(said, ages) ? [OF_CHILDREN] : []),
  ...(MOTHER.some((each) => said.has(each)) ? [OF_MOTHERS] : []),
  ...(MAN.test(plain) || (ages.length > 0 && ages.every((age) => age < 9)) ? [] : [OF_WOMEN]),
]

/** Concepts that only a picture gives. */
export const PICTURE_CONCEPTS: readonly string[] = [
  'usual-of-baby',
  'usual-of-child',
  'visit-of-child',
  'soon-of-child',
  'usual-of-woman',
  'visit-of-woman',
  'usual-of-pregnancy',
  'visit-of-pregnancy',
  'soon-of-pregnancy',
]

/** What is left of the concepts where a child's, a woman's or a mother's usual trouble is told as a whole. */
export const pictured = (reading: Reading): ReadonlySet<string> => withPictures(reading, albumsFor(reading))

export const hasPicture = ({ said }: Pick<Reading, 'said'>): boolean => PICTURE_CONCEPTS.some((each) => said.has(each))
