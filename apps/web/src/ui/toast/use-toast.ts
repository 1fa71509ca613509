import { createToastQueue } from './toast-queue'
import type { ToastMessage } from './toast-queue'

export const toastQueue = createToastQueue()

/** Shows a toast from anywhere, also outside of components; returns its id. */
export function toast(message: ToastMessage): number {
  return toastQueue.show(message)
}

const actions = { toast, dismiss: toastQueue.dismiss, clear: toastQueue.clear }

export function useToast() {
  return actions
}
