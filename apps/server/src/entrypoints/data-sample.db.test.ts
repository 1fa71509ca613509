import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { zipCodesForTests } from '../adapters/zip-codes/zip-codes.fixture'
import { describeOnEachEngine } from '../db/test-support/each-engine'
import { placesByRole } from '../features/places/places.repository'
import { findSource, SOURCE_CITATIONS } from '../importers/catalog'
import { checksumOf } from '../importers/kit/checksum'
import { importFile } from '../importers/kit/import-file'

/** Real files, where someone has them: `CAREWAY_SAMPLE_DATA`, or beside the repository. */
const folder =
  process.env['CAREWAY_SAMPLE_DATA'] ?? fileURLToPath(new URL('../../../../../shared/data', import.meta.url))
const hospitalsFile = `${folder}/cms_hospital_general/Hospital_General_Information.csv`
const sitesFile = `${folder}/hrsa/health_center_sites_sample.csv`
const registryFile = `${folder}/nppes/nppes_sample.csv`
const isThere = existsSync(hospitalsFile) && existsSync(sitesFile) && existsSync(registryFile)

if (!isThere)
  console.warn(`Skipped: the published files are not in ${folder}. Set CAREWAY_SAMPLE_DATA to test with them.`)

describeOnEachEngine('the published files', (database) => {
  const zipCodes = zipCodesForTests()

  async function load(name: string, path: string) {
    const file = { open: () => createReadStream(path), origin: path, checksum: await checksumOf(path) }
    const parts = { database: database(), zipCodes, clock: () => new Date() }
    return findSource(name)!.use((source) => importFile(parts, source, file))
  }

  it.skipIf(!isThere)('load: each row is a place, or rejected with its reason', async () => {
    const hospitals = await load('cms-hospitals', hospitalsFile)
    expect(hospitals).toMatchObject({ kind: 'loaded', tally: { rows: 5381, kept: 5381, rejected: 0 } })
    const sites = await load('hrsa-health-centers', sitesFile)
    expect(sites).toMatchObject({ kind: 'loaded', version: '2026-09-30', tally: { rows: 10, kept: 10 } })
    const { rows } = (await database().orm.execute(sql`select count(*)::int4 as count from providers`)) as {
      rows: unknown[]
    }
    expect(rows).toEqual([{ count: 5391 }])
  })

  it.skipIf(!isThere)('answer who is near: in Dothan, the hospital of its own ZIP', async () => {
    const near = await placesByRole(
      { executor: database().orm, sources: SOURCE_CITATIONS },
      zipCodes.find('36301')!.point,
    )
    expect(near.emergencyDepartment[0]).toMatchObject({ name: 'Southeast Health Medical Center', distanceMiles: 0 })
    expect(near.emergencyDepartment[0]?.source).toMatchObject({
      url: 'https://data.cms.gov/provider-data/dataset/xubh-q36u',
    })
  })

  it.skipIf(!isThere)(
    'are known by their columns: an extract of twelve is read, and its made-up numbers refused',
    async () => {
      expect(await load('nppes', registryFile)).toMatchObject({
        kind: 'refused',
        reason: expect.stringMatching(/^Line 2: "1000000001" is not an NPI\. 5 of 6 rows are faulty/),
      })
    },
  )
})
