import { describe, expect, test } from 'vitest'
import en from '@careway/i18n/messages/en/pathways.json'
import { createMessages } from '@careway/i18n/create-messages'
import { costText, isFree, wholeRange } from './cost-text'

const messages = createMessages()
messages.add('en', 'pathways', en)
const t = messages.translate('en', 'pathways')

describe('costText', () => {
  test('shows a range in whole dollars', () => expect(costText({ low: 0, high: 39.6 }, t)).toBe('$0–$40'))
  test('shows one figure when both ends round to the same', () =>
    expect(costText({ low: 48.7, high: 49.2 }, t)).toBe('$49'))
  test('shows nothing to pay as $0', () => expect(costText({ low: 0, high: 0 }, t)).toBe('$0'))
  test('shows a missing figure as $0', () => expect(costText(undefined, t)).toBe('$0'))
  test('takes a missing high end from the low one', () =>
    expect(wholeRange({ low: 20 })).toEqual({ low: 20, high: 20 }))
  test('groups thousands', () => expect(costText({ low: 1200, high: 2350 }, t)).toBe('$1,200–$2,350'))
})

describe('isFree', () => {
  test('only when the most one may pay is nothing', () => {
    expect(isFree({ low: 0, high: 0 })).toBe(true)
    expect(isFree({ low: 0, high: 40 })).toBe(false)
  })
})
