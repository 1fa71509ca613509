import { describe, expect, it } from 'vitest'
import { actionAddress } from './action-address'

describe('actionAddress', () => {
  it('leads to a call or a screen', () => {
    expect(actionAddress('tel:+18664443272')).toEqual({ kind: 'line', href: 'tel:+18664443272' })
    expect(actionAddress('/resources?type=legal_aid')).toEqual({
      kind: 'screen',
      to: 'resources',
      search: '?type=legal_aid',
    })
  })

  it('leads nowhere else', () => {
    for (const href of ['https://elsewhere.example', 'javascript:alert(1)', '/no-such-screen', 'tel:;evil'])
      expect(actionAddress(href)).toBeUndefined()
    expect(actionAddress('//elsewhere.example')).toEqual({ kind: 'screen', to: 'home', search: '' })
  })
})
