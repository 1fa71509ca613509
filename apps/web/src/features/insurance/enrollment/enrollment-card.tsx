import CalendarPlus from 'lucide-react/icons/calendar-plus'
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
import { daysAhead, ENROLLMENT_DAYS, enrollmentEvents, type EnrollmentDates } from './enrollment-events'

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
  const download = () =>
    saveCalendarFile(enrollmentEvents(dates, words, now), `enrollment-${dates.planYear}.ics`).catch((error: unknown) =>
      reportFailure(t('enrollment.failed'), error, common('errors.loadText')),
    )
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
      <p className="tiny">{t('enrollment.decides', { name })}</p>
      <CardFoot>
        {daysAhead(dates, now.toISOString().slice(0, 10)).length > 0 ? (
          <Button variant="second" onClick={() => void download()}>
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
