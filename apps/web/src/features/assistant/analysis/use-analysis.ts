import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import { isUnauthorized } from '../../../platform/call'
import { useMessages } from '../../../platform/language'
import { useToast } from '../../../ui/toast/use-toast'
import { useAnalyzeHealth } from '../api/use-analyze-health'
import { useKeptText } from '../../../widgets/kept-text/use-kept-text'
import { useNotice } from '../safety/use-notice'

const DRAFT = 'assistant-analysis'

/** Asks for an analysis. What the gate says of the text is on the screen before anything is sent. */
export function useAnalysis() {
  const t = useMessages('assistant')
  const { toast } = useToast()
  const draft = useKeptText(DRAFT)
  const [mode, setMode] = useState<ConversationType>('symptom_check')
  const [asked, setAsked] = useState<readonly string[]>([])
  const [askedMode, setAskedMode] = useState<ConversationType>('symptom_check')
  const { mutate, data: analysis, isPending, reset } = useAnalyzeHealth()
  const raising = useMemo(() => (analysis ? [analysis.safety] : []), [analysis])
  const heard = useNotice(asked, raising)

  const ask = () => {
    const input = draft.text.trim()
    flushSync(() => {
      reset()
      setAsked([input])
      setAskedMode(mode)
    })
    mutate(
      { input, type: mode },
      {
        onSuccess: ({ safety }) => {
          // Nothing is laid over the call to make.
          if (!safety.isEmergency) toast({ title: t('analysis.received') })
          draft.done()
        },
        onError: (error) => {
          if (isUnauthorized(error)) return
          toast({ title: t('failure.title'), description: t('failure.text'), variant: 'destructive' })
        },
      },
    )
  }
  return { draft, mode, setMode, ask, isBusy: isPending, analysis, heard, askedMode }
}
