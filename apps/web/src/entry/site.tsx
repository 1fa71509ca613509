import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { afterFocusReturn } from '../platform/after-focus-return'
import { useCurrentUser, type CurrentUser } from '../platform/current-user'
import { claimDrafts } from '../platform/draft'
import { usePathname } from '../platform/router'
import { routeAt } from '../platform/routes'
import { SharedLayout } from '../widgets/layout/shared-layout'
import { VisitorLayout } from '../widgets/layout/visitor-layout'
import { CrashBoundary } from './crash-boundary'
import { isDevelopmentPage } from './development-routes'
import { frameOf, type Frame } from './frame'
import { lazyScreen } from './lazy-screen'
import { ScreenSkeleton } from './screen-skeleton'
import { ScreenSwitch } from './screen-switch'
import { useScrollToTop } from './use-scroll-to-top'

const BetaFeedback = lazyScreen(
  async () => (await import('../features/feedback/components/beta-feedback')).BetaFeedback,
  ['feedback'],
)

/** The frame of the page, the screen inside it, and the feedback dialog above both. */
export function Site() {
  const authentication = useCurrentUser()
  const { user } = authentication
  const pathname = usePathname()
  const [isFeedbackOpen, setIsFeedbackOpen] = useState(false)
  const [wasFeedbackOpened, setWasFeedbackOpened] = useState(false)
  useScrollToTop()
  useEffect(() => {
    if (user) claimDrafts(user.id)
  }, [user])
  const openFeedback = () => {
    setWasFeedbackOpened(true)
    afterFocusReturn(() => setIsFeedbackOpen(true))
  }
  const frame = isDevelopmentPage(pathname) ? 'none' : frameOf(routeAt(pathname), authentication)
  return (
    <>
      <Framed frame={frame} user={user} onBetaFeedback={openFeedback}>
        <CrashBoundary place={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <ScreenSwitch />
          </Suspense>
        </CrashBoundary>
      </Framed>
      {wasFeedbackOpened ? (
        <Suspense>
          <BetaFeedback isOpen={isFeedbackOpen} onOpenChange={setIsFeedbackOpen} userEmail={user?.email} />
        </Suspense>
      ) : null}
    </>
  )
}

interface FramedProps {
  readonly frame: Frame
  readonly user: CurrentUser | undefined
  readonly onBetaFeedback: () => void
  readonly children: ReactNode
}

function Framed({ frame, user, onBetaFeedback, children }: FramedProps) {
  if (frame === 'none') return children
  if (frame === 'visitor' || !user) return <VisitorLayout>{children}</VisitorLayout>
  return (
    <SharedLayout user={user} onBetaFeedback={onBetaFeedback}>
      {children}
    </SharedLayout>
  )
}
