import { RADIUS_CHOICES } from '@careway/contracts/resources/list-resources'
import { useMessages } from '../../../platform/language'
import { Field } from '../../../ui/field/field'
import { Select } from '../../../ui/input/select'
import type { ChangeAddress, ResourcesAddress } from '../address/resources-address'

interface RadiusFieldProps {
  readonly address: ResourcesAddress
  readonly go: ChangeAddress
}

/** How far away something may be. */
export function RadiusField({ address, go }: RadiusFieldProps) {
  const t = useMessages('resources')
  return (
    <Field label={t('filters.radius')}>
      <Select
        name="radius"
        value={String(address.radius)}
        onChange={(event) => go({ radius: Number(event.currentTarget.value) })}
        options={RADIUS_CHOICES.map((miles) => ({ value: String(miles), label: t('filters.miles', { miles }) }))}
      />
    </Field>
  )
}
