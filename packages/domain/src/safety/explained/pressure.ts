import { ownStory } from './heart-signs'
import { hasAny, type Reading } from './reading'
import { words } from '../../free-text/words'

const READING = /(?<![\d/])(\d{2,3}) ?(?:\/|over|sobre) ?(\d{2,3})(?![\d/])/g
const ILL = words(
  'chest-pain short-of-breath headache severe-headache vision-change vision-loss confused dizzy pregnant postpartum nausea vomiting palpitations one-side-weak speech-trouble fainted bp-180 bp-160',
)

/** Ill for a reading of 160 or more, where it is not measured normal twice after it. */
const ILL_IF_ONCE = ['bp-160', 'bp-180']
const HIGHEST = 200
const isNormal = ([upper, lower]: readonly [number, number]): boolean => upper < 135 && lower < 85

/** One reading a little high and a normal one after it, or one higher and two normal ones, in somebody who feels well. */
export const isPressureSettled = (reading: Reading): boolean => {
  const pairs = [...reading.plain.matchAll(READING)]
    .map(([, upper, lower]) => [Number(upper), Number(lower)] as const)
    .filter(([upper, lower]) => upper > lower && upper > 70 && lower > 40)
  const isTwice = pairs.length > 2 && pairs.slice(-2).every(isNormal) && pairs.every(([upper]) => upper < HIGHEST)
  const ill = isTwice ? ILL.filter((each) => !ILL_IF_ONCE.includes(each)) : ILL
  return pairs.length > 1 && pairs.slice(-1).every(isNormal) && !hasAny(reading, ill)
}

const KNOWN =
  /\b(?:(?:controlled|treated|managed|stable|known|mild|hx of|history of|pmh:?|takes? \w+ for|medicat\w+ for|pills? for|tablets? for|on \w+ for)(?: \w+){0,2} (?:hypertension|high blood pressure|htn)|(?:hypertension|high blood pressure|htn|pressure|presion(?: alta)?|hipertension)\b[^.;!?\n]{0,30}\b(?:controlled|treated|managed|medicat\w+|on \w+(?:pril|sartan|dipine|olol|zide)|well|normal|good|fine|controlad[oa]|tratad[oa]|bien))\b/
const UNCONTROLLED = /\b(?:uncontrolled|poorly|ran out|missed|stopped taking|high today|descontrolad[oa])\b/

/** A high pressure that is known, treated and not what the message is about. */
export const isPressureKnown = (reading: Reading): boolean =>
  KNOWN.test(ownStory(reading)) &&
  !UNCONTROLLED.test(reading.plain) &&
  !hasAny(reading, ['bp-140', 'bp-160', 'bp-180', ...ILL.filter((each) => each !== 'headache')])
