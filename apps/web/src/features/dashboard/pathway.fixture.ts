import type { Pathway, PathwayStep } from '@careway/contracts/pathways/pathway'

const step = (number: number, completed: boolean): PathwayStep => ({
  step: number,
  action: `Step ${number}`,
  description: '',
  required: true,
  completed,
})

/** A pathway of three steps, the first one done, changed on a day of November 2026. */
export const pathwayOf = (changes: Partial<Pathway> & { day?: number; ticks?: readonly boolean[] } = {}): Pathway => {
  const { day = 1, ticks = [true, false, false], ...rest } = changes
  const at = `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`
  return {
    id: '7d4c1f6e-8b3f-4a54-9d6b-2f1f0a3c9e11',
    option: 'health-center',
    title: 'Visit a health center',
    description: '',
    pathwayType: 'primary',
    estimatedCost: 150,
    copay: 20,
    estimatedCostRange: { low: 100, high: 200 },
    copayRange: { low: 0, high: 40 },
    costReasons: [],
    sources: [],
    setting: 'in-person',
    availability: 'within_week',
    distance: 1.2,
    reasons: [],
    advantages: [],
    steps: ticks.map((completed, index) => step(index + 1, completed)),
    status: 'pursuing',
    currentStep: 2,
    notes: null,
    scheduledDate: null,
    provider: null,
    finder: null,
    createdAt: at,
    updatedAt: at,
    ...rest,
  }
}
