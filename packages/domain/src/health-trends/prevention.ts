import type { CalendarDate } from '../kernel/calendar-date'
import type { DatedParameter } from '../kernel/dated-parameter'
import { medlinePlus } from '../knowledge/sources'
import { factor } from './factor'
import type { FactorOutcome } from './factor-points.parameters'
import type { Finding, HealthTrend } from './health-trend'
import type { HealthTrendsFacts } from './health-trends-facts'
import { progressOf, progressThisYear, type Progress } from './read-records'
import * as screenings from './screenings.parameters'
import type { ScreeningAges } from './screenings.parameters'

interface Screening {
  readonly code: string
  readonly ages: DatedParameter<ScreeningAges>
  /** True for those that go by the body a person was born with. */
  readonly isForWomen?: true
  /** A condition that is followed anyhow makes the screening needless. */
  readonly isFollowed?: (facts: HealthTrendsFacts) => boolean
}

const SCREENINGS: readonly Screening[] = [
  { code: 'well-child', ages: screenings.wellChild },
  { code: 'colorectal', ages: screenings.colorectal },
  { code: 'mammogram', ages: screenings.mammogram, isForWomen: true },
  { code: 'cervical', ages: screenings.cervical, isForWomen: true },
  {
    code: 'blood-pressure',
    ages: screenings.bloodPressure,
    isFollowed: ({ chronicConditions }) => chronicConditions.includes('Hypertension'),
  },
  {
    code: 'diabetes-check',
    ages: screenings.diabetes,
    isFollowed: ({ chronicConditions }) => chronicConditions.includes('Diabetes'),
  },
  { code: 'bone-density', ages: screenings.boneDensity, isForWomen: true },
  { code: 'flu-vaccine', ages: screenings.fluVaccine },
]

function isDue({ ages, isForWomen, isFollowed }: Screening, facts: HealthTrendsFacts, asOf: CalendarDate): boolean {
  const { fromAge, toAge } = ages.on(asOf)
  const isOfAge = facts.age >= fromAge && facts.age <= toAge
  return isOfAge && !(isForWomen && facts.gender === 'male') && !isFollowed?.(facts)
}

/** Where nobody said which body a person was born with, the words say for whom it is. */
function trendOf({ code, ages, isForWomen }: Screening, facts: HealthTrendsFacts, asOf: CalendarDate): HealthTrend {
  const { value, references } = ages.citedOn(asOf)
  const isCertain = !isForWomen || facts.gender === 'female'
  return {
    code: isCertain ? code : `${code}-if-it-applies`,
    level: 'low',
    params: { fromAge: value.fromAge, toAge: value.toAge, years: value.everyYears ?? 0 },
    destination: code === 'flu-vaccine' ? 'health-resources' : 'pathways',
    sources: references,
  }
}

function pregnancyTrends(facts: HealthTrendsFacts): readonly HealthTrend[] {
  if (!facts.isPregnant) return []
  const progress = progressOf(facts, 'prenatal')
  return [
    {
      code: 'prenatal',
      level: progress === 'none' ? 'high' : 'low',
      params: {},
      destination: progress === 'planned' ? 'my-pathways' : 'pathways',
      sources: [medlinePlus('prenatalcare.html', 'Prenatal care')],
    },
  ]
}

const OUTCOMES: Readonly<Record<Progress, FactorOutcome<'prevention'>>> = {
  none: 'unknown',
  planned: 'visit-planned',
  done: 'visit-this-year',
}

/** Checks for the person's age. When they were last done nobody knows: a check-up this year stands for them. */
export function findPrevention(facts: HealthTrendsFacts, asOf: CalendarDate): Finding {
  const due = SCREENINGS.filter((each) => isDue(each, facts, asOf))
  const outcome = OUTCOMES[progressThisYear(facts, 'usual-place', asOf)]
  return {
    factor: factor('prevention', outcome, asOf, { count: due.length }),
    trends: [...pregnancyTrends(facts), ...due.map((each) => trendOf(each, facts, asOf))],
  }
}
