import { useEffect, useRef } from 'react'
import { useMessages } from '../../../platform/language'
import { problemCode, problemMessage } from '../../../platform/call'
import { Button } from '../../../ui/button/button'
import { Urgent } from '../../../ui/urgent/urgent'
import { Call911 } from './call-911'

/** Whether a call was refused whose words tell of an emergency. */
export const isUnansweredEmergency = (error: unknown): boolean => problemCode(error) === 'emergency_unanswered'

/** Whom to call, in place of an answer. Read out at once, brought into sight, and there until the next search. */
export function UnansweredEmergency({ error }: { error: unknown }) {
  const t = useMessages('pathways')
  const common = useMessages('common')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const calls = (
    <>
      <Call911 className="call" />
      <Button variant="second" asChild>
        <a href="tel:988">{common('footer.call988')}</a>
      </Button>
    </>
  )
  return (
    <div ref={panel} role="alert">
      <Urgent title={t('emergency.urgentTitle')} call={calls}>
        <p>{problemMessage(error, t('emergency.signs'))}</p>
      </Urgent>
    </div>
  )
}
