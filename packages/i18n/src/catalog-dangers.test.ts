import { readFileSync } from 'node:fs'
import { assessMessage } from '@careway/domain/safety/assess-message'
import { describe, expect, it } from 'vitest'

const CATALOGS = [
  'insurance',
  'coverage',
  'programs',
  'programs-financial',
  'programs-insurance',
  'programs-prescription',
  'resources',
  'resources-aid-and-law',
  'resources-rides-and-language',
  'letters',
  'assistance',
  'knowledge-coverage',
  'knowledge-bills',
  'household',
  'profile',
]

/** Sentences that truly name a danger: crisis and poison lines, hotlines for abuse, when to call 911. */
const NAMES_DANGER = new Set([
  'profile.crisisNote',
  'programs-insurance.va-health.who',
  'programs-insurance.va-health.benefits.2',
  'resources-aid-and-law.211.note',
  'resources-rides-and-language.711.who',
  'resources-rides-and-language.988.who',
  'resources-rides-and-language.poison.about',
  'resources-rides-and-language.poison.who',
  'resources-rides-and-language.poison.steps.3',
  'resources-rides-and-language.tlc-mama.steps.3',
  'resources-rides-and-language.ndvh.who',
  'resources-rides-and-language.rainn.about',
  'resources-rides-and-language.childhelp.about',
  'knowledge-bills.where-to-go.callNowWhen',
  'knowledge-bills.insulin-cost.callNowWhen',
  'knowledge-bills.insulin-cost.doNow',
  'knowledge-bills.domestic-violence.words',
  'knowledge-bills.accident-bills.words',
  'knowledge-bills.family-caregiver.callNowWhen',
  'knowledge-bills.test-results.callNowWhen',
  'knowledge-bills.nursing-home-neglect.title',
  'knowledge-bills.nursing-home-neglect.words',
  'knowledge-coverage.home-oxygen-and-equipment.callNowWhen',
  'knowledge-coverage.home-oxygen-and-equipment.doNow',
  'knowledge-coverage.special-enrollment.words',
  'knowledge-coverage.work-injury.callNowWhen',
  'knowledge-coverage.hearing-and-vision.callNowWhen',
])

interface Message {
  readonly key: string
  readonly text: string
}

const messagesIn = (value: unknown, key: string): Message[] =>
  typeof value === 'string'
    ? [{ key, text: value }]
    : Object.entries(value as object).flatMap(([name, inner]) => messagesIn(inner, `${key}.${name}`))

const catalog = (locale: string, name: string) =>
  messagesIn(JSON.parse(readFileSync(new URL(`../messages/${locale}/${name}.json`, import.meta.url), 'utf8')), name)

const sounds = (text: string) => {
  const { level, crisis } = assessMessage(text)
  return level === 'urgent' || crisis !== undefined
}

describe('what the product says of cover, bills and programs', () => {
  it.each(['en', 'es'])('sounds like no emergency in %s', (locale) => {
    const messages = CATALOGS.flatMap((name) => catalog(locale, name)).filter(({ key }) => !NAMES_DANGER.has(key))
    const sentences = messages.flatMap(({ text }) => text.split(/(?<=[.?!])\s+/))
    expect(sentences.length).toBeGreaterThan(1_000)
    expect(sentences.filter(sounds)).toEqual([])
  })
})
