import { isUnauthorized, problemMessage } from '../../../platform/call'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/input/input'
import { toast } from '../../../ui/toast/use-toast'
import { useCalculateSubsidies } from '../api/use-calculate-subsidies'
import { SubsidyResult } from './subsidy-result'
import { useDollarField } from './use-dollar-field'

/** What the household would pay for a premium that somebody quoted. */
export function CalculatorCard({ year }: { year: number }) {
  const t = useMessages('insurance')
  const common = useMessages('common')
  const { mutate, data, isPending } = useCalculateSubsidies()
  const report = (error: unknown) => {
    if (isUnauthorized(error)) return
    const why = problemMessage(error, common('errors.network'))
    toast({ title: common('errors.title'), description: t('calculator.failed', { why }), variant: 'destructive' })
  }
  const { input, fault, onSubmit } = useDollarField((monthlyPremium) =>
    mutate({ monthlyPremium, year }, { onError: report }),
  )
  return (
    <Card id="calculator" aria-labelledby="calculator-title">
      <h2 id="calculator-title" className="t-xl">
        {t('calculator.title')}
      </h2>
      <p className="muted">{t('calculator.lead', { year })}</p>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <Field
          label={t('calculator.premium')}
          help={t('calculator.premiumHelp')}
          isRequired
          requiredText={common('actions.required')}
          error={fault && t(fault)}
        >
          <Input {...input} isShort inputMode="decimal" autoComplete="off" name="monthlyPremium" />
        </Field>
        <div className="actions">
          <Button type="submit" variant="second" isBusy={isPending}>
            {t(isPending ? 'calculator.calculating' : 'calculator.calculate')}
          </Button>
        </div>
      </form>
      <div role="status">{data ? <SubsidyResult subsidies={data} /> : null}</div>
    </Card>
  )
}
