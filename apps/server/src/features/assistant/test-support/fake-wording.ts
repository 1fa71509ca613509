import type { ModelWording, NoWording, WordingEvent, WordingRequest } from '../../../ports/model-wording'

export type Script = (request: WordingRequest, signal: AbortSignal) => AsyncIterable<WordingEvent>

export async function* saying(...events: readonly WordingEvent[]): AsyncGenerator<WordingEvent> {
  yield* events
}

/** A model's words by a script, and what was asked of it. */
export function fakeWording() {
  const requests: WordingRequest[] = []
  const admitted: string[] = []
  const state: { script: Script; refusal: NoWording | undefined } = { script: () => saying(), refusal: undefined }
  const wording: ModelWording = {
    wouldAsk: async () => state.refusal === undefined,
    admit: async (userId) => {
      admitted.push(userId)
      return state.refusal
    },
    word: (request, signal) => {
      requests.push(request)
      return state.script(request, signal)
    },
  }
  return { wording, requests, admitted, state }
}

export type FakeWording = ReturnType<typeof fakeWording>
