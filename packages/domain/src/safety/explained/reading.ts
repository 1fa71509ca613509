/** What was heard in a message, with its plain text, its measured temperatures in °C and the ages told in years. */
export interface Reading {
  readonly said: ReadonlySet<string>
  /** What its words alone say, before anything is measured or explained. */
  readonly heard: ReadonlySet<string>
  readonly plain: string
  /** Whether it has a word of English or Spanish. */
  readonly hasEnglishOrSpanish: boolean
  readonly temperaturesC: readonly number[]
  readonly ages: readonly number[]
}

export const hasAny = ({ said }: Pick<Reading, 'said'>, concepts: readonly string[]): boolean =>
  concepts.some((each) => said.has(each))
