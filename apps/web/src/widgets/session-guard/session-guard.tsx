import { useEffect } from 'react'
import { onSessionEnd } from '../../platform/session-end'
import { useUnauthorized } from './use-unauthorized'

/** Once in the app: reacts to every call that was answered "signed out". */
export function SessionGuard() {
  const unauthorized = useUnauthorized()
  useEffect(() => onSessionEnd(unauthorized), [unauthorized])
  return null
}
