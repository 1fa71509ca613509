import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

export const BELLY_RULES: readonly SafetyRule[] = [
  rule('gib', SOURCES.giBleeding, {
    urgent: [
      'vomiting-blood',
      'blood-in-stool + much-blood/dizzy/fainted/feels-faint/shock-look/pulse-fast/blood-thinner/tired/bp-low',
      'black-stool + dizzy/tired/fainted/belly-pain/blood-thinner/pulse-fast/vomiting',
      'black-stool',
      'tar-like + at-stool/nearly-fell/feels-faint/dizzy/tired',
    ],
    high: ['blood-in-stool', 'colitis-known + bloody-stools'],
  }),
  rule('hemorrhoid', SOURCES.hemorrhoids, { moderate: ['drops-of-blood'] }),
  rule('piles', SOURCES.hemorrhoids, { low: ['piles'] }),
  rule('abd', SOURCES.appendicitis, {
    urgent: [
      'severe-belly-pain',
      'belly-pain + severe/extreme-pain/severe-pain',
      'belly-pain + sudden',
      'belly-pain + lower-right-pain',
      'lower-right-pain + hurts-to-jump',
      'belly-pain + right-side + moved-about',
      'lower-right-pain + fever/vomiting/nausea/severe',
      'lower-right-pain + temp-38 + hurts-to-jump/went-to-right',
      'green-vomit',
      'dark-stoma',
      'hard-belly + vomiting/cannot-keep-down/no-gas',
      'no-gas + vomiting/belly-pain',
      'belly-pain + bp-low/fainted/vomiting-blood/cannot-bear-it/shock-look',
      'post-surgery + severe-belly-pain',
      'post-surgery + belly-pain + fever/temp-38/vomiting/jaundice',
      'post-surgery + hard-belly + fever/temp-38/chills/vomiting/jaundice/pain-other',
      'heart-may-clot + belly-hurts/belly-pain + age-60-plus + vomiting/blood-in-stool/sudden/severe',
      'passes-nothing + belly-swells/hard-belly/foul-vomit/vomiting',
      'foul-vomit + belly-swells',
      'fertility-shots + belly-swells + vomiting/short-of-breath/cannot-breathe/weight-up-fast/no-urine/nausea',
      'free-air',
      'gut-pocket + temp-39/high-fever/fever/temp-38 + rigors/cannot-keep-down/vomiting/confused/hard-belly/severe-belly-pain/air-in-urine',
      'bag-empty + vomiting/hard-belly/belly-swells/severe-belly-pain',
      'colitis-known + belly-swells/hard-belly + fever/temp-38/temp-39/high-fever/pulse-fast/pulse-very-fast',
      'steroids + belly-swells/hard-belly + belly-pain/pulse-fast/shoulder-tip-pain/no-gas/pain-other/severe-belly-pain',
      'belly-hurts/belly-pain + worst-ever',
      'heart-may-clot/blood-thinner + thinner-stopped + belly-hurts/belly-pain',
      'heart-may-clot + belly-hurts/belly-pain + severe/severe-pain/pain-beyond-looks/extreme-pain',
      'pain-began-at-navel + began-at-navel + went-to-right/right-side/lower-right-pain',
      'began-at-navel + went-to-right/right-side/lower-right-pain + pain-other/belly-pain/belly-hurts/severe-belly-pain/fever/temp-38/nausea/vomiting/moved-about/throbs-on',
    ],
    high: [
      'belly-pain + fever/temp-38',
      'belly-pain + vomiting',
      'belly-pain + age-65-plus',
      'belly-pain + post-surgery',
      'lower-right-pain',
      'bag-empty + cramps/belly-pain/nausea',
      'air-in-urine + burning-urine/fever/temp-38/gut-pocket/belly-pain',
    ],
  }),
  rule('gallbladder', SOURCES.gallstones, {
    urgent: [
      'upper-right-pain + fever/temp-38/high-fever/jaundice/severe/vomiting',
      'jaundice + chills/temp-39/high-fever',
    ],
    high: ['upper-right-pain', 'after-fatty-meal + belly-pain'],
    moderate: ['biliary-bouts'],
  }),
  rule('stone', SOURCES.kidneyStones, {
    urgent: [
      'flank-pain + severe/vomiting/no-urine/pregnant/one-kidney/pain-in-waves/blood-in-urine/severe-pain/nausea',
      'flank-pain + chills + temp-39/high-fever',
      'kidney-stone + fever/temp-38/temp-39/high-fever/chills',
    ],
    high: ['flank-pain', 'blood-in-urine', 'stone-eased'],
  }),
  rule('pyelo', SOURCES.kidneyInfection, {
    urgent: ['burning-urine + vomiting + fever/back-pain/flank-pain', 'burning-urine + drowsy'],
    high: [
      'burning-urine + fever/temp-38/chills/back-pain/flank-pain/pregnant/nausea/vomiting/diabetes/age-under-18/child-word',
      'urine-catheter + fever/temp-38/chills/high-fever',
    ],
  }),
  rule('uti-simple', SOURCES.kidneyInfection, { moderate: ['burning-urine'] }),
  rule('retention', SOURCES.retention, {
    urgent: [
      'no-urine + full-bladder-pain/belly-swells/belly-pain/severe/cannot-bear-it/clammy-pacing/sweating/about-to-burst',
      'no-urine + hard-belly/full-bladder-pain',
      'no-drop-in-bladder',
    ],
  }),
  rule('dehyd', SOURCES.flu, {
    urgent: [
      'dry-mouth + infant-word/age-under-2',
      'sunken-soft-spot',
      'cannot-keep-down + drowsy/infant-word/age-under-2/dizzy/confused',
      'no-urine + infant-word/age-under-2/drowsy/confused',
      'dry-mouth + infant-word/age-under-2 + no-urine/drowsy/cannot-keep-down',
      'no-urine + dry-mouth + child-word/age-under-18',
    ],
    high: [
      'no-urine',
      'dry-mouth + vomiting/diarrhea/fever/dizzy',
      'cannot-keep-down',
      'vomiting/diarrhea + dizzy/infant-word',
    ],
  }),
  rule('hus', SOURCES.ecoli, {
    urgent: [
      'blood-in-stool + diarrhea + age-under-18/child-word/fever/tired/no-urine/undercooked-food',
      'blood-in-stool + age-under-18/child-word',
      'diarrhea + blood-in-urine',
      'diarrhea + no-urine + age-under-18/child-word',
    ],
  }),
  rule('open-belly', SOURCES.emergencies, { urgent: ['open-belly', 'opened-wound + pink-comes-out'] }),
  rule('liver', SOURCES.emergencies, {
    urgent: [
      'liver-disease + fever/temp-38/high-fever/chills + belly-pain/belly-swells',
      'jaundice + confused/drowsy/severe-belly-pain/too-many-pills/vomiting/much-blood/many-acetaminophen',
    ],
    high: ['jaundice'],
  }),
  rule('hernia', SOURCES.hernia, {
    urgent: [
      'stuck-hernia',
      'groin-lump + vomiting/cannot-keep-down/no-gas/severe-pain/severe-belly-pain',
      'groin-lump/lump-sticks + rock-hard/hard-swelling + turned-dark/vomiting',
      'lump-sticks + turned-dark/vomiting/severe-pain/cannot-keep-down',
      'hernia-word + wont-go-back + vomiting/cannot-keep-down/turned-dark/hard-swelling/rock-hard/severe-pain/no-gas',
    ],
    moderate: ['groin-lump'],
  }),
  rule('torsion', SOURCES.emergencies, {
    urgent: [
      'testicle-pain',
      'ovary-pain',
      'ovary-word + vomiting/fainted/fever + pain-other/belly-pain/lower-right-pain/severe/severe-pain/sudden',
      'ovary-word + sudden + belly-pain/pain-other/severe/severe-pain',
      'groin-blow + huge-size/swelling-other/vomiting/nausea/severe/severe-pain/cannot-bear-it',
    ],
  }),
  rule('testicle-ache', SOURCES.testiclePain, { high: ['testicle-ache', 'genital-discharge + sack-ache'] }),
  rule('priapism', SOURCES.priapism, {
    urgent: [
      'long-erection',
      'penis-injury',
      'erection-stays',
      'potency-shot + stays-up',
      'erection-giver + hard-for-hours',
      'hard-since',
    ],
  }),
  rule('diarrhea-long', SOURCES.diarrhea, {
    high: [
      'diarrhea + fever + severe/chills/belly-pain',
      'diarrhea + temp-39/high-fever',
      'diarrhea + lasting + age-under-18/child-word/infant-word',
      'diarrhea + chemo-word',
    ],
    moderate: ['diarrhea + fever/lasting/age-65-plus', 'diarrhea + belly-pain', 'vomiting + lasting'],
  }),
  rule('stomach-bug', SOURCES.stomachBug, { low: ['stomach-bug'] }),
]
