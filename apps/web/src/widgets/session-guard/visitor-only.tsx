import { useEffect, type ReactNode } from 'react'
import { useCurrentUser } from '../../platform/current-user'
import { returnPath } from '../../platform/return-path'
import { useNavigate, useSearchText } from '../../platform/router'

const REDIRECT_DELAY_MS = 100

/** For signing in and up: whoever is signed in, before or just now, goes on to where they wanted. */
export function VisitorOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useCurrentUser()
  const navigate = useNavigate()
  const path = returnPath(useSearchText())
  useEffect(() => {
    if (!isAuthenticated) return undefined
    const timer = setTimeout(() => navigate(path, { replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isAuthenticated, navigate, path])
  return children
}
