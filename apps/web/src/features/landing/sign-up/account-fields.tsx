import { useFormContext } from 'react-hook-form'
import { useCodeMessages, useMessages } from '../../../platform/language'
import { Field } from '../../../ui/field/field'
import { Input, type InputProps } from '../../../ui/input/input'
import { PasswordInput } from '../../../ui/input/password-input'
import type { AccountField } from './sign-up-steps'
import type { SignUpValues } from './sign-up-values'

function useAccountField(name: AccountField) {
  const { register, formState } = useFormContext<SignUpValues>()
  const t = useMessages('landing')
  const common = useMessages('common')
  const validation = useCodeMessages('validation')
  const fault = formState.errors[name]
  return {
    control: register(name),
    words: {
      label: t(`wizard.fields.${name}`),
      error: fault?.message && (fault.type === 'server' ? fault.message : validation(fault.message)),
      isRequired: true,
      requiredText: common('actions.required'),
    },
  }
}

function TextField({ name, ...attributes }: InputProps & { name: AccountField }) {
  const { control, words } = useAccountField(name)
  return (
    <Field {...words}>
      <Input {...control} {...attributes} />
    </Field>
  )
}

function PasswordField() {
  const { control, words } = useAccountField('password')
  const t = useMessages('landing')
  const common = useMessages('common')
  return (
    <Field {...words} help={t('wizard.fields.passwordHelp')}>
      <PasswordInput
        {...control}
        autoComplete="new-password"
        maxLength={200}
        showText={common('actions.showPassword')}
        hideText={common('actions.hidePassword')}
      />
    </Field>
  )
}

export function AccountFields() {
  return (
    <>
      <div className="grid grid--sm">
        <TextField name="firstName" autoComplete="given-name" maxLength={80} />
        <TextField name="lastName" autoComplete="family-name" maxLength={80} />
      </div>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordField />
    </>
  )
}
