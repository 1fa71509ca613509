import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { StepProgress } from '../../../ui/progress/step-progress'
import { FactFields } from '../../../widgets/ai-help/facts/fact-fieldset'
import { focusFirstFault } from '../../../widgets/ai-help/facts/focus-fault'
import { isPressing } from '../../../widgets/ai-help/pressing-danger'
import { SafetyFirst } from '../../../widgets/ai-help/safety-first'
import { isFactStep, type LetterStep } from '../letter-steps'
import type { LetterWorkshop } from '../use-letter-work'
import { KindStep } from './kind-step'
import { StoryStep } from './story-step'

export interface LetterWizardProps {
  readonly workshop: LetterWorkshop
  /** The step that was on the screen before, the letter itself included. */
  readonly shownStep: RefObject<number>
}

function useStepWords() {
  const t = useMessages('ai-help')
  const nameOf = (step: LetterStep) => (isFactStep(step) ? t(`group.${step.id}`) : t(`letters.steps.${step.id}`))
  const titleOf = (step: LetterStep) => {
    if (isFactStep(step)) return t(`group.${step.id}`)
    return step.id === 'kind' ? t('letters.kindTitle') : t('letters.storyTitle')
  }
  const leadOf = (step: LetterStep) => {
    if (isFactStep(step)) return t(`groupLead.${step.id}`)
    return step.id === 'story' ? t('letters.storyLead') : t('letters.kept')
  }
  return { nameOf, titleOf, leadOf }
}

function StepBody({ workshop }: { workshop: LetterWorkshop }): ReactNode {
  const { step, work, faults, answer, change } = workshop
  if (step.id === 'kind') return <KindStep workshop={workshop} />
  if (!isFactStep(step)) return <StoryStep workshop={workshop} />
  return (
    <FactFields
      fields={step.fields}
      values={work.values}
      faults={faults}
      questions={answer?.questions ?? []}
      onChange={(values) => change({ values })}
    />
  )
}

function Buttons({ workshop }: { workshop: LetterWorkshop }) {
  const t = useMessages('ai-help')
  const { isBusy, stepIndex, steps, back, cancel } = workshop
  const next = stepIndex === steps.length - 2 ? t('letters.make') : t('letters.next')
  return (
    <div className="actions actions--ends">
      {isBusy ? (
        <Button variant="second" onClick={cancel}>
          {t('panel.cancel')}
        </Button>
      ) : (
        <Button variant="second" onClick={back} disabled={stepIndex === 0}>
          {t('letters.back')}
        </Button>
      )}
      <Button type="submit" isBusy={isBusy}>
        {next}
      </Button>
    </div>
  )
}

/**
 * Takes the focus to the title of a step that comes up, and to the first answer that can't be read. Pressing danger
 * keeps it where it came up along with the step.
 */
function useStepFocus({ workshop: { stepIndex, faults, answer }, shownStep }: LetterWizardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const ledBy = useRef<Assistance>(undefined)
  const focusTitle = useEffectEvent((shown: number) => {
    const isLed = isPressing(answer?.safety) && ledBy.current !== answer
    if (shownStep.current !== shown && !isLed) heading.current?.focus()
  })
  useEffect(() => focusTitle(stepIndex), [stepIndex])
  useEffect(() => {
    ledBy.current = answer
  }, [answer])
  useEffect(() => {
    if (form.current) focusFirstFault(form.current, faults)
  }, [faults])
  return { heading, form }
}

/** One step's questions, how far it is, and the way back and on. */
export function LetterWizard({ workshop, shownStep }: LetterWizardProps) {
  const t = useMessages('ai-help')
  const { nameOf, titleOf, leadOf } = useStepWords()
  const { step, steps, stepIndex, answer, next } = workshop
  const { heading, form } = useStepFocus({ workshop, shownStep })
  return (
    <div className="stack stack--6 reading">
      {answer?.safety ? <SafetyFirst notice={answer.safety} /> : null}
      <form
        ref={form}
        className="card card--lead"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          next()
        }}
      >
        <StepProgress
          label={t('letters.stepsLabel')}
          steps={steps.map(nameOf)}
          currentIndex={stepIndex}
          countText={t('letters.count', { step: stepIndex + 1, total: steps.length })}
          percentText={t('letters.percent', { percent: Math.round((stepIndex / (steps.length - 1)) * 100) })}
          doneText={t('letters.done')}
        />
        <div className="stack stack--2">
          <h2 ref={heading} tabIndex={-1}>
            {titleOf(step)}
          </h2>
          <p className="muted">{leadOf(step)}</p>
        </div>
        <StepBody workshop={workshop} />
        <Buttons workshop={workshop} />
      </form>
    </div>
  )
}
