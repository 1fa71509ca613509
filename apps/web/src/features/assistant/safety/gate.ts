import { useSyncExternalStore } from 'react'

type Gate = (typeof import('@careway/domain/safety/assess-conversation'))['assessConversation']

let gate: Gate | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Fetches the gate, whose words weigh more than the screen: beside the screen, and again where that failed. */
export function loadGate(): Promise<void> {
  loading ??= import('@careway/domain/safety/assess-conversation').then(
    ({ assessConversation }) => {
      gate = assessConversation
      for (const tell of listeners) tell()
    },
    () => {
      loading = undefined
    },
  )
  return loading
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The gate, as soon as it is here. */
export const useGate = (): Gate | undefined => useSyncExternalStore(subscribe, () => gate)

void loadGate()
