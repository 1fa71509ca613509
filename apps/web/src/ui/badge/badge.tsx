import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { Glyph } from '../icon/icon'
import './badge.css'

export type BadgeTone = 'plain' | 'teal' | 'amber' | 'red' | 'sample'

export type BadgeProps = { tone?: BadgeTone; icon?: Glyph; className?: string; children: ReactNode }

/** A word with a colour, never a colour alone. `sample` marks whatever is not real data. */
export function Badge({ tone = 'plain', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone !== 'plain' && `badge--${tone}`, className)}>
      {icon ? <Icon glyph={icon} /> : null}
      {children}
    </span>
  )
}
