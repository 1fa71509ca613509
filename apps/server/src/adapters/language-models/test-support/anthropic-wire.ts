import type { FakeAnswer, FakeCall } from './fake-modes'

type Call = Omit<FakeCall, 'path' | 'headers' | 'body'>

interface Block {
  readonly type: string
  readonly text?: string
  readonly content?: unknown
}
interface WireBody {
  readonly system?: string | readonly Block[]
  readonly messages?: readonly { readonly role: string; readonly content: string | readonly Block[] }[]
  readonly tools?: readonly { readonly name: string }[]
}

const blocksOf = (content: string | readonly Block[]): readonly Block[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content

const resultOf = ({ content }: Block): string =>
  typeof content === 'string'
    ? content
    : blocksOf(content as readonly Block[])
        .map(({ text }) => text ?? '')
        .join('')

/** A message asked for, as Anthropic takes it. */
export function readAnthropicCall(body: object): Call {
  const { system = '', messages = [], tools = [] } = body as WireBody
  const blocks = messages.filter(({ role }) => role === 'user').flatMap(({ content }) => blocksOf(content))
  return {
    system: blocksOf(system)
      .map(({ text }) => text ?? '')
      .join('\n'),
    lastUserText: blocks.findLast(({ type }) => type === 'text')?.text ?? '',
    toolResults: blocks.filter(({ type }) => type === 'tool_result').map(resultOf),
    toolNames: tools.map(({ name }) => name),
  }
}

const event = (type: string, fields: object = {}) => `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`

const START = event('message_start', {
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'fake',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 1 },
  },
})

const delta = (fields: object) => event('content_block_delta', { index: 0, delta: fields })

/** The events of an answer, one a token, without the end. */
export function anthropicEvents({ tokens, toolCall }: FakeAnswer): string[] {
  const begin = (block: object) => START + event('content_block_start', { index: 0, content_block: block })
  if (toolCall)
    return [
      begin({ type: 'tool_use', id: 'toolu_1', name: toolCall.name, input: {} }),
      delta({ type: 'input_json_delta', partial_json: JSON.stringify(toolCall.input) }),
    ]
  return [begin({ type: 'text', text: '' }), ...tokens.map((text) => delta({ type: 'text_delta', text }))]
}

export const anthropicEnd = ({ toolCall }: FakeAnswer): string =>
  event('content_block_stop', { index: 0 }) +
  event('message_delta', {
    delta: { stop_reason: toolCall ? 'tool_use' : 'end_turn', stop_sequence: null },
    usage: { output_tokens: 20 },
  }) +
  event('message_stop')

export const anthropicError = (message: string) => ({ type: 'error', error: { type: 'api_error', message } })
