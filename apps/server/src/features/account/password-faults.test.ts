import { describe, expect, it } from 'vitest'
import { newPasswordCheck, passwordFaults } from './password-faults'

const isCommon = (password: string) => password === 'sunshine'
const issue = (password: string, email = 'maria.lopez@example.org') =>
  passwordFaults(password, email, isCommon)[0]?.issue

describe('a new password', () => {
  it('may not be one that everybody tries', () => expect(issue('sunshine')).toBe('passwordTooCommon'))

  it.each(['maria.lopez@example.org', 'xMARIA.LOPEZ@example.org1', 'Maria.Lopez99', 'ｍaria.lopez99'])(
    'may not contain the e-mail, as in %s',
    (password) => expect(issue(password)).toBe('passwordContainsEmail'),
  )

  it('may contain a part too short to give it away', () =>
    expect(issue('banana split', 'ana@example.org')).toBeUndefined())
  it('is otherwise free', () => expect(issue('tres gatos azules')).toBeUndefined())
})

describe('the check of a form', () => {
  const check = newPasswordCheck(isCommon)
  it('speaks before the rest of the form is right', () => {
    expect(check({ email: 'x', password: 'sunshine', age: 0 })).toEqual([
      { field: 'password', issue: 'passwordTooCommon', params: {} },
    ])
  })
  it.each([undefined, null, [], { password: 'sunshine' }, { email: 1, password: 2 }])('stays silent on %j', (body) =>
    expect(check(body)).toEqual([]),
  )
})
