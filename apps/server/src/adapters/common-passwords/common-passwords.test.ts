import { describe, expect, it } from 'vitest'
import { commonPasswordsOf } from './common-passwords.adapter'
import { EVERYDAY_PASSWORDS } from './everyday-passwords'

const isCommon = commonPasswordsOf([EVERYDAY_PASSWORDS])

describe('common passwords', () => {
  it.each(['123456', 'PASSWORD', 'Qwerty123', 'Sunshine1!', 'welcome99', 'zzzzzzzz', 'Contraseña', 'contrasen\u0303a'])(
    'refuses %s',
    (password) => expect(isCommon(password)).toBe(true),
  )

  it.each(['river stone 7', 'tres gatos azules', 'xK4-pl!9mmQ', '日本語のひみつ'])('takes %s', (password) =>
    expect(isCommon(password)).toBe(false),
  )

  it('holds only passwords that are long enough to be chosen', () => {
    expect(EVERYDAY_PASSWORDS.filter((each) => each.length < 6)).toEqual([])
    expect(new Set(EVERYDAY_PASSWORDS).size).toBe(EVERYDAY_PASSWORDS.length)
  })
})
