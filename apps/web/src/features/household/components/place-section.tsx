import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CountyChoice } from '@careway/contracts/coverage/my-coverage'
import { isUsState, US_STATE_NAMES } from '@careway/domain/vocabulary/us-state'
import { useMessages } from '../../../platform/language'
import { Card } from '../../../ui/card/card'
import { RadioCards } from '../../../ui/choice/radio-cards'
import { FieldGroup } from '../../../ui/field/field-group'
import type { useCounties } from '../api/use-counties'
import type { HouseholdValues } from '../household-values'
import { NumberField } from './household-input'
import { useHouseholdField } from './use-household-field'

type Counties = ReturnType<typeof useCounties>

const stateName = (state: string) => (isUsState(state) ? US_STATE_NAMES[state] : state)

function useCountyName() {
  const t = useMessages('household')
  return ({ name, state }: CountyChoice) => t('place.one', { county: name, state: stateName(state) })
}

/** A county that the new ZIP code does not lie in is no longer the person's. */
function useCountyInStep(counties: readonly CountyChoice[] | undefined) {
  const { getValues, setValue } = useFormContext<HouseholdValues>()
  useEffect(() => {
    const chosen = getValues('countyFips')
    if (counties && chosen && !counties.some(({ fips }) => fips === chosen)) setValue('countyFips', '')
  }, [counties, getValues, setValue])
}

export function PlaceSection({ counties }: { counties: Counties }) {
  const t = useMessages('household')
  useCountyInStep(counties.data)
  return (
    <Card aria-labelledby="household-place">
      <h2 id="household-place" className="t-lg">
        {t('place.title')}
      </h2>
      <NumberField
        name="zipCode"
        label={t('place.zipCode')}
        help={t('place.zipCodeHelp')}
        mode="numeric"
        maxLength={5}
      />
      <CountyAnswer counties={counties} />
    </Card>
  )
}

function CountyAnswer({ counties }: { counties: Counties }) {
  const t = useMessages('household')
  const nameOf = useCountyName()
  const zipCode = useWatch<HouseholdValues, 'zipCode'>({ name: 'zipCode' })
  if (counties.isLoading) return <output className="small muted">{t('place.checking')}</output>
  if (counties.isError) return <output className="small muted">{t('place.failed')}</output>
  const [main, ...others] = counties.data ?? []
  if (!main || zipCode.length < 5) return null
  if (others.length === 0) return <output className="small muted">{nameOf(main)}</output>
  return <CountyQuestion counties={[main, ...others]} />
}

function CountyQuestion({ counties }: { counties: readonly CountyChoice[] }) {
  const t = useMessages('household')
  const nameOf = useCountyName()
  const { control, error } = useHouseholdField('countyFips')
  return (
    <FieldGroup label={t('place.county')} help={t('place.countyHelp')} error={error}>
      <RadioCards
        name={control.name}
        options={counties.map((each) => ({ value: each.fips, label: nameOf(each) }))}
        inputProps={control}
      />
    </FieldGroup>
  )
}
