import type { Lexicon } from '../../lexicon/lexicon'

/** Who it is, how it is and what is known of them: age, time, illnesses, medicines. */
export const HINDI_IN_LATIN_PERSON: Lexicon = {
  pregnant: [
    'pet se hu|pet se hai|umeed se|ummeed se|hamila|hamla|garbhvati|garbhwati|pregnent|pregnant|pregnet|mahina chal raha|mahine ki pregnant|hamal',
    'wife|biwi|patni|bahu|bhabhi|didi ~ 6|7|8|9|6th|7th|8th|9th|sat|aath|nau ~ mahine|mahina|month|months ~ sar|sir|dhundh|khoon|pani|pet|dard|chakkar|suj|sooj|jhatke|bp|baby|baccha|delivery',
  ],
  postpartum: ['delivery|c section|operation se baccha ~ baad|bad|hui|hua|hafte|din'],
  'newborn-word': [
    'din ka baccha|din ki bacchi|din ke bacche|hafte ka baccha|hafte ki bacchi|hafte ke bacche|newborn|navjat|navjaat',
  ],
  'age-under-3-months': [
    '1 mahine ka|2 mahine ka|1 mahine ki|2 mahine ki|ek mahine ka|do mahine ka|dedh mahine|dhai mahine|do mahine ki|mahine bhar ka|2 months ka|1 month ka|2 month ki|6 week ka|6 hafte ka|8 hafte ka',
  ],
  'month-or-more': [
    'mahine se|mahino se|mahinon se|mahine bhar|saal se|salo se|saalo se|saalon se|kai mahine|kai saal|barso se|ek mahine|do mahine|teen mahine|2 mahine|3 mahine|4 mahine|6 mahine',
  ],
}
