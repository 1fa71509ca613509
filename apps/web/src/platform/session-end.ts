/** Word that a call was answered "signed out", from wherever it was made to the one guard that reacts. */
const listeners = new Set<() => void>()

export function announceSessionEnd(): void {
  for (const listener of listeners) listener()
}

export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
