import { expect, test } from 'vitest'
import { conversationTitle } from './conversation-title'

test('one line, cut where it is long', () => {
  expect(conversationTitle(' My head\n hurts ')).toBe('My head hurts')
  expect(conversationTitle(`${'a'.repeat(79)} bcd`)).toBe(`${'a'.repeat(79)}…`)
})
