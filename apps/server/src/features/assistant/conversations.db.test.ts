import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Conversation } from '@careway/contracts/assistant/conversations'
import { seedBrowser, type Browser, type CoreServer } from '../../composition/test-support/core-server'
import { aiConversations, aiMessages, users } from '../../db/schema'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { CHAT, openAssistantServer } from './test-support/assistant-server'

const IN_DANGER = 'I have crushing chest pain and I am sweating'

describeOnEachEngine('conversations', (database) => {
  let server: CoreServer
  let browser: Browser
  let userId: string
  beforeAll(async () => {
    server = await openAssistantServer(database())
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await database().orm.delete(users)
    ;({ browser, userId } = await seedBrowser(server))
  })

  const ask = async (message: string, more: object = {}, who = browser) => {
    const answer = await who.post(CHAT, { message, ...more })
    expect([answer.statusCode, answer.json().code]).toEqual([200, undefined])
    return answer.json()
  }
  const list = async (query = ''): Promise<Conversation[]> =>
    (await browser.get(`/api/ai-conversations${query}`)).json()
  const one = async (id: string, who = browser) => who.get(`/api/ai-conversations/${id}`)
  const stored = () => database().orm.select().from(aiMessages)

  it('keep what was asked and answered, sealed, and give it back to their owner', async () => {
    const answer = await ask('I have a sore throat', { type: 'health_education' })
    const [kept] = await list()
    expect(kept).toMatchObject({
      id: answer.conversationId,
      conversationType: 'health_education',
      riskLevel: answer.riskLevel,
      userInput: 'I have a sore throat',
      messages: [
        { type: 'user', content: 'I have a sore throat' },
        {
          type: 'ai',
          content: answer.response,
          engine: 'embedded',
          sources: answer.sources,
          recommendedActions: answer.recommendedActions,
        },
      ],
    })
    expect(kept!.messages[0]!.timestamp).toBe(answer.timestamp)
    expect((await one(answer.conversationId)).json()).toEqual(kept)
    const [row] = await database().orm.select().from(aiConversations)
    const bytes = [row!.sealedState, ...(await stored()).map(({ sealedMessage }) => sealedMessage)]
    for (const each of bytes) expect(Buffer.from(each).toString('latin1')).not.toMatch(/throat|health_education/)
    expect(server.lines.join('\n')).not.toContain('throat')
  })

  it('go on, and come newest change first', async () => {
    const first = await ask('what is a deductible?')
    const second = await ask('what is a copay?')
    expect((await list()).map(({ id }) => id)).toEqual([second.conversationId, first.conversationId])
    await ask('and an out-of-pocket maximum?', { conversationId: first.conversationId })
    const conversations = await list()
    expect(conversations.map(({ id }) => id)).toEqual([first.conversationId, second.conversationId])
    expect(conversations[0]!.messages.map(({ type }) => type)).toEqual(['user', 'ai', 'user', 'ai'])
    expect(conversations[0]!.userInput).toBe('what is a deductible?')
  })

  it('come in pages', async () => {
    for (const message of ['one', 'two', 'three']) await ask(message)
    const first = await browser.get('/api/ai-conversations?limit=2')
    expect(first.json()).toHaveLength(2)
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))![1]!
    const second = await browser.get(next)
    expect([second.json().map(({ userInput }: Conversation) => userInput), second.headers.link]).toEqual([
      ['one'],
      undefined,
    ])
    expect((await browser.get('/api/ai-conversations?cursor=x')).statusCode).toBe(400)
  })

  it('belong to their user alone: another’s is answered exactly like a missing one', async () => {
    const { conversationId } = await ask('my secret worry')
    const { browser: stranger } = await seedBrowser(server)
    const answers = async (id: string) =>
      Promise.all(
        [
          one(id, stranger),
          stranger.delete(`/api/ai-conversations/${id}`),
          stranger.post(CHAT, { message: 'hi', conversationId: id }),
          stranger.post(CHAT, { message: 'hi', conversationId: id }, { accept: 'text/event-stream' }),
        ].map(async (call) => {
          const { statusCode, body, headers } = await call
          return [statusCode, body, headers['content-type']]
        }),
      )
    const foreign = await answers(conversationId)
    expect(foreign).toEqual(await answers(randomUUID()))
    expect(foreign.map(([status]) => status)).toEqual([404, 404, 404, 404])
    await stranger.delete('/api/ai-conversations')
    expect((await list())[0]!.messages).toHaveLength(2)
    expect((await stranger.get('/api/ai-conversations')).json()).toEqual([])
  })

  it('are deleted one by one, all at once, and with their owner', async () => {
    const { conversationId } = await ask('one')
    await ask('two')
    expect((await browser.delete(`/api/ai-conversations/${conversationId}`)).json()).toEqual({ ok: true })
    expect((await browser.delete(`/api/ai-conversations/${conversationId}`)).statusCode).toBe(404)
    expect((await browser.post(CHAT, { message: 'more', conversationId })).statusCode).toBe(404)
    expect(await stored()).toHaveLength(2)
    expect((await browser.delete('/api/ai-conversations')).json()).toEqual({ ok: true })
    expect([await list(), await stored()]).toEqual([[], []])
    await ask('three')
    await database().orm.delete(users)
    expect(await stored()).toEqual([])
  })

  it('are in the export of the account', async () => {
    await ask('what is a copay?')
    const { conversations } = (await browser.get('/api/auth/export')).json()
    expect(conversations).toEqual(await list())
    expect(conversations[0].messages[0].content).toBe('what is a copay?')
  })

  it('lose and reorder nothing where messages come at once', async () => {
    const { conversationId } = await ask('begin')
    const texts = Array.from({ length: 12 }, (_, index) => `message ${index}`)
    await Promise.all(texts.map((text) => ask(text, { conversationId })))
    const rows = await stored()
    expect(rows.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(rows.map((_row, at) => at))
    const { messages } = (await one(conversationId)).json() as Conversation
    expect(messages.map(({ type }) => type)).toEqual(Array.from({ length: 13 }, () => ['user', 'ai']).flat())
    const said = messages.filter(({ type }) => type === 'user').map(({ content }) => content)
    expect(said.toSorted()).toEqual(['begin', ...texts].toSorted())
    expect(messages.map(({ timestamp }) => timestamp)).toEqual(messages.map(({ timestamp }) => timestamp).toSorted())
  })

  it('are held 200 at once without a failure', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => browser.post(CHAT, { message: `I have a cold, for ${index} days` })),
    )
    const failures = server.lines.filter((line) => line.includes('call failed'))
    expect([new Set(answers.map(({ statusCode }) => statusCode)), failures]).toEqual([new Set([200]), []])
    expect(await stored()).toHaveLength(400)
  }, 60_000)

  it.each([
    ['nothing', { message: '' }, 'message'],
    ['blanks', { message: ' \n ' }, 'message'],
    ['letters that nobody sees', { message: '\u200b\u2060\u00ad\u3164\u2800\u115f' }, 'message'],
    ['over 10,000 characters', { message: 'x'.repeat(10_001) }, 'message'],
    ['an unknown mode', { message: 'hi', type: 'oracle' }, 'type'],
    ['an id that is none', { message: 'hi', conversationId: '1' }, 'conversationId'],
  ])('refuse %s, and keep nothing', async (_what, body, field) => {
    for (const accept of ['application/json', 'text/event-stream']) {
      const answer = await browser.post(CHAT, body, { accept })
      expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([400, [field]])
    }
    expect(await stored()).toEqual([])
  })

  it.each([
    ['a long one', CHAT, { message: `${IN_DANGER}${'x'.repeat(10_000)}` }, 'message'],
    ['one with an unknown mode', CHAT, { message: IN_DANGER, type: 'oracle' }, 'type'],
    ['one for an id that is none', CHAT, { message: IN_DANGER, conversationId: '1' }, 'conversationId'],
    ['one to be analyzed', '/api/ai-health-analysis', { input: IN_DANGER, type: 'oracle' }, 'type'],
  ])('of an emergency are refused with whom to call: %s', async (_what, path, body, field) => {
    for (const accept of ['application/json', 'text/event-stream']) {
      const { message, code, fieldErrors } = (await browser.post(path, body, { accept })).json()
      expect([code, Object.keys(fieldErrors)]).toEqual(['emergency_unanswered', [field]])
      expect(message).toContain('911')
    }
    expect(await stored()).toEqual([])
  })

  it('show markup as the text it is', async () => {
    const message = '<img src=x onerror=alert(1)> **bold** {{emergencyNumber}} $t(actions.call-911)'
    const { conversationId, response } = await ask(message)
    const { messages } = (await one(conversationId)).json() as Conversation
    expect(messages[0]!.content).toBe(message)
    expect(response).not.toContain('<img')
  })

  it('that begin with an analysis are kept too', async () => {
    const answer = await browser.post('/api/ai-health-analysis', { input: 'I have a cold', type: 'symptom_check' })
    expect(answer.json()).toMatchObject({ aiResponse: expect.any(String), riskLevel: 'low', engine: 'embedded' })
    expect(await list()).toMatchObject([{ id: answer.json().conversationId, userInput: 'I have a cold' }])
    expect(userId).toBe((await stored())[0]!.userId)
  })

  it('are limited by person, not by address', async () => {
    const strict = await openAssistantServer(database(), undefined, { RATE_LIMIT_FACTOR: '0.05' })
    const { browser: eager } = await seedBrowser(strict)
    const { browser: other } = await seedBrowser(strict)
    const statuses = []
    for (let index = 0; index < 4; index += 1) statuses.push((await eager.post(CHAT, { message: 'hi' })).statusCode)
    const limited = await eager.post(CHAT, { message: 'hi' }, { accept: 'text/event-stream' })
    expect(statuses).toEqual([200, 200, 200, 429])
    expect([limited.statusCode, limited.json().code]).toEqual([429, 'too_many_requests'])
    expect((await other.post(CHAT, { message: 'hi' })).statusCode).toBe(200)
    const inDanger = await eager.post(CHAT, { message: IN_DANGER })
    expect([inDanger.statusCode, inDanger.json().code]).toEqual([429, 'emergency_unanswered'])
    expect(inDanger.json().message).toContain('911')
    expect(inDanger.headers['retry-after']).toMatch(/^\d+$/)
    await strict.close()
  })
})
