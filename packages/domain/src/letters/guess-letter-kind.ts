import { foldWords } from '../free-text/fold-text'
import { mentionsAny } from '../free-text/mentions-any'
import type { AssistanceType } from '../vocabulary/assistant-terms'
import type { Guess } from './guess-appeal'
import { KIND_PHRASES } from './kind-phrases'
import { LETTER_KINDS, type LetterKind } from './letter-kinds'

/** The letters that each kind of paperwork can mean. */
export const KINDS_OF_HELP: Readonly<Record<AssistanceType, readonly LetterKind[]>> = {
  appeal: ['appeal'],
  prior_auth: ['prior_authorization'],
  application: ['application_checklist', 'charity_care'],
  form_help: ['itemized_bill', 'estimate_dispute', 'surprise_bill', 'debt_validation', 'charity_care'],
}

const NAMED_IN_PASSING: readonly LetterKind[] = LETTER_KINDS.filter((kind) => kind !== 'application_checklist')

/** What somebody else than the hospital wants is answered first: with a debt collector, the rest can wait. */
const FIRST: LetterKind = 'debt_validation'

function guessAmong(kinds: readonly LetterKind[], words: readonly string[]): Guess<LetterKind> {
  const said = kinds.filter((kind) => mentionsAny(words, KIND_PHRASES[kind].says))
  const [only] = said
  if (only && said.length === 1) return { confidence: 'said', choices: [only] }
  const hinted = kinds.filter((kind) => !said.includes(kind) && mentionsAny(words, KIND_PHRASES[kind].hints))
  const ranked = said.includes(FIRST) ? [FIRST, ...said.filter((kind) => kind !== FIRST)] : said
  return { confidence: 'unsure', choices: [...ranked, ...hinted] }
}

/** An application is for a program, unless the text speaks of a hospital that is to help with its own bill. */
function guessApplication(words: readonly string[]): Guess<LetterKind> {
  const isForHospital = mentionsAny(words, KIND_PHRASES.charity_care.says)
  const isOfHospitalBill = mentionsAny(words, ['hospital bill', 'bill hospital', 'hospital bills', 'factura hospital'])
  const isCharity = isOfHospitalBill || (isForHospital && mentionsAny(words, ['hospital*']))
  return { confidence: 'said', choices: [isCharity ? 'charity_care' : 'application_checklist'] }
}

/**
 * Which letter a text asks for, in English or Spanish, among those that the kind of paperwork can mean. Two that fit, or
 * none, is `unsure`: the person chooses.
 */
export function guessLetterKind(text: string, type: AssistanceType): Guess<LetterKind> {
  const kinds = KINDS_OF_HELP[type]
  const [only] = kinds
  if (only && kinds.length === 1) return { confidence: 'said', choices: [only] }
  const words = foldWords(text)
  return type === 'application' ? guessApplication(words) : guessAmong(kinds, words)
}

/** Letters that a text about something else names outright, but for those that most texts about help would name. */
export const lettersNamed = (text: string): readonly LetterKind[] => {
  const words = foldWords(text)
  return NAMED_IN_PASSING.filter((kind) => mentionsAny(words, KIND_PHRASES[kind].says))
}
