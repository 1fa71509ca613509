import { LETTER_KINDS } from '@careway/domain/letters/letter-kinds'
import { ASSISTANCE_TYPES } from '@careway/domain/vocabulary/assistant-terms'
import { describe, expect, it } from 'vitest'
import { assistanceTypeOf, isFactStep, kindIn, letterSteps, withFound } from './letter-steps'

describe('letterSteps', () => {
  it('lead an appeal from its kind over plan, denial, care, provider and patient to the letter', () => {
    expect(letterSteps('appeal').map(({ id }) => id)).toEqual([
      'kind',
      'story',
      'plan',
      'denial',
      'care',
      'bill',
      'you',
      'letter',
    ])
  })

  it.each(LETTER_KINDS)('of %s have questions on every step between', (kind) => {
    const steps = letterSteps(kind)
    expect(steps.filter(isFactStep).length).toBe(steps.length - 3)
    for (const step of steps.filter(isFactStep)) expect(step.fields.length).toBeGreaterThan(0)
    expect(ASSISTANCE_TYPES).toContain(assistanceTypeOf(kind))
  })
})

describe('letters', () => {
  it('that a doctor signs ask for no address of the patient and no representative', () => {
    const asked = letterSteps('prior_authorization')
      .filter(isFactStep)
      .flatMap(({ fields }) => fields)
    expect(asked).toContain('patientName')
    expect(asked).not.toContain('representativeName')
    expect(asked).not.toContain('patientAddress')
  })
})

describe('kindIn', () => {
  it('reads the address, and nothing that is no kind', () => {
    expect(kindIn('kind=appeal')).toBe('appeal')
    expect(kindIn('kind=toString')).toBeUndefined()
    expect(kindIn('')).toBeUndefined()
  })
})

describe('withFound', () => {
  it('keeps what was answered, an answer taken out included', () => {
    expect(
      withFound({ memberId: 'A1', claimNumber: '' }, { memberId: 'B2', claimNumber: 'C3', service: 'MRI' }),
    ).toEqual({
      memberId: 'A1',
      claimNumber: '',
      service: 'MRI',
    })
  })
})
