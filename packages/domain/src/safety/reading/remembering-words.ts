const MOST_REMEMBERED = 4096

/** The same reading of a word, remembered: people mostly write the same few thousand. */
export function rememberingWords<Read>(read: (word: string) => Read): (word: string) => Read {
  const remembered = new Map<string, Read>()
  return (word) => {
    const known = remembered.get(word)
    if (known !== undefined) return known
    const anew = read(word)
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(word, anew)
    return anew
  }
}
