import { assessMessage } from './assess-message'
import { assessConversation } from './assess-conversation'
import bodyWords from './examples/body-words.examples.json'
import cases from './examples/cases.examples.json'
import crisisCases from './examples/crisis.examples.json'
import errands from './examples/errands.examples.json'
import graded from './examples/graded.examples.json'
import injuryWords from './examples/injury-words.examples.json'
import layHeldOut from './examples/lay-held-out.examples.json'
import layLast from './examples/lay-last.examples.json'
import layReserve from './examples/lay-reserve.examples.json'
import layTuning from './examples/lay-tuning.examples.json'
import meaningWords from './examples/meaning-words.examples.json'
import mindWords from './examples/mind-and-everyday-words.examples.json'
import plainlyTold from './examples/plainly-told.examples.json'
import inFewWords from './examples/in-few-words.examples.json'
import spanishInFewWords from './examples/spanish-in-few-words.examples.json'
import pressure from './examples/pressure.examples.json'
import taught from './examples/taught.examples.json'
import voices from './examples/voices.examples.json'
import wholeStories from './examples/whole-stories.examples.json'

export { assessMessage }
export const CRISIS_CASES = crisisCases

const isDropped = (urgent: string, suffix: string) =>
  [
    assessMessage(`${urgent}. ${suffix}`),
    assessMessage(`${urgent} ${suffix}`),
    assessConversation([urgent, suffix]),
    assessConversation([suffix, urgent]),
  ].some(({ level }) => level !== 'urgent')

/** Every urgent message with every minimising or injected word after it, before it, in one message and in two. */
export function underPressure(): { readonly pressed: number; readonly dropped: readonly string[] } {
  const pairs = pressure.urgent.flatMap((urgent) => pressure.suffixes.map((suffix) => [urgent, suffix] as const))
  const dropped = pairs.filter(([urgent, suffix]) => isDropped(urgent, suffix))
  return { pressed: pairs.length, dropped: dropped.map((pair) => pair.join(' ⧺ ')) }
}

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
} as const
