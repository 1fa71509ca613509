import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../steps/process.mjs'

/** As many as the official file has. */
const HOSPITALS = 5381
const TYPES = ['Acute Care Hospitals', 'Critical Access Hospitals', 'Psychiatric', 'Childrens']

/**
 * Writes a file of made-up hospitals, spread evenly over real ZIP codes, under the header of the official one. For
 * measuring only.
 */
export function writeHospitalFile(path) {
  const sample = readFileSync(join(repository, 'e2e', 'fixtures', 'sample-hospitals.csv'), 'utf8')
  const [header = ''] = sample.split('\n')
  const columns = header.split(',').length
  const places = readFileSync(join(repository, 'apps', 'server', 'dist', 'zip-codes.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => /^\d{5}$/.test(fields[0] ?? '') && /^[A-Z]{2}$/.test(fields[1] ?? ''))
  if (places.length < HOSPITALS) throw new Error('The file of ZIP codes is not as this program knows it.')
  const rows = Array.from({ length: HOSPITALS }, (_each, index) => {
    const [zipCode, state] = places[Math.floor((index * places.length) / HOSPITALS)]
    const fields = [
      String(index + 10_000).padStart(6, '0'),
      `SAMPLE HOSPITAL ${index}`,
      `${index} SAMPLE STREET`,
      'SAMPLE CITY',
      state,
      zipCode,
      'SAMPLE',
      '(555) 555-0100',
      TYPES[index % TYPES.length],
      'Voluntary non-profit - Private',
      index % 3 === 0 ? 'No' : 'Yes',
      '',
      String((index % 5) + 1),
    ]
    return [...fields, ...Array(columns - fields.length).fill('')].join(',')
  })
  writeFileSync(path, `${header}\n${rows.join('\n')}\n`)
  return path
}
