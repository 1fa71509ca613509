import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

const SMALL = 'child-word/infant-word/age-under-18'

/** Drugs, poisons, gases, and medicines taken wrongly or stopped. */
export const POISON_RULES: readonly SafetyRule[] = [
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
        'street-drug/opioid/pills-with-alcohol/too-many-pills + overdose-look',
        'narcan-given',
        'pills-with-alcohol + drowsy/confused/cannot-breathe/short-of-breath/unresponsive/vomiting',
        'acetaminophen-word + grams-a-day',
        'acetaminophen-word + taken-for-days + vomiting/jaundice/upper-right-pain/upper-belly-pain/dark-urine',
        'acetaminophen-word + many-of-them',
        'huffed + fall/fainted/unresponsive/not-wake/seizure/palpitations/confused/gray-look/mottled-skin/blue-lips/shock-look',
        'opioid-set-free',
        'opioid-of-another',
        'nerve-pills-stacked',
        'whole-bottle + acetaminophen-word + drank-it',
      ],
      high: ['pills-with-alcohol'],
    },
    { crisis: 'overdose' },
  ),
  rule(
    'poison',
    SOURCES.poisonHelp,
    {
      urgent: [
        'child-swallowed',
        'mixed-cleaners + airway-burn/cough/short-of-breath/cannot-breathe/dizzy/nausea/vomiting/sore-throat/headache/chest-pain/eye-pain',
        'pills-missing + child-word/infant-word/age-under-18/iron-pills',
        'iron-pills + chewed-it + vomiting/drowsy/belly-pain + child-word/infant-word/age-under-18',
        'poison-thing + chewed-it + child-word/infant-word/age-under-18',
        'chemical-thing + cough/eye-pain + short-of-breath/cannot-breathe/chest-pain/dizzy/vomiting/limb-numb/chewed-it',
        'poison',
        'chemical-splash + pain-other/eye-pain/burn',
        'pesticide-contact + poison-drool/tiny-pupils/vomiting/sweating/throat-danger/drooling/tremor/short-of-breath/cannot-breathe/confused/fainted/seizure',
        'pesticide-contact + dizzy/nausea/headache/vision-change',
        'wild-mushroom + vomiting/diarrhea/nausea/belly-pain/confused/dizzy/sweating/cramps/child-word',
        'tiny-pupils + drowsy/unresponsive/throat-danger/sweating/poison-drool',
        'poison-drool + tiny-pupils/sweating/vomiting',
        'caustic-thing + painless-skin/skin-off',
        'farm-poison + drank-it/chewed-it',
        'bad-spirits + drank-it + seems-drunk/balance-loss',
        'iron-pills + laid-hands-on + child-word/infant-word/age-under-18',
        'bad-spirits + drank-it + vomiting/sight-snow/vision-change/sight-worse/dizzy/confused/wide-gait/drowsy/head-ache/child-word/age-under-18/fast-breath',
        'aspirin-word + ears-ring + vomiting/fast-breath/sweating/confused/breaths-fast/short-of-breath',
        'weekly-as-daily',
        'mushroom-word + gathered-wild + vomiting/diarrhea/nausea/belly-pain/severe-belly-pain/cramps/confused/drowsy/jaundice/stomach-bug',
        'wild-plant + vomiting/seizure/drowsy/confused/dizzy/palpitations/belly-pain/tremor/vision-change',
        'sea-eaten + mouth-tingle',
        'bad-spirits + drank-it + much-of-it',
        `some-missing + laid-hands-on + risky-medicine/slowing-medicine + ${SMALL}`,
      ],
    },
    { action: 'poison-control', crisis: 'overdose' },
  ),
  rule(
    'dose',
    SOURCES.poisonHelp,
    {
      urgent: [
        'dose-mistake/dose-repeated + drowsy/confused/fainted/unresponsive/short-of-breath/cannot-breathe/pulse-slow/bp-low/palpitations/speech-trouble/vomiting/dizzy/feels-faint/tremor/seizure/sweating',
        'dose-mistake + age-under-18/child-word/infant-word/risky-medicine',
        'twice-unmeant + risky-medicine/insulin',
      ],
      high: ['dose-mistake'],
    },
    { action: 'poison-control', crisis: 'overdose' },
  ),
  rule('swallow', SOURCES.buttonBattery, {
    urgent: [
      'dangerous-object',
      'small-danger + mouth-or-missing/chewed-it + child-word/infant-word/age-under-18',
      'small-danger + up-nose-or-ear + child-word/infant-word/age-under-18',
    ],
  }),
  rule('co', SOURCES.carbonMonoxide, {
    urgent: [
      'carbon-monoxide',
      'drowning',
      'water-place + face-under',
      'electric-shock',
      'fuel-burner + several-ill/pet-ill/better-outside + headache/dizzy/nausea/vomiting/drowsy/confused/fainted/unresponsive/tired/balance-loss/pain-other',
      'several-ill/better-outside + pet-ill + headache/dizzy/nausea/vomiting/drowsy',
      'several-ill + better-outside + headache/dizzy/nausea',
      'running-engine/fuel-burner + seems-drunk/unresponsive',
      'running-engine + headache/dizzy/nausea/vomiting/drowsy/confused/fainted/speech-trouble/tired',
      'electric-thing + shock-thrown + pain-other/palpitations/burn/fainted/confused/limb-numb/drowsy/chest-pain/dizzy/one-side-weak/seems-drunk/skin-off/unresponsive',
      'fuel-burner + headache + dizzy/nausea/vomiting/drowsy/confused',
      'closed-pit + dropped-there/fainted/unresponsive/not-answering',
      'closed-pit + answers-not/unresponsive/fainted/drowsy/confused/cannot-breathe/short-of-breath',
      'closed-pit + bad-air + dizzy/headache/nausea/vomiting',
      'vessel-word/closed-pit + down-inside + went-after',
      'closed-pit + down-inside',
      'crew-down + vessel-word',
    ],
  }),
  rule('withdrawal', SOURCES.withdrawal, {
    urgent: ['withdrawal + tremor/confused/seizure/sweating/vomiting/palpitations/anxious/fever/withdrawal-danger'],
    high: ['withdrawal'],
  }),
  rule('med-stop', SOURCES.medicines, {
    urgent: [
      'out-of-vital-medicine + vomiting/seizure/glucose-300/confused/tremor',
      'out-of-vital-medicine + fits-came',
    ],
    high: ['out-of-vital-medicine'],
  }),
  rule('extra-dose', SOURCES.poisonHelp, { low: ['extra-dose'] }),
]
