import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import './sum.css'

/** A figure we worked out: each line with its note, the total last. */
export function Sum({ isTight = false, children }: { isTight?: boolean; children: ReactNode }) {
  return <dl className={classNames('sum', isTight && 'sum--tight')}>{children}</dl>
}

export type SumLineProps = { label: ReactNode; note?: ReactNode; amount: ReactNode; isTotal?: boolean }

export function SumLine({ label, note, amount, isTotal = false }: SumLineProps) {
  return (
    <div className={isTotal ? 'sum__total' : undefined}>
      <dt>
        {label}
        {note ? <small>{note}</small> : null}
      </dt>
      <dd>{amount}</dd>
    </div>
  )
}
