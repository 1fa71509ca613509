import { expect, it } from 'vitest'
import { webAddress } from './web-address'

it.each([
  ['www.phealthcenter.org', 'https://www.phealthcenter.org/'],
  ['WWW.MCHCINC.ORG', 'https://www.mchcinc.org/'],
  ['http://example.org/Clinic', 'http://example.org/Clinic'],
  ['https://example.org/', 'https://example.org/'],
  ['javascript://example.org/%0aalert(1)', undefined],
  ['javascript:alert(1)', undefined],
  ['https://user@example.org', undefined],
  ['localhost', undefined],
  ['none', undefined],
  ['see our page', undefined],
  ['', undefined],
  [`www.example.org/${'x'.repeat(3000)}`, undefined],
])('%j is %j', (printed, address) => {
  expect(webAddress(printed)).toBe(address)
})
