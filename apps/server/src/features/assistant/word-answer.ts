import type { AnswerNotice } from '@careway/domain/vocabulary/assistant-terms'
import type { SignedInUser } from '../../ports/caller'
import type { ModelWording, WordingEvent } from '../../ports/model-wording'
import type { Voice } from './actions.presenter'
import type { AssistantParts } from './assistant-parts'
import type { Exchange } from './keep-exchange'
import { modelTools } from './model-tools'
import { wordingTask } from './wording-task'

/** How the words of an answer came: bit by bit, then whole, or not from the model at all. */
export type Worded =
  | { readonly kind: 'bit'; readonly text: string }
  | { readonly kind: 'whole'; readonly text: string }
  | { readonly kind: 'own-words'; readonly notices: readonly AnswerNotice[]; readonly isTakenBack: boolean }

const FAILED: Worded = { kind: 'own-words', notices: ['model_failed'], isTakenBack: true }

function asWorded(event: WordingEvent): Worded {
  if (event.kind === 'text') return { kind: 'bit', text: event.text }
  if (event.kind === 'done') return { kind: 'whole', text: event.text }
  return { kind: 'own-words', notices: [event.notice], isTakenBack: true }
}

const requestOf = (parts: AssistantParts, user: SignedInUser, exchange: Exchange, voice: Voice) => ({
  userId: user.id,
  task: wordingTask(exchange.type),
  turns: exchange.turns,
  material: exchange.embedded.paragraphs,
  tools: modelTools(parts, user.id, voice),
  identifiers: [user.firstName, user.lastName, user.email].filter((each) => each.trim() !== ''),
  language: voice.locale,
  level: exchange.safety.level,
})

/** The model's words for an answer. Ends with `whole` or `own-words`, whatever the model does. */
export async function* wordAnswer(
  parts: AssistantParts & { readonly modelWording: ModelWording },
  user: SignedInUser,
  exchange: Exchange,
  voice: Voice,
  signal: AbortSignal,
): AsyncGenerator<Worded, void> {
  const refusal = await parts.modelWording.admit(user.id)
  if (refusal) {
    const notices = refusal.kind === 'notice' ? [refusal.notice] : []
    return yield { kind: 'own-words', notices, isTakenBack: false }
  }
  try {
    for await (const event of parts.modelWording.word(requestOf(parts, user, exchange, voice), signal)) {
      const worded = asWorded(event)
      yield worded
      if (worded.kind !== 'bit') return
    }
  } catch (error) {
    parts.log.error({ err: error, conversation: exchange.conversationId }, 'wording an answer failed')
  }
  yield FAILED
}
