import { RULE_AREAS, type RuleArea } from '@careway/domain/rules/rule-area'
import { useMessages } from '../../../platform/language'
import { Chip, ChipRow } from '../../../ui/chip/chip'
import { SearchInput } from '../../../ui/input/search-input'
import type { RulesFilter } from '../rules-address'

export interface RulesFiltersProps {
  readonly filter: RulesFilter
  readonly onChange: (filter: RulesFilter) => void
  /** How many rules an area has. */
  readonly countOf: (area: RuleArea | undefined) => number
}

export function RulesFilters({ filter, onChange, countOf }: RulesFiltersProps) {
  const t = useMessages('rules')
  const areas = [undefined, ...RULE_AREAS].filter((area) => countOf(area) > 0)
  return (
    <search className="stack stack--3">
      <SearchInput
        label={t('search')}
        placeholder={t('search')}
        value={filter.text}
        maxLength={80}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      <ChipRow label={t('areasLabel')}>
        {areas.map((area) => (
          <Chip
            key={area ?? 'all'}
            isPressed={filter.area === area}
            count={countOf(area)}
            onClick={() => onChange({ ...filter, area })}
          >
            {area ? t(`areas.${area}`) : t('allAreas')}
          </Chip>
        ))}
      </ChipRow>
    </search>
  )
}
