import type { Writing } from './foreign-language'

/** How many letters a choice is looked up by. A choice of words begins with a space. */
export const KEY_LETTERS: Readonly<Record<Writing, number>> = { words: 3, stems: 3, letters: 1 }

/** Where each choice begins in a text, rising. */
export type Places = ReadonlyMap<string, readonly number[]>

function put<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const there = index.get(key)
  if (there) there.push(value)
  else index.set(key, [value])
}

/** Finds all of many choices in one pass over a folded text. */
export function choiceFinder(choices: Iterable<string>, writing: Writing): (text: string) => Places {
  const length = KEY_LETTERS[writing]
  const byKey = new Map<string, string[]>()
  for (const choice of new Set(choices)) put(byKey, choice.slice(0, length), choice)
  return (text) => {
    const places = new Map<string, number[]>()
    for (let at = 0; at >= 0 && at < text.length; at = writing === 'letters' ? at + 1 : text.indexOf(' ', at + 1))
      for (const choice of byKey.get(text.slice(at, at + length)) ?? [])
        if (text.startsWith(choice, at)) put(places, choice, at)
    return places
  }
}
