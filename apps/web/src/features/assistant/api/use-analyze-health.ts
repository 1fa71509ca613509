import { useRef } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { analyzeHealth } from '@careway/contracts/assistant/analyze-health'
import type { ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

export interface HealthQuestion {
  readonly input: string
  readonly type: ConversationType
}

/** Asks for an analysis, which is kept as a conversation: by the server also where the answer is not waited for. */
export function useAnalyzeHealth() {
  const client = useQueryClient()
  const controller = useRef<AbortController | undefined>(undefined)
  const { reset, ...mutation } = useMutation({
    mutationFn: (body: HealthQuestion) => {
      controller.current = new AbortController()
      return call(analyzeHealth, { body }, controller.current.signal)
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.conversations })
      void client.invalidateQueries({ queryKey: queryKeys.modelState })
    },
  })
  return {
    ...mutation,
    reset,
    /** Lets go of the answer that is on its way. */
    cancel: () => {
      controller.current?.abort()
      reset()
    },
  }
}
