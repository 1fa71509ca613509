import { openDatabase } from '../../open-database'

/** Opens the data folder on the command line and closes it again, or says why not. */
const [, , dataDir = '', migrationsFolder = ''] = process.argv
try {
  const database = await openDatabase({ dataDir, migrationsFolder, keepsCopies: false })
  process.stdout.write('opened\n')
  await database.close()
} catch (fault) {
  process.stdout.write(`refused: ${(fault as Error).message}\n`)
}
