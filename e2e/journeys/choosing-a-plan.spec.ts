import { expect, test } from '../fixtures/journey'
import { MIDDLE_INCOME, WHERE_PLANS_ARE, YEAR } from '../pages/households'
import { insurance } from '../pages/insurance'
import { member } from '../pages/member'
import { amountOf } from '../pages/sum-line'

const CHEAP = 'Sample Bronze Basic'
const GOLD = 'Sample Gold Clinic'
const DOMINATED = 'Sample Gold Open'
const SILVER = 'Sample Silver Clinic'

test('Filters say how many plans they leave and stand in the address', async ({ visitor: page, words, baseURL }) => {
  await member(page, baseURL!).signUpWith(WHERE_PLANS_ARE, MIDDLE_INCOME)
  const screen = insurance(page, words)
  const { say, counted } = screen
  await screen.open()
  await expect(screen.plans).toHaveCount(6)
  await expect(screen.level.getByRole('option')).toHaveText([
    counted(say('filters.allLevels'), 6),
    ...(['Bronze', 'Silver', 'Gold'] as const).map((level) => counted(say(`level.${level}`), 2)),
    counted(say('level.Platinum'), 0),
  ])
  await screen.level.selectOption('Silver')
  await expect(screen.plans).toHaveCount(2)
  await expect(screen.type.getByRole('option', { name: counted('HMO', 1) })).toBeAttached()
  await screen.type.selectOption('EPO')
  await expect(page.getByRole('heading', { name: say('plans.none') })).toBeVisible()
  await expect(page).toHaveURL(`/insurance?metalLevel=Silver&planType=EPO&year=${YEAR}`)
  await page.goBack()
  await expect(screen.names()).toHaveText([SILVER, 'Sample Silver Open'])
  await page.reload()
  await expect(screen.level).toHaveValue('Silver')
  await expect(screen.plans).toHaveCount(2)
  await page.goForward()
  await page.getByRole('button', { name: say('plans.reset') }).click()
  await expect(screen.plans).toHaveCount(6)
})

test(
  'How much care is expected decides the order; a plan that never pays says so',
  { tag: '@once' },
  async ({ visitor: page, words, baseURL }) => {
    await member(page, baseURL!).signUpWith(WHERE_PLANS_ARE, MIDDLE_INCOME)
    const screen = insurance(page, words)
    const { say } = screen
    await screen.open()
    await expect(screen.names().first()).toHaveText(CHEAP)
    await screen.chooseUse('high')
    await expect(screen.names().first()).toHaveText(GOLD)
    await expect(screen.plans.first()).toContainText(say('plan.cheapest'))
    await expect(page).toHaveURL(/use=high/)
    await screen.chooseUse('low')
    await expect(screen.names()).toHaveText([
      CHEAP,
      'Sample Bronze Open',
      SILVER,
      'Sample Silver Open',
      GOLD,
      DOMINATED,
    ])
    await expect(screen.plan(DOMINATED)).toContainText(say('plan.dominatedTitle'))
    await expect(page.getByText(say('plan.dominatedTitle'))).toHaveCount(1)

    await screen.plan(CHEAP).getByText(say('plan.showSum')).click()
    await expect(amountOf(screen.plan(CHEAP), say('plan.fullPremium'))).toHaveText('$3,516.48')
    await expect(amountOf(screen.plan(CHEAP), say('plan.credit'))).toHaveText(say('plan.minus', { amount: '$576.12' }))
    await expect(amountOf(screen.plan(CHEAP), say('plan.total'))).toHaveText('$3,006.36')
  },
)

test('Up to three plans stand side by side, only their differences if wanted', async ({
  visitor: page,
  words,
  toasts,
  baseURL,
}) => {
  await member(page, baseURL!).signUpWith(WHERE_PLANS_ARE, MIDDLE_INCOME)
  const screen = insurance(page, words)
  const { say } = screen
  await screen.open()
  for (const name of [CHEAP, SILVER, GOLD]) await screen.compare(name).check()
  await screen.compare(DOMINATED).click()
  await expect.poll(() => toasts.join()).toContain(say('compare.fullTitle', { count: 3 }))
  await expect(screen.compare(DOMINATED)).not.toBeChecked()
  await page.reload()
  await expect(screen.compare(SILVER)).toBeChecked()
  await page.getByRole('button', { name: say('compare.open', { count: 3 }) }).click()
  const { comparison } = screen
  await expect(comparison.getByRole('columnheader')).toHaveText([say('compare.question'), CHEAP, SILVER, GOLD])
  const starts = comparison.getByRole('rowheader', { name: say('plan.effectiveDate') })
  await expect(starts).toBeVisible()
  await comparison.getByRole('checkbox', { name: say('compare.differencesOnly') }).check()
  await expect(starts).toBeHidden()
  await expect(comparison.getByRole('row', { name: say('compare.deductible') }).getByRole('cell')).toHaveText([
    '$8,500',
    '$2,500',
    '$1,000',
  ])
  await page.keyboard.press('Escape')
  await expect(comparison).toBeHidden()
})

test('A plan is saved, made mine, and there on return and on the dashboard', async ({
  visitor: page,
  words,
  toasts,
  baseURL,
}) => {
  await member(page, baseURL!).signUpWith(WHERE_PLANS_ARE, MIDDLE_INCOME)
  const screen = insurance(page, words)
  const { say } = screen
  await screen.open()
  await screen.button(CHEAP, 'keep').click()
  await expect.poll(() => toasts.join()).toContain(`${say('saved.doneKept')}: ${CHEAP}`)
  await screen.button(SILVER, 'choose').click()
  await expect(screen.myPlan).toContainText(SILVER)
  await expect(screen.plan(SILVER)).toContainText(say('saved.isMine'))
  await expect(screen.button(CHEAP, 'kept')).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/')
  const onDashboard = page.getByRole('region', { name: words('dashboard', 'plan.title'), exact: true })
  await expect(onDashboard).toContainText(SILVER)
  await onDashboard.getByRole('link', { name: words('dashboard', 'plan.open') }).click()
  await expect(page).toHaveURL('/insurance')
  await expect(screen.myPlan).toContainText(SILVER)
  const others = screen.myPlan.getByRole('listitem').filter({ hasText: CHEAP })
  await others.getByRole('button', { name: say('saved.choose') }).click()
  await expect(screen.myPlan.getByRole('listitem')).toContainText([SILVER])
  await screen.myPlan.getByRole('button', { name: say('saved.letGo') }).click()
  await expect(screen.myPlan).toBeHidden()
  await expect(screen.part('saved.title')).toContainText(SILVER)
})
