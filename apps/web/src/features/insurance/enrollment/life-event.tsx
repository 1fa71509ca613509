import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import { isCalendarDate, type CalendarDate } from '@careway/domain/kernel/calendar-date'
import { specialEnrollmentWindow } from '@careway/domain/marketplace/special-enrollment'
import { LIFE_EVENTS, type LifeEvent } from '@careway/domain/marketplace/special-enrollment.parameters'
import { useLanguage, useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Field } from '../../../ui/field/field'
import { Icon } from '../../../ui/icon/icon'
import { Input } from '../../../ui/input/input'
import { Select } from '../../../ui/input/select'
import { asOfText } from '../../../widgets/pathway/as-of-text'

const DATED_EVENTS = LIFE_EVENTS.filter((event) => event !== 'american-indian-any-month')
type DatedEvent = (typeof DATED_EVENTS)[number]

export interface SpecialDay {
  readonly event: LifeEvent
  readonly closesOn: CalendarDate
}

interface LifeEventProps {
  /** The first day the rules are held for. */
  readonly firstDay: CalendarDate
  download(day: SpecialDay): void
}

/** Until when one can sign up because of a change in life. */
export function LifeEventDates({ firstDay, download }: LifeEventProps) {
  const t = useMessages('insurance')
  const { language } = useLanguage()
  const [event, setEvent] = useState<DatedEvent>('lost-cover')
  const [day, setDay] = useState('')
  const window = isCalendarDate(day) && day >= firstDay ? specialEnrollmentWindow(event, day) : undefined
  const closesOn = window?.closesOn
  return (
    <Disclosure summary={t('lifeEvent.title')}>
      <div className="stack">
        <Field label={t('lifeEvent.what')}>
          <Select
            name="lifeEvent"
            value={event}
            onChange={(change) => setEvent(change.currentTarget.value as DatedEvent)}
            options={DATED_EVENTS.map((value) => ({ value, label: t(`lifeEvent.events.${value}`) }))}
          />
        </Field>
        <Field label={t('lifeEvent.when')} help={t('lifeEvent.whenHelp')}>
          <Input
            type="date"
            name="lifeEventDay"
            min={firstDay}
            max="2099-12-31"
            value={day}
            onChange={(change) => setDay(change.currentTarget.value)}
          />
        </Field>
        <div role="status" className="stack stack--2">
          {window && closesOn ? (
            <>
              <p>
                {t('lifeEvent.between', {
                  from: asOfText(window.opensOn, language),
                  to: asOfText(closesOn, language),
                })}
              </p>
              {window.needsEarlierCover ? <p className="small">{t('lifeEvent.needsEarlierCover')}</p> : null}
              <div className="actions">
                <Button variant="second" onClick={() => download({ event, closesOn })}>
                  <Icon glyph={CalendarPlus} />
                  {t('lifeEvent.download')}
                </Button>
              </div>
            </>
          ) : null}
        </div>
        <p className="tiny">{t('lifeEvent.source')}</p>
      </div>
    </Disclosure>
  )
}
