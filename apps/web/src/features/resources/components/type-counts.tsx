import Languages from 'lucide-react/icons/languages'
import Car from 'lucide-react/icons/car'
import HandCoins from 'lucide-react/icons/hand-coins'
import Scale from 'lucide-react/icons/scale'
import { RESOURCE_TYPES, type ResourceType } from '@careway/domain/vocabulary/help-terms'
import { useMessages } from '../../../platform/language'
import { Chip, ChipRow } from '../../../ui/chip/chip'
import { Icon } from '../../../ui/icon/icon'
import type { ChangeAddress, ResourcesAddress } from '../address/resources-address'
import './resource-filters.css'

/** The four that people look for most have a card each. */
const CARDS = [
  { type: 'transportation', icon: Car },
  { type: 'financial_aid', icon: HandCoins },
  { type: 'interpreter', icon: Languages },
  { type: 'legal_aid', icon: Scale },
] as const
const onCards: readonly ResourceType[] = CARDS.map(({ type }) => type)

interface TypeCountsProps {
  readonly counts: Readonly<Partial<Record<ResourceType, number>>> | undefined
  readonly total: number | undefined
  readonly address: ResourcesAddress
  readonly go: ChangeAddress
}

/** How many there are of each type; pressing one shows only these, pressing it again all. */
export function TypeCounts({ counts, total, address: { resourceType }, go }: TypeCountsProps) {
  const t = useMessages('resources')
  const toggle = (type: ResourceType) => go({ resourceType: resourceType === type ? 'all' : type })
  const countOf = (type: ResourceType) => (counts ? (counts[type] ?? 0) : undefined)
  return (
    <div className="stack stack--3 no-print">
      <fieldset className="type-counts" aria-label={t('types.label')}>
        {CARDS.map(({ type, icon }) => (
          <button
            key={type}
            type="button"
            className="type-count"
            aria-pressed={resourceType === type}
            onClick={() => toggle(type)}
          >
            <Icon glyph={icon} />
            <span className="type-count__number">{countOf(type) ?? '…'}</span>
            <span className="type-count__name">{t(`types.${type}`)}</span>
          </button>
        ))}
      </fieldset>
      <ChipRow label={t('types.more')}>
        <Chip isPressed={resourceType === 'all'} count={total} onClick={() => go({ resourceType: 'all' })}>
          {t('types.all')}
        </Chip>
        {RESOURCE_TYPES.filter((type) => !onCards.includes(type)).map((type) => (
          <Chip key={type} isPressed={resourceType === type} count={countOf(type)} onClick={() => toggle(type)}>
            {t(`types.${type}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
