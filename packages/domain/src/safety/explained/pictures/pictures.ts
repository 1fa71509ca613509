import type { Picture } from './picture'
import { PICTURES_AFTER_BIRTH } from './pictures-after-birth'
import { PICTURES_OF_BABIES } from './pictures-of-babies'
import { PICTURES_OF_CHILDREN } from './pictures-of-children'
import { CHILD_PICTURES_PLAINLY_TOLD, PREGNANCY_PICTURES_PLAINLY_TOLD } from './pictures-plainly-told'
import { PICTURES_OF_CHILDREN_TO_SEE } from './pictures-to-see'
import { PICTURES_OF_MOTHERS_IN_STORIES } from './pictures-of-mothers-in-stories'
import { PICTURES_OF_PREGNANCY } from './pictures-of-pregnancy'
import { PICTURES_OF_RASHES } from './pictures-of-rashes'
import { PICTURES_OF_SPELLS } from './pictures-of-spells'
import { PICTURES_OF_WOMEN } from './pictures-of-women'
import { albumOf, withPictures, type Album } from './picture'
import type { Reading } from '../reading'

const OF_CHILDREN = albumOf<Picture>([
  ...PICTURES_OF_BABIES,
  ...PICTURES_OF_CHILDREN,
  ...PICTURES_OF_RASHES,
  ...PICTURES_OF_CHILDREN_TO_SEE,
  ...PICTURES_OF_SPELLS,
  ...CHILD_PICTURES_PLAINLY_TOLD,
])
const OF_MOTHERS = albumOf<Picture>([
  ...PICTURES_OF_PREGNANCY,
  ...PICTURES_AFTER_BIRTH,
  ...PREGNANCY_PICTURES_PLAINLY_TOLD,
  ...PICTURES_OF_MOTHERS_IN_STORIES,
])
const OF_WOMEN = albumOf<Picture>([...PICTURES_OF_WOMEN, ...PICTURES_OF_MOTHERS_IN_STORIES])
const GROWN = 18
const CHILD = ['age-under-18', 'child-word', 'infant-word', 'newborn-word']
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
