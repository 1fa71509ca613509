import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

export const INJURY_AND_POISON_RULES: readonly SafetyRule[] = [
  rule(
    'overdose',
    SOURCES.poisonHelp,
    {
      urgent: [
        'too-many-pills',
        'many-acetaminophen',
        'opioid + unresponsive/cannot-breathe/blue-lips/drowsy/short-of-breath',
        'alcohol-poisoning + unresponsive/confused/cannot-breathe/vomiting',
        'alcohol-poisoning',
      ],
    },
    { crisis: 'overdose' },
  ),
  rule(
    'poison',
    SOURCES.poisonHelp,
    {
      urgent: ['child-swallowed', 'poison', 'chemical-splash + pain-other/eye-pain/burn'],
    },
    { action: 'poison-control', crisis: 'overdose' },
  ),
  rule('swallow', SOURCES.buttonBattery, { urgent: ['dangerous-object'] }),
  rule('co', SOURCES.carbonMonoxide, { urgent: ['carbon-monoxide', 'drowning', 'electric-shock'] }),
  rule('withdrawal', SOURCES.withdrawal, {
    urgent: ['withdrawal + tremor/confused/seizure/sweating/vomiting/palpitations/anxious/fever'],
    high: ['withdrawal'],
  }),
  rule('bleed', SOURCES.emergencies, {
    urgent: [
      'severe-bleeding',
      'amputation',
      'gunshot',
      'nosebleed + blood-thinner/lasting/dizzy/fainted/much-blood',
      'deep-cut + blood-thinner',
    ],
    low: ['nosebleed'],
  }),
  rule('burn', SOURCES.burns, {
    urgent: ['bad-burn', 'burn + infant-word/age-under-3', 'electric-shock'],
    moderate: ['burn'],
  }),
  rule('wound', SOURCES.tetanus, {
    high: ['deep-cut', 'dirty-wound', 'minor-cut + infection'],
    low: ['minor-cut', 'bruise'],
  }),
  rule('fracture', SOURCES.emergencies, {
    urgent: ['bad-fracture', 'broken-bone + one-side-weak/cold-limb/severe-bleeding/severe'],
    high: ['broken-bone'],
    moderate: ['sprain + severe/swelling-other/lasting', 'fall + pain-other'],
    low: ['sprain'],
  }),
  rule('fall-elder', SOURCES.emergencies, { high: ['fall + age-65-plus/elder-word/blood-thinner'] }),
  rule(
    'joint',
    SOURCES.joints,
    { urgent: ['hot-joint + fever/temp-38/chills/refuses-walk'], high: ['hot-joint'], moderate: ['gout'] },
    { awaitsSource: true },
  ),
  rule('limb', SOURCES.emergencies, {
    urgent: [
      'cold-limb + sudden/pain-other/sudden-limb-pain/severe/one-side-weak',
      'sudden-limb-pain + cold-limb/tired',
      'tight-limb + severe/pain-other/one-side-weak',
    ],
    high: ['tight-limb', 'cold-limb'],
  }),
  rule('heat', SOURCES.heat, {
    urgent: ['heat-stroke', 'heat-illness + confused/fainted/unresponsive/vomiting/seizure', 'hypothermia'],
    high: ['heat-illness'],
  }),
  rule('eye', SOURCES.emergencies, {
    urgent: [
      'vision-loss',
      'flashes-floaters',
      'eye-pain + halos/vomiting/vision-change/severe/sudden',
      'chemical-splash',
      'eye-injury',
      'red-eye/eye-pain + contact-lens',
      'red-eye + vision-change',
      'vision-change + sudden',
    ],
    high: ['eye-pain', 'red-eye + photophobia', 'vision-change + headache'],
    moderate: ['vision-change'],
  }),
  rule('pinkeye', SOURCES.pinkEye, { urgent: ['newborn-eye', 'red-eye + newborn-word'], low: ['red-eye'] }),
  rule(
    'med-stop',
    SOURCES.medicines,
    {
      urgent: ['out-of-vital-medicine + vomiting/seizure/glucose-300/confused/tremor'],
      high: ['out-of-vital-medicine'],
    },
    { awaitsSource: true },
  ),
]
