import { expect, test } from '../fixtures/journey'
import { BOZEMAN, resources } from '../pages/resources'

const IN_BOZEMAN = [
  'Sample Food Pantry',
  'Sample Free Clinic',
  'Sample Ride to Clinic, Bozeman',
  'Sample Legal Aid for Medical Bills',
]

test('The map is fetched when it is asked for, from here alone, and its places have numbers', async ({
  visitor: page,
  words,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const ofTheMap = () => asked.filter((url) => /draw-map|maplibre|outlines/.test(url))
  const screen = resources(page, words)
  const { say } = screen
  await screen.open(`?search=Bozeman&zipCode=${BOZEMAN}`)
  await expect(screen.cards).toHaveCount(IN_BOZEMAN.length)
  await page.waitForLoadState('networkidle')
  expect(ofTheMap()).toEqual([])

  await page.getByRole('button', { name: say('map.show') }).click()
  await expect.poll(() => ofTheMap().length).toBeGreaterThan(0)
  const places = page.getByRole('list', { name: say('map.listLabel') })
  await expect(places.getByRole('listitem')).toHaveText(IN_BOZEMAN)
  expect(
    await places.getByRole('listitem').evaluateAll((lines) => lines.map((line) => (line as HTMLLIElement).value)),
  ).toEqual([1, 2, 3, 4])
  await expect(page.getByText(say('map.loading'))).toHaveCount(0)
  const drawn = page.getByRole('region', { name: say('map.label') })
  await expect(drawn.or(page.getByText(say('map.failed')))).toBeVisible()

  await places.getByRole('button', { name: IN_BOZEMAN[2] }).click()
  await expect(screen.card(IN_BOZEMAN[2]!)).toBeFocused()
  await page.getByRole('button', { name: say('map.hide') }).click()
  await expect(places).toBeHidden()
})

test(
  'Where no map can be drawn the list says so and does its work',
  { tag: '@once' },
  async ({ visitor: page, words }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    const screen = resources(page, words)
    const { say } = screen
    await screen.open(`?search=Bozeman&zipCode=${BOZEMAN}`)
    await page.getByRole('button', { name: say('map.show') }).click()
    await expect(page.getByRole('status').getByText(say('map.failed'))).toBeVisible()
    await page
      .getByRole('list', { name: say('map.listLabel') })
      .getByRole('button', { name: IN_BOZEMAN[0] })
      .click()
    await expect(screen.card(IN_BOZEMAN[0]!)).toBeFocused()
  },
)
