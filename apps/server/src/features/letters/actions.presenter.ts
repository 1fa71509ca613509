import { telephoneHref } from '@careway/domain/kernel/telephone-href'
import type { RecommendedAction } from '@careway/contracts/assistant/assistant-answer'
import { HELP_LINES } from '@careway/domain/letters/help-lines'
import type { LetterOutcome } from '@careway/domain/letters/letter'
import type { LetterKind } from '@careway/domain/letters/letter-kinds'
import type { Say } from '@careway/domain/letters/render-letter'
import { EVERY_PROGRAM } from '@careway/domain/programs/records/every-program'
import type { HelpType } from '@careway/domain/vocabulary/help-terms'

/** Where people help with such a letter. */
const HELP_WITH: Readonly<Record<LetterKind, HelpType>> = {
  appeal: 'legal_aid',
  prior_authorization: 'legal_aid',
  application_checklist: 'financial',
  charity_care: 'financial_aid',
  itemized_bill: 'financial_aid',
  estimate_dispute: 'financial_aid',
  surprise_bill: 'legal_aid',
  debt_validation: 'legal_aid',
}

export const findHelp = (type: HelpType, around: Say): RecommendedAction => ({
  id: `find-${type}`,
  label: around(`find.${type}`),
  href: `/resources?type=${type}`,
})

function lineActions(outcome: LetterOutcome | undefined, around: Say): readonly RecommendedAction[] {
  if (outcome?.outcome !== 'drafted') return []
  const phones = outcome.nextSteps.map(({ params }) => params['phone'])
  return Object.entries(HELP_LINES)
    .filter(([, { phone }]) => phones.includes(phone))
    .map(([line, { phone }]) => ({
      id: `call-${line}`,
      label: around(`call.${line}`, { phone }),
      href: telephoneHref(phone),
    }))
}

function programActions(outcome: LetterOutcome | undefined, around: Say): readonly RecommendedAction[] {
  if (outcome?.outcome !== 'drafted') return []
  const program = EVERY_PROGRAM.find(({ id }) => id === outcome.facts.programId)
  const phone = outcome.kind === 'application_checklist' ? program?.contact.phone : undefined
  if (!program || !phone) return []
  const label = around('call.somebody', { who: program.name, phone })
  return [{ id: `call-${program.id}`, label, href: telephoneHref(phone) }]
}

/** What to do beside the letter: whom to call, and where people help with it. */
export function actionsFor(
  kind: LetterKind | null,
  outcome: LetterOutcome | undefined,
  around: Say,
): RecommendedAction[] {
  return [
    ...programActions(outcome, around),
    ...lineActions(outcome, around),
    ...(kind ? [findHelp(HELP_WITH[kind], around)] : []),
  ]
}
