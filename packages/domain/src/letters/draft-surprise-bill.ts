import type { CalendarDate } from '../kernel/calendar-date'
import { because } from '../kernel/decision'
import { lawReferences } from './appeal-laws'
import { HELP_LINES } from './help-lines'
import { LAWS, type LawCode } from './laws'
import { block, type LetterBlock, type LetterOutcome } from './letter'
import type { LetterFacts } from './letter-facts'
import { finishLetter, lawParagraphs, patientLines, patientSignature, where } from './letter-frame'
import type { PlanType } from './letter-kinds'

const PUBLIC_PLANS: ReadonlySet<PlanType> = new Set<PlanType>(['medicaid_managed_care', 'medicare_advantage', 'part_d'])

function refusalCode({ planType, usesInsurance }: LetterFacts): string | undefined {
  if (planType && PUBLIC_PLANS.has(planType)) return 'surprise-other-protection'
  return usesInsurance === false ? 'surprise-needs-insurance' : undefined
}

/** Symptoms alone make no emergency: a planned test has some too. */
const isEmergency = ({ denialReason }: LetterFacts) => denialReason === 'emergency_care'

const isJobPlan = ({ planType }: LetterFacts) => planType?.startsWith('employer') === true

const lawsOf = (facts: LetterFacts): readonly LawCode[] => [
  isEmergency(facts) ? 'surprise-emergency' : 'surprise-other-doctors',
  ...(isJobPlan(facts) ? (['surprise-employer'] as const) : []),
  'surprise-providers',
  'surprise-waiver',
]

const story = (facts: LetterFacts): readonly LetterBlock[] => [
  block('greeting'),
  block('surprise.opening', ['providerName', 'serviceDate', 'planName']),
  isEmergency(facts) ? block('surprise.emergency', ['symptoms']) : block('surprise.network-place', ['service']),
  block('surprise.amount', ['billedCents']),
  block('surprise.no-consent'),
  ...where(facts.claimNumber, block('surprise.claim', ['claimNumber'])),
]

/** A complaint about a bill that the No Surprises Act forbids. Medicare and Medicaid have protections of their own. */
export function draftSurpriseBill(given: LetterFacts, facts: LetterFacts, asOf: CalendarDate): LetterOutcome {
  const refusal = refusalCode(facts)
  if (refusal)
    return {
      outcome: 'refused',
      kind: 'surprise_bill',
      reason: because(refusal, { phone: HELP_LINES.medicare.phone }),
      citation: LAWS['surprise-emergency'],
    }
  const law = lawReferences(lawsOf(facts))
  return finishLetter(
    {
      kind: 'surprise_bill',
      sender: patientLines(facts),
      recipient: [block('recipient.no-surprises')],
      subject: [
        block('subject.surprise', ['providerName']),
        block('subject.patient', ['patientName']),
        block('subject.member', ['memberId']),
        block('subject.service-date', ['serviceDate']),
      ],
      blocks: [...story(facts), ...lawParagraphs(law), block('surprise.request'), block('closing.thanks')],
      closing: patientSignature(facts),
      law,
      evidence: ['hospital-bill', 'benefits-statement', 'insurance-card', 'consent-form'],
      nextSteps: [
        because('surprise-file', { phone: HELP_LINES.noSurprises.phone }),
        because('surprise-tell-provider'),
        because('surprise-appeal'),
        because('keep-copies'),
      ],
      notes: [
        ...(facts.denialReason ? [] : [because('surprise-if-emergency')]),
        because('surprise-exceptions'),
        because('surprise-copay'),
      ],
    },
    given,
    facts,
    asOf,
  )
}
