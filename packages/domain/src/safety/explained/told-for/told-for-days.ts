import { findingsOf } from '../../find-findings'
import { readMessage } from '../../reading/read-message'
import { isAtLeast } from '../../safety-level'
import { withoutQuestions } from '../fears/feared'
import { MONTH, type ForDays } from './for-days'
import { longestDays } from '../how-long'
import { albumOf, picturesTold } from '../pictures/picture'
import { hasAny, type Reading } from '../reading'
import { isOfPet } from './of-pet'
import { FOR_DAYS_OF_BELLY } from './told-for-days-of-belly'
import { FOR_DAYS_OF_BONES_AND_JOINTS } from './told-for-days-of-bones-and-joints'
import { FOR_DAYS_OF_EYES_EARS_AND_MOUTH } from './told-for-days-of-eyes-ears-and-mouth'
import { FOR_DAYS_OF_GLANDS_LUMPS_AND_WEIGHT } from './told-for-days-of-glands-lumps-and-weight'
import { FOR_DAYS_OF_HEAD_AND_MIND } from './told-for-days-of-head-and-mind'
import { FOR_DAYS_OF_HEART_AND_LUNGS } from './told-for-days-of-heart-and-lungs'
import { FOR_DAYS_OF_INFECTIONS_AND_POISONS } from './told-for-days-of-infections-and-poisons'
import { FOR_DAYS_OF_SKIN } from './told-for-days-of-skin'
import { FOR_DAYS_OF_TREATMENT_AND_TESTS } from './told-for-days-of-treatment-and-tests'
import { FOR_DAYS_OF_URINE_AND_SEX } from './told-for-days-of-urine-and-sex'
import { FOR_DAYS_OF_WOMEN_AND_CHILDREN } from './told-for-days-of-women-and-children'
import { MOTHER } from './told-for-words'

const FOR_DAYS = albumOf<ForDays>([
  ...FOR_DAYS_OF_BELLY,
  ...FOR_DAYS_OF_BONES_AND_JOINTS,
  ...FOR_DAYS_OF_EYES_EARS_AND_MOUTH,
  ...FOR_DAYS_OF_GLANDS_LUMPS_AND_WEIGHT,
  ...FOR_DAYS_OF_HEAD_AND_MIND,
  ...FOR_DAYS_OF_HEART_AND_LUNGS,
  ...FOR_DAYS_OF_INFECTIONS_AND_POISONS,
  ...FOR_DAYS_OF_SKIN,
  ...FOR_DAYS_OF_TREATMENT_AND_TESTS,
  ...FOR_DAYS_OF_URINE_AND_SEX,
  ...FOR_DAYS_OF_WOMEN_AND_CHILDREN,
])
const OF_PERSON = /\b(?:months|weeks) (?:old|pregnant|postpartum)|meses de (?:embarazo|edad|nacid[oa])/g
const FOR_A_MONTH = /\b(?:months|meses|(?:last|past|whole) month|un mes|mes y medio|over a month)\b/

const isLongEnough = (plain: string, from?: number): boolean =>
  from === undefined ||
  longestDays(plain) >= from ||
  (from <= MONTH && FOR_A_MONTH.test(plain.replaceAll(OF_PERSON, ' ')))

const WEIGHS_MORE = ['weak-immunity', 'weak-immunity-person']
/** The whole of something lesser is told. */
const LESSER = ['home-care', 'harmless-sign', 'usual-of-baby', 'usual-of-child', 'usual-of-woman', 'usual-of-pregnancy']

const isFor = (reading: Reading, { from, overrules }: ForDays, isLesser: boolean): boolean =>
  isLongEnough(reading.plain, from) && (!isLesser || overrules === true)

function toldForDays(reading: Reading): readonly ForDays[] {
  const isLesser = hasAny(reading, LESSER)
  return isOfPet(reading.plain) ? [] : picturesTold(reading, FOR_DAYS).filter((each) => isFor(reading, each, isLesser))
}

/** Whether the immune system is weak by what is told, not by what is only asked, read or feared. */
const isImmuneWeak = (reading: Reading): boolean =>
  hasAny(reading, WEIGHS_MORE) &&
  hasAny(readMessage(withoutQuestions(reading.plain), new Set(WEIGHS_MORE)), WEIGHS_MORE)

const forToday = (said: ReadonlySet<string>): number =>
  findingsOf(said).filter(({ level }) => isAtLeast(level, 'high')).length

/** Stands beside a visit in days that is told as a whole: the mere sound of it takes it back no more. */
export const TOLD_FOR_DAYS = 'told-for-days'

/** With a visit in days where something is told as a whole that asks for one; of a mother her whole story is weighed. */
export function withVisitInDays(reading: Reading): ReadonlySet<string> {
  const told = toldForDays(reading)
  if (told.length === 0 || isImmuneWeak(reading)) return reading.said
  const explains = told.flatMap((each) => each.explains ?? [])
  const left = new Set([...reading.said].filter((each) => !explains.includes(each)))
  const unweighed = new Set([...left].filter((each) => !WEIGHS_MORE.includes(each)))
  const isLost = forToday(unweighed) < forToday(left)
  return new Set([
    ...(isLost ? left : unweighed),
    hasAny(reading, MOTHER) ? 'visit-of-pregnancy' : 'needs-visit',
    TOLD_FOR_DAYS,
  ])
}
