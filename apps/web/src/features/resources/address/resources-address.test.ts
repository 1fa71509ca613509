import { expect, it } from 'vitest'
import { addressOf, searchOf } from './resources-address'

it.each([
  '',
  '?search=ride&type=transportation&radius=50&openNow=true&free=true&accessible=true&language=spanish&zipCode=59718',
  '?type=insurance&likelihood=likely',
  '?tab=programs',
  '?search=insulin&tab=programs&zipCode=78701',
  '?tab=providers&specialty=mental_health&radius=10',
  '?tab=providers&specialty=dentistry',
  '?item=national%3A211',
  '?zipCode=',
])('%s comes back as it was', (text) => expect(searchOf(addressOf(text))).toBe(text))

it.each([
  ['?type=financial_aid', 'resources', 'financial_aid'],
  ['?type=financial', 'programs', 'all'],
  ['?tab=nonsense&type=nonsense', 'resources', 'all'],
])('%s opens the tab %s', (text, tab, resourceType) => {
  expect(addressOf(text)).toMatchObject({ tab, resourceType })
})

it('keeps digits only of a ZIP code, five at most', () => {
  expect(addressOf('?zipCode=<b>597189').zipCode).toBe('59718')
})

it('knows a radius that is offered and no other', () => {
  expect([addressOf('?radius=50').radius, addressOf('?radius=5000').radius]).toEqual([50, 25])
})
