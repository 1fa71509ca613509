import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import './facts.css'

export function Facts({ size = 'md', children }: { size?: 'sm' | 'md'; children: ReactNode }) {
  return <dl className={classNames('facts', size === 'sm' && 'facts--sm')}>{children}</dl>
}

/** The figure leads, what it is stands beneath. */
export function Fact({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
