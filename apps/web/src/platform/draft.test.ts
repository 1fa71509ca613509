import { beforeEach, expect, test, vi } from 'vitest'
import { claimDrafts, forgetAllDrafts, forgetDraft, hasDrafts, recallDraft, saveDraft } from './draft'

function tabStorage() {
  const kept: Record<string, string> = {}
  Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, value: string) => void (kept[key] = value) },
    removeItem: { value: (key: string) => void delete kept[key] },
  })
  return kept
}

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()))

test('a draft waits for whoever wrote it', () => {
  claimDrafts('ana')
  saveDraft('profile', { age: '44' })
  claimDrafts('ana')
  expect(recallDraft('profile')).toEqual({ age: '44' })
})

test('what waits is told from an empty tab and from its owner', () => {
  claimDrafts('ana')
  expect(hasDrafts()).toBe(false)
  saveDraft('letter', { story: 'They said no' })
  expect(hasDrafts()).toBe(true)
  forgetDraft('letter')
  expect(hasDrafts()).toBe(false)
})

test('whoever else signs in does not find it', () => {
  claimDrafts('ana')
  saveDraft('profile', { age: '44' })
  claimDrafts('ben')
  expect(recallDraft('profile')).toBeUndefined()
})

test('what a visitor typed is theirs after signing up', () => {
  saveDraft('sign-up', 'kept')
  claimDrafts('ana')
  expect(recallDraft('sign-up')).toBe('kept')
})

test('signing out forgets drafts and their owner, and leaves what is not a draft', () => {
  sessionStorage.setItem('other', 'stays')
  claimDrafts('ana')
  saveDraft('profile', 'x')
  forgetAllDrafts()
  saveDraft('profile', 'new')
  claimDrafts('ben')
  expect(recallDraft('profile')).toBe('new')
  expect(sessionStorage.getItem('other')).toBe('stays')
})

test('works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  saveDraft('profile', 'x')
  expect(recallDraft('profile')).toBeUndefined()
  forgetAllDrafts()
  claimDrafts('ana')
})

test('once closed, what a form still held back is not kept', async () => {
  // Closed for good: with a module of its own, for other tests share this one.
  vi.resetModules()
  const { closeDrafts, saveDraft } = await import('./draft')
  vi.resetModules()
  saveDraft('profile', { age: '44' })
  closeDrafts()
  saveDraft('profile', { age: '45' })
  expect(Object.keys(sessionStorage)).toEqual([])
})
