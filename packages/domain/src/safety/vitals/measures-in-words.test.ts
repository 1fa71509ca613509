import { expect, it } from 'vitest'
import { measuresInFigures } from './measures-in-words'

it.each([
  ['cuarenta de fiebre', '40 de fiebre'],
  ['oxygen is eighty one', 'oxygen is 81'],
  ['temp is a hundred and three', 'temp is 103'],
  ['tiene treinta y ocho punto dos', 'tiene 38.2'],
  ['el termometro marca cien punto ocho', 'el termometro marca 100.8'],
  ['azucar en cuatrocientos diez', 'azucar en 410'],
  ['el glucometro dice quinientos diez', 'el glucometro dice 510'],
  ['sugar is four hundred fifty', 'sugar is 450'],
  ['fever for twenty minutes', 'fever for twenty minutes'],
  ['a hundred people came', 'a hundred people came'],
])('%s is read as %s', (written, read) => {
  expect(measuresInFigures(written)).toBe(read)
})
