import type { ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import { Icon } from '../icon/icon'
import './path.css'

/** Numbered things to do, joined by a line. `start` is the number of the first, when the list goes on from another. */
export function Path({ start, label, children }: { start?: number; label?: string; children: ReactNode }) {
  return (
    <ol className="path" start={start} aria-label={label}>
      {children}
    </ol>
  )
}

/** Lets the dot be ticked. `label` names the box for a screen reader, with the step in it. */
export type PathTick = { label: string; onCheckedChange: (isChecked: boolean) => void; isDisabled?: boolean }

export type PathStepProps = {
  number: number
  title: ReactNode
  titleAs?: 'strong' | 'h3' | 'h4'
  state?: 'todo' | 'current' | 'done'
  /** Said in place of the number when a step is done. */
  doneText?: string
  tick?: PathTick
  children?: ReactNode
}

export function PathStep(props: PathStepProps) {
  const { number, title, titleAs: Title = 'strong', state = 'todo', doneText, tick, children } = props
  const isDone = state === 'done'
  const face = isDone ? <Icon glyph={Check} label={tick ? undefined : doneText} /> : number
  return (
    <li data-done={isDone ? '' : undefined} aria-current={state === 'current' ? 'step' : undefined}>
      {tick ? (
        <TickDot tick={tick} isDone={isDone}>
          {face}
        </TickDot>
      ) : (
        <span className="path__dot">{face}</span>
      )}
      <div>
        <Title>{title}</Title>
        {children}
      </div>
    </li>
  )
}

function TickDot({ tick, isDone, children }: { tick: PathTick; isDone: boolean; children: ReactNode }) {
  return (
    <label className="path__dot path__tick">
      <input
        type="checkbox"
        checked={isDone}
        disabled={tick.isDisabled}
        aria-label={tick.label}
        onChange={(event) => tick.onCheckedChange(event.currentTarget.checked)}
      />
      <span aria-hidden="true">{children}</span>
    </label>
  )
}
