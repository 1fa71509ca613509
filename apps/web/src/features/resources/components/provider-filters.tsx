import { HEALTHCARE_NEEDS } from '@careway/domain/vocabulary/profile-choices'
import { useLanguage, useMessages } from '../../../platform/language'
import { Field } from '../../../ui/field/field'
import { Select } from '../../../ui/input/select'
import type { ChangeAddress, ResourcesAddress, Specialty } from '../address/resources-address'
import { kindsByName } from './kinds-by-name'
import { RadiusField } from './radius-field'
import './resource-filters.css'

interface ProviderFiltersProps {
  readonly address: ResourcesAddress
  readonly go: ChangeAddress
}

/** Which kind of care, and how far. */
export function ProviderFilters({ address, go }: ProviderFiltersProps) {
  const t = useMessages('resources')
  const common = useMessages('common')
  const kinds = useMessages('providers')
  const { language } = useLanguage()
  return (
    <div className="resource-filters no-print">
      <Field label={t('providers.specialty')}>
        <Select
          name="specialty"
          value={address.specialty}
          onChange={(event) => go({ specialty: event.currentTarget.value as Specialty | 'all' })}
        >
          <option value="all">{t('providers.anySpecialty')}</option>
          <optgroup label={t('providers.byNeed')}>
            {HEALTHCARE_NEEDS.map((need) => (
              <option key={need} value={need}>
                {common(`choices.need.${need}`)}
              </option>
            ))}
          </optgroup>
          <optgroup label={t('providers.byKind')}>
            {kindsByName((kind) => kinds(`kind.${kind}`), language).map(({ kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </optgroup>
        </Select>
      </Field>
      <RadiusField address={address} go={go} />
    </div>
  )
}
