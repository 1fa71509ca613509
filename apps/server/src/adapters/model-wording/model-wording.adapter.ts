import { canCheckReassurance } from '@careway/domain/answer-check/reassurance'
import { isAtLeast } from '@careway/domain/safety/safety-level'
import type { LanguageModel } from '../../ports/language-model'
import type { Log } from '../../ports/log'
import type { ModelConsents } from '../../ports/model-consents'
import type { ModelWording, WordingEvent, WordingRequest } from '../../ports/model-wording'
import { createPause } from './pause'
import { wordAnswer, type WordingEnd } from './word'

export interface ModelWordingOptions {
  readonly model: LanguageModel
  readonly consents: ModelConsents
  readonly log: Log
  /** Milliseconds that only go forward. */
  readonly now?: () => number
}

/** In a language that cannot be held against the danger, a model does not speak of one. */
const isCheckable = ({ language, level }: WordingRequest) => canCheckReassurance(language) || !isAtLeast(level, 'high')

async function* withheld(): AsyncGenerator<WordingEvent> {
  yield { kind: 'withdrawn', notice: 'model_withheld' }
}

/** A model behind consent, the day's limit, hidden identifiers and checks. */
export function createModelWording({ model, consents, log, now }: ModelWordingOptions): ModelWording {
  const pause = createPause(now ?? (() => performance.now()))
  const settle = ({ violation, failure }: WordingEnd) => {
    if (violation) log.warn({ violation }, 'an answer of the language model was withheld')
    if (failure) log.warn({ reason: failure }, 'the language model failed')
    if (failure === 'unreachable' || failure === 'timed-out') pause.failed()
    else pause.worked()
  }
  const hasAgreed = (userId: string) => consents.hasAgreed(userId, model.provider.id)
  return {
    wouldAsk: async (userId) => !pause.isOn() && (await hasAgreed(userId)) && consents.hasUsesLeft(userId),
    admit: async (userId) => {
      if (!(await hasAgreed(userId))) return { kind: 'silent' }
      if (pause.isOn()) return { kind: 'notice', notice: 'model_failed' }
      if (!(await consents.takeUse(userId))) return { kind: 'notice', notice: 'model_limit_reached' }
      return undefined
    },
    word: (request, signal) =>
      isCheckable(request)
        ? wordAnswer({ model, hasAgreed: () => hasAgreed(request.userId), onEnd: settle }, request, signal)
        : withheld(),
  }
}
