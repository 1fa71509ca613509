import X from 'lucide-react/icons/x'
import { RADIUS_DEFAULT } from '@careway/contracts/resources/list-resources'
import { useMessages } from '../../../platform/language'
import { LinkButton } from '../../../ui/link/link'
import { Chip } from '../../../ui/chip/chip'
import { Icon } from '../../../ui/icon/icon'
import type { ChangeAddress, ResourcesAddress } from '../address/resources-address'
import { focusResults } from './focus-results'

interface Active {
  readonly label: string
  readonly without: Partial<ResourcesAddress>
}

export const NO_FILTERS = {
  search: '',
  resourceType: 'all',
  radius: RADIUS_DEFAULT,
  isOpenNow: false,
  isFree: false,
  isAccessible: false,
  language: 'all',
} as const satisfies Partial<ResourcesAddress>

function useActiveFilters(address: ResourcesAddress): readonly Active[] {
  const t = useMessages('resources')
  const common = useMessages('common')
  const { search, resourceType, radius, language } = address
  const all: readonly (Active | false)[] = [
    search !== '' && { label: t('active.search', { search }), without: { search: '' } },
    resourceType !== 'all' && { label: t(`types.${resourceType}`), without: { resourceType: 'all' } },
    radius !== RADIUS_DEFAULT && {
      label: t('filters.miles', { miles: radius }),
      without: { radius: RADIUS_DEFAULT },
    },
    language !== 'all' && { label: common(`choices.language.${language}`), without: { language: 'all' } },
    address.isOpenNow && { label: t('filters.openNow'), without: { isOpenNow: false } },
    address.isFree && { label: t('filters.free'), without: { isFree: false } },
    address.isAccessible && { label: t('filters.accessible'), without: { isAccessible: false } },
  ]
  return all.filter((each): each is Active => each !== false)
}

/** Every filter in force, each to be taken off by itself, or all at once. */
export function ActiveFilters({ address, go }: { address: ResourcesAddress; go: ChangeAddress }) {
  const t = useMessages('resources')
  const active = useActiveFilters(address)
  if (active.length === 0) return null
  const take = (without: Partial<ResourcesAddress>) => {
    go(without)
    focusResults('resources-title')
  }
  return (
    <div className="row row--tight no-print">
      {active.map(({ label, without }) => (
        <Chip key={label} onClick={() => take(without)}>
          {label}
          <Icon glyph={X} label={t('active.remove')} />
        </Chip>
      ))}
      <LinkButton onClick={() => take(NO_FILTERS)}>{t('active.clear')}</LinkButton>
    </div>
  )
}
