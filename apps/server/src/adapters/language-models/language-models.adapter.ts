import type { LanguageModel as SdkModel } from 'ai'
import type { ModelSettings } from '../../config/model-settings'
import { ModelFailure, type LanguageModel, type ModelRequest } from '../../ports/language-model'
import { failureOf } from './failure-of'
import { providerFacts } from './provider-facts'
import { readStream } from './read-stream'
import { sdkModel } from './sdk-model'
import { MODEL_TIMINGS, type ModelTimings } from './timings'
import { watch, type Watch } from './watch'

// The vendor's package writes warnings to the console; what is written down here is decided here.
globalThis.AI_SDK_LOG_WARNINGS = false

const MOST_TRIES = 2

/** Asks once more, at once, where nothing was said yet and the fault may have been of the moment. */
async function* readWithOneRetry(model: SdkModel, request: ModelRequest, seen: Watch): AsyncGenerator<string> {
  for (let tries = 1; ; tries += 1) {
    let hasText = false
    try {
      for await (const text of readStream(model, request, seen)) {
        hasText = true
        yield text
      }
      return
    } catch (fault) {
      const failure = seen.failure() ?? failureOf(fault)
      if (failure.reason !== 'unreachable' || hasText || tries === MOST_TRIES) throw failure
    }
  }
}

async function* streamAnswer(
  model: SdkModel,
  request: ModelRequest,
  signal: AbortSignal,
  timings: ModelTimings,
): AsyncGenerator<string> {
  const seen = watch(signal, timings)
  try {
    yield* readWithOneRetry(model, request, seen)
    if (seen.failure()) throw new ModelFailure('broken-off')
  } finally {
    seen.stop()
  }
}

/** A model of any provider that the settings can name. Nothing of questions, answers or keys is written down. */
export function createLanguageModel(
  settings: ModelSettings,
  apiKey: string | undefined,
  timings: ModelTimings = MODEL_TIMINGS,
): LanguageModel {
  const model = sdkModel(settings, apiKey)
  return {
    provider: providerFacts(settings),
    stream: (request, signal) => streamAnswer(model, request, signal, timings),
  }
}
