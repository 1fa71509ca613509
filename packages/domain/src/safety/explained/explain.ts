import { findingsOf } from '../find-findings'
import {
  hasBittenSwelling,
  isItchySwellingOfBite,
  hasEatenRed,
  isAfterShots,
  isBleedingOfUnknownPlace,
  isEveningSwelling,
  isMorningSickness,
  isPassingGrief,
  isPassingStart,
  isPimple,
  isSaidToDoIt,
  isStepOnNail,
  isSwellingOfStanding,
  isUsualPeriod,
} from './ordinary'
import { FEVERS, isBreastInfection, isFluInPregnancy, isMildVomitingOfPregnancy } from './pregnancy'
import { isTiredForLong } from './bleeding-for-long'
import { isSideOfChest } from './chest-pain'
import {
  isAlarmBesidePet,
  isBeaterNear,
  isBlowOfDementia,
  isDeathForAll,
  isPunctureBleeding,
  isTestPositive,
} from './danger-told'
import { ENDED_SIGNS } from './ended-signs'
import { EVERYDAY, EVERYDAY_CONCEPTS, withLength } from './everyday'
import type { Explanation } from './explanation'
import { FEARS_WITH_A_CAUSE } from './fears/fears-with-a-cause'
import { HEART_AND_LUNG, HEART_AND_LUNG_CONCEPTS } from './heart-and-lung'
import {
  isBleedingElsewhere,
  isBleedingOver,
  isFearOfDryness,
  isFluTiredness,
  isNoFever,
  isBloodOnlyInTest,
  isOnlyFussy,
  isPastInfancy,
  isPositionalVertigo,
  isPulseOfEffort,
  isStreakOnHardStool,
  isSuddenIllness,
  isThroatOfCold,
  isThumpingHead,
} from './illness'
import { isSaidInDespair } from './said-in-despair'
import { TOLD_OF_SKIN_AND_BELOW } from './told-of-skin-and-below'
import {
  isBirthControl,
  isEarlyLaborAtTerm,
  isMovingWell,
  isOfTheUnborn,
  isNotPregnant,
  withPregnancyByWeeks,
} from './told-of-pregnancy'
import { OVER_AND_WELL } from './over-and-well'
import { pictured, PICTURE_CONCEPTS } from './pictures/pictures'
import { BODY_PICTURE_CONCEPTS, withBodyPictures } from './pictures/pictures-of-the-body'
import { OF_GROWN_PATIENT } from './grown-patient'
import { withFearedFindings } from './fears/feared-findings'
import { withHomeCare } from './home-care/home-care'
import { withoutOtherMeanings } from './other-meanings/without-other-meanings'
import { withoutMereWorry } from './fears/mere-worry'
import { isLeadOfOldPaint } from './contact-to-treat'
import { DOSE_DOUBLED, isDoseTakenWrong } from './dose-taken-wrong'
import { isDialysisMissed } from './missed-treatment'
import { isPillInChild } from './pill-in-child'
import { isBiteByStray, isKnownContagion } from './real-exposure'
import { hasAny, type Reading } from './reading'
import { TOLD_WHOLE, withToldWhole } from './told-whole'
import { TOLD_FOR_DAYS, withVisitInDays } from './told-for/told-for-days'
import { withDangerBeside } from './told-beside'
import { isToldForToday, TOLD_FOR_TODAY } from './told-for/told-for-today'
import { isTurnedGrave, TURNED } from './turned'
import { isRealExposure, WORRIES } from './fears/worries'
import { withoutWorryOfNothing } from './fears/worry-of-nothing'
import { isFearedByTheWell, isMereFear, isPassingWorry, isTraceOnly } from './fears/worry'
import { words } from '../../free-text/words'

/** Where the whole of what a person tells makes one word of it weigh less. Each needs its full description. */
const EXPLANATIONS: readonly Explanation[] = [
  { of: ['pregnant'], holds: isNotPregnant },
  { of: ['postpartum'], holds: isBirthControl },
  { of: ['contractions', 'birth-now'], holds: isEarlyLaborAtTerm, becomes: 'visit-of-pregnancy' },
  { of: ['baby-moves-less'], holds: isMovingWell },
  { of: ['unresponsive', 'ill-baby', 'infant-word', 'floppy-baby'], holds: isOfTheUnborn },
  { of: ['violence-home'], holds: isBlowOfDementia, becomes: 'needs-visit' },
  { of: ['lower-right-pain', 'belly-pain', 'severe-belly-pain'], holds: isSideOfChest },
  ...TOLD_OF_SKIN_AND_BELOW,
  ...HEART_AND_LUNG,
  ...EVERYDAY,
  { of: ['fever', 'lasting-fever'], holds: isNoFever },
  { of: ['unusual-exhaustion'], holds: isFluTiredness, becomes: 'tired' },
  OF_GROWN_PATIENT,
  { of: ['infant-word'], holds: isPastInfancy, becomes: 'child-word' },
  { of: ['blood-in-stool'], holds: isStreakOnHardStool, becomes: 'drops-of-blood' },
  { of: ['blood-in-urine'], holds: isBloodOnlyInTest, becomes: 'urine-trouble' },
  { of: ['ill-baby'], holds: isOnlyFussy, becomes: 'fussy-baby' },
  { of: ['anxious'], holds: isPassingWorry, becomes: 'stressed' },
  { of: ['poison', 'pesticide-contact', 'carbon-monoxide'], holds: isMereFear, becomes: 'stressed' },
  {
    of: ['stroke', 'heart-attack', 'sepsis', 'poison', 'carbon-monoxide', 'anaphylaxis', 'lung-clot'],
    holds: isFearedByTheWell,
    becomes: 'stressed',
  },
  { of: ['poison', 'pesticide-contact'], holds: isTraceOnly, becomes: 'stressed' },
  ...OVER_AND_WELL,
  ...WORRIES,
  ...FEARS_WITH_A_CAUSE,
  ...ENDED_SIGNS,
  { of: ['pulse-fast'], holds: isPulseOfEffort },
  { of: ['dry-mouth'], holds: isFearOfDryness },
  { of: ['sore-throat'], holds: isThroatOfCold, becomes: 'cold' },
  { of: ['drops-of-blood'], holds: isBleedingElsewhere },
  { of: ['severe-bleeding', 'amputation'], holds: isBleedingOver, becomes: 'minor-cut' },
  { of: ['sudden'], holds: isPositionalVertigo },
  { of: ['head-injury'], holds: isThumpingHead, becomes: 'headache' },
  { of: ['blood-in-stool', 'blood-in-urine', 'pink-urine', 'painless-blood-urine'], holds: hasEatenRed },
  { of: ['black-stool', 'bleeding', 'vaginal-bleeding'], holds: hasEatenRed },
  { of: ['tired'], holds: isTiredForLong },
  { of: ['fussy-baby'], holds: isAfterShots },
  { of: ['through-body'], holds: isStepOnNail },
  { of: ['leg-swelling'], holds: isEveningSwelling },
  { of: words('leg-swelling swollen-hands-face puffy-all-over swelling-other on-effort'), holds: isSwellingOfStanding },
  { of: ['leg-swelling'], holds: hasBittenSwelling },
  { of: ['leg-swelling-one'], holds: isItchySwellingOfBite },
  { of: ['nausea'], holds: isMorningSickness },
  { of: ['nausea', 'vomiting'], holds: isMildVomitingOfPregnancy },
  { of: [...FEVERS, 'red-spreading-skin'], holds: isBreastInfection, becomes: 'breast-infection' },
  { of: FEVERS, holds: isFluInPregnancy, becomes: 'flu' },
  { of: ['palpitations'], holds: isPassingStart },
  { of: ['depressed'], holds: isPassingGrief, becomes: 'stressed' },
  { of: ['pain-other'], holds: isPimple },
  { of: ['bleeding', 'vaginal-bleeding'], holds: isUsualPeriod, becomes: 'cramps' },
]

/** Concepts that only this step gives. */
export const EXPLAINED_CONCEPTS = [
  ...PICTURE_CONCEPTS,
  ...BODY_PICTURE_CONCEPTS,
  ...EVERYDAY_CONCEPTS,
  ...HEART_AND_LUNG_CONCEPTS,
  TURNED,
  TOLD_WHOLE,
  TOLD_FOR_TODAY,
  TOLD_FOR_DAYS,
  DOSE_DOUBLED,
  'sudden-alone',
  'mere-worry',
  'harmless-sign',
]

/** What is said in another language alone: an explanation rests on words of English and Spanish, be it on those that are not there. */
const isSaidAbroad = ({ said, heard, hasEnglishOrSpanish }: Reading, concepts: readonly string[]) =>
  !hasEnglishOrSpanish && !concepts.some((each) => said.has(each) && heard.has(each))

function explainedBy(reading: Reading, { of, holds, becomes }: Explanation): Reading {
  if (!hasAny(reading, of) || isSaidAbroad(reading, of) || !holds(reading)) return reading
  const said = new Set(reading.said)
  for (const each of of) said.delete(each)
  if (becomes) said.add(becomes)
  return { ...reading, said }
}

const isUrgent = (said: ReadonlySet<string>) => findingsOf(said)[0]?.level === 'urgent'

/** Told last, for nothing lesser explains a body that fails. */
const withTurn = ({ said, plain }: Reading): ReadonlySet<string> =>
  isUrgent(said) || !isTurnedGrave(plain) ? said : new Set([...said, TURNED])

/** What only the whole of a message says. */
const SAID_AS_A_WHOLE: readonly (readonly [holds: (reading: Reading) => boolean, says: readonly string[]])[] = [
  [isBleedingOfUnknownPlace, ['vaginal-bleeding']],
  [isSaidToDoIt, ['suicide-said']],
  [isSaidInDespair, ['suicide-said']],
  [isBeaterNear, ['violence-home']],
  [isAlarmBesidePet, ['carbon-monoxide']],
  [isDeathForAll, ['harm-others']],
  [isPunctureBleeding, ['severe-bleeding']],
  [isTestPositive, ['pregnant']],
  [isRealExposure, ['same-day']],
  [isKnownContagion, [TOLD_FOR_TODAY]],
  [isToldForToday, ['same-day', TOLD_FOR_TODAY]],
  [isBiteByStray, ['animal-bite']],
  [isLeadOfOldPaint, ['needs-visit']],
  [isPillInChild, ['pills-missing', 'child-word']],
  [isDialysisMissed, ['missed-dialysis']],
  [isDoseTakenWrong, [DOSE_DOUBLED]],
]

function withSaidAsAWhole(reading: Reading): ReadonlySet<string> {
  const said = new Set(reading.said)
  for (const [holds, says] of SAID_AS_A_WHOLE) if (holds(reading)) for (const each of says) said.add(each)
  return said.has('sudden') && !isSuddenIllness({ ...reading, said }) ? said.add('sudden-alone') : said
}

type Step = (reading: Reading) => ReadonlySet<string>

/** Letters. What is longer is a document with many things in it, and no word of it is explained by another. */
const LONGEST_STORY = 2000

/** What is done with the concepts heard in a document. */
const STEPS_OF_DOCUMENT: readonly Step[] = [withPregnancyByWeeks, withSaidAsAWhole, withLength]

/** What is done with the concepts heard in somebody's story, one after the other. */
const STEPS: readonly Step[] = [
  withPregnancyByWeeks,
  withoutOtherMeanings,
  (reading) => EXPLANATIONS.reduce(explainedBy, reading).said,
  withFearedFindings,
  withoutWorryOfNothing,
  withoutMereWorry,
  pictured,
  withBodyPictures,
  withSaidAsAWhole,
  withHomeCare,
  withVisitInDays,
  withLength,
  withToldWhole,
  withTurn,
]

const after = (reading: Reading, step: Step): Reading => ({ ...reading, said: step(reading) })

const throughSteps = (reading: Reading): Reading => STEPS.reduce(after, reading)

/** The reading with what is left of the concepts heard when the message itself explains some of them. */
export const explained = (reading: Reading): Reading =>
  reading.plain.length > LONGEST_STORY
    ? STEPS_OF_DOCUMENT.reduce(after, reading)
    : withDangerBeside(reading, throughSteps(reading), throughSteps)
