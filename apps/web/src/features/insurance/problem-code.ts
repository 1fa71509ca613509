import type { ProblemCode } from '@careway/contracts/kit/problem'
import { CallError } from '../../platform/call'

/** Why a call was refused, where the server said. */
export const problemCode = (error: unknown): ProblemCode | undefined =>
  error instanceof CallError ? error.problem?.code : undefined
