import { useEffect, useRef } from 'react'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'

/** Says what was taken out, takes the focus that the removed button had, and offers to put it back. Keyed by what is gone. */
export function RemovedNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  const t = useMessages('household')
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <Alert
      role="status"
      action={
        <Button variant="second" ref={undo} onClick={onUndo}>
          {t('people.undo')}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
