import { compose } from '../../apps/server/src/composition/compose'
import { openOutside } from '../../apps/server/src/composition/open-outside'
import { keepSecrets } from '../../apps/server/src/config/secrets'
import { readSettings } from '../../apps/server/src/config/settings'
import { openDatabase } from '../../apps/server/src/db/open-database'
import { configurationOf } from '../../apps/server/src/entrypoints/configuration'
import { createLog } from '../../apps/server/src/http/log'
import { createBareServer } from './bare-server.mjs'

/** The house and the bare server in one process, on one database: run as a bundle, it tells its parent where they listen. */
const [zipCodesFile, migrationsFolder] = process.argv.slice(2)
const { settings, faults } = readSettings(process.env)
if (!settings) throw new Error(faults.join('\n'))

const { dataFolder, databaseUrl } = settings
const database = await openDatabase({ dataDir: dataFolder, databaseUrl, migrationsFolder, keepsCopies: false })
const clock = () => new Date()
const secrets = keepSecrets(settings)
const house = await compose({
  settings,
  secrets,
  database,
  clock,
  log: createLog(settings.logLevel, process.stderr),
  configuration: configurationOf(settings, clock()),
  outside: openOutside(database, clock, zipCodesFile),
  listeningOrigin: () => '',
})
const bare = createBareServer({
  client: database.orm.$client,
  kind: database.kind,
  sessionSecret: secrets.sessionSecret,
  idleHours: settings.sessionIdleHours,
})
const listening = { host: '127.0.0.1', port: 0 }
process.send({ house: await house.app.listen(listening), bare: await bare.listen(listening) })

process.once('SIGTERM', async () => {
  await Promise.all([house.app.close(), bare.close()])
  await house.core.afterwork.settled()
  await database.close()
  process.exit(0)
})
