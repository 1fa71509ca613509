import { describe, expect, it } from 'vitest'
import { fileName } from './document-file'
import { plainCharacters, undrawable } from './printable'
import { writeText } from './write-text'

describe('writeText', () => {
  it('sets a note to oneself apart by a line to cut along', () => {
    const text = new TextDecoder().decode(writeText({ content: `Letter\n\fNote\n` }))
    expect(text).toMatch(/^Letter\r\n\r\n\r\n(- ){29}-\r\n\r\nNote\r\n$/)
  })

  it('begins with a byte order mark and ends its lines for every editor', () => {
    const bytes = writeText({ content: 'Año\nDos\r\nTres' })
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(new TextDecoder().decode(bytes)).toBe('Año\r\nDos\r\nTres')
  })
})

describe('fileName', () => {
  it('says the kind and the place in the row, nobody’s name', () => {
    expect(fileName('prior_authorization', 0, 'pdf')).toBe('prior-authorization-1.pdf')
    expect(fileName(null, 1, 'txt')).toBe('resource-plan-2.txt')
  })
})

describe('undrawable', () => {
  it('lets pass what the fonts of a PDF draw, and what has a plain twin', () => {
    expect(undrawable('¿Qué? “Sí” — 1 250 €… ☐ n.º 4')).toEqual([])
    expect(plainCharacters('a\u202Fb\u2011c')).toBe('a b-c')
  })

  it('names what they don’t', () => {
    expect(undrawable('Nguyễn, 王王')).toEqual(['ễ', '王'])
    expect(undrawable('مرحبا')).toContain('م')
    expect(undrawable('a\u0007')).toEqual(['\u0007'])
  })
})
