import type { RuleList } from '@careway/contracts/service/list-rules'
import { expect, test } from '../fixtures/journey'

test('Anybody can look a rule up, with its values and source, and how the worked cases came out', async ({
  visitor: page,
  words,
  baseURL,
}) => {
  const { accuracy: record } = (await (await page.request.get(`${baseURL}/api/rules`)).json()) as RuleList
  const sumOf = (key: 'cases' | 'passed') => record!.suites.reduce((sum, suite) => sum + suite[key], 0)
  expect(sumOf('passed')).toBe(sumOf('cases'))
  await page.goto('/how-we-calculate')
  const accuracy = page.getByRole('region', { name: words('rules', 'accuracy.title') }).first()
  await expect(accuracy).toContainText(
    words('rules', 'accuracy.right', { passed: sumOf('passed'), cases: sumOf('cases') }),
  )
  await accuracy.getByText(words('rules', 'accuracy.show')).click()
  await expect(accuracy.getByRole('row', { name: words('rules', 'suites.form-8962') })).toBeVisible()

  const rules = page.getByRole('article')
  const all = await rules.count()
  const title = words('rules', 'rule.aca.applicable-percentage.title')
  await page.getByRole('searchbox').fill(title)
  const rule = page.getByRole('article', { name: title, exact: true })
  await expect(rule).toBeVisible()
  expect(await rules.count()).toBeLessThan(all)
  await expect(page).toHaveURL(/\?q=/)
  await expect(rule.getByRole('row').first()).toBeVisible()
  await rule.getByText(words('rules', 'sources', { count: 3 })).click()
  await expect(rule.getByRole('link', { name: /Rev\. Proc\. 2026-26/ })).toBeVisible()
  await page.reload()
  await expect(rule).toBeVisible()

  await page.getByRole('searchbox').fill('zzzz')
  await page.getByRole('button', { name: words('rules', 'noneAction') }).click()
  await expect(rules).toHaveCount(all)
})
