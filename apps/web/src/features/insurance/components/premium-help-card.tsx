import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import type { CoverageEstimate } from '@careway/contracts/coverage/coverage-answer'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Badge } from '../../../ui/badge/badge'
import { Card } from '../../../ui/card/card'
import { creditIncomes, helpStanding, type HelpStanding } from '../results/premium-help'
import { tellsOfCreditEnd, unsaidReasons } from '../results/unsaid-reasons'
import { useMoney } from '../use-money'
import { Reasons } from './reasons'
import { Citations } from './citations'
import { PremiumWorking } from './premium-working'
import { HowWeCalculateLink } from './ways'

const BADGES = {
  likely: { tone: 'teal', icon: CircleCheck },
  'covered-otherwise': { tone: 'plain', icon: CircleCheck },
  above: { tone: 'plain', icon: CircleDashed },
  below: { tone: 'plain', icon: CircleDashed },
  none: { tone: 'plain', icon: CircleDashed },
  unpriced: { tone: 'amber', icon: CircleQuestionMark },
} as const satisfies Record<HelpStanding, unknown>

/** Where help begins or stops, and how far that is. */
function WhereHelpStops({ estimate }: { estimate: CoverageEstimate }) {
  const t = useMessages('insurance')
  const money = useMoney()
  const incomes = creditIncomes(estimate)
  if (!incomes) return null
  const { from, to } = incomes
  if (estimate.annualIncome < from) {
    const amounts = { limit: money.whole(from), gap: money.whole(from - estimate.annualIncome) }
    return <p className="small">{t('help.begins', amounts)}</p>
  }
  if (to === undefined || tellsOfCreditEnd(estimate.reasons)) return null
  const gap = to - estimate.annualIncome
  const amounts = { limit: money.whole(to), gap: money.whole(Math.abs(gap)) }
  return <p className="small">{t(gap < 0 ? 'help.stopsAbove' : 'help.stopsBelow', amounts)}</p>
}

function CostSharingNote({ estimate: { csrVariant } }: { estimate: CoverageEstimate }) {
  const t = useMessages('insurance')
  if (csrVariant === 'none') return null
  return (
    <Alert tone="teal" title={t('csr.title')}>
      {t(`csr.note.${csrVariant}`)}
    </Alert>
  )
}

/** The premium tax credit, worked out line by line. */
export function PremiumHelpCard({ estimate }: { estimate: CoverageEstimate }) {
  const t = useMessages('insurance')
  const money = useMoney()
  const standing = helpStanding(estimate)
  const isCountyOpen = standing === 'unpriced' && estimate.countyFips === null
  return (
    <Card id="premium-help" aria-labelledby="help-title" data-standing={standing}>
      <div className="row row--between">
        <h2 id="help-title" className="t-xl">
          {t('help.title')}
        </h2>
        <Badge {...BADGES[standing]}>{t(`help.badge.${standing}`)}</Badge>
      </div>
      <p>
        {t(`help.lead.${isCountyOpen ? 'county' : standing}`, {
          amount: money.whole(estimate.premiumTaxCreditMonthly ?? 0),
        })}
      </p>
      {standing === 'covered-otherwise' ? null : (
        <>
          <PremiumWorking estimate={estimate} />
          <WhereHelpStops estimate={estimate} />
          <CostSharingNote estimate={estimate} />
        </>
      )}
      <Reasons reasons={unsaidReasons(estimate.reasons)} />
      <p className="tiny">
        {t('help.decides')} <HowWeCalculateLink isInline>{t('howWeCalculate')}</HowWeCalculateLink>
      </p>
      <Citations sources={estimate.sources} />
    </Card>
  )
}
