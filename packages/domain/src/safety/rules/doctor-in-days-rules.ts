import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

/** What begins slowly and is no danger today, but is for a doctor within days or weeks. */
export const DOCTOR_IN_DAYS_RULES: readonly SafetyRule[] = [
  rule('skin-check', SOURCES.skinChange, {
    moderate: ['skin-change', 'scaly-skin', 'nail-trouble', 'genital-bump'],
  }),
  rule('joints-and-nerves', SOURCES.osteoarthritis, {
    moderate: [
      'joint-ache/leg-nerve/pain-other + month-or-more/for-long',
      'leg-nerve + long-lasting',
      'stiff-girdle',
      'restless-legs',
      'curved-back',
      'walking-cramp',
    ],
  }),
  rule('slow-forgetting', SOURCES.memoryLoss, { moderate: ['memory-slow', 'hand-shake'] }),
  rule('senses-fading', SOURCES.hearingLoss, {
    moderate: ['hearing-fading', 'sight-fading', 'ear-noise + month-or-more/for-long/long-lasting/always'],
  }),
  rule('sleep-apnea', SOURCES.sleepApnea, { moderate: ['breath-stops-asleep'] }),
  rule('blood-urine-painless', SOURCES.bloodyUrine, {
    moderate: ['pink-urine', 'painless-blood-urine', 'kidney-test'],
  }),
  rule('gut-change', SOURCES.swallowing, {
    moderate: ['gut-change', 'hoarse + month-or-more/for-long/long-lasting'],
  }),
  rule('gland-or-blood', SOURCES.thyroid, {
    moderate: ['gland-sign', 'low-blood-count', 'sugar-test', 'hair-loss/hair-shed + weight-gain/for-long'],
  }),
  rule('medicine-effect', SOURCES.drugReactions, {
    moderate: [
      'pill-swelling',
      'new-medicine + joint-ache/pain-other/flu/leg-swelling/swelling-other/cough/nausea/diarrhea/dizzy/headache/tired/insomnia/rash',
      'dazing-medicine + dazed-by-it',
      'mood-medicine + flat-in-bed',
    ],
  }),
  rule('lasting-complaint', SOURCES.whereToGo, { moderate: ['for-long-alone', 'insomnia + for-long'] }),
  rule('steady-angina', SOURCES.angina, { moderate: ['stable-angina'] }),
  rule('reflux', SOURCES.reflux, { moderate: ['reflux-for-weeks'] }),
  rule('chest-wall', SOURCES.chestWall, {
    moderate: ['chest-wall-pain + age-50-plus/long-lasting'],
    low: ['chest-wall-pain'],
  }),
  rule('slow-breathless', SOURCES.breathingDifficulty, { moderate: ['breathless-for-long'] }),
  rule('simple-faint', SOURCES.fainting, { moderate: ['faint-of-standing'], low: ['plain-faint'] }),
  rule('leg-arteries', SOURCES.legArteries, { moderate: ['claudication'] }),
  rule('murmur', SOURCES.heartMurmur, { moderate: ['heart-murmur'] }),
  rule('sore-muscle', SOURCES.muscleCramps, {
    low: ['leg-cramp', 'night-cramp', 'sore-muscles', 'sore-from-exercise'],
  }),
  rule('home-care', SOURCES.whereToGo, { low: ['home-care', 'blood-on-eye', 'harmless-sign', 'hoarse'] }),
]
