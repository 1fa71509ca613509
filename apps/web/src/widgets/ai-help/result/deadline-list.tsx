import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { inTheUnitedStates } from '@careway/i18n/formatters'
import { useLanguage, useMessages } from '../../../platform/language'
import { useNow } from '../../../platform/now'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { saveCalendarFile } from '../../calendar-file/save-calendar-file'
import { wholeDayEvent } from '../../calendar-file/whole-day-event'
import { Citation } from '../../citation/citation'

type Deadlines = Assistance['deadlines']
type Known = Deadlines[number] & { readonly date: string }

const isAhead = (deadline: Deadlines[number]): deadline is Known => deadline.date !== null && !deadline.isPast

const formatDay = (day: string, language: string) =>
  new Intl.DateTimeFormat(inTheUnitedStates(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

function CalendarButton({ ahead, fileName }: { ahead: readonly Known[]; fileName: string }) {
  const t = useMessages('ai-help')
  const now = useNow()
  const save = () =>
    saveCalendarFile(
      ahead.map(({ label, date }, index) =>
        wholeDayEvent(`letter-${date}-${index}`, date, { title: label, description: t('result.calendarText') }, now),
      ),
      fileName,
    )
  return (
    <div>
      <Button variant="second" onClick={() => void save()}>
        <Icon glyph={CalendarPlus} />
        {t('result.calendar')}
      </Button>
    </div>
  )
}

function Deadline({ deadline }: { deadline: Deadlines[number] }) {
  const t = useMessages('ai-help')
  const { language } = useLanguage()
  return (
    <li className="stack stack--1">
      <span>{deadline.label}</span>
      {deadline.date ? (
        <strong className="num">
          <time dateTime={deadline.date}>{formatDay(deadline.date, language)}</time>
        </strong>
      ) : (
        <span className="muted">{t('result.deadlineUnknown')}</span>
      )}
      <span className="tiny">
        <Citation source={deadline.source} />
      </span>
    </li>
  )
}

/** The dates to keep, those that are over first, and a file for the calendar. */
export function DeadlineList({ deadlines, fileName }: { deadlines: Deadlines; fileName: string }) {
  const t = useMessages('ai-help')
  const past = deadlines.filter(({ isPast }) => isPast)
  const others = deadlines.filter(({ isPast }) => !isPast)
  const ahead = deadlines.filter(isAhead)
  return (
    <>
      {past.length > 0 ? (
        <Alert tone="red" title={t('result.past')} headingLevel={4}>
          <div className="stack stack--3">
            <ul className="deadlines">
              {past.map((deadline) => (
                <Deadline key={deadline.label} deadline={deadline} />
              ))}
            </ul>
            <p>{t('result.pastText')}</p>
          </div>
        </Alert>
      ) : null}
      {others.length > 0 ? (
        <ul className="deadlines">
          {others.map((deadline) => (
            <Deadline key={deadline.label} deadline={deadline} />
          ))}
        </ul>
      ) : null}
      {ahead.length > 0 ? <CalendarButton ahead={ahead} fileName={fileName} /> : null}
    </>
  )
}
