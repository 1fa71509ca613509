import { isIPv6 } from 'node:net'
import type { AddressInfo } from 'node:net'
import { makeReady } from '@careway/domain/safety/assess-conversation'
import { createPublishedFiles } from '../adapters/published-files/published-files.adapter'
import { dataKeyFault } from '../composition/check-data-key'
import { compose, type Composition } from '../composition/compose'
import { outboxFolder } from '../composition/core'
import { prepareFirstSuperAdmin } from '../composition/first-super-admin'
import { openOutside } from '../composition/open-outside'
import { keepSecrets } from '../config/secrets'
import type { Settings } from '../config/settings'
import type { Database } from '../db/database'
import { sweepIdempotencyKeys } from '../db/idempotency-keys'
import { openDatabase } from '../db/open-database'
import { createLog } from '../http/log'
import { startAutoPull } from '../importers/auto-pull'
import { readAccuracyRecord } from './accuracy-record'
import { accuracyFile, migrationsFolder, zipCodesFile } from './bundled-files'
import { configurationOf } from './configuration'
import { startLines } from './start-lines'

const HOUR_MS = 3_600_000

export interface RunningServer {
  /** What to tell the person who started it. */
  readonly lines: readonly string[]
  readonly address: string
  /** Takes no more calls, finishes those under way, and closes the database. */
  stop(): Promise<void>
}

const addressOf = (host: string, port: number) => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`

/** Deletes sessions that are over and keys of writes that are long done, now and every hour. */
function sweepHourly({ core }: Composition): NodeJS.Timeout {
  const { afterwork, account, database, clock } = core
  const sweep = () => {
    afterwork.add('session sweep', () => account.sessions.sweep())
    afterwork.add('idempotency key sweep', () => sweepIdempotencyKeys(database.orm, clock()))
  }
  sweep()
  return setInterval(sweep, HOUR_MS).unref()
}

async function startOn(database: Database, settings: Settings): Promise<RunningServer> {
  const clock = () => new Date()
  const log = createLog(settings.logLevel, process.stderr)
  const outside = openOutside({ settings, database, clock, log, zipCodesFile: zipCodesFile() })
  const configuration = configurationOf(settings, clock())
  let address = ''
  const secrets = keepSecrets(settings)
  const house = await compose({
    settings,
    secrets,
    database,
    log,
    clock,
    configuration,
    outside,
    accuracy: readAccuracyRecord(accuracyFile(), log),
    listeningOrigin: () => address,
  })
  const { core, app, search } = house
  const fault = await dataKeyFault(core)
  if (fault) throw new Error(fault)

  const firstAdmin = await prepareFirstSuperAdmin(core.account, settings.secrets.admin)
  makeReady()
  search.makeReady()
  await app.listen({ host: settings.host, port: settings.port })
  address = addressOf(settings.host, (app.server.address() as AddressInfo).port)
  const sweeping = sweepHourly(house)
  const pull = startAutoPull({
    database,
    clock,
    log,
    zipCodes: outside.zipCodes,
    files: createPublishedFiles(),
    dataFolder: settings.dataFolder,
    isOn: settings.pullsData,
  })

  const facts = {
    settings,
    address: settings.publicOrigin ?? address,
    guarantee: database.guarantee,
    outbox: outboxFolder(settings),
    firstAdmin,
  }
  return {
    lines: startLines(facts),
    address,
    stop: async () => {
      clearInterval(sweeping)
      await pull.stop()
      await app.close()
      await core.afterwork.settled()
      await database.close()
    },
  }
}

/**
 * Opens the data, prepares everything and listens. Throws, with the database closed again, when something is not well.
 * @param say takes what goes on while it starts and runs, a line each
 */
export async function startServer(settings: Settings, say: (line: string) => void): Promise<RunningServer> {
  const { dataFolder, databaseUrl } = settings
  const database = await openDatabase({ dataDir: dataFolder, databaseUrl, migrationsFolder: migrationsFolder() }, say)
  try {
    return await startOn(database, settings)
  } catch (error) {
    await database.close()
    throw error
  }
}
