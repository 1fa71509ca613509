import { useRef, useState, type FormEvent } from 'react'
import { useMessages } from '../../../platform/language'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/input/input'
import { entryOf, faultOf, momentOf, type AppointmentEntry, type AppointmentFaults } from './appointment-time'

export interface AppointmentFormProps {
  readonly id: string
  readonly entry: AppointmentEntry
  readonly onEntryChange: (entry: AppointmentEntry) => void
  readonly onSubmit: (moment: Date) => void
}

const faultsNow = (entry: AppointmentEntry): AppointmentFaults => faultOf(entry, new Date())

/** Two boxes, a day and a time. Faults show once it was sent. */
export function AppointmentForm({ id, entry, onEntryChange, onSubmit }: AppointmentFormProps) {
  const t = useMessages('pathways')
  const common = useMessages('common')
  const [today] = useState(() => entryOf(new Date()).date)
  const [faults, setFaults] = useState<AppointmentFaults | undefined>()
  const form = useRef<HTMLFormElement>(null)

  const change = (next: AppointmentEntry) => {
    onEntryChange(next)
    if (faults) setFaults(faultsNow(next))
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = faultsNow(entry)
    setFaults(found)
    const [faulty] = Object.keys(found)
    const moment = momentOf(entry)
    if (faulty) form.current?.querySelector<HTMLInputElement>(`[name=${faulty}]`)?.focus()
    else if (moment) onSubmit(moment)
  }
  const box = (name: keyof AppointmentEntry) => (
    <Field
      label={t(`schedule.${name}`)}
      isRequired
      requiredText={common('actions.required')}
      error={faults?.[name] && t(faults[name])}
    >
      <Input
        type={name}
        name={name}
        value={entry[name]}
        min={name === 'date' ? today : undefined}
        onChange={(event) => change({ ...entry, [name]: event.currentTarget.value })}
      />
    </Field>
  )
  return (
    <form id={id} ref={form} noValidate onSubmit={send} className="grid grid--2xs">
      {box('date')}
      {box('time')}
    </form>
  )
}
