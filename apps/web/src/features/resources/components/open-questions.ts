import type { AssistanceProgram } from '@careway/contracts/programs/assistance-program'
import { HELP_CIRCUMSTANCES, type HelpCircumstance } from '@careway/domain/vocabulary/help-terms'

const PREFIX = 'circumstance.'

/** The circumstances that some program still asks for. What the profile's other fields would answer is asked there. */
export function openQuestions(programs: readonly Pick<AssistanceProgram, 'decision'>[]): ReadonlySet<HelpCircumstance> {
  const codes = new Set(programs.flatMap(({ decision }) => decision.questions.map(({ code }) => code)))
  return new Set(HELP_CIRCUMSTANCES.filter((each) => codes.has(`${PREFIX}${each}`)))
}
