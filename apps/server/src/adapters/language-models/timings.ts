export interface ModelTimings {
  /** From the question to the first piece of the answer, both tries and all look-ups included. */
  readonly firstTextMilliseconds: number
  /** Between two signs of life after that. */
  readonly silenceMilliseconds: number
  readonly wholeMilliseconds: number
}

/** A model on a small machine reads a long question before it says anything. */
export const MODEL_TIMINGS: ModelTimings = {
  firstTextMilliseconds: 30_000,
  silenceMilliseconds: 15_000,
  wholeMilliseconds: 120_000,
}
