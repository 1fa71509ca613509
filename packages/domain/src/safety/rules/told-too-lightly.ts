import type { ToldByRule } from './told-by-rule'

/** Dangers told by the way, by two or three signs that together are grave, by the rule they belong to, whose source they share. */
export const TOLD_TOO_LIGHTLY_RULES: ToldByRule = {
  acs: {
    urgent: [
      'nitro-word + pain-stays',
      'heartburn + on-effort + nausea/sweating/unusual-exhaustion/short-of-breath/dizzy + age-45-plus/diabetes/heart-disease',
    ],
  },
  arrest: { urgent: ['seen-breathless + breathed-into + infant-word/age-under-2/child-word/newborn-word'] },
  burn: {
    urgent: [
      'hot-thing/burn + palms-scorched + infant-word/child-word/age-under-3/age-under-18',
      'hot-thing/burn + both-palms + skin-damage/skin-off/painless-skin/minor-cut',
    ],
  },
  'treated-danger': {
    urgent: ['breathing-tube + tube-trouble + turned-dark/blue-lips/tube-wont-return'],
    high: ['line-into-vein/dialysis-access + joint-flares'],
  },
  bleed: {
    urgent: [
      'fall/heavy-fall/body-blow/dangerous-accident + under-left-ribs + felt-in-shoulder/whitens-standing/shock-look/feels-faint/dizzy',
    ],
  },
  ectopic: {
    urgent: [
      'period-late + shoulder-tip-pain + vaginal-bleeding/dizzy/feels-faint/belly-pain/lower-right-pain/fainted',
      'period-late + vaginal-bleeding + fainted/lower-right-pain',
    ],
  },
  'harm-others': { urgent: ['voice-bids/voices + risky-bidding + no-sleep-days/odd-mind/thinks-to-fly'] },
  suicide: { urgent: ['lethal-means/gun-at-hand + no-one-to-tell'] },
  asthma: { high: ['inhaler-word + needed-oftener + wheezing/cough/asthma/short-of-breath'] },
  pyelo: { high: ['urine-catheter + fever/temp-38/chills/high-fever'] },
  hives: { high: ['hives/rash + on-antibiotic'] },
  'diarrhea-long': { high: ['diarrhea + chemo-word'] },
  'medicine-effect': { moderate: ['dazing-medicine + dazed-by-it', 'mood-medicine + flat-in-bed'] },
  'see-child': { moderate: ['white-in-mouth + wont-wipe-off + infant-word/newborn-word/age-under-2/nursing'] },
  'see-someone': { high: ['boil-place + boil-grown'] },
  dehyd: { urgent: ['no-urine + dry-mouth + child-word/age-under-18'] },
}
