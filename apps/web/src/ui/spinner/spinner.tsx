import { VisuallyHidden } from '../accessibility/visually-hidden'
import { classNames } from '../class-names'
import './spinner.css'

/** Something is under way. `label` is announced; leave it out where words stand beside it. */
export function Spinner({ label, size = 'md' }: { label?: string; size?: 'md' | 'lg' }) {
  return (
    <span role={label ? 'status' : undefined}>
      <span className={classNames('spinner', size === 'lg' && 'spinner--lg')} aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}
