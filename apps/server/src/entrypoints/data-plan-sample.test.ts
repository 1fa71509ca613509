import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readTable } from '../importers/kit/csv-table'
import { readAreaRow } from '../importers/marketplace-puf/area-row'
import { benefitNamed, costShareOf, isNotCovered } from '../importers/marketplace-puf/cost-share'
import { PUF_TABLES } from '../importers/marketplace-puf/tables'

/** Rows of published files of earlier years, where someone has them: `CAREWAY_SAMPLE_DATA`, or beside the repository. */
const folder =
  process.env['CAREWAY_SAMPLE_DATA'] ?? fileURLToPath(new URL('../../../../../shared/data', import.meta.url))
const areas = `${folder}/cms_puf_2014_2016_sample/area_sample.csv`
const benefits = `${folder}/cms_puf_2014_2016_sample/cost_sample.csv`
const isThere = existsSync(areas) && existsSync(benefits)

if (!isThere) console.warn(`Skipped: rows of published plan files are not in ${folder}. Set CAREWAY_SAMPLE_DATA.`)

const open = (path: string) => createReadStream(path) as AsyncIterable<Buffer>

it.skipIf(!isThere)('reads published service areas: every row is kept or left out, few are faulty', async () => {
  const seen = { kept: 0, 'left-out': 0, rejected: 0 }
  await readTable(open(areas), PUF_TABLES.areas, (row) => (seen[readAreaRow(row).kind] += 1))
  expect(seen.kept + seen['left-out'] + seen.rejected).toBe(10_000)
  expect(seen.kept).toBeGreaterThan(5_000)
  expect(seen.rejected).toBeLessThan(20)
})

it.skipIf(!isThere)('reads published cost sharing: a covered service that is compared says what it costs', async () => {
  const unread = new Set<string>()
  let read = 0
  await readTable(open(benefits), PUF_TABLES.benefits, (row) => {
    if (benefitNamed(row.BenefitName)?.kind !== 'service' || row.IsCovered === '' || isNotCovered(row.IsCovered)) return
    if (costShareOf(row, 0)) read += 1
    else unread.add(`${row.CopayInnTier1} | ${row.CoinsInnTier1}`)
  })
  expect(read).toBeGreaterThan(900)
  expect([...unread].filter((text) => /[$%]/.test(text))).toEqual([])
})
