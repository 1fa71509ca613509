import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { saveCalendarFile } from '../../calendar-file/save-calendar-file'
import { reportFailure } from '../report-failure'
import { appointmentEvent } from './appointment-event'

/** Downloads the visit as a calendar entry; says so when that fails. */
export function useCalendarFile(): (pathway: Pathway, moment: Date) => Promise<void> {
  const t = useMessages('pathways')
  return async (pathway, moment) => {
    const { title, provider } = pathway
    const words = {
      title: t('schedule.eventTitle', { title }),
      reminder: t('schedule.eventReminder', { title }),
      ...(provider?.phone && { phone: t('place.phone', { phone: provider.phone }) }),
    }
    try {
      await saveCalendarFile([appointmentEvent(pathway, moment, words, new Date())], 'appointment.ics')
    } catch (error) {
      reportFailure(t('schedule.calendarErrorTitle'), error, t('schedule.errorText'))
    }
  }
}
