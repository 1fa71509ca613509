import { expect, it } from 'vitest'
import { serviceAreaCodes } from './service-area'

const COUNTIES: Readonly<Record<string, string>> = {
  'yellowstone MT': '30111',
  'carbon MT': '30009',
  'stillwater MT': '30095',
  'lewis and clark MT': '30049',
  'san mateo CA': '06081',
  'washington UT': '49053',
}
const context = {
  homeState: 'MT',
  findCounty: (name: string, state: string) => COUNTIES[`${name} ${state}`],
  isZipCode: (text: string) => text === '59718' || text === '59101',
}

it.each([
  ['Nationwide', ['US']],
  ['United States', ['US']],
  ['Statewide', ['MT']],
  ['State of Montana', ['MT']],
  ['Montana, Wyoming', ['MT', 'WY']],
  ['MT', ['MT']],
  ['Yellowstone County', ['30111']],
  ['Yellowstone County, MT', ['30111']],
  ['San Mateo County, California', ['06081']],
  ['San Mateo County', []],
  ['Condado de Yellowstone', ['30111']],
  ['Yellowstone, Carbon and Stillwater Counties', ['30111', '30009', '30095']],
  ['Lewis and Clark County', ['30049']],
  ['Washington County, UT', ['49053']],
  ['59718, 59101, 00000', ['59718', '59101']],
  ['Billings, MT', []],
  ['Kansas City', []],
  ['All residents of the MyCity area.', []],
])('%s is %j', (text, codes) => {
  expect(serviceAreaCodes(text, context)).toEqual(codes)
})
