/** What lines of words joined by `|` name, one after another. */
export const listed = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split('|'))
