import { describe, expect, it } from 'vitest'
import cases from './help-needs.examples.json'
import { hearHelpNeeds } from './help-needs'

describe('hearHelpNeeds', () => {
  it.each([
    ['I need a ride to dialysis', ['rides']],
    ['No tengo carro para llegar a la cita', ['rides']],
    ['I cannot afford my insulin', ['insulin']],
    ['help with prescriptions and a lawyer', ['medicine', 'legal']],
    ['Necesito un intérprete', ['interpreter']],
    ['my hospital bill is too high', ['bills']],
    ['I have no insurance', ['cover']],
    ['I am hungry and behind on my electric bill', ['food', 'energy']],
    ['No puedo trabajar', ['cash']],
    ['hello', []],
    ['I do not need a ride', []],
    ['pride and prejudice', []],
  ])('%s', (text, needs) => expect(hearHelpNeeds(text).needs).toEqual(needs))

  it.each(cases)('hears what is needed, and only that: $text', ({ text, needs }) =>
    expect(hearHelpNeeds(text).needs).toEqual(needs),
  )

  it('takes as said only what was said', () => {
    expect(hearHelpNeeds('I cannot afford my insulin').circumstances).toEqual({
      insulin: true,
      cannot_afford_medicine: true,
    })
    expect(hearHelpNeeds('a ride to the clinic').circumstances).toEqual({})
    expect(hearHelpNeeds('Soy veterano').circumstances).toEqual({ veteran: true })
    expect(hearHelpNeeds('I am a veteran').circumstances).toEqual({ veteran: true })
    expect(hearHelpNeeds('I can not pay for my medicine').circumstances).toEqual({ cannot_afford_medicine: true })
    expect(hearHelpNeeds('Me van a cortar la luz').circumstances).toEqual({ behind_on_energy_bill: true })
    expect(hearHelpNeeds('No tengo comida').circumstances).toEqual({ needs_food: true })
  })
})
