/** Where a rule or a figure comes from. Shown beside every answer that rests on it. */
export interface Citation {
  readonly title: string
  readonly url?: string
  /** The year or date the figure is for, as printed by the source. */
  readonly asOf?: string
}

export type ReasonParameters = Readonly<Record<string, string | number>>

/** Why, as a code with parameters. Sentences live in the message catalogs, one per language. */
export interface Reason {
  readonly code: string
  readonly params: ReasonParameters
}

export const because = (code: string, params: ReasonParameters = {}): Reason => ({ code, params })

/** What a rule answers. Not knowing is an answer, and says what to ask. */
export type Decision<T> =
  | {
      readonly kind: 'known'
      readonly value: T
      readonly reasons: readonly Reason[]
      readonly citations: readonly Citation[]
    }
  | { readonly kind: 'need-more-information'; readonly questions: readonly string[] }

export const known = <T>(value: T, reasons: readonly Reason[], citations: readonly Citation[] = []): Decision<T> => ({
  kind: 'known',
  value,
  reasons,
  citations,
})

export const needMoreInformation = (...questions: string[]): Decision<never> => ({
  kind: 'need-more-information',
  questions,
})
