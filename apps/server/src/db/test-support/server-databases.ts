import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export interface ServerDatabase {
  readonly url: string
  discard(): Promise<void>
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of its own on a PostgreSQL server: empty, or a copy of another. */
export async function createEmptyDatabase(serverUrl: string, template = 'template1'): Promise<ServerDatabase> {
  const name = `careway_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name} template ${template}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, discard: () => onServer(serverUrl, `drop database ${name} with (force)`) }
}
