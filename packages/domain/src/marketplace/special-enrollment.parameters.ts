import { defineParameter } from '../kernel/dated-parameter'

export const LIFE_EVENTS = [
  'lost-cover',
  'lost-medicaid',
  'birth-or-adoption',
  'marriage',
  'move',
  'american-indian-any-month',
] as const
export type LifeEvent = (typeof LIFE_EVENTS)[number]

export interface SpecialEnrollment {
  /** Days to choose a plan after the event; undefined where there is no end. */
  readonly daysAfter?: number
  /** Days before the event from which a plan can be chosen. */
  readonly daysBefore?: number
  /** Whether somebody must have had cover for a day in the 60 days before. */
  readonly needsEarlierCover: boolean
}

/** Events that let people sign up outside open enrollment. */
export const specialEnrollments = defineParameter<Readonly<Record<LifeEvent, SpecialEnrollment>>>({
  id: 'marketplace.special-enrollment',
  unit: 'days',
  values: [
    {
      from: '2024-01-01',
      value: {
        'lost-cover': { daysAfter: 60, daysBefore: 60, needsEarlierCover: false },
        'lost-medicaid': { daysAfter: 90, daysBefore: 60, needsEarlierCover: false },
        'birth-or-adoption': { daysAfter: 60, needsEarlierCover: false },
        marriage: { daysAfter: 60, needsEarlierCover: true },
        move: { daysAfter: 60, needsEarlierCover: true },
        'american-indian-any-month': { needsEarlierCover: false },
      },
    },
  ],
  references: [
    { title: '45 CFR 155.420(c), (d)', url: 'https://www.ecfr.gov/current/title-45/section-155.420', asOf: '2026' },
  ],
})
