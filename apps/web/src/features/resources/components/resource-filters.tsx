import { LANGUAGE_PREFERENCES } from '@careway/domain/vocabulary/language-preference'
import { useMessages } from '../../../platform/language'
import { Chip, ChipRow } from '../../../ui/chip/chip'
import { Field } from '../../../ui/field/field'
import { Select } from '../../../ui/input/select'
import type { ChangeAddress, ResourcesAddress } from '../address/resources-address'
import { RadiusField } from './radius-field'
import './resource-filters.css'

interface ResourceFiltersProps {
  readonly address: ResourcesAddress
  readonly hasZipCode: boolean
  readonly go: ChangeAddress
}

/** How far, in which language, and what must hold. */
export function ResourceFilters({ address, hasZipCode, go }: ResourceFiltersProps) {
  const t = useMessages('resources')
  const common = useMessages('common')
  return (
    <div className="resource-filters no-print">
      {hasZipCode ? <RadiusField address={address} go={go} /> : null}
      <Field label={t('filters.language')}>
        <Select
          name="language"
          value={address.language}
          onChange={(event) => go({ language: event.currentTarget.value as ResourcesAddress['language'] })}
          options={[
            { value: 'all', label: t('filters.anyLanguage') },
            ...LANGUAGE_PREFERENCES.map((value) => ({ value, label: common(`choices.language.${value}`) })),
          ]}
        />
      </Field>
      <ChipRow label={t('filters.only')}>
        <Chip isPressed={address.isOpenNow} onClick={() => go({ isOpenNow: !address.isOpenNow })}>
          {t('filters.openNow')}
        </Chip>
        <Chip isPressed={address.isFree} onClick={() => go({ isFree: !address.isFree })}>
          {t('filters.free')}
        </Chip>
        <Chip isPressed={address.isAccessible} onClick={() => go({ isAccessible: !address.isAccessible })}>
          {t('filters.accessible')}
        </Chip>
      </ChipRow>
    </div>
  )
}
