import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recallDraft } from '../../../platform/draft'
import { keepSignUpDraft, SIGN_UP_DRAFT } from './sign-up-draft'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

describe('keepSignUpDraft', () => {
  it('keeps the answers and the step, never the password', () => {
    keepSignUpDraft(2, { firstName: 'Ana', password: 'secret', age: '34' })
    expect(recallDraft(SIGN_UP_DRAFT)).toEqual({ stepIndex: 2, values: { firstName: 'Ana', age: '34' } })
  })

  it('keeps nothing of a form that nobody touched', () => {
    keepSignUpDraft(0, { firstName: '', languagePreference: 'english', password: '' })
    expect(recallDraft(SIGN_UP_DRAFT)).toBeUndefined()
  })
})
