import type { ReactNode } from 'react'
import './footer.css'

export function Footer({ children }: { children: ReactNode }) {
  return (
    <footer className="foot">
      <div className="wrap stack stack--8">{children}</div>
    </footer>
  )
}

/** Help in a crisis. `actions` are Buttons, `on-deep` and `line-deep`. */
export function FooterCrisis({
  title,
  actions,
  children,
}: {
  title: ReactNode
  actions: ReactNode
  children: ReactNode
}) {
  return (
    <div className="foot__crisis">
      <div className="stack stack--2">
        <strong>{title}</strong>
        <p>{children}</p>
      </div>
      <div className="actions">{actions}</div>
    </div>
  )
}

/** An offer in the footer: a title, a line, and what to press. */
export function FooterOffer({
  title,
  actions,
  children,
}: {
  title: ReactNode
  actions: ReactNode
  children: ReactNode
}) {
  return (
    <div className="row row--between">
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      <div className="actions">{actions}</div>
    </div>
  )
}

export function FooterColumns({ children }: { children: ReactNode }) {
  return <div className="foot__cols">{children}</div>
}

/** A titled column; the children are `<li><a>`. */
export function FooterColumn({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

/** The last line: the children are `<p>`. */
export function FooterEnd({ children }: { children: ReactNode }) {
  return <div className="foot__end">{children}</div>
}
