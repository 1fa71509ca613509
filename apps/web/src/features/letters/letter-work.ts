import { LETTER_KINDS, type LetterKind } from '@careway/domain/letters/letter-kinds'
import type { InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'
import type { FactValues } from '../../widgets/ai-help/facts/fact-values'
import { isInterfaceLanguage } from '../../widgets/ai-help/language-select'
import { isBlank } from '@careway/domain/free-text/is-blank'

/** A letter in the making: what was chosen, told and answered so far. */
export interface LetterWork {
  readonly kind: LetterKind
  /** Counted from 0. */
  readonly stepIndex: number
  readonly story: string
  readonly language: InterfaceLanguage
  readonly values: FactValues
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textsOf = (values: unknown): FactValues =>
  isObject(values) ? Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string')) : {}

/** Reads back what a tab kept; what does not fit is left out. */
export function readWork(kept: unknown): Partial<LetterWork> {
  if (!isObject(kept)) return {}
  const kind = LETTER_KINDS.find((each) => each === kept.kind)
  return {
    ...(kind && { kind }),
    ...(Number.isSafeInteger(kept.stepIndex) && { stepIndex: Number(kept.stepIndex) }),
    ...(typeof kept.story === 'string' && { story: kept.story }),
    ...(isInterfaceLanguage(kept.language) && { language: kept.language }),
    values: textsOf(kept.values),
  }
}

/** Whether anything of it was written: a choice alone need not be kept. */
export const isWritten = ({ story, values }: LetterWork): boolean =>
  !isBlank(story) || Object.values(values).some((value) => !isBlank(value))

/** Where to begin: with what was kept for the same letter, else at its start. The letter itself is made anew. */
export function startWork(kept: unknown, asked: LetterKind | undefined, language: InterfaceLanguage): LetterWork {
  const work = readWork(kept)
  const kind = asked ?? work.kind ?? 'appeal'
  const fresh = { kind, stepIndex: asked ? 1 : 0, story: '', language, values: {} }
  return asked === undefined || work.kind === asked ? { ...fresh, ...work, kind } : fresh
}
