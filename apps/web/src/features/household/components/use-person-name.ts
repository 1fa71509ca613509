import { useFormContext } from 'react-hook-form'
import { useCodeMessages, useMessages } from '../../../platform/language'
import type { HouseholdValues } from '../household-values'
import type { MemberValues } from '../member-values'

/** How a person of the list is called: no names are asked for. */
export function usePersonWords() {
  const t = useMessages('household')
  const code = useCodeMessages('household')
  return ({ relationship, age }: Pick<MemberValues, 'relationship' | 'age'>): string => {
    const word = code(`relationships.${relationship || 'other'}`)
    const isAged = age !== '' && Number.isInteger(Number(age))
    if (relationship === 'self') return isAged ? t('people.youAged', { age: Number(age) }) : t('people.you')
    return isAged ? t('people.aged', { relationship: word, age: Number(age) }) : word
  }
}

export function usePersonName() {
  const { getValues } = useFormContext<HouseholdValues>()
  const wordsOf = usePersonWords()
  return (index: number): string => wordsOf(getValues(`householdMembers.${index}`))
}
