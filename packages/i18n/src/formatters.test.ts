import { describe, expect, it } from 'vitest'
import { createMessages } from './create-messages'
import { formatCents, formatPhone, formatWholeDollars } from './formatters'
import { isOfferedLocale, preferredLocale } from './locales'

describe('formatters', () => {
  it('shows cents only where there are some', () => {
    expect(formatCents(4000, 'en')).toBe('$40')
    expect(formatCents(123450, 'en')).toBe('$1,234.50')
    expect(formatWholeDollars(39.6, 'en')).toBe('$40')
  })

  it('writes Spanish amounts as they are read in the United States', () => {
    expect(formatCents(123450, 'es')).toBe('$1,234.50')
    expect(formatWholeDollars(1234, 'es')).toBe('$1,234')
  })

  it('writes a phone number as Americans read it, and leaves short ones alone', () => {
    expect(formatPhone('8003182596')).toBe('(800) 318-2596')
    expect(formatPhone('18003182596')).toBe('(800) 318-2596')
    expect(formatPhone('911')).toBe('911')
  })

  it('are known to the messages by name', () => {
    const messages = createMessages()
    messages.add('en', 'common', {
      a: '{{costCents, cents}} on {{date, day}}, {{distanceMiles, miles}} mi, {{phone, phone}}',
    })
    const params = { costCents: 4050, date: '2026-01-13', distanceMiles: 1.26, phone: '8003182596' }
    expect(messages.translateCode('en', 'common', 'a', params)).toBe(
      '$40.50 on January 13, 2026, 1.3 mi, (800) 318-2596',
    )
  })
})

describe('preferredLocale', () => {
  it('takes the heaviest language that is offered', () => {
    expect(preferredLocale('es-MX,es;q=0.9,en;q=0.8')).toBe('es')
    expect(preferredLocale('de, en;q=0.3, es;q=0.5')).toBe('es')
    expect(preferredLocale('de')).toBe('en')
    expect(preferredLocale(undefined)).toBe('en')
    expect(preferredLocale('es;q=0.1,en')).toBe('en')
  })

  it('offers only languages that are whole', () => {
    expect(isOfferedLocale('es')).toBe(true)
    expect(isOfferedLocale('ar')).toBe(false)
    expect(isOfferedLocale(null)).toBe(false)
  })
})
