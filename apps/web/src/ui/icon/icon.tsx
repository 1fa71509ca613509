import type { ComponentType } from 'react'
import { VisuallyHidden } from '../accessibility/visually-hidden'
import { classNames } from '../class-names'
import './icon.css'

/** Any icon drawn on a 24 px grid, such as those of `lucide-react/icons/*`. */
export type Glyph = ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>

type IconProps = {
  glyph: Glyph
  size?: 'md' | 'lg'
  /** For arrows and other pictures with a reading direction. */
  flipsInRtl?: boolean
  /** What the icon says, when no word stands beside it. */
  label?: string
  className?: string
}

export function Icon({ glyph: Picture, size = 'md', flipsInRtl = false, label, className }: IconProps) {
  return (
    <>
      <Picture
        className={classNames('icon', size === 'lg' && 'icon--lg', flipsInRtl && 'icon--dir', className)}
        aria-hidden="true"
      />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </>
  )
}
