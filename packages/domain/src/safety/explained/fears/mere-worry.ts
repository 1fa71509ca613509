import { findingsOf } from '../../find-findings'
import { readMessage } from '../../reading/read-message'
import { raisersOf } from '../../raise'
import { isAtLeast } from '../../safety-level'
import { fears, fearsIllness, IS_NOW, withoutDread, withoutHearsay, withoutQuestions } from './feared'
import {
  besideTheHarmless,
  isHarmless,
  isNoAnimalContact,
  isNoRiskContact,
  isSlightContact,
  isStrong,
  isWeak,
  withoutHarmless,
  withoutWeak,
} from '../harmless-agents'
import { isEyelidTwitch, isLimbLainOn, isSleepStart, isTrainedHeart, isUsualPanic } from '../harmless-pictures'
import { hasEatenRed } from '../ordinary'
import type { Reading } from '../reading'
import { isFelt, isToldWell, withoutWhatIsOver } from '../wellness'
import { words } from '../../../free-text/words'

/** Illnesses and dangers by name: asked or read about, none of them is there. */
const NAMES = words(
  'stroke heart-attack sepsis poison carbon-monoxide anaphylaxis lung-clot seizure seizure-danger too-many-pills many-acetaminophen chronic-illness liver-disease animal-bite snake-bite spider-bite tick-bite drowning opioid alcohol-poisoning pesticide-contact infection shingles flu cancer heart-disease kidney-disease electric-shock lockjaw broken-bone bad-fracture heart-failure skin-black poison-thing',
)
/** What a harmless or slight contact with something is heard as. */
const CONTACT = words(
  'poison child-swallowed too-many-pills dose-mistake dose-repeated dangerous-object pesticide-contact mixed-cleaners chemical-thing chemical-splash chewed-it pills-missing',
)

/** What a touch or a smell of something weak is heard as. */
const SLIGHT_CONTACT = ['poison', 'pesticide-contact', 'chemical-thing', 'chewed-it']
/** What no such contact gives. */
const CAUGHT = ['weak-immunity', 'weak-immunity-person', 'liver-disease', 'chronic-illness', 'minor-cut']
const ANIMAL = ['animal-bite', 'weapon', 'tick-bite', 'insect-sting']
/** Illnesses of old: spoken of without one's own, they are feared. */
const LASTING_ILLNESS = ['chronic-illness', 'liver-disease', 'cancer']
/** What weighs nothing beside contact with what does no harm: a dry mouth of fright, and how long one has worried. */
const TRIFLES = words('needs-visit dry-mouth very-thirsty hiccups heartburn cramps insomnia ear-noise')
const LENGTH = ['lasting', 'long-lasting', 'month-or-more', 'always', 'for-long', 'for-long-alone']
/** What is of no account once it is gone. */
const PASSING = ['headache', 'cough', 'nausea']
const ONES_OWN =
  /\b(?:diagnosed|chemo\w*|quimio\w*|remission|transplant|my (?:\w+ )?(?:cancer|diabetes|lupus|hepatitis|cirrhosis|hiv|thyroid|kidney disease|leukemia|lymphoma)|i have (?:\w+ ){0,2}(?:cancer|diabetes|lupus|hepatitis|cirrhosis|hiv|aids|leukemia|lymphoma|immune)|im (?:diabetic|immuno\w+|hiv positive)|tengo (?:\w+ ){0,2}(?:cancer|diabetes|lupus|hepatitis|cirrosis|vih|sida)|mi (?:cancer|diabetes|lupus)|soy diabetic[oa])\b/

const without = (said: ReadonlySet<string>, gone: (concept: string) => boolean): ReadonlySet<string> =>
  new Set([...said].filter((each) => !gone(each)))

/** Dreaded for later: "scared I will not wake up". */
const DREADED = [
  'unresponsive',
  'cannot-breathe',
  'vision-loss',
  'dirty-wound',
  'belly-pain',
  'cramps',
  'heart-disease',
]
/** Told as what is read somewhere: "it can cause stomach bleeding". */
const READ_OF = ['bleeding', 'vaginal-bleeding', 'sting-in-mouth', 'vomiting']

/** What counts as told only where it is told outside of a part of the text: of questions and fears, of what is over. */
const ONLY_BESIDE: readonly (readonly [readonly string[], (plain: string) => string])[] = [
  [NAMES, withoutQuestions],
  [PASSING, withoutWhatIsOver],
  [READ_OF, withoutHearsay],
  [DREADED, withoutDread],
]

/** Of these concepts those that a text no longer says once a part of it is cut out. */
function saidOnlyIn({ plain, heard }: Reading, of: readonly string[], cut: (plain: string) => string) {
  const named = of.filter((each) => heard.has(each))
  if (named.length === 0) return named
  const left = cut(plain)
  if (left === plain) return []
  const { said } = readMessage(left, new Set(named))
  return named.filter((each) => !said.has(each))
}

/** What a contact with something weak or harmless makes of other words: illnesses feared, trifles and their length. */
const besideContact = (plain: string, told: string): readonly string[] => [
  ...(isWeak(plain) && !isStrong(told) && !ONES_OWN.test(plain) ? LASTING_ILLNESS : []),
  ...((isHarmless(told) || isWeak(told)) && isToldWell(told) ? [...TRIFLES, ...LENGTH] : []),
]

/** Illnesses only read of, feared, asked about or over. Signs are none of them. */
const feared = (reading: Reading): readonly string[] => [
  ...ONLY_BESIDE.flatMap(([of, cut]) => saidOnlyIn(reading, of, cut)),
  ...(ONES_OWN.test(reading.plain) ? [] : LASTING_ILLNESS.filter((each) => reading.heard.has(each))),
]

const OF_SLEEPLESS = new Set(['insomnia', ...LENGTH])
/** No sleep for a month or more is told for itself, whatever was taken against it. */
const isSleepless = ({ heard }: Reading): boolean => heard.has('insomnia') && heard.has('month-or-more')

/** The concepts that contact of a kind that does no harm is heard as, and that nothing else in the text says. */
function harmlessly(reading: Reading, told: string): readonly string[] {
  const { plain } = reading
  const isOfHarmless = isHarmless(told)
  const contact = isOfHarmless ? CONTACT : isSlightContact(told) ? SLIGHT_CONTACT : []
  const without = isOfHarmless ? withoutHarmless : withoutWeak
  return [
    ...saidOnlyIn(reading, contact, (text) => without(withoutQuestions(text))),
    ...besideContact(plain, told).filter((each) => !(isSleepless(reading) && OF_SLEEPLESS.has(each))),
    ...(isNoRiskContact(plain) ? CAUGHT : []),
    ...(isNoAnimalContact(plain) ? ANIMAL : []),
  ]
}

const isCalm = (said: ReadonlySet<string>): boolean =>
  !isFelt({ said }) && !findingsOf(said).some(({ level }) => isAtLeast(level, 'high'))

const isAlarming = (said: ReadonlySet<string>): boolean => {
  const findings = findingsOf(said)
  return (
    findings.some(({ level }) => isAtLeast(level, 'moderate')) || (findings.length > 0 && raisersOf(said).length > 0)
  )
}

/** What makes an illness weigh more makes a worry no illness. */
const IS_WITH_CHILD = ['pregnant', 'postpartum']

const SUICIDE = /^(?:suicide|self-harm)/

const CAN_BE_MERE = new Set(
  [NAMES, PASSING, READ_OF, DREADED, LASTING_ILLNESS, CONTACT, SLIGHT_CONTACT, CAUGHT, ANIMAL, TRIFLES, LENGTH].flat(),
)

/** Whether all that alarms may be mere fear: something of it is there, and without all of it nothing is felt or grave. */
const mayBeMere = (said: ReadonlySet<string>): boolean => {
  const left = without(said, (each) => CAN_BE_MERE.has(each))
  return left.size < said.size && isCalm(left) && isAlarming(said)
}

/**
 * What is left of a worry of somebody who is well: without what was only read, feared or asked, and without contact
 * with what does no harm. The same as heard where anything is felt, or where what is told is a danger by itself.
 */
export function withoutMereWorry(reading: Reading): ReadonlySet<string> {
  const { plain, said } = reading
  if (!mayBeMere(said) || [...said].some((each) => SUICIDE.test(each)) || IS_NOW.test(plain) || !fears(plain))
    return said
  const told = withoutHearsay(plain)
  const harmless = harmlessly(reading, told)
  if (harmless.length === 0 && !isHarmless(told) && !isToldWell(told)) return said
  const gone = new Set([...feared(reading), ...harmless])
  const left = without(said, (each) => gone.has(each))
  if (left.size === said.size || !isCalm(left)) return said
  const isNothingElse = findingsOf(without(left, (each) => each === 'stressed')).length === 0
  return new Set([
    ...without(left, (each) => each === 'stressed' || (isNothingElse && IS_WITH_CHILD.includes(each))),
    'mere-worry',
  ])
}

/** Pictures that are harmless as a whole, whatever word of them was heard. */
const HARMLESS_PICTURES = [isEyelidTwitch, isSleepStart, isTrainedHeart, isUsualPanic, isLimbLainOn, hasEatenRed]

const isFearNow = (reading: Reading): boolean => !isFelt(reading) && !IS_NOW.test(reading.plain) && fears(reading.plain)

const isWorryOf = (reading: Reading, told: string): boolean =>
  reading.said.has('mere-worry') ||
  [isHarmless, isSlightContact].some((is) => is(told)) ||
  [isNoRiskContact, isNoAnimalContact].some((is) => is(reading.plain))

/**
 * What is told beside fear of an illness by somebody who is well, or beside contact that does no harm: nothing where the
 * whole of it is harmless. Undefined where there is no such fear.
 */
function besideMereWorry(reading: Reading): string | undefined {
  const { plain, said } = reading
  if (said.has('harmless-sign')) return ''
  if (!isFearNow(reading)) return undefined
  if (HARMLESS_PICTURES.some((is) => is(reading))) return ''
  const told = withoutHearsay(plain)
  if (isStrong(told)) return undefined
  const isWell = isToldWell(told)
  if (!isWorryOf(reading, told) && !(isWell && fearsIllness(plain))) return undefined
  return isWell ? '' : besideTheHarmless(withoutQuestions(plain))
}

export const isMereWorry = (reading: Reading): boolean => besideMereWorry(reading) !== undefined
