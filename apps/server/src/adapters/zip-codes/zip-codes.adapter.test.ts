import { distanceMiles } from '@careway/domain/kernel/geo-point'
import { describe, expect, it } from 'vitest'
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
      Buffer.from('01001\tMA\t42.1\t-72.6\tAgawam\tHampden\t25013\tCT\n99950\tAK\t55.3\t-131.6\tKetchikan\t\t\t\n'),
    )
    expect(tiny.find('01001')).toMatchObject({ city: 'Agawam', county: 'Hampden' })
    expect(tiny.find('99950')).toEqual({
      zipCode: '99950',
      state: 'AK',
      city: 'Ketchikan',
      point: { latitude: 55.3, longitude: -131.6 },
    })
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
