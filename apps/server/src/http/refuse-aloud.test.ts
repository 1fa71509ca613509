import { describe, expect, it } from 'vitest'
import { Overload } from '../ports/overload'
import { fault, refuse, refuseFields } from '../calls/refusal'
import { refusedAloud } from './refuse-aloud'

const EMERGENCY = { message: 'my father can not breathe and his lips are blue' }
const ORDINARY = { message: 'my claim was denied' }
const heard = ['message', 'facts.symptoms']

describe('a refusal', () => {
  it('says whom to call where the text tells of an emergency, and when to come back', () => {
    expect(refusedAloud(new Overload('busy', 7), EMERGENCY, heard)).toMatchObject({
      code: 'emergency_unanswered',
      retryAfterSeconds: 7,
    })
  })

  it.each([
    'idempotency_key_reused',
    'not_found',
    'validation_failed',
    'profile_missing',
    'profile_incomplete',
    'unknown_zip_code',
  ] as const)('says so, too, as %s', (code) => {
    const refusal = refuse(code)
    expect(refusedAloud(refusal, EMERGENCY, heard)).toMatchObject({ code: 'emergency_unanswered' })
    expect(refusedAloud(refusal, ORDINARY, heard)).toBe(refusal)
  })

  it('hears what lies deeper in the body, too', () =>
    expect(refusedAloud(refuse('not_found'), { facts: { symptoms: EMERGENCY.message } }, heard)).toMatchObject({
      code: 'emergency_unanswered',
    }))

  it('still names the fields that are wrong', () => {
    const faults = [fault('type', 'choice')]
    expect(refusedAloud(refuseFields(faults), EMERGENCY, heard)).toMatchObject({
      code: 'emergency_unanswered',
      faults,
    })
  })

  it('says so, too, where the fault is ours, and keeps that for the log', () => {
    const broken = new Error('the disk is full')
    expect(refusedAloud(broken, EMERGENCY, heard)).toMatchObject({ code: 'emergency_unanswered', cause: broken })
    const stopped = Object.assign(new Error('terminating connection'), { code: '57P01' })
    expect(refusedAloud(stopped, EMERGENCY, heard)).toMatchObject({ retryAfterSeconds: 30, cause: stopped })
    expect(refusedAloud(broken, ORDINARY, heard)).toBe(broken)
  })

  it('is the same as ever where the text does not tell of one, or where there is none', () => {
    const overload = new Overload('busy', 7)
    for (const body of [ORDINARY, {}, undefined, null, 7, [EMERGENCY], { message: { ...EMERGENCY } }, { facts: null }])
      expect(refusedAloud(overload, body, heard)).toBe(overload)
  })
})
