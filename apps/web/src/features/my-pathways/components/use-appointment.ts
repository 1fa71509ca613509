import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useLanguage, useMessages } from '../../../platform/language'
import { toast } from '../../../ui/toast/use-toast'
import { useUpdatePathway } from '../../../widgets/pathway/api/use-update-pathway'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { appointmentText } from '../../../widgets/pathway/schedule/appointment-time'

/** Notes the moment of the visit, or clears it with null. */
export function useAppointment({ id }: Pick<Pathway, 'id'>, onDone: () => void) {
  const t = useMessages('my-pathways')
  const found = useMessages('pathways')
  const { language } = useLanguage()
  const { mutate, isPending } = useUpdatePathway()
  const set = (moment: Date | null) => {
    const scheduledDate = moment?.toISOString() ?? null
    mutate(
      { id, changes: { scheduledDate } },
      {
        onSuccess: () => {
          if (scheduledDate)
            toast({ title: found('schedule.savedTitle'), description: appointmentText(scheduledDate, language) })
          else toast({ title: t('appointment.clearedTitle') })
          onDone()
        },
        onError: (error) => reportFailure(t('appointment.errorTitle'), error, t('errors.tryAgain')),
      },
    )
  }
  return { set, isSaving: isPending }
}
