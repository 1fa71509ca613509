import Phone from 'lucide-react/icons/phone'
import type { SafetyNotice } from '@careway/contracts/assistant/assistant-answer'
import { Alert } from '../../ui/alert/alert'
import { Button } from '../../ui/button/button'
import { Icon } from '../../ui/icon/icon'
import { Urgent } from '../../ui/urgent/urgent'
import { CitationsInLine } from '../citation/citation'
import { actionAddress } from '../../platform/action-address'
import { useLeadTo } from './pressing-danger'
import './safety-first.css'

const isCall = ({ href }: SafetyNotice['calls'][number]) => actionAddress(href)?.kind === 'line'

function Calls({ calls }: { calls: SafetyNotice['calls'] }) {
  return (
    <div className="stack stack--3">
      {calls.filter(isCall).map(({ id, label, href }, index) => (
        <Button
          key={id}
          variant={index === 0 ? 'danger' : 'second'}
          className={index === 0 ? 'call' : undefined}
          asChild
        >
          <a href={href}>
            <Icon glyph={Phone} />
            {label}
          </a>
        </Button>
      ))}
    </div>
  )
}

function Words({ notice }: { notice: SafetyNotice }) {
  return (
    <div className="stack stack--3">
      {notice.byWhen === 'now' ? null : (
        <p>
          <strong>{notice.when}</strong>
        </p>
      )}
      {notice.crisisHelp ? <p>{notice.crisisHelp}</p> : null}
      {[...notice.firstAid, ...notice.why].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {notice.sources.length > 0 ? (
        <p className="tiny">
          <CitationsInLine sources={notice.sources} />
        </p>
      ) : null}
    </div>
  )
}

/** What the text tells of danger. It stands above the letter: papers can wait. */
export function SafetyFirst({ notice }: { notice: SafetyNotice }) {
  const panel = useLeadTo(notice)
  if (notice.isEmergency)
    return (
      <div ref={panel} className="safety-first" role="alert" tabIndex={-1}>
        <Urgent title={notice.whatToDo} call={<Calls calls={notice.calls} />}>
          <Words notice={notice} />
        </Urgent>
      </div>
    )
  return (
    <div ref={panel} className="safety-first" tabIndex={-1}>
      <Alert tone="amber" title={notice.whatToDo}>
        <div className="stack stack--3">
          <Words notice={notice} />
          <Calls calls={notice.calls} />
        </div>
      </Alert>
    </div>
  )
}
