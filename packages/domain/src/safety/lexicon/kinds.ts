import { BELLY } from './belly'
import { BRAIN_AND_HEAD } from './brain-and-head'
import { EVERYDAY } from './everyday'
import { EYES_AND_LIMBS } from './eyes-and-limbs'
import { HEART_AND_BREATH } from './heart-and-breath'
import { INFECTION_AND_SKIN } from './infection-and-skin'
import { INJURY_AND_POISON } from './injury-and-poison'
import type { Lexicon } from './lexicon'
import { mergeLexicons } from './merge-lexicons'
import { MIND_AND_VIOLENCE } from './mind-and-violence'
import { MOTHER_AND_CHILD } from './mother-and-child'
import { PERSON, QUALITY } from './person'
import { POISON } from './poison'
import { BELLY_SAYINGS } from './sayings/belly-sayings'
import { BRAIN_SAYINGS } from './sayings/brain-sayings'
import { CHILD_AND_INFECTION_SAYINGS } from './sayings/child-and-infection-sayings'
import { HEART_AND_BREATH_SAYINGS } from './sayings/heart-and-breath-sayings'
import { INJURY_AND_POISON_SAYINGS } from './sayings/injury-and-poison-sayings'
import { MIND_AND_VIOLENCE_SAYINGS } from './sayings/mind-and-violence-sayings'
import { THROAT_NOSE_AND_SKIN } from './throat-nose-and-skin'

const NAMED: Lexicon = mergeLexicons([
  HEART_AND_BREATH,
  BRAIN_AND_HEAD,
  BELLY,
  INFECTION_AND_SKIN,
  INJURY_AND_POISON,
  MIND_AND_VIOLENCE,
  MOTHER_AND_CHILD,
  EYES_AND_LIMBS,
  EVERYDAY,
  POISON,
  THROAT_NOSE_AND_SKIN,
])

export const WHOLE_LEXICON: Lexicon = mergeLexicons([
  NAMED,
  PERSON,
  QUALITY,
  HEART_AND_BREATH_SAYINGS,
  BRAIN_SAYINGS,
  BELLY_SAYINGS,
  INJURY_AND_POISON_SAYINGS,
  MIND_AND_VIOLENCE_SAYINGS,
  CHILD_AND_INFECTION_SAYINGS,
])

/** Concepts that make a text one about health: all but who the person is and how strong or long something is. */
export const COMPLAINTS: Lexicon = Object.fromEntries(
  Object.entries(WHOLE_LEXICON).filter(([concept]) => !(concept in PERSON) && !(concept in QUALITY)),
)

/** Traits of a person and lasting illnesses: told as history they are still true. */
export const TRAITS = new Set([
  ...Object.keys(PERSON),
  ...Object.keys(QUALITY),
  'asthma',
  'copd',
  'epilepsy',
  'sickle-cell',
  'weak-immunity',
  'heart-failure',
  'liver-disease',
  'clot-risk',
  'post-surgery',
  'iron-pills',
  'high-blood-pressure',
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
