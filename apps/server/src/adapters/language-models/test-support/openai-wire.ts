import type { FakeAnswer, FakeCall } from './fake-modes'

type Call = Omit<FakeCall, 'path' | 'headers' | 'body'>

interface WireBody {
  readonly messages?: readonly { readonly role: string; readonly content: unknown }[]
  readonly tools?: readonly { readonly function: { readonly name: string } }[]
}

const textOf = (content: unknown): string => {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: { text?: string }) => part.text ?? '').join('')
}

/** A chat completion asked for, as OpenAI, Ollama, vLLM and llama.cpp take it. */
export function readOpenAiCall(body: object): Call {
  const { messages = [], tools = [] } = body as WireBody
  const of = (role: string) => messages.filter((each) => each.role === role).map(({ content }) => textOf(content))
  return {
    system: of('system').join('\n'),
    lastUserText: of('user').at(-1) ?? '',
    toolResults: of('tool'),
    toolNames: tools.map((tool) => tool.function.name),
  }
}

const chunk = (delta: object, finishReason: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_767_225_600,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })}\n\n`

/** The events of an answer, one a token, without the end. */
export function openAiEvents({ tokens, toolCall }: FakeAnswer): string[] {
  if (!toolCall) return tokens.map((content, index) => chunk({ ...(index === 0 && { role: 'assistant' }), content }))
  const { name, input } = toolCall
  const call = (part: object) => chunk({ tool_calls: [{ index: 0, ...part }] })
  return [
    call({ id: 'call_1', type: 'function', function: { name, arguments: '' } }),
    call({ function: { arguments: JSON.stringify(input) } }),
  ]
}

export const openAiEnd = ({ toolCall }: FakeAnswer): string =>
  `${chunk({}, toolCall ? 'tool_calls' : 'stop')}data: [DONE]\n\n`

export const openAiError = (message: string) => ({ error: { message, type: 'fake_error', param: null, code: null } })
