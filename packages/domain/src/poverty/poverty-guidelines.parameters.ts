import { dollars, type Cents } from '../kernel/cents'
import { defineParameter } from '../kernel/dated-parameter'

/** HHS prints one figure for the first person and one for each further person. */
export interface PovertyGuideline {
  readonly firstPersonCents: Cents
  readonly eachFurtherPersonCents: Cents
}

export interface PovertyGuidelines {
  readonly contiguous: PovertyGuideline
  readonly AK: PovertyGuideline
  readonly HI: PovertyGuideline
}

const guideline = (first: number, further: number): PovertyGuideline => ({
  firstPersonCents: dollars(first),
  eachFurtherPersonCents: dollars(further),
})

export const povertyGuidelines = defineParameter<PovertyGuidelines>({
  id: 'hhs.poverty-guidelines',
  unit: 'cents a year',
  values: [
    {
      from: '2023-01-19',
      value: { contiguous: guideline(14_580, 5_140), AK: guideline(18_210, 6_430), HI: guideline(16_770, 5_910) },
    },
    {
      from: '2024-01-11',
      value: { contiguous: guideline(15_060, 5_380), AK: guideline(18_810, 6_730), HI: guideline(17_310, 6_190) },
    },
    {
      from: '2025-01-15',
      value: { contiguous: guideline(15_650, 5_500), AK: guideline(19_550, 6_880), HI: guideline(17_990, 6_330) },
    },
    {
      from: '2026-01-13',
      value: { contiguous: guideline(15_960, 5_680), AK: guideline(19_950, 7_100), HI: guideline(18_360, 6_530) },
    },
  ],
  references: [
    {
      title: 'HHS, Annual Update of the HHS Poverty Guidelines, 91 FR 1797',
      url: 'https://www.govinfo.gov/content/pkg/FR-2026-01-15/html/2026-00755.htm',
      asOf: '2026',
    },
    {
      title: 'HHS, Poverty Guidelines (2025: 90 FR 5917; 2024: 89 FR 2961; 2023: 88 FR 3424)',
      url: 'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines',
      asOf: '2023 to 2025',
    },
  ],
})
