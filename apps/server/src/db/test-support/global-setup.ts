import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../open-database'
import { startPostgresCluster } from './postgres-cluster'

declare module 'vitest' {
  interface ProvidedContext {
    /** A stopped PGlite data directory with the schema in it. */
    pgliteTemplate: string
    /** A PostgreSQL whose database `careway_template` has the schema; empty where there is none. */
    postgresUrl: string
  }
}

const SKIPPED = 'No PostgreSQL was found: the database tests run on PGlite alone, their PostgreSQL half is skipped.'
const migrationsFolder = join(import.meta.dirname, '..', 'migrations')

async function makePgliteTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'careway-template-'))
  await (await openDatabase({ dataDir: folder, migrationsFolder, keepsCopies: false })).close()
  return folder
}

async function makePostgresTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('drop database if exists careway_template')
  await client.query('create database careway_template')
  await client.end()
  const template = new URL(url)
  template.pathname = '/careway_template'
  await (await openDatabase({ dataDir: '', databaseUrl: template.href, migrationsFolder })).close()
}

/** Makes one migrated database of each kind, which every test file copies. */
export default async function globalSetup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const cluster = given ? undefined : await startPostgresCluster()
  const postgresUrl = given ?? cluster?.url ?? ''
  if (postgresUrl) await makePostgresTemplate(postgresUrl)
  else process.stdout.write(`${SKIPPED}\n`)
  const pgliteTemplate = await makePgliteTemplate()
  project.provide('postgresUrl', postgresUrl)
  project.provide('pgliteTemplate', pgliteTemplate)
  return async () => {
    rmSync(pgliteTemplate, { recursive: true, force: true })
    await cluster?.stop()
  }
}
