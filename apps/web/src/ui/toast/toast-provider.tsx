import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { ToastAreaProps } from './toast-area'
import { toastQueue } from './use-toast'

export type ToastProviderProps = { areaLabel: string; closeLabel: string; children?: ReactNode }

type LoadedArea = { Area: ComponentType<ToastAreaProps> }

/**
 * The place where toasts come up. Its code is fetched with the first press or key, or with the first toast, so that a
 * page that nobody has touched yet stays small.
 */
export function ToastProvider({ areaLabel, closeLabel, children }: ToastProviderProps) {
  const toast = useSyncExternalStore(toastQueue.subscribe, toastQueue.current, () => null)
  const loaded = useToastArea(toast !== null)
  return (
    <>
      {children}
      {loaded ? (
        <loaded.Area toast={toast} areaLabel={areaLabel} closeLabel={closeLabel} onDismiss={toastQueue.dismiss} />
      ) : null}
    </>
  )
}

function useToastArea(isNeeded: boolean): LoadedArea | null {
  const [loaded, setLoaded] = useState<LoadedArea | null>(null)
  useEffect(() => {
    if (loaded) return undefined
    const load = () => {
      // A chunk that can't be fetched is asked for again at the next press or toast.
      import('./toast-area').then(
        (module) => setLoaded({ Area: module.ToastArea }),
        () => undefined,
      )
    }
    if (isNeeded) load()
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) window.addEventListener(touch, load, { passive: true })
    return () => {
      for (const touch of touches) window.removeEventListener(touch, load)
    }
  }, [loaded, isNeeded])
  return loaded
}
