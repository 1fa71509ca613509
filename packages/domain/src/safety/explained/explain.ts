import {
  hasBittenSwelling,
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
  isUsualPeriod,
} from './ordinary'
import { FEVERS, isBreastInfection, isFluInPregnancy, isMildVomitingOfPregnancy } from './pregnancy'
import { isOfShingles, isOnEffortOnly, isSideOfChest } from './chest-pain'
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
} from './illness'
import type { Reading } from './reading'
import { isFearedByTheWell, isMereFear, isPassingWorry, isTraceOnly } from './worry'

interface Explanation {
  readonly of: readonly string[]
  readonly holds: (reading: Reading) => boolean
  /** What is heard in its place, if anything. */
  readonly becomes?: string
}

/** Where the whole of what a person tells makes one word of it weigh less. Each needs its full description. */
const EXPLANATIONS: readonly Explanation[] = [
  { of: ['lower-right-pain', 'belly-pain'], holds: isSideOfChest },
  { of: ['chest-pain'], holds: isOfShingles, becomes: 'shingles' },
  { of: ['chest-pain'], holds: isOnEffortOnly, becomes: 'effort-chest-pain' },
  { of: ['fever', 'lasting-fever'], holds: isNoFever },
  { of: ['unusual-exhaustion'], holds: isFluTiredness, becomes: 'tired' },
  { of: ['infant-word'], holds: isPastInfancy, becomes: 'child-word' },
  { of: ['blood-in-stool'], holds: isStreakOnHardStool, becomes: 'drops-of-blood' },
  { of: ['blood-in-urine'], holds: isBloodOnlyInTest, becomes: 'urine-trouble' },
  { of: ['ill-baby'], holds: isOnlyFussy, becomes: 'fussy-baby' },
  { of: ['anxious'], holds: isPassingWorry, becomes: 'stressed' },
  { of: ['poison', 'animal-bite', 'pesticide-contact', 'carbon-monoxide'], holds: isMereFear, becomes: 'stressed' },
  {
    of: ['stroke', 'heart-attack', 'sepsis', 'poison', 'carbon-monoxide', 'anaphylaxis', 'lung-clot'],
    holds: isFearedByTheWell,
    becomes: 'stressed',
  },
  { of: ['poison', 'pesticide-contact'], holds: isTraceOnly, becomes: 'stressed' },
  { of: ['pulse-fast'], holds: isPulseOfEffort },
  { of: ['dry-mouth'], holds: isFearOfDryness },
  { of: ['drops-of-blood'], holds: isBleedingElsewhere },
  { of: ['severe-bleeding', 'amputation'], holds: isBleedingOver, becomes: 'minor-cut' },
  { of: ['sudden'], holds: isPositionalVertigo },
  { of: ['blood-in-stool', 'blood-in-urine'], holds: hasEatenRed },
  { of: ['fussy-baby'], holds: isAfterShots },
  { of: ['through-body'], holds: isStepOnNail },
  { of: ['leg-swelling'], holds: isEveningSwelling },
  { of: ['leg-swelling'], holds: hasBittenSwelling },
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
export const EXPLAINED_CONCEPTS = ['effort-chest-pain', 'sudden-alone']

function explainedBy(reading: Reading, { of, holds, becomes }: Explanation): Reading {
  if (!of.some((each) => reading.said.has(each)) || !holds(reading)) return reading
  const said = new Set(reading.said)
  for (const each of of) said.delete(each)
  if (becomes) said.add(becomes)
  return { ...reading, said }
}

/** What is left of the concepts heard when the message itself explains some of them. */
export function explained(reading: Reading): ReadonlySet<string> {
  const { said: left } = EXPLANATIONS.reduce(explainedBy, reading)
  const said = new Set(left)
  if (isBleedingOfUnknownPlace({ ...reading, said: left })) said.add('vaginal-bleeding')
  if (isSaidToDoIt(reading)) said.add('suicide-said')
  return said.has('sudden') && !isSuddenIllness({ ...reading, said }) ? new Set([...said, 'sudden-alone']) : said
}
