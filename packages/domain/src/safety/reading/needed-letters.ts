/** What an expression needs: all it can find where that is few, and sets of pieces one of which stands in whatever it finds. */
interface Needs {
  readonly all?: readonly string[]
  readonly oneOf: readonly (readonly string[])[]
}

/** What stands at the cursor, and the cursor behind it. */
type Read = readonly [needs: Needs, next: number]

const SHORTEST = 3
const MOST = 40

const NOTHING: Needs = { all: [''], oneOf: [] }
const ANYTHING: Needs = { oneOf: [] }

const isLongEnough = (pieces: readonly string[]) => pieces.every((each) => each.length >= SHORTEST)

/** The set that says most: the fewest pieces. */
function smallest({ all, oneOf }: Needs): readonly string[] | undefined {
  let least = all && isLongEnough(all) ? all : undefined
  for (const each of oneOf) if (least === undefined || each.length < least.length) least = each
  return least
}

/** All that one of some choices may find, where that is few. */
function allOf(choices: readonly Needs[]): readonly string[] | undefined {
  const all = new Set<string>()
  for (const each of choices) {
    if (!each.all) return undefined
    for (const piece of each.all) all.add(piece)
    if (all.size > MOST) return undefined
  }
  return [...all]
}

function eitherOf(choices: readonly Needs[]): Needs {
  if (choices.length === 1) return choices[0]!
  const all = allOf(choices)
  if (all) return { all, oneOf: [] }
  const needed = new Set<string>()
  for (const each of choices) {
    const least = smallest(each)
    if (!least) return ANYTHING
    for (const piece of least) needed.add(piece)
  }
  return { oneOf: [[...needed]] }
}

const isEmpty = (pieces: readonly string[]) => pieces.length === 1 && pieces[0] === ''

function joined(before: readonly string[], behind: readonly string[]): readonly string[] {
  if (isEmpty(before)) return behind
  if (isEmpty(behind)) return before
  const all: string[] = []
  for (const each of before) for (const next of behind) all.push(each + next)
  return all
}

/** One after the other. */
function inOrder(parts: readonly Needs[]): Needs {
  const oneOf: (readonly string[])[] = []
  let run: readonly string[] = ['']
  let isAll = true
  const endRun = () => {
    isAll = false
    if (isLongEnough(run)) oneOf.push(run)
    run = ['']
  }
  for (const { all, oneOf: needed } of parts) {
    if (!all || run.length * all.length > MOST) endRun()
    if (all) run = joined(run, all)
    oneOf.push(...needed)
  }
  if (isAll) return { all: run, oneOf }
  endRun()
  return { oneOf }
}

/** Behind a backslash: a letter stands for a kind of letters, a mark for itself. */
function readEscape(source: string, at: number): Read {
  const kind = source[at + 1]!
  if (kind === 'b' || kind === 'B') return [NOTHING, at + 2]
  if (kind === 'p' || kind === 'P' || source.startsWith('u{', at + 1)) return [ANYTHING, source.indexOf('}', at) + 1]
  if (kind === 'u') return [ANYTHING, at + 6]
  return [/\w/.test(kind) ? ANYTHING : { all: [kind], oneOf: [] }, at + 2]
}

function endOfClass(source: string, at: number): number {
  let next = at + 1
  while (source[next] !== ']') next += source[next] === '\\' ? 2 : 1
  return next + 1
}

function readClass(source: string, at: number): Read {
  const end = endOfClass(source, at)
  const letters = source.slice(at + 1, end - 1)
  const isFew = /^[a-z ]+$/.test(letters)
  return [isFew ? { all: [...letters], oneOf: [] } : ANYTHING, end]
}

function readGroup(source: string, at: number): Read {
  const opening = /^\((?:\?(?:<?[=!]|:|<\w+>))?/.exec(source.slice(at, at + 30))![0]
  const [needs, end] = readChoices(source, at + opening.length)
  return [/[=!]$/.test(opening) ? NOTHING : eitherOf(needs), end + 1]
}

function readAtom(source: string, at: number): Read {
  const letter = source[at]!
  if (letter === '\\') return readEscape(source, at)
  if (letter === '[') return readClass(source, at)
  if (letter === '(') return readGroup(source, at)
  if (letter === '.') return [ANYTHING, at + 1]
  return [letter === '^' || letter === '$' ? NOTHING : { all: [letter], oneOf: [] }, at + 1]
}

const HOW_OFTEN = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/

/** Letters of which the last is not repeated. */
const LETTERS = /[a-z ]+(?![?*+{])/y

function readLetters(source: string, at: number): Read | undefined {
  LETTERS.lastIndex = at
  const [letters] = LETTERS.exec(source) ?? []
  return letters === undefined ? undefined : [{ all: [letters], oneOf: [] }, at + letters.length]
}

function readRepeated(source: string, at: number): Read {
  const [needs, next] = readAtom(source, at)
  const often = HOW_OFTEN.exec(source.slice(next, next + 12))
  if (!often) return [needs, next]
  const [written, least] = often
  const end = next + written.length
  if (written.startsWith('?')) return [needs.all ? eitherOf([NOTHING, needs]) : ANYTHING, end]
  return [written.startsWith('*') || least === '0' ? ANYTHING : inOrder([needs, ANYTHING]), end]
}

function readSequence(source: string, start: number): Read {
  const parts: Needs[] = []
  let at = start
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const [needs, next] = readLetters(source, at) ?? readRepeated(source, at)
    parts.push(needs)
    at = next
  }
  return [parts.length === 0 ? NOTHING : inOrder(parts), at]
}

function readChoices(source: string, start: number): readonly [needs: readonly Needs[], next: number] {
  const choices: Needs[] = []
  let at = start - 1
  do {
    const [needs, next] = readSequence(source, at + 1)
    choices.push(needs)
    at = next
  } while (source[at] === '|')
  return [choices, at]
}

/**
 * Of each choice of a regular expression the sets of pieces of which one stands in all that it can find; a choice without any may find
 * anything.
 */
export function neededBy({ source }: RegExp): readonly (readonly (readonly string[])[])[] {
  const [choices] = readChoices(source, 0)
  return choices.map((each) => (each.all ? (isLongEnough(each.all) ? [each.all] : []) : each.oneOf))
}
