import { thoseThatMayStand } from '../../reading/may-stand'
import { GROWN } from '../grown-patient'
import { longestDaysNow } from '../how-long'
import { hasAny, type Reading } from '../reading'
import { says, saysInNoList } from '../says'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

/** The whole of what people tell of one condition, by which single words of it weigh less or more. */
export interface Picture {
  /** Each must stand in the text. */
  readonly tells: readonly RegExp[]
  /** Each must be said of it, not denied. */
  readonly says?: readonly RegExp[]
  /** None may be said. */
  readonly never?: RegExp
  /** Nor this, in what is left of the text without its denials. */
  readonly unless?: RegExp
  /** None of these concepts may be there. */
  readonly without?: readonly string[]
  /** Concepts of which one must be there. */
  readonly of?: readonly string[]
  /** In years: from the first up to the second, for every age of a child that is told. */
  readonly age?: readonly [number, number]
  /** Measured temperatures in °C must be below this. */
  readonly below?: number
  /** The days that it may have lasted at most. */
  readonly upTo?: number
  /** Concepts that it explains beside the small ones. */
  readonly explains?: readonly string[]
  readonly becomes: string
}

/** A small thing that mends at home. */
export type HomePicture = Omit<Picture, 'becomes'>

const COLDEST = 34
const HOTTEST = 43

/** Small things and how long they last: the picture tells how much they weigh. */
const SMALL = words(
  'pain-other swelling-other lump fussy-baby stressed anxious tired cramps rash lasting month-or-more long-lasting always for-long mild weight-gain needs-visit hiccups constipation nausea teething chronic-illness',
)

/** Beside these nothing is taken for something lesser, unless a picture is made of them: being tired weighs much after a dialysis missed. */
const NOTHING_IS_SMALL_BESIDE = words(
  'missed-dialysis floppy-baby honey tick-bite bp-180 pulse-very-fast oxygen-low oxygen-92 oxygen-lowish breaths-very-fast bp-low temp-405 gray-look shock-look grave-look blue-lips unresponsive cannot-breathe airway-burn seizure one-side-weak speech-trouble face-droop vomiting-blood coughing-blood stiff-neck suicide-said',
)

const isOfAge = (ages: readonly number[], [from, to]: readonly [number, number]): boolean =>
  ages.filter((age) => age < GROWN).every((age) => age >= from && age < to)

const isCool = (temperatures: readonly number[], limit: number): boolean =>
  temperatures.filter((each) => each > COLDEST && each < HOTTEST).every((each) => each < limit)

const FEVERS = words('fever temp-38 temp-39 high-fever chills')
const NOT_TO_HAVE_FEVER = words('newborn-word age-newborn age-under-3-months marrow-medicine')

/** Whether it would explain a fever of somebody too young for any fever to be small (AAP), or whose medicine may stop the marrow. */
const isFeverOfWeak = (said: ReadonlySet<string>, explains: readonly string[] = []): boolean =>
  NOT_TO_HAVE_FEVER.some((each) => said.has(each)) && FEVERS.some((each) => said.has(each) && explains.includes(each))

/** Whether anything grave is told that the picture is not made of. */
const isGrave = (said: ReadonlySet<string>, explains: readonly string[] = []): boolean =>
  isFeverOfWeak(said, explains) || NOTHING_IS_SMALL_BESIDE.some((each) => said.has(each) && !explains.includes(each))

/** What can be known without the words of the text. */
const mayHold = ({ of, without = [], age, below }: HomePicture, reading: Reading): boolean =>
  (!of || hasAny(reading, of)) &&
  !hasAny(reading, without) &&
  (!age || isOfAge(reading.ages, age)) &&
  (below === undefined || isCool(reading.temperaturesC, below))

const isTold = ({ tells, says: said = [], never, unless, upTo }: HomePicture, { plain }: Reading): boolean =>
  tells.every((sign) => sign.test(plain)) &&
  !(never && saysInNoList(plain, never)) &&
  !unless?.test(withoutDenials(plain)) &&
  (upTo === undefined || longestDaysNow(plain) <= upTo) &&
  said.every((sign) => says(plain, sign))

/** Answers the pictures of which a text has the letters. */
export type Album<Kind extends HomePicture> = (plain: string) => readonly Kind[]

export const albumOf = <Kind extends HomePicture>(pictures: readonly Kind[]): Album<Kind> =>
  thoseThatMayStand(pictures, ({ tells }) => tells)

/** The pictures that are told as a whole. */
export const picturesTold = <Kind extends HomePicture>(reading: Reading, album: Album<Kind>): readonly Kind[] =>
  album(reading.plain).filter((picture) => mayHold(picture, reading) && isTold(picture, reading))

/** What is left of the concepts where a picture is told as a whole. */
export function withPictures(reading: Reading, albums: readonly Album<Picture>[]): ReadonlySet<string> {
  const told = albums.flatMap((album) => picturesTold(reading, album))
  const found = told.filter(({ explains }) => !isGrave(reading.said, explains))
  if (found.length === 0) return reading.said
  const said = new Set(reading.said)
  for (const { explains = [] } of found) for (const each of [...SMALL, ...explains]) said.delete(each)
  for (const { becomes } of found) said.add(becomes)
  return said
}
