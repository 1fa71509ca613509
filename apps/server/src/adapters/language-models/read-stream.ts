import {
  stepCountIs,
  streamText,
  type FinishReason,
  type LanguageModel as SdkModel,
  type TextStreamPart,
  type ToolSet,
} from 'ai'
import { ModelFailure, type ModelRequest } from '../../ports/language-model'
import { sdkTools } from './sdk-tools'
import { untilAborted } from './until-aborted'
import type { Watch } from './watch'
import { createThinkingFilter } from './without-thinking'

const MOST_STEPS = 4
const MOST_CHARACTERS = 20_000

/** An answer that did not end by itself is no answer. */
function checkEnd(reason: FinishReason): void {
  if (reason === 'stop') return
  throw new ModelFailure(reason === 'content-filter' ? 'refused' : 'broken-off')
}

const ask = (model: SdkModel, { instructions, turns, tools }: ModelRequest, signal: AbortSignal) =>
  streamText({
    model,
    system: instructions,
    messages: turns.map(({ role, content }) => ({ role, content })),
    ...(tools.length > 0 && { tools: sdkTools(tools) }),
    stopWhen: stepCountIs(MOST_STEPS),
    maxRetries: 0,
    abortSignal: signal,
    // The faults come as parts of the stream; without this they are also printed, questions and all.
    onError: () => {},
  })

/** The text of a part; what ends the answer badly is thrown. */
function textOf(part: TextStreamPart<ToolSet>): string {
  if (part.type === 'error') throw part.error
  if (part.type === 'abort') throw new ModelFailure('broken-off')
  if (part.type === 'finish') checkEnd(part.finishReason)
  return part.type === 'text-delta' ? part.text : ''
}

/** One try: the text bit by bit. @throws ModelFailure, or whatever the vendor's client throws */
export async function* readStream(model: SdkModel, request: ModelRequest, seen: Watch): AsyncGenerator<string> {
  const withoutThinking = createThinkingFilter()
  let length = 0
  for await (const part of untilAborted(ask(model, request, seen.signal).fullStream, seen.signal)) {
    seen.sawLife()
    const text = withoutThinking(textOf(part))
    if (text === '') continue
    length += text.length
    if (length > MOST_CHARACTERS) throw new ModelFailure('broken-off')
    seen.sawText()
    yield text
  }
  if (length === 0) throw new ModelFailure('empty')
}
