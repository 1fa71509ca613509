import type { Pathway } from '@careway/contracts/pathways/pathway'
import type { Profile } from '@careway/contracts/profile/profile'
import { isProfileComplete } from '../../../platform/profile'
import { nextStep } from '../dashboard-summary'
import { ActiveList } from './active-list'
import { MyPlanCard } from './my-plan-card'
import { NextStepCard } from './next-step-card'
import { Overview } from './overview'
import { ProfileBanner } from './profile-banner'
import { QuickActions } from './quick-actions'
import { RecentActivity } from './recent-activity'
import { StartCard } from './start-card'

export interface DashboardContentProps {
  readonly profile: Profile | null
  readonly pathways: readonly Pathway[]
}

export function DashboardContent({ profile, pathways }: DashboardContentProps) {
  const isComplete = isProfileComplete(profile)
  const next = nextStep(pathways)
  return (
    <>
      {isComplete ? null : <ProfileBanner isMain={!next} />}
      {next ? <NextStepCard next={next} /> : null}
      {isComplete && !next ? <StartCard /> : null}
      <Overview isComplete={isComplete} pathways={pathways} />
      <div className="split">
        <ActiveList pathways={pathways} isComplete={isComplete} />
        <div className="stack stack--6">
          <MyPlanCard />
          <QuickActions isComplete={isComplete} />
          <RecentActivity pathways={pathways} />
        </div>
      </div>
    </>
  )
}
