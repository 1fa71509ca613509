import { describe, expect, it } from 'vitest'
import { Overload } from '../ports/overload'
import { refuse } from './refusal'
import { refuseAloud } from './refuse-aloud'

const EMERGENCY = 'my father can not breathe and his lips are blue'
const overloaded = () => Promise.reject(new Overload('busy', 7))

describe('a step that may be refused', () => {
  it('gives what it gives', async () => {
    await expect(refuseAloud(EMERGENCY, async () => 'an answer')).resolves.toBe('an answer')
  })

  it('says whom to call where the text tells of an emergency, and when to come back', async () => {
    await expect(refuseAloud(EMERGENCY, overloaded)).rejects.toMatchObject({
      code: 'emergency_unanswered',
      retryAfterSeconds: 7,
    })
  })

  it.each(['idempotency_key_reused', 'not_found'] as const)(
    'says so, too, where it was refused as %s',
    async (code) => {
      const refused = () => Promise.reject(refuse(code))
      await expect(refuseAloud(EMERGENCY, refused)).rejects.toMatchObject({ code: 'emergency_unanswered' })
      await expect(refuseAloud('my claim was denied', refused)).rejects.toMatchObject({ code })
    },
  )

  it('is refused as ever where it does not, or where something else went wrong', async () => {
    await expect(refuseAloud('my claim was denied', overloaded)).rejects.toBeInstanceOf(Overload)
    const fault = new Error('the disk is full')
    await expect(refuseAloud(EMERGENCY, () => Promise.reject(fault))).rejects.toBe(fault)
  })
})
