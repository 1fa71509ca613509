import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { Button } from '../button/button'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { ToastAreaProps } from './toast-area'

/** A toast where the code of the others can't be fetched. It stays until it is closed, or another comes. */
export function PlainToast({ toast, closeLabel, onDismiss }: Omit<ToastAreaProps, 'areaLabel'>) {
  if (!toast) return null
  const isBad = toast.variant === 'destructive'
  return (
    <div className="toast-area">
      <div key={toast.id} className={classNames('toast', isBad && 'toast--red')} role="alert">
        <Icon glyph={isBad ? CircleAlert : CircleCheck} />
        <div>
          <strong>{toast.title}</strong>
          {toast.description ? <p>{toast.description}</p> : null}
        </div>
        <Button variant="quiet" size="icon" onClick={() => onDismiss(toast.id)}>
          <Icon glyph={X} label={closeLabel} />
        </Button>
      </div>
    </div>
  )
}
