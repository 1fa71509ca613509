import type { AnswerCheck } from '@careway/domain/answer-check/answer-check'
import type { Hiding } from '@careway/domain/identifiers/hide-identifiers'
import type { ModelRequest, ModelTool, ModelTurn } from '../../ports/language-model'
import type { WordingRequest } from '../../ports/model-wording'
import { framed, instructionsFor } from './instructions'

/** A request with everything in it that tells who the person is replaced. */
export interface HiddenRequest {
  readonly material: readonly string[]
  readonly turns: readonly ModelTurn[]
}

export const hideRequest = ({ material, isPrivate, turns }: WordingRequest, hiding: Hiding): HiddenRequest => ({
  material: material.map(isPrivate ? hiding.hide : hiding.hideInProductText),
  turns: turns.map(({ role, content }) => ({
    role,
    content: role === 'user' ? hiding.hide(content) : hiding.hideInProductText(content),
  })),
})

/** What the model sends to a tool, with what is hidden from the model put back. */
const restoreInput = (input: unknown, hiding: Hiding): unknown =>
  JSON.parse(JSON.stringify(input ?? null), (_key, value: unknown) =>
    typeof value === 'string' ? hiding.restore(value) : value,
  )

/** What stands between the model and the person while an answer is worded. */
interface Guards {
  readonly hiding: Hiding
  readonly check: AnswerCheck
  /** Throws, and ends the answer, where the model may be told nothing more. */
  ensureAgreed(): Promise<void>
}

/** What the tool finds may be said from then on. */
const hideTool = (tool: ModelTool, { hiding, check, ensureAgreed }: Guards): ModelTool => ({
  ...tool,
  run: async (input) => {
    const found = hiding.hideInProductText(await tool.run(restoreInput(input, hiding)))
    await ensureAgreed()
    check.allow(found)
    return framed('result', found)
  },
})

export const modelRequest = (
  request: WordingRequest,
  { material, turns }: HiddenRequest,
  guards: Guards,
): ModelRequest => ({
  instructions: instructionsFor({ ...request, task: guards.hiding.hideInProductText(request.task) }, material),
  turns: turns.map(({ role, content }) => ({ role, content: role === 'user' ? framed('person', content) : content })),
  tools: request.tools.map((tool) => hideTool(tool, guards)),
})
