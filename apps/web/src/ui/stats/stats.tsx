import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { Glyph } from '../icon/icon'
import './stats.css'

/** Two to four counts on one surface. Not for prices. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className="stats">{children}</dl>
}

export type StatProps = { label: ReactNode; value: ReactNode; note?: ReactNode; icon?: Glyph }

export function Stat({ label, value, note, icon }: StatProps) {
  return (
    <div className="stat">
      <dt className="stat__label">
        {icon ? <Icon glyph={icon} /> : null}
        {label}
      </dt>
      <dd className="stat__value">{value}</dd>
      {note ? <dd className="stat__note">{note}</dd> : null}
    </div>
  )
}
