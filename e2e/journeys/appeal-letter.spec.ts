import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from '../fixtures/journey'
import { member } from '../pages/member'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'

const DENIAL = [
  'Lone Star Mutual Health Plan',
  'Member ID: LSM-4471-902',
  'Claim number: 88-20931',
  'We reviewed the request for an MRI of the lower back.',
  'We denied this request because it is not medically necessary.',
  'Your plan is a Marketplace plan.',
]

async function denialLetter(): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([612, 792])
  for (const [line, text] of DENIAL.entries()) page.drawText(text, { x: 72, y: 700 - 24 * line, size: 12, font })
  return Buffer.from(await pdf.save())
}

async function textOf(download: Download): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(await download.path())), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

const aMonthAgo = () => new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)

async function downloadPdf(page: Page): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).first().click(),
  ])
  return download
}

test('A member reads a denial on the device, corrects a fact and takes the appeal along as a PDF', async ({
  visitor: page,
  words,
  baseURL,
}) => {
  test.slow()
  const me = member(page, baseURL!)
  await me.signUp()
  await me.describe(UNINSURED_IN_TEXAS)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/ai/')) asked.push(request.url())
  })
  await page.goto('/letters?kind=appeal')
  await page.locator('input[type=file]').setInputFiles({
    name: 'denial.pdf',
    mimeType: 'application/pdf',
    buffer: await denialLetter(),
  })
  const read = page.getByRole('textbox', { name: words('ai-help', 'reading.text') })
  await expect(read).toHaveValue(/LSM-4471-902/)
  expect(asked).toEqual([])
  await page.getByRole('button', { name: words('ai-help', 'reading.use') }).click()
  await expect(page.getByRole('textbox', { name: words('ai-help', 'letters.story') })).toHaveValue(/not medically/)

  const next = page.getByRole('button', { name: words('ai-help', 'letters.next'), exact: true })
  const step = (name: 'plan' | 'denial' | 'care' | 'you') =>
    page.getByRole('heading', { level: 2, name: words('ai-help', `group.${name}`), exact: true })
  await next.click()
  await expect(step('plan')).toBeFocused()
  const boxes = (['planName', 'planAddress'] as const).map((field) =>
    page.getByLabel(words('ai-help', `fact.${field}`), { exact: true }).boundingBox(),
  )
  const [planName, planAddress] = await Promise.all(boxes)
  const isBeneath = planAddress!.x === planName!.x
  expect(isBeneath || planAddress!.y === planName!.y).toBe(true)
  const memberId = page.getByLabel(words('ai-help', 'fact.memberId'), { exact: true })
  await expect(memberId).toHaveValue('LSM-4471-902')
  await memberId.fill('LSM-4471-903')
  await next.click()
  await expect(step('denial')).toBeFocused()
  await page.getByLabel(words('ai-help', 'fact.denialDate'), { exact: true }).fill(aMonthAgo())
  await next.click()
  await expect(step('care')).toBeFocused()
  await page.getByLabel(words('ai-help', 'fact.diagnosis'), { exact: true }).fill('Ciática <b>izquierda</b>')
  await next.click()
  await expect(step('you')).toBeFocused()
  await page.getByRole('button', { name: words('ai-help', 'letters.make'), exact: true }).click()

  await expect(page.getByRole('heading', { level: 2, name: words('ai-help', 'result.title') })).toBeFocused()
  await expect(page.getByText(words('ai-help', 'result.deadlines'))).toBeVisible()
  const download = await downloadPdf(page)
  expect(download.suggestedFilename()).toBe('appeal-1.pdf')
  const text = await textOf(download)
  expect(text).toContain('LSM-4471-903')
  expect(text).not.toContain('LSM-4471-902')
  expect(text).toContain('Ciática <b>izquierda</b>')

  await page.getByText(words('ai-help', 'result.understood')).click()
  await page.getByLabel(words('ai-help', 'fact.planName'), { exact: true }).fill('Lone Star Mutual')
  await page.getByRole('button', { name: words('ai-help', 'result.update'), exact: true }).click()
  await expect(page.locator('.letter-sheet').first()).toContainText('Lone Star Mutual')
  expect(await textOf(await downloadPdf(page))).toContain('Lone Star Mutual')
})
