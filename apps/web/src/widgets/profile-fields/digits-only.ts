import type { UseFormRegisterReturn } from 'react-hook-form'

/** Lets digits through and drops the rest as it is typed. */
export const digitsOnly = <Registered extends UseFormRegisterReturn>(control: Registered): Registered => ({
  ...control,
  onChange: (event: { target: HTMLInputElement; type: string }) => {
    const { value } = event.target
    if (/\D/.test(value)) event.target.value = value.replaceAll(/\D/g, '')
    return control.onChange(event)
  },
})
