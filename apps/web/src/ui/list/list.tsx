import { Children } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Slot, Slottable } from 'radix-ui/slot'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { Glyph } from '../icon/icon'
import './list.css'

/** Short reasons, each with a check mark or another icon. */
export function Ticks({
  items,
  icon = Check,
  isSmall = false,
}: {
  items: readonly ReactNode[]
  icon?: Glyph
  isSmall?: boolean
}) {
  return (
    <ul className={classNames('ticks', isSmall && 'small')}>
      {Children.map(items, (item) => (
        <li>
          <Icon glyph={icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}

/** Lines of a list with a rule between them; the children are `<li>`. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="rows">{children}</ul>
}

/** A whole line that leads somewhere, with its icon before and an arrow after. */
export function ActionLink({ icon, asChild = false, className, children, ...rest }: ActionLinkProps) {
  const Tag = asChild ? Slot : 'a'
  return (
    <Tag {...rest} className={classNames('action', className)}>
      {icon ? <Icon glyph={icon} /> : null}
      <Slottable>{children}</Slottable>
      <Icon glyph={ChevronRight} flipsInRtl />
    </Tag>
  )
}

export type ActionLinkProps = ComponentProps<'a'> & { icon?: Glyph; asChild?: boolean }
