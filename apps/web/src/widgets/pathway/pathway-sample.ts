import type { Pathway } from '@careway/contracts/pathways/pathway'

/** A place for tests. */
export const sampleProvider: NonNullable<Pathway['provider']> = {
  id: 'place-1',
  name: 'Sample Health Center',
  address: '1 Main St',
  city: 'Columbus',
  state: 'OH',
  zipCode: '43215',
  phone: '6145550100',
  website: null,
  rating: null,
  source: { title: 'Sample source', url: null, asOf: '2026' },
}

/** Steps for tests: one for each answer to "is it done?". */
export const sampleSteps = (...areCompleted: readonly boolean[]): Pathway['steps'] =>
  areCompleted.map((completed, index) => ({
    step: index + 1,
    action: `Action ${index + 1}`,
    description: `Description ${index + 1}`,
    required: true,
    completed,
  }))

/** A pathway for tests; says only what the test is about. */
export const samplePathway = (changes: Partial<Pathway>): Pathway => ({
  id: 'pathway-1',
  option: 'health-center-visit',
  title: 'Visit at a health center',
  description: 'A first visit.',
  pathwayType: 'primary',
  estimatedCost: 168,
  copay: 20,
  estimatedCostRange: { low: 168, high: 168 },
  copayRange: { low: 0, high: 40 },
  costReasons: [],
  sources: [],
  availability: 'within_week',
  setting: 'in-person',
  distance: null,
  reasons: [],
  advantages: [],
  steps: sampleSteps(false, false, false, false),
  status: 'identified',
  currentStep: 1,
  notes: null,
  scheduledDate: null,
  provider: null,
  finder: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  ...changes,
})
