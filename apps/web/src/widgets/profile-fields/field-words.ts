import { useFormContext } from 'react-hook-form'
import { useCodeMessages, useMessages } from '../../platform/language'
import type { ProfileValues } from './profile-values'

type FieldName = keyof ProfileValues & string

const WITH_HELP = new Set<FieldName>([
  'age',
  'languagePreference',
  'insurancePlan',
  'zipCode',
  'financialSituation',
  'householdSize',
  'estimatedAnnualIncome',
  'chronicConditions',
])

/** Label, help and error of one field of the profile, and its tie to the form. */
export function useProfileField(name: FieldName, isRequired: boolean) {
  const { register, formState } = useFormContext<ProfileValues>()
  const t = useMessages('profile')
  const common = useMessages('common')
  const validation = useCodeMessages('validation')
  const fault = formState.errors[name]
  const message = typeof fault?.message === 'string' ? fault.message : undefined
  return {
    control: register(name),
    words: {
      label: t(`fields.${name}`),
      help: WITH_HELP.has(name) ? t(`fields.${name}Help` as 'fields.ageHelp') : undefined,
      note: isRequired ? undefined : `(${common('actions.optional')})`,
      error: message && (fault?.type === 'server' ? message : validation(message)),
      isRequired,
      requiredText: common('actions.required'),
    },
  }
}
