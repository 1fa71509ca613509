import type { Writing } from './foreign-language'

/** How many letters a choice is looked up by: as many as it has of these. A choice of words begins with a space. */
const KEYS: Readonly<Record<Writing, readonly number[]>> = {
  words: [7, 5, 3],
  stems: [7, 5, 3],
  sounds: [7, 5, 3],
  letters: [3, 2, 1],
}

/** A shorter choice is never found. */
export const shortestChoice = (writing: Writing): number => KEYS[writing].at(-1)!

/** Where each choice begins in a text, rising. */
export type Places = ReadonlyMap<string, readonly number[]>

function put<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const there = index.get(key)
  if (there) there.push(value)
  else index.set(key, [value])
}

/** Finds all of many choices in one pass over a folded text. A choice beyond a proclitic begins where its word does. */
export function choiceFinder(
  choices: Iterable<string>,
  writing: Writing,
  proclitics: readonly string[] = [],
): (text: string) => Places {
  const lengths = KEYS[writing]
  const byKey = new Map<string, string[]>()
  for (const choice of new Set(choices)) {
    const length = lengths.find((each) => each <= choice.length) ?? choice.length
    put(byKey, choice.slice(0, length), choice)
  }
  const findAt = (text: string, at: number, from: number, places: Map<string, number[]>) => {
    const first = from === at ? text[at]! : ' '
    for (const length of lengths)
      for (const choice of byKey.get(first + text.slice(from + 1, from + length)) ?? [])
        if (text.startsWith(choice.slice(1), from + 1)) put(places, choice, at)
  }
  return (text) => {
    const places = new Map<string, number[]>()
    for (let at = 0; at >= 0 && at < text.length; at = writing === 'letters' ? at + 1 : text.indexOf(' ', at + 1)) {
      findAt(text, at, at, places)
      for (const proclitic of proclitics)
        if (text.startsWith(proclitic, at + 1)) findAt(text, at, at + proclitic.length, places)
    }
    return places
  }
}
