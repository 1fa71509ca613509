import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import './chip.css'

export type ChipProps = ComponentProps<'button'> & {
  isPressed?: boolean
  /** A count after the word. */
  count?: ReactNode
}

/** A filter that is on or off. */
export function Chip({ isPressed, count, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={isPressed} {...rest} className={classNames('chip', className)}>
      {children}
      {count === undefined ? null : <span className="num">{count}</span>}
    </button>
  )
}

/** Chips in a line that scrolls on a phone and wraps on a desk. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="chips" aria-label={label}>
      {children}
    </fieldset>
  )
}
