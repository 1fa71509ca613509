import { rmSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationsFolder } from '../migrations-folder'
import { openDatabase } from '../open-database'
import { buildProgram, startProgram } from '../test-support/child-program'
import { copyTemplateFolder } from '../test-support/template-folder'

const CYCLES = 3
const ROWS_A_CYCLE = 40

let dataDir: string
let writer: string
let opener: string
beforeAll(async () => {
  dataDir = copyTemplateFolder()
  writer = await buildProgram('write-rows')
  opener = await buildProgram('open-once')
})
afterAll(() => rmSync(dataDir, { recursive: true }))

async function idsOnFile(): Promise<number[]> {
  const database = await openDatabase({ dataDir, keepsCopies: false })
  try {
    const { rows } = (await database.orm.execute(sql`select id from kept order by id`)) as { rows: { id: number }[] }
    return rows.map(({ id }) => id)
  } finally {
    await database.close()
  }
}

describe('a server that is killed while it writes', () => {
  it('loses no row that it acknowledged, and its folder opens again', async () => {
    const acknowledged: number[] = []
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const server = startProgram(writer, dataDir, migrationsFolder())
      while (server.lines.length < ROWS_A_CYCLE) await server.nextLine()
      await server.kill()
      acknowledged.push(...server.lines.map(Number))
      expect(await idsOnFile()).toEqual(expect.arrayContaining(acknowledged))
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(CYCLES * ROWS_A_CYCLE)
  })

  it('keeps everybody else out while it runs', async () => {
    const server = startProgram(writer, dataDir, migrationsFolder())
    await server.nextLine()
    const second = startProgram(opener, dataDir, migrationsFolder())
    await second.ended()
    expect(second.lines[0]).toContain(`refused: The database in ${dataDir} is in use by process ${server.process.pid}`)
    await server.kill()
  })
})
