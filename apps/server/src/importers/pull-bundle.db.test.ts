import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '../db/test-support/each-engine'
import type { PublishedFiles } from '../ports/published-files'
import { findBundle } from './catalog'
import { listDataSourceStates } from './data-source-states'
import { fewZipCodes } from './kit/zip-codes.fixture'
import { zipOf } from './kit/zip.fixture'
import { sampleTables, tableText } from './marketplace-puf/marketplace-puf.fixture'
import type { PufTable } from './marketplace-puf/tables'
import { pullBundle } from './pull-bundle'

const NOW = new Date('2026-11-02T12:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'careway-pull-bundle-'))
afterAll(() => rmSync(folder, { recursive: true }))

describeOnEachEngine('pulling a plan year', (database) => {
  it('fetches the official files of the year, loads them, and notes how it went', async () => {
    const asked: string[] = []
    const archives: Readonly<Record<string, PufTable>> = {
      'plan-attributes-puf.zip': 'plans',
      'service-area-puf.zip': 'areas',
      'benefits-and-cost-sharing-puf.zip': 'benefits',
      'rate-puf.zip': 'rates',
    }
    const files: PublishedFiles = {
      locate: async () => ({ kind: 'failed', reason: 'not asked' }),
      fetch: async ({ url, folder: downloads }) => {
        asked.push(url)
        if (url.includes('/2026/')) return { kind: 'failed', reason: 'It answers 404.' }
        const table = archives[url.split('/').at(-1) ?? ''] ?? 'plans'
        mkdirSync(downloads, { recursive: true })
        const path = join(downloads, `${asked.length}.download`)
        writeFileSync(path, zipOf([{ name: 'x.csv', text: tableText(table, sampleTables()[table]) }]))
        return { kind: 'fetched', path }
      },
    }
    const pulling = { database: database(), clock: () => NOW, zipCodes: fewZipCodes, files, dataFolder: folder }
    const entry = findBundle('marketplace-puf')!
    expect(await pullBundle(pulling, entry, 2027)).toMatchObject({ kind: 'loaded' })
    expect(asked[3]).toBe('https://download.cms.gov/marketplace-puf/2027/rate-puf.zip')
    expect(await pullBundle(pulling, entry, 2026)).toEqual({ kind: 'failed', reason: 'It answers 404.' })
    expect(await pullBundle(pulling, entry, 2025)).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/of 2027, not of 2025/),
    })
    expect(readdirSync(join(folder, 'downloads'))).toEqual([])
    const states = await listDataSourceStates(database().orm, NOW)
    expect(states.find(({ source }) => source === 'marketplace-puf-2026')).toMatchObject({
      pullState: 'failed',
      rows: 0,
    })
    expect(states.find(({ source }) => source === 'marketplace-puf-2027')).toMatchObject({ pullState: 'idle', rows: 2 })
  })
})
