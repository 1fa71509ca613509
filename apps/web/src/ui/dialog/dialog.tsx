import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import * as Primitive from 'radix-ui/dialog'
import X from 'lucide-react/icons/x'
import { Button } from '../button/button'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { Backdrop } from './backdrop'
import { useFocusReturn } from './use-focus-return'
import './dialog.css'

export type DialogProps = {
  title: ReactNode
  closeLabel: string
  /** Opens the dialog and gets the focus back. Leave out when the page opens it. */
  trigger?: ReactElement
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** One sentence under the title, read out with it. */
  description?: ReactNode
  /** Buttons at the end, the main one last. */
  foot?: ReactNode
  isWide?: boolean
  /** A press outside closes it, unless something typed could be lost. */
  closesOnOutsidePress?: boolean
  children: ReactNode
}

/** Asks one thing. Keeps the focus inside, closes with Escape, gives the focus back. */
export function Dialog(props: DialogProps) {
  const { trigger, isOpen, onOpenChange, isWide = false, closesOnOutsidePress = true, ...parts } = props
  const panel = useRef<HTMLDivElement>(null)
  const focusReturn = useFocusReturn()
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Backdrop />
        <Primitive.Content
          ref={panel}
          className={classNames('dialog', isWide && 'dialog--wide')}
          {...(parts.description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={focusReturn.giveBack}
          onOpenAutoFocus={(event) => {
            focusReturn.remember()
            event.preventDefault()
            panel.current?.focus()
          }}
          onPointerDownOutside={closesOnOutsidePress ? undefined : (event) => event.preventDefault()}
        >
          <DialogParts {...parts} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

type DialogPartsProps = Pick<DialogProps, 'title' | 'closeLabel' | 'description' | 'foot' | 'children'>

function DialogParts({ title, closeLabel, description, foot, children }: DialogPartsProps) {
  return (
    <>
      <div className="dialog__head">
        <Primitive.Title>{title}</Primitive.Title>
        <Primitive.Close asChild>
          <Button variant="quiet" size="icon">
            <Icon glyph={X} label={closeLabel} />
          </Button>
        </Primitive.Close>
      </div>
      <div className="dialog__body">
        {description ? <Primitive.Description className="muted">{description}</Primitive.Description> : null}
        {children}
      </div>
      {foot ? <div className="dialog__foot">{foot}</div> : null}
    </>
  )
}

/** Wraps the button inside a dialog that closes it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>
}
