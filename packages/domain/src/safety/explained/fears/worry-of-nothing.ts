import { findingsOf } from '../../find-findings'
import { raisersOf } from '../../raise'
import { readMessage } from '../../reading/read-message'
import { isCrisis } from '../../rules/crisis-rules'
import type { SafetyFinding } from '../../safety-assessment'
import { isAtLeast, type SafetyLevel } from '../../safety-level'
import { fearsOutright, isAfraid, IS_NOW } from './feared'
import { isHarmless, isWeak } from '../harmless-agents'
import { isOfLittle, tellsNothing, withAskedSigns, withoutTheUntold } from '../nothing-told'
import type { Reading } from '../reading'

/** What nobody said in words: measured, or known of the person. */
const unspoken = ({ said, heard }: Reading) => new Set([...said].filter((each) => !heard.has(each)))

const alarms = (said: ReadonlySet<string>) => findingsOf(said).filter(({ level }) => isAtLeast(level, 'moderate'))

/** Whether something weighs, by itself or for who the person is. */
const isRaised = (said: ReadonlySet<string>, heard: readonly unknown[]) =>
  heard.length > 0 || (raisersOf(said).length > 0 && findingsOf(said).length > 0)

const isForToday = ({ level }: { readonly level: SafetyLevel }) => isAtLeast(level, 'high')

/** What words of a contact are heard as: whether it is a true one is judged by its agent. */
const OF_CONTACT = new Set(['poison', 'child-swallowed', 'chemical-thing', 'chewed-it', 'pesticide-contact'])

function isEmergencyToldIn(told: string): boolean {
  const isOfWeak = isOfLittle(told) || isHarmless(told) || isWeak(told)
  const said = [...readMessage(told).said].filter((each) => !(isOfWeak && OF_CONTACT.has(each)))
  return alarms(new Set(said)).some(isForToday)
}

/** Illnesses by name: asked about, they are feared. A sign asked about is there. */
const BY_NAME = new Set(
  'stroke heart-attack sepsis anaphylaxis lung-clot meningitis carbon-monoxide aortic lockjaw cancer heart-failure'.split(
    ' ',
  ),
)

const SWALLOWED = ['chewed-it', 'child-swallowed', 'mouth-or-missing']

/** Whether a danger is asked about that shows in a body, or was swallowed: "is it normal to cough up a cup of blood?" */
function isEmergencyAskedOf(plain: string): boolean {
  const asked = withAskedSigns(plain)
  const { said } = readMessage(asked)
  const isNoContact =
    isOfLittle(asked) || isHarmless(asked) || isWeak(asked) || !SWALLOWED.some((each) => said.has(each))
  const there = [...said].filter((each) => !BY_NAME.has(each) && !(isNoContact && OF_CONTACT.has(each)))
  return findingsOf(new Set(there)).some(({ level }) => level === 'urgent')
}

/** A question without its mark. */
const ASKS =
  /(?:^|[.;!\n] ?)(?:do|does|did|is|are|can|could|will|should|am) (?:it|this|that|these|i|we|the|a|an|he|she|they|\w+s)\b/

/** Nobody asks or fears: what is told is a finding. */
const isToldCalmly = (plain: string): boolean => !plain.includes('?') && !isAfraid(plain)

/** An illness of its own. */
const LASTING_WORRY =
  /\b(?:months?|years?) of (?:\w+ ){0,3}worr\w+|\bworr\w+ (?:\w+ ){0,3}(?:about everything|for (?:months|years|\w+ (?:months|years)))|\bpreocupad[oa] (?:por todo|todo el tiempo)|\bpreocup\w+[^.;]{0,20}\bdesde hace (?:\w+ ){0,2}(?:meses|anos?)\b/

/** Whether somebody only worries: neither trouble nor a contact that could be a true one is told. */
export const isWorryOfNothing = ({ plain }: Pick<Reading, 'plain'>): boolean =>
  !IS_NOW.test(plain) && (fearsOutright(plain) || ASKS.test(plain)) && tellsNothing(plain)

/** A crisis, a question of a dose, a finding told calmly, and worry that is an illness. */
const mustStay = ({ said, plain }: Reading, heard: readonly SafetyFinding[]): boolean =>
  heard.some(isCrisis) ||
  said.has('asks-dose') ||
  (heard.length > 0 && !heard.some(isForToday) && isToldCalmly(plain)) ||
  LASTING_WORRY.test(plain)

/**
 * What is left where a worried message tells nothing: no more than what was measured. What is told of a crisis, or is an
 * emergency without what is asked, read and feared, stays.
 */
export function withoutWorryOfNothing(reading: Reading): ReadonlySet<string> {
  const heard = alarms(reading.said)
  if (!isRaised(reading.said, heard) || mustStay(reading, heard) || !isWorryOfNothing(reading)) return reading.said
  const measured = unspoken(reading)
  if (findingsOf(measured).length > 0) return reading.said
  if (heard.some(isForToday) && isEmergencyToldIn(withoutTheUntold(reading.plain))) return reading.said
  if (heard.some(({ level }) => level === 'urgent') && isEmergencyAskedOf(reading.plain)) return reading.said
  return measured.add('mere-worry')
}
