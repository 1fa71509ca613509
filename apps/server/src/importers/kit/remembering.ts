/** Answers what was answered before for the same text; forgets all of it when there is too much. */
export function remembering<Result>(work: (text: string) => Result, mostKept = 20_000): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= mostKept) known.clear()
    const result = work(text)
    known.set(text, result)
    return result
  }
}
