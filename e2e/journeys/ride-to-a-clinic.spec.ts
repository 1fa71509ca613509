import { asOfText } from '../../apps/web/src/widgets/pathway/as-of-text'
import { expect, test } from '../fixtures/journey'
import { BOZEMAN, resources, SAMPLE_RIDE } from '../pages/resources'

const RIDE = { en: 'ride', es: 'transporte' }
const MILES_TO_THE_RIDE = 6.7
const CHECKED = '2026-10-05'

test('A visitor finds a ride to a clinic in 59718', async ({ visitor: page, words, language }) => {
  const screen = resources(page, words)
  const { say, fact } = screen
  await screen.open()
  await screen.zipCode.pressSequentially('5a9-718b4')
  await expect(screen.zipCode).toHaveValue(BOZEMAN)
  await screen.what.fill(RIDE[language])
  await screen.what.press('Enter')
  await expect(page).toHaveURL(`/resources?search=${RIDE[language]}&zipCode=${BOZEMAN}`)
  await expect(screen.what).toBeFocused()
  const card = screen.card(SAMPLE_RIDE)
  await expect(screen.cards.first()).toHaveAccessibleName(SAMPLE_RIDE)

  await screen.typeCard('transportation').click()
  await expect(screen.typeCard('transportation')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(`/resources?search=${RIDE[language]}&type=transportation&zipCode=${BOZEMAN}`)
  const onCountCard = async () => Number((await screen.typeCard('transportation').textContent())!.match(/\d+/)?.[0])
  await expect.poll(async () => (await screen.cards.count()) === (await onCountCard())).toBe(true)
  await expect(screen.count('list', await onCountCard())).toBeVisible()

  await expect(card).toContainText(say('card.distance', { distanceMiles: MILES_TO_THE_RIDE, count: MILES_TO_THE_RIDE }))
  await expect(fact(SAMPLE_RIDE, say('facts.cost'))).toHaveText('None')
  await expect(fact(SAMPLE_RIDE, say('facts.languages'))).toHaveText(
    { en: /^(English, Spanish|Spanish, English)$/, es: /^(español, inglés|inglés, español)$/ }[language],
  )
  await screen.unfold(SAMPLE_RIDE, say('card.more'))
  const monday = fact(SAMPLE_RIDE, say('facts.hours')).getByRole('listitem').first()
  await expect(monday).toContainText(/lunes|Monday/i)
  await expect(monday).toContainText(/7:00\sa/i)
  await expect(monday).toContainText(/6:00\sp/i)
  await expect(fact(SAMPLE_RIDE, say('facts.hours')).getByRole('listitem').last()).toContainText(say('hours.closed'))
  await expect(card).toContainText(say('checked.on', { day: asOfText(CHECKED, language) }))

  await expect(screen.link(SAMPLE_RIDE, say('contact.call', { phone: '4065550101' }))).toHaveAttribute(
    'href',
    'tel:4065550101',
  )
  await expect(screen.link(SAMPLE_RIDE, say('contact.directions'))).toHaveAttribute(
    'href',
    /1(%20|\+)Sample(%20|\+)Street.*Bozeman/,
  )
})

test('Filters stand in the address, are gone back from, and come off one by one', async ({
  visitor: page,
  words,
  language,
}) => {
  const screen = resources(page, words)
  const { say } = screen
  await screen.open(`?search=${RIDE[language]}&zipCode=${BOZEMAN}`)
  await screen.typeCard('transportation').click()
  await page.getByRole('button', { name: say('filters.free'), exact: true }).click()
  await page.getByLabel(say('filters.radius')).selectOption('5')
  const all = `/resources?search=${RIDE[language]}&type=transportation&radius=5&free=true&zipCode=${BOZEMAN}`
  await expect(page).toHaveURL(all)
  await expect(screen.card(SAMPLE_RIDE)).toHaveCount(0)

  await page.goBack()
  await expect(page.getByLabel(say('filters.radius'))).toHaveValue('25')
  await expect(screen.card(SAMPLE_RIDE)).toBeVisible()
  await page.goBack()
  await expect(screen.removable(say('filters.free'))).toHaveCount(0)
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL(all)

  await page.reload()
  await expect(screen.cards.first()).toBeVisible()
  await screen.removable(say('filters.miles', { miles: 5 })).click()
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toHaveAccessibleName(/\d/)
  await expect(screen.card(SAMPLE_RIDE)).toBeVisible()
  await screen.removable(say('types.transportation')).click()
  await screen.removable(say('filters.free')).click()
  await screen.removable(say('active.search', { search: RIDE[language] })).click()
  await expect(page).toHaveURL(`/resources?zipCode=${BOZEMAN}`)
  await expect(screen.what).toHaveValue('')
  await expect(page.getByRole('button', { name: say('active.clear') })).toHaveCount(0)
})

test('Where nothing is found the way on is a wider radius, fewer filters or 211', async ({ visitor: page, words }) => {
  const screen = resources(page, words)
  const { say } = screen
  await screen.open(`?search=Sample+Legal&radius=5&zipCode=${BOZEMAN}`)
  await expect(screen.count('list', 0)).toBeVisible()
  await expect(page.getByRole('heading', { name: say('none.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: '211', exact: true })).toHaveAttribute('href', 'tel:211')
  await page.getByRole('button', { name: say('none.wider', { miles: 10, count: 1 }) }).click()
  await expect(page).toHaveURL(`/resources?search=Sample+Legal&radius=10&zipCode=${BOZEMAN}`)
  await expect(screen.count('list', 1)).toBeVisible()
  await expect(screen.card('Sample Legal Aid for Medical Bills')).toBeVisible()

  await screen.find('zzyzx')
  await expect(screen.count('list', 0)).toBeVisible()
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: say('none.clear'), exact: true })
    .last()
    .click()
  await expect(screen.card(SAMPLE_RIDE)).toBeVisible()
})

test('A ZIP code that is too short or unknown is said at its field', async ({ visitor: page, words }) => {
  const screen = resources(page, words)
  await screen.open()
  await screen.find('', '597')
  await expect(screen.zipCode).toHaveAccessibleDescription(new RegExp(screen.say('find.zipCodeShort')))
  await expect(page).toHaveURL('/resources')
  await screen.zipCode.fill('00001')
  await screen.zipCode.press('Enter')
  await expect(screen.zipCode).toHaveAccessibleDescription(words('problems', 'unknown_zip_code'))
  await expect(screen.cards.first()).toBeVisible()
  await screen.zipCode.fill(BOZEMAN)
  await screen.zipCode.press('Enter')
  await expect(screen.card(SAMPLE_RIDE)).toBeVisible()
  await expect(screen.zipCode).not.toHaveAttribute('aria-invalid', 'true')
})
