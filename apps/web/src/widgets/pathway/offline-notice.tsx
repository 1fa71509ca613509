import { useSyncExternalStore } from 'react'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useMessages } from '../../platform/language'
import { Alert } from '../../ui/alert/alert'

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Stands above the list while there is no network. */
export function OfflineNotice() {
  const common = useMessages('common')
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return isOnline ? null : (
    <div aria-live="polite">
      <Alert icon={WifiOff}>{common('errors.offline')}</Alert>
    </div>
  )
}
