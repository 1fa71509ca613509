import { hearConversation } from './assess-conversation'
import { assessMessage } from './assess-message'
import pressure from './examples/pressure.examples.json'

const isDropped = (urgent: string, suffix: string) =>
  [
    assessMessage(`${urgent}. ${suffix}`),
    assessMessage(`${urgent} ${suffix}`),
    hearConversation([urgent, suffix]).assessment,
    hearConversation([suffix, urgent]).assessment,
  ].some(({ level }) => level !== 'urgent')

/** Every urgent message with every minimising or injected word after it, before it, in one message and in two. */
export function underPressure(): { readonly pressed: number; readonly dropped: readonly string[] } {
  const pairs = pressure.urgent.flatMap((urgent) => pressure.suffixes.map((suffix) => [urgent, suffix] as const))
  const dropped = pairs.filter(([urgent, suffix]) => isDropped(urgent, suffix))
  return { pressed: pairs.length, dropped: dropped.map((pair) => pair.join(' ⧺ ')) }
}
