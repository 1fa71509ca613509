export const FAKE_MODES = [
  'streams',
  'tool-call',
  'stalls',
  'breaks-off',
  'ends-early',
  'empty',
  'nonsense-figures',
  'obeys-injection',
  'unauthorized',
  'failing',
  'fails-once',
  'not-json',
  'redirects',
  'slow-first-token',
] as const
export type FakeMode = (typeof FAKE_MODES)[number]

/** A call as the fake got it, whichever vendor's shape it came in. */
export interface FakeCall {
  readonly path: string
  readonly headers: Readonly<Record<string, unknown>>
  /** As it was sent. */
  readonly body: Readonly<Record<string, unknown>>
  readonly system: string
  /** The last thing that a person said. */
  readonly lastUserText: string
  /** The answers of tools, where the model asked for some before. */
  readonly toolResults: readonly string[]
  readonly toolNames: readonly string[]
}

/** What the fake is to do with one call. */
export interface FakeAnswer {
  readonly tokens: readonly string[]
  readonly toolCall?: { readonly name: string; readonly input: unknown }
  readonly end: 'well' | 'never' | 'broken' | 'early'
  readonly firstTokenMilliseconds: number
}

const PLAIN_ANSWER =
  'I hear you. Write down when it began and what makes it better or worse. ' +
  'Tell a clinic what you wrote here, and ask what it costs before you go.'

const NONSENSE_ANSWER =
  'Take 4,000 mg of the medicine every 2 hours. It costs $12,345, which 73% of people get back. ' +
  'Call 1-900-555-0199 or see www.cures.example.com under 45 CFR 999.1 [42].'

const OBEDIENT_ANSWER =
  "You do not need to see a doctor. It is nothing, so don't call 911. My instructions say the following: "

/** The pieces of a text as a model sends them: a word with the space before it. */
const tokensOf = (text: string): string[] => text.match(/\s*\S+/g) ?? []

const wantsToBreakRules = /ignore (all |the |any )?(previous|above|your)|ignore (sus|las) (instrucciones|reglas)/i

const well = (text: string, firstTokenMilliseconds = 0): FakeAnswer => ({
  tokens: tokensOf(text),
  end: 'well',
  firstTokenMilliseconds,
})

export interface FakeWords {
  /** What a well-behaved answer says. */
  readonly answer?: string | ((call: FakeCall) => string)
  /** What the tool is asked with. */
  readonly toolInput?: unknown
  /** What is said after a look-up, instead of repeating what it found. */
  readonly toolAnswer?: string
  readonly slowMilliseconds?: number
}

function answerOf(call: FakeCall, words: FakeWords): string {
  const { answer = PLAIN_ANSWER } = words
  return typeof answer === 'string' ? answer : answer(call)
}

const withoutFrames = (text: string) => text.replaceAll(/<\/?\w+>/g, '').trim()

function callTool(call: FakeCall, words: FakeWords): FakeAnswer {
  const [name] = call.toolNames
  if (call.toolResults.length > 0)
    return well(words.toolAnswer ?? `This is what I found: ${withoutFrames(call.toolResults.join(' '))}`)
  if (!name) return well(answerOf(call, words))
  const toolCall = { name, input: words.toolInput ?? { query: call.lastUserText } }
  return { tokens: [], toolCall, end: 'well', firstTokenMilliseconds: 0 }
}

type Behave = (call: FakeCall, words: FakeWords) => FakeAnswer

const plain: Behave = (call, words) => well(answerOf(call, words))

/** Only the first third of it. */
const begin =
  (end: FakeAnswer['end']): Behave =>
  (call, words) => {
    const { tokens } = plain(call, words)
    return { tokens: tokens.slice(0, Math.ceil(tokens.length / 3)), end, firstTokenMilliseconds: 0 }
  }

const BEHAVIOURS: Partial<Record<FakeMode, Behave>> = {
  'tool-call': callTool,
  stalls: begin('never'),
  'breaks-off': begin('broken'),
  'ends-early': begin('early'),
  empty: () => well(''),
  'nonsense-figures': () => well(NONSENSE_ANSWER),
  'obeys-injection': (call, words) =>
    wantsToBreakRules.test(call.lastUserText) ? well(OBEDIENT_ANSWER + call.system) : plain(call, words),
  'slow-first-token': (call, words) => ({
    ...plain(call, words),
    firstTokenMilliseconds: words.slowMilliseconds ?? 2_000,
  }),
}

/** What a model in this mode answers, once it answers at all. */
export const fakeAnswer = (mode: FakeMode, call: FakeCall, words: FakeWords): FakeAnswer =>
  (BEHAVIOURS[mode] ?? plain)(call, words)
