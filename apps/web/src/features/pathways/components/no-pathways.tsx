import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { EmptyState } from '../../../ui/empty-state/empty-state'

/** Before anything was found: one step to take. */
export function NoPathways({ isSetUp, onStart }: { isSetUp: boolean; onStart: () => void }) {
  const t = useMessages('pathways')
  return (
    <EmptyState
      title={t('empty.title')}
      headingLevel={2}
      action={
        <Button variant={isSetUp ? 'primary' : 'second'} aria-haspopup="dialog" onClick={onStart}>
          {t(isSetUp ? 'findNew' : 'setup.quick')}
        </Button>
      }
    >
      {t(isSetUp ? 'empty.text' : 'empty.setupText')}
    </EmptyState>
  )
}
