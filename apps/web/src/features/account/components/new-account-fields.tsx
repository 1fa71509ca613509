import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useMessages } from '../../../platform/language'
import { FormField } from './form-field'

export interface NewAccountValues extends FieldValues {
  firstName: string
  lastName: string
  email: string
  password: string
}

export const EMPTY_ACCOUNT: NewAccountValues = { firstName: '', lastName: '', email: '', password: '' }

/** Who one is and how one will sign in: the fields of every new account. */
export function NewAccountFields({
  form,
  passwordHelp,
}: {
  form: UseFormReturn<NewAccountValues>
  passwordHelp: string
}) {
  const t = useMessages('account')
  const field = (name: Path<NewAccountValues>) => ({ form, name })
  return (
    <>
      <div className="grid grid--xs grid--snug">
        <FormField {...field('firstName')} label={t('firstName')} autoComplete="given-name" />
        <FormField {...field('lastName')} label={t('lastName')} autoComplete="family-name" />
      </div>
      <FormField {...field('email')} label={t('email')} type="email" autoComplete="username" />
      <FormField
        {...field('password')}
        label={t('password')}
        type="password"
        autoComplete="new-password"
        help={passwordHelp}
      />
    </>
  )
}
