import type { Lexicon } from '../../lexicon/lexicon'
import { joined, range } from '../choices'

/** What is measured, told without its number. */
export const TAGALOG_MEASURED: Lexicon = {
  'temp-38': [
    'lagnat|nilalagnat|temp|temperature ~ 38|385|384|383|388|39|395|392|40|405|101|102|103|104|105',
    joined(range(380, 389).map(String).concat('38'), ['na lagnat', 'ang lagnat', 'lagnat']),
  ],
  'temp-39': ['lagnat|nilalagnat|temp|temperature ~ 39|391|392|393|395|398|40|405|103|104|105'],
  'temp-40': ['lagnat|nilalagnat|temp|temperature ~ 40|401|402|405|41|104|105'],
}
