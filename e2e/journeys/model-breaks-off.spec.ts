import { expect, MODEL_NAME, test } from '../fixtures/model-server'
import { assistant } from '../pages/assistant'

const QUESTION = { en: 'What is a deductible?', es: '¿Qué es un deducible?' }
const WORDED = 'Write down when it began and what makes it better or worse.'

test('A model that breaks off is replaced by reviewed words, and says so @once', async ({
  visitor: page,
  words,
  model,
  url,
  language,
}) => {
  const chat = assistant(page, words)
  await chat.begin(url)
  await expect(chat.consentQuestion).toContainText(MODEL_NAME)
  expect(model.calls).toHaveLength(0)
  await chat.agree()
  await expect(chat.consentQuestion).toHaveCount(0)

  await chat.ask(QUESTION[language])
  await expect(chat.wholeAnswers.last()).toContainText(WORDED)
  await expect(chat.wholeAnswers.last()).toContainText(MODEL_NAME)

  for (const [mode, notice] of [
    ['breaks-off', 'model_failed'],
    ['nonsense-figures', 'model_withheld'],
  ] as const) {
    model.behave(mode)
    await chat.ask(QUESTION[language])
    await expect(chat.wholeAnswers.last()).toContainText(chat.notice(notice))
    await expect(chat.wholeAnswers.last()).not.toContainText('12,345')
    await expect(chat.wholeAnswers.last()).not.toContainText(WORDED)
    await expect(chat.wholeAnswers.last()).toContainText(/deduct?ible/i)
  }
})

test('Somebody who refuses the model is answered all the same, and the model hears nothing @once', async ({
  visitor: page,
  words,
  model,
  url,
  language,
}) => {
  const chat = assistant(page, words)
  await chat.begin(url)
  await chat.refuse()
  await expect(chat.consentQuestion).toHaveCount(0)
  await chat.ask(QUESTION[language])
  await expect(chat.wholeAnswers.last()).toContainText(/deduct?ible/i)
  await expect(chat.wholeAnswers.last()).not.toContainText(MODEL_NAME)
  expect(model.calls).toHaveLength(0)
})
