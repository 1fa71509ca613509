/** What `npm run eval` asks the safety gate. */
import bodyWords from '../../packages/domain/src/safety/examples/body-words.examples.json'
import cases from '../../packages/domain/src/safety/examples/cases.examples.json'
import crisisCases from '../../packages/domain/src/safety/examples/crisis.examples.json'
import errands from '../../packages/domain/src/safety/examples/errands.examples.json'
import graded from '../../packages/domain/src/safety/examples/graded.examples.json'
import injuryWords from '../../packages/domain/src/safety/examples/injury-words.examples.json'
import layHeldOut from '../../packages/domain/src/safety/examples/lay-held-out.examples.json'
import layLast from '../../packages/domain/src/safety/examples/lay-last.examples.json'
import layReserve from '../../packages/domain/src/safety/examples/lay-reserve.examples.json'
import layTuning from '../../packages/domain/src/safety/examples/lay-tuning.examples.json'
import meaningWords from '../../packages/domain/src/safety/examples/meaning-words.examples.json'
import mindWords from '../../packages/domain/src/safety/examples/mind-and-everyday-words.examples.json'
import plainlyTold from '../../packages/domain/src/safety/examples/plainly-told.examples.json'
import inFewWords from '../../packages/domain/src/safety/examples/in-few-words.examples.json'
import spanishInFewWords from '../../packages/domain/src/safety/examples/spanish-in-few-words.examples.json'
import taught from '../../packages/domain/src/safety/examples/taught.examples.json'
import traps from '../../packages/domain/src/safety/examples/traps.examples.json'
import voices from '../../packages/domain/src/safety/examples/voices.examples.json'
import wholeStories from '../../packages/domain/src/safety/examples/whole-stories.examples.json'
import neighbours from '../../packages/domain/src/safety/kept-aside/neighbours.examples.json'
import slices from '../../packages/domain/src/safety/kept-aside/slices.examples.json'

export { assessMessage } from '@careway/domain/safety/assess-message'
export { underPressure } from '@careway/domain/safety/under-pressure.fixture'
export const CRISIS_CASES = crisisCases

/** Messages in people's own words, by what was done with them before they were measured. */
export const LAY_SETS = {
  voices,
  tuning: layTuning,
  'held-out': layHeldOut,
  reserve: layReserve,
  last: layLast,
  errands,
  'body-words': bodyWords,
  'injury-words': injuryWords,
  'meaning-words': meaningWords,
  'mind-and-everyday-words': mindWords,
  'plainly-told': plainlyTold,
  'in-few-words': inFewWords,
  'spanish-in-few-words': spanishInFewWords,
  'whole-stories': wholeStories,
  cases,
  graded,
  taught,
  traps,
  'neighbours, kept aside': neighbours,
  'slices, kept aside': slices,
} as const
