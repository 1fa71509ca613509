import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

export const INFECTION_RULES: readonly SafetyRule[] = [
  rule('anaphylaxis', SOURCES.anaphylaxis, {
    urgent: [
      'anaphylaxis',
      'throat-swelling',
      'hives/face-swelling + short-of-breath/cannot-breathe/wheezing/vomiting/fainted/dizzy/throat-swelling',
      'allergy-trigger + short-of-breath/cannot-breathe/wheezing/fainted/throat-swelling',
      'allergy-trigger + face-swelling',
      'allergy-trigger + hives + vomiting/belly-pain',
    ],
    high: ['face-swelling'],
  }),
  rule('hives', SOURCES.hives, { moderate: ['hives'] }),
  rule('sepsis', SOURCES.sepsis, {
    urgent: [
      'sepsis',
      'fever/infection/temp-38/high-fever + confused/drowsy/mottled-skin/extreme-pain/unusual-exhaustion/no-urine/pulse-very-fast/bp-low/breaths-very-fast/oxygen-low/fainted',
      'temp-39/high-fever + tired/dizzy/pulse-very-fast',
      'fever/temp-38 + chills + tired/dizzy/severe',
      'temp-low + infection/confused/tired',
    ],
  }),
  rule('neutropenic', SOURCES.cancerInfection, {
    urgent: ['fever/temp-38/chills + weak-immunity/sickle-cell/weak-immunity-person'],
  }),
  rule('fever-adult', SOURCES.fever, {
    urgent: ['temp-41'],
    high: [
      'temp-394',
      'high-fever',
      'lasting-fever',
      'fever/temp-38 + lasting',
      'fever + post-surgery/cancer/age-65-plus/pregnant',
    ],
    moderate: ['fever', 'temp-38'],
  }),
  rule('malaria', SOURCES.malaria, { urgent: ['fever/chills/high-fever/temp-38/flu + travel-malaria'] }),
  rule(
    'nf',
    SOURCES.necrotizing,
    { urgent: ['flesh-eating', 'red-spreading-skin + extreme-pain/severe-pain/severe + fever/getting-worse/chills'] },
    { awaitsSource: true },
  ),
  rule('cellulitis', SOURCES.cellulitis, {
    high: ['red-spreading-skin', 'infection + wound-trouble/fever', 'wound-trouble'],
    moderate: ['infection'],
  }),
  rule('shingles', SOURCES.shingles, { urgent: ['shingles + vision-change/vision-loss/eye-pain'], high: ['shingles'] }),
  rule('rmsf', SOURCES.rockyMountain, {
    urgent: [
      'fever + tick-bite + rash/headache/vomiting',
      'tick-bite + rash + fever/headache',
      'fever + rash + outdoors',
    ],
    high: ['fever + rash + headache', 'tick-bite + fever/rash/flu'],
    moderate: ['tick-bite'],
  }),
  rule('bite', SOURCES.animalBites, {
    urgent: ['snake-bite', 'animal-bite + deep-cut/severe-bleeding/face-swelling'],
    high: ['animal-bite'],
  }),
  rule('strep', SOURCES.strep, {
    high: ['sore-throat + fever', 'white-patches', 'sore-throat + temp-38'],
    moderate: ['sore-throat + lasting', 'sore-throat + severe'],
  }),
  rule('throat', SOURCES.emergencies, {
    urgent: ['throat-danger', 'sore-throat + stridor/cannot-breathe/lockjaw/short-of-breath'],
  }),
  rule('sickle', SOURCES.sickleCell, {
    urgent: [
      'sickle-cell + fever/temp-38/chest-pain/short-of-breath/severe-pain/severe/one-side-weak/long-erection/pain-other/cough',
    ],
  }),
  rule('transplant', SOURCES.surgery, {
    urgent: [
      'post-surgery + fever/chills + confused/short-of-breath/drowsy',
      'missed-dialysis + short-of-breath/tired/palpitations/confused',
    ],
    high: ['post-surgery + fever/wound-trouble/red-spreading-skin/temp-38', 'missed-dialysis'],
  }),
  rule('rash', SOURCES.selfCare, {
    high: ['rash + fever + severe/lasting/child-word', 'rash-not-fading'],
    moderate: ['rash + fever/pain-other/lasting'],
    low: ['rash'],
  }),
  rule('cold', SOURCES.selfCare, {
    high: ['flu + age-65-plus/pregnant/weak-immunity/asthma/copd/heart-disease/diabetes/age-under-2'],
    moderate: [
      'cold/cough/sinus + long-lasting',
      'flu + fever + lasting',
      'ear-pain',
      'sinus + fever',
      'cough + fever',
      'sinus + severe',
      'wheezing',
    ],
    low: ['cold', 'cough', 'flu', 'sinus', 'sore-throat', 'hayfever'],
  }),
]
