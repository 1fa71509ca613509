import { isCalendarDate } from '@careway/domain/kernel/calendar-date'

export type DataCommand =
  | {
      readonly kind: 'import'
      readonly source: string
      readonly path: string
      readonly asOf?: string
      readonly isForced: boolean
    }
  /** `all` or one source. */
  | { readonly kind: 'pull'; readonly source: string; readonly isForced: boolean; readonly year?: number }
  | { readonly kind: 'status' }
  | { readonly kind: 'runs'; readonly run?: string }
  /** Puts a copy in the place of the built-in database. */
  | { readonly kind: 'restore'; readonly path: string }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly reason: string }

export const dataHelp = (sources: readonly string[]) => `Loads the places and the health plans that Careway shows.

  npm run data -- import SOURCE FILE   load a file, or a folder of files, from this machine
  npm run data -- pull SOURCE|all      fetch from the publisher and load; all are those without a year
  npm run data -- status               what is on file, how old it is, how the last pull went
  npm run data -- runs [ID]            past imports; with an ID, its rejected rows
  npm run data -- restore FILE         put a copy in the place of the built-in database, which is set aside

Sources: ${sources.join(', ')}

  --as-of YYYY-MM-DD   the date of the file, where it does not say (import)
  --year YYYY          which plan year (pull marketplace-puf)
  --force              load the same file again, or one with far fewer rows than before

Exit codes: 0 done, 1 not done, 2 not understood.`

interface Words {
  readonly plain: readonly string[]
  readonly isForced: boolean
  readonly asOf: string | undefined
  readonly year: string | undefined
  readonly unknown: string | undefined
}

/** Options that take the word after them, or the one behind an equals sign. */
const VALUED = ['--as-of', '--year']

function readWords(given: readonly string[]): Words {
  const plain: string[] = []
  const values = new Map<string, string>()
  let unknown: string | undefined
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] ?? ''
    const name = word.split('=', 1)[0] ?? ''
    if (VALUED.includes(name)) values.set(name, name === word ? (given[(at += 1)] ?? '') : word.slice(name.length + 1))
    else if (!word.startsWith('-')) plain.push(word)
    else if (word !== '--force') unknown ??= word
  }
  return {
    plain,
    isForced: given.includes('--force'),
    asOf: values.get('--as-of'),
    year: values.get('--year'),
    unknown,
  }
}

const wrong = (reason: string): DataCommand => ({ kind: 'wrong', reason })

function importCommand({ plain: [, source, path], asOf, isForced }: Words, sources: readonly string[]): DataCommand {
  if (!source || !path) return wrong('Say which source, and which file.')
  if (!sources.includes(source)) return wrong(`There is no source "${source}".`)
  if (asOf !== undefined && !isCalendarDate(asOf)) return wrong('--as-of needs a date such as 2026-09-30.')
  return { kind: 'import', source, path, isForced, ...(asOf && { asOf }) }
}

function pullCommand({ plain: [, source], isForced, year }: Words, { all, yearly }: SourceNames): DataCommand {
  if (!source) return wrong('Say which source, or all.')
  if (source !== 'all' && !all.includes(source)) return wrong(`There is no source "${source}".`)
  const isYearly = yearly.includes(source)
  if (!isYearly && year !== undefined) return wrong(`${source} has no years.`)
  if (isYearly && !/^20\d\d$/.test(year ?? '')) return wrong('Say which plan year, such as --year 2027.')
  return { kind: 'pull', source, isForced, ...(isYearly && { year: Number(year) }) }
}

const MOST_WORDS: Readonly<Record<string, number>> = { import: 3, pull: 2, status: 1, runs: 2, restore: 2 }

const asksForHelp = (given: readonly string[]) =>
  given.length === 0 || given[0] === 'help' || given.includes('--help') || given.includes('-h')

function faultOf({ plain, unknown }: Words): string | undefined {
  const [verb = ''] = plain
  const most = MOST_WORDS[verb]
  if (unknown) return `${unknown} is not an option.`
  if (most === undefined) return `"${verb}" is not a command.`
  return plain.length > most ? `Too many words after ${verb}.` : undefined
}

interface SourceNames {
  readonly all: readonly string[]
  /** Those that are published by the year. */
  readonly yearly: readonly string[]
}

export function readDataCommand(
  given: readonly string[],
  sources: readonly string[],
  yearly: readonly string[] = [],
): DataCommand {
  if (asksForHelp(given)) return { kind: 'help' }
  const words = readWords(given)
  const fault = faultOf(words)
  const [verb, object] = words.plain
  if (fault) return wrong(fault)
  if (verb === 'import') return importCommand(words, sources)
  if (verb === 'pull') return pullCommand(words, { all: sources, yearly })
  if (verb === 'restore') return object ? { kind: 'restore', path: object } : wrong('Say which copy.')
  return verb === 'runs' ? { kind: 'runs', ...(object && { run: object }) } : { kind: 'status' }
}
