import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import './choice.css'

export type CheckCardProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  type?: 'checkbox' | 'radio'
}

/** A choice whose whole card is the target. */
export function CheckCard({ label, hint, type = 'checkbox', className, ...rest }: CheckCardProps) {
  const id = useId()
  return (
    <label className={classNames('check-card', className)}>
      <input
        {...rest}
        type={type}
        aria-labelledby={hint ? `${id}-label` : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <span id={hint ? `${id}-label` : undefined}>{label}</span>
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
    </label>
  )
}

/** Lays choice cards out side by side where there is room. */
export function Choices({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return <div className={classNames('choices', isWide && 'choices--wide')}>{children}</div>
}
