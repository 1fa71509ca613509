import { HEALTH_FIGURES } from '../knowledge/health-figures'
import { cdc, medlinePlus, page } from '../knowledge/sources'
import type { Citation } from '../kernel/decision'
import type { ChronicCondition } from '../vocabulary/profile-choices'

interface ConditionTrend {
  /** The ending of the trend's code. */
  readonly code: string
  readonly sources: readonly Citation[]
}

/** What to follow, and who says so. */
export const CONDITION_TRENDS: Readonly<Record<ChronicCondition, ConditionTrend>> = {
  Diabetes: {
    code: 'diabetes',
    sources: [
      page(
        'NIDDK, The A1C test and diabetes',
        'https://www.niddk.nih.gov/health-information/diagnostic-tests/a1c-test',
      ),
    ],
  },
  Hypertension: { code: 'hypertension', sources: HEALTH_FIGURES.pressureUpper.citations },
  'Heart Disease': { code: 'heart-disease', sources: [medlinePlus('heartdiseases.html', 'Heart diseases')] },
  Asthma: { code: 'asthma', sources: [cdc('asthma/about/index.html', 'About asthma')] },
  COPD: { code: 'copd', sources: [medlinePlus('copd.html', 'COPD')] },
  Depression: { code: 'depression', sources: [medlinePlus('depression.html', 'Depression')] },
  Anxiety: { code: 'anxiety', sources: [medlinePlus('anxiety.html', 'Anxiety')] },
  Arthritis: { code: 'arthritis', sources: [cdc('arthritis/about/index.html', 'Arthritis')] },
  Cancer: { code: 'cancer', sources: [medlinePlus('cancer.html', 'Cancer')] },
  'Kidney Disease': {
    code: 'kidney-disease',
    sources: [medlinePlus('chronickidneydisease.html', 'Chronic kidney disease')],
  },
  Other: { code: 'other', sources: [medlinePlus('copingwithchronicillness.html', 'Coping with chronic illness')] },
}
