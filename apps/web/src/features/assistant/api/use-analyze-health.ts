import { useMutation, useQueryClient } from '@tanstack/react-query'
import { analyzeHealth } from '@careway/contracts/assistant/analyze-health'
import type { ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

export interface HealthQuestion {
  readonly input: string
  readonly type: ConversationType
}

/** Asks for an analysis, which is kept as a conversation. */
export function useAnalyzeHealth() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: HealthQuestion) => call(analyzeHealth, { body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.conversations })
      void client.invalidateQueries({ queryKey: queryKeys.modelState })
    },
  })
}
