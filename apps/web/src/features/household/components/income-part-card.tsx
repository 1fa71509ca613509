import { useWatch } from 'react-hook-form'
import { PAY_PERIODS } from '@careway/contracts/profile/household'
import { useLanguage, useMessages } from '../../../platform/language'
import { Card } from '../../../ui/card/card'
import { FieldGroup } from '../../../ui/field/field-group'
import { LinkButton } from '../../../ui/link/link'
import type { HouseholdValues } from '../household-values'
import { hasWeeks, MONTHS_A_YEAR, type IncomePartValues } from '../income-part-values'
import { NumberField, SelectField } from './household-input'

const PERIODS = [...PAY_PERIODS, 'months'] as const
const ENTRIES = Array.from({ length: MONTHS_A_YEAR }, (_, month) => month)

const DEDUCTIONS = {
  hour: 'income.deductionWeek',
  months: 'income.deductionMonths',
  month: 'income.deductionMonths',
  year: 'income.deductionYear',
} as const
const deductionLabel = (per: IncomePartValues['per']) =>
  per in DEDUCTIONS ? DEDUCTIONS[per as keyof typeof DEDUCTIONS] : 'income.deduction'

export function IncomePartCard({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useMessages('household')
  const at = `incomeParts.${index}` as const
  const per = useWatch<HouseholdValues, `incomeParts.${number}.per`>({ name: `${at}.per` }) as
    IncomePartValues['per'] | undefined
  const titleId = `household-income-${index}`
  if (!per) return null
  return (
    <Card aria-labelledby={titleId}>
      <div className="row row--between">
        <h3 id={titleId}>{t('income.part', { number: index + 1 })}</h3>
        <LinkButton onClick={onRemove} aria-label={t('income.remove', { number: index + 1 })}>
          {t('people.remove')}
        </LinkButton>
      </div>
      <div className="grid grid--sm">
        <SelectField
          name={`${at}.per`}
          label={t('income.per')}
          options={PERIODS.map((value) => ({ value, label: t(`income.periods.${value}`) }))}
        />
        {per === 'months' ? null : <NumberField name={`${at}.amount`} label={t(`income.amounts.${per}`)} />}
        {per === 'hour' ? (
          <NumberField name={`${at}.hoursWeekly`} label={t('income.hoursWeekly')} maxLength={5} />
        ) : null}
      </div>
      {per === 'months' ? <MonthFields index={index} /> : null}
      <div className="grid grid--sm">
        {hasWeeks(per) ? (
          <NumberField
            name={`${at}.weeksYearly`}
            label={t('income.weeksYearly')}
            help={t('income.weeksYearlyHelp')}
            maxLength={4}
          />
        ) : null}
        <NumberField name={`${at}.pretaxDeduction`} label={t(deductionLabel(per))} help={t('income.deductionHelp')} />
      </div>
    </Card>
  )
}

function MonthFields({ index }: { index: number }) {
  const t = useMessages('household')
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return (
    <FieldGroup label={t('income.months')} help={t('income.monthsHelp')}>
      <div className="grid grid--2xs grid--snug">
        {ENTRIES.map((month) => (
          <NumberField
            key={month}
            name={`incomeParts.${index}.months.${month}`}
            label={format.format(Date.UTC(2026, month, 1))}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
