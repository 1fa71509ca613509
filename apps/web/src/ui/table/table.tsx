import type { ReactNode } from 'react'
import { useScrollStop } from './use-scroll-stop'
import './table.css'

export type TableProps = {
  /** Names the box, which scrolls on its own, by keyboard too. */
  label: string
  caption?: ReactNode
  /** `<thead>` and `<tbody>`; row heads are `<th scope="row">` and stay in view; `className="end"` for amounts. */
  children: ReactNode
}

export function Table({ label, caption, children }: TableProps) {
  const { box, tabIndex } = useScrollStop()
  return (
    <section className="table-box" aria-label={label} ref={box} tabIndex={tabIndex}>
      <table className="table">
        {caption ? <caption>{caption}</caption> : null}
        {children}
      </table>
    </section>
  )
}
