/** One screen of a wizard: the fields on it say where a fault belongs. */
export interface WizardStep {
  readonly id: string
  readonly fields: readonly string[]
}

/** The first step with a fault, and the first faulty field on it in the order of the form. */
export function firstFault(
  steps: readonly WizardStep[],
  faultyFields: ReadonlySet<string>,
): { stepIndex: number; field: string } | undefined {
  for (const [stepIndex, step] of steps.entries()) {
    const field = step.fields.find((name) => faultyFields.has(name))
    if (field) return { stepIndex, field }
  }
  return undefined
}

/** Whole percent of the way: the step divided by the total. */
export const percentComplete = (stepIndex: number, stepCount: number): number =>
  Math.round(((stepIndex + 1) / stepCount) * 100)
