/** What was heard in a message, with its plain text, its measured temperatures in °C and the ages told in years. */
export interface Reading {
  readonly said: ReadonlySet<string>
  readonly plain: string
  readonly temperaturesC: readonly number[]
  readonly ages: readonly number[]
}
