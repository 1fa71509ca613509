import { pathPatterns, routeAt, ROUTES, type RouteName } from '../../apps/web/src/platform/routes'
import { expect, test } from '../fixtures/journey'
import { FAMILY_OF_FOUR, WHERE_PLANS_ARE, YEAR } from '../pages/households'
import { member } from '../pages/member'
import { BOZEMAN, DALLAS, resources, SAMPLE_RIDE, SAMPLE_RIDE_ID } from '../pages/resources'
import { expectSound } from '../pages/soundness'

const FOR_VISITORS: readonly RouteName[] = [
  'login',
  'signUp',
  'forgotPassword',
  'insurance',
  'howWeCalculate',
  'aiHealth',
  'aiAssistant',
  'premium',
]
const FOR_MEMBERS: readonly RouteName[] = [
  'home',
  'profile',
  'household',
  'insurance',
  'pathways',
  'letters',
  'aiHealth',
  'aiAssistant',
  'myPathways',
  'resourcePlan',
  'adminData',
  'adminCorrections',
  'premium',
]
/** A cheaper and a dearer sample plan. */
const TWO_PLANS = ['99997TX0010001', '99998TX0010002'].map((id) => `${YEAR}-${id}`).join(',')
/** One subject of the rules: axe needs ten seconds for all of them, which look the same. */
const SOME_RULES = `${ROUTES.howWeCalculate.path}?area=tax-credit`
/** The tabs of /resources, each with few cards: they look the same. */
const KINDS_OF_HELP = [
  `?search=Bozeman&zipCode=${BOZEMAN}`,
  `?search=sample&type=legal_aid&radius=5&zipCode=${BOZEMAN}`,
  '?tab=programs&search=insulin',
  `?tab=providers&zipCode=${DALLAS}`,
  `?item=${SAMPLE_RIDE_ID}&search=zzyzx`,
]
const WITH_A_TOKEN = ['/reset-password#token=abc', '/verify-email#token=abc', '/setup#token=abc', '/reset-password']

test('Every screen of a visitor is sound', async ({ visitor: page, language }, testInfo) => {
  test.setTimeout(400_000)
  for (const path of [
    '/',
    ...FOR_VISITORS.map((name) => ROUTES[name].path),
    ...WITH_A_TOKEN,
    SOME_RULES,
    '/no-such-page',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/\S.*Careway|Careway.*\S/)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectSound(page, testInfo, path)
  }
})

test('Every kind of help is sound', async ({ visitor: page, words }, testInfo) => {
  test.slow()
  const screen = resources(page, words)
  for (const search of KINDS_OF_HELP) {
    await screen.open(search)
    await expect(page.locator('.skeleton, .bone')).toHaveCount(0)
    await expect(page).toHaveTitle(/\S+ \| Careway/)
    await expectSound(page, testInfo, `/resources${search}`)
  }
  await screen.open(`?search=Bozeman&zipCode=${BOZEMAN}`)
  await screen.unfold(SAMPLE_RIDE, screen.say('card.more'))
  await page.getByRole('button', { name: screen.say('map.show') }).click()
  await expect(page.getByText(screen.say('map.loading'))).toHaveCount(0)
  await expectSound(page, testInfo, '/resources with a map')
})

test('Every screen of a member is sound', async ({ visitor: page, language, baseURL }, testInfo) => {
  test.slow()
  const me = member(page, baseURL!)
  await me.signUp()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSound(page, testInfo, 'home without a profile')
  await me.describe(WHERE_PLANS_ARE)
  await me.tell(FAMILY_OF_FOUR)
  const [first] = await me.find()
  await me.pursue(first!)
  await me.keep('program', 'getinsulin')
  await me.keep('resource', SAMPLE_RIDE_ID)
  for (const name of FOR_MEMBERS) {
    const { path } = ROUTES[name]
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton, .bone')).toHaveCount(0)
    await expect(page).toHaveTitle(/\S+ \| Careway/)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectSound(page, testInfo, path)
  }
})

test('Every dialog and menu is sound', async ({ visitor: page, words, baseURL }, testInfo) => {
  test.slow()
  const me = member(page, baseURL!)
  await me.signUpAndPursue(WHERE_PLANS_ARE)
  await me.tell(FAMILY_OF_FOUR)
  const main = page.getByRole('main')
  const openers = [
    ['/pathways', main.getByRole('button', { name: words('pathways', 'findNew'), exact: true })],
    ['/pathways', main.getByRole('button', { name: new RegExp(`^${words('pathways', 'card.schedule')}`) })],
    ['/pathways', main.getByRole('button', { name: new RegExp(`^${words('pathways', 'card.details')}`) })],
    [`/resources?search=Bozeman&zipCode=${BOZEMAN}`, resources(page, words).reportWrong(SAMPLE_RIDE)],
    ['/my-pathways', main.getByRole('button', { name: new RegExp(`^${words('my-pathways', 'card.remove')}`) })],
    [
      `/insurance?year=${YEAR}&compare=${TWO_PLANS}`,
      main.getByRole('button', { name: words('insurance', 'compare.open', { count: 2 }) }),
    ],
  ] as const
  for (const [path, opener] of openers) {
    await page.goto(path)
    await opener.first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectSound(page, testInfo, `${path}, ${String(opener)}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener.first()).toBeFocused()
  }
})

test('Every address has a title of its own and answers', { tag: '@once' }, async ({ visitor: page, baseURL }) => {
  test.slow()
  await member(page, baseURL!).signUp()
  for (const path of pathPatterns()) {
    await page.goto(path)
    const name = routeAt(path)!
    if (ROUTES[name].access === 'visitor') continue
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page, path).toHaveTitle(/\S+ \| Careway/)
    await expect(page, path).toHaveURL(ROUTES[name].path)
  }
})
