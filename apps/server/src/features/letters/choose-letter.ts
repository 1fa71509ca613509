import { settled, type Guess } from '@careway/domain/letters/guess-appeal'
import { guessLetterKind } from '@careway/domain/letters/guess-letter-kind'
import { guessProgram } from '@careway/domain/letters/guess-program'
import type { LetterFacts } from '@careway/domain/letters/letter-facts'
import type { LetterKind } from '@careway/domain/letters/letter-kinds'
import type { AssistanceType } from '@careway/domain/vocabulary/assistant-terms'

export interface LetterChoice {
  readonly kind: LetterKind | null
  /** What the text points to where it does not settle it, the likeliest first. */
  readonly kinds: Guess<LetterKind>
  readonly programs: Guess<string>
}

/** Which letter is wanted: the one asked for, else the one that the text settles. */
export function chooseLetter(
  context: string,
  {
    assistanceType,
    letterKind,
  }: { readonly assistanceType: AssistanceType; readonly letterKind?: LetterKind | undefined },
): LetterChoice {
  const kinds: Guess<LetterKind> = letterKind
    ? { confidence: 'said', choices: [letterKind] }
    : guessLetterKind(context, assistanceType)
  return { kind: settled(kinds) ?? null, kinds, programs: guessProgram(context) }
}

/** The program that was given, else the one that the text names and no other. */
export function withProgram(facts: LetterFacts, { kind, programs }: LetterChoice): LetterFacts {
  if (kind !== 'application_checklist' || facts.programId !== undefined) return facts
  const programId = settled(programs)
  return programId === null ? facts : { ...facts, programId }
}
