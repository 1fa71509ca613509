import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'
import type { Profile } from '@careway/contracts/profile/profile'
import type { ChangeAddress, InsuranceAddress } from '../address/insurance-address'
import { useInsurancePlans } from '../api/use-insurance-plans'
import { EnrollmentCard } from '../enrollment/enrollment-card'
import { MyPlan } from '../saved/my-plan'
import { usePlanSaving } from '../saved/use-plan-saving'
import { WhatIfCard } from '../what-if/what-if-card'
import { CalculatorCard } from './calculator-card'
import { CountyQuestion } from './county-question'
import { DetailsStrip } from './details-strip'
import { HouseholdSection } from './household-section'
import { IncomeForm } from './income-form'
import { MedicaidSection } from './medicaid-section'
import { OnThisPage } from './on-this-page'
import { PlansSection } from './plans-section'
import { PremiumHelpCard } from './premium-help-card'

interface MarketplaceProps {
  readonly coverage: MyCoverage
  readonly profile: Profile
  readonly address: InsuranceAddress
  readonly go: ChangeAddress
}

/** Prices differ by county: asked wherever the ZIP code leaves it open. */
const isCountyOpen = ({ needs, county, counties }: MyCoverage) =>
  needs.includes('county') || (county === null && counties.length > 1)

/** Help first, then who gets what, then plans by what a year costs. */
export function Marketplace({ coverage, profile, address, go }: MarketplaceProps) {
  const saved = usePlanSaving()
  const offered = useInsurancePlans({ year: address.year })
  const { estimate, marketplace, enrollment, needs } = coverage
  return (
    <>
      <DetailsStrip coverage={coverage} profile={profile} />
      {isCountyOpen(coverage) ? <CountyQuestion coverage={coverage} /> : null}
      {needs.includes('income') ? <IncomeForm /> : null}
      {estimate ? <OnThisPage /> : null}
      <MyPlan saved={saved} plans={offered.data ?? []} use={address.use} />
      <div className="grid grid--lg">
        <MedicaidSection profile={profile} />
        {estimate ? <PremiumHelpCard estimate={estimate} /> : null}
      </div>
      {estimate ? <HouseholdSection estimate={estimate} coverage={coverage} profile={profile} /> : null}
      <PlansSection marketplace={marketplace} address={address} go={go} saving={saved} />
      {estimate ? <WhatIfCard estimate={estimate} profile={profile} /> : null}
      <div className="grid grid--lg">
        {estimate ? <CalculatorCard year={coverage.planYear} /> : null}
        {enrollment ? <EnrollmentCard dates={enrollment} marketplace={marketplace} /> : null}
      </div>
    </>
  )
}
