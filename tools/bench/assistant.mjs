import { performance } from 'node:perf_hooks'
import { join } from 'node:path'
import { repository } from '../steps/process.mjs'
import { bundleWithServer } from './bundle.mjs'
import { atMost, figure, inMilliseconds, note, quantile } from './figures.mjs'
import { welcome } from './people.mjs'
import { startServer } from './server-process.mjs'

const LIMITS = { embedded: 50, firstByte: 30, failures: 0 }
const PEOPLE = 10
const WARM_UP = 20
const ANSWERS = 200
const STREAMS = 60
const AT_ONCE = 200
const QUESTIONS = [
  'What is a deductible?',
  'How do I appeal a denial from my health plan?',
  'My child has had a cough for three days',
  'I cannot pay a hospital bill of $4,000',
  'What does prior authorization mean?',
  '¿Cómo pido un intérprete en la clínica?',
  'I feel down most days and sleep badly',
  'Where can I get insulin that I can pay for?',
  'Do I qualify for Medicaid if I lost my job?',
  'My ankle is swollen since I twisted it yesterday',
]
const question = (number) => QUESTIONS[number % QUESTIONS.length]
const ask = (visitor, message) => visitor.call('POST', '/api/ai/chat', { message })

async function welcomeMany(baseUrl, count) {
  const people = []
  for (let number = 0; number < count; number += 1) people.push(await welcome(baseUrl, number))
  return people
}

async function embeddedTimes(people) {
  const times = []
  for (let number = 0; number < WARM_UP + ANSWERS; number += 1) {
    const { milliseconds } = await ask(people[number % people.length], question(number))
    if (number >= WARM_UP) times.push(milliseconds)
  }
  return times
}

/** How many of many conversations, begun at the same moment, went wrong, and how long all took. */
async function allAtOnce(people) {
  const began = performance.now()
  const answers = await Promise.allSettled(people.map((person, number) => ask(person, question(number))))
  const failed = answers.filter(({ status, value }) => status === 'rejected' || value.json.response === '').length
  return { failed, milliseconds: performance.now() - began }
}

/** The server's own engine: no key, no network. */
export async function benchEmbeddedAnswers({ baseUrl }) {
  const people = await welcomeMany(baseUrl, PEOPLE)
  const times = await embeddedTimes(people)
  note('embedded answer to a chat message (p50)', inMilliseconds(quantile(times, 0.5)))
  const slow = quantile(times, 0.95)
  figure('embedded answer to a chat message (p95)', inMilliseconds(slow), atMost(slow, LIMITS.embedded, 'ms'))
  const crowd = [...people, ...(await welcomeMany(baseUrl, AT_ONCE - PEOPLE))]
  const { failed, milliseconds } = await allAtOnce(crowd)
  figure(`of ${AT_ONCE} conversations at once, failed`, String(failed), atMost(failed, LIMITS.failures, ''))
  note('  all answered after', inMilliseconds(milliseconds))
  for (const person of crowd) person.leave()
}

/** Reads a streamed answer. Answers when the first bit of text came. */
async function firstTextAt(baseUrl, visitor, message) {
  const response = await fetch(`${baseUrl}/api/ai/chat`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      origin: baseUrl,
      cookie: visitor.cookie(),
    },
    body: JSON.stringify({ message }),
  })
  if (!response.ok) throw new Error(`The stream was refused with ${response.status}.`)
  let received = ''
  let at
  for await (const bytes of response.body) {
    received += Buffer.from(bytes).toString('utf8')
    if (at === undefined && /^event: ?text$/m.test(received)) at = performance.now()
  }
  if (!received.includes('"engine":"model"')) throw new Error('The model did not answer.')
  return at
}

/** What the server adds between a model's first token and the reader's first text. The model is a fake beside it. */
export async function benchStreamedAnswers(store) {
  const source = join(
    repository,
    'apps',
    'server',
    'src',
    'adapters',
    'language-models',
    'test-support',
    'fake-model.ts',
  )
  const { startFakeModel } = await import(await bundleWithServer(source))
  let spokeAt = 0
  const answer = () => {
    spokeAt = performance.now()
    return 'Write down when it began and what makes it better or worse. Tell a clinic what you wrote here.'
  }
  const model = await startFakeModel({ answer, tokenMilliseconds: 5 })
  const settings = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'sample-model',
    AI_DAILY_LIMIT: '1000',
  }
  const server = await startServer({ ...store, settings })
  try {
    const visitor = await welcome(server.baseUrl, 1)
    const { json } = await visitor.call('GET', '/api/ai/model')
    await visitor.call('PUT', '/api/ai/model/consent', { providerId: json.provider.id, granted: true })
    const times = []
    for (let number = 0; number < STREAMS; number += 1) {
      const at = await firstTextAt(server.baseUrl, visitor, 'What is a deductible?')
      if (number >= STREAMS / 6) times.push(at - spokeAt)
    }
    visitor.leave()
    note('first streamed text after the first token (p50)', inMilliseconds(quantile(times, 0.5)))
    const slow = quantile(times, 0.95)
    figure(
      'first streamed text after the first token (p95)',
      inMilliseconds(slow),
      atMost(slow, LIMITS.firstByte, 'ms'),
    )
  } finally {
    await server.stop()
    await model.close()
  }
}
