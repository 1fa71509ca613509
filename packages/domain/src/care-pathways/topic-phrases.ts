import { BODY_TOPIC_PHRASES } from './topics/body-topics'
import { CARE_TOPIC_PHRASES } from './topics/care-topics'
import { MIND_TOPIC_PHRASES } from './topics/mind-topics'

/** What a person's own words can be about, beyond the need they chose. Danger at home comes before all else. */
export const CARE_TOPICS = [
  'violence',
  'dental',
  'vision',
  'prenatal',
  'birth-control',
  'sexual-health',
  'vaccines',
  'blood-pressure',
  'insulin',
  'refill',
  'lab-test',
  'back-pain',
  'physical-therapy',
  'skin',
  'cough-cold',
  'sprain',
  'low-mood',
  'substance-use',
  'check-up',
  'cancer-screening',
  'diabetes',
  'asthma',
  'urinary',
  'stomach',
  'sleep',
  'lump',
] as const
export type CareTopic = (typeof CARE_TOPICS)[number]

/** Folded words in English and Spanish; `*` stands for any ending. */
export const TOPIC_PHRASES: Readonly<Record<CareTopic, readonly string[]>> = {
  ...BODY_TOPIC_PHRASES,
  ...CARE_TOPIC_PHRASES,
  ...MIND_TOPIC_PHRASES,
}
