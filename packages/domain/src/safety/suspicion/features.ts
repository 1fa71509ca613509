/** How many numbers features are told apart by. */
export const FEATURE_SPACE = 2 ** 21

const TOKEN = /\p{L}+|\p{N}+|,/gu
const FIGURES = /^\p{N}/u

/** FNV-1a of 32 bits, folded into a space. */
export function numberOf(feature: string, space: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % space
}

const SENTENCE_END = /[.!?\n]+/
/** Tokens: what goes on without an end is taken in pieces. */
const LONGEST_PIECE = 45

/** A number counts by how many figures it has. */
const tokensOf = (sentence: string): readonly string[] =>
  (sentence.match(TOKEN) ?? []).map((token) => (FIGURES.test(token) ? `#${token.length}` : token))

const inPieces = (tokens: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(tokens.length / LONGEST_PIECE) }, (_piece, at) =>
    tokens.slice(at * LONGEST_PIECE, (at + 1) * LONGEST_PIECE),
  )

/** The words, and each with the next one and the one after that. */
function featuresIn(tokens: readonly string[]): readonly number[] {
  const features = tokens.flatMap((token, at) => {
    const [next, second] = [tokens[at + 1], tokens[at + 2]]
    return [
      `u${token}`,
      ...(next === undefined ? [] : [`b${token}_${next}`]),
      ...(second === undefined ? [] : [`s${token}_${second}`]),
    ]
  })
  return [...new Set(features.map((feature) => numberOf(feature, FEATURE_SPACE)))]
}

/** What a plain text without idioms is judged by, a list for each of its sentences or pieces of a long one. */
export const featuresByPiece = (plain: string): readonly (readonly number[])[] =>
  plain
    .normalize('NFC')
    .split(SENTENCE_END)
    .flatMap((sentence) => inPieces(tokensOf(sentence)))
    .map(featuresIn)
