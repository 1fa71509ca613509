import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedBrowser, type Browser, type CoreServer } from '../../composition/test-support/core-server'
import { aiConversations, aiMessages, idempotencyKeys, users } from '../../db/schema'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { answerOf, askStreaming, CHAT, eventsOf, openAssistantServer, textOf } from './test-support/assistant-server'

const KEY = { 'idempotency-key': 'device-1' }
const COLD = { message: 'I have a cold' }
const ANALYSIS = '/api/ai-health-analysis'

describeOnEachEngine('a message that comes twice with one key', (database) => {
  let server: CoreServer
  let browser: Browser
  beforeAll(async () => {
    server = await openAssistantServer(database())
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await database().orm.delete(users)
    ;({ browser } = await seedBrowser(server))
  })
  const stored = () => database().orm.$count(aiMessages)

  it('is kept once and gets the same answer', async () => {
    const first = await browser.post(CHAT, COLD, KEY)
    const again = await browser.post(CHAT, COLD, KEY)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect(await stored()).toBe(2)
    expect((await browser.post(CHAT, COLD)).json().conversationId).not.toBe(first.json().conversationId)
  })

  it('is kept once where it is streamed', async () => {
    const first = answerOf(eventsOf(await askStreaming(browser, COLD, KEY)))
    const again = eventsOf(await askStreaming(browser, COLD, KEY))
    expect(again.map(({ event }) => event)).toEqual(['safety', 'text', 'done'])
    expect([textOf(again), answerOf(again)]).toEqual([first.response, first])
    expect((await browser.post(CHAT, COLD, KEY)).json()).toEqual(first)
    expect(await stored()).toBe(2)
  })

  it('goes on with its conversation once', async () => {
    const { conversationId } = (await browser.post(CHAT, COLD)).json()
    const more = { message: 'and a cough', conversationId }
    const answers = [await browser.post(CHAT, more, KEY), await browser.post(CHAT, more, KEY)]
    expect(answers[1]!.json()).toEqual(answers[0]!.json())
    expect(await stored()).toBe(4)
  })

  it('is the same message where the id of its conversation comes in capitals', async () => {
    const { conversationId } = (await browser.post(CHAT, COLD)).json()
    const more = { message: 'and a cough', conversationId }
    const first = await browser.post(CHAT, more, KEY)
    const again = await browser.post(CHAT, { ...more, conversationId: conversationId.toUpperCase() }, KEY)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  })

  it('is kept once where both come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.post(CHAT, COLD, KEY)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json().conversationId)).size).toBe(1)
    expect(await stored()).toBe(2)
  })

  it('is one analysis', async () => {
    const question = { input: 'I have a cold', type: 'symptom_check' }
    const first = await browser.post(ANALYSIS, question, KEY)
    expect((await browser.post(ANALYSIS, question, KEY)).json()).toEqual(first.json())
    expect(await stored()).toBe(2)
  })

  it('is refused with other words', async () => {
    await browser.post(CHAT, COLD, KEY)
    for (const accept of ['application/json', 'text/event-stream']) {
      const other = await browser.post(CHAT, { message: 'I have a fever' }, { ...KEY, accept })
      expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
    }
    expect(await stored()).toBe(2)
  })

  it('is refused with another mode', async () => {
    await browser.post(CHAT, COLD, KEY)
    const other = await browser.post(CHAT, { ...COLD, type: 'health_education' }, KEY)
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
  })

  it('is the same message where the mode that goes without saying is said', async () => {
    const first = await browser.post(CHAT, COLD, KEY)
    const again = await browser.post(CHAT, { ...COLD, type: 'symptom_check' }, KEY)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  })

  it('is refused on another call', async () => {
    await browser.post(CHAT, { ...COLD, type: 'symptom_check' }, KEY)
    const other = await browser.post(ANALYSIS, { input: COLD.message, type: 'symptom_check' }, KEY)
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
  })

  it('leaves nothing by which its words could be guessed', async () => {
    const digests: string[] = []
    for (const [index, message] of ['I have a cold', 'I live with HIV'].entries()) {
      await browser.post(CHAT, { message }, { 'idempotency-key': `device-${index}` })
      digests.push((await database().orm.select().from(idempotencyKeys)).at(-1)!.digest)
    }
    expect(digests[0]).toBe(digests[1])
  })

  it('is not kept anew once its conversation was deleted', async () => {
    const { conversationId } = (await browser.post(CHAT, COLD, KEY)).json()
    await browser.delete(`/api/ai-conversations/${conversationId}`)
    expect((await browser.post(CHAT, COLD, KEY)).statusCode).toBe(404)
    expect(await database().orm.$count(aiConversations)).toBe(0)
  })

  it('leaves the key unused where the conversation is not there', async () => {
    const nowhere = { ...COLD, conversationId: '00000000-0000-4000-8000-000000000000' }
    expect((await browser.post(CHAT, nowhere, KEY)).statusCode).toBe(404)
    expect((await browser.post(CHAT, COLD, KEY)).statusCode).toBe(200)
  })

  it('is another message where somebody else sends it', async () => {
    const { browser: other } = await seedBrowser(server)
    const [mine, theirs] = [await browser.post(CHAT, COLD, KEY), await other.post(CHAT, COLD, KEY)]
    expect(theirs.json().conversationId).not.toBe(mine.json().conversationId)
  })
})
