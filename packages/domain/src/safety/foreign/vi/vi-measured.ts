import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'
import { SUGAR_IS_DOWN_TO } from './vi-words'

/** What is measured, told without its number. */
export const VIETNAMESE_MEASURED: Lexicon = {
  'glucose-70': [joined(SUGAR_IS_DOWN_TO, range(54, 69))],
  'temp-38': [
    joined(['sot', 'sot len', 'sot toi', 'sot khoang'], range(380, 389).map(String).concat('38', '101', '102')),
  ],
}
