import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { Glyph } from '../icon/icon'
import './card.css'

/** An icon on a soft square, before a title. */
export function Tile({ icon, tone = 'teal' }: { icon: Glyph; tone?: 'teal' | 'amber' | 'red' }) {
  return (
    <span className={classNames('tile', tone !== 'teal' && `tile--${tone}`)}>
      <Icon glyph={icon} />
    </span>
  )
}
