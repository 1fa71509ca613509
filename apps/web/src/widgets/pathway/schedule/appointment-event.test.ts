import { createEvent } from 'ics'
import { expect, test } from 'vitest'
import { samplePathway, sampleProvider, sampleSteps } from '../pathway-sample'
import { appointmentEvent } from './appointment-event'

const moment = new Date('2026-12-01T19:30:00Z')
const now = new Date('2026-11-20T15:00:00Z')
const words = { title: 'Visit: Health center', reminder: 'Reminder: Health center', phone: 'Call (614) 555-0100' }
const pathway = samplePathway({ provider: sampleProvider, steps: sampleSteps(true, false) })

/** The file's lines, unfolded. */
function linesOf(file: string | null | undefined): string[] {
  return (file ?? '').replaceAll(/\r\n[ \t]/g, '').split('\r\n')
}

test('the file holds the moment, the place and the steps', () => {
  const { error, value } = createEvent(appointmentEvent(pathway, moment, words, now))
  expect(error).toBeNull()
  const lines = linesOf(value)
  expect(lines).toContain('DTSTART:20261201T193000Z')
  expect(lines).toContain('DURATION:PT1H')
  expect(lines).toContain('SUMMARY:Visit: Health center')
  expect(lines).toContain('LOCATION:Sample Health Center\\, 1 Main St\\, Columbus\\, OH 43215')
  expect(lines).toContain('DESCRIPTION:Call (614) 555-0100\\n1. Action 1\\n2. Action 2')
  expect(lines).toContain('TRIGGER:-PT24H')
  expect(lines).toContain('CLASS:PRIVATE')
})

test('the same visit noted again replaces the entry in the calendar', () => {
  const uid = (at: Date) => appointmentEvent(pathway, at, words, now).uid
  expect(uid(moment)).toBe(uid(new Date('2026-12-02T19:30:00Z')))
})

test('without a place there is no location and no phone', () => {
  const event = appointmentEvent(
    samplePathway({ steps: sampleSteps(false) }),
    moment,
    { ...words, phone: undefined },
    now,
  )
  expect(event.location).toBeUndefined()
  expect(event.description).toBe('1. Action 1')
})
