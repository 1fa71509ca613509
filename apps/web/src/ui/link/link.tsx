import type { ComponentProps } from 'react'
import { Slot, Slottable } from 'radix-ui/slot'
import ExternalLink from 'lucide-react/icons/external-link'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import './link.css'

export type LinkProps = ComponentProps<'a'> & {
  /** `target` is 44 px high; `bare` has no underline; `inline` sits within a sentence. */
  variant?: 'target' | 'bare' | 'inline'
  asChild?: boolean
} & (
    | { externalText?: undefined }
    /** A link that leaves the site: what a screen reader adds, such as "opens another site". */
    | { externalText: string; asChild?: false }
  )

export function Link({ variant = 'target', externalText, asChild = false, className, children, ...rest }: LinkProps) {
  const Tag = asChild ? Slot : 'a'
  const leaves = externalText === undefined ? {} : { rel: 'noopener noreferrer', target: '_blank' }
  return (
    <Tag {...leaves} {...rest} className={classNames('link', variant !== 'target' && `link--${variant}`, className)}>
      {externalText === undefined ? (
        <Slottable>{children}</Slottable>
      ) : (
        <span className="link__words">
          {children}
          <Icon glyph={ExternalLink} label={` ${externalText}`} />
        </span>
      )}
    </Tag>
  )
}

/** A button that reads as a link, for small actions that go nowhere. */
export function LinkButton({ isBare = false, className, ...rest }: ComponentProps<'button'> & { isBare?: boolean }) {
  return <button type="button" {...rest} className={classNames('link', isBare && 'link--bare', className)} />
}
