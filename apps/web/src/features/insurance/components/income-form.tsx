import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/input/input'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { useUpdateProfile } from '../api/use-update-profile'
import { useDollarField } from './use-dollar-field'
import { HouseholdLink } from './ways'

/** Without an income nothing can be worked out: asks for it here, and keeps it in the profile. */
export function IncomeForm() {
  const t = useMessages('insurance')
  const common = useMessages('common')
  const update = useUpdateProfile()
  const { input, fault, onSubmit } = useDollarField((dollars) =>
    update.mutate(
      { estimatedAnnualIncome: Math.round(dollars), incomeParts: [] },
      { onError: (error) => reportFailure(t('errors.saving'), error, common('errors.network')) },
    ),
  )
  return (
    <Card variant="amber" id="income" aria-labelledby="income-title">
      <h2 id="income-title" className="t-xl">
        {t('income.title')}
      </h2>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <Field
          label={t('income.label')}
          help={t('income.help')}
          isRequired
          requiredText={common('actions.required')}
          error={fault && t(fault)}
        >
          <Input {...input} isShort inputMode="decimal" autoComplete="off" name="income" />
        </Field>
        <div className="actions">
          <Button type="submit" isBusy={update.isPending}>
            {t(update.isPending ? 'income.saving' : 'income.save')}
          </Button>
          <HouseholdLink>{t('income.helper')}</HouseholdLink>
        </div>
      </form>
    </Card>
  )
}
