import { numberOf } from './features'

/** How many numbers the features of short messages are told apart by. */
export const LETTER_SPACE = 32_768

const TOKEN = /[a-z]+|\d+/g
const LENGTHS = [3, 4, 5]
/** How much a run of letters counts beside a word. */
const PART = 0.5

/** A number counts by how many figures it has. */
const tokensOf = (plain: string): readonly string[] =>
  (plain.match(TOKEN) ?? []).map((token) => (/^\d/.test(token) ? `#${token.length}` : token))

function* partsOf(token: string): Generator<string> {
  const bounded = ` ${token} `
  for (const length of LENGTHS)
    for (let at = 0; at + length <= bounded.length; at += 1) yield `c${bounded.slice(at, at + length)}`
}

/**
 * What a short plain text is judged by, and how much of each there is, together of length one: its words, each with the next one and
 * the one after that, and every run of three to five letters, so that a verb is known in a form that nobody has written yet.
 */
export function letterFeatures(plain: string): ReadonlyMap<number, number> {
  const much = new Map<number, number>()
  const add = (feature: string, amount: number) => {
    const number = numberOf(feature, LETTER_SPACE)
    much.set(number, (much.get(number) ?? 0) + amount)
  }
  const tokens = tokensOf(plain)
  for (const [at, token] of tokens.entries()) {
    add(`w${token}`, 1)
    for (const part of partsOf(token)) add(part, PART)
    for (const [kind, other] of [
      ['b', tokens[at + 1]],
      ['s', tokens[at + 2]],
    ])
      if (other !== undefined) add(`${kind}${token}_${other}`, 1)
  }
  const length = Math.hypot(...much.values())
  return new Map([...much].map(([number, amount]) => [number, amount / length]))
}
