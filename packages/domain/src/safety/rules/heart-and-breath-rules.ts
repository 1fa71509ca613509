import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

const BREATHLESS = 'short-of-breath/cannot-breathe/breathless-on-effort'

export const HEART_AND_BREATH_RULES: readonly SafetyRule[] = [
  rule('arrest', SOURCES.emergencies, {
    urgent: [
      'unresponsive',
      'blue-lips',
      'choking',
      'thing-in-throat + makes-no-sound',
      'gasps-now-and-then + answers-not/not-answering/fainted/dropped-there/dropped-cold/slides-down',
      'seen-breathless + breathed-into + infant-word/age-under-2/child-word/newborn-word',
    ],
  }),
  rule('acs', SOURCES.heartAttack, {
    urgent: [
      'nitro-fails',
      'chest-pain',
      'heart-attack',
      'pain-spreads + sweating/nausea/short-of-breath/dizzy/fainted',
      'gray-look + sweating/nausea/fainted/dizzy/vomiting',
      'chest-held + sweating/gray-look/fainted/nausea/dizzy/short-of-breath',
      'pain-spreads + on-effort/gray-look',
      'tooth-pain + sweating/gray-look/on-effort/chest-held',
      'heart-mimic + sweating/gray-look/short-of-breath/pain-spreads/fainted/chest-held/unusual-exhaustion',
      'belly-pain/upper-belly-pain/heartburn/heart-mimic + sweating + nausea/vomiting/dizzy/tired/unusual-exhaustion + age-45-plus/diabetes/heart-disease',
      'unusual-exhaustion + short-of-breath/sweating + age-50-plus/diabetes/heart-disease',
      'nitro-word + pain-stays',
      'heartburn + on-effort + nausea/sweating/unusual-exhaustion/short-of-breath/dizzy + age-45-plus/diabetes/heart-disease',
    ],
    high: ['effort-chest-pain', 'heartburn + came-on-effort'],
  }),
  rule('dissection', SOURCES.emergencies, {
    urgent: [
      'tearing-pain',
      'back-pain + sudden + fainted/severe',
      'vomiting + rip-in-chest',
      'air-under-skin',
      'tearing-felt + trunk-place',
      'arms-differ + tearing-felt/chest-pain/spine-ache/back-pain/pain-other',
      'vomiting + neck-crackles',
    ],
  }),
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
      `calf-bigger + breath-catch/stops-on-stairs/${BREATHLESS}`,
      'leg-swelling-one + breath-catch',
    ],
  }),
  rule('dvt', SOURCES.bloodClots, {
    urgent: ['leg-swelling-one + short-of-breath/chest-pain/fainted'],
    high: ['leg-swelling-one', 'calf-bigger + clot-maker'],
  }),
  rule('syncope', SOURCES.emergencies, {
    urgent: [
      'fainted',
      'goes-blank + slides-down',
      'goes-blank + pulse-slow/pulse-very-slow',
      'dropped-cold + mid-race',
      'has-pacemaker + goes-blank/feels-faint/slides-down/pulse-slow/pulse-very-slow',
    ],
  }),
  rule('breath', SOURCES.flu, {
    urgent: [
      'cannot-breathe',
      'short-of-breath',
      'ribs-pulling',
      'cannot-walk-far + wheezing/cough/asthma/copd/chest-pain/heart-failure/leg-swelling',
      'oxygen-out',
      'sleeps-upright + leg-swelling/wheezing/cough/weight-up-fast/heart-failure/cannot-walk-far',
      'oxygen-low',
      'oxygen-92',
      'breaths-very-fast',
    ],
    high: [
      'breaths-fast',
      'oxygen-lowish',
      'breathless-on-effort',
      'breathless-for-long + leg-swelling/sleeps-upright/cannot-walk-far/weight-up-fast/heart-failure',
    ],
  }),
  rule('asthma', SOURCES.emergencies, {
    urgent: [
      'asthma/wheezing + inhaler-fails/severe/blue-lips/cannot-breathe/short-of-breath',
      'asthma/wheezing/copd + hardly-talks',
      'inhaler-fails + short-of-breath/cannot-breathe/wheezing/blue-lips',
      'inhaler-fails + hardly-talks',
      'silent-chest + inhaler-word/asthma/many-puffs/inhaler-fails + tired/drowsy/sweating/hardly-talks/gray-look/acts-off/limb-deadened/confused/weak-word/getting-worse/clammy-pacing',
    ],
    high: [
      'wheezing',
      'inhaler-fails',
      'asthma-flare',
      'inhaler-word + needed-oftener + wheezing/cough/asthma/short-of-breath',
    ],
    moderate: ['asthma + cough'],
  }),
  rule('hemopt', SOURCES.emergencies, { urgent: ['coughing-blood', 'cough + blood-by-cup'] }),
  rule('palp', SOURCES.emergencies, {
    urgent: [
      'palpitations + fainted/chest-pain/short-of-breath/dizzy/heart-disease/vision-change/electric-shock',
      'palpitations + pulse-very-fast',
      'purging/eating-disorder + palpitations/fainted/feels-faint/both-legs-weak/vomiting-blood/chest-pain/limb-numb',
      'pulse-very-fast',
      'irregular-pulse + fainted/chest-pain/short-of-breath/dizzy/feels-faint/one-side-weak/speech-trouble',
      'icd-shocks',
      'icd-shock + fainted/chest-pain/short-of-breath/dizzy/palpitations',
      'has-defibrillator + device-fired-again',
      'has-defibrillator + device-fired + one-more-time',
      'palpitations + feels-faint',
    ],
    high: [
      'pulse-fast',
      'pulse-slow',
      'icd-shock',
      'irregular-pulse',
      'palpitations + sudden',
      'has-defibrillator + device-fired',
    ],
    moderate: ['palpitations'],
  }),
  rule('slow-pulse', SOURCES.emergencies, {
    urgent: ['pulse-slow + dizzy/fainted/chest-pain/short-of-breath/confused'],
  }),
  rule('low-pressure', SOURCES.sepsis, { urgent: ['bp-low'] }),
  rule('hf', SOURCES.heartFailure, {
    urgent: ['heart-failure + short-of-breath/fainted/coughing-blood/cannot-breathe', 'pink-froth'],
    high: [
      'heart-failure + weight-up-fast/leg-swelling/cough/dizzy/tired',
      'weight-up-fast + leg-swelling',
      'protein-in-urine + puffy-lids/leg-swelling/puffy-all-over/swelling-other/face-swelling',
    ],
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
      'green-phlegm + fever/temp-38',
      'cough + fever/temp-38 + pain-on-breathing-in',
      'cough + fever + lasting-fever/temp-394/getting-worse',
      'cough + age-65-plus + fever/confused',
    ],
  }),
  rule('heart-pressed', SOURCES.tamponade, {
    urgent: [
      'fluid-round-heart + full-neck-veins/pulse-fast/feels-faint/dizzy/bp-low/fainted/short-of-breath/cannot-breathe',
    ],
  }),
]
