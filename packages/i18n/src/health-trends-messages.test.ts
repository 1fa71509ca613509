import { assessHealthTrends } from '@careway/domain/health-trends/assess-health-trends'
import { factorPoints } from '@careway/domain/health-trends/factor-points.parameters'
import { TREND_DESTINATIONS } from '@careway/domain/health-trends/health-trend'
import { AS_OF, factsOf, pathwayOf } from '@careway/domain/health-trends/health-trends.fixture'
import type { HealthTrendsFacts } from '@careway/domain/health-trends/health-trends-facts'
import { CHRONIC_CONDITIONS } from '@careway/domain/vocabulary/profile-choices'
import { describe, expect, it } from 'vitest'
import en from '../messages/en/health-trend-words.json'
import es from '../messages/es/health-trend-words.json'
import { serverMessages } from './server-messages'

const HARD = { cannot_afford_medicine: true, hospital_bill: true } as const
const asked = (help: 'prescription' | 'transportation' | 'financial' | 'insurance') =>
  ({ type: 'program', status: 'applied', help }) as const

/** Lives that bring up every trend there is. */
const LIVES: readonly Partial<HealthTrendsFacts>[] = [
  { chronicConditions: CHRONIC_CONDITIONS, isPregnant: true },
  { age: 10, insuranceStatus: 'uninsured', urgency: 'immediate', hasTransportation: false, circumstances: HARD },
  { age: 50, need: 'emergency', namesPlan: false },
  { age: 68, gender: 'non-binary', urgency: 'soon' },
  { age: 68 },
  { age: 50, gender: 'non-binary', urgency: 'immediate', pathways: [pathwayOf({ option: 'urgent-care' })] },
  { pathways: [pathwayOf({ lastChangedOn: '2026-01-01' })] },
  { pathways: [pathwayOf({ lastChangedOn: '2026-01-01' }), pathwayOf({ lastChangedOn: '2026-01-01' })] },
  { saved: [{ type: 'program', status: 'saved', deadline: '2026-11-25' }] },
  { saved: [{ type: 'program', status: 'saved', deadline: '2026-11-01' }] },
  {
    insuranceStatus: 'uninsured',
    hasTransportation: false,
    circumstances: HARD,
    saved: [asked('insurance'), asked('prescription'), asked('transportation'), asked('financial')],
  },
]
const RESULTS = LIVES.map((life) => assessHealthTrends(factsOf(life), AS_OF))

describe.each(['en', 'es'] as const)('health trends in %s', (locale) => {
  const missing: string[] = []
  const messages = serverMessages((key) => missing.push(key))
  const say = (code: string, params = {}) => messages.translateCode(locale, 'health-trend-words', code, params)

  it('have words for every outcome of every part', () => {
    const spoken = Object.entries(factorPoints.on(AS_OF)).flatMap(([code, outcomes]) => [
      say(`factor.${code}.label`),
      ...Object.keys(outcomes).flatMap((outcome) => [1, 3].map((count) => say(`factor.${code}.${outcome}`, { count }))),
    ])
    expect(missing).toEqual([])
    expect(spoken.filter((text) => /{{|}}|undefined|NaN/.test(text))).toEqual([])
  })

  it('have words for every trend, with all figures filled in', () => {
    const spoken = RESULTS.flatMap(({ trends }) =>
      trends.flatMap(({ code, params }) =>
        ['title', 'insight', 'recommendation'].map((part) => say(`trend.${code}.${part}`, params)),
      ),
    )
    expect(missing).toEqual([])
    expect(spoken.filter((text) => /{{|}}|undefined|NaN|\b0\b/.test(text))).toEqual([])
  })

  it('have no words that nothing says', () => {
    const catalog = locale === 'en' ? en : es
    const said = new Set(RESULTS.flatMap(({ trends }) => trends.map(({ code }) => code)))
    expect(Object.keys(catalog.trend).filter((code) => !said.has(code))).toEqual([])
  })
})

it('lead to a screen of ours', () => {
  const destinations = new Set(RESULTS.flatMap(({ trends }) => trends.map(({ destination }) => destination)))
  expect([...TREND_DESTINATIONS].filter((each) => !destinations.has(each))).toEqual([])
})
