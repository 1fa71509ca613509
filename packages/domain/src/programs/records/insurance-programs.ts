import type { AssistanceProgram } from '../program'

export const INSURANCE_PROGRAMS: readonly AssistanceProgram[] = []
