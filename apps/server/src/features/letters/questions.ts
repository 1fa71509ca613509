import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import type { Profile } from '@careway/contracts/profile/profile'
import { guessAppeal, type Guess } from '@careway/domain/letters/guess-appeal'
import { KINDS_OF_HELP } from '@careway/domain/letters/guess-letter-kind'
import type { LetterOutcome } from '@careway/domain/letters/letter'
import type { LetterFacts } from '@careway/domain/letters/letter-facts'
import { DENIAL_REASONS, PLAN_TYPES, type LetterKind, type PlanType } from '@careway/domain/letters/letter-kinds'
import type { Say } from '@careway/domain/letters/render-letter'
import { EVERY_PROGRAM } from '@careway/domain/programs/records/every-program'
import type { AssistanceType } from '@careway/domain/vocabulary/assistant-terms'
import type { InsuranceStatus } from '@careway/domain/vocabulary/profile-choices'
import type { LetterChoice } from './choose-letter'
import type { LetterWords } from './letter-words'

export type Question = Assistance['questions'][number]

const MOST_PROGRAMS = 12

const BY_COVER: Readonly<Partial<Record<InsuranceStatus, readonly PlanType[]>>> = {
  private: ['employer_insured', 'employer_self_funded', 'marketplace'],
  medicare: ['medicare_advantage', 'part_d'],
  medicaid: ['medicaid_managed_care'],
}

const likeliestFirst = <T extends string>(likely: readonly T[], all: readonly T[]): readonly T[] => [
  ...new Set([...likely, ...all]),
]

const choicesOf = (values: readonly string[], label: (value: string) => string): Question['choices'] =>
  values.map((value) => ({ value, label: label(value) }))

export interface Asking {
  readonly context: string
  readonly type: AssistanceType
  readonly choice: LetterChoice
  readonly outcome: LetterOutcome | undefined
  readonly facts: LetterFacts
  readonly profile: Profile | undefined
  /** Programs for the person, the likeliest first. */
  readonly programIds: readonly string[]
}

function kindQuestion({ type, choice }: Asking, say: Say, around: Say): Question {
  const kinds = likeliestFirst<LetterKind>(choice.kinds.choices, KINDS_OF_HELP[type])
  return {
    field: 'letterKind',
    label: around('ask.letterKind'),
    choices: choicesOf(kinds, (kind) => say(`kind.${kind}`)),
  }
}

function planQuestion({ context, profile }: Asking, say: Say): Question {
  const likely = [...guessAppeal(context).planType.choices, ...((profile && BY_COVER[profile.insuranceStatus]) ?? [])]
  const plans = likeliestFirst(likely, PLAN_TYPES)
  return { field: 'planType', label: say('ask.planType'), choices: choicesOf(plans, (plan) => say(`plan.${plan}`)) }
}

function reasonQuestion({ context }: Asking, say: Say): Question {
  const guessed: Guess<(typeof DENIAL_REASONS)[number]> = guessAppeal(context).denialReason
  const reasons = likeliestFirst(guessed.choices, DENIAL_REASONS)
  return {
    field: 'denialReason',
    label: say('ask.denialReason'),
    choices: choicesOf(reasons, (reason) => say(`denial.${reason}`)),
  }
}

const nameOf = (id: string): string => EVERY_PROGRAM.find((each) => each.id === id)?.name ?? id

function programQuestion({ choice, programIds }: Asking, around: Say): Question {
  const ids = likeliestFirst(choice.programs.choices, programIds).slice(0, MOST_PROGRAMS)
  return { field: 'programId', label: around('ask.programId'), choices: choicesOf(ids, nameOf) }
}

const NEEDS_PLAN: readonly LetterKind[] = ['appeal', 'prior_authorization', 'surprise_bill']

const gapQuestions = (outcome: LetterOutcome | undefined, say: Say): readonly Question[] =>
  outcome?.outcome === 'drafted'
    ? outcome.gaps.map((field) => ({ field, label: say(`field.${field}`), choices: [] }))
    : []

/** What would complete the letter, what decides it first. */
export function questionsFor(asking: Asking, { sayToReader: say, sayAround }: LetterWords): Question[] {
  const { choice, facts, outcome } = asking
  const { kind } = choice
  if (kind === null) return [kindQuestion(asking, say, sayAround)]
  const needsProgram = kind === 'application_checklist' && outcome?.outcome === 'refused'
  return [
    ...(needsProgram ? [programQuestion(asking, sayAround)] : []),
    ...(NEEDS_PLAN.includes(kind) && !facts.planType ? [planQuestion(asking, say)] : []),
    ...(kind === 'appeal' && !facts.denialReason ? [reasonQuestion(asking, say)] : []),
    ...gapQuestions(outcome, say),
  ]
}
