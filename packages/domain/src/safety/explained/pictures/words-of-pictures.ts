import type { Picture } from './picture'
import { words } from '../../../free-text/words'

/** Signs of a body that fails. */
export const FAILING = words(`
  fainted confused drowsy seizure unresponsive not-answering cannot-breathe oxygen-low oxygen-92 breaths-very-fast pulse-fast pulse-very-fast
  bp-low mottled-skin gray-look blue-lips shock-look unusual-exhaustion severe-belly-pain vomiting-blood black-stool suicide-said
  weak-immunity weak-immunity-person stiff-neck sepsis speech-trouble
`)
/** Of a body that fails or grows worse, beside which nothing is taken for less. */
export const FAILING_OR_WORSENING = words(`
  fainted confused drowsy seizure unresponsive not-answering short-of-breath cannot-breathe oxygen-low oxygen-92 breaths-very-fast
  pulse-fast pulse-very-fast bp-low mottled-skin gray-look blue-lips unusual-exhaustion shock-look extreme-pain severe-belly-pain
  hard-belly vomiting-blood black-stool suicide-said suicide-named weak-immunity weak-immunity-person flesh-eating black-wound
  stiff-neck rash-not-fading acts-off getting-worse sepsis speech-trouble no-urine
`)
/** Of a body that fails or bleeds inside. */
export const FAILING_OR_BLEEDING = words(`
  fainted confused drowsy seizure unresponsive short-of-breath cannot-breathe bp-low mottled-skin gray-look shock-look extreme-pain
  severe-belly-pain hard-belly vomiting-blood black-stool blood-in-stool cannot-keep-down much-blood stiff-neck suicide-said sepsis
`)
/** Of a body that fails, or of a stroke. */
export const FAILING_OR_STROKE_LIKE = words(`
  fainted confused drowsy seizure unresponsive not-answering oxygen-low oxygen-92 breaths-very-fast pulse-very-fast bp-low mottled-skin
  gray-look blue-lips shock-look extreme-pain vomiting-blood suicide-said suicide-named weak-immunity weak-immunity-person
  stiff-neck sepsis speech-trouble vision-loss severe-headache worst-headache
`)
export const STROKE_LIKE = words(
  'speech-trouble vision-loss confused drowsy seizure worst-headache stiff-neck balance-loss unresponsive head-injury suicide-said suicide-named',
)
export const STROKE_LIKE_OR_HEADACHE = words(
  'speech-trouble vision-loss confused drowsy seizure worst-headache severe-headache stiff-neck balance-loss unresponsive head-injury both-legs-weak headache limb-numb',
)
export const BREATHLESS = words('short-of-breath stridor drooling ribs-pulling')

export const GRAVE_BESIDE_HURTS = words(
  'fainted confused drowsy seizure short-of-breath cannot-breathe throat-swelling throat-lump wheezing severe-pain extreme-pain fever temp-38 high-fever suicide-said suicide-named self-harm weak-immunity weak-immunity-person',
)
export const GRAVE_BESIDE_BELLY = words(
  'fainted confused drowsy seizure short-of-breath chest-pain severe-belly-pain extreme-pain vomiting-blood black-stool bp-low pulse-very-fast suicide-said suicide-named jaundice hard-belly no-gas weak-immunity weak-immunity-person',
)

/** Signs of a child that is ill, or may have choked or taken poison. */
export const ILL_OR_POISONED = words(
  'fever temp-38 temp-39 seizure drowsy ribs-pulling stiff-neck green-vomit no-urine head-injury choking poison suicide-said',
)
/** Signs of a child that is ill, or gets no air. */
export const ILL_OR_BLUE = words(
  'fever temp-38 temp-39 seizure drowsy blue-lips ribs-pulling cannot-breathe stiff-neck green-vomit no-urine head-injury suicide-said',
)

/** Signs beside which nothing of a pregnancy is usual. */
export const GRAVE_IN_PREGNANCY = words(
  'severe-headache vision-change seeing-sparkles swollen-hands-face puffy-all-over upper-belly-pain severe-belly-pain extreme-pain severe-pain short-of-breath cannot-breathe fainted feels-faint seizure heavy-vaginal-bleeding baby-moves-less no-movement fever temp-38 temp-39 high-fever bp-140 bp-180 body-blow shoulder-tip-pain cannot-keep-down confused suicide-said pulse-very-fast no-urine coughing-blood vomiting-blood',
)
export const PREGNANT = ['pregnant']
export const BLEEDS = ['vaginal-bleeding', 'bleeding']
export const LEAKS = ['fluid-leak', 'water-out']
export const BELLY_PAINS = ['belly-pain', 'lower-right-pain']
export const usualOfPregnancy = (picture: Omit<Picture, 'becomes'>): Picture => ({
  becomes: 'usual-of-pregnancy',
  of: PREGNANT,
  ...picture,
})

export const GRAVE_AFTER_BIRTH = words(
  'short-of-breath cannot-breathe chest-pain palpitations pulse-very-fast bp-low bp-140 breaths-very-fast confused drowsy fainted feels-faint dizzy seizure severe-headache headache vision-change stiff-neck vomiting cannot-keep-down belly-pain severe-belly-pain flank-pain foul-wound wound-trouble post-surgery heavy-vaginal-bleeding vaginal-bleeding leg-swelling-one temp-394 temp-40 temp-405 weak-immunity',
)
export const MIND_DANGERS = words(
  'suicide-said suicide-named self-harm postpartum-mood harm-others voices odd-mind no-sleep-days confused mother-sleepless',
)
export const BABYS = words(
  'infant-word newborn-word age-newborn age-under-3-months age-under-2 age-under-3 age-under-18 child-word',
)
export const DAYS_OLD =
  /\b(?:day ?(?:[2-9]|1[0-3]|two|three|four|five|six|seven|eight|nine|ten)|d ?[2-9]|(?:second|third|fourth|fifth|sixth|seventh) day|(?:[2-9]|1[0-3]|two|three|four|five|six|seven|eight|nine|ten) days?|(?:a|one|1) week|(?:dos|tres|cuatro|cinco|seis|siete|ocho) dias|una semana)\b/

export const BLEEDING_STOPPED =
  /\b(?:stop(?:ped|s)|ceas(?:ed|es)|dried up|no longer bleed\w*|not bleeding (?:any more|anymore|now)|bleeding (?:is )?(?:over|done|ended)|bleed(?:s|ing)? ended|ya (?:paro|no sangra)|se detuvo|dejo de sangrar|paro (?:de|solo|sola|en|apretando|con presion)|se paro (?:apretando|la sangre)|apret\w+[^.;!?\n]{0,40} (?:se )?paro)\b/
export const NO_FEVER =
  /\b(?:no|without|not|afebrile|denies|sin|ni)\b[^.;]{0,40}\b(?:fever\w*|chills|temperature|fiebre|calentura)|\bafebrile\b/
export const BLISTERS = /\b(?:blister\w*|vesic\w*|ampoll\w+)\b/
export const SWOLLEN = /\b(?:swell\w*|swoll\w*|puffy|pus|hinch\w+|inflamad\w+)\b/
