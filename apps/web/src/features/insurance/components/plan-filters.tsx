import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import { USE_LEVELS, type UseLevel } from '@careway/domain/vocabulary/health-plan-terms'
import { useMessages } from '../../../platform/language'
import { Segmented } from '../../../ui/choice/segmented'
import { Field } from '../../../ui/field/field'
import { FieldGroup } from '../../../ui/field/field-group'
import { Select } from '../../../ui/input/select'
import type { ChangeAddress, InsuranceAddress } from '../address/insurance-address'
import { countLevels, countTypes } from '../results/choose-plans'
import './plan-filters.css'

export interface PlanFiltersProps {
  readonly plans: readonly InsurancePlan[]
  readonly address: InsuranceAddress
  readonly go: ChangeAddress
}

/** How much care is expected, which level, which type. Each choice says how many plans it leaves. */
export function PlanFilters({ plans, address: { use, level, type }, go }: PlanFiltersProps) {
  const t = useMessages('insurance')
  const counted = (label: string, count: number) => t('filters.counted', { label, count })
  return (
    <div className="plan-filters no-print">
      <FieldGroup label={t('use.question')} help={t(`use.about.${use}`)}>
        <Segmented
          name="use"
          value={use}
          onValueChange={(value) => go({ use: value as UseLevel })}
          options={USE_LEVELS.map((value) => ({ value, label: t(`use.${value}`) }))}
        />
      </FieldGroup>
      <Field label={t('filters.level')}>
        <Select
          name="metalLevel"
          value={level}
          onChange={(event) => go({ level: event.currentTarget.value as InsuranceAddress['level'] })}
          options={countLevels(plans, type).map(({ value, count }) => ({
            value,
            label: counted(value === 'all' ? t('filters.allLevels') : t(`level.${value}`), count),
          }))}
        />
      </Field>
      <Field label={t('filters.type')}>
        <Select
          name="planType"
          value={type}
          onChange={(event) => go({ type: event.currentTarget.value as InsuranceAddress['type'] })}
          options={countTypes(plans, level).map(({ value, count }) => ({
            value,
            label: counted(value === 'all' ? t('filters.allTypes') : value, count),
          }))}
        />
      </Field>
    </div>
  )
}
