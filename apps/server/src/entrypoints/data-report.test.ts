import { expect, it } from 'vitest'
import { emptyTally } from '../importers/kit/read-places'
import { progressText, statusLines } from './data-report'

const tally = (changes: object) => ({ ...emptyTally(), rows: 1_200_000, ...changes })

it('says rows, rate and the time left', () => {
  expect(progressText(tally({ bytesRead: 250 }), 40, 1000)).toBe('1,200,000 rows, 30,000 a second, about 2 min to read')
  expect(progressText(tally({ bytesRead: 990 }), 40, 1000)).toMatch(/about 1 s to read$/)
  expect(progressText(tally({ bytesRead: 1 }), 40, 1000)).toMatch(/about 11 h 6 min to read$/)
})

it('says no time where the size is not known, and what is done when all is read', () => {
  expect(progressText(tally({}), 40)).toBe('1,200,000 rows, 30,000 a second')
  expect(progressText(tally({ bytesRead: 1000, isIndexing: true }), 40, 1000)).toMatch(/now building the indexes$/)
})

it('flags what is old, and says what is fetched only when asked for', () => {
  const state = {
    source: 'nppes',
    title: 'NPPES',
    publisher: 'CMS',
    licence: '',
    url: 'https://download.cms.gov/nppes/NPI_Files.html',
    cadenceDays: 31,
    rows: 8_000_000,
    sourceVersion: '2026-09-14 (TX)',
    loadedAt: '2026-09-20T00:00:00Z',
    isStale: true,
    pullState: 'idle',
    lastCheckedAt: null,
    message: null,
    etag: null,
  } as const
  const lines = statusLines([state])
  expect(lines[1]).toBe('  8,000,000 places, file of 2026-09-14 (TX), loaded 2026-09-20, due for a newer one')
  expect(lines[2]).toMatch(/only when somebody asks for it, from https:\/\/download\.cms\.gov/)
})
