import type { Pathway, PathwayStep } from '@careway/contracts/pathways/pathway'

export const SHOWN_MAXIMUM = 3

const byNewestChange = (a: Pathway, b: Pathway) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt)

export const activePathways = (pathways: readonly Pathway[]): readonly Pathway[] =>
  pathways.filter(({ status }) => status === 'pursuing').sort(byNewestChange)

export const completedPathways = (pathways: readonly Pathway[]): readonly Pathway[] =>
  pathways.filter(({ status }) => status === 'completed')

/** Every pathway with an appointment noted counts, as the card says. */
export const appointmentCount = (pathways: readonly Pathway[]): number =>
  pathways.filter(({ scheduledDate }) => scheduledDate !== null).length

/** The soonest appointment that is still to come. */
export function nextAppointment(pathways: readonly Pathway[], now: Date): string | undefined {
  const ahead = pathways.flatMap(({ scheduledDate }) =>
    scheduledDate !== null && Date.parse(scheduledDate) > now.getTime() ? [scheduledDate] : [],
  )
  return ahead.sort((a, b) => Date.parse(a) - Date.parse(b))[0]
}

export const recentChanges = (pathways: readonly Pathway[]): readonly Pathway[] =>
  [...pathways].sort(byNewestChange).slice(0, SHOWN_MAXIMUM)

export interface NextStep {
  readonly pathway: Pathway
  readonly step: PathwayStep
  /** From 0, as the call addresses it. */
  readonly index: number
}

/** The first step not ticked of the pathway that was last worked on. */
export function nextStep(pathways: readonly Pathway[]): NextStep | undefined {
  for (const pathway of activePathways(pathways)) {
    const index = pathway.steps.findIndex(({ completed }) => !completed)
    const step = pathway.steps[index]
    if (step) return { pathway, step, index }
  }
  return undefined
}

export interface Progress {
  readonly done: number
  readonly total: number
  readonly percent: number
}

export function progressOf({ steps }: Pick<Pathway, 'steps'>): Progress {
  const done = steps.filter(({ completed }) => completed).length
  return { done, total: steps.length, percent: steps.length ? (done / steps.length) * 100 : 0 }
}

/** Steps still to tick on everything that is being pursued. */
export const stepsLeft = (pathways: readonly Pathway[]): number =>
  activePathways(pathways)
    .map(progressOf)
    .reduce((sum, { done, total }) => sum + total - done, 0)

/** The name to greet by; none when the account has none. */
export const greetingName = (user: { readonly firstName: string } | undefined): string | undefined =>
  user?.firstName.trim() || undefined
