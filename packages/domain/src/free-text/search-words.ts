/** The words of a text in small letters without accents, in any script. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether each word of a search begins a word that is there. A search without words finds nothing. */
export function hasAllWords(there: ReadonlySet<string>, search: string): boolean {
  const wanted = wordsOf(search)
  const isThere = (word: string) => there.has(word) || [...there].some((each) => each.startsWith(word))
  return wanted.length > 0 && wanted.every(isThere)
}
