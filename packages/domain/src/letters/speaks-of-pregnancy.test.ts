import { describe, expect, it } from 'vitest'
import { speaksOfPregnancy } from './speaks-of-pregnancy'

describe('speaksOfPregnancy', () => {
  it.each([
    'I am pregnant and uninsured',
    'My wife is expecting a baby',
    'We are trying for a baby',
    'Is this safe while breastfeeding?',
    'breast-feeding',
    'Estoy embarazada y sin seguro',
    '¿Puedo tomarlo durante el embarazo?',
    'Le doy el pecho a mi niña',
    'Estamos esperando un bebé',
  ])('hears it: %s', (text) => expect(speaksOfPregnancy(text)).toBe(true))

  it.each([
    '',
    'I am not pregnant',
    'No estoy embarazada',
    'I was expecting a bill',
    'My mother is in a nursing home',
    'Mi lactato salió alto',
    'Fue embarazoso',
    'Me duele el pecho',
    'My newborn needs insurance',
  ])('does not hear it: %s', (text) => expect(speaksOfPregnancy(text)).toBe(false))
})
