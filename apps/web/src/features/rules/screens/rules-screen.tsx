import { useMessages } from '../../../platform/language'
import { useScreenTitle } from '../../../platform/screen-title'
import { PageHead } from '../../../ui/page-head/page-head'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useRules } from '../api/use-rules'
import { AccuracyCard } from '../components/accuracy-card'
import { RulesList } from '../components/rules-list'

/** /how-we-calculate: every rule, year by year, with its source; and how the worked cases came out. For everybody. */
export function RulesScreen() {
  const t = useMessages('rules')
  useScreenTitle(t('title'))
  return (
    <div className="reading stack stack--6">
      <PageHead title={t('title')} lead={t('lead')} />
      <p>{t('about')}</p>
      <Body />
    </div>
  )
}

function Body() {
  const common = useMessages('common')
  const rules = useRules()
  if (rules.data)
    return (
      <>
        <AccuracyCard record={rules.data.accuracy} />
        <RulesList list={rules.data} />
      </>
    )
  if (rules.isError) return <LoadFailure onRetry={() => void rules.refetch()} />
  return (
    <>
      <LoadingStatus>{common('actions.loading')}</LoadingStatus>
      <SkeletonCard lineCount={2} />
      <SkeletonCard lineCount={4} />
    </>
  )
}
