import { isCalendarDate } from '@careway/domain/kernel/calendar-date'
import { isUsState } from '@careway/domain/vocabulary/us-state'

export type DataCommand =
  | {
      readonly kind: 'import'
      readonly source: string
      readonly path: string
      readonly asOf?: string
      readonly isForced: boolean
      /** Two letters each. */
      readonly states?: readonly string[]
    }
  /** A community directory, whichever its publisher. Its name is that of the file or the folder where none is given. */
  | {
      readonly kind: 'import-directory'
      readonly path: string
      readonly name?: string
      readonly asOf?: string
      readonly isForced: boolean
    }
  /** Every directory on file, or the one of that name, to a JSON file or to a folder of tables. */
  | { readonly kind: 'export-directory'; readonly path: string; readonly name?: string }
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
  npm run data -- import hsds PATH     load a community directory (Open Referral HSDS: JSON, or a folder of CSV)
  npm run data -- export hsds PATH     write it out again: PATH.json, or a folder of CSV
  npm run data -- pull SOURCE|all      fetch from the publisher and load; all are the small ones
  npm run data -- status               what is on file, how old it is, how the last pull went
  npm run data -- runs [ID]            past imports; with an ID, its rejected rows
  npm run data -- restore FILE         put a copy in the place of the built-in database, which is set aside

Sources: ${sources.join(', ')}

  --as-of YYYY-MM-DD   the date of the file, where it does not say (import)
  --states TX,OK       only places in these states (import nppes, cms-clinicians)
  --year YYYY          which plan year (pull marketplace-puf)
  --name NAME          which directory (import hsds, export hsds)
  --force              load the same file again, or one with far fewer rows than before

Exit codes: 0 done, 1 not done, 2 not understood.`

interface Words {
  readonly plain: readonly string[]
  readonly isForced: boolean
  readonly asOf: string | undefined
  readonly year: string | undefined
  readonly states: string | undefined
  readonly name: string | undefined
  readonly unknown: string | undefined
}

/** Options that take the word after them, or the one behind an equals sign. */
const VALUED = ['--as-of', '--year', '--states', '--name']

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
    states: values.get('--states'),
    name: values.get('--name'),
    unknown,
  }
}

const wrong = (reason: string): DataCommand => ({ kind: 'wrong', reason })

/** Only some states, where any are named. False where one of them is no state. */
function readStates(given: string | undefined): { readonly states?: readonly string[] } | false {
  if (given === undefined) return {}
  const states = given.toUpperCase().split(',')
  return states.every(isUsState) && { states: [...new Set(states)].toSorted() }
}

const DIRECTORY = 'hsds'
const isDirectoryName = (name: string | undefined) => name === undefined || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)

function directoryCommand({ plain: [verb, , path], name, asOf, isForced }: Words): DataCommand {
  if (!path) return wrong('Say which file or folder.')
  if (!isDirectoryName(name)) return wrong('--name needs small letters, digits and hyphens, such as county.')
  if (asOf !== undefined && !isCalendarDate(asOf)) return wrong('--as-of needs a date such as 2026-09-30.')
  const named = name === undefined ? {} : { name }
  if (verb === 'export') return { kind: 'export-directory', path, ...named }
  return { kind: 'import-directory', path, isForced, ...named, ...(asOf && { asOf }) }
}

function importCommand(words: Words, sources: readonly string[]): DataCommand {
  const { plain, asOf, isForced } = words
  const [, source, path] = plain
  if (!source || !path) return wrong('Say which source, and which file.')
  if (!sources.includes(source)) return wrong(`There is no source "${source}".`)
  if (asOf !== undefined && !isCalendarDate(asOf)) return wrong('--as-of needs a date such as 2026-09-30.')
  const only = readStates(words.states)
  if (!only) return wrong('--states needs states such as TX,OK.')
  return { kind: 'import', source, path, isForced, ...(asOf && { asOf }), ...only }
}

const WITH_A_FILE: readonly (string | undefined)[] = ['import', 'export']

/** What reads or writes a file. */
function fileCommand(words: Words, sources: readonly string[]): DataCommand {
  const [verb, source] = words.plain
  if (source === DIRECTORY) return directoryCommand(words)
  return verb === 'import'
    ? importCommand(words, sources)
    : wrong('Only a directory can be exported: export hsds PATH.')
}

function pullCommand({ plain: [, source], isForced, year }: Words, { all, yearly }: SourceNames): DataCommand {
  if (!source) return wrong('Say which source, or all.')
  if (source !== 'all' && !all.includes(source)) return wrong(`There is no source "${source}".`)
  const isYearly = yearly.includes(source)
  if (!isYearly && year !== undefined) return wrong(`${source} has no years.`)
  if (isYearly && !/^20\d\d$/.test(year ?? '')) return wrong('Say which plan year, such as --year 2027.')
  return { kind: 'pull', source, isForced, ...(isYearly && { year: Number(year) }) }
}

const MOST_WORDS: Readonly<Record<string, number>> = { import: 3, export: 3, pull: 2, status: 1, runs: 2, restore: 2 }

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
  if (WITH_A_FILE.includes(verb)) return fileCommand(words, sources)
  if (verb === 'pull') return pullCommand(words, { all: sources, yearly })
  if (verb === 'restore') return object ? { kind: 'restore', path: object } : wrong('Say which copy.')
  return verb === 'runs' ? { kind: 'runs', ...(object && { run: object }) } : { kind: 'status' }
}
