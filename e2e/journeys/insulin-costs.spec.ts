import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test, type Words } from '../fixtures/journey'
import type { ProfileChanges } from '../pages/households'
import { member } from '../pages/member'
import { UNINSURED_IN_TEXAS, type Person } from '../pages/profile-form'
import { resourcePlan, resources } from '../pages/resources'

const INSULIN = { en: 'insulin', es: 'insulina' }
const WITH_DIABETES: Person = { ...UNINSURED_IN_TEXAS, need: 'prescriptions' }
/** 175 % of the poverty guideline of 2026 for one. */
const DIABETES_AND_A_SMALL_INCOME: ProfileChanges = { chronicConditions: ['Diabetes'], estimatedAnnualIncome: 28_000 }
const OWN_INCOME = /28[,.]000/
const INCOME_LIMIT = /63[,.]840/

const LILLY = 'Lilly Insulin Value Program'
const GET_INSULIN = 'GetInsulin.org'
const NOVO = 'Novo Nordisk Patient Assistance Program'
const RIDES = 'Eldercare Locator'
const NOTE = 'Carmen said: send the pay stubs'
const DEADLINE = `${new Date().getFullYear() + 1}-03-09`

async function savePrograms(page: Page, words: Words) {
  const screen = resources(page, words)
  for (const name of [LILLY, GET_INSULIN]) {
    await screen.button(name, 'save.save').click()
    await expect(screen.button(name, 'save.saved')).toHaveAttribute('aria-pressed', 'true')
  }
  await screen.tab('resources').click()
  await screen.find('')
  await screen.typeCard('transportation').click()
  await screen.button(RIDES, 'save.save').click()
  await expect(screen.button(RIDES, 'save.saved')).toHaveAttribute('aria-pressed', 'true')
}

test('Somebody with diabetes finds help with insulin costs, and one answer changes the list', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  await member(page, baseURL!).signUpWith(WITH_DIABETES, DIABETES_AND_A_SMALL_INCOME)
  const screen = resources(page, words)
  const { say } = screen
  await screen.open()
  await screen.tab('programs').click()
  await screen.find(INSULIN[language])
  await expect(page).toHaveURL(
    `/resources?search=${INSULIN[language]}&tab=programs&zipCode=${UNINSURED_IN_TEXAS.zipCode}`,
  )
  const unsettled = words('programs', 'likelihood.need-more-information')
  await expect(screen.card(LILLY)).toContainText(unsettled)
  await expect(screen.card(GET_INSULIN)).toContainText(unsettled)
  await expect(screen.fact(NOVO, say('program.income'))).toHaveText(INCOME_LIMIT)
  await screen.unfold(NOVO, say('program.why'))
  const why = screen.card(NOVO).getByRole('listitem').filter({ hasText: INCOME_LIMIT })
  await expect(why).toContainText('400')
  await expect(why).toContainText(OWN_INCOME)
  await expect(why).toContainText('NovoCare')
  await expect(screen.card(NOVO)).toContainText(words('programs', 'question.circumstance.insulin'))

  const questions = page.getByRole('region', { name: say('questions.title') })
  await questions.locator('summary').click()
  const answers = questions.getByRole('group', { name: words('programs', 'question.circumstance.insulin') })
  await answers.getByText(say('questions.yes'), { exact: true }).click()
  await questions.getByRole('button', { name: say('questions.save') }).click()
  const likely = words('programs', 'likelihood.likely')
  await expect(screen.card(LILLY)).toContainText(likely)
  await expect(screen.card(GET_INSULIN)).toContainText(likely)
  await expect(screen.cards.first()).toHaveAccessibleName(LILLY)

  await page.reload()
  await expect(screen.card(LILLY)).toContainText(likely)
  await page.getByLabel(say('programs.likelihood')).selectOption('likely')
  await expect(screen.cards).toHaveCount(2)
  await expect(screen.count('programs', 2)).toBeVisible()
})

test('What was saved is a plan with status, note and deadline, in the calendar and on paper', async ({
  visitor: page,
  words,
  language,
  toasts,
  baseURL,
}) => {
  await member(page, baseURL!).signUpWith(WITH_DIABETES, DIABETES_AND_A_SMALL_INCOME)
  await resources(page, words).open(`?tab=programs&search=${INSULIN[language]}`)
  await savePrograms(page, words)
  const plan = resourcePlan(page, words)
  const { say } = plan
  await page.getByRole('link', { name: say('plan.open') }).click()
  await expect(page).toHaveURL('/resources/plan')
  await expect(plan.rows).toHaveCount(3)

  const kept = `${say('plan.kept')}: ${LILLY}`
  await plan.status(LILLY).selectOption('applied')
  await expect.poll(() => toasts.filter((toast) => toast === kept).length).toBe(1)
  await plan.notes(LILLY).fill(NOTE)
  await plan.notes(LILLY).blur()
  await expect.poll(() => toasts.filter((toast) => toast === kept).length).toBe(2)
  await plan.deadline(LILLY).fill(DEADLINE)
  await plan.deadline(LILLY).blur()
  await expect.poll(() => toasts.filter((toast) => toast === kept).length).toBe(3)
  await plan.status(RIDES).selectOption('to_call')
  await expect.poll(() => toasts).toContain(`${say('plan.kept')}: ${RIDES}`)

  await page.reload()
  await expect(plan.rows).toHaveCount(3)
  await expect(plan.status(LILLY)).toHaveValue('applied')
  await expect(plan.notes(LILLY)).toHaveValue(NOTE)
  await expect(plan.deadline(LILLY)).toHaveValue(DEADLINE)
  await expect(plan.status(RIDES)).toHaveValue('to_call')
  await expect(plan.status(GET_INSULIN)).toHaveValue('saved')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('plan.calendar') }).click(),
  ])
  expect(download.suggestedFilename()).toBe('resource-plan.ics')
  const calendar = readFileSync(await download.path(), 'utf8').replaceAll(/\r\n[ \t]/g, '')
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${DEADLINE.replaceAll('-', '')}\r\n`)
  expect(calendar).toContain(`SUMMARY:${say('plan.event', { title: LILLY })}\r\n`)
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(calendar).not.toContain('Carmen')
  expect(calendar).not.toContain(say('status.applied'))

  await page.emulateMedia({ media: 'print' })
  const paper = plan.row(LILLY)
  await expect(paper.getByRole('heading', { name: LILLY })).toBeVisible()
  await expect(paper.getByText('(833) 808-1234')).toBeVisible()
  await expect(plan.row(RIDES).getByText('(800) 677-1116')).toBeVisible()
  await expect(paper.getByText(say('status.applied'), { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(plan.row(RIDES).getByText(say('status.to_call'), { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  )
  await expect(paper.getByText(NOTE).filter({ visible: true })).toHaveCount(1)
  await expect(page.locator('input, select, textarea, button').filter({ visible: true })).toHaveCount(0)
})

test('A thing taken out of the plan is gone, here and on the cards', async ({
  visitor: page,
  words,
  language,
  toasts,
  baseURL,
}) => {
  await member(page, baseURL!).signUpWith(WITH_DIABETES, DIABETES_AND_A_SMALL_INCOME)
  const screen = resources(page, words)
  await screen.open(`?tab=programs&search=${INSULIN[language]}`)
  await screen.button(LILLY, 'save.save').click()
  await expect(screen.button(LILLY, 'save.saved')).toBeVisible()
  const plan = resourcePlan(page, words)
  const { say } = plan
  await plan.open()
  await plan
    .row(LILLY)
    .getByRole('button', { name: `${say('plan.remove')} : ${LILLY}` })
    .click()
  await expect(page.getByRole('heading', { name: say('plan.emptyTitle') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => toasts).toContain(`${say('save.doneRemoved')}: ${LILLY}`)
  await page.getByRole('link', { name: say('plan.find') }).click()
  await screen.tab('programs').click()
  await screen.find(INSULIN[language])
  await expect(screen.button(LILLY, 'save.save')).toHaveAttribute('aria-pressed', 'false')
})
