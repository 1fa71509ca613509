import { describe, expect, it } from 'vitest'
import { foldWords } from './fold-text'
import { isNearWord } from './is-near-word'
import { mentionsAny } from './mentions-any'
import { mentionsAsWritten } from './mentions-as-written'

describe('foldWords', () => {
  it('drops accents, case and apostrophes and keeps clause ends', () => {
    expect(foldWords('I can’t sleep. Presión ALTA!')).toEqual(['i', 'cant', 'sleep', '|', 'presion', 'alta', '|'])
  })
})

describe('isNearWord', () => {
  it.each([
    ['insulin', 'insulin'],
    ['insulim', 'insulin'],
    ['inuslin', 'insulin'],
    ['insuliin', 'insulin'],
    ['embarazada', 'embaraz*'],
  ])('%s is %s', (written, known) => expect(isNearWord(written, known)).toBe(true))

  it.each([
    ['cold', 'gold'],
    ['chest', 'chess'],
    ['insolent', 'insulin'],
    ['stroke', 'strobes'],
  ])('%s is not %s', (written, known) => expect(isNearWord(written, known)).toBe(false))
})

describe('mentionsAny', () => {
  it.each([
    ['pain in my chest', true],
    ['no chest pain', false],
    ['no fever or chest pain', false],
    ['no fever, chest pain since noon', true],
    ['sin dolor de pecho', false],
    ['I do not know why I have chest pain', true],
  ])('%s: %s', (text, says) => {
    expect(mentionsAny(foldWords(text), ['chest pain', 'pain chest', 'dolor pecho', 'pain in chest'])).toBe(says)
  })
})

describe('mentionsAsWritten', () => {
  it.each([
    ['It was not covered', true],
    ['I cannot work since May', true],
    ['It is experimental, they say', true],
    ['It is not experimental', false],
  ])('%s: %s', (text, says) => {
    expect(mentionsAsWritten(foldWords(text), ['not covered', 'cannot work', 'experimental'])).toBe(says)
  })
})
