import { expect, it } from 'vitest'
import { findHelpTypes } from './find-help-types'

it.each([
  ['I need a ride to my appointment', ['transportation']],
  ['No tengo carro para ir a la clínica', ['transportation', 'health']],
  ['I can’t afford my insulin', ['prescription', 'financial']],
  ['Necesito un intérprete y un abogado', ['interpreter', 'legal_aid']],
  ['the hospital bill went to collections', ['financial']],
  ['I have no insurance', ['insurance']],
  ['no hay comida en casa', ['financial_aid']],
  ['where is a shelter', ['crisis']],
  ['I am proud of the embarrassed busker', []],
  ['', []],
])('finds what %j asks for', (text, types) => {
  expect(findHelpTypes(text)).toEqual(types)
})
