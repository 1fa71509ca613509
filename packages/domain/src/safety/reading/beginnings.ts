/** Stands for any letter. */
const ANY = '*'

/** What may stand at the cursor, and the cursor behind it. */
type Read = readonly [options: readonly string[], next: number]

const isRepeated = (source: string, at: number) => /[*+{]/.test(source[at] ?? '')

function endOfGroup(source: string, at: number): number {
  let depth = 0
  for (let next = at; ; next += 1) {
    if (source[next] === '(') depth += 1
    if (source[next] === ')') depth -= 1
    if (depth === 0) return next + 1
  }
}

function readAtom(source: string, at: number, length: number): Read {
  if (source.startsWith('\\b', at)) return [[''], at + 2]
  if (source[at] === '\\') return [[ANY], at + 2]
  if (source[at] === '.') return [[ANY], at + 1]
  if (source[at] === '[') return [[ANY], source.indexOf(']', at) + 1]
  if (/^\(\?<?[!=]/.test(source.slice(at))) return [[''], endOfGroup(source, at)]
  if (source[at] !== '(') return [[source[at]!], at + 1]
  const [options, end] = readChoices(source, source.startsWith('(?:', at) ? at + 3 : at + 1, length)
  return [options, end + 1]
}

function readOptions(source: string, at: number, length: number): Read {
  const [options, next] = readAtom(source, at, length)
  if (isRepeated(source, next)) {
    const end = source[next] === '{' ? source.indexOf('}', next) + 1 : next + 1
    return [['', ...options.map((each) => each + ANY.repeat(length))], end]
  }
  return source[next] === '?' ? [['', ...options], next + 1] : [options, next]
}

/** Past what is left of a choice, its groups included. */
function endOfChoice(source: string, at: number): number {
  let next = at
  while (next < source.length && source[next] !== '|' && source[next] !== ')') {
    if (source[next] === '(') next = endOfGroup(source, next)
    else if (source[next] === '[') next = source.indexOf(']', next) + 1
    else next += source[next] === '\\' ? 2 : 1
  }
  return next
}

function readSequence(source: string, start: number, length: number): Read {
  let begun: readonly string[] = ['']
  let at = start
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    if (begun.every((each) => each.length === length)) return [begun, endOfChoice(source, at)]
    const [options, next] = readOptions(source, at, length)
    begun = [...new Set(begun.flatMap((each) => options.map((option) => (each + option).slice(0, length))))]
    at = next
  }
  return [begun, at]
}

function readChoices(source: string, start: number, length: number): Read {
  const [options, at] = readSequence(source, start, length)
  if (source[at] !== '|') return [options, at]
  const [others, end] = readChoices(source, at + 1, length)
  return [[...options, ...others], end]
}

/**
 * The first letters of all that a regular expression can find; undefined where one of its choices does not begin, at the
 * start of a word, with so many letters or spaces.
 */
export function beginningsOf({ source }: RegExp, length: number): readonly string[] | undefined {
  const beginnings: string[] = []
  for (let at = 0; at < source.length;) {
    if (!source.startsWith('\\b', at)) return undefined
    const [options, end] = readSequence(source, at, length)
    beginnings.push(...options)
    at = end + 1
  }
  const isClear = beginnings.every((each) => each.length === length && /^[a-z][a-z ]*$/.test(each))
  return isClear ? [...new Set(beginnings)] : undefined
}
