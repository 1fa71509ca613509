import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures/journey'
import { MIDDLE_INCOME, WHERE_PLANS_ARE, YEAR } from '../pages/households'
import { insurance } from '../pages/insurance'
import { member } from '../pages/member'
import { amountOf } from '../pages/sum-line'

test('The subsidy calculator refuses what is no premium and shows its working for what is', async ({
  visitor: page,
  words,
  baseURL,
}) => {
  await member(page, baseURL!).signUpWith(WHERE_PLANS_ARE, MIDDLE_INCOME)
  const screen = insurance(page, words)
  const { say, calculator } = screen
  await screen.open()
  for (const [typed, fault] of [
    ['', say('faults.required')],
    ['four hundred', say('faults.notANumber')],
    ['-5', say('faults.negative')],
  ] as const) {
    await screen.calculate(typed)
    await expect(calculator.getByText(fault)).toBeVisible()
    await expect(screen.premium).toBeFocused()
  }
  await screen.calculate('$410.26')
  await expect(amountOf(calculator, say('calculator.credit'))).toHaveText('$48.01')
  await expect(amountOf(calculator, say('calculator.final'))).toHaveText('$362.25')
  await expect(amountOf(calculator, say('calculator.reduction'))).toHaveText(say('calculator.noReduction'))
  await expect(amountOf(calculator, say('working.benchmark'))).toHaveText('$410.26')
  await expect(amountOf(calculator, say('calculator.finalLine'))).toHaveText('$362.25')
})

test('The income slider moves by keyboard and marks where help changes', async ({ visitor: page, words, baseURL }) => {
  await member(page, baseURL!).signUpWith(WHERE_PLANS_ARE, MIDDLE_INCOME)
  const screen = insurance(page, words)
  const { say, whatIf } = screen
  await screen.open()
  const slider = whatIf.getByRole('slider', { name: say('whatIf.income') })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`\\$45,500`))
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', say('whatIf.spoken', { income: '$0' }))
  await expect(whatIf.getByText(words('coverage', 'category.coverage_gap'), { exact: true }).first()).toBeVisible()
  await whatIf.getByRole('button', { name: '$15,960' }).press('Enter')
  await expect(amountOf(whatIf, say('whatIf.poverty'))).toHaveText(say('percent', { value: 100 }))
  await whatIf.getByRole('button', { name: '$63,841' }).press('Enter')
  await expect(amountOf(whatIf, say('whatIf.credit'))).toHaveText('$0')
  await whatIf.getByRole('button', { name: say('whatIf.backToToday', { income: '$45,000' }) }).press('Enter')
  await expect(amountOf(whatIf, say('whatIf.credit'))).toHaveText('$48')
})

test('The days to sign up go into the calendar', { tag: '@once' }, async ({ visitor: page, words, baseURL }) => {
  await page.clock.setFixedTime(`${YEAR - 1}-11-20T15:00:00Z`)
  await member(page, baseURL!).signUpWith(WHERE_PLANS_ARE, MIDDLE_INCOME)
  const screen = insurance(page, words)
  await screen.open()
  const dates = screen.part('enrollment.title', { year: YEAR })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dates.getByRole('button', { name: screen.say('enrollment.download') }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`enrollment-${YEAR}.ics`)
  const calendar = readFileSync(await download.path(), 'utf8').replaceAll(/\r\n[ \t]/g, '')
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${YEAR}0115`)
  expect(calendar).toContain(screen.say('enrollment.event.closesOn', { year: YEAR }))
  expect(calendar).toContain('BEGIN:VALARM')
})
