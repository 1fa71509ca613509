import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useLanguage, useMessages } from '../../../platform/language'
import { toast } from '../../../ui/toast/use-toast'
import { useUpdatePathway } from '../../../widgets/pathway/api/use-update-pathway'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { appointmentText } from '../../../widgets/pathway/schedule/appointment-time'
import { usePursuePathway } from '../api/use-pursue-pathway'

/** Notes a visit booked by phone. Only what is on the plan has appointments, so the pathway joins it first. */
export function useNoteAppointment() {
  const t = useMessages('pathways')
  const { language } = useLanguage()
  const pursue = usePursuePathway()
  const update = useUpdatePathway()
  const note = async (pathway: Pathway, moment: Date): Promise<boolean> => {
    const scheduledDate = moment.toISOString()
    try {
      if (pathway.status === 'identified') await pursue.mutateAsync(pathway.id)
      await update.mutateAsync({ id: pathway.id, changes: { scheduledDate } })
      toast({ title: t('schedule.savedTitle'), description: appointmentText(scheduledDate, language) })
      return true
    } catch (error) {
      reportFailure(t('schedule.errorTitle'), error, t('schedule.errorText'))
      return false
    }
  }
  return { note, isNoting: pursue.isPending || update.isPending }
}
