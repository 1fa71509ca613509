import { expect, it } from 'vitest'
import type { PlanSnapshot } from '../../ports/bookmark-targets'
import { findSampleTarget, SILVER } from './bookmarks.fixture'
import { planOfSnapshot } from './plan-snapshot'

const found = await findSampleTarget({} as never, 'plan', SILVER)
const snapshot = found!.snapshot as PlanSnapshot

it('gives the plan’s figures and its year', () => {
  expect(planOfSnapshot(snapshot)).toMatchObject({ name: 'Sample Silver 900', planYear: 2027, csrVariant: '87' })
  expect(planOfSnapshot({ ...snapshot, source: { ...snapshot.source, kind: 'live' } })).toBeDefined()
})

it.each([
  ['an estimate, which is no plan', { ...snapshot, source: { ...snapshot.source, kind: 'estimate' } }],
  ['a year without rules', { ...snapshot, plan: { ...snapshot.plan, planYear: 2031 } }],
  ['a figure that is none', { ...snapshot, plan: { ...snapshot.plan, deductibleIndividualCents: -1 } }],
  ['a share above the whole', { ...snapshot, plan: { ...snapshot.plan, coinsurance: 1.2 } }],
  ['something else', { website: 'https://example.org' }],
])('gives nothing of %s', (_name, kept) => {
  expect(planOfSnapshot(kept)).toBeUndefined()
})
