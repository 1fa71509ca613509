import { BELLY } from './belly'
import { BRAIN_AND_HEAD } from './brain-and-head'
import { EVERYDAY } from './everyday'
import { EYES_AND_LIMBS } from './eyes-and-limbs'
import { HEART_AND_BREATH } from './heart-and-breath'
import { INFECTION_AND_SKIN } from './infection-and-skin'
import { INJURY_AND_POISON } from './injury-and-poison'
import type { Lexicon } from './lexicon'
import { MIND_AND_VIOLENCE } from './mind-and-violence'
import { MOTHER_AND_CHILD } from './mother-and-child'
import { PERSON, QUALITY } from './person'
import { POISON } from './poison'
import { THROAT_NOSE_AND_SKIN } from './throat-nose-and-skin'

export const COMPLAINTS: Lexicon = {
  ...HEART_AND_BREATH,
  ...BRAIN_AND_HEAD,
  ...BELLY,
  ...INFECTION_AND_SKIN,
  ...INJURY_AND_POISON,
  ...MIND_AND_VIOLENCE,
  ...MOTHER_AND_CHILD,
  ...EYES_AND_LIMBS,
  ...EVERYDAY,
  ...POISON,
  ...THROAT_NOSE_AND_SKIN,
}

export const WHOLE_LEXICON: Lexicon = { ...COMPLAINTS, ...PERSON, ...QUALITY }

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

/** Named events: "refill of my seizure medicine" or "after my stroke last year" speaks of no event now. */
export const EVENTS = new Set([
  'stroke',
  'heart-attack',
  'seizure',
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
