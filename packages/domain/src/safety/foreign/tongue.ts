import { choiceFinder, type Places } from './find-choices'
import type { ForeignLanguage, Writing } from './foreign-language'
import { foldChoice, parseForeignPattern, type ForeignPattern } from './foreign-pattern'

/** Lists of a language that are looked for like the parts of its patterns. */
export type Sign = 'idioms' | 'past' | 'now' | 'office' | 'general'

/** Languages that are read as one because they share their letters, ready to be looked for. */
export interface Tongue {
  readonly writing: Writing
  readonly find: (text: string) => Places
  readonly byFirstChoice: ReadonlyMap<string, readonly ForeignPattern[]>
  readonly signs: Readonly<Record<Sign, readonly string[]>>
  readonly denials: Denials
}

/** Longest first: what stands beside a mention is met whole. */
export interface Denials {
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly links: readonly string[]
}

const longestFirst = (list: readonly string[], writing: Writing) =>
  [...new Set(list.map((each) => foldChoice(each, writing).trim()))].toSorted((a, b) => b.length - a.length)

function indexByFirstChoice(patterns: readonly ForeignPattern[]): ReadonlyMap<string, readonly ForeignPattern[]> {
  const index = new Map<string, ForeignPattern[]>()
  for (const pattern of patterns)
    for (const choice of pattern.parts[0]!) {
      const there = index.get(choice)
      if (there) there.push(pattern)
      else index.set(choice, [pattern])
    }
  return index
}

export function tongueOf(languages: readonly ForeignLanguage[]): Tongue {
  const { writing } = languages[0]!
  const all = (list: 'deniedBefore' | 'deniedAfter' | 'links') =>
    longestFirst(
      languages.flatMap((each) => each[list]),
      writing,
    )
  const patterns = languages.flatMap(({ lexicon }) =>
    Object.entries(lexicon).flatMap(([concept, list]) =>
      list.map((written) => parseForeignPattern(concept, written, writing)),
    ),
  )
  const signOf = (sign: Sign) => languages.flatMap((each) => each[sign].map((one) => foldChoice(one, writing)))
  const signs = {
    idioms: signOf('idioms'),
    past: signOf('past'),
    now: signOf('now'),
    office: signOf('office'),
    general: signOf('general'),
  }
  const choices = [...patterns.flatMap(({ parts }) => parts.flat()), ...Object.values(signs).flat()]
  return {
    writing,
    find: choiceFinder(choices, writing),
    byFirstChoice: indexByFirstChoice(patterns),
    signs,
    denials: { before: all('deniedBefore'), after: all('deniedAfter'), links: all('links') },
  }
}
