import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

const OPERATED = 'fresh-operation/post-surgery'
const FEVER = 'fever/temp-38/high-fever/chills'
const WITS = 'confused/drowsy/acts-off/unresponsive/seizure/not-answering/speech-trouble/fainted'
const BREATHLESS = 'short-of-breath/cannot-breathe'

/** New signs in people who are treated: on a medicine, with a device, after an operation, with a test far off. */
export const TREATMENT_RULES: readonly SafetyRule[] = [
  rule('treated-danger', SOURCES.drugReactions, {
    urgent: [
      `stiffening-medicine + stiff-body + fever/temp-38/high-fever/sweating/${WITS}`,
      `stiffening-medicine + temp-39/high-fever + sweating/tremor/${WITS}`,
      'serotonin-medicine + jerking-limbs/tremor/stiff-body + fever/temp-38/high-fever/sweating/confused/palpitations/diarrhea',
      `marrow-medicine + ${FEVER}`,
      'marrow-medicine + sore-throat/throat-danger/mouth-sore/canker-sore/white-patches + chills/white-patches/severe/bruise/tired',
      `digitalis + yellow-sight/vision-change/palpitations/pulse-slow/${WITS}`,
      'digitalis + vomiting/nausea + halos/tired/dizzy/chewed-it/diarrhea',
      'slowing-medicine + pulse-slow + vomiting/dizzy/feels-faint/tired/short-of-breath/confused/fainted/drowsy/vision-change',
      'pulse-very-slow + slowing-medicine/vomiting/tired/drowsy/feels-faint/elder-word/age-65-plus/vision-change',
      `lithium + tremor/balance-loss/jerking-limbs/seems-drunk/${WITS}`,
      `ketone-medicine + vomiting/cannot-keep-down/fruity-breath/acetone-smell/lab-alarming/${BREATHLESS}`,
      'swelling-medicine + face-swelling/throat-danger/throat-swelling',
      `immune-waking-medicine + ${BREATHLESS}/blood-in-stool/severe-belly-pain/both-legs-weak/eyelids-droop/confused`,
      'clotting-bowel-medicine + constipation/no-gas/hard-belly/belly-swells + vomiting/hard-belly/severe-belly-pain/belly-pain',
      'device-site + wound-trouble/red-spreading-skin + chills/fever/temp-38/high-fever',
      `medicine-pump + device-alarm/stopped-suddenly/out-of-vital-medicine/fever/temp-38/stiff-body/rash/${WITS}`,
      `medicine-pump + slow-breath/${BREATHLESS}`,
      `opioid-patch/opioid + slow-breath/breaths-slow/blue-lips/tiny-pupils`,
      'breaths-slow',
      'fit-medicine + vomiting/balance-loss/vision-change/tremor + drowsy/not-answering/acts-off/confused',
      'face-filler + vision-change/vision-loss/sight-worse/severe-headache/speech-trouble/one-side-weak',
      'brain-shunt + headache/severe-headache/vomiting/drowsy/vision-change/fever/temp-38/confused/acts-off/stiff-neck/seizure/getting-worse',
      `line-into-vein + ${FEVER}/tremor`,
      `belly-dialysis + cloudy-fluid/belly-pain + ${FEVER}/pain-other/belly-pain/vomiting`,
      'spine-cancer + legs-unsure/lost-bladder-control/no-urine/saddle-numb',
      'line-into-vein/dialysis-access + bleeding/severe-bleeding/much-blood/blood-flow',
      `breathing-tube + tube-trouble + ${BREATHLESS}/stridor/much-blood/coughing-blood/vomiting-blood/blue-lips/bleeding/choking`,
      `heart-pump + device-alarm/dizzy/fainted/black-stool/headache/fever/temp-38/${BREATHLESS}`,
      `no-spleen + ${FEVER}`,
      'womb-coil/tubes-tied + pregnant/positive-test + pain-other/severe/belly-pain/vaginal-bleeding/shoulder-tip-pain/dizzy/cramps/flank-pain',
      'blood-thinner + severe-headache/worst-headache/vomiting-blood/coughing-blood/sudden-alone',
      'blood-thinner + fall/blow/force + head-word + headache/severe-pain/dizzy/feels-faint/vomiting/drowsy/confused/acts-off',
      'blood-thinner + headache + vomiting/drowsy/vision-change/fall/blow/head-injury/getting-worse',
      'headache/head-pressure/severe-headache + clot-risk/postpartum + vision-change/vision-loss/sight-worse/seizure/vomiting/one-side-weak',
      'fever/temp-38/high-fever + headache + acts-off/seizure',
    ],
    high: [
      'marrow-medicine + sore-throat/canker-sore/mouth-sore',
      'lithium + vomiting/diarrhea/dizzy/nausea',
      'immune-waking-medicine + diarrhea/jaundice/headache/rash',
      'breathing-tube + tube-trouble',
      'belly-dialysis + cloudy-fluid/belly-pain',
      'brain-shunt + nausea/dizzy/belly-pain',
      'womb-coil/tubes-tied + pregnant/positive-test',
      'medicine-pump + tremor/palpitations/sweating/vomiting',
    ],
  }),
  rule('operation-danger', SOURCES.surgery, {
    urgent: [
      `${OPERATED} + neck-swells + voice-changed/short-of-breath/cannot-breathe/throat-danger/stridor/hoarse/hard-swelling/getting-worse/bleeding/swelling-other`,
      'eye-operation + eye-pain/red-eye/pain-other/hard-swelling/severe + sight-worse/vision-change/vision-loss',
      `belly-operation + ${OPERATED} + belly-swells/hard-belly/jaundice/shoulder-tip-pain + fever/temp-38/chills/jaundice/vomiting/pulse-fast/tremor`,
      `belly-operation + ${OPERATED} + pulse-fast/shoulder-tip-pain + belly-pain/fever/temp-38/vomiting/unusual-exhaustion/short-of-breath/tired`,
      `${OPERATED} + opened-wound + comes-out`,
      'opened-wound + comes-out + belly-operation',
      `${OPERATED} + both-legs-weak/saddle-numb/lost-bladder-control`,
      'back-needle + both-legs-weak/legs-unsure/saddle-numb/lost-bladder-control/fever/temp-38/stiff-neck/no-urine',
      `${OPERATED} + cold-limb`,
      `${OPERATED} + pain-on-breathing-in/coughing-blood`,
      'looked-inside + severe-belly-pain/hard-belly/chest-pain/fever/temp-38/belly-swells/neck-swells/vomiting-blood/shoulder-tip-pain',
      `${OPERATED} + no-urine + full-bladder-pain/belly-pain/belly-swells/pain-other`,
      'pregnant + unborn-quiet + woke-the-unborn',
    ],
    high: [
      'back-needle + headache',
      'eye-operation + eye-pain/red-eye/sight-worse',
      `${OPERATED} + opened-wound/no-urine`,
    ],
  }),
  rule('lab-danger', SOURCES.highPotassium, {
    urgent: [
      'lab-grave',
      'lab-alarming + confused/drowsy/seizure/vomiting/headache/severe-headache/tremor/palpitations/pulse-slow/both-legs-weak/tired/balance-loss/dizzy/fainted/feels-faint/short-of-breath/chest-pain/bleeding/nosebleed/bruise/black-stool/blood-in-stool/blood-in-urine/head-injury/fall/acts-off/speech-trouble/seems-drunk/fever/temp-38/dark-urine/vaginal-bleeding/fruity-breath/belly-pain',
    ],
    high: ['lab-alarming'],
  }),
]
