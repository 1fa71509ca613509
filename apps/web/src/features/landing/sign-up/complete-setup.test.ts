import { describe, expect, it } from 'vitest'
import { createSetup, type SetupCalls } from './complete-setup'
import { EMPTY_SIGN_UP, type SignUpValues } from './sign-up-values'

const NOW = new Date('2026-11-21T12:00:00Z')
const values: SignUpValues = {
  ...EMPTY_SIGN_UP,
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.org',
  password: 'a fine long one',
  age: '34',
  zipCode: '43215',
}

/** Notes every call; `refusals` names those that fail, by their place in the order of calls. */
function recordedCalls(refusals: readonly number[] = []) {
  const made: { name: keyof SetupCalls; body: object }[] = []
  const record = (name: keyof SetupCalls) => async (body: object) => {
    made.push({ name, body })
    if (refusals.includes(made.length - 1)) throw new Error(`refused ${name}`)
  }
  return { made, calls: { signUp: record('signUp'), saveProfile: record('saveProfile') } satisfies SetupCalls }
}

describe('createSetup', () => {
  it('makes the account first, then writes the finished profile', async () => {
    const { made, calls } = recordedCalls()
    expect(await createSetup(calls)(values, NOW)).toEqual({ kind: 'done' })
    expect(made.map(({ name }) => name)).toEqual(['signUp', 'saveProfile'])
    expect(made[0]?.body).toEqual({
      email: 'ana@example.org',
      password: 'a fine long one',
      firstName: 'Ana',
      lastName: 'Lopez',
    })
    expect(made[1]?.body).toMatchObject({ age: 34, zipCode: '43215', completedAt: '2026-11-21T12:00:00.000Z' })
    expect(made[1]?.body).not.toHaveProperty('password')
  })

  it('writes no profile without an account, and tries the account again', async () => {
    const { made, calls } = recordedCalls([0])
    const setup = createSetup(calls)
    expect(await setup(values, NOW)).toMatchObject({ kind: 'account-failed' })
    expect(await setup(values, NOW)).toEqual({ kind: 'done' })
    expect(made.map(({ name }) => name)).toEqual(['signUp', 'signUp', 'saveProfile'])
  })

  it('does not sign up again when only the profile failed', async () => {
    const { made, calls } = recordedCalls([1, 2])
    const setup = createSetup(calls)
    expect(await setup(values, NOW)).toMatchObject({ kind: 'profile-failed' })
    expect(await setup(values, NOW)).toMatchObject({ kind: 'profile-failed' })
    expect(await setup(values, NOW)).toEqual({ kind: 'done' })
    expect(made.filter(({ name }) => name === 'signUp')).toHaveLength(1)
  })
})
