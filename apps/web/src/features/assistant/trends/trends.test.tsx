import { describe, expect, it } from 'vitest'
import { HealthInsights } from './health-insights'
import { PredictiveCard } from './predictive-card'
import { missing, TRENDS, written } from './trends.fixture'

const closed = (html: string) => html.replaceAll(/<details.*?<\/details>/gs, '')

describe.each(['en', 'es'] as const)('in %s', (language) => {
  it('the card and the insights have all their words', () => {
    const html = written(<PredictiveCard />, TRENDS, language) + written(<HealthInsights />, TRENDS, language)
    expect(html).not.toMatch(/{{|undefined|NaN/)
    expect(missing).toEqual([])
  })
})

describe('the predictive card', () => {
  const html = written(<PredictiveCard />, TRENDS)

  it('says the score, that it is a first one, and that it judges nobody’s health', () => {
    expect(html).toContain('41 of 100')
    expect(html).toContain('First score')
    expect(html).toContain('doesn’t judge your health')
    expect(written(<PredictiveCard />, { ...TRENDS, isInitialScore: false })).not.toContain('First score')
  })

  it('shows two parts of the score, and all of them on demand', () => {
    expect(closed(html)).toContain('Sample second')
    expect(closed(html)).not.toContain('Sample third')
    expect(html).toContain('3 of 5 points')
  })

  it('shows three trends, and the rest on demand', () => {
    expect(closed(html)).toContain('Do three')
    expect(closed(html)).not.toContain('Do four')
    expect(html).toContain('Do four')
  })

  it('calls 911 from what is urgent, and from nothing else', () => {
    expect(html.match(/href="tel:911"/g)).toHaveLength(1)
  })

  it('leads to screens of ours, never elsewhere, and to its sources', () => {
    expect(html).toContain('href="/resources?type=transportation"')
    expect(html).not.toContain('elsewhere')
    expect(html).toContain('href="https://example.org/"')
    expect(html).toContain('href="/how-we-calculate?area=health-trends"')
  })

  it('asks for the profile where there is none, and for patience while it loads', () => {
    expect(written(<PredictiveCard />, null)).toContain('href="/profile-setup"')
    expect(written(<PredictiveCard />, undefined)).toContain('Loading your score')
  })

  it('says so where nothing is to be looked after', () => {
    expect(written(<PredictiveCard />, { ...TRENDS, trends: [] })).toContain('Nothing needs you right now')
  })
})

it('the insights show the first three and lead to the whole', () => {
  const html = written(<HealthInsights />, TRENDS)
  expect(html).toContain('Sample three')
  expect(html).not.toContain('Sample four')
  expect(html).toContain('href="/ai-health"')
})
