import type { Page } from '@playwright/test'
import { expect, type Words } from '../fixtures/journey'
import type { NewAccount } from './account-form'
import { profileForm, type Person } from './profile-form'

type StepId = 'account' | 'personal' | 'insurance' | 'needs'

/** The four steps on the landing page. */
export const signUpWizard = (page: Page, words: Words) => {
  const form = profileForm(page, words)
  const field = (key: 'firstName' | 'lastName' | 'email' | 'password') =>
    page.getByLabel(new RegExp(`^${words('landing', `wizard.fields.${key}`)}`))
  const fillAccount = async (account: NewAccount) => {
    await field('firstName').fill(account.firstName)
    await field('lastName').fill(account.lastName)
    await field('email').fill(account.email)
    await field('password').fill(account.password)
  }
  const expectStep = (id: StepId) =>
    expect(
      page.getByRole('heading', { level: 2, name: words('landing', `wizard.steps.${id}.title`), exact: true }),
    ).toBeVisible()
  return {
    ...form,
    field,
    fillAccount,
    expectStep,
    expectProgress: async (step: number) => {
      await expect(page.getByText(words('landing', 'wizard.stepOf', { step, count: 4 })).first()).toBeVisible()
      await expect(page.getByText(words('landing', 'wizard.percent', { percent: step * 25 })).first()).toBeVisible()
    },
    previous: page.getByRole('button', { name: words('common', 'actions.previous'), exact: true }),
    complete: () => page.getByRole('button', { name: words('landing', 'wizard.submit') }).click(),
    fillAll: async (account: NewAccount, person: Person) => {
      await fillAccount(account)
      await form.next()
      await expectStep('personal')
      await form.fillPerson(person)
      await form.next()
      await expectStep('insurance')
      await form.fillCover(person)
      await form.next()
      await expectStep('needs')
      await form.chooseNeed(person)
    },
  }
}
