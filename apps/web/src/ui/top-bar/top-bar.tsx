import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import './top-bar.css'

/** The header's frame: Brand, TopNav, TopEnd. It stays in view. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <header className="top">
      <div className="wrap">{children}</div>
    </header>
  )
}

export type TopNavProps = { label: string; isForVisitors?: boolean; children: ReactNode }

/**
 * Links and menu buttons of the header, from 1200 px (for visitors from 768 px). Children with the class `nav__wide`
 * show from 1440 px only, those with `nav__short` below it only.
 */
export function TopNav({ label, isForVisitors = false, children }: TopNavProps) {
  return (
    <nav className={classNames('nav', isForVisitors && 'nav--visitor')} aria-label={label}>
      {children}
    </nav>
  )
}

/** The end of the header: account, and below 1200 px the menu button (give it the class `top__menu`). */
export function TopEnd({ children }: { children: ReactNode }) {
  return <div className="top__end">{children}</div>
}
