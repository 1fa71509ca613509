import type { ReactNode } from 'react'

export interface BandProps {
  /** The anchor, and the name of the section. */
  readonly id: string
  readonly tone?: 'surface' | 'warm'
  readonly children: ReactNode
}

/** One section of the page, the full width of it. */
export function Band({ id, tone, children }: BandProps) {
  return (
    <section className={tone ? `band band--${tone}` : 'band'} aria-labelledby={id}>
      {children}
    </section>
  )
}

export interface BandHeadProps {
  readonly id: string
  readonly eyebrow?: string
  readonly title: string
  readonly lead: string
}

export function BandHead({ id, eyebrow, title, lead }: BandHeadProps) {
  return (
    <div className="stack stack--3">
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
      <h2 className="band__title" id={id} tabIndex={-1}>
        {title}
      </h2>
      <p className="lead">{lead}</p>
    </div>
  )
}
