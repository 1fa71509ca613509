import { useCallback } from 'react'
import { goTo, signInAgainPath } from '../../platform/browser-navigation'
import { useMessages } from '../../platform/language'
import { routeAt } from '../../platform/routes'
import { useToast } from '../../ui/toast/use-toast'

const REDIRECT_DELAY_MS = 500
/** Longer where there is more on the screen to take leave of. */
const REDIRECT_DELAY_OF_INSURANCE_MS = 1000
/** The screen that made the call reports its failure too, at once; this says why, and stays. */
const TOAST_DELAY_MS = 30
let isLeaving = false

const redirectDelay = () =>
  routeAt(window.location.pathname) === 'insurance' ? REDIRECT_DELAY_OF_INSURANCE_MS : REDIRECT_DELAY_MS

/** Says that the session is over and goes to sign in again, once, and back here after. Drafts stay. */
export function useUnauthorized(): () => void {
  const t = useMessages('common')
  const { toast } = useToast()
  return useCallback(() => {
    if (isLeaving) return
    isLeaving = true
    setTimeout(
      () =>
        toast({
          title: t('errors.unauthorizedTitle'),
          description: t('errors.unauthorizedText'),
          variant: 'destructive',
        }),
      TOAST_DELAY_MS,
    )
    setTimeout(() => {
      isLeaving = false
      goTo(signInAgainPath())
    }, redirectDelay())
  }, [t, toast])
}
