import type { OtherMeaning } from '../other-meaning'

/** Words about after operations that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_TREATMENT_AFTER_OPERATIONS: readonly OtherMeaning[] = [
  {
    of: ['post-surgery'],
    meant:
      /\b(?:\w+oscop\w*|surgery|operation|\w+ectomy|bypass|biopsy|cirugia|operacion|operaron)\b[^.;]{0,30}\b(?:\w+ )?(?:years?|decades?) (?:ago|before|earlier)\b|\b(?:\w+oscop\w*|cirugia|operacion|operaron)\b[^.;]{0,20}\bhace (?:\w+ )?anos\b|\b(?:\w+oscop\w*|surgery|operation|\w+ectomy|biopsy) (?:\w+ ){0,2}last (?:year|spring|summer|fall|autumn|winter)\b|\b(?:last|next|yearly) (?:year )?(?:\w+oscop\w*)\b|\b(?:\w+oscopia|cirugia|operacion) (?:\w+ ){0,2}(?:el ano pasado|del ano pasado)\b/g,
  },
]
