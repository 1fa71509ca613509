import { describe, expect, it } from 'vitest'
import { EVERY_PROGRAM } from '../programs/records/every-program'
import { guessProgram } from './guess-program'

describe('guessProgram', () => {
  it.each([
    ['I want food stamps', 'snap'],
    ['Quiero solicitar cupones de alimentos', 'snap'],
    ['apply for Medi-Cal', 'medicaid'],
    ['help with LIHEAP', 'liheap'],
    ['Extra Help for my Medicare drugs', 'extra-help'],
    ['I need SSI', 'ssi'],
    ['WIC for my baby', 'wic'],
    ['Medicare', 'medicare'],
  ])('hears a program by its name: %s', (text, id) => {
    expect(guessProgram(text)).toEqual({ confidence: 'said', choices: [id] })
  })

  it.each(['', 'help me', 'I like soap', 'a chocolate ship', 'I do not have Medicaid', 'passion'])(
    'hears none in: %s',
    (text) => expect(guessProgram(text)).toEqual({ confidence: 'unsure', choices: [] }),
  )

  it('asks where two are named', () => {
    const guess = guessProgram('SSI and SNAP')
    expect(guess.confidence).toBe('unsure')
    expect([...guess.choices].sort()).toEqual(['snap', 'ssi'])
  })

  it('hears most programs by the name of their record, and then that one', () => {
    const heard = EVERY_PROGRAM.map(({ id, name }) => [id, guessProgram(`apply for ${name}`).choices] as const)
    expect(heard.filter(([, choices]) => choices.length > 0).length).toBeGreaterThan(60)
    expect(heard.filter(([id, choices]) => choices.length > 0 && !choices.includes(id))).toEqual([])
  })
})
