import { useQueryClient } from '@tanstack/react-query'
import { signOut } from '@careway/contracts/account/sign-out'
import { goTo } from './browser-navigation'
import { call } from './call'
import { closeDrafts } from './draft'
import { pathOf } from './routes'

/** The browser may keep the page as it stood; coming back to it must not show it again. */
const neverShowAgain = () =>
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })

/** Forgets all that was read and typed, ends the session, leaves for the sign-in page. A failure is only logged. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    client.clear()
    closeDrafts()
    neverShowAgain()
    try {
      await call(signOut)
    } catch (error) {
      reportError(error)
    }
    goTo(pathOf('login'))
  }
}
