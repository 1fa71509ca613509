import type { ReactElement, ReactNode } from 'react'
import * as Primitive from 'radix-ui/dialog'
import X from 'lucide-react/icons/x'
import { Button } from '../button/button'
import { Backdrop } from '../dialog/backdrop'
import { Icon } from '../icon/icon'
import { useFocusReturn } from '../dialog/use-focus-return'
import './side-drawer.css'

export type SideDrawerProps = {
  /** Names the drawer for a screen reader. */
  title: string
  closeLabel: string
  trigger?: ReactElement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Stands at the head, beside the close button. */
  brand?: ReactNode
  children: ReactNode
}

/** The menu of small screens: 280 px, from the side where reading starts. */
export function SideDrawer({ title, closeLabel, trigger, isOpen, onOpenChange, brand, children }: SideDrawerProps) {
  const focusReturn = useFocusReturn()
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Backdrop />
        <Primitive.Content
          className="side"
          aria-describedby={undefined}
          onOpenAutoFocus={focusReturn.remember}
          onCloseAutoFocus={focusReturn.giveBack}
        >
          <Primitive.Title className="sr">{title}</Primitive.Title>
          <div className="side__in">
            <div className="side__head">
              {brand ?? <span />}
              <Primitive.Close asChild>
                <Button variant="quiet" size="icon">
                  <Icon glyph={X} label={closeLabel} />
                </Button>
              </Primitive.Close>
            </div>
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Closes the drawer when its child, a link, is followed. */
export function SideDrawerClose({ children }: { children: ReactElement }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>
}
