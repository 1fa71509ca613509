import { useId } from 'react'
import { PLAN_TYPES, isPlanType } from '@careway/domain/letters/letter-kinds'
import { useMessages } from '../../../platform/language'
import { RadioCards } from '../../../ui/choice/radio-cards'
import { FieldGroup } from '../../../ui/field/field-group'
import type { FactInputProps } from './fact-input-props'

/** Which kind of plan it is, each with what tells it from the others; not to know is an answer too. */
export function PlanTypeInput({ value, question, onChange }: Omit<FactInputProps, 'field' | 'fault'>) {
  const t = useMessages('ai-help')
  const name = useId()
  const likely = (question?.choices ?? []).map((choice) => choice.value).filter(isPlanType)
  const plans = [...new Set([...likely, ...PLAN_TYPES])]
  return (
    <FieldGroup label={t('fact.planType')} help={t('factHelp.planType')}>
      <RadioCards
        isWide
        name={name}
        value={value}
        onValueChange={onChange}
        options={[
          ...plans.map((plan) => ({ value: plan, label: t(`plan.${plan}`), hint: t(`planHint.${plan}`) })),
          { value: '', label: t('dontKnow'), hint: t('planHint.unknown') },
        ]}
      />
    </FieldGroup>
  )
}
