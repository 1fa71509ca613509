import { useSyncExternalStore } from 'react'

export type Gate = (typeof import('@careway/domain/safety/assess-conversation'))['hearConversation']

let gate: Gate | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** While nobody waits, where the browser can tell. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
}

/** Fetches the gate, whose words weigh more than the screen: beside the screen, and again where that failed. */
export function loadGate(): Promise<void> {
  loading ??= import('@careway/domain/safety/assess-conversation').then(
    ({ hearConversation, makeReady }) => {
      gate = hearConversation
      whenIdle(makeReady)
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
