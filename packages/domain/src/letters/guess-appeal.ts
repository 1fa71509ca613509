import { findPhrase } from '../free-text/find-phrase'
import { foldWords } from '../free-text/fold-text'
import { mentionsAny } from '../free-text/mentions-any'
import { mentionsAsWritten } from '../free-text/mentions-as-written'
import { PLAN_PHRASES, REASON_PHRASES, type ConceptPhrases } from './appeal-phrases'
import { DENIAL_REASONS, PLAN_TYPES, type DenialReason, type PlanType } from './letter-kinds'

export interface Guess<T> {
  /** `said`: the text names this one and no other. `unsure`: it fits, and the person must be asked. */
  readonly confidence: 'said' | 'unsure'
  /** The best first. Empty where nothing in the text points to any. */
  readonly choices: readonly T[]
}

/** What a text settles; nothing where the person must be asked. */
export const settled = <T>({ confidence, choices }: Guess<T>): T | undefined =>
  confidence === 'said' ? choices[0] : undefined

export interface AppealGuess {
  readonly planType: Guess<PlanType>
  readonly denialReason: Guess<DenialReason>
  /** What to ask before a letter is drafted. */
  readonly ask: readonly ('planType' | 'denialReason')[]
}

type Mentions = (words: readonly string[], phrases: readonly string[]) => boolean

/** "It is not experimental" is most likely said against the reason that the plan gave: a hint of it. */
const isHinted = (words: readonly string[], { says, hints }: ConceptPhrases, mentions: Mentions): boolean =>
  mentions(words, hints) || (mentions === mentionsAsWritten && says.some((each) => findPhrase(words, each).length > 0))

/** A point within a word, as in an address of the web, ends no clause. */
const readWords = (text: string) => foldWords(text.replaceAll(/\.(?=\p{L})/gu, ' '))

function guess<T extends string>(
  all: readonly T[],
  phrases: Readonly<Record<T, ConceptPhrases>>,
  words: readonly string[],
  mentions: Mentions,
): Guess<T> {
  const said = all.filter((each) => mentions(words, phrases[each].says))
  const hinted = all.filter((each) => !said.includes(each) && isHinted(words, phrases[each], mentions))
  const [only] = said
  if (only !== undefined && said.length === 1) return { confidence: 'said', choices: [only] }
  return { confidence: 'unsure', choices: [...said, ...hinted] }
}

const DOUBTS = ['dont know if', 'dont know whether', 'do not know if', 'not sure if', 'not sure whether', 'no se si']
const EMPLOYER_PLANS: readonly PlanType[] = ['employer_insured', 'employer_self_funded']

/** "I don't know if it is self-funded" names what the person does not know. */
const isInDoubt = (words: readonly string[], [plan]: readonly PlanType[]): boolean =>
  plan !== undefined && EMPLOYER_PLANS.includes(plan) && DOUBTS.some((each) => findPhrase(words, each).length > 0)

/** "My job's plan" says neither who carries the risk; "Medicare" alone may be three things. Both are asked. */
function guessPlan(words: readonly string[]): Guess<PlanType> {
  const plan = guess(PLAN_TYPES, PLAN_PHRASES, words, mentionsAny)
  if (isInDoubt(words, plan.choices)) return { confidence: 'unsure', choices: EMPLOYER_PLANS }
  if (plan.confidence === 'said') return plan
  const isWorkPlan = plan.choices.includes('employer_insured') && !plan.choices.includes('employer_self_funded')
  const isMedicare = plan.choices.includes('medicare_advantage') && !plan.choices.includes('part_d')
  return {
    confidence: 'unsure',
    choices: [
      ...plan.choices,
      ...(isWorkPlan ? (['employer_self_funded'] as const) : []),
      ...(isMedicare ? (['part_d'] as const) : []),
    ],
  }
}

/**
 * Which cover and which reason a text speaks of, in English or Spanish. It never settles what was not said: two that fit,
 * or a hint, is `unsure` and stands in `ask`.
 */
export function guessAppeal(text: string): AppealGuess {
  const words = readWords(text)
  const planType = guessPlan(words)
  const denialReason = guess(DENIAL_REASONS, REASON_PHRASES, words, mentionsAsWritten)
  return {
    planType,
    denialReason,
    ask: [
      ...(planType.confidence === 'unsure' ? (['planType'] as const) : []),
      ...(denialReason.confidence === 'unsure' ? (['denialReason'] as const) : []),
    ],
  }
}
