import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import './card.css'

export type CardVariant = 'plain' | 'lead' | 'flat' | 'sunken' | 'teal' | 'amber' | 'red' | 'deep'

export type CardProps = ComponentProps<'section'> & {
  as?: 'article' | 'section' | 'div' | 'aside' | 'li' | 'figure'
  variant?: CardVariant
  /** Pushes the foot to the lower edge, for cards in a row. */
  isTall?: boolean
}

export function Card({ as = 'section', variant = 'plain', isTall = false, className, ...rest }: CardProps) {
  const Tag = as as 'section'
  return (
    <Tag
      {...rest}
      className={classNames('card', variant !== 'plain' && `card--${variant}`, isTall && 'card--tall', className)}
    />
  )
}

export function CardFoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('card__foot', className)} />
}
