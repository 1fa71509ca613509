import { useId } from 'react'
import type { ReactNode } from 'react'
import './urgent.css'

export type UrgentProps = {
  title: ReactNode
  /** The call button: `<Button variant="danger" className="call" asChild><a href="tel:911">`. It comes first. */
  call: ReactNode
  children?: ReactNode
}

/** An emergency answer: the call first, then what to do, then why. Put nothing above it. */
export function Urgent({ title, call, children }: UrgentProps) {
  const id = useId()
  return (
    <section className="urgent" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {call}
      {children}
    </section>
  )
}
