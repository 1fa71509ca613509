import Plus from 'lucide-react/icons/plus'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { INCOME_PARTS_MAXIMUM } from '@careway/contracts/profile/household'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { RadioCards } from '../../../ui/choice/radio-cards'
import { FieldGroup } from '../../../ui/field/field-group'
import { Icon } from '../../../ui/icon/icon'
import type { HouseholdValues } from '../household-values'
import { newIncomePart } from '../income-part-values'
import { NumberField } from './household-input'
import { IncomePartCard } from './income-part-card'
import { IncomeSum } from './income-sum'
import { RemovedNotice } from './removed-notice'
import { useListWithUndo } from './use-list-with-undo'
import { WhatCounts } from './what-counts'

export function IncomeSection() {
  const t = useMessages('household')
  const { register } = useFormContext<HouseholdValues>()
  const mode = useWatch<HouseholdValues, 'incomeMode'>({ name: 'incomeMode' })
  return (
    <section className="stack" aria-labelledby="household-income">
      <h2 id="household-income">{t('income.title')}</h2>
      <FieldGroup label={t('income.mode')}>
        <RadioCards
          name="incomeMode"
          options={[
            { value: 'yearly', label: t('income.modeYearly') },
            { value: 'parts', label: t('income.modeParts') },
          ]}
          inputProps={register('incomeMode')}
        />
      </FieldGroup>
      {mode === 'yearly' ? (
        <Card as="div">
          <NumberField name="estimatedAnnualIncome" label={t('income.yearly')} help={t('income.yearlyHelp')} />
        </Card>
      ) : (
        <IncomeParts />
      )}
      <WhatCounts />
    </section>
  )
}

function IncomeParts() {
  const t = useMessages('household')
  const { control, getValues } = useFormContext<HouseholdValues>()
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'incomeParts' })
  const undoable = useListWithUndo({ remove, insert }, () => getValues('incomeParts'))
  const add = () => {
    undoable.forget()
    append(newIncomePart(), { shouldFocus: true, focusName: `incomeParts.${fields.length}.per` })
  }
  return (
    <>
      <p className="muted">{t('income.lead')}</p>
      {fields.map(({ id }, index) => (
        <IncomePartCard
          key={id}
          index={index}
          onRemove={() => undoable.take(index, t('income.removed', { number: index + 1 }))}
        />
      ))}
      {undoable.removed ? (
        <RemovedNotice
          key={`${fields.length} ${undoable.removed.name}`}
          text={undoable.removed.name}
          onUndo={undoable.putBack}
        />
      ) : null}
      {fields.length < INCOME_PARTS_MAXIMUM ? (
        <div className="row">
          <Button variant="second" onClick={add}>
            <Icon glyph={Plus} />
            {t('income.add')}
          </Button>
        </div>
      ) : (
        <p className="small muted">{t('income.full', { maximum: INCOME_PARTS_MAXIMUM })}</p>
      )}
      <IncomeSum />
    </>
  )
}
