import * as Primitive from 'radix-ui/toast'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { Button } from '../button/button'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { ShownToast } from './toast-queue'

export const toastDurationMs = 5000
export const swipeThresholdPx = 50

export type ToastAreaProps = {
  toast: ShownToast | null
  /** Names the place; `{hotkey}` in it becomes the key. */
  areaLabel: string
  closeLabel: string
  onDismiss: (id: number) => void
}

export function ToastArea({ toast, areaLabel, closeLabel, onDismiss }: ToastAreaProps) {
  return (
    <Primitive.Provider
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label={areaLabel}
    >
      {toast ? <OneToast key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={onDismiss} /> : null}
      <Primitive.Viewport className="toast-area" hotkey={['F8']} label={areaLabel} />
    </Primitive.Provider>
  )
}

type OneToastProps = { toast: ShownToast; closeLabel: string; onDismiss: (id: number) => void }

function OneToast({ toast, closeLabel, onDismiss }: OneToastProps) {
  const isBad = toast.variant === 'destructive'
  return (
    <Primitive.Root
      className={classNames('toast', isBad && 'toast--red')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss(toast.id)
      }}
    >
      <Icon glyph={isBad ? CircleAlert : CircleCheck} />
      <div>
        <Primitive.Title asChild>
          <strong>{toast.title}</strong>
        </Primitive.Title>
        {toast.description ? (
          <Primitive.Description asChild>
            <p>{toast.description}</p>
          </Primitive.Description>
        ) : null}
      </div>
      <Primitive.Close asChild>
        <Button variant="quiet" size="icon">
          <Icon glyph={X} label={closeLabel} />
        </Button>
      </Primitive.Close>
    </Primitive.Root>
  )
}
