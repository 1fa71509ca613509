import SearchX from 'lucide-react/icons/search-x'
import { RADIUS_CHOICES, type ResourcesSummary } from '@careway/contracts/resources/list-resources'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { Link } from '../../../ui/link/link'
import type { ChangeAddress, ResourcesAddress } from '../address/resources-address'
import { NO_FILTERS } from './active-filters'
import { focusResults } from './focus-results'

interface NoResourcesProps {
  readonly address: ResourcesAddress
  readonly go: ChangeAddress
  readonly summary: ResourcesSummary | undefined
}

/** The nearest radius that would find something. */
const widerRadius = (summary: ResourcesSummary | undefined, radius: number) =>
  summary?.within.find((each) => each.radius > radius && each.total > 0)

/** Why there is nothing, and what would find something: farther away, without the filters, or by phone. */
export function NoResources({ address, go, summary }: NoResourcesProps) {
  const t = useMessages('resources')
  const wider = widerRadius(summary, address.radius)
  const choice = wider && RADIUS_CHOICES.find((miles) => miles >= wider.radius)
  const change = (changes: Partial<ResourcesAddress>) => {
    go(changes)
    focusResults('resources-title')
  }
  return (
    <div className="stack">
      <EmptyState
        title={t('none.title')}
        icon={SearchX}
        action={
          <div className="row">
            {wider && choice ? (
              <Button onClick={() => change({ radius: choice })}>
                {t('none.wider', { miles: choice, count: wider.total })}
              </Button>
            ) : null}
            <Button variant="second" onClick={() => change(NO_FILTERS)}>
              {t('none.clear')}
            </Button>
          </div>
        }
      >
        {t('none.text')}
      </EmptyState>
      <p>
        {t('none.call211')} <Link href="tel:211">211</Link>
      </p>
    </div>
  )
}
