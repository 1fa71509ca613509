import type { ReactNode } from 'react'
import './crisis-bar.css'

export type CrisisBarProps = {
  label: string
  /** The links: `<a href="tel:911"><Icon …/>…</a>`. */
  children: ReactNode
  /** A few words after the links, on wide screens. */
  hint?: ReactNode
  /** The language menu. */
  end?: ReactNode
}

/** Above everything on every page: help in a crisis, and the language. */
export function CrisisBar({ label, children, hint, end }: CrisisBarProps) {
  return (
    <section className="crisis" aria-label={label}>
      <div className="wrap">
        <p>
          {children}
          {hint ? <span className="crisis__hint">{hint}</span> : null}
        </p>
        {end}
      </div>
    </section>
  )
}
