import { expect, test } from 'vitest'
import { actionAddress } from './action-address'

test('calls, texts and screens lead somewhere', () => {
  expect(actionAddress('tel:911')).toEqual({ kind: 'line', href: 'tel:911' })
  expect(actionAddress('sms:988')).toEqual({ kind: 'line', href: 'sms:988' })
  expect(actionAddress('/resources?type=crisis')).toEqual({ kind: 'screen', to: 'resources', search: '?type=crisis' })
})

test.each(['javascript:alert(1)', 'https://elsewhere.example', '/nowhere', 'tel:911;ext=x'])(
  '%s leads nowhere',
  (href) => expect(actionAddress(href)).toBeUndefined(),
)

test('another site in disguise is the start page', () => {
  expect(actionAddress('//elsewhere.example/x')).toEqual({ kind: 'screen', to: 'home', search: '' })
})
