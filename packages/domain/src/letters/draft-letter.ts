import type { CalendarDate } from '../kernel/calendar-date'
import { draftAppeal } from './draft-appeal'
import { draftCharityCare, draftItemizedBill } from './draft-bill-letters'
import { draftChecklist } from './draft-checklist'
import { draftDebtValidation } from './draft-debt-validation'
import { draftEstimateDispute } from './draft-estimate-dispute'
import { draftPriorAuthorization } from './draft-prior-authorization'
import { draftSurpriseBill } from './draft-surprise-bill'
import type { LetterOutcome } from './letter'
import { cleanFacts, type LetterFacts } from './letter-facts'
import type { LetterKind } from './letter-kinds'

type Draft = (given: LetterFacts, clean: LetterFacts, asOf: CalendarDate) => LetterOutcome

const DRAFTS: Readonly<Record<LetterKind, Draft>> = {
  appeal: draftAppeal,
  prior_authorization: draftPriorAuthorization,
  application_checklist: draftChecklist,
  charity_care: draftCharityCare,
  itemized_bill: draftItemizedBill,
  estimate_dispute: draftEstimateDispute,
  surprise_bill: draftSurpriseBill,
  debt_validation: draftDebtValidation,
}

/**
 * A letter or list as codes, with its law, its last day, what to enclose and what comes next; or why it would do no good.
 * What is not known is a labelled blank, and is listed in `gaps`. Never throws for what a person typed.
 */
export const draftLetter = (kind: LetterKind, facts: LetterFacts, asOf: CalendarDate): LetterOutcome =>
  DRAFTS[kind](facts, cleanFacts(facts, asOf), asOf)
