import { expect, test } from '../fixtures/journey'

test.use({ javaScriptEnabled: false })

test('The landing page can be read without JavaScript, and its links lead somewhere', async ({
  visitor: page,
  words,
  language,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('landing', 'hero.title'))
  for (const id of ['features', 'resources', 'impact', 'start'] as const)
    await expect(page.getByRole('heading', { level: 2, name: words('landing', `${id}.title`) })).toBeVisible()
  const note = page.locator('noscript')
  await expect(note).toBeVisible()
  expect(await note.innerText()).toContain(words('landing', 'start.withoutScript'))

  const addresses = await page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of new Set(addresses)) {
    if (address.startsWith('#')) await expect(page.locator(address), address).toBeAttached()
    else if (address.startsWith('/')) expect((await page.request.get(address)).status(), address).toBe(200)
    else expect(address).toMatch(/^(tel|mailto):/)
  }

  await page.getByRole('link', { name: words('landing', 'start.signIn'), exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect(note).toBeInViewport()
  expect(await note.innerText()).toContain(words('common', 'errors.noScript'))
})
