import { describe, expect, it } from 'vitest'
import { limitAddress } from './client-address'

describe('the key that limits count by', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, key) => expect(limitAddress(address)).toBe(key))

  it('is one for all addresses of a /64 and another for the next', () => {
    expect(limitAddress('2001:db8:1:2::5')).toBe(limitAddress('2001:db8:1:2:9::'))
    expect(limitAddress('2001:db8:1:3::5')).not.toBe(limitAddress('2001:db8:1:2::5'))
  })
})
