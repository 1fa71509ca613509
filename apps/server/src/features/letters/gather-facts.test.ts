import { describe, expect, it } from 'vitest'
import { gatherFacts } from './gather-facts'

const AS_OF = '2026-11-21'
const asker = (firstName: string, lastName = 'Diaz') => ({ user: { firstName, lastName }, profile: undefined })

describe('gatherFacts', () => {
  it('takes no insurer from a name that is the account’s or the patient’s', () => {
    const text = 'oscar denied my claim'
    expect(gatherFacts(text, {}, asker('Ana'), AS_OF).planName).toBe('Oscar')
    expect(gatherFacts(text, {}, asker('Oscar'), AS_OF).planName).toBeUndefined()
    expect(gatherFacts(text, {}, asker('Ana', 'Oscar'), AS_OF).planName).toBeUndefined()
    expect(gatherFacts(text, { patientName: 'Oscar Ruiz' }, asker('Ana'), AS_OF).planName).toBeUndefined()
  })

  it('keeps the plan that was given, and one that only begins alike', () => {
    expect(gatherFacts('', { planName: 'Oscar' }, asker('Oscar'), AS_OF).planName).toBe('Oscar')
    expect(gatherFacts('oscar health denied my claim', {}, asker('Oscar'), AS_OF).planName).toBe('Oscar Health')
  })
})
