import { expect, test } from '../fixtures/journey'
import { aiHelp } from '../pages/ai-help'
import { assistant } from '../pages/assistant'
import { member } from '../pages/member'

const DANGERS = {
  en: ['I have crushing chest pressure and my left arm hurts', 'My throat is closing and I can not breathe'],
  es: ['Tengo mucha presión en el pecho y me duele el brazo izquierdo', 'No puedo respirar y se me cierra la garganta'],
} as const

const DESPAIR = {
  en: 'I can not pay my hospital bill and I want to kill myself',
  es: 'No puedo pagar la cuenta del hospital y quiero matarme',
} as const

test('Each emergency brings the call into sight, and a new conversation its box', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  const chat = assistant(page, words)
  await chat.begin(baseURL!)
  const [first, second] = DANGERS[language]
  await chat.ask(first)
  await expect(chat.call911).toBeInViewport()
  await expect(chat.wholeAnswers).toHaveCount(1)
  await chat.box.scrollIntoViewIfNeeded()
  await chat.ask(second)
  await expect(chat.questions).toHaveCount(2)
  await expect(chat.call911).toBeInViewport()
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(chat.wholeAnswers).toHaveCount(2)
  await page.getByRole('button', { name: chat.say('chat.new') }).click()
  await expect(chat.box).toBeFocused()
  await expect(chat.box).toBeInViewport()
})

test('Words of despair lead to the call, not past it to the plan', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  const help = aiHelp(page, words, 'resources')
  await member(page, baseURL!).signUp()
  await page.goto('/resources')
  await help.text.fill(DESPAIR[language])
  await help.generate.click()
  await expect(help.title('result.planTitle')).toBeAttached()
  const danger = help.panel.getByRole('alert')
  await expect(danger.locator('a[href*="988"]').first()).toBeInViewport()
  await expect(danger).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(danger.locator('a[href*="988"]').first()).toBeFocused()
})

test('Words of despair in a letter lead to the call, and a new letter to its first question', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  const press = (key: 'letters.next' | 'letters.again') =>
    page.getByRole('button', { name: words('ai-help', key), exact: true }).click()
  await member(page, baseURL!).signUp()
  await page.goto('/letters?kind=application_checklist')
  await page.getByLabel(words('ai-help', 'letters.story'), { exact: true }).fill(DESPAIR[language])
  await press('letters.next')
  const danger = page.getByRole('main').getByRole('alert')
  await expect(danger).toBeFocused()
  await expect(danger.locator('a[href*="988"]').first()).toBeInViewport()
  const again = page.getByRole('button', { name: words('ai-help', 'letters.again') })
  while (!(await again.isVisible())) {
    await page.locator('form.card--lead button[type="submit"]').click()
    await expect(page.locator('form.card--lead button[aria-busy="true"]')).toHaveCount(0)
  }
  await expect(danger).toBeFocused()
  await again.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: words('ai-help', 'letters.kindTitle') })).toBeFocused()
})

test('A question that failed can be asked again where it was asked', async ({ visitor: page, words, baseURL }) => {
  await member(page, baseURL!).signUp()
  await page.route('**/assets/toast-area-*', (route) => route.abort())
  await page.route('**/api/ai-health-analysis', (route) => route.abort())
  await page.goto('/ai-health')
  await page.getByRole('textbox', { name: words('assistant', 'analysis.label') }).fill('What is a deductible?')
  await page.getByRole('button', { name: words('assistant', 'analysis.ask') }).click()
  const again = page.getByRole('button', { name: words('assistant', 'chat.askAgain') })
  await expect(again).toBeVisible()
  await expect(page.locator('.toast')).toContainText(words('assistant', 'failure.title'))
  await page.unroute('**/api/ai-health-analysis')
  await again.press('Enter')
  await expect(page.getByRole('heading', { name: words('assistant', 'analysis.result') })).toBeFocused()
  await expect(again).toHaveCount(0)
})

test('Asking again keeps the focus with the message', async ({ visitor: page, words, baseURL }) => {
  const chat = assistant(page, words)
  await chat.begin(baseURL!)
  await page.route('**/api/ai/chat', (route) => route.abort())
  await chat.ask('What is a deductible?')
  await chat.tryAgain.press('Enter')
  await expect(chat.box).toBeFocused()
})
