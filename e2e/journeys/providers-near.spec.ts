import { expect, test } from '../fixtures/journey'
import { DALLAS, resources } from '../pages/resources'

const NEAREST_FIRST = ['Sample General Hospital', 'Sample Behavioral Hospital', 'Sample Community Clinic']

test('Hospitals and clinics are listed nearest first, as a register', async ({ visitor: page, words }) => {
  const screen = resources(page, words)
  const { say } = screen
  await screen.open()
  await screen.tab('providers').click()
  await expect(page).toHaveURL('/resources?tab=providers')
  await expect(page.getByRole('heading', { name: say('providers.zipTitle') })).toBeVisible()
  await expect(page.getByRole('heading', { name: say('providers.noticeTitle') })).toBeVisible()
  await expect(page.getByText(say('providers.notice'))).toBeVisible()

  await screen.zipCode.fill('00001')
  await screen.zipCode.press('Enter')
  await expect(screen.zipCode).toHaveAccessibleDescription(words('problems', 'unknown_zip_code'))
  await expect(screen.zipCode).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert').filter({ hasText: words('common', 'errors.load') })).toHaveCount(0)

  await screen.zipCode.fill(DALLAS)
  await screen.zipCode.press('Enter')
  await expect(screen.cards.getByRole('heading', { level: 3 })).toHaveText(NEAREST_FIRST)
  await expect(screen.count('providers', NEAREST_FIRST.length)).toBeVisible()
  await expect(screen.card(NEAREST_FIRST[0]!)).toContainText(say('providers.rating', { rating: 4 }))
  await expect(page.getByText(say('providers.unreachableTitle'))).toHaveCount(0)

  await page.getByLabel(say('providers.specialty')).selectOption('psychiatric_hospital')
  await expect(screen.cards).toHaveCount(1)
  await expect(page).toHaveURL(`/resources?tab=providers&specialty=psychiatric_hospital&zipCode=${DALLAS}`)
  await page.goBack()
  await expect(screen.cards).toHaveCount(NEAREST_FIRST.length)
})
