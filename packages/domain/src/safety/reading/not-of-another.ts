import { COMMA } from './fold-message'
import type { Span } from './pattern'

const NOTS = new Set('not dont doesnt didnt isnt arent wasnt hasnt havent never'.split(' '))

/**
 * "I'm not seeing double, my words come right": the "not" of a pattern, told over a comma before all the rest of it, is of something
 * else.
 */
export function hasNotOfAnother(words: readonly string[], { first, last, isPart }: Span): boolean {
  const comma = words.indexOf(COMMA, first)
  if (comma < 0 || comma > last || !NOTS.has(words[first]!)) return false
  for (let at = first + 1; at < comma; at += 1) if (isPart(at)) return false
  return true
}
