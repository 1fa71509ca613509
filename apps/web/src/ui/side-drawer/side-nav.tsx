import type { ReactNode } from 'react'
import './side-drawer.css'

/** Holds SideGroups, and a Button between them where one is wanted. */
export function SideNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="stack stack--3" aria-label={label}>
      {children}
    </nav>
  )
}

/** A titled group of links. The links are plain `<a>` with an Icon; mark the page with `aria-current="page"`. */
export function SideGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
