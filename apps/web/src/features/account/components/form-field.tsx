import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useCodeMessages, useMessages } from '../../../platform/language'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/input/input'
import { PasswordInput } from '../../../ui/input/password-input'

export interface FormFieldProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  readonly name: Path<Values>
  readonly label: string
  readonly help?: string
  readonly type?: 'text' | 'email' | 'password'
  readonly autoComplete: HTMLInputAutoCompleteAttribute
}

/** A required field with its message beneath, and the words a password manager knows it by. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { form, name, label, help, type = 'text', autoComplete } = props
  const t = useMessages('common')
  const sentence = useFaultSentence()
  const error = form.getFieldState(name, form.formState).error
  const attributes = { ...form.register(name), autoComplete }
  return (
    <Field label={label} help={help} error={sentence(error)} isRequired requiredText={t('actions.required')}>
      {type === 'password' ? (
        <PasswordInput {...attributes} showText={t('actions.showPassword')} hideText={t('actions.hidePassword')} />
      ) : (
        <Input {...attributes} type={type} {...(type === 'email' && emailHints)} />
      )}
    </Field>
  )
}

const emailHints = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

/** The server has written its sentence already; the form's own check gives a code. */
function useFaultSentence(): (error: FieldError | undefined) => string | undefined {
  const validation = useCodeMessages('validation')
  return (error) => {
    if (!error?.message) return undefined
    return error.type === 'server' ? error.message : validation(error.message)
  }
}
