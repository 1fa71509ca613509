import { dynamicTool, jsonSchema, type ToolSet } from 'ai'
import type { ModelTool } from '../../ports/language-model'

const MOST_RUNS = 8
const RESULT_MAXIMUM = 8_000

const FAILED = 'The look-up failed. Answer without it.'
const USED_UP = 'No more look-ups. Answer with what you have.'

/** The tools of one answer. A fault of a tool is told to the model as nothing more than that. */
export function sdkTools(tools: readonly ModelTool[]): ToolSet {
  let runs = 0
  const run = async (tool: ModelTool, input: unknown): Promise<string> => {
    runs += 1
    if (runs > MOST_RUNS) return USED_UP
    try {
      return (await tool.run(input)).slice(0, RESULT_MAXIMUM)
    } catch {
      return FAILED
    }
  }
  return Object.fromEntries(
    tools.map((tool) => [
      tool.name,
      dynamicTool({
        description: tool.description,
        inputSchema: jsonSchema(tool.parameters),
        execute: (input) => run(tool, input),
      }),
    ]),
  )
}
