import type { EventAttributes } from 'ics'

const FILE_TYPE = 'text/calendar;charset=utf-8'

/** Gives the reader an .ics file to keep. The builder of such files is fetched when first needed. */
export async function saveCalendarFile(event: EventAttributes): Promise<void> {
  const { createEvent } = await import('ics')
  const { error, value } = createEvent(event)
  if (error || !value) throw error ?? new Error('The calendar file came out empty')
  const address = URL.createObjectURL(new Blob([value], { type: FILE_TYPE }))
  const link = Object.assign(document.createElement('a'), { href: address, download: 'appointment.ics' })
  link.click()
  URL.revokeObjectURL(address)
}
