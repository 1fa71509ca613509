import { expect, it } from 'vitest'
import { PLACE_COLUMNS, placeLine } from './place-line'

const RUN = '00000000-0000-4000-8000-000000000001'
const place = (sourceId: string) =>
  ({
    sourceId,
    kind: 'primary_care',
    name: 'Sample\tPractice\\',
    address: '1 Sample St',
    city: 'Dothan',
    state: 'AL',
    zipCode: '36301',
    hasEmergencyDepartment: false,
    point: { latitude: 31.15, longitude: -85.39 },
    details: { pointFrom: 'zip-centre', suitsAnyone: true, facility: 'The "Sample"\\House' },
  }) as const

const cellsOf = (sourceId: string) => placeLine(place(sourceId), 'nppes', RUN).slice(0, -1).split('\t')
const pointOf = (sourceId: string) =>
  cellsOf(sourceId)[PLACE_COLUMNS.indexOf('mp')]!.replaceAll(/[()]/g, '').split(',').map(Number) as [number, number]

it('is one line of as many cells as there are columns, with what COPY needs escaped', () => {
  const cells = cellsOf('1')
  expect(cells).toHaveLength(PLACE_COLUMNS.length)
  expect(cells[0]).toBe('nppes:1')
  expect(cells[2]).toBe(String.raw`Sample\tPractice\\`)
  expect(cells[7]).toBe(String.raw`\N`)
  expect(cells.at(-1)).toContain(String.raw`"The \\"Sample\\"\\\\House"`)
})

it('moves the index point by less than a meter, the same way for the same id, and not the shown one', () => {
  const x = (-85.39 * Math.PI) / 180
  const y = Math.asinh(Math.tan((31.15 * Math.PI) / 180))
  const points = Array.from({ length: 1000 }, (_, at) => pointOf(String(1_000_000_000 + at)))
  for (const [east, north] of points) {
    expect(Math.abs(east - x)).toBeLessThanOrEqual(0.5e-7 + 1e-12)
    expect(Math.abs(north - y)).toBeLessThanOrEqual(0.5e-7 + 1e-12)
  }
  expect(new Set(points.map(String)).size).toBeGreaterThan(990)
  expect(pointOf('1000000000')).toEqual(points[0])
  expect(cellsOf('1').slice(11, 13)).toEqual(['31.15', '-85.39'])
})
