import { choiceFinder, type Places } from './find-choices'
import { COMMA, LIST_COMMA } from './fold-foreign'
import type { ForeignLanguage, Writing } from './foreign-language'
import { foldChoice, parseForeignPattern, type ForeignPattern } from './foreign-pattern'

/** Lists of a language that are looked for like the parts of its patterns. */
const SIGNS = ['idioms', 'past', 'now', 'office', 'general'] as const
export type Sign = (typeof SIGNS)[number]

/** Languages that are read as one because they deny each other's words, ready to be looked for. */
export interface Tongue {
  readonly writing: Writing
  readonly choices: readonly string[]
  readonly proclitics: readonly string[]
  readonly byFirstChoice: ReadonlyMap<string, readonly ForeignPattern[]>
  readonly signs: ReadonlyMap<string, readonly Sign[]>
  readonly denials: Denials
}

/** All tongues of one way of writing: their choices are found in one pass. */
export interface Script {
  readonly writing: Writing
  readonly tongues: readonly Tongue[]
  readonly find: (text: string) => Places
}

/** What denies a mention on one side of it, perhaps beyond links. Longest first: what stands there is met whole. */
export interface DenialsBeside {
  readonly deniers: readonly string[]
  readonly links: readonly string[]
  /** The letters of all of them that stand nearest to what is denied. */
  readonly edges: ReadonlySet<string>
}

export interface Denials {
  readonly before: DenialsBeside
  readonly after: DenialsBeside
  /** Between the parts of a mention. */
  readonly within: readonly string[]
  readonly commasPart: boolean
}

const longestFirst = (list: readonly string[], writing: Writing) =>
  [...new Set(list.map((each) => foldChoice(each, writing).trim()))].toSorted((a, b) => b.length - a.length)

/** Values by each of their choices. */
function byChoice<Value>(pairs: Iterable<readonly [string, Value]>): ReadonlyMap<string, readonly Value[]> {
  const index = new Map<string, Value[]>()
  for (const [choice, value] of pairs) {
    const there = index.get(choice)
    if (there) there.push(value)
    else index.set(choice, [value])
  }
  return index
}

function denialsOf(languages: readonly ForeignLanguage[], writing: Writing): Denials {
  const all = (list: 'deniedBefore' | 'deniedWithin' | 'deniedAfter' | 'links') =>
    longestFirst(
      languages.flatMap((each) => each[list] ?? []),
      writing,
    )
  const commasPart = languages.some((each) => each.commasPart)
  const [before, after, links] = [all('deniedBefore'), all('deniedAfter'), all('links')]
  const linksBefore = [...links, commasPart ? LIST_COMMA : COMMA]
  const linksAfter = commasPart ? links : linksBefore
  return {
    before: {
      deniers: before,
      links: linksBefore,
      edges: new Set([...before, ...linksBefore].map((each) => each.at(-1) ?? '')),
    },
    after: {
      deniers: after,
      links: linksAfter,
      edges: new Set([...after, ...linksAfter].map((each) => each[0] ?? '')),
    },
    within: [...before, ...all('deniedWithin')],
    commasPart,
  }
}

export function tongueOf(languages: readonly ForeignLanguage[]): Tongue {
  const { writing } = languages[0]!
  const patterns = languages.flatMap(({ lexicon }) =>
    Object.entries(lexicon).flatMap(([concept, list]) =>
      list.map((written) => parseForeignPattern(concept, written, writing)),
    ),
  )
  const signs = byChoice(
    SIGNS.flatMap((sign) =>
      languages.flatMap((each) => each[sign].map((written) => [foldChoice(written, writing), sign] as const)),
    ),
  )
  return {
    writing,
    choices: [...patterns.flatMap(({ parts }) => parts.flat()), ...signs.keys()],
    proclitics: languages.flatMap((each) => each.proclitics ?? []),
    byFirstChoice: byChoice(patterns.flatMap((each) => each.parts[0]!.map((choice) => [choice, each] as const))),
    signs,
    denials: denialsOf(languages, writing),
  }
}

/** @param families languages of one way of writing, those together that deny each other's words */
export function scriptOf(families: readonly (readonly ForeignLanguage[])[]): Script {
  const tongues = families.map(tongueOf)
  const { writing } = tongues[0]!
  const find = choiceFinder(
    tongues.flatMap(({ choices }) => choices),
    writing,
    tongues.flatMap(({ proclitics }) => proclitics),
  )
  return { writing, tongues, find }
}
