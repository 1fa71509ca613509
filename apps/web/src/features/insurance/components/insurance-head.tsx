import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'
import { useMessages } from '../../../platform/language'
import { Segmented } from '../../../ui/choice/segmented'
import { FieldGroup } from '../../../ui/field/field-group'
import { PageHead } from '../../../ui/page-head/page-head'
import type { ChangeAddress } from '../address/insurance-address'

interface InsuranceHeadProps {
  readonly coverage: Pick<MyCoverage, 'planYear' | 'planYears'> | undefined
  readonly year: number | undefined
  readonly go: ChangeAddress
}

/** The title, and the plan year that everything below is for. */
export function InsuranceHead({ coverage, year, go }: InsuranceHeadProps) {
  const t = useMessages('insurance')
  const chosen = year ?? coverage?.planYear
  return (
    <div className="row row--between row--top row--wide">
      <div className="grow">
        <PageHead title={t('title')} lead={t('lead')} />
      </div>
      {coverage && chosen !== undefined && coverage.planYears.length > 1 ? (
        <FieldGroup label={t('planYear')}>
          <Segmented
            name="plan-year"
            value={String(chosen)}
            onValueChange={(value) => go({ year: Number(value), compared: [] })}
            options={coverage.planYears.map((each) => ({ value: String(each), label: each }))}
          />
        </FieldGroup>
      ) : null}
    </div>
  )
}
