import { useState } from 'react'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useLanguage, useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { LinkButton } from '../../../ui/link/link'
import { appointmentText } from '../../../widgets/pathway/schedule/appointment-time'
import { ScheduleDialog } from '../../../widgets/pathway/schedule/schedule-dialog'
import { useCalendarFile } from '../../../widgets/pathway/schedule/use-calendar-file'
import { useAppointment } from './use-appointment'
import './plan-card.css'

interface NotedProps {
  readonly pathway: Pathway
  readonly scheduledDate: string
  readonly isSaving: boolean
  readonly onChange: () => void
  readonly onClear: () => void
}

function NotedAppointment({ pathway, scheduledDate, isSaving, onChange, onClear }: NotedProps) {
  const t = useMessages('my-pathways')
  const { language } = useLanguage()
  const downloadCalendarFile = useCalendarFile()
  const ofWhat = <span className="sr">: {pathway.title}</span>
  return (
    <>
      <p className="row row--line row--tight">
        <Icon glyph={CalendarDays} />
        <strong>
          <time dateTime={scheduledDate}>{appointmentText(scheduledDate, language)}</time>
        </strong>
      </p>
      <div className="plan-card__links no-print">
        <LinkButton onClick={onChange} aria-haspopup="dialog">
          {t('appointment.change')}
          {ofWhat}
        </LinkButton>
        <LinkButton onClick={() => void downloadCalendarFile(pathway, new Date(scheduledDate))}>
          {t('appointment.calendar')}
          {ofWhat}
        </LinkButton>
        <LinkButton onClick={onClear} disabled={isSaving}>
          {t('appointment.clear')}
          {ofWhat}
        </LinkButton>
      </div>
    </>
  )
}

/** The visit booked by phone: noted, changed, cleared, or taken into a calendar. */
export function Appointment({ pathway }: { pathway: Pathway }) {
  const t = useMessages('my-pathways')
  const [isOpen, setIsOpen] = useState(false)
  const { set, isSaving } = useAppointment(pathway, () => setIsOpen(false))
  const open = () => setIsOpen(true)
  return (
    <section className="stack stack--2">
      <h4>{t('appointment.title')}</h4>
      {pathway.scheduledDate ? (
        <NotedAppointment
          pathway={pathway}
          scheduledDate={pathway.scheduledDate}
          isSaving={isSaving}
          onChange={open}
          onClear={() => set(null)}
        />
      ) : (
        <div className="row row--between">
          <p className="small muted">{t('appointment.none')}</p>
          <Button variant="second" size="sm" aria-haspopup="dialog" onClick={open}>
            {t('appointment.add')}
            <span className="sr">: {pathway.title}</span>
          </Button>
        </div>
      )}
      {isOpen ? (
        <ScheduleDialog pathway={pathway} isBusy={isSaving} onSave={set} onClose={() => setIsOpen(false)} />
      ) : null}
    </section>
  )
}
