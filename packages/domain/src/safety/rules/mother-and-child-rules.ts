import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

const ILL = 'drowsy/unresponsive/mottled-skin/blue-lips/ribs-pulling/ill-baby/cannot-breathe'

export const MOTHER_AND_CHILD_RULES: readonly SafetyRule[] = [
  rule('ectopic', SOURCES.pregnancy, {
    urgent: [
      'pregnant + belly-pain/severe-belly-pain/shoulder-tip-pain/fainted/lower-right-pain/severe',
      'pregnant + vaginal-bleeding + dizzy/belly-pain/fainted',
      'period-late + shoulder-tip-pain + vaginal-bleeding/dizzy/feels-faint/belly-pain/lower-right-pain/fainted',
      'period-late + vaginal-bleeding + fainted/lower-right-pain/felt-in-shoulder/feels-faint',
      'positive-test + shoulder-tip-pain + belly-pain/belly-hurts',
      'positive-test + lower-right-pain + dizzy/feels-faint/fainted/vaginal-bleeding',
      'positive-test + vaginal-bleeding + dizzy/fainted/feels-faint',
      'period-late/missed-periods + belly-pain/belly-hurts + pulse-fast/pulse-very-fast/bp-low/feels-faint/fainted',
    ],
  }),
  rule('preg', SOURCES.maternal, {
    urgent: [
      'pregnant/postpartum + severe-headache/vision-change/fainted/fever/temp-38/swollen-hands-face/puffy-all-over/seeing-sparkles/upper-belly-pain/body-blow/chest-pain/palpitations/short-of-breath/cannot-keep-down/fluid-leak/overwhelming-tired/leg-swelling-one/vaginal-bleeding/head-injury/fall',
      'pregnant/postpartum + headache + lasting/severe/vision-change',
      'baby-moves-less',
      'postpartum-mood',
      'heavy-vaginal-bleeding + pregnant',
      'pregnant + no-movement/water-out',
      'pregnant/birth-coming + urge-to-push + birth-coming/contractions/pregnant',
      'pregnant/postpartum + bp-140 + headache/vision-change/vomiting/belly-pain',
      'pregnant + cramps + vaginal-bleeding/dizzy/severe/lasting',
      'nursing/breast-sore/breast-infection + fever/temp-38 + dizzy/feels-faint/fainted/confused',
      'pregnant + blood-down-legs',
      'pregnant + few-kicks + lively-before/woke-the-unborn',
      'pregnant/postpartum + fit-told',
      'after-abortion + fever/temp-38/high-fever/chills',
    ],
    high: [
      'pregnant/postpartum + headache/vomiting/dizzy/burning-urine/leg-swelling/cramps',
      'breast-infection',
      'nursing + breast-sore',
      'pregnant + chickenpox-met + not-immune',
    ],
  }),
  rule('preterm', SOURCES.pretermLabor, {
    urgent: [
      'contractions',
      'fluid-leak',
      'birth-now',
      'cord-out',
      'pregnant + timed-cramps',
      'head-at-birth + hospital-far/pregnant/birth-coming/contractions/urge-to-push',
    ],
  }),
  rule('pph', SOURCES.maternal, {
    urgent: [
      'postpartum + heavy-vaginal-bleeding + dizzy',
      'heavy-vaginal-bleeding',
      'postpartum + vaginal-bleeding + dizzy/much-blood/severe',
      'placenta-in',
    ],
  }),
  rule('miscar', SOURCES.maternal, { urgent: ['pregnant + vaginal-bleeding'] }),
  rule('inf-fever', SOURCES.flu, {
    urgent: ['age-under-3-months/newborn-word + fever/temp-38/temp-low-baby', 'days-of-age + suckles + fever/temp-38'],
  }),
  rule('inf-fever2', SOURCES.fever, {
    urgent: [
      `age-under-3/infant-word/age-under-18/child-word + fever/temp-38 + ${ILL}/confused/refuses-walk`,
      'age-under-18/child-word/infant-word + temp-40',
    ],
    high: ['age-under-3/infant-word + temp-39/high-fever/lasting-fever', 'age-under-2/infant-word + fever'],
  }),
  rule('inf-ill', SOURCES.flu, {
    urgent: [
      `age-under-2/infant-word + ${ILL}`,
      'age-under-3/child-word + ill-baby + no-urine/cannot-keep-down/dry-mouth',
      'thinned-milk + infant-word/age-under-2 + tremor/drowsy/seizure/ill-baby/vomiting/puffy-all-over',
      'infant-fall + vomiting/drowsy/ill-baby/soft-bump/unresponsive/fainted/seizure/bulging-soft-spot/head-danger',
      `child-word/age-under-18 + drowsy/mottled-skin/blue-lips/ribs-pulling/cannot-breathe/unresponsive`,
    ],
    high: [
      'child-word/age-under-18 + refuses-walk',
      'infant-word + vomiting/diarrhea/thinned-milk',
      'age-under-2/infant-word + short-of-breath/fussy-baby',
    ],
  }),
  rule('croup', SOURCES.croup, {
    urgent: [
      'stridor + at-rest',
      'stridor + throat-danger/drooling/cannot-breathe/ribs-pulling/short-of-breath',
      'child-word/infant-word/age-under-18 + throat-danger',
    ],
    high: ['stridor'],
  }),
  rule('intuss', SOURCES.intussusception, {
    urgent: [
      'belly-cries',
      'infant-word/age-under-2 + green-vomit/blood-in-stool/vomiting-blood',
      'age-under-2/infant-word + severe-belly-pain',
      'up-green + infant-word/newborn-word/age-newborn/age-under-2',
    ],
  }),
  rule('newborn-ill', SOURCES.flu, {
    urgent: [
      'age-newborn/newborn-word/infant-word/age-under-3-months + navel-infection',
      'age-newborn/newborn-word + ill-baby/vomiting/drowsy/cannot-breathe/short-of-breath/no-urine',
    ],
  }),
  rule('newborn-yellow', SOURCES.newbornJaundice, {
    urgent: [
      'age-newborn/newborn-word/age-under-3-months + jaundice-legs',
      'newborn-word + jaundice + sleeps-away/drowsy/ill-baby/fever/temp-38',
      'newborn-word/age-newborn/age-under-3-months/infant-word + jaundice + sleeps-through-feeds/high-cry-arch',
    ],
    high: ['age-under-3-months/age-newborn/newborn-word/infant-word + jaundice'],
  }),
  rule('period', SOURCES.vaginalBleeding, {
    high: ['heavy-vaginal-bleeding', 'vaginal-bleeding/period-problem + dizzy/fainted/severe-belly-pain'],
    moderate: ['period-problem', 'vaginal-bleeding'],
    low: ['yeast-infection', 'cramps'],
  }),
]
