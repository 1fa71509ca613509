import type { EventAttributes } from 'ics'
import type { Pathway } from '@careway/contracts/pathways/pathway'

/** The words that go into the calendar. */
export interface EventWords {
  readonly title: string
  readonly reminder: string
  /** The place's phone as it is written, where there is one. */
  readonly phone?: string
}

const REMINDER_HOURS_BEFORE = 24
/** Nobody knows how long a visit takes; calendars want a length. */
const VISIT_HOURS = 1

const locationOf = (provider: Pathway['provider']) =>
  provider
    ? [provider.name, provider.address, provider.city, `${provider.state} ${provider.zipCode}`].join(', ')
    : undefined

const descriptionOf = ({ steps }: Pathway, phone: string | undefined) =>
  [...(phone ? [phone] : []), ...steps.map(({ step, action }) => `${step}. ${action}`)].join('\n')

/** A calendar entry for a visit: where, the phone, the steps, and a reminder the day before. */
export function appointmentEvent(pathway: Pathway, moment: Date, words: EventWords, now: Date): EventAttributes {
  return {
    uid: `${pathway.id}@careway`,
    start: moment.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { hours: VISIT_HOURS },
    created: now.getTime(),
    title: words.title,
    description: descriptionOf(pathway, words.phone),
    ...(pathway.provider && { location: locationOf(pathway.provider) }),
    productId: 'careway',
    classification: 'PRIVATE',
    busyStatus: 'BUSY',
    alarms: [
      { action: 'display', description: words.reminder, trigger: { hours: REMINDER_HOURS_BEFORE, before: true } },
    ],
  }
}
