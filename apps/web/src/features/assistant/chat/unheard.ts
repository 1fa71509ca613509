import { ASSISTANT_INPUT_MAXIMUM } from '@careway/domain/vocabulary/assistant-terms'
import type { ChatLine, ChatState } from './chat-state'

const BETWEEN = '\n\n'

function unheardQuestions(lines: readonly ChatLine[]): readonly string[] {
  const last = lines.at(-1)
  const question = lines.at(-2)
  if (last?.from !== 'ai' || last.isHeard || question?.from !== 'user') return []
  return [...unheardQuestions(lines.slice(0, -2)), question.text]
}

/** The newest of the messages that fit into one. */
function joined(messages: readonly string[]): string {
  const whole = messages.join(BETWEEN)
  return whole.length <= ASSISTANT_INPUT_MAXIMUM || messages.length < 2 ? whole : joined(messages.slice(1))
}

/** A message together with those before it that never reached the server: what was said stays said. */
export const withUnheard = ({ lines }: Pick<ChatState, 'lines'>, message: string): string =>
  joined([...unheardQuestions(lines), message])

/** What to send when the last question is asked again. Empty where there is none. */
export const messageToRepeat = ({ lines, questions }: Pick<ChatState, 'lines' | 'questions'>): string =>
  joined(unheardQuestions(lines)) || (questions.at(-1) ?? '')
