import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { EventAttributes } from 'ics'
import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'
import { useLanguage, useMessages } from '../../../platform/language'
import { useNow } from '../../../platform/now'
import { Badge } from '../../../ui/badge/badge'
import { Button } from '../../../ui/button/button'
import { Card, CardFoot } from '../../../ui/card/card'
import { Icon } from '../../../ui/icon/icon'
import { Link } from '../../../ui/link/link'
import { Sum, SumLine } from '../../../ui/sum/sum'
import { saveCalendarFile } from '../../../widgets/calendar-file/save-calendar-file'
import { asOfText } from '../../../widgets/pathway/as-of-text'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { wholeDayEvent } from '../../../widgets/calendar-file/whole-day-event'
import { daysAhead, ENROLLMENT_DAYS, enrollmentEvents, type EnrollmentDates } from './enrollment-events'
import { LifeEventDates, type SpecialDay } from './life-event'

interface EnrollmentCardProps {
  readonly dates: EnrollmentDates
  readonly marketplace: MyCoverage['marketplace']
}

/** When one can sign up, as a list and as a calendar file; and what opens the door at other times. */
export function EnrollmentCard({ dates, marketplace }: EnrollmentCardProps) {
  const t = useMessages('insurance')
  const common = useMessages('common')
  const { language } = useLanguage()
  const now = useNow()
  const name = marketplace?.name ?? t('enrollment.marketplace')
  const words = (day: (typeof ENROLLMENT_DAYS)[number]) => ({
    title: t(`enrollment.event.${day}`, { year: dates.planYear }),
    description: t('enrollment.eventText', { name, url: marketplace?.url ?? '' }).trim(),
  })
  const save = (events: readonly EventAttributes[], fileName: string) =>
    void saveCalendarFile(events, fileName).catch((error: unknown) =>
      reportFailure(t('enrollment.failed'), error, common('errors.loadText')),
    )
  const download = () => save(enrollmentEvents(dates, words, now), `enrollment-${dates.planYear}.ics`)
  const downloadSpecial = ({ event, closesOn }: SpecialDay) => {
    const description = t('enrollment.eventText', { name, url: marketplace?.url ?? '' }).trim()
    const title = t('lifeEvent.lastDay')
    save(
      [wholeDayEvent(`special-${event}-${closesOn}`, closesOn, { title, description }, now)],
      'special-enrollment.ics',
    )
  }
  return (
    <Card isTall id="dates" aria-labelledby="dates-title">
      <div className="row row--between">
        <h2 id="dates-title" className="t-xl">
          {t('enrollment.title', { year: dates.planYear })}
        </h2>
        <Badge tone={dates.isOpen ? 'teal' : 'plain'}>
          {t(dates.isOpen ? 'enrollment.open' : 'enrollment.closed')}
        </Badge>
      </div>
      <Sum isTight>
        {ENROLLMENT_DAYS.map((day) => (
          <SumLine key={day} label={t(`enrollment.${day}`)} amount={asOfText(dates[day], language)} />
        ))}
      </Sum>
      <p className="small">{t('enrollment.special')}</p>
      <LifeEventDates firstDay="2024-01-01" download={downloadSpecial} />
      <p className="tiny">{t('enrollment.decides', { name })}</p>
      <CardFoot>
        {daysAhead(dates, now.toISOString().slice(0, 10)).length > 0 ? (
          <Button variant="second" onClick={download}>
            <Icon glyph={CalendarPlus} />
            {t('enrollment.download')}
          </Button>
        ) : null}
        {marketplace ? (
          <Link href={marketplace.url} externalText={common('actions.opensNewSite')}>
            {marketplace.name}
          </Link>
        ) : null}
      </CardFoot>
    </Card>
  )
}
