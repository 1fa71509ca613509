import type { ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { classNames } from '../class-names'
import { Heading } from '../heading'
import type { HeadingLevel } from '../heading'
import { Icon } from '../icon/icon'
import type { Glyph } from '../icon/icon'
import './alert.css'

export type AlertTone = 'plain' | 'teal' | 'amber' | 'red'

const glyphs: Record<AlertTone, Glyph> = { plain: Info, teal: CircleCheck, amber: CircleAlert, red: TriangleAlert }

export type AlertProps = {
  /** Amber asks for attention, red is danger or failure, teal is good news or a tip, plain is a state. */
  tone?: AlertTone
  title?: ReactNode
  headingLevel?: HeadingLevel
  icon?: Glyph
  /** A Button; at the end of the line where there is room. */
  action?: ReactNode
  /** `alert` when it comes up because something failed, `status` when it may wait; none when it stands there anyway. */
  role?: 'alert' | 'status'
  id?: string
  className?: string
  children?: ReactNode
}

export function Alert(props: AlertProps) {
  const { tone = 'plain', title, headingLevel = 3, icon, action, role, id, className, children } = props
  const tones = tone === 'plain' ? false : `alert--${tone}`
  return (
    <div className={classNames('alert', tones, action ? 'alert--row' : false, className)} role={role} id={id}>
      <Icon glyph={icon ?? glyphs[tone]} />
      {title ? <Heading level={headingLevel}>{title}</Heading> : null}
      {typeof children === 'string' ? <p>{children}</p> : children}
      {action}
    </div>
  )
}
