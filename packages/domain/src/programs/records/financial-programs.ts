import type { AssistanceProgram } from '../program'

export const FINANCIAL_PROGRAMS: readonly AssistanceProgram[] = []
