import type { Page } from '@playwright/test'
import { expect, type Words } from '../fixtures/journey'
import { profileForm, type Person } from './profile-form'

type StepId = 'basics' | 'insurance' | 'finances' | 'needs' | 'summary'

/** The five steps of /profile-setup and /profile. */
export const profileWizard = (page: Page, words: Words) => {
  const form = profileForm(page, words)
  const expectStep = (id: StepId) =>
    expect(
      page.getByRole('heading', { level: 2, name: words('profile', `steps.${id}.title`), exact: true }),
    ).toBeVisible()
  return {
    ...form,
    expectStep,
    complete: () => page.getByRole('button', { name: words('profile', 'submit') }).click(),
    fillAll: async (person: Person) => {
      await form.fillPerson(person)
      await form.next()
      await expectStep('insurance')
      await form.fillCover(person)
      await form.next()
      await expectStep('finances')
      await form.next()
      await expectStep('needs')
      await form.chooseNeed(person)
      await form.next()
      await expectStep('summary')
    },
  }
}
