import { describe, expect, it } from 'vitest'
import { foldWords } from '../free-text/fold-text'
import { CRISIS_SIGNS, EMERGENCY_SIGNS } from './danger-phrases'
import cases from './find-danger.cases.json'
import { findDanger } from './find-danger'

describe('findDanger', () => {
  it.each(cases)('$name', ({ given, expect: danger }) => {
    expect(findDanger(foldWords(given))).toBe(danger)
  })

  it.each(
    [...EMERGENCY_SIGNS, ...CRISIS_SIGNS].flatMap((sign) => sign.phrases.map((phrase) => ({ id: sign.id, phrase }))),
  )('hears "$phrase" ($id) as written', ({ phrase }) =>
    expect(findDanger(foldWords(phrase.replaceAll('*', '')))).not.toBe('none'),
  )

  it('is not confused by an empty text', () => expect(findDanger([])).toBe('none'))
})
