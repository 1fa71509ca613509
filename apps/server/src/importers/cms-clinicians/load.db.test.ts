import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { importFile } from '../kit/import-file'
import { readRows } from '../kit/read-rows'
import { fewZipCodes } from '../kit/zip-codes.fixture'
import { cliniciansCsv, sampleClinician } from './cms-clinicians.fixture'
import { cmsClinicians } from './load'

describeOnEachEngine('importing CMS clinicians', (database) => {
  it('keeps a clinician once for each address, whatever else they are enrolled for there', async () => {
    const rows = [
      sampleClinician(),
      sampleClinician({ Ind_enrl_ID: 'I20200101000002', 'Facility Name': 'SECOND GROUP' }),
      sampleClinician({ adrs_id: 'AL363010000OTHER' }),
      sampleClinician({ NPI: '1000000004' }),
    ]
    const outcome = await importFile(
      { database: database(), zipCodes: fewZipCodes, clock: () => new Date('2026-11-20T12:00:00Z') },
      cmsClinicians,
      {
        open: async function* () {
          yield Buffer.from(cliniciansCsv(rows))
        },
        origin: 'DAC_NationalDownloadableFile.csv',
        checksum: 'clinicians',
      },
    )
    expect(outcome).toMatchObject({
      kind: 'loaded',
      tally: {
        rows: 4,
        kept: 3,
        rejected: 0,
        leftOut: { 'the same clinician at the same address, enrolled once more': 1 },
      },
    })
    const stored = await readRows<{ id: string; facility: string }>(
      database().orm,
      sql`select id, details ->> 'facility' as facility from providers order by id`,
    )
    expect(stored).toEqual([
      { id: 'cms-clinicians:1000000004-AL363010000SA12SAMPLE', facility: 'Sample Heart Group' },
      { id: 'cms-clinicians:1234567893-AL363010000OTHER', facility: 'Sample Heart Group' },
      { id: 'cms-clinicians:1234567893-AL363010000SA12SAMPLE', facility: 'Sample Heart Group' },
    ])
  })
})
