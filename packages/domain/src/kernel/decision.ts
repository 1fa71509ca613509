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
