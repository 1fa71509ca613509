import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/journey'
import { assistant } from '../pages/assistant'

const QUESTIONS = {
  en: ['What is a deductible?', 'And what is a copay?'],
  es: ['¿Qué es un deducible?', '¿Y qué es un copago?'],
} as const

test('A conversation is kept, found again, goes on, and is deleted for good @once', async ({
  visitor: page,
  words,
  language,
  toasts,
  baseURL,
}) => {
  const chat = assistant(page, words)
  const [first, second] = QUESTIONS[language]
  await chat.begin(baseURL!)
  await chat.ask(first)
  await expect(chat.wholeAnswers).toHaveCount(1)
  await expect(page).toHaveURL(/\?conversation=[\w-]+$/)
  const address = page.url()
  const answer = await chat.answers.first().locator('.answer-text').innerText()

  await page.reload()
  await expect(chat.questions).toHaveText([first])
  await expect(chat.answers.first().locator('.answer-text')).toHaveText(answer, { useInnerText: true })

  await chat.open()
  await expect(chat.questions).toHaveCount(0)
  await chat.history.getByRole('link', { name: first }).click()
  await expect(page).toHaveURL(address)
  await expect(chat.title).toBeFocused()
  await expect(chat.questions).toHaveText([first])
  await chat.ask(second)
  await expect(chat.wholeAnswers).toHaveCount(2)
  await expect(chat.history.getByRole('listitem')).toHaveCount(1)

  const download = page.waitForEvent('download')
  await chat.history
    .getByRole('button', { name: words('assistant', 'conversations.download', { title: first }) })
    .click()
  const file = await download
  expect(file.suggestedFilename()).not.toContain('deduc')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(first)
  expect(text).toContain(second)

  await chat.history.getByRole('button', { name: words('assistant', 'conversations.delete', { title: first }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: chat.say('conversations.confirm'), exact: true })
    .click()
  await expect.poll(() => toasts).toContain(chat.say('conversations.deleted'))
  await expect(chat.history).toContainText(chat.say('conversations.none'))
  await expect(chat.history.getByRole('heading')).toBeFocused()
  await expect(chat.questions).toHaveCount(0)
  await page.goto(address)
  await expect(page.getByRole('alert')).toContainText(chat.say('chat.goneTitle'))
})

test('An answer that breaks off says so, and asking again says nothing twice', async ({
  visitor: page,
  words,
  language,
  toasts,
  baseURL,
}) => {
  const chat = assistant(page, words)
  const [first] = QUESTIONS[language]
  await chat.begin(baseURL!)
  await page.route('**/api/ai/chat', async (route) => {
    await route.fetch()
    const body = `event: text\ndata: ${JSON.stringify({ text: 'A deductible is' })}\n\n`
    await route.fulfill({ contentType: 'text/event-stream', body })
  })
  await chat.ask(first)
  await expect(chat.answers).toContainText('A deductible is')
  await expect(chat.answers).toContainText(chat.say('chat.cutOff'))
  await expect.poll(() => toasts).toContain(chat.failure)

  await chat.tryAgain.click()
  await expect(chat.answers).not.toContainText(chat.say('chat.cutOff'))
  await expect(chat.questions).toHaveText([first])
  await expect(chat.history.getByRole('listitem')).toHaveCount(1)
})
