import { describe, expect, it } from 'vitest'
import { assessMessage } from '../assess-message'
import { plainText } from '../reading/fold-message'
import { readAges } from './read-ages'

const agesIn = (text: string) => readAges(plainText(text))

describe('an age', () => {
  it.each([
    ['34F, cough', 34],
    ['54 y.o.', 54],
    ['54-year-old', 54],
    ['54/M', 54],
    ['M/54', 54],
    ['54 yrs, cough', 54],
    ['patient is 34 F with a cough', 34],
    ['mujer de 54 años', 54],
    ['54 años, tos', 54],
    ['7-yr-old', 7],
    ['18 m/o', 1.5],
    ['baby is 9mo with a cough', 0.75],
    ['niña de 9 añitos', 9],
  ])('is read in years: %s', (text, years) => expect(agesIn(text)).toContain(years))

  it.each([
    'it hurts 8 w/o medicine',
    'BP 134/76',
    'I left it on for 6 weeks',
    'F32.1 on the bill',
    'M/W/F at 9',
    'tos de dos semanas, fiebre',
    'she is 8 weeks and spotting',
    'I was born 6 weeks early',
    '20 años con diabetes',
  ])('is none: %s', (text) => expect(agesIn(text)).toEqual([]))
})

describe('a fever in the first three months, however young is said', () => {
  it.each([
    '6 week old',
    '6-wk-old',
    '6w old',
    'my 6 weeker',
    '2mo',
    '2m old baby',
    'five week old',
    '18 days old',
    '10 d/o',
    'baby, age 35 days',
    'Edad: 20 días, bebé',
    '2 m/o',
    'newborn, 12 days',
    'baby born 3 weeks ago',
    'not quite 3 months old',
    'bebé de 2 meses',
    'mi niña de mes y medio',
    'tiene 2 mesecitos',
    '6 semanitas',
    'nació hace 3 semanas',
    'de 40 días de nacido',
  ])('%s', (young) => expect(assessMessage(`${young}, temp 100.9`).level).toBe('urgent'))

  it.each(['4 months old', '9mo', 'niño de 5 meses', '7yo', '34F', 'de 9 meses'])('is none at %s', (older) =>
    expect(assessMessage(`${older}, temp 100.9 and a runny nose`).level).not.toBe('urgent'),
  )
})
