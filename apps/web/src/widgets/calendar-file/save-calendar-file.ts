import type { EventAttributes } from 'ics'

const FILE_TYPE = 'text/calendar;charset=utf-8'

/** Gives the reader an .ics file to keep. The builder of such files is fetched when first needed. */
export async function saveCalendarFile(events: readonly EventAttributes[], fileName: string): Promise<void> {
  const { createEvents } = await import('ics')
  const { error, value } = createEvents([...events])
  if (error || !value) throw error ?? new Error('The calendar file came out empty')
  const address = URL.createObjectURL(new Blob([value], { type: FILE_TYPE }))
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  URL.revokeObjectURL(address)
}
