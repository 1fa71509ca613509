/** What lines of words joined by `|` name, one after another. */
export const listed = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split('|'))

export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Each beginning with each ending, as the choices of a part. */
export const joined = (starts: readonly string[], ends: readonly (string | number)[]): string =>
  starts.flatMap((start) => ends.map((end) => `${start} ${end}`)).join('|')

/** The same where words are not parted, each by itself. */
export const unparted = (starts: readonly string[], ends: readonly string[]): readonly string[] =>
  starts.flatMap((start) => ends.map((end) => `${start}${end}`))
