import type { Citation } from '../kernel/decision'
import { leadingFindings } from './leading-findings'
import { page } from './page'
import type { SafetyAssessment, SafetyFinding } from './safety-assessment'
import { SOURCES } from './sources'

const encyclopedia = (title: string, number: string): Citation =>
  page(`MedlinePlus, ${title}`, `https://medlineplus.gov/ency/article/${number}.htm`)

/** What may be done right away, while help is called. */
export interface FirstAidStep {
  /** Sentence `firstAid.<code>` of the catalog `safety`. */
  readonly code: string
  readonly source: Citation
}

interface FirstAid extends FirstAidStep {
  readonly rules: readonly string[]
  /** Concepts of which one must have been heard; without it any finding of the rules will do. */
  readonly heard?: readonly string[]
  /** Concepts beside which it would do harm. */
  readonly unless?: readonly string[]
}

const POISON = encyclopedia('Poisoning first aid', '007579')
const BREATHING = encyclopedia('Breathing difficulties: first aid', '000007')
const ELECTRICITY = ['electric-shock', 'electric-thing', 'shock-thrown', 'bit-cord']
const CHOKING = ['choking', 'thing-in-throat']

const HURT_SPINE = ['neck-injury', 'dangerous-accident', 'force', 'fall']
const HIGH_SUGAR = ['glucose-250', 'glucose-300', 'fruity-breath']
const LOW_SUGAR = ['glucose-54', 'glucose-70']
/** Bleeding that no cloth on a wound stops. */
const NO_WOUND_TO_PRESS = [
  'vaginal-bleeding',
  'heavy-vaginal-bleeding',
  'nosebleed',
  'throat-blood',
  'vomiting-blood',
  'blood-in-stool',
  'pregnant',
  'postpartum',
  'eye-injury',
]

/** The most pressing first. */
export const FIRST_AID: readonly FirstAid[] = [
  {
    code: 'cut-power',
    rules: ['co', 'burn'],
    heard: ELECTRICITY,
    source: encyclopedia('Electrical injury', '000053'),
  },
  {
    code: 'fresh-air',
    rules: ['co'],
    heard: ['carbon-monoxide', 'fuel-burner', 'running-engine', 'several-ill', 'bad-air'],
    source: SOURCES.carbonMonoxide,
  },
  {
    code: 'clear-airway',
    rules: ['arrest'],
    heard: CHOKING,
    source: encyclopedia('Choking: adult or child over 1 year', '000049'),
  },
  {
    code: 'press-chest',
    rules: ['arrest', 'breath', 'co', 'overdose'],
    heard: [
      'unresponsive',
      'blue-lips',
      'gasps-now-and-then',
      'seen-breathless',
      'breathed-into',
      'cannot-breathe',
      'drowning',
    ],
    source: encyclopedia('CPR: adult and child after onset of puberty', '000013'),
  },
  { code: 'use-epinephrine', rules: ['anaphylaxis'], source: encyclopedia('Anaphylaxis', '000844') },
  {
    code: 'press-wound',
    rules: ['bleed'],
    heard: ['severe-bleeding', 'amputation', 'deep-cut', 'edge-tool', 'hand-in-saw', 'pointed-thing', 'impaled'],
    unless: NO_WOUND_TO_PRESS,
    source: encyclopedia('Bleeding', '000045'),
  },
  { code: 'take-sugar', rules: ['hypo'], unless: HIGH_SUGAR, source: SOURCES.hypoglycemia },
  { code: 'lay-on-side', rules: ['seizure'], source: SOURCES.epilepsy },
  { code: 'note-time', rules: ['stroke'], unless: LOW_SUGAR, source: SOURCES.stroke },
  { code: 'rest-heart', rules: ['acs'], source: encyclopedia('Heart attack first aid', '000063') },
  { code: 'use-inhaler', rules: ['asthma'], source: SOURCES.asthma },
  {
    code: 'sit-up',
    rules: ['breath', 'copd-flare', 'hf', 'pe'],
    unless: [...HURT_SPINE, 'unresponsive', 'drowning'],
    source: BREATHING,
  },
  {
    code: 'cool-burn',
    rules: ['burn'],
    heard: ['bad-burn', 'burn', 'hot-thing', 'hot-spill', 'burnt-face', 'skin-off'],
    source: encyclopedia('Burns', '000030'),
  },
  {
    code: 'cool-body',
    rules: ['heat'],
    heard: ['heat-stroke', 'heat-illness', 'heat-exposure', 'hot-skin', 'no-sweat'],
    source: encyclopedia('Heat emergencies', '000056'),
  },
  {
    code: 'warm-body',
    rules: ['heat'],
    heard: ['hypothermia', 'frostbite'],
    source: encyclopedia('Hypothermia', '000038'),
  },
  {
    code: 'rinse-eye',
    rules: ['eye'],
    heard: ['chemical-splash', 'chemical-thing'],
    source: encyclopedia('Eye emergencies', '000054'),
  },
  { code: 'no-vomiting', rules: ['poison', 'overdose', 'dose'], unless: ['insulin', 'insulin-brand'], source: POISON },
  {
    code: 'keep-still',
    rules: ['bite'],
    heard: ['snake-bite', 'snake-seen', 'held-snake', 'two-holes'],
    source: encyclopedia('Snake bites', '000031'),
  },
  { code: 'steroid-shot', rules: ['adrenal'], source: SOURCES.adrenal },
  { code: 'means-away', rules: ['suicide', 'suicide-now'], source: SOURCES.crisis },
]

const MOST_STEPS = 3

const isFor =
  ({ rules, heard }: FirstAid) =>
  ({ rule, evidence }: SafetyFinding): boolean =>
    rules.includes(rule) && (heard === undefined || evidence.some((each) => heard.includes(each)))

const isHarmful = ({ unless = [] }: FirstAid, findings: readonly SafetyFinding[]): boolean =>
  findings.some(({ evidence }) => evidence.some((each) => unless.includes(each)))

/** What to do right away in an emergency, the most pressing first; nothing where no sign is named that it helps against. */
export function firstAidFor(assessment: Pick<SafetyAssessment, 'level' | 'findings'>): readonly FirstAidStep[] {
  if (assessment.level !== 'urgent') return []
  const leading = leadingFindings(assessment)
  return FIRST_AID.filter((each) => leading.some(isFor(each)) && !isHarmful(each, assessment.findings)).slice(
    0,
    MOST_STEPS,
  )
}

/** The pages that a level rests on, and those of the first aid beside it. */
export const safetySources = (assessment: Pick<SafetyAssessment, 'level' | 'findings'>): readonly Citation[] =>
  [...leadingFindings(assessment), ...firstAidFor(assessment)].map(({ source }) => source)
