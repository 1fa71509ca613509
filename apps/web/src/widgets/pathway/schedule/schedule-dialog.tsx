import { useId, useState } from 'react'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { Icon } from '../../../ui/icon/icon'
import { Link } from '../../../ui/link/link'
import { AppointmentForm } from './appointment-form'
import { EMPTY_ENTRY, entryOf, momentOf } from './appointment-time'
import { useCalendarFile } from './use-calendar-file'

export interface ScheduleDialogProps {
  readonly pathway: Pathway
  readonly isBusy: boolean
  /** Keeps the appointment. */
  readonly onSave: (moment: Date) => void
  readonly onClose: () => void
}

function BookByPhone({ provider }: { provider: Pathway['provider'] }) {
  const t = useMessages('pathways')
  return (
    <Alert tone="amber" title={t('schedule.soonTitle')}>
      {provider?.phone ? (
        <>
          <p>{t('schedule.soonTextPhone', { name: provider.name, phone: provider.phone })}</p>
          <Link href={`tel:${provider.phone}`}>{t('place.phone', { phone: provider.phone })}</Link>
        </>
      ) : (
        <p>{t('schedule.soonText')}</p>
      )}
    </Alert>
  )
}

/** Says that booking comes later, and notes the appointment made by phone. */
export function ScheduleDialog({ pathway, isBusy, onSave, onClose }: ScheduleDialogProps) {
  const t = useMessages('pathways')
  const common = useMessages('common')
  const formId = useId()
  const downloadCalendarFile = useCalendarFile()
  const [entry, setEntry] = useState(pathway.scheduledDate ? entryOf(new Date(pathway.scheduledDate)) : EMPTY_ENTRY)
  const moment = momentOf(entry)
  return (
    <Dialog
      title={t('schedule.title')}
      description={pathway.title}
      closeLabel={common('actions.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      closesOnOutsidePress={false}
      foot={
        <>
          {moment ? (
            <Button variant="second" onClick={() => void downloadCalendarFile(pathway, moment)}>
              <Icon glyph={CalendarPlus} />
              {t('schedule.download')}
            </Button>
          ) : null}
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t(isBusy ? 'schedule.saving' : 'schedule.save')}
          </Button>
        </>
      }
    >
      <BookByPhone provider={pathway.provider} />
      <AppointmentForm id={formId} entry={entry} onEntryChange={setEntry} onSubmit={onSave} />
      {pathway.status === 'identified' ? <p className="small muted">{t('schedule.joinsPlan')}</p> : null}
    </Dialog>
  )
}
