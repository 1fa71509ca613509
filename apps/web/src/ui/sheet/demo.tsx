import { useId } from 'react'
import type { ReactNode } from 'react'
import './sheet.css'

/** One part of the sheet: its name, when to use it, and all its states. */
export function Demo({ title, use, children }: { title: string; use: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="demo" aria-labelledby={id}>
      <div className="stack stack--2">
        <h2 id={id}>{title}</h2>
        <p className="muted">{use}</p>
      </div>
      {children}
    </section>
  )
}
