import openStateCases from '../opening-hours/open-state.cases.json'
import { openState } from '../opening-hours/open-state'
import { SAMPLE_HOURS } from '../opening-hours/opening-hours.fixture'
import { accuracySuite } from './accuracy-suite'

/** Open now, or not: past midnight, over holidays, when the clocks change. */
export const openingHoursSuite = accuracySuite({
  id: 'open-state',
  cases: openStateCases,
  source: 'Worked by hand from the hours as written; 5 U.S.C. 6103; 15 U.S.C. 260a',
  evaluate: ({ hours, timeZone, at }) => openState(SAMPLE_HOURS[hours]!, timeZone ?? undefined, new Date(at)),
})
