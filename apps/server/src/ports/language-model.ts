import type { ModelProviderFacts } from '@careway/contracts/assistant/model-consent'

/** Something that a model may look up. Its answer is what the model may speak from. */
export interface ModelTool {
  readonly name: string
  readonly description: string
  /** JSON schema of the input. */
  readonly parameters: object
  /** Input as the model sent it: read it like a stranger's. Answers text. */
  run(input: unknown): Promise<string>
}

export interface ModelTurn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

export interface ModelRequest {
  readonly instructions: string
  readonly turns: readonly ModelTurn[]
  readonly tools: readonly ModelTool[]
}

export const MODEL_FAILURES = ['unreachable', 'refused', 'timed-out', 'broken-off', 'empty'] as const
export type ModelFailureReason = (typeof MODEL_FAILURES)[number]

/** Carries no word of what was sent or answered. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  constructor(readonly reason: ModelFailureReason) {
    super(`the language model failed: ${reason}`)
  }
}

/** A language model, on this machine or outside. It only words: nothing is decided by it. */
export interface LanguageModel {
  readonly provider: ModelProviderFacts
  /** The text bit by bit, as it comes. Throws `ModelFailure`. */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<string>
}
