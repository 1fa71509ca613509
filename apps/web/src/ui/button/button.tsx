import type { ComponentProps, MouseEvent } from 'react'
import { Slot } from 'radix-ui/slot'
import { classNames } from '../class-names'
import './button.css'

export type ButtonVariant = 'primary' | 'second' | 'quiet' | 'danger' | 'on-deep' | 'line-deep'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner, says busy, and swallows presses, so that nothing is sent twice. */
  isBusy?: boolean
  isBlock?: boolean
  /** Gives the look to the one child instead, such as a router link. */
  asChild?: boolean
}

function swallow(event: MouseEvent) {
  event.preventDefault()
}

type ButtonLook = Pick<ButtonProps, 'variant' | 'size' | 'isBlock' | 'className'>

function buttonClasses({ variant = 'primary', size = 'md', isBlock, className }: ButtonLook) {
  const variantClass = variant !== 'primary' && `btn--${variant}`
  const sizeClass = size !== 'md' && `btn--${size}`
  return classNames('btn', variantClass, sizeClass, isBlock && 'btn--block', className)
}

export function Button({ variant, size, isBlock, className, isBusy = false, asChild = false, ...rest }: ButtonProps) {
  const { type = 'button', onClick, ...attributes } = rest
  const Tag = asChild ? Slot : 'button'
  return (
    <Tag
      {...attributes}
      className={buttonClasses({ variant, size, isBlock, className })}
      type={asChild ? undefined : type}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? swallow : onClick}
    />
  )
}
