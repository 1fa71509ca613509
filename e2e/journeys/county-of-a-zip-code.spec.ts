import { expect, test } from '../fixtures/journey'
import { insurance } from '../pages/insurance'
import { member } from '../pages/member'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'

const IN_THREE_COUNTIES = { ...UNINSURED_IN_TEXAS, zipCode: '27517', state: 'NC' } as const

test('A ZIP code in several counties asks which one, keeps it, and shows plans', async ({
  visitor: page,
  words,
  baseURL,
}) => {
  await member(page, baseURL!).signUpWith(IN_THREE_COUNTIES, { estimatedAnnualIncome: 40_000 })
  const screen = insurance(page, words)
  const { say } = screen
  await screen.open()
  const question = page.getByRole('group', { name: say('county.question', { zipCode: '27517' }) })
  await expect(question.getByRole('radio')).toHaveCount(3)
  await expect(screen.plans).toHaveCount(0)
  await page.getByRole('link', { name: say('problems.county') }).click()
  await page.getByRole('button', { name: say('county.save') }).click()
  await expect(question.getByText(say('county.missing'))).toBeVisible()
  await question.getByRole('radio', { name: 'Durham County' }).check()
  await page.getByRole('button', { name: say('county.save') }).click()
  await expect(question).toBeHidden()
  await expect(screen.part('details.title')).toContainText('Durham County')
  await expect(screen.plans.first()).toBeVisible()
  await expect(screen.plans.first()).toContainText(say('plan.estimate'))
  await expect(page.getByRole('heading', { name: say('estimate.title') })).toBeVisible()

  await page.reload()
  await expect(screen.plans.first()).toBeVisible()
  await expect(question).toBeHidden()
})
