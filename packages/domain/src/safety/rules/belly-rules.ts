import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

export const BELLY_RULES: readonly SafetyRule[] = [
  rule('gib', SOURCES.giBleeding, {
    urgent: [
      'vomiting-blood',
      'blood-in-stool + much-blood/dizzy/fainted/feels-faint/shock-look/pulse-fast/blood-thinner/tired/bp-low',
      'black-stool + dizzy/tired/fainted/belly-pain/blood-thinner/pulse-fast/vomiting',
      'black-stool',
    ],
    high: ['blood-in-stool'],
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
      'green-vomit',
      'dark-stoma',
      'hard-belly + vomiting/cannot-keep-down/no-gas',
      'no-gas + vomiting/belly-pain',
      'belly-pain + bp-low/fainted/vomiting-blood/cannot-bear-it/shock-look',
      'post-surgery + severe-belly-pain',
      'post-surgery + belly-pain + fever/temp-38/vomiting/jaundice',
      'post-surgery + hard-belly + fever/temp-38/chills/vomiting/jaundice/pain-other',
    ],
    high: [
      'belly-pain + fever/temp-38',
      'belly-pain + vomiting',
      'belly-pain + age-65-plus',
      'belly-pain + post-surgery',
      'lower-right-pain',
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
    ],
    high: ['flank-pain', 'blood-in-urine', 'stone-eased'],
  }),
  rule('pyelo', SOURCES.kidneyInfection, {
    urgent: ['burning-urine + vomiting + fever/back-pain/flank-pain', 'burning-urine + drowsy'],
    high: [
      'burning-urine + fever/temp-38/chills/back-pain/flank-pain/pregnant/nausea/vomiting/diabetes/age-under-18/child-word',
    ],
  }),
  rule('uti-simple', SOURCES.kidneyInfection, { moderate: ['burning-urine'] }),
  rule('retention', SOURCES.retention, {
    urgent: [
      'no-urine + full-bladder-pain/belly-swells/belly-pain/severe/cannot-bear-it/clammy-pacing/sweating/about-to-burst',
    ],
  }),
  rule('dehyd', SOURCES.flu, {
    urgent: [
      'dry-mouth + infant-word/age-under-2',
      'sunken-soft-spot',
      'cannot-keep-down + drowsy/infant-word/age-under-2/dizzy/confused',
      'no-urine + infant-word/age-under-2/drowsy/confused',
      'dry-mouth + infant-word/age-under-2 + no-urine/drowsy/cannot-keep-down',
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
  rule('open-belly', SOURCES.emergencies, { urgent: ['open-belly'] }),
  rule('liver', SOURCES.emergencies, {
    urgent: [
      'liver-disease + fever/temp-38/high-fever/chills + belly-pain/belly-swells',
      'jaundice + confused/drowsy/severe-belly-pain/too-many-pills/vomiting/much-blood/many-acetaminophen',
    ],
    high: ['jaundice'],
  }),
  rule('hernia', SOURCES.hernia, {
    urgent: ['stuck-hernia', 'groin-lump + vomiting/cannot-keep-down/no-gas/severe-pain/severe-belly-pain'],
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
  rule('testicle-ache', SOURCES.testiclePain, { high: ['testicle-ache'] }),
  rule('priapism', SOURCES.priapism, { urgent: ['long-erection', 'penis-injury'] }),
  rule('diarrhea-long', SOURCES.diarrhea, {
    high: [
      'diarrhea + fever + severe/chills/belly-pain',
      'diarrhea + temp-39/high-fever',
      'diarrhea + lasting + age-under-18/child-word/infant-word',
    ],
    moderate: ['diarrhea + fever/lasting/age-65-plus', 'diarrhea + belly-pain', 'vomiting + lasting'],
  }),
  rule('stomach-bug', SOURCES.stomachBug, { low: ['stomach-bug'] }),
]
