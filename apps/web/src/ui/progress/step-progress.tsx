import { Children } from 'react'
import type { ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import { Icon } from '../icon/icon'
import './progress.css'

export type StepProgressProps = {
  /** Names the list, such as "Steps". */
  label: string
  steps: readonly ReactNode[]
  /** Counted from 0. */
  currentIndex: number
  /** "Step 2 of 4". Announced when it changes. */
  countText: ReactNode
  /** "50% complete". */
  percentText: ReactNode
  /** Said before the name of a step that is done. */
  doneText?: string
}

/** The head of a wizard: how far, and what comes. */
export function StepProgress({ label, steps, currentIndex, countText, percentText, doneText }: StepProgressProps) {
  return (
    <div className="stack stack--3">
      <div className="row row--between small">
        <strong aria-live="polite">{countText}</strong>
        <span className="muted num">{percentText}</span>
      </div>
      <ol className="steps" aria-label={label}>
        {Children.map(steps, (step, index) => {
          const isDone = index < currentIndex
          return (
            <li data-done={isDone ? '' : undefined} aria-current={index === currentIndex ? 'step' : undefined}>
              <span>
                {isDone ? <Icon glyph={Check} label={doneText} /> : null}
                {step}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
