/** Typographic characters that the standard fonts lack, and the plain ones that say the same. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' '],
  [/[\u2010\u2011\u2212]/g, '-'],
  [/[\u200B-\u200F\u2060\uFEFF]/g, ''],
  [/\t/g, '    '],
  [/☐/g, '[   ]'],
]

/** The same text in characters that a PDF's own fonts are likelier to have. Letters and names stay as they are. */
export const plainCharacters = (text: string): string =>
  PLAIN.reduce((result, [pattern, plain]) => result.replaceAll(pattern, plain), text.normalize('NFC'))

/** Windows-1252 beyond ASCII and Latin-1: the rest of what a PDF's own fonts draw. */
const BEYOND_LATIN = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

const isDrawable = (character: string): boolean => {
  const code = character.codePointAt(0)!
  return (
    code === 10 ||
    code === 12 ||
    code === 13 ||
    (code >= 32 && code < 127) ||
    (code > 160 && code < 256) ||
    BEYOND_LATIN.has(character)
  )
}

/** Characters that a PDF made here could not show, each once, in order. Empty where it can be made. */
export const undrawable = (text: string): readonly string[] => [
  ...new Set([...plainCharacters(text)].filter((character) => !isDrawable(character))),
]
