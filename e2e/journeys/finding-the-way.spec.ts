import { expect, test } from '../fixtures/journey'
import { accountForm } from '../pages/account-form'
import { foundPathways } from '../pages/found-pathways'
import { member } from '../pages/member'
import { resources } from '../pages/resources'
import { plan } from '../pages/plan'
import { profileForm, UNINSURED_IN_TEXAS } from '../pages/profile-form'

const ELSEWHERE = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
]

test('A page that is not there says so', async ({ visitor: page, words }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('common', 'notFound.title'))
  await page.getByRole('link', { name: words('common', 'notFound.home') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('landing', 'hero.title'))
})

test('A screen that is still to come says so', async ({ visitor: page, words, baseURL }) => {
  await member(page, baseURL!).signUp()
  await page.goto('/')
  await page.goto('/cost-comparison?from=dashboard')
  const screen = words('common', 'shell.costCompare')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('common', 'notYet.title', { screen }))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('dashboard', 'welcome', { name: 'Rosa' }))
  await page.goForward()
  await expect(page).toHaveURL('/cost-comparison?from=dashboard')
})

test('Financial help on the dashboard leads to help of that kind', async ({ visitor: page, words, baseURL }) => {
  await member(page, baseURL!).signUp()
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: words('dashboard', 'quick.financial') })
    .click()
  await expect(page).toHaveURL('/resources?type=financial_aid')
  const screen = resources(page, words)
  await expect(screen.typeCard('financial_aid')).toHaveAttribute('aria-pressed', 'true')
  await expect(screen.cards.first()).toContainText(screen.say('types.financial_aid'))
})

test('Signing in leads back to where one wanted to go, and never to another site @once', async ({
  visitor: page,
  words,
  baseURL,
}) => {
  const account = await member(page, baseURL!).signUp()
  await page.context().clearCookies({ name: 'careway' })
  await page.goto('/my-pathways?tab=completed')
  await expect(page).toHaveURL('/login?returnTo=%2Fmy-pathways%3Ftab%3Dcompleted')
  await accountForm(page, words).signIn(account)
  await expect(page).toHaveURL('/my-pathways?tab=completed')
  for (const target of ELSEWHERE) {
    await page.goto(`/login?returnTo=${encodeURIComponent(target)}`)
    await expect(page).toHaveURL('/')
    await page.goto(`/api/login?returnTo=${encodeURIComponent(target)}`)
    await expect(page).toHaveURL('/')
  }
})

test('The search and the filter are in the address', async ({ visitor: page, words, baseURL }) => {
  const me = member(page, baseURL!)
  await me.signUp()
  await me.describe(UNINSURED_IN_TEXAS)
  const pathways = await me.find()
  const community = pathways.filter(({ pathwayType }) => pathwayType === 'community')
  await page.goto('/pathways?type=community')
  const { cards } = foundPathways(page, words)
  await expect(cards).toHaveCount(community.length)
  await page.getByRole('searchbox', { name: words('pathways', 'search.label') }).fill('zzzz')
  await expect(page).toHaveURL('/pathways?q=zzzz&type=community')
  await expect(page.getByRole('heading', { name: words('pathways', 'search.noneTitle') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: words('pathways', 'search.label') })).toHaveValue('zzzz')
  await page.getByRole('button', { name: words('pathways', 'search.clear') }).click()
  await expect(page).toHaveURL('/pathways')
  await expect(cards).toHaveCount(pathways.length)
  await page.goBack()
  await expect(page).toHaveURL('/pathways?q=zzzz&type=community')
})

test('Logging out leaves nothing behind for the next person', async ({ visitor: page, words, baseURL }) => {
  const me = member(page, baseURL!)
  const other = await me.signUp()
  const { pathway } = await me.signUpAndPursue(UNINSURED_IN_TEXAS)
  await page.goto('/profile')
  await profileForm(page, words).age.fill('99')
  await page.getByRole('button', { name: words('common', 'shell.yourAccount') }).click()
  await page.getByRole('menuitem', { name: words('common', 'shell.logOut') }).click()
  await expect(page).toHaveURL('/login')
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('careway-draft'))),
  ).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)

  await accountForm(page, words).signIn(other)
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/profile')
  await expect(profileForm(page, words).age).toHaveValue('')
  await page.goto('/my-pathways')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(plan(page, words).card(pathway)).toHaveCount(0)
  expect((await page.request.get(`/api/pathways/${pathway.id}`)).status()).toBe(404)
})
