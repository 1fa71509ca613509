import { expect, test } from 'vitest'
import {
  activePathways,
  appointmentCount,
  completedPathways,
  greetingName,
  nextAppointment,
  nextStep,
  progressOf,
  recentChanges,
  stepsLeft,
} from './dashboard-summary'
import { pathwayOf } from './pathway.fixture'

const old = pathwayOf({ id: 'old', day: 2 })
const fresh = pathwayOf({ id: 'fresh', day: 9, scheduledDate: '2026-12-01T15:30:00Z' })
const done = pathwayOf({
  id: 'done',
  day: 5,
  status: 'completed',
  ticks: [true],
  scheduledDate: '2026-11-03T15:30:00Z',
})
const all = [old, done, fresh]

test('pursued pathways are active, newest change first; completed ones are goals', () => {
  expect(activePathways(all).map(({ id }) => id)).toEqual(['fresh', 'old'])
  expect(completedPathways(all).map(({ id }) => id)).toEqual(['done'])
})

test('every pathway with a date counts as an appointment; the next one is still to come', () => {
  expect(appointmentCount(all)).toBe(2)
  expect(nextAppointment(all, new Date('2026-11-20T00:00:00Z'))).toBe('2026-12-01T15:30:00Z')
  expect(nextAppointment(all, new Date('2026-12-02T00:00:00Z'))).toBeUndefined()
  expect(nextAppointment([], new Date(0))).toBeUndefined()
})

test('the next step is the first not ticked of the pathway changed last', () => {
  expect(nextStep(all)).toMatchObject({ pathway: { id: 'fresh' }, index: 1, step: { step: 2 } })
})

test('a pathway with every step ticked gives way to the one before it', () => {
  expect(nextStep([pathwayOf({ id: 'whole', day: 12, ticks: [true, true] }), old])?.pathway.id).toBe('old')
  expect(nextStep([done])).toBeUndefined()
  expect(nextStep([])).toBeUndefined()
})

test('recent activity is the three newest changes of any kind', () => {
  const four = [...all, pathwayOf({ id: 'oldest', day: 1 })]
  expect(recentChanges(four).map(({ id }) => id)).toEqual(['fresh', 'done', 'old'])
})

test('progress counts ticks, and a pathway without steps stands at nothing', () => {
  expect(progressOf(pathwayOf({ ticks: [true, false, true, false] }))).toEqual({ done: 2, total: 4, percent: 50 })
  expect(progressOf(pathwayOf({ ticks: [] }))).toEqual({ done: 0, total: 0, percent: 0 })
})

test('steps are left on pursued pathways only', () => {
  expect(stepsLeft(all)).toBe(4)
  expect(stepsLeft([done])).toBe(0)
})

test('greets by first name, and nobody by an empty one', () => {
  expect(greetingName({ firstName: ' Ana ' })).toBe('Ana')
  expect(greetingName({ firstName: '  ' })).toBeUndefined()
  expect(greetingName(undefined)).toBeUndefined()
})
