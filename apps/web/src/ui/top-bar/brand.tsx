import type { ComponentProps } from 'react'
import { Slot, Slottable } from 'radix-ui/slot'
import { classNames } from '../class-names'
import { BrandMark } from '../scene/brand-mark'
import './top-bar.css'

export type BrandProps = ComponentProps<'a'> & { asChild?: boolean }

/** Mark and name. With `href` (or a link as its child) it leads home. */
export function Brand({ asChild = false, className, children, ...rest }: BrandProps) {
  const Tag = asChild ? Slot : rest.href === undefined ? 'span' : 'a'
  return (
    <Tag {...rest} className={classNames('brand', className)}>
      <BrandMark />
      <Slottable>{children}</Slottable>
    </Tag>
  )
}
