import { sql } from 'drizzle-orm'
import { openDatabase } from '../../open-database'

/** Writes rows into `kept(id)` of the data folder on the command line, for ever, and says each that was acknowledged. */
const [, , dataDir = '', migrationsFolder = ''] = process.argv
const database = await openDatabase({ dataDir, migrationsFolder, keepsCopies: false })
await database.orm.execute(sql`create table if not exists kept (id int primary key)`)
const { rows } = (await database.orm.execute(sql`select coalesce(max(id), 0)::int as last from kept`)) as {
  rows: { last: number }[]
}
for (let id = (rows[0]?.last ?? 0) + 1; ; id += 1) {
  await database.orm.execute(sql`insert into kept values (${id})`)
  process.stdout.write(`${id}\n`)
}
