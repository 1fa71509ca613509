import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

export const BRAIN_RULES: readonly SafetyRule[] = [
  rule('stroke', SOURCES.stroke, {
    urgent: [
      'stroke',
      'face-droop',
      'one-side-weak',
      'speech-trouble',
      'vision-loss',
      'balance-loss + sudden/dizzy/headache/confused',
      'confused + sudden',
    ],
  }),
  rule('sah', SOURCES.headache, { urgent: ['worst-headache', 'headache + fainted/seizure/sudden'] }),
  rule('meningitis', SOURCES.meningitis, {
    urgent: [
      'fever/temp-38 + stiff-neck',
      'headache + stiff-neck',
      'fever/temp-38 + headache + photophobia/confused/drowsy/severe',
      'rash-not-fading + fever/temp-38/headache/drowsy',
      'bulging-soft-spot + fever/vomiting/ill-baby/drowsy/infant-word',
    ],
  }),
  rule('headache-red', SOURCES.headache, {
    urgent: ['headache/severe-headache + vision-loss/one-side-weak/speech-trouble/confused'],
    high: [
      'severe-headache',
      'headache + severe',
      'headache + age-50-plus + pain-spreads/vision-change',
      'headache + cancer/weak-immunity/postpartum/pregnant',
      'headache + vomiting + getting-worse',
    ],
  }),
  rule('seizure', SOURCES.epilepsy, { urgent: ['seizure', 'seizure-danger'] }),
  rule('confusion', SOURCES.emergencies, {
    urgent: ['confused', 'drowsy + fever/vomiting/severe/age-under-18/age-65-plus/child-word'],
  }),
  rule('head', SOURCES.headInjury, {
    urgent: [
      'head-injury + fainted/vomiting/severe-headache/getting-worse/seizure/confused/drowsy/speech-trouble/one-side-weak/head-danger/blood-thinner/vision-change/vision-loss/unresponsive/ill-baby',
      'head-injury + age-65-plus/age-under-2/elder-word/infant-word/dangerous-accident',
    ],
    high: ['head-injury + headache/dizzy/nausea'],
    low: ['head-injury'],
  }),
  rule('spine', SOURCES.emergencies, {
    urgent: [
      'neck-injury',
      'dangerous-accident + head-danger/fainted/confused/belly-pain/chest-pain',
      'head-danger + fall/head-injury/dangerous-accident',
      'dangerous-accident + joint-ache/back-pain/one-side-weak/both-legs-weak',
    ],
    high: ['dangerous-accident'],
  }),
  rule('cauda', SOURCES.caudaEquina, {
    urgent: ['saddle-numb', 'back-pain + lost-bladder-control/both-legs-weak/no-urine'],
  }),
  rule('back-red', SOURCES.backPain, {
    high: [
      'back-pain + fever/back-danger/cancer/steroids/weight-loss',
      'back-pain + age-65-plus + fall',
      'back-danger',
    ],
  }),
  rule('tetanus', SOURCES.tetanus, { urgent: ['lockjaw'] }),
  rule('hypo', SOURCES.severeHypoglycemia, {
    urgent: [
      'glucose-54',
      'glucose-70/hypoglycemia-words + confused/seizure/unresponsive/fainted/drowsy/sweating/tremor',
    ],
    high: ['glucose-70', 'hypoglycemia-words'],
  }),
  rule('dka', SOURCES.ketoacidosis, {
    urgent: [
      'fruity-breath',
      'diabetes/glucose-250 + vomiting/cannot-keep-down/drowsy/confused/cannot-breathe',
      'glucose-300 + very-thirsty/vomiting/belly-pain/tired/nausea/drowsy',
      'very-thirsty + weight-loss + vomiting/drowsy/belly-pain/confused',
    ],
    high: ['glucose-300', 'very-thirsty + weight-loss'],
  }),
  rule(
    'adrenal',
    SOURCES.adrenal,
    { urgent: ['steroids + vomiting/fainted/unusual-exhaustion + fever/vomiting/fainted/dizzy/confused'] },
    { awaitsSource: true },
  ),
  rule('vertigo', SOURCES.emergencies, {
    urgent: ['dizzy + vision-loss/one-side-weak/speech-trouble/face-droop/worst-headache/chest-pain'],
    high: ['dizzy + sudden', 'dizzy + age-65-plus + fall'],
    moderate: ['dizzy'],
  }),
]
