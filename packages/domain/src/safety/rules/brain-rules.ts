import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

const HIT = 'toppled-on/heavy-fall/blow/head-injury/dangerous-accident/struck-by-vehicle'

export const BRAIN_RULES: readonly SafetyRule[] = [
  rule('stroke', SOURCES.stroke, {
    urgent: [
      'speech-trouble + one-side-weak',
      'stroke',
      'face-droop',
      'one-side-weak',
      'speech-trouble',
      'vision-loss',
      'blown-pupil + headache/head-injury/blow/eye-pain/vomiting/face-droop/drowsy/fall/pain-other',
      'balance-loss + sudden/dizzy/headache/confused/vision-change/vomiting',
      'drops-things + sudden/dizzy/headache/confused/vision-change/drowsy/not-answering',
      'confused + sudden',
      'words-wont-come + understands-not',
      'words-wont-come + age-45-plus/elder-word + came-at-once',
      'words-wont-come + brief-spell + just-now/since-lately/came-at-once',
      'words-wont-come + bleeding-specks',
      'brief-spell + tongue-slips/hand-fails/double-sight',
      'tongue-slips + hand-fails/hand-clumsy',
      'mouth-hung + hand-clumsy',
      'double-sight + wide-gait/eyes-beat/balance-loss/eyelids-droop/head-ache/limbs-give-way/bulbar-sign/pupil-odd/sudden/dizzy/since-lately',
      'eyes-beat + wide-gait',
      'mouth-hung + brief-spell/hand-fails/tongue-slips',
      'lid-hangs + small-pupil/double-sight + head-ache/neck-ache/pain-other/wide-gait/double-sight',
      'lid-hangs + neck-ache + wide-gait/dizzy/head-ache',
      'morning-vomit + wide-gait/double-sight',
      'sees-nothing',
      'mouth-hung + drooling',
      'misses-aim + sudden/came-at-once',
      'eye-turned + balance-loss/headache/vomiting/dizzy/wide-gait',
    ],
  }),
  rule('botulism', SOURCES.botulism, {
    urgent: [
      'honey + infant-word + ill-baby/drowsy/eyelids-droop/constipation',
      'botulism-food + vision-change/eyelids-droop/throat-danger/speech-trouble/one-side-weak/both-legs-weak',
    ],
  }),
  rule('bell-palsy', SOURCES.facialParalysis, { high: ['bell-palsy'] }),
  rule('sah', SOURCES.headache, {
    urgent: [
      'worst-headache',
      'headache + fainted/seizure/sudden-alone',
      'peak-at-once + head-ache',
      'head-burst + stiff-neck/vomiting/headache/severe-headache/fainted/head-ache',
    ],
  }),
  rule('meningitis', SOURCES.meningitis, {
    urgent: [
      'fever/temp-38 + stiff-neck',
      'headache + stiff-neck',
      'fever/temp-38 + photophobia + child-word/infant-word/vomiting/rash/confused/drowsy',
      'fever/temp-38 + headache + photophobia/confused/drowsy/severe',
      'rash-not-fading + fever/temp-38/headache/drowsy/photophobia/stiff-neck/confused/chills',
      'bulging-soft-spot + fever/vomiting/ill-baby/drowsy/infant-word',
    ],
  }),
  rule('headache-red', SOURCES.headacheDanger, {
    urgent: [
      'headache/severe-headache + vision-loss/one-side-weak/speech-trouble/confused',
      'severe-headache + vision-change',
      'temple-pain + vision-change/vision-loss',
      'headache + vision-change + age-50-plus',
      'headache/severe-headache + weak-immunity/weak-immunity-person/weak-defense-unheeded + photophobia/answers-slow/dull-or-clumsy/vision-change/stiff-neck/acts-off',
      'headache/severe-headache + weak-defense-unheeded + vomiting/fever/temp-38/getting-worse',
      'temple-pain + double-sight/brief-spell',
      'headache/severe-headache + hand-fails/hand-clumsy/misses-aim',
    ],
    high: [
      'severe-headache',
      'headache + severe',
      'headache + age-50-plus + pain-spreads',
      'temple-pain + age-50-plus/elder-word/headache',
      'headache + cancer/weak-immunity/postpartum/pregnant',
      'headache + vomiting + getting-worse',
    ],
  }),
  rule('seizure', SOURCES.epilepsy, {
    urgent: [
      'seizure',
      'seizure-danger',
      'spasm-run + infant-word/age-under-2',
      'fit-word + gone-minutes + starts-again',
      'body-shakes + foams-at-mouth',
    ],
  }),
  rule('confusion', SOURCES.emergencies, {
    urgent: [
      'confused',
      'drowsy + fever/vomiting/severe/age-under-18/age-65-plus/child-word',
      'makes-no-sense + fever/temp-38/high-fever/chills/head-injury/diabetes/glucose-300/insulin/lab-alarming/blood-thinner/drowsy/sweating/burning-urine/infection',
      'had-cancer + sleeps-away + very-thirsty/constipation/wrong-name/vomiting',
      'wrong-name + sleeps-away',
      'odd-doings + head-ache/fever/temp-38/temp-39/high-fever',
      'slow-thyroid + temp-low/pulse-slow/drowsy/sleeps-away/confused + cold-and-slow/temp-low/pulse-slow/drowsy/sleeps-away',
      'gcs-low',
      'asks-again + sudden',
      'asks-whereabouts + loses-minutes',
    ],
  }),
  rule('head', SOURCES.headInjury, {
    urgent: [
      'head-injury + fainted/vomiting/severe-headache/getting-worse/seizure/confused/drowsy/speech-trouble/one-side-weak/head-danger/blood-thinner/vision-change/vision-loss/unresponsive/ill-baby/not-answering/balance-loss/acts-off/blown-pupil',
      'head-injury + age-65-plus/age-under-2/elder-word/infant-word/dangerous-accident',
      'age-under-18 + fall + vomiting/drowsy/confused',
      'fall + blood-thinner + acts-off/confused/drowsy/severe-headache/vomiting/speech-trouble',
      `clear-drip/bruised-sockets + ${HIT}`,
      'bruised-sockets + fall/body-blow',
    ],
    high: ['head-injury + headache/dizzy/nausea/dazed', 'blown-pupil'],
    low: ['head-injury'],
  }),
  rule('spine', SOURCES.emergencies, {
    urgent: [
      'neck-injury',
      'dangerous-accident + head-danger/fainted/confused/belly-pain/chest-pain/vomiting/drowsy',
      'head-danger + fall/head-injury/dangerous-accident/blow',
      'dangerous-accident/fall/heavy-fall/struck-by-vehicle/body-blow/force + odd-limbs',
      'dangerous-accident + joint-ache/back-pain/one-side-weak/both-legs-weak',
    ],
    high: ['dangerous-accident'],
  }),
  rule('cauda', SOURCES.caudaEquina, {
    urgent: [
      'saddle-numb',
      'back-pain + lost-bladder-control/both-legs-weak/no-urine',
      'both-legs-weak/odd-limbs + lost-bladder-control',
      'saddle-odd + spine-ache/leg-nerve/hard-to-void/limbs-give-way/lost-bladder-control/both-legs-told',
      'spine-ache + both-legs-told/legs-unsure + hard-to-void',
      'had-cancer + spine-ache + limbs-give-way/numb-below/hard-to-void',
      'spine-ache + numb-below/limbs-give-way + numb-below/fever/temp-38/hard-to-void',
      'numb-below + limbs-give-way',
      'saddle-odd + odd-limbs/leaks-unfelt',
      'foot-drop + lost-bladder-control/saddle-numb/saddle-odd',
    ],
  }),
  rule('back-red', SOURCES.backPain, {
    high: [
      'back-pain + fever/back-danger/cancer/steroids/weight-loss',
      'back-pain + age-65-plus + fall',
      'back-danger',
      'back-pain/spine-ache/leg-nerve + foot-drop',
    ],
  }),
  rule('tetanus', SOURCES.tetanus, { urgent: ['lockjaw', 'mouth-wont-open + stiff-neck/dirty-wound/body-arches'] }),
  rule('hypo', SOURCES.severeHypoglycemia, {
    urgent: [
      'glucose-54',
      'glucose-70/hypoglycemia-words + confused/seizure/unresponsive/fainted/drowsy/sweating/tremor/not-answering/cannot-breathe',
      'insulin-without-food + sweating/tremor/confused/unresponsive/dizzy/drowsy/not-answering/fainted/seizure',
      'diabetes + sweating/tremor/not-answering + confused/drowsy/not-answering/fainted/unresponsive/dizzy',
      'diabetes + unresponsive/fainted/confused',
    ],
    high: ['glucose-70', 'hypoglycemia-words', 'insulin-without-food'],
  }),
  rule('hypo-over', SOURCES.hypoglycemia, { low: ['hypo-settled'] }),
  rule('dka', SOURCES.ketoacidosis, {
    urgent: [
      'fruity-breath',
      'acetone-smell + diabetes/glucose-250/glucose-300/very-thirsty/vomiting/insulin/out-of-vital-medicine/drowsy/confused/cannot-breathe/short-of-breath',
      'out-of-vital-medicine + insulin + vomiting/very-thirsty/acetone-smell/belly-pain/drowsy',
      'diabetes/glucose-250 + vomiting/cannot-keep-down/drowsy/confused/cannot-breathe',
      'glucose-300 + vomiting/belly-pain/nausea/drowsy',
      'very-thirsty + weight-loss + vomiting/drowsy/belly-pain/confused',
      'acetone-smell + very-thirsty/fast-breath',
      'very-thirsty + fast-breath',
      'type-one + very-thirsty/gland-sign/dying-of-thirst + nausea/vomiting/belly-pain/belly-hurts',
    ],
    high: ['glucose-300', 'very-thirsty + weight-loss'],
  }),
  rule('adrenal', SOURCES.adrenal, {
    urgent: [
      'steroids + vomiting/fainted/unusual-exhaustion + fever/vomiting/fainted/dizzy/confused',
      'steroids + stopped-suddenly + vomiting/fainted/unusual-exhaustion/dizzy/confused/nausea',
    ],
    high: ['adrenal-known + told-for-today'],
  }),
  rule('vertigo', SOURCES.emergencies, {
    urgent: ['dizzy + vision-loss/one-side-weak/speech-trouble/face-droop/worst-headache/chest-pain'],
    high: ['dizzy + sudden', 'dizzy + age-65-plus + fall'],
    moderate: ['dizzy'],
  }),
  rule('weak-nerves', SOURCES.guillainBarre, {
    urgent: [
      'floppy-baby + infant-word/age-under-2',
      'myasthenia + bulbar-sign/hardly-talks/throat-danger/short-of-breath/cannot-breathe',
      'bulbar-sign + weak-climb/toes-tingle/eyelids-droop/double-sight',
      'toes-tingle + weak-climb',
      'toes-tingle + limbs-give-way + ill-weeks-ago',
      'toes-tingle/feet-first + climbs-higher + weak-word/limbs-give-way/both-legs-weak',
    ],
  }),
]
