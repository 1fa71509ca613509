import { HINTS } from './hints'
import type { Lexicon } from './lexicon'
import { PERSON_HOW_IT_IS } from './person/how-it-is'
import { PERSON_ILLNESSES } from './person/illnesses'
import { PERSON_WHO_IT_IS } from './person/who-it-is'
import { WHOLE_LEXICON } from './whole-lexicon'

/** Who the person is, what they live with, and how something is. */
const OF_THE_PERSON: Lexicon = { ...PERSON_WHO_IT_IS, ...PERSON_ILLNESSES, ...PERSON_HOW_IT_IS }

/** Concepts that make a text one about health: all but who the person is, how something is, and mere hints. */
export const COMPLAINTS: Lexicon = Object.fromEntries(
  Object.entries(WHOLE_LEXICON).filter(([concept]) => !(concept in OF_THE_PERSON) && !HINTS.has(concept)),
)

/** Traits of a person and lasting illnesses: told as history they are still true. */
export const TRAITS = new Set([
  ...Object.keys(OF_THE_PERSON),
  'asthma',
  'copd',
  'epilepsy',
  'sickle-cell',
  'weak-immunity',
  'heart-failure',
  'kidney-disease',
  'liver-disease',
  'clot-risk',
  'post-surgery',
  'iron-pills',
  'high-blood-pressure',
  'closed-angle',
  'no-spleen',
  'had-cancer',
  'myasthenia',
  'scarred-liver',
  'slow-thyroid',
  'heart-may-clot',
  'overactive-thyroid',
  'rash-giver',
  'has-defibrillator',
  'colitis-known',
  'spleen-gone',
  'joint-replaced',
  'has-pacemaker',
  'water-hormone',
  'adrenal-known',
  'weak-defense-unheeded',
])

/** What offices are asked about without its having happened: "does my plan cover an EpiPen?". */
export const ASKED_FOR = new Set(['child-swallowed', 'dangerous-object', 'animal-bite'])

/** Named events: "refill of my seizure medicine" or "after my stroke last year" speaks of no event now. */
export const EVENTS = new Set([
  'stroke',
  'heart-attack',
  'seizure',
  'seizure-danger',
  'lung-clot',
  'sepsis',
  'anaphylaxis',
  'too-many-pills',
  'opioid',
  'suicide-named',
  'poison',
  'drowning',
  'dangerous-accident',
  'sexual-assault',
  'broken-bone',
  'gunshot',
  'shingles',
  'withdrawal',
  'carbon-monoxide',
  'heat-stroke',
  'heat-illness',
])
