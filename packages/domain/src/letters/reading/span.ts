/** Where something stands in a text, in characters; the end is left out. */
export interface Span {
  readonly start: number
  readonly end: number
}

const REACH = 90
/** A point ends a sentence; that of "Dr." or "No." does not. */
const SENTENCE_END = /(?<!\b(?:dr|dra|sr|sra|mr|mrs|ms|st|no|num|núm|inc))[.!?;](?=\s|$)|\n/giu

const lastEnd = (text: string) => [...text.matchAll(SENTENCE_END)].at(-1)

/** What stands before it in its sentence, from the end of the thing before. Lower case. */
export function leadTo(text: string, { start }: Span, previous: Span | undefined): string {
  const from = Math.max(previous?.end ?? 0, start - REACH)
  const before = text.slice(from, start)
  const end = lastEnd(before)
  return before.slice(end ? end.index + end[0].length : 0).toLowerCase()
}

/** What follows it in its sentence, up to the next thing of its kind. Lower case. */
export function tailOf(text: string, { end }: Span, next: Span | undefined): string {
  const after = text.slice(end, Math.min(next?.start ?? text.length, end + REACH))
  const stop = [...after.matchAll(SENTENCE_END)][0]
  return after.slice(0, stop?.index ?? after.length).toLowerCase()
}

/** The one value that all agree on; nothing where there is none, or where two differ. */
export function onlyOne<T>(values: readonly T[]): T | undefined {
  return new Set(values).size === 1 ? values[0] : undefined
}
