import { ails } from '../../ails'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'

/** Words about failure and pressure that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_HEART_FAILURE_AND_PRESSURE: readonly OtherMeaning[] = [
  {
    of: ['weight-up-fast'],
    meant:
      /\b(?:up|gained|put on)\b[^.;!?\n]{0,25}\b(?:pounds?|lbs?|kilos?|kg)\b[^.;!?\n]{0,15}\b(?:since (?:last )?(?:spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|christmas|year|high school|college)|(?:over|in|during) (?:the )?(?:past |last )?(?:\w+ )?(?:months|an? year|years?)|this year)\b/g,
  },
  {
    of: ['heart-murmur', 'needs-visit'],
    meant: /\b(?:(?:an?|the) )?(?:heart )?murmurs?\b|\bsoplo (?:en el corazon|cardiaco)?/g,
    unless: (plain) =>
      !/\b(?:harmless|innocent|benign|functional|inocente|inofensivo|benigno)\b/.test(plain) ||
      !/\b(?:echo\w*|ultrasound|cardiolog\w*|ecocardio\w*|eco)\b/.test(plain) ||
      ails(plain) ||
      /\b(?:breath\w*|pregnan\w*|tired|months? old|baby)\b/.test(withoutDenials(plain)),
  },
]
