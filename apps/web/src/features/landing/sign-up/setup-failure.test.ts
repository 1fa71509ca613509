import { describe, expect, it } from 'vitest'
import type { ProblemBody } from '@careway/contracts/kit/problem'
import { CallError } from '../../../platform/call'
import { failureText, refusedFields } from './setup-failure'

const say = (key: string, params?: object) => (params ? `${key} ${JSON.stringify(params)}` : key)
const refused = (problem?: ProblemBody) => new CallError(400, 'body', problem, undefined)
const TAKEN: ProblemBody = { code: 'email_taken', message: 'Already there.' }

describe('failureText', () => {
  it('says that it was the account, with the reason where the server gave one', () => {
    expect(failureText({ kind: 'account-failed', error: refused(TAKEN) }, say)).toBe(
      'wizard.accountFailedBecause {"reason":"Already there."}',
    )
    expect(failureText({ kind: 'account-failed', error: refused() }, say)).toBe('wizard.accountFailed')
  })

  it('repeats the server about a refused profile, and has words of its own for everything else', () => {
    const problem: ProblemBody = { code: 'validation_failed', message: 'Check the ZIP code.' }
    expect(failureText({ kind: 'profile-failed', error: refused(problem) }, say)).toBe('Check the ZIP code.')
    expect(failureText({ kind: 'profile-failed', error: refused() }, say)).toBe('wizard.failed')
    expect(failureText({ kind: 'account-failed', error: new TypeError('Failed to fetch') }, say)).toBe('wizard.failed')
  })
})

describe('refusedFields', () => {
  it('takes the fields from the server, and lays a taken e-mail to the e-mail', () => {
    const fieldErrors = { zipCode: 'Unknown ZIP code.' }
    expect(refusedFields(refused({ code: 'validation_failed', message: 'No.', fieldErrors }))).toEqual(fieldErrors)
    expect(refusedFields(refused(TAKEN))).toEqual({ email: 'Already there.' })
    expect(refusedFields(new TypeError('Failed to fetch'))).toEqual({})
  })
})
