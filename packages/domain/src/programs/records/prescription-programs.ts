import type { AssistanceProgram } from '../program'

export const PRESCRIPTION_PROGRAMS: readonly AssistanceProgram[] = []
