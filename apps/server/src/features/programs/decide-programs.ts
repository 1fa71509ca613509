import { decideHelp } from '@careway/domain/programs/decide-help'
import type { AssistanceProgram, ProgramFacts } from '@careway/domain/programs/program'
import { rankHelp } from '@careway/domain/programs/rank-help'
import { EVERY_PROGRAM } from '@careway/domain/programs/records/every-program'
import type { DecidedRecord } from '../../ports/help'

export type DecidedProgram = DecidedRecord<AssistanceProgram>

/** A program of other states is of no use; where the state is not known, nobody can say so. */
export const servesState = ({ states }: Pick<AssistanceProgram, 'states'>, { state }: ProgramFacts): boolean =>
  !states || !state || states.includes(state)

const decide = (record: AssistanceProgram, facts: ProgramFacts): DecidedProgram => ({
  record,
  decision: decideHelp(record, facts),
})

/** Every program that serves the person's state, in the published order. */
export const decideProgramsFor = (facts: ProgramFacts): readonly DecidedProgram[] =>
  rankHelp(EVERY_PROGRAM.filter((record) => servesState(record, facts)).map((record) => decide(record, facts)))

export function decideProgram(id: string, facts: ProgramFacts): DecidedProgram | undefined {
  const record = EVERY_PROGRAM.find((each) => each.id === id)
  return record && decide(record, facts)
}
