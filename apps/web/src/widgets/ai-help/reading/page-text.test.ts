import { describe, expect, it } from 'vitest'
import { isScan, pageText, tidyText } from './page-text'
import { percentRead } from './read-progress'

describe('pageText', () => {
  it('puts pieces together as lines, and passes marks over', () => {
    const items = [
      { str: 'Dear', hasEOL: false },
      { type: 'beginMarkedContent' },
      { str: ' Rosa', hasEOL: true },
      { str: 'No.', hasEOL: false },
    ]
    expect(pageText(items)).toBe('Dear Rosa\nNo.')
    expect(pageText([])).toBe('')
  })
})

describe('isScan', () => {
  it('is a page with hardly a letter on it', () => {
    expect(isScan('Page 1 of 2  2026')).toBe(true)
    expect(isScan('We reviewed your request and it is not covered by your plan.')).toBe(false)
  })
})

describe('tidyText', () => {
  it('takes out empty space and keeps the lines', () => {
    expect(tidyText(' A \t b \n\n\n\n c\f ')).toBe('A b\n\nc')
  })
})

describe('percentRead', () => {
  it('counts pages and the part of the one at hand', () => {
    expect([0, 0.5, 1, 7].map((part) => percentRead({ page: 2, pageCount: 4, part }))).toEqual([25, 38, 50, 50])
  })
})
