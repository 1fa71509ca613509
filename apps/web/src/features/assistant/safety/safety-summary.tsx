import { isAtLeast } from '@careway/domain/safety/safety-level'
import { useCodeMessages, useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Calls } from './calls'
import type { HeardNotice } from './use-notice'

export interface SafetySummaryProps {
  readonly heard: HeardNotice
  /** What stands right beneath: what it says is not said twice. */
  readonly answer?: string
}

/** How soon care is needed where it is no emergency: what to do, by when, why. Nothing where nothing was named. */
export function SafetySummary({ heard, answer = '' }: SafetySummaryProps) {
  const asked = useCodeMessages('safety')('notes.asked')
  const { notice, isMedical, hasAskedAboutDanger } = heard
  const isQuiet = notice.level === 'low' && !isMedical
  if (isQuiet) return hasAskedAboutDanger ? <Alert tone="amber">{asked}</Alert> : null
  return (
    <Alert tone={isAtLeast(notice.level, 'moderate') ? 'amber' : 'teal'} title={notice.whatToDo}>
      <WhenAndWhy notice={notice} answer={answer} />
      <Calls notice={notice} />
      {hasAskedAboutDanger && !answer.includes(asked) ? <p>{asked}</p> : null}
    </Alert>
  )
}

function WhenAndWhy({ notice, answer }: { readonly notice: HeardNotice['notice']; readonly answer: string }) {
  const t = useMessages('assistant')
  const why = notice.why.filter((sentence) => !answer.includes(sentence)).join(' ')
  return (
    <>
      {notice.level === 'low' ? null : <p>{t('safety.byWhen', { when: notice.when })}</p>}
      {notice.crisisHelp ? <p>{notice.crisisHelp}</p> : null}
      {why === '' ? null : <p>{why}</p>}
    </>
  )
}
