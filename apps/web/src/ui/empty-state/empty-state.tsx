import type { ReactNode } from 'react'
import { Heading } from '../heading'
import type { HeadingLevel } from '../heading'
import { Icon } from '../icon/icon'
import type { Glyph } from '../icon/icon'
import { Scene } from '../scene/scene'
import './empty-state.css'

export type EmptyStateProps = {
  title: ReactNode
  headingLevel?: HeadingLevel
  /** An icon in place of the picture, for a search that found nothing. */
  icon?: Glyph
  /** The one next step: a Button or a Link. */
  action?: ReactNode
  children?: ReactNode
}

/** Says why there is nothing, and gives one next step. */
export function EmptyState({ title, headingLevel = 3, icon, action, children }: EmptyStateProps) {
  return (
    <div className="empty">
      {icon ? <Icon glyph={icon} size="lg" /> : <Scene />}
      <Heading level={headingLevel} className="t-lg">
        {title}
      </Heading>
      {children ? <p className="small muted">{children}</p> : null}
      {action}
    </div>
  )
}
