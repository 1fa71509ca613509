import type { Stretch } from './foreign-pattern'
import type { Denials, DenialsBeside, Tongue } from './tongue'

export interface Mention extends Stretch {
  readonly concept: string
  /** Where the parts of its pattern stand, in the text's order. */
  readonly parts: readonly Stretch[]
}

const MOST_LINKS = 4

/** One side of a place in a text: what ends or begins there, and what is left without it. */
interface Side {
  readonly of: (text: string, at: number) => string
  readonly meets: (text: string, word: string) => boolean
  readonly without: (text: string, word: string) => string
  readonly edge: (text: string) => string
}

const sidesOf = (isParted: boolean) => {
  const isEdge = (letter: string | undefined) => !isParted || letter === undefined || letter === ' '
  const before: Side = {
    of: (text, at) => text.slice(0, at).trimEnd(),
    meets: (text, word) => text.endsWith(word) && isEdge(text.at(-word.length - 1)),
    without: (text, word) => text.slice(0, -word.length).trimEnd(),
    edge: (text) => text.at(-1) ?? '',
  }
  const after: Side = {
    of: (text, at) => text.slice(at).trimStart(),
    meets: (text, word) => text.startsWith(word) && isEdge(text[word.length]),
    without: (text, word) => text.slice(word.length).trimStart(),
    edge: (text) => text[0] ?? '',
  }
  return { before, after }
}

/** Whether a denial stands right beside, or beyond links and what is denied already: "no fever, cough or chest pain". */
function isDeniedBeside(
  rest: string,
  side: Side,
  { deniers, links, edges }: DenialsBeside,
  isDeniedAt: (length: number) => boolean,
): boolean {
  if (!edges.has(side.edge(rest))) return false
  for (let step = 0; step <= MOST_LINKS; step += 1) {
    if (deniers.some((word) => side.meets(rest, word)) || (step > 0 && isDeniedAt(rest.length))) return true
    const link = links.find((word) => side.meets(rest, word))
    if (link === undefined) return false
    rest = side.without(rest, link)
  }
  return false
}

/** "My chest does not hurt": a denial between the parts of what is looked for. */
const isDeniedWithin = (text: string, { parts }: Mention, { within }: Denials, side: Side) =>
  parts.some(({ end }, index) => {
    const next = parts[index + 1]
    const between = next === undefined ? '' : text.slice(end, next.start).trim()
    return between !== '' && within.some((word) => side.meets(between, word))
  })

/** The mentions that the words around them deny. Where in doubt they are not. */
export function deniedMentions(text: string, mentions: readonly Mention[], tongue: Tongue): ReadonlySet<Mention> {
  const { denials } = tongue
  const { before, after } = sidesOf(tongue.writing !== 'letters')
  const denied = new Set<Mention>()
  const ends = new Set<number>()
  const rests = new Set<number>()
  for (const mention of mentions.toSorted((a, b) => a.start - b.start)) {
    const isDenied =
      isDeniedWithin(text, mention, denials, before) ||
      isDeniedBeside(before.of(text, mention.start), before, denials.before, (length) => ends.has(length))
    if (!isDenied) continue
    denied.add(mention)
    ends.add(text.slice(0, mention.end).trimEnd().length)
  }
  for (const mention of mentions.toSorted((a, b) => b.end - a.end)) {
    const rest = after.of(text, mention.end)
    if (!denied.has(mention) && !isDeniedBeside(rest, after, denials.after, (length) => rests.has(length))) continue
    denied.add(mention)
    rests.add(text.slice(mention.start).trimStart().length)
  }
  return denied
}
