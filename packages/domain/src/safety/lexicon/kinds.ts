import { BELLY } from './belly'
import { BRAIN_AND_HEAD } from './brain-and-head'
import { EVERYDAY } from './everyday'
import { EVERYDAY_HINTS, EVERYDAY_SIGNS } from './everyday-signs'
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
import { ACUTE_CHART_WORDS } from './sayings/acute-chart-words'
import { BELLY_SAYINGS } from './sayings/belly-sayings'
import { BODY_WORDS_BRAIN } from './sayings/body-words-brain'
import { BODY_WORDS_BREATH } from './sayings/body-words-breath'
import { BODY_WORDS_EYES } from './sayings/body-words-eyes'
import { BODY_WORDS_FEVER_AND_SUGAR } from './sayings/body-words-fever-and-sugar'
import { BODY_WORDS_HEAD_AND_WITS } from './sayings/body-words-head-and-wits'
import { BODY_HINTS, BODY_WORDS_HEART } from './sayings/body-words-heart'
import { BRAIN_SAYINGS } from './sayings/brain-sayings'
import { CHILD_AND_INFECTION_SAYINGS } from './sayings/child-and-infection-sayings'
import { HEART_AND_BREATH_SAYINGS } from './sayings/heart-and-breath-sayings'
import { INJURY_AND_POISON_SAYINGS } from './sayings/injury-and-poison-sayings'
import { HINTS, MIND_AND_EVERYDAY_WORDS } from './sayings/mind-and-everyday-words'
import { MIND_AND_VIOLENCE_SAYINGS } from './sayings/mind-and-violence-sayings'
import { BELLY_HINTS, BLEEDING_AND_BELLY_SEEN } from './sayings/bleeding-and-belly-seen'
import { BODIES_THAT_FAIL } from './sayings/bodies-that-fail'
import { CALM_CAUSES } from './sayings/calm-causes'
import { DEVICE_HINTS, DEVICES_AND_CASTS } from './sayings/devices-and-casts'
import { CALM_SIGNS_OF_NERVES } from './sayings/calm-signs-of-nerves'
import { CALM_SIGNS_OF_THE_BODY, CALM_TRAITS } from './sayings/calm-signs-of-the-body'
import { CAUSE_AND_SIGN, CAUSE_AND_SIGN_HINTS } from './sayings/cause-and-sign'
import { CHART_WORDS } from './sayings/chart-words'
import { CHILD_AND_WOMAN_VISITS } from './sayings/child-and-woman-visits'
import { CHILD_SEEN } from './sayings/child-seen'
import { COMMON_SAME_DAY } from './sayings/common-same-day'
import { COMMON_VISITS } from './sayings/common-visits'
import { DOCTOR_IN_DAYS, DOCTOR_IN_DAYS_HINTS } from './sayings/doctor-in-days'
import { ASKED_ABOUT_HINTS, DANGERS_ASKED_ABOUT } from './sayings/dangers-asked-about'
import { DANGERS_IN_OTHER_WORDS, OTHER_WORDS_HINTS } from './sayings/dangers-in-other-words'
import { DANGERS_MADE_LIGHT_OF } from './sayings/dangers-made-light-of'
import { DANGERS_PASSED_OVER, PASSED_OVER_HINTS } from './sayings/dangers-passed-over'
import { IN_FEW_WORDS_BODY } from './sayings/in-few-words-body'
import { IN_FEW_WORDS_CRISIS } from './sayings/in-few-words-crisis'
import { IN_FEW_WORDS_HARM } from './sayings/in-few-words-harm'
import { IN_FEW_WORDS_POISON } from './sayings/in-few-words-poison'
import { SPANISH_IN_FEW_WORDS_BODY } from './sayings/spanish-in-few-words-body'
import { SPANISH_IN_FEW_WORDS_HARM } from './sayings/spanish-in-few-words-harm'
import { SPANISH_IN_FEW_WORDS_MIND } from './sayings/spanish-in-few-words-mind'
import { SPANISH_IN_FEW_WORDS_POISON } from './sayings/spanish-in-few-words-poison'
import { VERBS_IN_OTHER_FORMS } from './sayings/verbs-in-other-forms'
import { DANGERS_SELDOM_TOLD, SELDOM_HINTS } from './sayings/dangers-seldom-told'
import { DANGERS_TOLD_PLAINLY, PLAIN_HINTS } from './sayings/dangers-told-plainly'
import { GRAVE_SIGNS_IN_PASSING, PASSING_HINTS } from './sayings/grave-signs-in-passing'
import { HARM_SEEN } from './sayings/harm-seen'
import { INJURY_CAUSES } from './sayings/injury-causes'
import { INJURY_HINTS, INJURY_SEEN } from './sayings/injury-seen'
import { LASTING_HEART_AND_LUNG } from './sayings/lasting-heart-and-lung'
import { MOTHER_HINTS, MOTHER_SEEN } from './sayings/mother-seen'
import { PARTS_LOST_AND_THINGS_DRUNK, PARTS_LOST_HINTS } from './sayings/parts-lost-and-things-drunk'
import { POISON_HINTS, POISON_SEEN } from './sayings/poison-seen'
import { RARE_DANGERS, RARE_HINTS } from './sayings/rare-dangers'
import { SEEN_TODAY_HINTS, SEEN_TODAY_WORDS } from './sayings/seen-today-words'
import { LIMB_HINTS, THROAT_SKIN_AND_LIMB_SEEN } from './sayings/throat-skin-and-limb-seen'
import { TEST_RESULTS } from './sayings/test-results'
import { TOLD_BESIDE_A_QUESTION } from './sayings/told-beside-a-question'
import { TOLD_TOO_LIGHTLY, TOO_LIGHTLY_HINTS } from './sayings/told-too-lightly'
import { TREATMENT_HINTS, TREATMENT_WORDS } from './sayings/treatment-words'
import { SPANISH_DAYS_WORDS } from './sayings/spanish-days-words'
import { SPANISH_TOLD_PLAINLY } from './sayings/spanish-told-plainly'
import { SPANISH_VISIT_WORDS } from './sayings/spanish-visit-words'
import { VISIT_WORDS } from './sayings/visit-words'
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
  EVERYDAY_SIGNS,
  POISON,
  THROAT_NOSE_AND_SKIN,
])

export const WHOLE_LEXICON: Lexicon = mergeLexicons([
  NAMED,
  EVERYDAY_HINTS,
  PERSON,
  QUALITY,
  HEART_AND_BREATH_SAYINGS,
  BRAIN_SAYINGS,
  BELLY_SAYINGS,
  INJURY_AND_POISON_SAYINGS,
  MIND_AND_VIOLENCE_SAYINGS,
  MIND_AND_EVERYDAY_WORDS,
  CHILD_AND_INFECTION_SAYINGS,
  BODY_WORDS_HEART,
  BODY_WORDS_BREATH,
  BODY_WORDS_BRAIN,
  BODY_WORDS_HEAD_AND_WITS,
  BODY_WORDS_FEVER_AND_SUGAR,
  BODY_WORDS_EYES,
  TOLD_BESIDE_A_QUESTION,
  TEST_RESULTS,
  BLEEDING_AND_BELLY_SEEN,
  CHILD_SEEN,
  INJURY_SEEN,
  INJURY_CAUSES,
  HARM_SEEN,
  MOTHER_SEEN,
  POISON_SEEN,
  THROAT_SKIN_AND_LIMB_SEEN,
  DANGERS_TOLD_PLAINLY,
  LASTING_HEART_AND_LUNG,
  VISIT_WORDS,
  DOCTOR_IN_DAYS,
  SPANISH_DAYS_WORDS,
  SPANISH_TOLD_PLAINLY,
  ACUTE_CHART_WORDS,
  SPANISH_VISIT_WORDS,
  CHART_WORDS,
  CHILD_AND_WOMAN_VISITS,
  DANGERS_ASKED_ABOUT,
  DANGERS_MADE_LIGHT_OF,
  BODIES_THAT_FAIL,
  RARE_DANGERS,
  SEEN_TODAY_WORDS,
  COMMON_VISITS,
  COMMON_SAME_DAY,
  TREATMENT_WORDS,
  GRAVE_SIGNS_IN_PASSING,
  CALM_SIGNS_OF_NERVES,
  CALM_SIGNS_OF_THE_BODY,
  CALM_CAUSES,
  DEVICES_AND_CASTS,
  CAUSE_AND_SIGN,
  PARTS_LOST_AND_THINGS_DRUNK,
  DANGERS_PASSED_OVER,
  TOLD_TOO_LIGHTLY,
  DANGERS_IN_OTHER_WORDS,
  DANGERS_SELDOM_TOLD,
  IN_FEW_WORDS_BODY,
  IN_FEW_WORDS_CRISIS,
  IN_FEW_WORDS_HARM,
  IN_FEW_WORDS_POISON,
  SPANISH_IN_FEW_WORDS_BODY,
  SPANISH_IN_FEW_WORDS_HARM,
  SPANISH_IN_FEW_WORDS_MIND,
  SPANISH_IN_FEW_WORDS_POISON,
  VERBS_IN_OTHER_FORMS,
])

const ALL_HINTS = new Set([
  ...HINTS,
  ...BODY_HINTS,
  ...BELLY_HINTS,
  ...INJURY_HINTS,
  ...Object.keys(INJURY_CAUSES),
  ...POISON_HINTS,
  ...MOTHER_HINTS,
  ...LIMB_HINTS,
  ...PLAIN_HINTS,
  ...DOCTOR_IN_DAYS_HINTS,
  ...RARE_HINTS,
  ...SEEN_TODAY_HINTS,
  ...ASKED_ABOUT_HINTS,
  ...TREATMENT_HINTS,
  ...PASSING_HINTS,
  ...Object.keys(CALM_SIGNS_OF_NERVES),
  ...Object.keys(CALM_SIGNS_OF_THE_BODY),
  ...Object.keys(CALM_CAUSES),
  ...DEVICE_HINTS,
  ...CAUSE_AND_SIGN_HINTS,
  ...PARTS_LOST_HINTS,
  ...PASSED_OVER_HINTS,
  ...TOO_LIGHTLY_HINTS,
  ...OTHER_WORDS_HINTS,
  ...SELDOM_HINTS,
  ...Object.keys(EVERYDAY_HINTS),
])

/** Concepts that make a text one about health: all but who the person is, how something is, and mere hints. */
export const COMPLAINTS: Lexicon = Object.fromEntries(
  Object.entries(WHOLE_LEXICON).filter(
    ([concept]) => !(concept in PERSON) && !(concept in QUALITY) && !ALL_HINTS.has(concept),
  ),
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
  'closed-angle',
  'no-spleen',
  'had-cancer',
  'myasthenia',
  'scarred-liver',
  'slow-thyroid',
  'heart-may-clot',
  ...CALM_TRAITS,
  'joint-replaced',
  'has-pacemaker',
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
