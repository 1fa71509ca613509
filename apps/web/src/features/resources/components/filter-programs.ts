import type { AssistanceProgram } from '@careway/contracts/programs/assistance-program'
import type { ResourcesAddress } from '../address/resources-address'

export type ProgramFilter = Pick<ResourcesAddress, 'programType' | 'likelihood'>

/** Those of a type and a likelihood, in the order they came in. */
export const filterPrograms = (programs: readonly AssistanceProgram[], { programType, likelihood }: ProgramFilter) =>
  programs.filter(
    ({ type, decision }) =>
      (programType === 'all' || type === programType) && (likelihood === 'all' || decision.likelihood === likelihood),
  )

export const countPrograms = (programs: readonly AssistanceProgram[], filter: ProgramFilter): number =>
  filterPrograms(programs, filter).length
