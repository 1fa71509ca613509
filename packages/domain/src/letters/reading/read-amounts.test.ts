import { describe, expect, it } from 'vitest'
import { readAmounts } from './read-amounts'

describe('readAmounts, in words', () => {
  it.each([
    ['They billed me two thousand dollars', { billedCents: 200000 }],
    ['The bill was a grand.', { billedCents: 100000 }],
    ['They charged me twelve hundred', { billedCents: 120000 }],
    ['Me cobraron mil doscientos dólares', { billedCents: 120000 }],
    ['Me cobraron dos mil', { billedCents: 200000 }],
    [
      'The estimate was fifteen hundred but the bill was twenty-five hundred dollars',
      { estimateCents: 150000, billedCents: 250000 },
    ],
    ['I make thirty thousand dollars a year', { annualIncomeCents: 3000000 }],
    ['Gano treinta mil dólares al año', { annualIncomeCents: 3000000 }],
    ['The bill is 3 thousand dollars', { billedCents: 300000 }],
    ['They billed $2 thousand.', { billedCents: 200000 }],
    ['I was charged two thousand three hundred and fifty dollars', { billedCents: 235000 }],
    ['La factura es de tres mil cuatrocientos cincuenta y dos dólares', { billedCents: 345200 }],
    ['I got a five hundred dollar bill', {}],
    ['They charged me in a grand piano room', {}],
    ['The bill came from two thousand miles away', {}],
    ['Me cobraron en enero de dos mil veintiséis', {}],
    ['Me cobraron dos mil pesos', {}],
    ['The bill is for my two grand kids', {}],
    ['The bill came after a hundred days', {}],
    ['My one bill', {}],
    ['They billed two million dollars', {}],
    ['The bill was a thousand dollars and fifty cents', {}],
    ['The bill has one hundred pages', {}],
    ['The bill was sent to room two hundred.', {}],
    ['I was charged a hundred times', {}],
    ['They charged two hundred percent more', {}],
  ])('%s', (text, expected) => expect(readAmounts(text)).toEqual(expected))
})
