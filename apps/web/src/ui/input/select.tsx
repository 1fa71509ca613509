import type { ComponentProps } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { classNames } from '../class-names'
import { useFieldControl } from '../field/field-context'
import { Icon } from '../icon/icon'
import './input.css'

export type Option = { value: string; label: string; isDisabled?: boolean }

export type SelectProps = ComponentProps<'select'> & {
  options?: readonly Option[]
  /** The first entry, with an empty value. */
  placeholder?: string
}

/** The platform's own list, which every phone and screen reader knows. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  const attributes = useFieldControl(rest)
  return (
    <span className="select">
      <select {...attributes} className={classNames('input', className)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <Icon glyph={ChevronDown} />
    </span>
  )
}
