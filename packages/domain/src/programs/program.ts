import type { RuleFinding } from '../coverage/coverage-decision'
import type { ProgramDecision as CoverageDecision } from '../coverage/coverage-decision'
import type { Household } from '../household/household'
import type { CalendarDate } from '../kernel/calendar-date'
import type { Cents } from '../kernel/cents'
import type { Citation, Reason } from '../kernel/decision'
import type { MedicareSavingsLevel } from '../medicare/medicare-savings.parameters'
import type { CoverageProgram } from '../vocabulary/coverage-terms'
import type {
  HelpCircumstance,
  HelpValue,
  Likelihood,
  ProgramType,
  ResourceType,
  Verification,
} from '../vocabulary/help-terms'
import type { LanguagePreference } from '../vocabulary/language-preference'
import type { ChronicCondition, Gender, InsuranceStatus } from '../vocabulary/profile-choices'
import type { UsState } from '../vocabulary/us-state'

/** How to reach somebody. Nothing here is ever made up: what is not known is left out. */
export interface HelpContact {
  /** Ten digits, or a short code such as 211. */
  readonly phone?: string
  /** Ten digits, or 711. */
  readonly tty?: string
  /** A number to text. */
  readonly textNumber?: string
  /** A full address, https. */
  readonly website?: string
}

/**
 * A line that a rule draws. `source` is left out where the record's first source is meant. `isGuide` marks a limit that
 * varies by medicine, state or fund: then being inside it is never more than "maybe", and being outside is "unlikely".
 */
interface Drawn {
  readonly source?: Citation
  readonly isGuide?: true
}

/** Inclusive. Percent of the federal poverty guideline of the household's size, or cents a year by household size. */
export interface IncomeCondition extends Drawn {
  readonly kind: 'income-at-most'
  readonly percentOfPoverty?: number
  /** Cents a year for households of 1, 2, 3 … people; larger ones as the last. */
  readonly annualCents?: readonly Cents[]
}
/** Whole years, inclusive at both ends. Somebody in the household must be of that age: `who` is the person unless said. */
export interface AgeCondition extends Drawn {
  readonly kind: 'age'
  readonly from?: number
  readonly to?: number
  readonly who?: 'person' | 'anyone'
}
export interface CoverCondition extends Drawn {
  readonly kind: 'cover'
  readonly anyOf: readonly InsuranceStatus[]
}
export interface DiagnosisCondition extends Drawn {
  readonly kind: 'condition'
  readonly anyOf: readonly ChronicCondition[]
}
/** Yes to one is enough; nothing said is a question; no to all is a no. */
export interface CircumstanceCondition extends Drawn {
  readonly kind: 'circumstance'
  readonly anyOf: readonly HelpCircumstance[]
}
export interface StateCondition extends Drawn {
  readonly kind: 'state'
  readonly anyOf: readonly UsState[]
}
/** Somebody in the household is pregnant. */
export interface PregnancyCondition extends Drawn {
  readonly kind: 'pregnant'
}
export interface DisabilityCondition extends Drawn {
  readonly kind: 'disabled'
}
/** The person or somebody in the household has Medicare now. */
export interface MedicareCondition extends Drawn {
  readonly kind: 'has-medicare'
}
export interface GenderCondition extends Drawn {
  readonly kind: 'gender'
  readonly anyOf: readonly Gender[]
}
/** No car or ride of one's own. */
export interface TransportCondition extends Drawn {
  readonly kind: 'no-transportation'
}
/** What the rules of cover decided for anyone in the household: Medicaid, CHIP, the marketplace credit, Medicare. */
export interface DecidedCoverCondition extends Drawn {
  readonly kind: 'decided-cover'
  readonly anyOf: readonly CoverageProgram[]
}
/** A state's own limits, percents of the federal poverty guideline. A level left out does not exist there. */
export type OwnSavingsLimits = Readonly<Partial<Record<MedicareSavingsLevel, number>>> & { readonly source: Citation }
/** The Medicare Savings Program level that income allows. */
export interface MedicareSavingsCondition extends Drawn {
  readonly kind: 'medicare-savings'
  readonly level: MedicareSavingsLevel
  /** States that let people in with more income than federal law asks; by these alone it is never more than "maybe". */
  readonly limitsIn?: Readonly<Partial<Record<UsState, OwnSavingsLimits>>>
}
/** One of several ways in is enough. */
export interface AnyOfCondition extends Drawn {
  readonly kind: 'any-of'
  readonly ways: readonly ProgramCondition[]
}
/** All must hold: for a way in that asks several things, inside of `any-of`. */
export interface AllOfCondition extends Drawn {
  readonly kind: 'all-of'
  readonly ways: readonly ProgramCondition[]
}
/** The organization decides case by case, or money runs out: never more than "maybe". The code names why. */
export interface DiscretionCondition extends Drawn {
  readonly kind: 'discretion'
  readonly code:
    'fund-opens-and-closes' | 'decided-case-by-case' | 'varies-by-state' | 'varies-by-medicine' | 'varies-by-hospital'
}

export type ProgramCondition =
  | IncomeCondition
  | AgeCondition
  | CoverCondition
  | DiagnosisCondition
  | CircumstanceCondition
  | StateCondition
  | PregnancyCondition
  | DisabilityCondition
  | MedicareCondition
  | GenderCondition
  | TransportCondition
  | DecidedCoverCondition
  | MedicareSavingsCondition
  | AnyOfCondition
  | AllOfCondition
  | DiscretionCondition

/** When to apply by. Words for `note` are in the catalog under the record. */
export type HelpDeadline =
  | { readonly kind: 'none' }
  /** Every year, `MM-DD`. */
  | { readonly kind: 'yearly'; readonly opensOn: string; readonly closesOn: string }
  /** So many days after something that the catalog's `deadline` names. */
  | { readonly kind: 'days-after'; readonly days: number }
  /** As the catalog's `deadline` says. */
  | { readonly kind: 'described' }

/**
 * A program or a national resource, reviewed by people. What it is called is a proper name and stands here; every
 * sentence is in the catalog `programs-<room>` under the id (see `records/README` in the catalog's test).
 */
export interface HelpRecord {
  readonly id: string
  readonly name: string
  readonly organization: string
  /** States it serves; left out where it serves the whole country. */
  readonly states?: readonly UsState[]
  readonly contact: HelpContact
  /** Other contacts by state, such as a state's own office; they stand before `contact` there. */
  readonly contactIn?: Readonly<Partial<Record<UsState, HelpContact & { readonly name?: string }>>>
  readonly languages: readonly LanguagePreference[]
  /** Speaks other languages through interpreters. */
  readonly hasInterpreters: boolean
  readonly deadline: HelpDeadline
  /** What the person pays for it. */
  readonly cost: 'free' | 'low-cost' | 'sliding-scale' | 'premium'
  /** Always open, such as a crisis line. */
  readonly isAlwaysOpen?: true
  /** How many of each the catalog has under the id: `benefits.1`, `steps.1`, `documents.1`, from 1. */
  readonly benefits: number
  readonly steps: number
  readonly documents: number
  readonly verification: Verification
  readonly checkedOn: CalendarDate
  /** The primary sources, the one that draws the lines first. */
  readonly sources: readonly [Citation, ...Citation[]]
}

export interface AssistanceProgram extends HelpRecord {
  readonly type: ProgramType
  /** All must hold. */
  readonly conditions: readonly ProgramCondition[]
  readonly value: HelpValue
  /** What it covers, as codes with words in `programs.coverage.<code>`. */
  readonly coverage: readonly ProgramCoverage[]
}

export interface NationalResource extends HelpRecord {
  readonly type: ResourceType
  /** Who it is for, where not for everybody: the same conditions as a program's. */
  readonly conditions: readonly ProgramCondition[]
  /** Answers questions of pregnancy and breastfeeding alone: listed to all, offered where these are spoken of. */
  readonly isAboutPregnancy?: true
}

export const PROGRAM_COVERAGES = [
  'doctor-visits',
  'hospital-care',
  'prescriptions',
  'mental-health',
  'preventive-care',
  'maternity',
  'dental',
  'vision',
  'hearing',
  'long-term-care',
  'rides',
  'premiums',
  'copays',
  'deductibles',
  'medical-bills',
  'medical-supplies',
  'vaccines',
  'cancer-screening',
  'family-planning',
  'substance-use-treatment',
  'food',
  'cash',
  'energy-bills',
  'phone-and-internet',
  'housing',
  'travel-and-lodging',
  'advice',
] as const
export type ProgramCoverage = (typeof PROGRAM_COVERAGES)[number]

/** All that the rules of help may know of a person. Nothing here names them; what is not known is left out. */
export interface ProgramFacts {
  readonly asOf: CalendarDate
  readonly state?: UsState
  readonly age?: number
  readonly gender?: Gender
  readonly insuranceStatus?: InsuranceStatus
  readonly chronicConditions?: readonly ChronicCondition[]
  readonly hasTransportation?: boolean
  /** Household income of the year, in cents, and how many share it. */
  readonly annualIncomeCents?: Cents
  readonly householdSize?: number
  /** Everybody the profile tells of; the person first. Left out where it tells of nobody. */
  readonly household?: Pick<Household, 'members' | 'size'>
  /** What the rules of cover decided, a member each, where they could. */
  readonly coverage?: readonly CoverageDecision[]
  readonly circumstances: Readonly<Partial<Record<HelpCircumstance, boolean>>>
}

/** One condition held against the person. `rule` is `programs.<kind>` or the rule of cover that decided it. */
export interface ConditionFinding extends RuleFinding {
  readonly outcome: 'met' | 'not-met' | 'unknown' | 'maybe'
  readonly params: Reason['params']
}

/** Whether a person qualifies, and by which lines. */
export interface HelpDecision {
  readonly likelihood: Likelihood
  readonly findings: readonly ConditionFinding[]
  /** Questions whose answer could change it: `circumstance.<code>`, `income`, `household`, `age`, `state`, `cover` … */
  readonly questions: readonly string[]
}
