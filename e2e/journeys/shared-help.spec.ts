import { expect, test } from '../fixtures/journey'
import { BOZEMAN, resources, SAMPLE_RIDE, SAMPLE_RIDE_ID } from '../pages/resources'

const sharedPath = (item: string) => `/resources?${new URLSearchParams({ item })}`

test('A shared link carries the one thing and nothing of whoever shares it', async ({
  visitor: page,
  words,
  toasts,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const screen = resources(page, words)
  const { say } = screen
  await screen.open(`?search=Bozeman&zipCode=${BOZEMAN}`)
  await screen.button(SAMPLE_RIDE, 'share.share').click()
  const link = baseURL + sharedPath(SAMPLE_RIDE_ID)
  await expect.poll(() => toasts).toContain(`${say('share.copied')}: ${link}`)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
})

test('Whoever opens a shared link sees that card first', async ({ visitor: page, words }) => {
  const screen = resources(page, words)
  const { say } = screen
  await screen.open(sharedPath(SAMPLE_RIDE_ID).replace('/resources', ''))
  await expect(screen.card(SAMPLE_RIDE, screen.shared)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toHaveAccessibleName(SAMPLE_RIDE)
  await expect(screen.zipCode).toHaveValue('')
  await expect(screen.what).toHaveValue('')
  await screen.shared.getByRole('button', { name: say('shared.all') }).click()
  await expect(page).toHaveURL('/resources')
  await expect(screen.shared).toBeHidden()
})

test('A shared thing that is gone says so; one that could not be asked for can be asked for again', async ({
  visitor: page,
  words,
}) => {
  const screen = resources(page, words)
  const { say } = screen
  for (const item of ['no-such-thing', 'program:no-such-program']) {
    await screen.open(sharedPath(item).replace('/resources', ''))
    await expect(screen.shared).toContainText(say('shared.goneTitle'))
    await expect(screen.cards.first()).toBeVisible()
  }
  await page.route(`**/api/resources/${encodeURIComponent(SAMPLE_RIDE_ID)}*`, (route) => route.abort())
  await screen.open(sharedPath(SAMPLE_RIDE_ID).replace('/resources', ''))
  await expect(screen.shared.getByRole('alert')).toContainText(words('common', 'errors.load'))
  await page.unrouteAll()
  await screen.shared.getByRole('button', { name: words('common', 'actions.retry') }).click()
  await expect(screen.card(SAMPLE_RIDE, screen.shared)).toBeVisible()
})
