import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import { isUnauthorized } from '../../../platform/call'
import { useMessages } from '../../../platform/language'
import { useToast } from '../../../ui/toast/use-toast'
import { useAnalyzeHealth, type HealthQuestion } from '../api/use-analyze-health'
import { useKeptText } from '../../../widgets/kept-text/use-kept-text'
import { useNotice } from '../safety/use-notice'
import { HEARD_AT_MOST } from '@careway/domain/safety/heard-at-most'

const DRAFT = 'assistant-analysis'
const NOTHING_ASKED: readonly string[] = []

interface Asked {
  /** How many times so far, the same words again included. */
  readonly count: number
  readonly inputs: readonly string[]
  readonly type: ConversationType
}

/** Asks for an analysis. What the gate says of the text is on the screen before anything is sent. */
export function useAnalysis() {
  const t = useMessages('assistant')
  const { toast } = useToast()
  const draft = useKeptText(DRAFT)
  const [mode, setMode] = useState<ConversationType>('symptom_check')
  const [asked, setAsked] = useState<Asked>({ count: 0, inputs: [], type: 'symptom_check' })
  const { mutate, data: analysis, error, variables, isPending, reset, cancel } = useAnalyzeHealth()
  const raising = useMemo(() => (analysis ? [analysis.safety] : []), [analysis])
  const heard = useNotice(asked.inputs, raising)

  /** What the gate says of a text comes before anything else. */
  const hear = ({ input, type }: HealthQuestion) =>
    flushSync(() => {
      reset()
      setAsked(({ count }) => ({ count: count + 1, inputs: [input.slice(0, HEARD_AT_MOST)], type }))
    })
  const send = (question: HealthQuestion) => {
    hear(question)
    mutate(question, {
      onSuccess: ({ safety }) => {
        // Nothing is laid over the call to make.
        if (!safety.isEmergency) toast({ title: t('analysis.received') })
        draft.done()
      },
      onError: (failure) => {
        if (isUnauthorized(failure)) return
        toast({ title: t('failure.title'), description: t('failure.text'), variant: 'destructive' })
      },
    })
  }
  return {
    draft,
    mode,
    setMode,
    ask: () => send({ input: draft.text.trim(), type: mode }),
    /** A text that can't be sent is heard all the same. */
    hearAlone: () => hear({ input: draft.text.trim(), type: mode }),
    cancel,
    /** Takes what was answered off the screen. */
    clear: () => {
      reset()
      setAsked((before) => ({ ...before, inputs: NOTHING_ASKED }))
    },
    /** Where the last question failed. */
    askAgain: error && variables && !isUnauthorized(error) ? () => send(variables) : undefined,
    isBusy: isPending,
    analysis,
    heard,
    asked,
  }
}
