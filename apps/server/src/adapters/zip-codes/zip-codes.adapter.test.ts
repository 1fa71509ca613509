import { distanceMiles } from '@careway/domain/kernel/geo-point'
import { isUsState } from '@careway/domain/vocabulary/us-state'
import { describe, expect, it } from 'vitest'
import { readCounties } from './read-counties'
import { zipCodesFrom } from './zip-codes.adapter'
import { zipCodesForTests } from './zip-codes.fixture'

const zipCodes = zipCodesForTests()

/** City hall or town centre, from public maps, to two decimals. */
const PLACES: [zip: string, state: string, city: string, latitude: number, longitude: number, withinMiles: number][] = [
  ['10001', 'NY', 'New York', 40.75, -73.99, 2],
  ['90012', 'CA', 'Los Angeles', 34.05, -118.24, 3],
  ['60601', 'IL', 'Chicago', 41.89, -87.62, 2],
  ['77002', 'TX', 'Houston', 29.76, -95.37, 2],
  ['85003', 'AZ', 'Phoenix', 33.45, -112.08, 2],
  ['19102', 'PA', 'Philadelphia', 39.95, -75.17, 2],
  ['33101', 'FL', 'Miami', 25.77, -80.19, 3],
  ['30301', 'GA', 'Atlanta', 33.75, -84.39, 10],
  ['73301', 'TX', 'Austin', 30.27, -97.74, 15],
  ['02108', 'MA', 'Boston', 42.36, -71.06, 2],
  ['38018', 'TN', 'Cordova', 35.15, -89.78, 4],
  ['57501', 'SD', 'Pierre', 44.37, -100.35, 15],
  ['97201', 'OR', 'Portland', 45.5, -122.69, 2],
  ['63101', 'MO', 'Saint Louis', 38.63, -90.19, 2],
  ['20001', 'DC', 'Washington', 38.91, -77.02, 2],
  ['99503', 'AK', 'Anchorage', 61.19, -149.89, 3],
  ['99505', 'AK', 'Jber', 61.25, -149.7, 12],
  ['96813', 'HI', 'Honolulu', 21.31, -157.85, 3],
  ['96860', 'HI', 'Jbphh', 21.35, -157.95, 3],
  ['96863', 'HI', 'Mcbh Kaneohe Bay', 21.44, -157.75, 3],
  ['80840', 'CO', 'Usaf Academy', 39.0, -104.86, 4],
  ['00901', 'PR', 'San Juan', 18.47, -66.11, 5],
  ['96910', 'GU', 'Hagatna', 13.47, 144.75, 8],
]

describe('ZIP codes', () => {
  it.each(PLACES)('%s is in %s, %s', (zip, state, city, latitude, longitude, withinMiles) => {
    const place = zipCodes.find(zip)
    expect(place).toMatchObject({ zipCode: zip, state, city })
    expect(distanceMiles(place?.point ?? { latitude: 0, longitude: 0 }, { latitude, longitude })).toBeLessThan(
      withinMiles,
    )
  })

  it.each(['00000', '99999', '09007', '34002', '1000', '100010', '1000a', '', '10001-1234', '٠٠٠٠١'])(
    'does not know %j',
    (zip) => {
      expect(zipCodes.find(zip)).toBeUndefined()
      expect(zipCodes.isPlausibleState(zip, 'NY')).toBe(false)
    },
  )

  it('reads the first and the last line of the file', () => {
    const tiny = zipCodesFrom(
      Buffer.from(
        '01001\tMA\t42.1\t-72.6\tAgawam\tHampden County\t25013\tCT\n99950\tAK\t55.3\t-131.6\tKetchikan\t\t\t\n',
      ),
      readCounties('25013\tMA\tHampden County\n'),
    )
    expect(tiny.find('01001')).toMatchObject({ city: 'Agawam', county: 'Hampden County', countyFips: '25013' })
    expect(tiny.countiesOf('01001')).toEqual([{ fips: '25013', name: 'Hampden County', state: 'MA' }])
    expect(tiny.find('99950')).toEqual({
      zipCode: '99950',
      state: 'AK',
      city: 'Ketchikan',
      point: { latitude: 55.3, longitude: -131.6 },
    })
    expect(tiny.countiesOf('99950')).toEqual([])
  })

  it('allows the state next door, and no other', () => {
    expect(zipCodes.isPlausibleState('20001', 'DC')).toBe(true)
    expect(zipCodes.isPlausibleState('20001', 'VA')).toBe(true)
    expect(zipCodes.isPlausibleState('20001', 'MD')).toBe(true)
    expect(zipCodes.isPlausibleState('20001', 'PA')).toBe(false)
    expect(zipCodes.isPlausibleState('10001', 'NJ')).toBe(true)
    expect(zipCodes.isPlausibleState('10001', 'CA')).toBe(false)
    expect(zipCodes.isPlausibleState('96813', 'CA')).toBe(false)
    expect(zipCodes.isPlausibleState('00901', 'FL')).toBe(false)
  })
})

describe('the counties of a ZIP', () => {
  /** HUD-USPS ZIP Code Crosswalk: the county with most homes first. */
  it.each([
    ['38018', [['47157', 'Shelby County', 'TN']]],
    [
      '20135',
      [
        ['51043', 'Clarke County', 'VA'],
        ['51107', 'Loudoun County', 'VA'],
      ],
    ],
    [
      '42223',
      [
        ['47125', 'Montgomery County', 'TN'],
        ['21047', 'Christian County', 'KY'],
      ],
    ],
    ['88001', [['35013', 'Doña Ana County', 'NM']]],
    ['70112', [['22071', 'Orleans Parish', 'LA']]],
    ['00610', [['72011', 'Añasco Municipio', 'PR']]],
    ['57770', [['46102', 'Oglala Lakota County', 'SD']]],
    ['20001', [['11001', 'District of Columbia', 'DC']]],
  ])('%s', (zip, counties) => {
    expect(zipCodes.countiesOf(zip)).toEqual(counties.map(([fips, name, state]) => ({ fips, name, state })))
    expect(zipCodes.find(zip)).toMatchObject({ countyFips: counties[0]?.[0], county: counties[0]?.[1] })
  })

  it('are none for a ZIP that is not known', () => {
    expect(zipCodes.countiesOf('00000')).toEqual([])
    expect(zipCodes.isCountyOf('00000', '')).toBe(false)
  })

  it('keep a few homes across a state line, where another marketplace begins', () => {
    expect(zipCodes.countiesOf('57638').map(({ state }) => state)).toEqual(['SD', 'SD', 'ND'])
    expect(zipCodes.isPlausibleState('42223', 'KY')).toBe(true)
    expect(zipCodes.isPlausibleState('42223', 'TN')).toBe(true)
  })

  it('are the counties in Connecticut, while its planning regions are accepted', () => {
    expect(zipCodes.countiesOf('06484')).toEqual([{ fips: '09001', name: 'Fairfield County', state: 'CT' }])
    expect(zipCodes.countiesOf('06415').map(({ name }) => name)).toEqual(['New London County', 'Middlesex County'])
    expect(zipCodes.isCountyOf('06484', '09001')).toBe(true)
    expect(zipCodes.isCountyOf('06484', '09140')).toBe(true)
    expect(zipCodes.isCountyOf('06484', '09110')).toBe(false)
    expect(zipCodes.findCounty('09140')).toMatchObject({ name: 'Naugatuck Valley Planning Region', state: 'CT' })
  })

  it('are known for every ZIP of a state, each with a name', () => {
    const nameless = []
    for (let number = 0; number <= 99_999; number += 1) {
      const place = zipCodes.find(String(number).padStart(5, '0'))
      if (place && isUsState(place.state) && zipCodes.countiesOf(place.zipCode).length === 0) nameless.push(place)
    }
    expect(nameless).toEqual([])
  })
})
