import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

export const HEART_AND_BREATH_RULES: readonly SafetyRule[] = [
  rule('arrest', SOURCES.emergencies, { urgent: ['unresponsive', 'blue-lips', 'choking'] }),
  rule('acs', SOURCES.heartAttack, {
    urgent: [
      'chest-pain',
      'heart-attack',
      'pain-spreads + sweating/nausea/short-of-breath/dizzy/fainted',
      'unusual-exhaustion + short-of-breath/sweating + age-50-plus/diabetes/heart-disease',
    ],
  }),
  rule('dissection', SOURCES.emergencies, { urgent: ['tearing-pain', 'back-pain + sudden + fainted/severe'] }),
  rule('aaa', SOURCES.emergencies, {
    urgent: [
      'pulsing-belly + belly-pain/back-pain/fainted/pain-other',
      'belly-pain/back-pain/flank-pain + severe/sudden + age-60-plus',
      'belly-pain/back-pain/flank-pain + fainted',
    ],
  }),
  rule('pe', SOURCES.bloodClots, {
    urgent: [
      'lung-clot',
      'short-of-breath/cannot-breathe/chest-pain/pain-on-breathing-in + clot-risk/leg-swelling-one/pregnant/cancer',
      'short-of-breath + sudden/coughing-blood',
      'pain-on-breathing-in + short-of-breath/coughing-blood/palpitations',
    ],
  }),
  rule('dvt', SOURCES.bloodClots, {
    urgent: ['leg-swelling-one + short-of-breath/chest-pain/fainted'],
    high: ['leg-swelling-one'],
  }),
  rule('syncope', SOURCES.emergencies, { urgent: ['fainted'] }),
  rule('breath', SOURCES.flu, {
    urgent: ['cannot-breathe', 'short-of-breath', 'ribs-pulling', 'oxygen-low', 'breaths-very-fast'],
    high: ['breaths-fast', 'oxygen-lowish'],
  }),
  rule('asthma', SOURCES.emergencies, {
    urgent: [
      'asthma/wheezing + inhaler-fails/severe/blue-lips/cannot-breathe/short-of-breath',
      'inhaler-fails + short-of-breath/cannot-breathe/wheezing',
    ],
    high: ['wheezing', 'inhaler-fails'],
  }),
  rule('hemopt', SOURCES.emergencies, { urgent: ['coughing-blood'] }),
  rule('palp', SOURCES.emergencies, {
    urgent: [
      'palpitations + fainted/chest-pain/short-of-breath/dizzy/heart-disease',
      'palpitations + pulse-very-fast/sudden',
      'pulse-very-fast',
    ],
    high: ['pulse-fast', 'pulse-slow'],
    moderate: ['palpitations'],
  }),
  rule('slow-pulse', SOURCES.emergencies, {
    urgent: ['pulse-slow + dizzy/fainted/chest-pain/short-of-breath/confused'],
  }),
  rule('low-pressure', SOURCES.sepsis, { urgent: ['bp-low'] }),
  rule('hf', SOURCES.heartFailure, {
    urgent: ['heart-failure + short-of-breath/fainted/coughing-blood/cannot-breathe'],
    high: ['heart-failure + weight-up-fast/leg-swelling/cough', 'weight-up-fast + leg-swelling/tired'],
    moderate: ['leg-swelling'],
  }),
  rule('preecl', SOURCES.bloodPressure, {
    urgent: [
      'bp-180 + chest-pain/short-of-breath/severe-headache/headache/vision-change/vision-loss/one-side-weak/confused/back-pain/speech-trouble/dizzy/vomiting',
      'bp-160 + pregnant/postpartum',
    ],
    high: ['bp-180', 'bp-140 + pregnant/postpartum'],
    moderate: ['high-blood-pressure', 'bp-140'],
  }),
  rule('copd-flare', SOURCES.emergencies, {
    urgent: ['copd + short-of-breath/cannot-breathe/blue-lips/confused'],
    high: ['copd + cough/green-phlegm/fever'],
  }),
  rule('pneumonia', SOURCES.flu, {
    urgent: ['cough/green-phlegm + fever + confused/oxygen-low/breaths-very-fast/cannot-breathe/short-of-breath'],
    high: [
      'green-phlegm + fever',
      'cough + fever + chills/lasting-fever/temp-394/getting-worse',
      'cough + age-65-plus + fever/confused',
    ],
  }),
]
