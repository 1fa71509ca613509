import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'
import { FEVER } from './sign-groups'

export const INFECTION_RULES: readonly SafetyRule[] = [
  rule('anaphylaxis', SOURCES.anaphylaxis, {
    urgent: [
      'anaphylaxis',
      'allergy-trigger/hives + throat-lump',
      'throat-swelling',
      'hives/face-swelling + short-of-breath/cannot-breathe/wheezing/vomiting/fainted/dizzy/throat-swelling',
      'allergy-trigger + short-of-breath/cannot-breathe/wheezing/fainted/throat-swelling',
      'allergy-trigger + face-swelling/feels-faint',
      'many-stings + feels-faint/dizzy/fainted/vomiting/short-of-breath/child-word/age-under-18/hives/face-swelling',
      'hives + feels-faint',
      'insect-sting/hives + hoarse',
      'sting-in-mouth',
      'allergy-trigger + mouth-tingle',
      'drug-into-vein + wheezing/mouth-tingle/hives/face-swelling/throat-danger/throat-lump/feels-faint',
      'mouth-tingle + wheezing/hives/face-swelling/throat-danger/fainted',
      'allergy-trigger + hives + vomiting/belly-pain',
      'epi-used + just-now + allergy-trigger/hives/face-swelling/throat-swelling/throat-danger/insect-sting/many-stings',
      'drug-into-vein/allergy-trigger + itching-at-once + vomiting/feels-faint/dizzy',
      'swarm',
    ],
    high: ['face-swelling'],
  }),
  rule('hives', SOURCES.hives, {
    urgent: ['hives + face-swelling'],
    moderate: ['hives'],
    high: ['hives/rash + on-antibiotic'],
  }),
  rule('sepsis', SOURCES.sepsis, {
    urgent: [
      'sepsis',
      'fever/infection/temp-38/high-fever + confused/drowsy/not-answering/mottled-skin/extreme-pain/unusual-exhaustion/no-urine/pulse-very-fast/bp-low/breaths-very-fast/oxygen-low/fainted',
      'temp-39/high-fever + dizzy/pulse-very-fast',
      'fever/temp-38 + chills + dizzy/severe',
      'temp-39/high-fever + asks-again',
      'rigors + temp-39/high-fever + cannot-keep-down/asks-again/acts-off/flank-pain/pulse-fast',
      'fever/temp-38/high-fever/infection + acts-off + elder-word/age-65-plus/chills/very-thirsty',
      'temp-low + infection/confused/tired/drowsy/makes-no-sense/speech-trouble/tremor/unusual-exhaustion',
      'tampon-word + fever/temp-38/high-fever + sunburn-like/rash/dizzy/vomiting/diarrhea/feels-faint/confused',
      'scarred-liver + fever/temp-38/high-fever/confused/sleeps-away/wrong-name/drowsy/vomiting-blood/hands-flap/day-night-mixed/acts-off/makes-no-sense',
      'black-nose + diabetes/weak-immunity/steroids/fever/temp-38/head-ache/swollen-eye/vision-change/pain-other',
      'sore-throat + neck-side-sore + chills/temp-39/high-fever',
      'bleeding-specks/blood-dots + bruised-for-nothing + fever/temp-38/high-fever/words-wont-come/confused/drowsy/dark-urine/jaundice/vision-change',
      'blood-dots + fever/temp-38/high-fever/confused/head-ache/drowsy',
      'overactive-thyroid + fever/temp-38/temp-39/high-fever + pulse-fast/pulse-very-fast/palpitations/irregular-pulse/confused/acts-off',
      'toxic-shock + crashing/fever/temp-38/high-fever/bp-low/dizzy/vomiting/rash/confused',
    ],
  }),
  rule('neutropenic', SOURCES.cancerInfection, {
    urgent: ['fever/temp-38/chills + weak-immunity/sickle-cell/weak-immunity-person'],
  }),
  rule('fever-adult', SOURCES.feverInAdults, {
    urgent: ['temp-405'],
    high: [
      'temp-394',
      'high-fever',
      'fever/temp-38/lasting-fever + post-surgery/cancer/age-65-plus/elder-word/pregnant/back-pain/long-lasting',
      'lasting-fever + age-under-18/child-word/infant-word',
    ],
    moderate: ['temp-39', 'fever/temp-38 + lasting/chills', 'lasting-fever'],
    low: ['fever', 'temp-38'],
  }),
  rule('malaria', SOURCES.malaria, {
    urgent: [
      'fever/chills/high-fever/temp-38/flu + travel-malaria',
      'dengue-word + belly-pain/severe-belly-pain/vomiting + bleeding/vomiting/fainted/dizzy/much-blood',
    ],
  }),
  rule('nf', SOURCES.necrotizing, {
    urgent: [
      'flesh-eating',
      'black-wound + fever/temp-38/pain-other/severe-pain/chills/getting-worse',
      'red-spreading-skin/wound-trouble + extreme-pain',
      'red-spreading-skin/wound-trouble + severe-pain/severe + fever/getting-worse/chills/vomiting',
      'pain-beyond-looks + skin-turning',
      'rotten-scrotum',
      'dusky-bubbles + fever/temp-38/temp-39/high-fever/chills',
    ],
  }),
  rule('cellulitis', SOURCES.cellulitis, {
    urgent: ['red-spreading-skin + fever/temp-38/high-fever/chills/vomiting/dizzy/fainted', 'finger-curled'],
    high: [
      'red-spreading-skin',
      'black-wound',
      'infection + fever + minor-cut/deep-cut/dirty-wound',
      'wound-trouble',
      'fingertip-sore',
    ],
    moderate: ['infection'],
  }),
  rule('shingles', SOURCES.shingles, {
    urgent: ['shingles + vision-change/vision-loss/eye-pain/photophobia'],
    high: ['shingles', 'brow-blisters'],
  }),
  rule('rmsf', SOURCES.tickBites, {
    urgent: [
      'fever/temp-38/high-fever + tick-bite + rash/headache/vomiting',
      'tick-bite + rash + fever/headache',
      'tick-bite + confused/one-side-weak/both-legs-weak/palpitations',
      'fever + rash + outdoors',
      'fever/temp-38/high-fever + limb-rash + headache/tired/age-under-18/child-word',
    ],
    high: ['fever + rash + headache', 'tick-bite + fever/temp-38/high-fever/rash/flu/headache/vomiting'],
    moderate: ['tick-bite', 'lyme-ring'],
  }),
  rule('bite', SOURCES.animalBites, {
    urgent: [
      'snake-bite',
      'mauled',
      'animal-bite + confused/water-fear/drooling/both-legs-weak/seizure',
      'spider-bite + chills/fever/temp-38/dark-urine/blood-in-urine/vomiting/cramps/belly-pain/short-of-breath/drowsy',
      'animal-bite + deep-cut/severe-bleeding/face-swelling',
      'snake-seen + nipped-skin',
      'snake-seen/held-snake + eyelids-droop/mouth-tingle/metal-taste/climbing-swelling/double-sight',
      'two-holes + mouth-tingle/metal-taste/climbing-swelling/eyelids-droop',
      'struck-unseen + climbing-swelling/eyelids-droop + mouth-tingle/metal-taste/two-holes/vomiting',
    ],
    high: ['animal-bite', 'spider-bite + skin-black', 'struck-teeth + knuckle-cut'],
  }),
  rule('tonsil-bleed', SOURCES.tonsils, { urgent: ['throat-operation + throat-blood'] }),
  rule('strep', SOURCES.strep, {
    high: ['sore-throat + fever/temp-38 + age-under-18/child-word/rash', 'white-patches', 'sore-throat + severe/rash'],
    moderate: ['sore-throat + fever/temp-38/long-lasting'],
  }),
  rule('throat', SOURCES.emergencies, {
    urgent: [
      'throat-danger',
      'drooling + sore-throat/fever/temp-38/stridor/short-of-breath/cannot-breathe/throat-swelling/face-swelling/sudden/throat-lump/lockjaw',
      'stuck-food + spits-saliva/short-of-breath/cannot-breathe',
      'mouth-floor',
      'behind-ear + fever/temp-38/high-fever',
      'tooth-swelling/tooth-pain + eye-shut',
      'tooth-swelling/tooth-pain + mouth-wont-open + swelling-other/face-swelling/tooth-swelling/fever/temp-38',
      'tooth-swelling + stridor/cannot-breathe/lockjaw/short-of-breath/vision-change/confused/drowsy',
      'sore-throat + stridor/cannot-breathe/lockjaw/short-of-breath',
      'saliva-stuck',
      'leans-forward + voice-changed/drooling/stridor/sore-throat',
      'neck-squeezed + hoarse/stridor/noisy-air/blood-dots/voice-changed/drooling/throat-danger',
      'neck-squeezed + neck-marks',
    ],
  }),
  rule('sickle', SOURCES.sickleCell, {
    urgent: [
      'sickle-cell + fever/temp-38/chest-pain/short-of-breath/severe-pain/severe/one-side-weak/long-erection/pain-other/cough',
    ],
  }),
  rule('transplant', SOURCES.surgery, {
    urgent: [
      'post-surgery + fever/chills + confused/short-of-breath/drowsy',
      'post-surgery/postpartum + foul-wound + chills/temp-39/high-fever/confused/dizzy/tremor/severe-belly-pain',
      'post-surgery + wound-trouble + temp-39/high-fever/chills/dizzy',
    ],
    high: ['post-surgery + foul-wound/fever/wound-trouble/red-spreading-skin/temp-38/vomiting/burning-urine'],
  }),
  rule('wound-heals', SOURCES.surgery, { low: ['wound-heals'] }),
  rule('dialysis', SOURCES.dialysis, {
    urgent: [
      'missed-dialysis + short-of-breath/cannot-breathe/tired/irregular-pulse/palpitations/confused',
      'missed-dialysis + weak-climb/both-legs-weak/limbs-give-way/pulse-slow/chest-pain',
      'missed-dialysis + weak-word/limbs-like-lead',
    ],
    high: ['missed-dialysis', 'on-dialysis + dizzy/feels-faint'],
  }),
  rule('drug-rash', SOURCES.drugRash, {
    urgent: [
      'body-blisters + in-mouth/rash-medicine/mouth-sore',
      'skin-off + rash-medicine + fever/temp-38/mouth-sore',
      `dusky-spots + skin-lifts + raw-mouth/gritty-eyes/rash-giver/${FEVER}`,
      `rash-giver + skin-lifts + raw-mouth/gritty-eyes/${FEVER}`,
      'dusky-spots + raw-mouth + gritty-eyes',
      `rash-giver + raw-mouth + gritty-eyes/${FEVER} + rash/dusky-spots`,
      'raw-mouth + gritty-eyes + on-antibiotic/rash-giver/allergy-trigger',
    ],
  }),
  rule('rash', SOURCES.rash, {
    high: ['rash + fever/temp-38/high-fever', 'rash/hives + rash-medicine', 'rash-not-fading'],
    moderate: ['rash + pain-other/lasting/severe/getting-worse'],
    low: ['rash'],
  }),
  rule('flu', SOURCES.fluRisk, {
    high: [
      'flu + age-65-plus/age-under-3/pregnant/postpartum/weak-immunity/weak-immunity-person/asthma/copd/heart-disease/heart-failure/diabetes/liver-disease/sickle-cell',
    ],
    moderate: ['flu + fever + lasting'],
    low: ['flu', 'flu-of-the-healthy'],
  }),
  rule('cold', SOURCES.commonCold, {
    moderate: [
      'cold/cough/sinus + long-lasting',
      'ear-pain',
      'sinus + fever',
      'cough + fever + lasting/chills',
      'sinus + severe',
      'wheezing',
    ],
    low: ['cold', 'cough', 'sinus', 'sore-throat', 'hayfever'],
  }),
]
