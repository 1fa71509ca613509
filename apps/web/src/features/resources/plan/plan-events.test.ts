import { expect, it } from 'vitest'
import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import { deadlinesAhead, planEvents } from './plan-events'

const bookmark = (id: string, deadline: string | null): Bookmark => ({
  id,
  type: 'program',
  targetId: id,
  title: `Program ${id}`,
  status: 'to_call',
  notes: 'about my bill',
  deadline,
  snapshot: {},
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
})

const SAVED = [
  bookmark('late', '2027-01-15'),
  bookmark('none', null),
  bookmark('soon', '2026-12-15'),
  bookmark('past', '2026-11-20'),
]
const NOW = new Date('2026-11-21T12:00:00Z')

it('keeps the deadlines ahead, the nearest first', () => {
  expect(deadlinesAhead(SAVED, '2026-11-21').map(({ id }) => id)).toEqual(['soon', 'late'])
})

it('makes whole days of them that say nothing of the notes', () => {
  const events = planEvents(SAVED, ({ title }) => `Apply: ${title}`, 'From your plan', NOW)
  expect(events).toMatchObject([
    { title: 'Apply: Program soon', start: [2026, 12, 15], duration: { days: 1 } },
    { title: 'Apply: Program late', start: [2027, 1, 15] },
  ])
  expect(JSON.stringify(events)).not.toContain('my bill')
})
