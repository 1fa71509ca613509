import { expect, it } from 'vitest'
import type { ResourcesSummary } from '@careway/contracts/resources/list-resources'
import type { Resource } from '@careway/contracts/resources/resource'
import { NATIONAL_RESOURCES } from '@careway/domain/programs/records/national-resources'
import { BOZEMAN, seedResources, WEEKDAYS, type SampleResource } from './test-support/resources-on-file'
import { browserOf, describeHelp, DIRECTORY, readPages } from './test-support/help-server'

const north = (miles: number) => [BOZEMAN.latitude + miles / 69.0935, BOZEMAN.longitude] as const
const SATURDAY = { schedules: [{ ...WEEKDAYS, byDay: 'SA' }] }

const SEED: readonly SampleResource[] = [
  { id: 'a', at: north(3), facts: { ...SATURDAY, isFree: true } },
  { id: 'b', at: north(8), type: 'legal_aid' },
  { id: 'c', at: north(20), facts: SATURDAY },
  { id: 'd', at: north(45), type: 'health', facts: { isFree: true } },
  { id: 'e', at: north(95), type: 'health', source: 'hsds-park' },
  { id: 'f', at: north(300), state: 'MT' },
  { id: 'g', at: null, serviceArea: ['MT'], type: 'legal_aid' },
  { id: 'h', at: null, serviceArea: ['US'], state: null, zipCode: null },
  { id: 'i', at: north(1), serviceArea: ['WY'], state: 'WY' },
]

const IN_MONTANA = NATIONAL_RESOURCES.filter(({ states }) => !states || states.includes('MT'))

describeHelp('the counts of resources', (scene) => {
  const summary = async (query: string) =>
    (await browserOf(scene).get(`/api/resources/summary?${query}`)).json() as ResourcesSummary

  it('tell of each type here, of wider circles, of the state and of the country', async () => {
    await seedResources(scene.database.orm, SEED)
    const national = IN_MONTANA.length
    const answer = await summary('zipCode=59718')
    const reviewed = (type: string) => IN_MONTANA.filter((each) => each.type === type).length
    expect(answer).toMatchObject({
      total: 5 + national,
      place: { zipCode: '59718', city: 'Bozeman', state: 'MT' },
      within: [
        { radius: 10, total: 2 },
        { radius: 25, total: 3 },
        { radius: 50, total: 4 },
        { radius: 100, total: 5 },
      ],
      inState: 7,
      national: 1 + national,
    })
    expect(answer.counts).toMatchObject({
      transportation: 3 + reviewed('transportation'),
      legal_aid: 2 + reviewed('legal_aid'),
      health: reviewed('health'),
    })
    expect(answer.directories).toEqual([
      {
        source: DIRECTORY.source,
        title: DIRECTORY.title,
        version: DIRECTORY.sourceVersion,
        loadedAt: DIRECTORY.loadedAt,
        isStale: false,
      },
      { source: 'hsds-park', title: 'hsds-park', version: null, loadedAt: null, isStale: false },
    ])
  })

  it.each(['', 'zipCode=59718', 'zipCode=59718&radius=60', 'zipCode=59718&free=true', 'search=ride', 'openNow=true'])(
    'are those of the list, with %j',
    async (query) => {
      await seedResources(scene.database.orm, SEED)
      const listed = (await readPages(browserOf(scene), `/api/resources?limit=100&${query}`)).flat() as Resource[]
      const { total, counts } = await summary(query)
      const types = Object.fromEntries(
        Object.keys(counts).map((type) => [type, listed.filter((each) => each.type === type).length]),
      )
      expect([total, counts]).toEqual([listed.length, types])
    },
  )

  it('count what is open now where only that is asked for', async () => {
    await seedResources(scene.database.orm, SEED)
    const always = NATIONAL_RESOURCES.filter(({ isAlwaysOpen }) => isAlwaysOpen).length
    const answer = await summary('zipCode=59718&openNow=true')
    expect(answer).toMatchObject({ total: 2 + always, inState: 2, national: always })
    expect(answer.within[0]).toEqual({ radius: 10, total: 1 })
  })

  it('are of nothing but reviewed lines where no directory is on file', async () => {
    await seedResources(scene.database.orm, [])
    expect(await summary('')).toMatchObject({
      total: NATIONAL_RESOURCES.length,
      place: null,
      within: [],
      inState: 0,
      directories: [],
    })
    const unknown = await browserOf(scene).get('/api/resources/summary?zipCode=00000')
    expect([unknown.statusCode, unknown.json().code]).toEqual([400, 'unknown_zip_code'])
    expect((await browserOf(scene).get('/api/resources/summary?type=health')).statusCode).toBe(400)
  })
})
