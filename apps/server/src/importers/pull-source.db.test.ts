import { mkdtempSync, readdirSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../db/test-support/each-engine'
import type { Log } from '../ports/log'
import type { PublishedFileAnswer, PublishedFileRequest, PublishedFiles } from '../ports/published-files'
import { startAutoPull } from './auto-pull'
import { findSource, KEPT_FRESH, SOURCE_NAMES } from './catalog'
import { listDataSourceStates, notePull } from './data-source-states'
import { sampleHospital } from './cms-hospitals/cms-hospitals.fixture'
import { cmsHospitalColumns } from './cms-hospitals/row'
import { fewZipCodes } from './kit/zip-codes.fixture'
import { pullSource } from './pull-source'

const NOW = new Date('2026-10-05T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const folder = mkdtempSync(join(tmpdir(), 'careway-pull-'))
afterAll(() => rmSync(folder, { recursive: true }))

const FILE = [cmsHospitalColumns, cmsHospitalColumns.map((column) => sampleHospital()[column] ?? '')]
  .map((cells) => `${cells.join(',')}\n`)
  .join('')

/** A publisher that answers as it is told, and remembers what it was asked. */
function publisher(answer: PublishedFileAnswer | { kind: 'file'; text: string; etag?: string }) {
  const asked: PublishedFileRequest[] = []
  const files: PublishedFiles = {
    locate: async () => ({ url: 'https://data.example.org/hospitals.csv', version: '2026-08-12' }),
    fetch: async (request) => {
      asked.push(request)
      if (answer.kind !== 'file') return answer
      mkdirSync(request.folder, { recursive: true })
      const path = join(request.folder, `${asked.length}.download`)
      writeFileSync(path, answer.text)
      return { kind: 'fetched', path, ...(answer.etag && { etag: answer.etag }) }
    },
  }
  return { files, asked }
}

describeOnEachEngine('pulling a source', (database) => {
  const parts = (files: PublishedFiles, now = NOW) => ({
    database: database(),
    zipCodes: fewZipCodes,
    clock: () => now,
    files,
    dataFolder: folder,
  })
  const hospitals = findSource('cms-hospitals')!
  const stateOf = async (source: string, now = NOW) =>
    (await listDataSourceStates(database().orm, now)).find((state) => state.source === source)
  const pull = (answer: Parameters<typeof publisher>[0]) => pullSource(parts(publisher(answer).files), hospitals)

  beforeEach(async () => {
    for (const table of ['providers', 'import_runs', 'data_sources'])
      await database().orm.execute(sql`delete from ${sql.identifier(table)}`)
  })

  it('lists every source before anything is loaded, each stale', async () => {
    const states = await listDataSourceStates(database().orm, NOW)
    expect(states.map(({ source }) => source)).toEqual(expect.arrayContaining(SOURCE_NAMES))
    expect(states.every(({ isStale, rows, pullState }) => isStale && rows === 0 && pullState === 'idle')).toBe(true)
  })

  it('loads the file with the date of its record, and removes the download', async () => {
    expect(await pull({ kind: 'file', text: FILE, etag: '"7"' })).toMatchObject({
      kind: 'loaded',
      version: '2026-08-12',
    })
    expect(readdirSync(join(folder, 'downloads'))).toEqual([])
    expect(await stateOf('cms-hospitals')).toMatchObject({
      rows: 1,
      sourceVersion: '2026-08-12',
      pullState: 'idle',
      isStale: false,
      etag: '"7"',
      lastCheckedAt: NOW.toISOString(),
    })
    expect(await stateOf('cms-hospitals', new Date(NOW.getTime() + 93 * DAY))).toMatchObject({ isStale: true })
  })

  it('asks with the etag that it loaded, and not with one of a file it refused', async () => {
    await pull({ kind: 'file', text: 'wrong\n', etag: '"bad"' })
    const first = publisher({ kind: 'file', text: FILE, etag: '"7"' })
    await pullSource(parts(first.files), hospitals)
    expect(first.asked[0]?.etag).toBeUndefined()
    const later = new Date(NOW.getTime() + 100 * DAY)
    const second = publisher({ kind: 'unchanged' })
    expect(await pullSource(parts(second.files, later), hospitals)).toEqual({ kind: 'unchanged' })
    expect(second.asked[0]?.etag).toBe('"7"')
    expect(await stateOf('cms-hospitals', later)).toMatchObject({ isStale: false, rows: 1 })
  })

  it.each<[string, Parameters<typeof publisher>[0], object]>([
    ['no network', { kind: 'offline', reason: 'Nobody there.' }, { pullState: 'offline', message: 'Nobody there.' }],
    [
      'a wrong answer',
      { kind: 'failed', reason: 'It answers 404.' },
      { pullState: 'failed', message: 'It answers 404.' },
    ],
    [
      'a file that is something else',
      { kind: 'file', text: '<html>\n' },
      { pullState: 'failed', message: expect.stringMatching(/web page/) },
    ],
  ])('notes %s, and keeps what is on file', async (_case, answer, note) => {
    await pull({ kind: 'file', text: FILE })
    await pull(answer)
    expect(await stateOf('cms-hospitals')).toMatchObject({ ...note, rows: 1 })
    expect(readdirSync(join(folder, 'downloads'))).toEqual([])
  })

  it('leaves a register of gigabytes to people: says where it is, asks nobody, notes nothing', async () => {
    const { files, asked } = publisher({ kind: 'file', text: FILE })
    expect(await pullSource(parts(files), findSource('nppes')!)).toEqual({
      kind: 'failed',
      reason: expect.stringMatching(/download\.cms\.gov\/nppes.*import nppes FILE$/),
    })
    expect(asked).toEqual([])
    expect(await stateOf('nppes')).toMatchObject({ pullState: 'idle', lastCheckedAt: null })
  })

  const auto = (files: PublishedFiles, now = NOW, isOn = true) =>
    startAutoPull({ ...parts(files, now), log: silent, isOn, firstAfterMilliseconds: 0 })
  const eventually = (check: () => Promise<void>) =>
    expect
      .poll(
        () =>
          check().then(
            () => true,
            () => false,
          ),
        { timeout: 5000 },
      )
      .toBe(true)

  it('happens by itself for what is missing', async () => {
    const { files } = publisher({ kind: 'offline', reason: 'Nobody there.' })
    const pulling = auto(files)
    await eventually(async () => {
      for (const { description } of KEPT_FRESH)
        expect(await stateOf(description.id)).toMatchObject({ pullState: 'offline' })
    })
    await pulling.stop()
    for (const source of ['nppes', 'cms-clinicians'])
      expect(await stateOf(source)).toMatchObject({ pullState: 'idle', lastCheckedAt: null })
  })

  it('leaves alone what is fresh, and what was asked for within the day', async () => {
    await pull({ kind: 'file', text: FILE })
    const { files, asked } = publisher({ kind: 'offline', reason: 'Nobody there.' })
    const pulling = auto(files)
    await eventually(async () => expect(await stateOf('hrsa-health-centers')).toMatchObject({ pullState: 'offline' }))
    await pulling.stop()
    expect(asked.map(({ url }) => url)).toEqual([expect.stringMatching(/data\.hrsa\.gov/)])
  })

  it('is off where it is switched off, and forgets a pull that died', async () => {
    const { files, asked } = publisher({ kind: 'unchanged' })
    await notePull(database().orm, 'cms-hospitals', { pullState: 'pulling', message: null })
    await auto(files, NOW, false).stop()
    expect(await stateOf('cms-hospitals')).toMatchObject({ pullState: 'off', lastCheckedAt: null })
    await auto(files).stop()
    expect(await stateOf('cms-hospitals')).toMatchObject({ pullState: 'idle', lastCheckedAt: null })
    expect(asked).toEqual([])
  })
})
