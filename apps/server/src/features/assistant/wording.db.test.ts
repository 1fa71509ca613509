import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Conversation } from '@careway/contracts/assistant/conversations'
import { seedBrowser, type Browser, type CoreServer } from '../../composition/test-support/core-server'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { answerOf, askStreaming, CHAT, eventsOf, openAssistantServer } from './test-support/assistant-server'
import { fakeWording, saying, type FakeWording } from './test-support/fake-wording'

const QUESTION = 'I have a cold and a runny nose'

describeOnEachEngine('a model that words answers', (database) => {
  let server: CoreServer
  let browser: Browser
  let userId: string
  let model: FakeWording
  beforeEach(async () => {
    model = fakeWording()
    server = await openAssistantServer(database(), model.wording)
    ;({ browser, userId } = await seedBrowser(server))
  })
  afterEach(() => server.close())

  const keptAnswers = async (): Promise<Conversation['messages']> =>
    ((await browser.get('/api/ai-conversations')).json() as Conversation[])
      .flatMap(({ messages }) => messages)
      .filter(({ type }) => type === 'ai')

  it('streams them after the gate, and its words are what is kept', async () => {
    model.state.script = () =>
      saying({ kind: 'text', text: 'Rest ' }, { kind: 'text', text: 'well.' }, { kind: 'done', text: 'Rest well.' })
    const events = eventsOf(await askStreaming(browser, { message: QUESTION }))
    expect(events.map(({ event }) => event)).toEqual(['safety', 'text', 'text', 'done'])
    expect(answerOf(events)).toMatchObject({ response: 'Rest well.', engine: 'model', notices: [] })
    expect(await keptAnswers()).toMatchObject([{ content: 'Rest well.', engine: 'model' }])
    expect(model.admitted).toEqual([userId])
  })

  it('is given reviewed material, the last turns, the level, and the names to keep', async () => {
    model.state.script = () => saying({ kind: 'done', text: 'Rest.' })
    const { conversationId } = (await browser.post(CHAT, { message: QUESTION })).json()
    for (let turn = 0; turn < 12; turn += 1) await browser.post(CHAT, { message: `thanks ${turn}`, conversationId })
    const [first] = model.requests
    expect(first).toMatchObject({ userId, language: 'en', level: 'low', turns: [{ role: 'user', content: QUESTION }] })
    expect(first!.material.join('\n')).toContain('A cold is a virus')
    expect(first!.identifiers).toEqual(expect.arrayContaining(['Ana', 'Ruiz', expect.stringContaining('@')]))
    const { turns } = model.requests.at(-1)!
    expect([turns.length, turns.at(-1), turns.at(-2)]).toEqual([
      20,
      { role: 'user', content: 'thanks 11' },
      { role: 'assistant', content: 'Rest.' },
    ])
  })

  it('may look up cards, programs, pathways and places, with whatever it sends', async () => {
    model.state.script = () => saying({ kind: 'done', text: 'Rest.' })
    await browser.post(CHAT, { message: QUESTION })
    const tools = new Map(model.requests[0]!.tools.map((tool) => [tool.name, tool]))
    expect(await tools.get('look_up_card')!.run({ query: 'surprise bill' })).toContain('bill')
    for (const wrong of [{}, 'x', null, { query: 7 }, { query: 'x'.repeat(501) }, { query: 'qqqqzzz' }])
      expect(await tools.get('look_up_card')!.run(wrong)).toBe('Nothing was found.')
    expect(await tools.get('programs_that_may_help')!.run({ userId: 'other' })).toBe('Sample Program; likely')
    expect(await tools.get('my_pathways')!.run({})).toBe('Sample clinic; pursuing')
    expect(await tools.get('places_near_me')!.run({})).toBe('Nothing was found.')
  })

  it.each([
    [
      'is withheld',
      () => saying({ kind: 'text', text: 'Ha' }, { kind: 'withdrawn', notice: 'model_withheld' }),
      'model_withheld',
    ],
    ['fails', () => saying({ kind: 'withdrawn', notice: 'model_failed' }), 'model_failed'],
    ['breaks off', () => saying({ kind: 'text', text: 'Take two' }), 'model_failed'],
    [
      'throws',
      () => ({
        [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('socket hang up')) }),
      }),
      'model_failed',
    ],
  ] as const)('that %s leaves the product’s own words', async (_what, script, notice) => {
    model.state.script = script
    const events = eventsOf(await askStreaming(browser, { message: QUESTION }))
    const done = answerOf(events)
    expect(events.at(-2)).toEqual({ event: 'replace', data: { text: done.response, notices: [notice] } })
    expect(done).toMatchObject({ engine: 'embedded', notices: [notice] })
    expect(await keptAnswers()).toMatchObject([{ content: done.response, engine: 'embedded' }])
    const whole = (await browser.post(CHAT, { message: QUESTION })).json()
    expect([whole.response, whole.notices]).toEqual([done.response, [notice]])
  })

  it.each([
    [{ kind: 'silent' }, []],
    [{ kind: 'notice', notice: 'model_limit_reached' }, ['model_limit_reached']],
  ] as const)('that may not be asked (%j) is not', async (refusal, notices) => {
    model.state.refusal = refusal
    const events = eventsOf(await askStreaming(browser, { message: QUESTION }))
    expect(answerOf(events)).toMatchObject({ engine: 'embedded', notices })
    expect(events.map(({ event }) => event)).not.toContain('replace')
    expect(model.requests).toEqual([])
  })

  it.each([
    ['failed', () => saying({ kind: 'withdrawn', notice: 'model_failed' }), QUESTION, 'model_failed'],
    ['was not asked', () => saying(), 'I have crushing chest pain and I am sweating', 'emergency_without_model'],
  ] as const)('that %s is told of again to the same key', async (_what, script, message, notice) => {
    model.state.script = script
    const key = { 'idempotency-key': 'device-1' }
    const first = (await browser.post(CHAT, { message }, key)).json()
    expect(first.notices).toEqual([notice])
    expect((await browser.post(CHAT, { message }, key)).json()).toEqual(first)
    expect(answerOf(eventsOf(await askStreaming(browser, { message }, key)))).toEqual(first)
  })

  it('is asked outside of any transaction, while others talk on', async () => {
    let open = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    model.state.script = async function* () {
      await gate
      yield { kind: 'done', text: 'Late.' }
    }
    const slow = browser.post(CHAT, { message: QUESTION })
    await expect.poll(() => model.requests.length).toBe(1)
    model.state.script = () => saying({ kind: 'done', text: 'Soon.' })
    const [{ id: conversationId }] = (await browser.get('/api/ai-conversations')).json()
    const quick = await browser.post(CHAT, { message: 'thanks', conversationId })
    expect(quick.json().response).toBe('Soon.')
    open()
    expect((await slow).json().response).toBe('Late.')
    const kept = (await browser.get(`/api/ai-conversations/${conversationId}`)).json() as Conversation
    expect(kept.messages.map(({ content }) => content)).toEqual([QUESTION, 'Late.', 'thanks', 'Soon.'])
  })

  it('is told when the reader goes away, and the question keeps a whole answer', async () => {
    let wasAborted = false
    model.state.script = async function* (_request, signal) {
      yield { kind: 'text', text: 'Half a sen' }
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      wasAborted = true
      yield { kind: 'withdrawn', notice: 'model_failed' }
    }
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.app.server.address() as AddressInfo
    const headers = {
      cookie: browser.cookie(),
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    }
    const asking = httpRequest({ host: '127.0.0.1', port, method: 'POST', path: CHAT, headers })
    asking.end(JSON.stringify({ message: QUESTION }))
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    let body = ''
    answer.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    await expect.poll(() => body).toContain('Half a sen')
    answer.destroy()
    await expect.poll(() => wasAborted).toBe(true)
    const [kept] = await keptAnswers()
    expect([kept!.engine, kept!.content.includes('Half a sen')]).toEqual(['embedded', false])
    expect(kept!.content).toContain('A cold is a virus')
  })
})
