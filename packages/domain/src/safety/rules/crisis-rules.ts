import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

export const CRISIS_RULES: readonly SafetyRule[] = [
  rule(
    'suicide',
    SOURCES.crisis,
    {
      urgent: [
        'suicide-said',
        'suicide-named',
        'self-harm',
        'asks-dose + not-wake',
        'farewell + affairs-in-order/burden/calm-now/decided/out-of-reach/be-found/apology',
        'apology + affairs-in-order/burden/out-of-reach/be-found',
        'affairs-in-order + burden/calm-now/be-found',
        'burden + calm-now/decided/be-found',
        'affairs-in-order + wont-be-here',
        'lethal-means/gun-at-hand + no-one-to-tell',
      ],
    },
    { action: 'call-988', crisis: 'suicide' },
  ),
  rule('suicide-past', SOURCES.crisis, { moderate: ['suicide-past'] }, { crisis: 'suicide' }),
  rule(
    'suicide-now',
    SOURCES.crisis,
    {
      urgent: [
        'suicide-means/lethal-means + suicide-said/suicide-named',
        'suicide-said + too-many-pills/severe-bleeding',
        'self-harm + severe-bleeding/deep-cut',
        'lethal-means + farewell/affairs-in-order/burden/calm-now/decided/be-found/apology',
        'lethal-means + done-with-it',
        'poison-thing + took-it-myself + on-purpose',
        'farewell/apology + on-a-height',
        'affairs-in-order + on-a-height + apology/out-of-reach/burden',
        'bad-spirits/poison-thing + drank-it + wants-it-over',
      ],
    },
    { crisis: 'suicide' },
  ),
  rule(
    'harm-others',
    SOURCES.emergencies,
    {
      urgent: [
        'harm-others',
        'voices-telling',
        'voices + told-to-harm/weapon',
        'weapon + must-be-stopped',
        'on-a-height + thinks-to-fly',
        'no-sleep-days + thinks-to-fly',
        'out-of-window + no-sleep-days/voices/kin-replaced/told-by-tv',
        'weapon + stalks-plan',
        'weapon + farewell + no-sleep-days',
        'kin-replaced/told-by-tv + must-be-stopped/weapon',
        'voice-bids/voices + risky-bidding + no-sleep-days/odd-mind/thinks-to-fly',
      ],
    },
    { action: 'call-988', crisis: 'harm-others' },
  ),
  rule(
    'abuse',
    SOURCES.violence,
    {
      urgent: ['violence-home', 'violence-now', 'lurking + weapon', 'kill-threat + weapon'],
    },
    { crisis: 'violence' },
  ),
  rule('strangled', SOURCES.strangulation, {
    urgent: [
      'throttled',
      'neck-marks + cut-down',
      'neck-marks + blood-dots + hoarse/voice-changed/sore-throat/throat-danger',
    ],
  }),
  rule(
    'assault',
    SOURCES.sexualAssault,
    { urgent: ['sexual-assault', 'woke-undressed + no-memory'] },
    { crisis: 'sexual-assault' },
  ),
  rule(
    'postpartum-mind',
    SOURCES.maternal,
    {
      urgent: [
        'baby-delusion',
        'baby-strange + postpartum/mother-sleepless',
        'postpartum + voices/not-my-baby/voices-telling',
        'postpartum + no-sleep-days + odd-mind',
        'postpartum + baby-is-other + order-from-above/no-sleep-days/mother-sleepless/odd-mind/told-by-tv',
        'postpartum + told-by-tv',
      ],
    },
    { crisis: 'harm-others' },
  ),
  rule(
    'child-abuse',
    SOURCES.childWelfare,
    {
      urgent: [
        'child-abuse',
        'night-visit + kept-secret',
        'bruise-placed + age-under-5-months',
        'bruise-placed + not-yet-rolling + infant-word/age-under-2',
        'frenulum-torn + infant-word/age-under-2',
      ],
    },
    { crisis: 'child-abuse' },
  ),
  rule(
    'elder-abuse',
    SOURCES.elderAbuse,
    { urgent: ['elder-abuse', 'neglected + kept-in/takes-money', 'takes-money + kept-in'] },
    { crisis: 'elder-abuse' },
  ),
  rule(
    'trafficking',
    SOURCES.trafficking,
    {
      urgent: [
        'sold-for-sex',
        'held-papers + cannot-leave/debt-bond/unpaid-work/immigration-threat',
        'unpaid-work + cannot-leave/debt-bond/immigration-threat',
        'debt-bond + cannot-leave/immigration-threat',
        'immigration-threat + cannot-leave',
      ],
    },
    { crisis: 'trafficking' },
  ),
  rule('mental-mod', SOURCES.mentalHealth, {
    moderate: [
      'depressed',
      'anxious',
      'eating-disorder',
      'drug-use',
      'insomnia/stressed + long-lasting',
      'insomnia + always',
      'opioid',
    ],
    low: ['insomnia', 'stressed', 'mere-worry'],
  }),
]

const CRISES = new Set(CRISIS_RULES.filter(({ crisis }) => crisis).map(({ id }) => id))

/** Whether a finding is of a person in crisis. */
export const isCrisis = ({ rule }: { readonly rule: string }): boolean => CRISES.has(rule)
