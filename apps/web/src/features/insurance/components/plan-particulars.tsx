import type { ReactNode } from 'react'
import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import { useLanguage, useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Link } from '../../../ui/link/link'
import { asOfText } from '../../../widgets/pathway/as-of-text'
import { useMoney } from '../use-money'
import { usePlanServices } from './use-plan-services'

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)

const DOCUMENTS = ['benefitsUrl', 'brochureUrl', 'formularyUrl', 'networkUrl'] as const

/** The issuer's own papers, where the source names them. */
function PlanDocuments({ plan }: { plan: InsurancePlan }) {
  const t = useMessages('insurance')
  const common = useMessages('common')
  return (
    <div className="row">
      {DOCUMENTS.map((name) => {
        const url = plan[name]
        return url ? (
          <Link key={name} href={url} externalText={common('actions.opensNewSite')}>
            {t(`plan.${name}`)}
          </Link>
        ) : null
      })}
    </div>
  )
}

/** Everything else about the plan: premium before help, start, area, family limits, what visits cost. */
export function PlanParticulars({ plan }: { plan: InsurancePlan }) {
  const t = useMessages('insurance')
  const { language } = useLanguage()
  const money = useMoney()
  const services = usePlanServices(plan)
  return (
    <Disclosure
      summary={
        <>
          {t('plan.particulars')}
          <span className="sr">: {plan.name}</span>
        </>
      }
      openSummary={t('plan.hideParticulars')}
    >
      <dl className="plan-card__particulars">
        <Line label={t('plan.monthlyPremium')}>{money.exact(plan.monthlyPremium)}</Line>
        <Line label={t('plan.familyDeductible')}>{money.whole(plan.familyDeductible)}</Line>
        {plan.drugDeductible === null ? null : (
          <Line label={t('plan.drugDeductible')}>{money.whole(plan.drugDeductible)}</Line>
        )}
        <Line label={t('plan.familyOutOfPocketMax')}>{money.whole(plan.familyOutOfPocketMax)}</Line>
        {services.map(({ service, label, text }) => (
          <Line key={service} label={label}>
            {text}
          </Line>
        ))}
        <Line label={t('plan.effectiveDate')}>{asOfText(plan.effectiveDate, language)}</Line>
        <Line label={t('plan.serviceArea')}>{plan.serviceArea}</Line>
      </dl>
      <PlanDocuments plan={plan} />
    </Disclosure>
  )
}
