import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures/journey'
import { expectFigure } from '../pages/figures'
import { foundPathways } from '../pages/found-pathways'
import { member } from '../pages/member'
import { plan } from '../pages/plan'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'

const VISIT_DAY = `${new Date().getFullYear() + 1}-03-09`

test('A member notes an appointment, takes it into the calendar and gives the pathway up', async ({
  visitor: page,
  words,
  toasts,
  baseURL,
}) => {
  const me = member(page, baseURL!)
  await me.signUp()
  await me.describe(UNINSURED_IN_TEXAS)
  const [first] = await me.find()
  await page.goto('/pathways')
  const found = foundPathways(page, words)
  await found
    .card(first!.id)
    .getByRole('button', { name: new RegExp(`^${words('pathways', 'card.schedule')}`) })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words('pathways', 'schedule.soonTitle'))).toBeVisible()
  const save = dialog.getByRole('button', { name: words('pathways', 'schedule.save') })
  await save.click()
  await expect(dialog.getByText(words('pathways', 'schedule.dateRequired'))).toBeVisible()
  const day = dialog.getByLabel(new RegExp(`^${words('pathways', 'schedule.date')}`))
  await day.fill('2020-01-02')
  await dialog.getByLabel(new RegExp(`^${words('pathways', 'schedule.time')}`)).fill('10:30')
  await save.click()
  await expect(dialog.getByText(words('pathways', 'schedule.past'))).toBeVisible()
  await day.fill(VISIT_DAY)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words('pathways', 'schedule.download') }).click(),
  ])
  const calendar = readFileSync(await download.path(), 'utf8').replaceAll(/\r\n[ \t]/g, '')
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  expect(calendar).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/)
  expect(calendar).toContain('BEGIN:VALARM')
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  await save.click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => toasts.join()).toContain(words('pathways', 'schedule.savedTitle'))

  await page.goto('/')
  await expectFigure(page, words('dashboard', 'stats.appointments'), 1)
  await expectFigure(page, words('dashboard', 'stats.active'), 1)

  await page.goto('/my-pathways')
  const mine = plan(page, words)
  const [pathway] = await me.mine()
  await mine.notes(pathway!).fill('Bring the pay stubs')
  await mine
    .card(pathway!)
    .getByRole('button', { name: words('my-pathways', 'notes.save') })
    .click()
  await expect(mine.card(pathway!).getByText(words('my-pathways', 'notes.saved'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(mine.notes(pathway!)).toHaveValue('Bring the pay stubs')

  const remove = new RegExp(`^${words('my-pathways', 'card.remove')}`)
  await mine.card(pathway!).getByRole('button', { name: remove }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('my-pathways', 'remove.confirm'), exact: true })
    .click()
  await expect(mine.card(pathway!)).toBeHidden()
  await expectFigure(page, words('my-pathways', 'stats.total'), 0)
  await page.goto('/')
  await expectFigure(page, words('dashboard', 'stats.appointments'), 0)
})
