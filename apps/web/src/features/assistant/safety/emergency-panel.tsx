import { useEffect, type ReactNode } from 'react'
import type { SafetyAction } from '@careway/domain/safety/safety-assessment'
import { useCodeMessages, useMessages } from '../../../platform/language'
import { Ticks } from '../../../ui/list/list'
import { useToast } from '../../../ui/toast/use-toast'
import { Urgent } from '../../../ui/urgent/urgent'
import { AnswerSources } from '../answer/answer-sources'
import { Calls } from './calls'
import type { ShownNotice } from './notice'
import { useScrollIntoView } from './use-scroll-into-view'
import './emergency-panel.css'

const TITLED = ['call-911', 'call-988', 'poison-control', 'emergency-room'] as const satisfies readonly SafetyAction[]

const titleOf = (action: SafetyAction) => TITLED.find((each) => each === action) ?? 'call-911'

function RightAway({ steps }: { readonly steps: readonly string[] }) {
  const t = useMessages('assistant')
  return (
    <div className="stack stack--2">
      <h3 className="t-md">{t('emergency.rightAway')}</h3>
      <Ticks items={[...steps]} />
    </div>
  )
}

function WhileYouWait() {
  const t = useMessages('assistant')
  return (
    <div className="stack stack--2">
      <h3 className="t-md">{t('emergency.wait')}</h3>
      <Ticks isSmall items={[t('emergency.stayOnLine'), t('emergency.doNotDrive'), t('emergency.unlock')]} />
    </div>
  )
}

export interface EmergencyPanelProps {
  readonly notice: ShownNotice
  /** What stands beneath all else. */
  readonly children?: ReactNode
}

/**
 * An emergency: the call first, then what to do and why. It is drawn before anything is asked of the server, is read out at
 * once, and leaves the focus where it is.
 */
export function EmergencyPanel({ notice, children }: EmergencyPanelProps) {
  const t = useMessages('assistant')
  const safety = useCodeMessages('safety')
  const panel = useScrollIntoView<HTMLDivElement>()
  const { clear } = useToast()
  // Nothing that was said before lies over the call to make.
  useEffect(clear, [clear])
  const title = titleOf(notice.action)
  return (
    <div ref={panel} className="emergency" role="alert">
      <Urgent title={t(`emergency.title.${title}`)} call={<Calls notice={notice} />}>
        {notice.crisisHelp ? <p className="t-lg">{notice.crisisHelp}</p> : null}
        {notice.byWhen === 'now' ? null : (
          <p>
            <strong>{t('emergency.when', { when: notice.when })}</strong>
          </p>
        )}
        {title === 'call-911' ? null : <p>{notice.whatToDo}</p>}
        {notice.firstAid.length > 0 ? <RightAway steps={notice.firstAid} /> : null}
        {title === 'call-911' ? <WhileYouWait /> : null}
        {notice.why.length > 0 ? (
          <div className="stack stack--2">
            <h3 className="t-md">{t('emergency.why')}</h3>
            {notice.why.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ) : null}
        <p className="tiny">
          {t('emergency.rule')} {safety('notes.neverLower')}
        </p>
        <AnswerSources sources={notice.sources} />
        {children}
      </Urgent>
    </div>
  )
}
