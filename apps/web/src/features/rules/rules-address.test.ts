import { expect, it } from 'vitest'
import { filterOf, searchOf, speaksOf } from './rules-address'

it('reads the filter from the address and writes it back', () => {
  expect(filterOf('area=medicaid&q=income limit')).toEqual({ area: 'medicaid', text: 'income limit' })
  expect(filterOf('area=nonsense')).toEqual({ area: undefined, text: '' })
  expect(searchOf({ area: 'hsa', text: 'límite' })).toBe('?area=hsa&q=l%C3%ADmite')
  expect(searchOf({ area: undefined, text: '' })).toBe('')
})

it('finds words in any order, with or without accents', () => {
  expect(speaksOf(['Límites de ingresos', 'Medicaid'], 'medicaid limites')).toBe(true)
  expect(speaksOf(['Límites de ingresos'], 'medicare')).toBe(false)
  expect(speaksOf(['anything'], '')).toBe(true)
})
