import { LETTER_KINDS } from '@careway/domain/letters/letter-kinds'
import { ASSISTANCE_TYPES } from '@careway/domain/vocabulary/assistant-terms'
import { describe, expect, it } from 'vitest'
import { KIND_FIELDS } from '../../widgets/ai-help/facts/fact-fields'
import { assistanceTypeOf, isFactStep, kindIn, letterSteps, withFound } from './letter-steps'

describe('letterSteps', () => {
  it('lead an appeal from its kind over plan, denial, care with its provider, and patient to the letter', () => {
    expect(letterSteps('appeal').map(({ id }) => id)).toEqual([
      'kind',
      'story',
      'plan',
      'denial',
      'care',
      'you',
      'letter',
    ])
  })

  it.each([
    ['appeal', 'care', 'providerName'],
    ['itemized_bill', 'bill', 'serviceDate'],
    ['estimate_dispute', 'care', 'usesInsurance'],
    ['debt_validation', 'bill', 'noticeReceivedDate'],
  ] as const)('of %s ask a question of its own in the step of the %s beside it: %s', (kind, id, field) => {
    const step = letterSteps(kind)
      .filter(isFactStep)
      .find(({ fields }) => fields.includes(field))
    expect(step?.id).toBe(id)
    expect(step?.fields.length).toBeGreaterThan(1)
  })

  it.each(LETTER_KINDS)('of %s ask all of its questions, each once', (kind) => {
    const fields = letterSteps(kind)
      .filter(isFactStep)
      .flatMap((step) => step.fields)
    expect(fields.toSorted()).toEqual(KIND_FIELDS[kind].toSorted())
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
