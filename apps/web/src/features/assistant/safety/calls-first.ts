import type { RecommendedAction } from '@careway/contracts/assistant/assistant-answer'

const RESCUE: readonly string[] = ['call-911', 'call-988', 'call-poison-control']

/** Whether an answer begins with the call that can save a life. Kept answers carry no level of their own. */
export const callsFirst = ([first]: readonly RecommendedAction[] = []): boolean =>
  first !== undefined && RESCUE.includes(first.id)
