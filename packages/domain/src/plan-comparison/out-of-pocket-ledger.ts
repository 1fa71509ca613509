import type { Cents } from '../kernel/cents'
import { shareOfRest } from './cost-share'
import type { CostShare } from './health-plan'

/** What is left to pay before each limit of a plan, for one person. */
export interface PersonLedger {
  medicalDeductibleCents: Cents
  /** Apart from the medical one; nothing where drugs count toward the medical deductible. */
  drugDeductibleCents: Cents | undefined
  maximumCents: Cents
  paidCents: Cents
  underDeductibleCents: Cents
  notCoveredCents: Cents
  primaryCareVisits: number
}

/** What is left for all people on the plan together. */
export interface FamilyLedger {
  deductibleCents: Cents
  maximumCents: Cents
}

export interface Bill {
  readonly priceCents: Cents
  readonly share: CostShare
  readonly isDrug: boolean
  readonly skipsDeductible: boolean
}

const hasOwnDeductible = (person: PersonLedger, { isDrug }: Bill): boolean =>
  isDrug && person.drugDeductibleCents !== undefined

const deductibleLeft = (person: PersonLedger, family: FamilyLedger, bill: Bill): Cents =>
  hasOwnDeductible(person, bill)
    ? person.drugDeductibleCents!
    : Math.min(person.medicalDeductibleCents, family.deductibleCents)

/** Only what was paid counts toward a deductible. */
function countTowardDeductible(person: PersonLedger, family: FamilyLedger, bill: Bill, cents: Cents): void {
  person.underDeductibleCents += cents
  if (hasOwnDeductible(person, bill)) {
    person.drugDeductibleCents! -= cents
    return
  }
  person.medicalDeductibleCents -= cents
  family.deductibleCents -= cents
}

/** Pays what is owed, never beyond either maximum; answers what was paid. */
function pay(person: PersonLedger, family: FamilyLedger, owedCents: Cents): Cents {
  const paidCents = Math.min(owedCents, person.maximumCents, family.maximumCents)
  person.maximumCents -= paidCents
  family.maximumCents -= paidCents
  person.paidCents += paidCents
  return paidCents
}

function bookUnderDeductible(person: PersonLedger, family: FamilyLedger, bill: Bill): void {
  const deductibleCents = Math.min(bill.priceCents, deductibleLeft(person, family, bill))
  const owedCents = deductibleCents + shareOfRest(bill.share, bill.priceCents - deductibleCents)
  const paidCents = pay(person, family, owedCents)
  countTowardDeductible(person, family, bill, Math.min(deductibleCents, paidCents))
}

const isUnderDeductible = (person: PersonLedger, family: FamilyLedger, bill: Bill): boolean =>
  bill.share.kind !== 'not-covered' &&
  bill.share.isAfterDeductible &&
  !bill.skipsDeductible &&
  person.maximumCents > 0 &&
  deductibleLeft(person, family, bill) > 0

/** Books the same bill several times: one by one while a deductible stands before it, the rest at once. */
export function bookBills(person: PersonLedger, family: FamilyLedger, bill: Bill, times: number): void {
  const { priceCents, share } = bill
  if (share.kind === 'not-covered') {
    person.notCoveredCents += priceCents * times
    return
  }
  let left = times
  for (; left > 0 && isUnderDeductible(person, family, bill); left -= 1) bookUnderDeductible(person, family, bill)
  if (left > 0) pay(person, family, shareOfRest(share, priceCents) * left)
}
