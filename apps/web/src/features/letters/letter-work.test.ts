import { describe, expect, it } from 'vitest'
import { isWritten, readWork, startWork } from './letter-work'

const KEPT = { kind: 'appeal', stepIndex: 3, story: 'They said no', language: 'es', values: { memberId: 'A1' } }

describe('startWork', () => {
  it('goes on with what was kept', () => {
    expect(startWork(KEPT, undefined, 'en')).toEqual(KEPT)
    expect(startWork(KEPT, 'appeal', 'en')).toEqual(KEPT)
  })

  it('begins anew with another letter than was kept', () => {
    expect(startWork(KEPT, 'charity_care', 'en')).toEqual({
      kind: 'charity_care',
      stepIndex: 1,
      story: '',
      language: 'en',
      values: {},
    })
  })

  it('begins with the choice where nothing was kept or asked', () => {
    expect(startWork(undefined, undefined, 'es')).toMatchObject({ kind: 'appeal', stepIndex: 0, language: 'es' })
  })
})

describe('isWritten', () => {
  it('tells words and answers from a choice alone', () => {
    const fresh = startWork(undefined, 'appeal', 'en')
    expect(isWritten(fresh)).toBe(false)
    expect(isWritten({ ...fresh, stepIndex: 4, story: ' ', values: { memberId: '', isUrgent: '' } })).toBe(false)
    expect(isWritten({ ...fresh, story: 'They said no' })).toBe(true)
    expect(isWritten({ ...fresh, values: { memberId: 'A1' } })).toBe(true)
  })
})

describe('readWork', () => {
  it('leaves out what does not fit', () => {
    expect(
      readWork({ kind: 'x', stepIndex: '9', story: 4, language: 'xx', values: { memberId: 7, service: 'MRI' } }),
    ).toEqual({
      values: { service: 'MRI' },
    })
    expect(readWork('junk')).toEqual({})
  })
})
