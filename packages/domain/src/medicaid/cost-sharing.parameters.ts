import { dollars, type Cents } from '../kernel/cents'
import { defineParameter } from '../kernel/dated-parameter'

const section = (number: string, what: string) => ({
  title: `42 CFR ${number}, ${what}`,
  url: `https://www.ecfr.gov/current/title-42/section-${number}`,
  asOf: '2026',
})

/** The most a state may ask at or below the poverty level. */
export const medicaidOutpatientMaximum = defineParameter<Cents>({
  id: 'medicaid.outpatient-maximum',
  unit: 'cents a visit',
  values: [{ from: '2014-01-01', value: dollars(4) }],
  references: [section('447.52', 'Medicaid cost sharing')],
})

/** Above the poverty level: the share of what Medicaid pays, by income. */
export const medicaidShareByIncome = defineParameter<
  readonly { readonly upToPercent: number; readonly share: number }[]
>({
  id: 'medicaid.share-by-income',
  unit: 'share of what the agency pays',
  values: [
    {
      from: '2014-01-01',
      value: [
        { upToPercent: 150, share: 0.1 },
        { upToPercent: Number.MAX_SAFE_INTEGER, share: 0.2 },
      ],
    },
  ],
  references: [section('447.52', 'Medicaid cost sharing')],
})

export const medicaidNonEmergencyMaximum = defineParameter<Cents>({
  id: 'medicaid.non-emergency-use-maximum',
  unit: 'cents a visit',
  values: [{ from: '2014-01-01', value: dollars(8) }],
  references: [section('447.54', 'cost sharing for non-emergency use of the emergency department')],
})

export const medicaidDrugMaximum = defineParameter<{ readonly preferredCents: Cents; readonly otherCents: Cents }>({
  id: 'medicaid.drug-maximum',
  unit: 'cents a fill',
  values: [{ from: '2014-01-01', value: { preferredCents: dollars(4), otherCents: dollars(8) } }],
  references: [section('447.53', 'cost sharing for drugs')],
})

/** Children, pregnancy and emergencies pay nothing; a family pays at most 5 percent of its income. */
export const medicaidLimits = defineParameter<{ readonly familyShare: number; readonly childUnderAge: number }>({
  id: 'medicaid.cost-sharing-limits',
  unit: 'share of family income; years',
  values: [{ from: '2014-01-01', value: { familyShare: 0.05, childUnderAge: 18 } }],
  references: [section('447.56', 'limitations on premiums and cost sharing')],
})

export const medicaidRides = defineParameter<boolean>({
  id: 'medicaid.rides',
  unit: 'covered or not',
  values: [{ from: '1966-01-01', value: true }],
  references: [section('431.53', 'assurance of transportation')],
})
