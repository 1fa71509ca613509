import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'

const ROWS_AT_ONCE = 2_000
const FIRST_NUMBER = 100_000_000
const numbered = (count, names) =>
  Array.from({ length: count }, (_, at) => names.map((name) => `${name}_${at + 1}`)).flat()

const addressColumns = (kind) => [
  `Provider First Line Business ${kind} Address`,
  `Provider Second Line Business ${kind} Address`,
  `Provider Business ${kind} Address City Name`,
  `Provider Business ${kind} Address State Name`,
  `Provider Business ${kind} Address Postal Code`,
  `Provider Business ${kind} Address Country Code (If outside U.S.)`,
  `Provider Business ${kind} Address Telephone Number`,
  `Provider Business ${kind} Address Fax Number`,
]

/** The header of the NPPES Data Dissemination file, version 2. */
export const NPPES_COLUMNS = [
  'NPI',
  'Entity Type Code',
  'Replacement NPI',
  'Employer Identification Number (EIN)',
  'Provider Organization Name (Legal Business Name)',
  'Provider Last Name (Legal Name)',
  'Provider First Name',
  'Provider Middle Name',
  'Provider Name Prefix Text',
  'Provider Name Suffix Text',
  'Provider Credential Text',
  'Provider Other Organization Name',
  'Provider Other Organization Name Type Code',
  'Provider Other Last Name',
  'Provider Other First Name',
  'Provider Other Middle Name',
  'Provider Other Name Prefix Text',
  'Provider Other Name Suffix Text',
  'Provider Other Credential Text',
  'Provider Other Last Name Type Code',
  ...addressColumns('Mailing'),
  ...addressColumns('Practice Location'),
  'Provider Enumeration Date',
  'Last Update Date',
  'NPI Deactivation Reason Code',
  'NPI Deactivation Date',
  'NPI Reactivation Date',
  'Provider Sex Code',
  'Authorized Official Last Name',
  'Authorized Official First Name',
  'Authorized Official Middle Name',
  'Authorized Official Title or Position',
  'Authorized Official Telephone Number',
  ...numbered(15, [
    'Healthcare Provider Taxonomy Code',
    'Provider License Number',
    'Provider License Number State Code',
    'Healthcare Provider Primary Taxonomy Switch',
  ]),
  ...numbered(50, [
    'Other Provider Identifier',
    'Other Provider Identifier Type Code',
    'Other Provider Identifier State',
    'Other Provider Identifier Issuer',
  ]),
  'Is Sole Proprietor',
  'Is Organization Subpart',
  'Parent Organization LBN',
  'Parent Organization TIN',
  'Authorized Official Name Prefix Text',
  'Authorized Official Name Suffix Text',
  'Authorized Official Credential Text',
  ...numbered(15, ['Healthcare Provider Taxonomy Group']),
  'Certification Date',
]

/** About as often as in the real file: code, weight, credential. */
const PEOPLE = [
  ['163W00000X', 9, 'RN'],
  ['1041C0700X', 6, 'LCSW'],
  ['106S00000X', 6, 'RBT'],
  ['390200000X', 6, ''],
  ['101YM0800X', 5, 'LMHC'],
  ['363LF0000X', 5, 'FNP-BC'],
  ['183500000X', 5, 'PHARM.D.'],
  ['225100000X', 5, 'PT'],
  ['207R00000X', 4, 'M.D.'],
  ['207Q00000X', 4, 'M.D.'],
  ['363A00000X', 3, 'PA-C'],
  ['122300000X', 3, 'D.D.S.'],
  ['235Z00000X', 3, 'CCC-SLP'],
  ['225X00000X', 3, 'OTR/L'],
  ['111N00000X', 2, 'D.C.'],
  ['208000000X', 2, 'MD'],
  ['2084P0800X', 2, 'M.D.'],
  ['207V00000X', 1, 'MD'],
  ['152W00000X', 1, 'O.D.'],
  ['103TC0700X', 2, 'PSY.D.'],
  ['207RC0000X', 1, 'M.D.'],
  ['207RE0101X', 1, 'MD'],
  ['207RG0100X', 1, 'MD'],
  ['2084N0400X', 1, 'MD'],
  ['207X00000X', 1, 'M.D.'],
  ['207N00000X', 1, 'MD'],
  ['208600000X', 1, 'M.D., F.A.C.S.'],
  ['133V00000X', 1, 'RDN'],
  ['213E00000X', 1, 'DPM'],
  ['367A00000X', 1, 'CNM'],
  ['101YA0400X', 0.8, 'LADC'],
  ['207P00000X', 0.7, 'M.D.'],
  ['207W00000X', 0.3, 'MD'],
  ['207RP1001X', 0.2, 'MD'],
  ['207RH0003X', 0.2, 'MD'],
  ['231H00000X', 0.2, 'AU.D.'],
  ['208800000X', 0.2, 'MD'],
  ['207Y00000X', 0.2, 'MD'],
  ['207RN0300X', 0.2, 'MD'],
  ['207RI0200X', 0.1, 'MD'],
  ['207RR0500X', 0.1, 'MD'],
  ['207RG0300X', 0.1, 'MD'],
  ['207K00000X', 0.1, 'MD'],
  ['208VP0000X', 0.1, 'MD'],
]
const HOUSES = [
  ['193400000X', 4],
  ['3336C0003X', 3],
  ['251E00000X', 3],
  ['332B00000X', 3],
  ['261QM0801X', 2],
  ['261QP2300X', 2],
  ['261QU0200X', 1],
  ['261QF0400X', 1],
  ['314000000X', 1],
  ['291U00000X', 1],
  ['282N00000X', 1],
  ['343900000X', 1],
  ['261QA1903X', 0.4],
  ['261QR0405X', 0.4],
  ['261QE0700X', 0.3],
  ['251G00000X', 0.3],
  ['261QM1200X', 0.2],
]
const [FIRST, LAST] = [
  'SAMPLE EXAMPLE DEMO TRIAL SPECIMEN MODEL PATTERN FIXTURE'.split(' '),
  'SAMPLESON EXAMPLETON DEMOVILLE TESTA SPECIMENEZ MODELLI PATTERNS FIXTUREVA MCSAMPLE O’SAMPLE'.split(' '),
]
const WAYS = ['MAIN ST', 'OAK AVE', 'N SAMPLE BLVD', 'US HIGHWAY 1 NW', 'CENTER DR STE 200', 'W 2ND ST']

/** A random sequence that is the same each time (mulberry32). */
export function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The ten digits: nine, and the one by which a slip is found (Luhn, with 80840 in front). */
export function npiOf(nine) {
  let sum = 24
  for (let rest = nine, place = 0; place < 9; place += 1, rest = Math.floor(rest / 10)) {
    const doubled = (rest % 10) * (place % 2 === 0 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return nine * 10 + ((10 - (sum % 10)) % 10)
}

/** Answers a choice as often as its weight says. */
function chooser(entries, weightOf) {
  const ends = new Float64Array(entries.length)
  let sum = 0
  for (const [at, entry] of entries.entries()) ends[at] = sum += weightOf(entry)
  return (random) => {
    const wanted = random * sum
    let [low, high] = [0, entries.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle] > wanted) high = middle
      else low = middle + 1
    }
    return entries[low]
  }
}

/** A city of fifty ZIP codes has far more than fifty times the providers of a village. */
function zipChooser(file) {
  const places = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([zipCode, state, , , city]) => ({ zipCode, state, city: city.toUpperCase().replaceAll('"', '') }))
  const inCity = new Map()
  for (const { state, city } of places) inCity.set(`${state} ${city}`, (inCity.get(`${state} ${city}`) ?? 0) + 1)
  return chooser(places, ({ state, city }) => inCity.get(`${state} ${city}`) ** 1.2)
}

const empties = (count) => '"",'.repeat(count)
const [IDENTIFIERS, GROUPS] = [empties(200), empties(15)]
const twoDigits = (value) => String(value).padStart(2, '0')

function person(random, number, code, credential) {
  const first = FIRST[Math.floor(random() * FIRST.length)]
  const last = LAST[Math.floor(random() * LAST.length)]
  const middle = String.fromCharCode(65 + (number % 26))
  return `"1","","","","${last}","${first}","${middle}","","","${credential}",${empties(9)}`
}

const house = (number) => `"2","","<UNAVAIL>","SAMPLE CARE ORGANIZATION ${number} LLC",${empties(15)}`

const addressOf = (line, phone, { city, state, zipCode }) =>
  `"${line}","","${city}","${state}","${zipCode}${zipCode.slice(1)}","US","${phone}","",`

function lineOf(random, number, parts) {
  const npi = npiOf(FIRST_NUMBER + number * 7)
  if (random() < 0.03) return `"${npi}",${empties(38)}"09/14/2015",${'"",'.repeat(289)}""\n`
  const isPerson = random() < 0.77
  const [code, , credential = ''] = isPerson ? parts.person(random()) : parts.house(random())
  const place = parts.zip(random())
  const line = `${1 + (number % 9900)} ${WAYS[number % WAYS.length]}`
  const phone = `20255501${twoDigits(number % 100)}`
  const day = `${twoDigits(1 + (number % 12))}/${twoDigits(1 + (number % 28))}/${2008 + (number % 18)}`
  const address = addressOf(line, phone, place)
  const second = isPerson && random() < 0.2 ? `"${code}","","","N",${empties(52)}` : empties(56)
  return (
    `"${npi}",${isPerson ? person(random, number, code, credential) : house(number)}${address}${address}` +
    `"05/23/2007","${day}","","","","${isPerson ? 'F' : ''}",${empties(5)}` +
    `"${code}","S${number}","${place.state}","Y",${second}${IDENTIFIERS}` +
    `"${isPerson ? 'N' : ''}","${isPerson ? '' : 'N'}",${empties(5)}${GROUPS}"${day}"\n`
  )
}

/** Made-up rows in the shape of the NPPES file, the header first: the same for the same seed. */
export function* nppesLines({ rows, zipCodesFile, seed = 1 }) {
  yield `${NPPES_COLUMNS.map((name) => `"${name}"`).join(',')}\n`
  const random = randomFrom(seed)
  const parts = {
    person: chooser(PEOPLE, ([, weight]) => weight),
    house: chooser(HOUSES, ([, weight]) => weight),
    zip: zipChooser(zipCodesFile),
  }
  for (let number = 0; number < rows; number += 1) yield lineOf(random, number, parts)
}

/** Writes such a file, no faster than the disk takes it. */
export async function writeNppes(path, options) {
  const file = createWriteStream(path, { highWaterMark: 1 << 22 })
  let lines = []
  const flush = async () => {
    if (!file.write(lines.join(''))) await once(file, 'drain')
    lines = []
  }
  for (const line of nppesLines(options)) if (lines.push(line) === ROWS_AT_ONCE) await flush()
  await flush()
  file.end()
  await once(file, 'close')
}
