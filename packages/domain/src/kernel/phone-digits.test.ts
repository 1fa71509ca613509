import { expect, it } from 'vitest'
import { phoneDigits } from './phone-digits'

it.each([
  ['(334) 793-8701', { number: '3347938701' }],
  ['707-559-7500', { number: '7075597500' }],
  ['541-484-4800 x54134', { number: '5414844800', extension: '54134' }],
  ['1-888-834-4551 ext. 2', { number: '8888344551', extension: '2' }],
  ['834-4551', undefined],
  ['000-000-0000', undefined],
  ['', undefined],
])('%j is %j', (printed, digits) => {
  expect(phoneDigits(printed)).toEqual(digits)
})
