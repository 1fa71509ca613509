import { expect, test } from 'vitest'
import { asOfText } from './as-of-text'

test('a day is written out', () => expect(asOfText('2026-11-03', 'en')).toBe('Nov 3, 2026'))
test('an instant shows its day', () => expect(asOfText('2026-11-03T23:30:00.000Z', 'en')).toBe('Nov 3, 2026'))
test('a year stays a year', () => expect(asOfText('2026', 'es')).toBe('2026'))
test('a source’s own words stay', () => expect(asOfText('plan year 2026', 'en')).toBe('plan year 2026'))
