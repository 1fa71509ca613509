import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'

/** A better source than the one that answered did not. */
export const isPartUnreached = (plans: readonly InsurancePlan[]): boolean =>
  plans.some(({ source }) => source.unreachable.length > 0)

/** What is missing while the marketplace can't be reached, and a way to ask it again. */
export function UnreachedNotice({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('insurance')
  const common = useMessages('common')
  return (
    <Alert
      tone="amber"
      role="alert"
      title={t('problems.unreachable')}
      action={
        <Button variant="second" onClick={onRetry}>
          {common('actions.retry')}
        </Button>
      }
    >
      {t('problems.unreachableMissing')}
    </Alert>
  )
}
