import type { IdentifierForm, IdentifierKind } from './identifier-forms'
import { plainText } from './plain-text'

export interface FoundIdentifier {
  readonly kind: IdentifierKind
  readonly start: number
  readonly end: number
  /** True where it may be of the public: a number to call, a place, a page. */
  readonly isMaybePublic: boolean
}

function spanOf(match: RegExpExecArray): readonly [number, number] {
  const spans = match.indices!.filter((span) => span !== undefined)
  return spans.at(-1)!
}

const findForm = (text: string, form: IdentifierForm): FoundIdentifier[] =>
  [...text.matchAll(form.pattern)].flatMap((match) => {
    const [start, end] = spanOf(match as RegExpExecArray)
    const isMeant = form.isMeant?.(text.slice(start, end)) ?? true
    return isMeant && end > start ? [{ kind: form.kind, start, end, isMaybePublic: form.isAlsoPublic ?? false }] : []
  })

const joined = (a: FoundIdentifier, b: FoundIdentifier): FoundIdentifier => ({
  kind: b.end - b.start > a.end - a.start ? b.kind : a.kind,
  start: Math.min(a.start, b.start),
  end: Math.max(a.end, b.end),
  isMaybePublic: a.isMaybePublic && b.isMaybePublic,
})

/** Every identifier in a text, in order. Those that overlap are one: no part of any may stay. */
export function findIdentifiers(text: string, forms: readonly IdentifierForm[]): readonly FoundIdentifier[] {
  const { plain, startOf, endOf } = plainText(text)
  const found = forms.flatMap((form) => findForm(plain, form)).toSorted((a, b) => a.start - b.start || b.end - a.end)
  const result: FoundIdentifier[] = []
  for (const each of found) {
    const last = result.at(-1)
    if (last && each.start < last.end) result[result.length - 1] = joined(last, each)
    else result.push(each)
  }
  return result.map((each) => ({ ...each, start: startOf(each.start), end: endOf(each.end) }))
}
