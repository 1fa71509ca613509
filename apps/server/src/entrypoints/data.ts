import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPublishedFiles } from '../adapters/published-files/published-files.adapter'
import { loadZipCodes } from '../adapters/zip-codes/zip-codes.adapter'
import { readSettings, type Settings } from '../config/settings'
import { openDatabase } from '../db/open-database'
import { restoreCopy } from '../db/pglite/restore-copy'
import { BUNDLE_NAMES, SOURCE_NAMES } from '../importers/catalog'
import { dataHelp, readDataCommand, type DataCommand } from './data-command'
import { runDataCommand } from './data-run'

const NOT_DONE = 1
const NOT_UNDERSTOOD = 2

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const say = (lines: readonly string[]) => console.log(lines.join('\n'))
const complain = (...lines: readonly string[]) => console.error(lines.join('\n'))

const startFolder = () => process.env['INIT_CWD'] ?? process.cwd()

async function restore({ dataFolder, databaseUrl }: Settings, path: string): Promise<number> {
  if (databaseUrl) {
    complain('DATABASE_URL names a PostgreSQL server: restore it with that server’s own tools.')
    return NOT_DONE
  }
  const { setAside } = await restoreCopy(dataFolder, resolve(startFolder(), path))
  say(['The copy is in place.', ...(setAside ? [`The database that was there is now ${setAside}.`] : [])])
  return 0
}

async function run(settings: Settings, command: DataCommand): Promise<number> {
  const database = await openDatabase({
    dataDir: settings.dataFolder,
    migrationsFolder: beside('migrations'),
    keepsCopies: false,
    ...(settings.databaseUrl && { databaseUrl: settings.databaseUrl }),
  })
  try {
    const parts = {
      database,
      zipCodes: loadZipCodes(beside('zip-codes.tsv')),
      clock: () => new Date(),
      files: createPublishedFiles(),
      dataFolder: settings.dataFolder,
    }
    const terminal = { folder: startFolder(), progress: process.stderr, say }
    return (await runDataCommand(parts, terminal, command)) ? 0 : NOT_DONE
  } finally {
    await database.close()
  }
}

async function main(words: readonly string[]): Promise<number> {
  const command = readDataCommand(words, SOURCE_NAMES, BUNDLE_NAMES)
  if (command.kind === 'help') {
    say([dataHelp(SOURCE_NAMES)])
    return 0
  }
  if (command.kind === 'wrong') {
    complain(command.reason, '', dataHelp(SOURCE_NAMES))
    return NOT_UNDERSTOOD
  }
  const read = readSettings(process.env)
  if (read.kind === 'wrong') {
    complain('The settings are wrong:', ...read.faults.map((fault) => `  ${fault}`))
    return NOT_UNDERSTOOD
  }
  return command.kind === 'restore' ? restore(read.settings, command.path) : run(read.settings, command)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (fault) {
  complain(fault instanceof Error ? fault.message : String(fault))
  process.exitCode = NOT_DONE
}
