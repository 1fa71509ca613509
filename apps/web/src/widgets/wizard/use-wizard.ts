import { useEffect, useRef, useState } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { forgetDraft, recallDraft, saveDraft } from '../../platform/draft'
import { keepAfterPause } from '../../platform/keep-after-pause'
import { firstFault, type WizardStep } from './wizard-steps'

export interface WizardOptions<Values extends FieldValues> {
  /** Names the draft. */
  readonly name: string
  readonly steps: readonly WizardStep[]
  readonly form: UseFormReturn<Values>
  /** Fields that are never kept, such as a password. */
  readonly secretFields?: readonly string[]
}

interface Draft {
  readonly stepIndex: number
  readonly values: object
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'stepIndex' in value && 'values' in value

/** Reads back what an unfinished wizard held: the values to start from, and the step. */
export function recallWizard(name: string): Draft | undefined {
  const draft = recallDraft(name)
  return isDraft(draft) ? draft : undefined
}

/** Where a wizard stands: moves between steps freely, keeps what is typed, and goes to the first fault when sent. */
export function useWizard<Values extends FieldValues>({ name, steps, form, secretFields = [] }: WizardOptions<Values>) {
  const [stepIndex, setStepIndex] = useState(() =>
    Math.min(Math.max(Number(recallWizard(name)?.stepIndex) || 0, 0), steps.length - 1),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const fieldToFocus = useRef<string | undefined>(undefined)
  const shownStep = useRef(stepIndex)
  const isFinished = useRef(false)

  useEffect(() => {
    if (shownStep.current === stepIndex) return
    shownStep.current = stepIndex
    if (fieldToFocus.current) form.setFocus(fieldToFocus.current as Path<Values>)
    else heading.current?.focus()
    fieldToFocus.current = undefined
  }, [stepIndex, form])

  useEffect(() => {
    const keep = () => {
      if (isFinished.current) return
      const entries = Object.entries(form.getValues()).filter(([field]) => !secretFields.includes(field))
      saveDraft(name, { stepIndex, values: Object.fromEntries(entries) })
    }
    if (stepIndex > 0) keep()
    return keepAfterPause((onChange) => form.watch(onChange), keep)
  }, [form, name, secretFields, stepIndex])

  const goToFault = (errors: FieldErrors<Values>) => {
    const fault = firstFault(steps, new Set(Object.keys(errors)))
    if (!fault) return
    if (fault.stepIndex === stepIndex) form.setFocus(fault.field as Path<Values>)
    else fieldToFocus.current = fault.field
    setStepIndex(fault.stepIndex)
  }

  return {
    stepIndex,
    heading,
    isFirst: stepIndex === 0,
    isLast: stepIndex === steps.length - 1,
    goTo: setStepIndex,
    previous: () => setStepIndex((index) => Math.max(0, index - 1)),
    next: () => setStepIndex((index) => Math.min(steps.length - 1, index + 1)),
    goToFault,
    /** The work is sent: nothing is kept any more. */
    finish: () => {
      isFinished.current = true
      forgetDraft(name)
    },
  }
}

export type Wizard = ReturnType<typeof useWizard>
