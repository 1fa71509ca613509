import { useState, type FormEvent } from 'react'
import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { RadioCards } from '../../../ui/choice/radio-cards'
import { FieldGroup } from '../../../ui/field/field-group'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { useUpdateProfile } from '../api/use-update-profile'

/** The ZIP code lies in several counties, and prices differ by county: asks which, and keeps the answer. */
export function CountyQuestion({ coverage }: { coverage: Pick<MyCoverage, 'counties' | 'county' | 'zipCode'> }) {
  const t = useMessages('insurance')
  const common = useMessages('common')
  const update = useUpdateProfile()
  const [fips, setFips] = useState(coverage.county?.fips ?? '')
  const [isMissing, setMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(fips === '')
    if (fips === '') return
    update.mutate(
      { countyFips: fips },
      { onError: (error) => reportFailure(t('errors.saving'), error, common('errors.network')) },
    )
  }
  return (
    <Card variant="amber" id="county">
      <form className="stack" noValidate onSubmit={send}>
        <FieldGroup
          label={t('county.question', { zipCode: coverage.zipCode ?? '' })}
          help={t('county.why')}
          error={isMissing ? t('county.missing') : undefined}
        >
          <RadioCards
            name="county"
            value={fips}
            onValueChange={(value) => {
              setFips(value)
              setMissing(false)
            }}
            options={coverage.counties.map((county) => ({ value: county.fips, label: county.name }))}
          />
        </FieldGroup>
        <div className="actions">
          <Button type="submit" isBusy={update.isPending}>
            {t(update.isPending ? 'county.saving' : 'county.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
