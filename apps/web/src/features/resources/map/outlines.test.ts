import file from 'us-atlas/counties-10m.json?raw'
import { describe, expect, it } from 'vitest'
import { areasOf, isInArea, outlinesOf, type Atlas } from './outlines'

const atlas = JSON.parse(file) as Atlas
const MEGABYTE = 1_000_000

describe('the outlines', () => {
  const { land, countyLines, stateLines } = outlinesOf(atlas)

  it('stay small enough to fetch on a phone', () => expect(file.length).toBeLessThan(MEGABYTE))

  it('hold land, and more borders of counties than of states', () => {
    expect(land.features).toHaveLength(1)
    expect(countyLines.coordinates.length).toBeGreaterThan(stateLines.coordinates.length)
    expect(stateLines.coordinates.length).toBeGreaterThan(100)
  })

  it('lie on the earth', () => {
    const points = [...countyLines.coordinates, ...stateLines.coordinates].flat()
    expect(points.every(([x = 999, y = 999]) => Math.abs(x) <= 180 && y > -15 && y < 72)).toBe(true)
  })
})

describe('the names of areas', () => {
  it('stand inside their area', () => {
    const travis = areasOf(atlas, 'counties').find(({ name }) => name === 'Travis')
    expect(travis?.longitude).toBeCloseTo(-97.8, 1)
    expect(travis?.latitude).toBeCloseTo(30.3, 1)
  })

  it('stand on the largest island of several', () => {
    const hawaii = areasOf(atlas, 'states').find(({ name }) => name === 'Hawaii')
    expect(hawaii?.longitude).toBeCloseTo(-155.5, 0)
    expect(hawaii?.latitude).toBeCloseTo(19.6, 0)
  })

  it('stand at the corner of a city that shrank to a line', () => {
    const city = areasOf(atlas, 'counties').find(({ name }) => name === 'Falls Church')
    expect(city?.longitude).toBeCloseTo(-77.2, 1)
    expect(city?.latitude).toBeCloseTo(38.9, 1)
  })

  it('are known for every state and county', () => {
    expect(areasOf(atlas, 'states')).toHaveLength(56)
    const counties = areasOf(atlas, 'counties')
    expect(counties.length).toBeGreaterThan(3_200)
    expect(counties.filter(({ longitude, latitude }) => !Number.isFinite(longitude + latitude))).toEqual([])
  })
})

it.each([
  ['Yellowstone', -108.5, 45.78],
  ['Honolulu', -157.85, 21.32],
  ['Travis', -97.74, 30.27],
])('%s County has its seat inside, and no other county has', (name, longitude, latitude) => {
  const there = areasOf(atlas, 'counties').filter((area) => isInArea(area, longitude, latitude))
  expect(there.map((area) => area.name)).toEqual([name])
})
