import type { ComponentProps, ReactElement, ReactNode } from 'react'
import * as Primitive from 'radix-ui/dropdown-menu'
import Check from 'lucide-react/icons/check'
import { Icon } from '../icon/icon'
import './dropdown-menu.css'

export type DropdownMenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

export function DropdownMenu({ trigger, align = 'start', isOpen, onOpenChange, children }: DropdownMenuProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className="menu" align={align} sideOffset={6} collisionPadding={8}>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

export type MenuItemProps = Pick<
  ComponentProps<typeof Primitive.Item>,
  'asChild' | 'disabled' | 'onSelect' | 'lang'
> & {
  children: ReactNode
}

/** An entry. For a link: `<MenuItem asChild><a href="…">…</a></MenuItem>`. */
export function MenuItem(props: MenuItemProps) {
  return <Primitive.Item {...props} />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="menu__label">{children}</Primitive.Label>
}

export function MenuRule() {
  return <Primitive.Separator className="menu__rule" />
}

export type MenuChoice = { value: string; label: ReactNode; lang?: string; dir?: 'ltr' | 'rtl' }

export type MenuChoicesProps = { value: string; onValueChange: (value: string) => void; options: readonly MenuChoice[] }

/** One of several, with a tick at the one that holds: languages, themes, orders. */
export function MenuChoices({ value, onValueChange, options }: MenuChoicesProps) {
  return (
    <Primitive.RadioGroup value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <Primitive.RadioItem key={option.value} value={option.value}>
          <span className="menu__tick">
            <Primitive.ItemIndicator>
              <Icon glyph={Check} />
            </Primitive.ItemIndicator>
          </span>
          <span lang={option.lang} dir={option.dir}>
            {option.label}
          </span>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  )
}
