import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../steps/process.mjs'
import { bundleWithServer } from './bundle.mjs'

const HOSPITALS = 5_381
const KNOWN_TO_CMS = join(
  repository,
  '..',
  'shared',
  'data',
  'cms_hospital_general',
  'Hospital_General_Information.csv',
)
const STATES_OF_CMS = /^(?!AA|AE|AP|FM|MH|PW)[A-Z]{2}$/

/** As often as in the official file. */
const TYPES = [
  ...Array(58).fill('Acute Care Hospitals'),
  ...Array(25).fill('Critical Access Hospitals'),
  ...Array(11).fill('Psychiatric'),
  ...Array(3).fill('Acute Care - Veterans Administration'),
  ...Array(2).fill('Childrens'),
  'Rural Emergency Hospital',
]

function rowOf(number, [zipCode, state, , , city, county]) {
  const type = TYPES[(number * 37) % TYPES.length]
  return {
    'Facility ID': String(number).padStart(6, '0'),
    'Facility Name': `SAMPLE HOSPITAL ${number}`,
    Address: `${number} SAMPLE STREET`,
    'City/Town': city.toUpperCase(),
    State: state,
    'ZIP Code': zipCode,
    'County/Parish': (county || city).toUpperCase(),
    'Telephone Number': `(202) 555-01${String(number % 100).padStart(2, '0')}`,
    'Hospital Type': type,
    'Hospital Ownership': 'Voluntary non-profit - Private',
    'Emergency Services': type === 'Psychiatric' || number % 8 === 0 ? 'No' : 'Yes',
    'Hospital overall rating': number % 3 === 0 ? 'Not Available' : String(1 + (number % 5)),
  }
}

const quoted = (value = '') => `"${value.replaceAll('"', '""')}"`
const lineOf = (values) => values.map(quoted).join(',')

/** As many hospitals as the official file has, in its columns, spread evenly over the country's ZIP codes. */
async function writeSampleFile(path, zipCodesFile) {
  const rowFile = join(repository, 'apps', 'server', 'src', 'importers', 'cms-hospitals', 'row.ts')
  const { cmsHospitalColumns: columns } = await import(await bundleWithServer(rowFile))
  const zipCodes = readFileSync(zipCodesFile, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, state]) => STATES_OF_CMS.test(state))
  const rows = Array.from({ length: HOSPITALS }, (_, number) =>
    rowOf(number + 1, zipCodes[Math.floor((number * zipCodes.length) / HOSPITALS)]),
  )
  writeFileSync(
    path,
    `${[lineOf(columns), ...rows.map((row) => lineOf(columns.map((name) => row[name])))].join('\n')}\n`,
  )
}

/** The official file where there is one beside the repository, else one of samples in the folder. */
export async function hospitalFile(folder) {
  if (existsSync(KNOWN_TO_CMS)) return { path: KNOWN_TO_CMS, words: 'the official file of CMS' }
  const path = join(folder, 'Hospital_General_Information.csv')
  await writeSampleFile(path, join(repository, 'apps', 'server', 'dist', 'zip-codes.tsv'))
  return { path, words: `${HOSPITALS.toLocaleString('en')} samples spread over the country` }
}
