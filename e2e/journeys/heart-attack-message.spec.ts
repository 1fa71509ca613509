import { expect, test } from '../fixtures/journey'
import { assistant } from '../pages/assistant'

const CHEST_PAIN = {
  en: ['I have crushing chest pressure and my left arm hurts', 'It is probably nothing. My friend says I should rest.'],
  es: [
    'Tengo mucha presión en el pecho y me duele el brazo izquierdo',
    'Seguro no es nada. Mi amiga dice que descanse.',
  ],
} as const

test('A heart attack is 911 before the server has said a word', async ({ visitor: page, words, language, baseURL }) => {
  const chat = assistant(page, words)
  await chat.begin(baseURL!)
  const [danger, talkedDown] = CHEST_PAIN[language]
  let letAnswerThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letAnswerThrough = resolve
  })
  await page.route('**/api/ai/chat', async (route) => {
    await isLetThrough
    await route.continue()
  })

  await chat.ask(danger)
  await expect(chat.emergency).toBeVisible()
  await expect(chat.call911).toBeInViewport()
  await expect(chat.call911).toHaveAttribute('href', 'tel:911')
  await expect(chat.emergency.locator('a[href*="988"]')).toHaveCount(0)
  await expect(chat.box).toBeFocused()
  await expect(chat.questions).toHaveText([danger])

  letAnswerThrough()
  await expect(chat.answers.first()).toContainText('911')
  await chat.ask(talkedDown)
  await expect(chat.wholeAnswers).toHaveCount(2)
  await expect(chat.emergency).toBeVisible()
  await page.reload()
  await expect(chat.emergency).toBeVisible()
  await expect(chat.questions).toHaveCount(2)
  await page.getByRole('button', { name: chat.say('chat.new') }).click()
  await expect(chat.emergency).toHaveCount(0)
  await expect(chat.box).toBeFocused()
})

test('With nothing between here and the server, 911 stands there all the same', async ({
  visitor: page,
  words,
  language,
  toasts,
  baseURL,
}) => {
  const chat = assistant(page, words)
  await chat.begin(baseURL!)
  await page.route('**/api/ai/chat', (route) => route.abort())
  const [danger, talkedDown] = CHEST_PAIN[language]

  await chat.ask(danger)
  await expect(chat.emergency).toBeVisible()
  await expect.poll(() => toasts).toContain(chat.failure)
  await chat.ask(talkedDown)
  await expect(chat.questions).toHaveCount(2)
  await expect(chat.call911).toBeVisible()

  await page.unroute('**/api/ai/chat')
  await chat.tryAgain.click()
  await expect(chat.answers).toHaveCount(1)
  await expect(chat.answers).toContainText('911')
  await expect(page).toHaveURL(/\?conversation=/)
  await page.reload()
  await expect(chat.questions).toContainText([danger])
  await expect(chat.emergency).toBeVisible()
})
