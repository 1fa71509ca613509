import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'

const REGISTRY = 'nppes'

/**
 * Whether the registry's file is on file for a state: people may load the file for some states only. Looking through it
 * takes a while, so what was found stands until the file is loaded anew.
 */
export function createHoldsRegistryOf(executor: Executor): (state: string) => Promise<boolean> {
  let runOfAnswers = ''
  const answers = new Map<string, Promise<boolean>>()

  const read = async <Row>(query: ReturnType<typeof sql>) =>
    ((await executor.execute(query)) as { rows: readonly Row[] }).rows[0]
  const currentRun = () =>
    read<{ id: string }>(sql`select id from import_runs where source = ${REGISTRY} and state = 'succeeded'
      order by started_at desc limit 1`)
  const look = async (state: string): Promise<boolean> =>
    (
      await read<{ held: boolean }>(sql`select exists (
      select from providers where source = ${REGISTRY} and state = ${state}) as held`)
    )?.held === true

  return async (state) => {
    const run = await currentRun()
    if (!run) return false
    if (run.id !== runOfAnswers) answers.clear()
    runOfAnswers = run.id
    const known = answers.get(state)
    if (known) return known
    const answer = look(state)
    answers.set(state, answer)
    answer.catch(() => answers.delete(state))
    return answer
  }
}
