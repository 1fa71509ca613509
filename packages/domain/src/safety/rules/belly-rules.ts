import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

export const BELLY_RULES: readonly SafetyRule[] = [
  rule('gib', SOURCES.giBleeding, {
    urgent: [
      'vomiting-blood',
      'blood-in-stool + much-blood/dizzy/fainted/pulse-fast/blood-thinner/tired/bp-low',
      'black-stool + dizzy/tired/fainted/belly-pain/blood-thinner/pulse-fast/vomiting',
      'black-stool',
    ],
    high: ['blood-in-stool'],
  }),
  rule('hemorrhoid', SOURCES.hemorrhoids, { moderate: ['drops-of-blood'] }),
  rule('abd', SOURCES.appendicitis, {
    urgent: [
      'severe-belly-pain',
      'belly-pain + severe/extreme-pain/severe-pain',
      'belly-pain + sudden',
      'belly-pain + lower-right-pain',
      'lower-right-pain + fever/vomiting/nausea/severe',
      'green-vomit',
      'no-gas + vomiting/belly-pain',
      'belly-pain + bp-low/fainted/vomiting-blood',
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
    urgent: ['upper-right-pain + fever/jaundice/severe/vomiting'],
    high: ['upper-right-pain', 'after-fatty-meal + belly-pain'],
  }),
  rule('stone', SOURCES.kidneyStones, {
    urgent: ['flank-pain + severe/vomiting/fever/pregnant/one-kidney/pain-in-waves/blood-in-urine/severe-pain/nausea'],
    high: ['flank-pain', 'blood-in-urine'],
  }),
  rule('pyelo', SOURCES.bladder, {
    urgent: ['burning-urine + vomiting + fever/back-pain/flank-pain'],
    high: ['burning-urine + fever/chills/back-pain/flank-pain/pregnant/nausea/age-under-18/child-word'],
  }),
  rule('uti-simple', SOURCES.bladder, { moderate: ['burning-urine'] }),
  rule(
    'retention',
    SOURCES.retention,
    { urgent: ['no-urine + full-bladder-pain/belly-pain/severe'] },
    { awaitsSource: true },
  ),
  rule('dehyd', SOURCES.flu, {
    urgent: [
      'dry-mouth + infant-word/age-under-2',
      'cannot-keep-down + drowsy/infant-word/age-under-2/dizzy/confused',
      'no-urine + infant-word/age-under-2/drowsy/confused',
      'dry-mouth + infant-word/age-under-2 + no-urine/drowsy/cannot-keep-down',
    ],
    high: [
      'no-urine',
      'dry-mouth + vomiting/diarrhea/fever/dizzy',
      'cannot-keep-down',
      'vomiting/diarrhea + dizzy/infant-word/age-under-2',
    ],
  }),
  rule('hus', SOURCES.ecoli, {
    urgent: [
      'blood-in-stool + diarrhea + age-under-18/child-word/fever/tired/no-urine/undercooked-food',
      'blood-in-stool + age-under-18/child-word',
    ],
  }),
  rule('liver', SOURCES.emergencies, {
    urgent: ['jaundice + confused/drowsy/severe-belly-pain/too-many-pills/vomiting/much-blood/many-acetaminophen'],
    high: ['jaundice'],
  }),
  rule('torsion', SOURCES.emergencies, { urgent: ['testicle-pain', 'ovary-pain'] }),
  rule('priapism', SOURCES.priapism, { urgent: ['long-erection'] }),
  rule('diarrhea-long', SOURCES.selfCare, {
    high: ['diarrhea + fever + severe/chills/belly-pain'],
    moderate: ['diarrhea + fever/lasting/age-65-plus', 'diarrhea + belly-pain', 'vomiting + lasting'],
  }),
]
