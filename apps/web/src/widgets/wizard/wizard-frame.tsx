import type { ReactNode } from 'react'
import { useMessages } from '../../platform/language'
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden'
import { Button } from '../../ui/button/button'
import { ProgressBar } from '../../ui/progress/progress-bar'
import { StepProgress } from '../../ui/progress/step-progress'
import { percentComplete } from './wizard-steps'
import type { Wizard } from './use-wizard'

export interface WizardFrameProps {
  readonly wizard: Pick<Wizard, 'stepIndex' | 'heading' | 'isFirst' | 'isLast' | 'previous' | 'next'>
  readonly stepNames: readonly string[]
  /** "Step 2 of 4" and "50% complete". */
  readonly countText: string
  readonly percentText: string
  readonly title: string
  readonly lead?: string
  readonly submitText: string
  readonly busyText: string
  readonly isBusy: boolean
  /** Called when the form is sent from the last step. */
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** Progress on top, one step's questions, and the way back and on. Enter goes on, and sends on the last step. */
export function WizardFrame(props: WizardFrameProps) {
  const { stepNames, title, lead, isBusy } = props
  const { stepIndex, heading, isFirst, isLast, previous, next } = props.wizard
  const common = useMessages('common')
  return (
    <form
      className="card card--lead wizard"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        if (isLast) props.onSubmit()
        else next()
      }}
    >
      <StepProgress
        label={props.countText}
        steps={stepNames}
        currentIndex={stepIndex}
        countText={props.countText}
        percentText={props.percentText}
      />
      <VisuallyHidden>
        <ProgressBar percent={percentComplete(stepIndex, stepNames.length)} label={props.percentText} />
      </VisuallyHidden>
      <div className="stack stack--2">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {lead ? <p className="muted">{lead}</p> : null}
      </div>
      <div className="stack">{props.children}</div>
      <div className="actions actions--ends">
        <Button variant="second" onClick={previous} disabled={isFirst || isBusy}>
          {common('actions.previous')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {isLast ? (isBusy ? props.busyText : props.submitText) : common('actions.next')}
        </Button>
      </div>
    </form>
  )
}
