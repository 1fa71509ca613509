import { describe, expect, it } from 'vitest'
import { NPPES_COLUMNS } from '../../../../../tools/bench/sample-nppes.mjs'
import { fewZipCodes } from '../kit/zip-codes.fixture'
import { NPPES_NEEDED, NPPES_WELCOME } from './columns'
import { createNppesReader } from './normalize'
import { samplePractitioner } from './nppes.fixture'
import { nppesSource } from './source'

const cellsOf = (changes: Record<string, string>) => {
  const row = samplePractitioner(changes)
  return [...NPPES_NEEDED, ...NPPES_WELCOME].map((column) => row[column] ?? '')
}
const normalized = (changes: Record<string, string> = {}, states?: ReadonlySet<string>) =>
  createNppesReader({ zipCodes: fewZipCodes, ...(states && { states }) })(cellsOf(changes))

const HOUSE = {
  'Entity Type Code': '2',
  'Provider Last Name (Legal Name)': '',
  'Provider First Name': '',
  'Provider Middle Name': '',
  'Provider Credential Text': '',
  'Provider Organization Name (Legal Business Name)': 'SAMPLE CARE OF MCEXAMPLE LLC',
  'Healthcare Provider Taxonomy Code_1': '3336C0003X',
  'Healthcare Provider Taxonomy Code_2': '',
}
const PRACTICE = 'Provider Business Practice Location Address'

describe('a row of the NPPES file', () => {
  it('becomes a place at the middle of its ZIP, of the kind of its primary taxonomy', () => {
    expect(normalized()).toEqual({
      kind: 'place',
      place: {
        sourceId: '1234567893',
        kind: 'cardiology',
        name: 'Demo A Sampleson',
        address: '12 Sample St, Ste 3',
        city: 'Dothan',
        state: 'AL',
        zipCode: '36301',
        phone: '2025550142',
        hasEmergencyDepartment: false,
        point: expect.objectContaining({ latitude: 31.15, longitude: -85.39 }),
        details: {
          pointFrom: 'zip-centre',
          suitsAnyone: true,
          npi: '1234567893',
          entityType: 'individual',
          credential: 'MD',
          taxonomyCodes: ['207RC0000X', '207R00000X'],
          lastUpdated: '2025-04-09',
        },
      },
    })
  })

  it('keeps neither the mailing address nor the sex', () => {
    expect(JSON.stringify(normalized())).not.toMatch(/HOME ST|"F"/i)
  })

  it('is of the kind of its first taxonomy where none is marked', () => {
    expect(normalized({ 'Healthcare Provider Primary Taxonomy Switch_2': 'N' })).toMatchObject({
      place: { kind: 'primary_care', details: { taxonomyCodes: ['207R00000X', '207RC0000X'] } },
    })
  })

  it('has the name an organization goes by, else its legal one', () => {
    expect(normalized(HOUSE)).toMatchObject({
      place: {
        kind: 'pharmacy',
        name: 'Sample Care of McExample LLC',
        details: { entityType: 'organization', taxonomyCodes: ['3336C0003X'] },
      },
    })
    expect(normalized({ ...HOUSE, 'Provider Other Organization Name': 'SAMPLE DRUGS' })).toMatchObject({
      place: { name: 'Sample Drugs' },
    })
  })

  it.each<[Record<string, string>, string]>([
    [{ 'NPI Deactivation Date': '01/02/2020' }, 'the NPI is deactivated'],
    [{ [`${PRACTICE} Country Code (If outside U.S.)`]: 'DE' }, 'the address is outside the United States'],
    [{ 'Healthcare Provider Taxonomy Code_2': '390200000X' }, 'the taxonomy code is of no care for people'],
    [
      { 'Healthcare Provider Taxonomy Code_1': '', 'Healthcare Provider Taxonomy Code_2': '' },
      'there is no taxonomy code',
    ],
  ])('is left out for %j', (changes, reason) => {
    expect(normalized(changes)).toEqual({ kind: 'left-out', reason })
  })

  it('is there again once it was reactivated', () => {
    const changes = { 'NPI Deactivation Date': '01/02/2020', 'NPI Reactivation Date': '02/02/2020' }
    expect(normalized(changes)).toMatchObject({ kind: 'place' })
  })

  it('is left out where it is outside the chosen states', () => {
    expect(normalized({}, new Set(['TX']))).toEqual({ kind: 'left-out', reason: 'outside the chosen states' })
    expect(normalized({}, new Set(['AL', 'TX']))).toMatchObject({ kind: 'place' })
  })

  it.each<[Record<string, string>, RegExp]>([
    [{ NPI: '1234567890' }, /"1234567890" is not an NPI/],
    [{ NPI: '' }, /"" is not an NPI/],
    [{ 'Entity Type Code': '3' }, /neither 1 nor 2/],
    [{ 'Provider Last Name (Legal Name)': '', 'Provider First Name': '', 'Provider Middle Name': '' }, /no name/],
    [{ [`${PRACTICE} Postal Code`]: '00000' }, /ZIP 00000 is not known/],
    [{ [`${PRACTICE} Postal Code`]: 'SW1A 1AA' }, /"SW1A " is not a ZIP code/],
    [{ [`${PRACTICE} State Name`]: 'TX' }, /ZIP 36301 is not in TX/],
    [{ [`${PRACTICE} State Name`]: 'ALABAMA' }, /"ALABAMA" is not a state/],
    [{ 'Provider First Line Business Practice Location Address': '' }, /no practice address/],
  ])('is rejected for %j', (changes, reason) => {
    expect(normalized(changes)).toEqual({ kind: 'rejected', reason: expect.stringMatching(reason) })
  })

  it('is rejected where its NPI came before', () => {
    const read = createNppesReader({ zipCodes: fewZipCodes })
    expect(read(cellsOf({}))).toMatchObject({ kind: 'place' })
    expect(read(cellsOf({ 'Provider Last Name (Legal Name)': 'SECOND' }))).toEqual({
      kind: 'rejected',
      reason: 'NPI 1234567893 is in the file already',
    })
  })
})

it.each([
  ['npidata_pfile_20050523-20261109.csv', true],
  ['NPPES/npidata_pfile_20050523-20261109.csv', true],
  ['npidata_pfile_20050523-20261109_fileheader.csv', false],
  ['othername_pfile_20050523-20261109.csv', false],
  ['pl_pfile_20050523-20261109.csv', false],
])('of the files in the zip %s is wanted: %s', (name, isWanted) => {
  expect(nppesSource.archive?.isWanted(name)).toBe(isWanted)
})

it('reads columns that the published file has', () => {
  expect(NPPES_COLUMNS).toHaveLength(330)
  expect(NPPES_COLUMNS).toEqual(expect.arrayContaining([...NPPES_NEEDED, ...NPPES_WELCOME]))
})
