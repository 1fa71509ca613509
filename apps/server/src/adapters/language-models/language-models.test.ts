import { afterEach, describe, expect, it } from 'vitest'
import { readSettings } from '../../config/settings'
import type { ModelRequest, ModelTool } from '../../ports/language-model'
import { createLanguageModel } from './language-models.adapter'
import type { ModelTimings } from './timings'
import { startFakeModel, type FakeModel, type FakeModelOptions } from './test-support/fake-model'

const QUICK: ModelTimings = { firstTextMilliseconds: 400, silenceMilliseconds: 300, wholeMilliseconds: 5_000 }
const LONG: ModelTimings = { firstTextMilliseconds: 30_000, silenceMilliseconds: 30_000, wholeMilliseconds: 60_000 }

const REQUEST: ModelRequest = {
  instructions: 'Be kind.',
  turns: [
    { role: 'user', content: 'first' },
    { role: 'assistant', content: 'second' },
    { role: 'user', content: 'my knee hurts' },
  ],
  tools: [],
}

let fake: FakeModel
afterEach(() => fake.close())

async function modelOn(provider: string, options: FakeModelOptions, timings: ModelTimings = LONG) {
  fake = await startFakeModel(options)
  const result = readSettings({
    AI_PROVIDER: provider,
    AI_BASE_URL: fake.baseUrl,
    AI_MODEL: 'small',
    AI_API_KEY: 'key-1',
  })
  if (result.kind === 'wrong') throw new Error(result.faults.join())
  return createLanguageModel(result.settings.model!, result.settings.secrets.modelKey, timings)
}

async function read(stream: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of stream) pieces.push(piece)
  return pieces
}

const never = () => new AbortController().signal

describe.each(['openai-compatible', 'ollama', 'anthropic'])('a model over %s', (provider) => {
  it('answers piece by piece, asked with the instructions, the turns and the key', async () => {
    const model = await modelOn(provider, { answer: 'One two three.' })
    expect(await read(model.stream(REQUEST, never()))).toEqual(['One', ' two', ' three.'])
    const [call] = fake.calls
    expect(call).toMatchObject({ system: 'Be kind.', lastUserText: 'my knee hurts', body: { model: 'small' } })
    expect(JSON.stringify(call!.headers)).toContain('key-1')
    expect(fake.calls).toHaveLength(1)
  })

  it('looks things up with the tools, and says what came of it', async () => {
    const inputs: unknown[] = []
    const tool: ModelTool = {
      name: 'find_card',
      description: 'Finds a card.',
      parameters: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
      run: async (input) => {
        inputs.push(input)
        return 'A card about knees.'
      },
    }
    const model = await modelOn(provider, { mode: 'tool-call' })
    const text = (await read(model.stream({ ...REQUEST, tools: [tool] }, never()))).join('')
    expect(inputs).toEqual([{ query: 'my knee hurts' }])
    expect(text).toContain('A card about knees.')
  })

  it('tells the model no more of a failed look-up than that it failed', async () => {
    const tool: ModelTool = {
      name: 'find_card',
      description: 'Finds a card.',
      parameters: { type: 'object' },
      run: () => Promise.reject(new Error('secret of the database')),
    }
    const model = await modelOn(provider, { mode: 'tool-call' })
    const text = (await read(model.stream({ ...REQUEST, tools: [tool] }, never()))).join('')
    expect(text).toContain('The look-up failed')
    expect(JSON.stringify(fake.calls.map(({ body }) => body))).not.toContain('secret of the database')
  })

  it.each([
    ['unauthorized', 'refused', 1],
    ['failing', 'unreachable', 2],
    ['empty', 'empty', 1],
    ['ends-early', 'broken-off', 1],
    ['breaks-off', 'broken-off', 1],
  ] as const)('that is %s fails as %s after %i calls', async (mode, reason, calls) => {
    const model = await modelOn(provider, { mode })
    await expect(read(model.stream(REQUEST, never()))).rejects.toMatchObject({ name: 'ModelFailure', reason })
    expect(fake.calls).toHaveLength(calls)
  })

  it.each(['not-json', 'redirects'] as const)('that answers %s fails, and nothing is sent elsewhere', async (mode) => {
    const model = await modelOn(provider, { mode })
    await expect(read(model.stream(REQUEST, never()))).rejects.toMatchObject({ name: 'ModelFailure' })
    expect(new Set(fake.calls.map(({ path }) => path)).size).toBe(1)
  })

  it('is asked once more when it failed before the first word', async () => {
    const model = await modelOn(provider, { mode: 'fails-once', answer: 'Better now.' })
    expect((await read(model.stream(REQUEST, never()))).join('')).toBe('Better now.')
    expect(fake.calls).toHaveLength(2)
  })

  it.each(['stalls', 'slow-first-token'] as const)('that %s is left after a time', async (mode) => {
    const model = await modelOn(provider, { mode, slowMilliseconds: 1_500 }, QUICK)
    await expect(read(model.stream(REQUEST, never()))).rejects.toMatchObject({ reason: 'timed-out' })
  })

  it('is left at once when the reader leaves', async () => {
    const model = await modelOn(provider, { mode: 'stalls' })
    const reader = new AbortController()
    const stream = model.stream(REQUEST, reader.signal)[Symbol.asyncIterator]()
    expect((await stream.next()).value).toBe('I')
    reader.abort()
    const rest = async () => {
      while (!(await stream.next()).done);
    }
    await expect(rest()).rejects.toMatchObject({ reason: 'broken-off' })
    await expect.poll(() => fake.openStreams()).toBe(0)
  })

  it('ends the call when the reader stops reading', async () => {
    const model = await modelOn(provider, { mode: 'stalls' })
    for await (const piece of model.stream(REQUEST, never())) {
      expect(piece).toBe('I')
      break
    }
    await expect.poll(() => fake.openStreams()).toBe(0)
  })

  it('is not waited for while a look-up hangs', async () => {
    const tool: ModelTool = {
      name: 'hangs',
      description: 'Never answers.',
      parameters: { type: 'object' },
      run: () => new Promise(() => {}),
    }
    const model = await modelOn(provider, { mode: 'tool-call' }, QUICK)
    const request = { ...REQUEST, tools: [tool] }
    await expect(read(model.stream(request, never()))).rejects.toMatchObject({ reason: 'timed-out' })
  })
})

describe('a model', () => {
  it('that thinks aloud is only heard where it answers', async () => {
    const model = await modelOn('ollama', { answer: '<think>The person may be afraid.</think>You are heard.' })
    expect((await read(model.stream(REQUEST, never()))).join('').trim()).toBe('You are heard.')
  })

  it('that nobody listens for is unreachable', async () => {
    const model = await modelOn('openai-compatible', {})
    await fake.close()
    await expect(read(model.stream(REQUEST, never()))).rejects.toMatchObject({ reason: 'unreachable' })
    fake = await startFakeModel()
  })

  it('is known by provider, address and name', async () => {
    const model = await modelOn('ollama', {})
    const { host } = new URL(fake.baseUrl)
    expect(model.provider).toEqual({
      id: `ollama ${fake.baseUrl} small`,
      name: 'Ollama',
      model: 'small',
      host,
      isOutside: false,
    })
  })
})
