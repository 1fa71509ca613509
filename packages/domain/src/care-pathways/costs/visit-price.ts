import type { CalendarDate } from '../../kernel/calendar-date'
import { roundToCents, scaleRange, type CentsRange } from '../../kernel/cents'
import type { DatedParameter } from '../../kernel/dated-parameter'
import type { Citation } from '../../kernel/decision'
import type { CostCode } from '../codes'
import {
  chargeToMedicareRatio,
  medicareRates,
  retailClinicMedianCents,
  telehealthAverageCents,
  urgentCareCashPrice,
} from '../../service-prices/price.parameters'

export const VISIT_KINDS = [
  'office',
  'similar-office',
  'specialist',
  'therapy',
  'psychiatry',
  'telehealth',
  'retail',
  'urgent',
  'self-management',
  'care-management',
  'vaccine',
] as const
export type VisitKind = (typeof VISIT_KINDS)[number]

/** What a visit costs before any cover, beside what Medicare approves for it. */
export interface VisitPrice {
  readonly charge: CentsRange
  readonly medicare: CentsRange
  readonly code: CostCode
  /** The year the figures are for. */
  readonly year: string
  readonly citations: readonly Citation[]
}

type Ratio = 'generalPractice' | 'allSpecialties'

const upTo = (range: CentsRange, factor: number): CentsRange => ({
  low: range.low,
  high: roundToCents(range.high * factor),
})

const fromMedicare = (medicare: CentsRange, asOf: CalendarDate, ratio: Ratio, code: CostCode): VisitPrice => ({
  charge: upTo(medicare, chargeToMedicareRatio.on(asOf)[ratio]),
  medicare,
  code,
  year: '2026',
  citations: [...medicareRates.references, ...chargeToMedicareRatio.references],
})

const published = (
  parameter: DatedParameter<unknown>,
  charge: CentsRange,
  medicare: CentsRange,
  code: CostCode,
  year: string,
): VisitPrice => ({
  charge,
  medicare,
  code,
  year,
  citations: [...parameter.references, ...medicareRates.references],
})

/** The price of one visit of a kind. The low end is Medicare's rate, or the lower of the two published figures. */
export function visitPrice(kind: VisitKind, asOf: CalendarDate): VisitPrice {
  const rates = medicareRates.on(asOf)
  const office = rates.office
  const priced: Readonly<Record<VisitKind, () => VisitPrice>> = {
    office: () => fromMedicare(office, asOf, 'generalPractice', 'charge-office'),
    'similar-office': () => fromMedicare(office, asOf, 'allSpecialties', 'charge-similar-office'),
    specialist: () => fromMedicare(rates.specialist, asOf, 'allSpecialties', 'charge-specialist'),
    therapy: () => fromMedicare(rates.therapy, asOf, 'generalPractice', 'charge-therapy'),
    psychiatry: () => fromMedicare(rates.psychiatry, asOf, 'allSpecialties', 'charge-psychiatry'),
    telehealth: () =>
      published(
        telehealthAverageCents,
        { low: telehealthAverageCents.on(asOf), high: office.high },
        office,
        'charge-telehealth',
        '2017',
      ),
    retail: () =>
      published(
        retailClinicMedianCents,
        { low: office.low, high: retailClinicMedianCents.on(asOf) },
        office,
        'charge-retail',
        '2023',
      ),
    urgent: () => published(urgentCareCashPrice, urgentCareCashPrice.on(asOf), office, 'charge-urgent', '2024'),
    'self-management': () => fromMedicare(rates.selfManagement, asOf, 'generalPractice', 'charge-self-management'),
    'care-management': () => fromMedicare(rates.careManagement, asOf, 'generalPractice', 'charge-care-management'),
    vaccine: () => fromMedicare(rates.vaccineGiving, asOf, 'allSpecialties', 'charge-vaccine'),
  }
  return priced[kind]()
}

/** What a private plan has agreed to, on average: what its member pays until the deductible is met. */
export const agreedPrice = (price: VisitPrice, ratio: number): CentsRange => scaleRange(price.medicare, ratio)
