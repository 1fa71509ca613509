import type { Locator, Page } from '@playwright/test'
import { US_STATE_NAMES, type UsState } from '@careway/domain/vocabulary/us-state'
import type { HealthcareNeed, InsuranceStatus } from '@careway/domain/vocabulary/profile-choices'
import type { Words } from '../fixtures/journey'

export interface Person {
  readonly age: string
  readonly zipCode: string
  readonly state: UsState
  readonly insuranceStatus: InsuranceStatus
  readonly need: HealthcareNeed
}

/** Uninsured, in a state that did not expand Medicaid. */
export const UNINSURED_IN_TEXAS: Person = {
  age: '34',
  zipCode: '75201',
  state: 'TX',
  insuranceStatus: 'uninsured',
  need: 'routine',
}

/** The fields that the wizards share, by their labels. */
export const profileForm = (page: Page | Locator, words: Words) => {
  const field = (key: 'age' | 'gender' | 'insuranceStatus' | 'zipCode' | 'state') =>
    page.getByLabel(new RegExp(`^${words('profile', `fields.${key}`)}`))
  return {
    age: field('age'),
    zipCode: field('zipCode'),
    fillPerson: async (person: Person) => {
      await field('age').fill(person.age)
      await field('gender').selectOption('female')
    },
    fillCover: async (person: Person) => {
      await field('insuranceStatus').selectOption(person.insuranceStatus)
      await field('zipCode').fill(person.zipCode)
      await field('state').selectOption({ label: `${US_STATE_NAMES[person.state]} (${person.state})` })
    },
    chooseNeed: async (person: Person) => {
      await page.getByRole('radio', { name: words('common', `choices.need.${person.need}`) }).check()
    },
    next: () => page.getByRole('button', { name: words('common', 'actions.next'), exact: true }).click(),
  }
}
