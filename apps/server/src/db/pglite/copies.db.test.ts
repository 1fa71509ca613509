import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database'
import { openDatabase } from '../open-database'
import { copyTemplateFolder } from '../test-support/template-folder'
import { createTransactionScope } from '../transaction-scope'
import { copyTree } from './copy-tree'
import { listCopies } from './copies'
import { FolderInUse } from './directory-lock'
import { openEngine } from './engine'
import { DatabaseDamaged } from './first-creation'
import { createLogFlusher } from './log-flusher'
import { restoreCopy } from './restore-copy'

let dataDir: string
beforeEach(() => {
  dataDir = copyTemplateFolder()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const databaseFile = (...names: string[]) => join(dataDir, 'database', ...names)
const note = (database: Database, message: string) =>
  database.orm.execute(sql`insert into beta_feedback (message) values (${message})`)

async function notes(): Promise<string[]> {
  const database = await openDatabase({ dataDir, keepsCopies: false })
  try {
    const { rows } = (await database.orm.execute(sql`select message from beta_feedback order by message`)) as {
      rows: { message: string }[]
    }
    return rows.map(({ message }) => message)
  } finally {
    await database.close()
  }
}

async function writeAndStop(...messages: string[]): Promise<void> {
  const database = await openDatabase({ dataDir })
  for (const message of messages) await note(database, message)
  await database.close()
}

describe('copies of the embedded database', () => {
  it('are told of at the start and made at the stop', async () => {
    const said: string[] = []
    await (await openDatabase({ dataDir }, (line) => said.push(line))).close()
    expect(said).toEqual([expect.stringContaining('No copy of the database yet')])
    expect(listCopies(dataDir)).toHaveLength(1)
    await (await openDatabase({ dataDir, keepsCopies: false }, (line) => said.push(line))).close()
    expect(listCopies(dataDir)).toHaveLength(1)
  })

  it('made while the server writes hold what was acknowledged before, and can be put back', async () => {
    const database = await openDatabase({ dataDir })
    await note(database, 'before')
    const copying = database.copyNow?.()
    const meanwhile = Promise.all(['a', 'b', 'c'].map((message) => note(database, message)))
    const copy = (await copying) ?? ''
    await meanwhile
    await note(database, 'zz after')
    await database.close()
    const { setAside } = await restoreCopy(dataDir, copy)
    const restored = await notes()
    expect(restored).toContain('before')
    expect(restored).not.toContain('zz after')
    expect(setAside && existsSync(join(setAside, 'PG_VERSION'))).toBe(true)
    expect(readdirSync(dataDir).filter((name) => /copying|restoring|lock/.test(name))).toEqual([])
  })

  it('of one moment leave out what a transaction has not finished', async () => {
    const parts = { flusher: createLogFlusher(), scope: createTransactionScope() }
    const engine = await openEngine(databaseFile(), parts)
    await engine.query("insert into beta_feedback (message) values ('finished')")
    let finish = () => {}
    const gate = new Promise<void>((resolve) => (finish = resolve))
    const transaction = engine.transaction(async (tx) => {
      await tx.query("insert into beta_feedback (message) values ('unfinished')")
      await gate
    })
    await engine.runExclusive(() => copyTree(databaseFile(), join(dataDir, 'copied')))
    finish()
    await transaction
    await engine.close()
    rmSync(databaseFile(), { recursive: true })
    renameSync(join(dataDir, 'copied'), databaseFile())
    expect(await notes()).toEqual(['finished'])
  })

  it('are not put back under a running server', async () => {
    await writeAndStop('kept')
    const database = await openDatabase({ dataDir, keepsCopies: false })
    await expect(restoreCopy(dataDir, listCopies(dataDir)[0]?.path ?? '')).rejects.toBeInstanceOf(FolderInUse)
    await database.close()
  })

  it('that are damaged change nothing', async () => {
    await writeAndStop('kept')
    const copy = listCopies(dataDir)[0]?.path ?? ''
    truncateSync(copy, Math.floor(readFileSync(copy).length / 2))
    await expect(restoreCopy(dataDir, copy)).rejects.toThrow('unexpected end of file')
    expect(await notes()).toEqual(['kept'])
  })
})

describe('a database that is not well', () => {
  it('is never replaced by an empty one while there are copies', async () => {
    await writeAndStop('kept')
    rmSync(databaseFile(), { recursive: true })
    const opening = openDatabase({ dataDir })
    await expect(opening).rejects.toBeInstanceOf(DatabaseDamaged)
    await expect(opening).rejects.toThrow(`npm run data -- restore ${listCopies(dataDir)[0]?.path}`)
    expect(existsSync(databaseFile('PG_VERSION'))).toBe(false)
    await restoreCopy(dataDir, listCopies(dataDir)[0]?.path ?? '')
    expect(await notes()).toEqual(['kept'])
  })

  it('is told of when a part of it is missing', async () => {
    rmSync(databaseFile('PG_VERSION'))
    await expect(openDatabase({ dataDir })).rejects.toThrow('parts of it are missing')
  })

  it('is told of, with the newest copy, when it does not open', async () => {
    await writeAndStop('kept')
    writeFileSync(databaseFile('global', 'pg_control'), Buffer.alloc(8192))
    const opening = openDatabase({ dataDir })
    await expect(opening).rejects.toThrow("can't be opened")
    await expect(opening).rejects.toThrow(listCopies(dataDir)[0]?.path)
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
    await restoreCopy(dataDir, listCopies(dataDir)[0]?.path ?? '')
    expect(await notes()).toEqual(['kept'])
  })

  it('is made again when its making was cut off', async () => {
    rmSync(databaseFile(), { recursive: true })
    mkdirSync(databaseFile('base'), { recursive: true })
    writeFileSync(join(dataDir, 'database.making'), '')
    expect(await notes()).toEqual([])
    expect(existsSync(join(dataDir, 'database.making'))).toBe(false)
  })
})
