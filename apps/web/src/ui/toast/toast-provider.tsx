import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { PlainToast } from './plain-toast'
import type { ToastAreaProps } from './toast-area'
import { toastQueue } from './use-toast'
// With the page, not with the area: a style that can't be fetched must not hold back what there is to say.
import './toast.css'

export type ToastProviderProps = { areaLabel: string; closeLabel: string; children?: ReactNode }

type LoadedArea = { Area: ComponentType<ToastAreaProps> }

const AHEAD_MS = 2000

/**
 * The place where toasts come up. Its code is fetched once the page is up, with the first press or key, or with the
 * first toast. Where it can't be fetched, toasts are plain.
 */
export function ToastProvider({ areaLabel, closeLabel, children }: ToastProviderProps) {
  const toast = useSyncExternalStore(toastQueue.subscribe, toastQueue.current, () => null)
  const { loaded, hasFailed } = useToastArea(toast?.id)
  const shown = { toast, closeLabel, onDismiss: toastQueue.dismiss }
  return (
    <>
      {children}
      {loaded ? <loaded.Area {...shown} areaLabel={areaLabel} /> : null}
      {hasFailed && !loaded ? <PlainToast {...shown} /> : null}
    </>
  )
}

function useToastArea(toastId: number | undefined) {
  const [loaded, setLoaded] = useState<LoadedArea | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (loaded) return undefined
    // What failed is asked for again with the next press or toast; some browsers remember the failure until a reload.
    const load = () => {
      import('./toast-area').then(
        (module) => setLoaded({ Area: module.ToastArea }),
        () => setHasFailed(true),
      )
    }
    if (toastId !== undefined) load()
    const ahead = setTimeout(load, AHEAD_MS)
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) window.addEventListener(touch, load, { passive: true })
    return () => {
      clearTimeout(ahead)
      for (const touch of touches) window.removeEventListener(touch, load)
    }
  }, [loaded, toastId])
  return { loaded, hasFailed }
}
