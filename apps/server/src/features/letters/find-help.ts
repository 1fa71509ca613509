import { hearHelpNeeds, NEED_RULES } from '@careway/domain/letters/help-needs'
import { guessProgram } from '@careway/domain/letters/guess-program'
import { lettersNamed } from '@careway/domain/letters/guess-letter-kind'
import type { LetterFacts } from '@careway/domain/letters/letter-facts'
import type { LetterKind } from '@careway/domain/letters/letter-kinds'
import { speaksOfPregnancy } from '@careway/domain/letters/speaks-of-pregnancy'
import { readZipCode } from '@careway/domain/letters/reading/read-zip-code'
import type { AssistanceProgram, NationalResource, ProgramFacts } from '@careway/domain/programs/program'
import type { HelpNeed, Likelihood, ResourceType } from '@careway/domain/vocabulary/help-terms'
import type { DecidedRecord } from '../../ports/help'
import type { LocalHelp } from '../../ports/local-help'
import type { Asker } from './ask-for-letter'
import type { LettersParts } from './letters-parts'

export type DecidedProgram = DecidedRecord<AssistanceProgram>

const MOST_FITTING = 6
const MOST_OPEN = 3
const MOST_LINES = 2
/** Where nothing was heard that names a kind of help. */
const ANY_HELP: readonly ResourceType[] = ['financial_aid', 'health', 'legal_aid']

/** What fits a text and a person. */
export interface FoundHelp {
  readonly needs: readonly HelpNeed[]
  readonly facts: ProgramFacts
  /** Those to ask, in order: the likeliest first, then what is worth most. */
  readonly programs: readonly DecidedProgram[]
  /** Those that hang on an answer nobody gave yet. */
  readonly open: readonly DecidedProgram[]
  readonly types: readonly ResourceType[]
  readonly lines: readonly DecidedRecord<NationalResource>[]
  readonly local: LocalHelp | undefined
  /** Letters that could help too. */
  readonly letters: readonly LetterKind[]
}

/** What the profile says, and what the text and the corrected facts say beyond it. */
async function factsFor(
  { readFacts }: LettersParts,
  context: string,
  given: LetterFacts,
  userId: string,
): Promise<ProgramFacts> {
  const known = await readFacts({ userId })
  const { annualIncomeCents, householdSize } = given
  return {
    ...known,
    ...(annualIncomeCents !== undefined && { annualIncomeCents }),
    ...(householdSize !== undefined && { householdSize }),
    circumstances: { ...known.circumstances, ...hearHelpNeeds(context).circumstances },
  }
}

const isOneOf =
  (...likelihoods: readonly Likelihood[]) =>
  ({ decision }: DecidedProgram): boolean =>
    likelihoods.includes(decision.likelihood)

/** Offices and lines help with these. A program that gives advice gives it on its own subject, not on this. */
const WITHOUT_PROGRAMS: readonly HelpNeed[] = ['legal']

function isFor(needs: readonly HelpNeed[], context: string): (each: DecidedProgram) => boolean {
  const wanted = new Set(
    needs.filter((need) => !WITHOUT_PROGRAMS.includes(need)).flatMap((need) => NEED_RULES[need].coverage),
  )
  const named = guessProgram(context).choices
  if (needs.length === 0 && named.length === 0) return () => true
  return ({ record }) => named.includes(record.id) || record.coverage.some((each) => wanted.has(each))
}

/** Lines of one kind of help; those about pregnancy where the text or the profile tells of one. */
function linesOf({ listHelp }: LettersParts, type: ResourceType, facts: ProgramFacts, context: string) {
  const isPregnancy = speaksOfPregnancy(context) || facts.household?.members.some(({ isPregnant }) => isPregnant)
  return listHelp
    .resources(facts, type)
    .filter(({ record }) => isPregnancy || !record.isAboutPregnancy)
    .slice(0, MOST_LINES)
}

/** What serves a need alone comes before what serves it among much else. */
const narrowestFirst = (programs: readonly DecidedProgram[]): readonly DecidedProgram[] =>
  programs.toSorted((a, b) => a.record.coverage.length - b.record.coverage.length)

/** Programs, places and lines for what a text asks, in the order in which to ask them. */
export async function findHelp(
  parts: LettersParts,
  context: string,
  given: LetterFacts,
  { user, profile }: Asker,
): Promise<FoundHelp> {
  const { needs } = hearHelpNeeds(context)
  const facts = await factsFor(parts, context, given, user.id)
  const fitting = parts.listHelp.programs(facts).filter(isFor(needs, context))
  const types = needs.length === 0 ? ANY_HELP : [...new Set(needs.map((need) => NEED_RULES[need].resourceType))]
  const zipCode = readZipCode(context) ?? profile?.zipCode
  return {
    needs,
    facts,
    programs: fitting.filter(isOneOf('likely', 'maybe')).slice(0, MOST_FITTING),
    open: narrowestFirst(fitting.filter(isOneOf('need-more-information'))).slice(0, MOST_OPEN),
    types,
    lines: types.flatMap((type) => linesOf(parts, type, facts, context)),
    local: zipCode === undefined ? undefined : await parts.countLocalHelp(zipCode),
    letters: lettersNamed(context),
  }
}
