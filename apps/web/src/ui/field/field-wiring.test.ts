import { describe, expect, it } from 'vitest'
import { describedBy, wireControl } from './field-wiring'

const plain = { id: 'zip', hasHelp: false, hasError: false, isRequired: false }

describe('describedBy', () => {
  it('names nothing when nothing describes the field', () => {
    expect(describedBy(plain)).toBeUndefined()
  })

  it('reads the error before the help, and what the control brings last', () => {
    expect(describedBy({ ...plain, hasHelp: true, hasError: true }, 'count')).toBe('zip-error zip-help count')
  })
})

describe('wireControl', () => {
  it('leaves a control outside of a field alone', () => {
    const own = { id: 'free', 'aria-describedby': 'note' }
    expect(wireControl(null, own)).toEqual(own)
  })

  it('marks a required field with a fault', () => {
    expect(wireControl({ ...plain, hasError: true, isRequired: true }, {})).toEqual({
      id: 'zip',
      'aria-describedby': 'zip-error',
      'aria-invalid': true,
      'aria-required': true,
    })
  })

  it('says neither invalid nor required when the field is neither', () => {
    expect(wireControl(plain, {})).toEqual({ id: 'zip' })
  })

  it('lets the control keep its own id and state', () => {
    const wired = wireControl({ ...plain, hasError: true }, { id: 'own', 'aria-invalid': false })
    expect(wired).toMatchObject({ id: 'own', 'aria-invalid': false })
  })
})
