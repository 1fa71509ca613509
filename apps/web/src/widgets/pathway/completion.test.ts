import { expect, test } from 'vitest'
import { averageCompletionShare, completionShare } from './completion'
import { samplePathway, sampleSteps } from './pathway-sample'

test('the share is steps done of all steps', () => {
  expect(completionShare(samplePathway({ steps: sampleSteps(true, false, false, false) }))).toBe(0.25)
})

test('without steps only the status tells', () => {
  expect(completionShare(samplePathway({ steps: [] }))).toBe(0)
  expect(completionShare(samplePathway({ steps: [], status: 'completed' }))).toBe(1)
})

test('a pathway marked as completed keeps the share of its steps', () => {
  expect(completionShare(samplePathway({ status: 'completed', steps: sampleSteps(true, false) }))).toBe(0.5)
})

test('the average counts every pathway the same, however many steps it has', () => {
  const half = samplePathway({ steps: sampleSteps(true, false) })
  const none = samplePathway({ steps: sampleSteps(false, false, false, false, false, false) })
  const whole = samplePathway({ status: 'completed', steps: sampleSteps(true, true, true) })
  expect(averageCompletionShare([half, none, whole])).toBe(0.5)
})

test('no pathways, no progress', () => expect(averageCompletionShare([])).toBe(0))
