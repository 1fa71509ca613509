export type ToastVariant = 'default' | 'destructive'

export type ToastMessage = { title: string; description?: string; variant?: ToastVariant }

/** A message on screen; a new `id` means a new toast, with its own five seconds. */
export type ShownToast = ToastMessage & { id: number }

export type ToastQueue = {
  current: () => ShownToast | null
  /** Shows a toast in place of the one before; returns its id. */
  show: (message: ToastMessage) => number
  /** Takes a toast away, if it is still the one on screen. */
  dismiss: (id: number) => void
  /** Takes away whatever is on screen. */
  clear: () => void
  subscribe: (listener: () => void) => () => void
}

/** One toast at a time: a new one replaces the old. */
export function createToastQueue(): ToastQueue {
  let shown: ShownToast | null = null
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: ShownToast | null) => {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => shown,
    show: (message) => {
      lastId += 1
      set({ ...message, id: lastId })
      return lastId
    },
    dismiss: (id) => {
      if (shown?.id === id) set(null)
    },
    clear: () => {
      if (shown) set(null)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
