import { cardSentences } from '@careway/domain/knowledge/card-words'
import { EVERY_CARD } from '@careway/domain/knowledge/every-card'
import { catalogOf } from '@careway/domain/knowledge/knowledge-card'
import { describe, expect, it } from 'vitest'
import billsEn from '../messages/en/knowledge-bills.json'
import coverageEn from '../messages/en/knowledge-coverage.json'
import symptomsEn from '../messages/en/knowledge-symptoms.json'
import billsEs from '../messages/es/knowledge-bills.json'
import coverageEs from '../messages/es/knowledge-coverage.json'
import symptomsEs from '../messages/es/knowledge-symptoms.json'
import { serverMessages } from './server-messages'

type Branch = { readonly [key: string]: string | Branch }

const DAY = '2026-11-21'
const CATALOGS = {
  en: { 'knowledge-symptoms': symptomsEn, 'knowledge-coverage': coverageEn, 'knowledge-bills': billsEn },
  es: { 'knowledge-symptoms': symptomsEs, 'knowledge-coverage': coverageEs, 'knowledge-bills': billsEs },
} as const

const flatten = (branch: Branch, path: string): readonly (readonly [string, string])[] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flatten(value, `${path}${key}.`),
  )
const wordsIn = (locale: 'en' | 'es') =>
  new Map(Object.entries(CATALOGS[locale]).flatMap(([name, catalog]) => flatten(catalog, `${name}:`)))

const wanted = EVERY_CARD.flatMap((card) => [
  `${catalogOf(card.topic)}:${card.id}.words`,
  ...(cardSentences(card, DAY) ?? []).map(({ catalog, key }) => `${catalog}:${key}`),
])
/** Names that hold a digit. */
const NAMES = /COVID-19|A1C|\b504\b/g
const placeholders = (text: string) => [...text.matchAll(/{{(\w+)/g)].map(([, name]) => name!)

describe.each(['en', 'es'] as const)('the words of the cards in %s', (locale) => {
  const words = wordsIn(locale)
  const said = [...words].filter(([key]) => !key.endsWith('.words'))

  it('are those the cards ask for, and none beside', () => {
    expect([...words.keys()].sort()).toEqual([...wanted].sort())
  })

  it('hold no number that is not a figure', () => {
    const typed = said.filter(([, text]) => /\d|[$%]/.test(text.replaceAll(/{{.*?}}/g, '').replaceAll(NAMES, '')))
    expect(typed.map(([key]) => key)).toEqual([])
  })

  it('say every figure of the card, and no other', () => {
    for (const card of EVERY_CARD) {
      const own = said.filter(([key]) => key.startsWith(`${catalogOf(card.topic)}:${card.id}.`))
      const spoken = new Set(own.flatMap(([, text]) => placeholders(text)))
      expect([card.id, ...[...spoken].sort()]).toEqual([card.id, ...[...card.figures].sort()])
    }
  })

  it('come out whole, every figure filled in', () => {
    const missing: string[] = []
    const messages = serverMessages((key) => missing.push(key))
    for (const card of EVERY_CARD)
      for (const { catalog, key, params } of cardSentences(card, DAY) ?? [])
        expect(messages.translateCode(locale, catalog, key, params)).not.toMatch(/{{|undefined|NaN|Invalid/)
    expect(missing).toEqual([])
  })

  it('keep sentences short', () => {
    const long = said
      .flatMap(([key, text]) => text.split(/(?<=[.?!]) /).map((sentence) => [key, sentence.split(' ').length] as const))
      .filter(([, length]) => length > 34)
    expect(long).toEqual([])
  })
})

it('are translated, not copied', () => {
  const [en, es] = [wordsIn('en'), wordsIn('es')]
  expect([...en].filter(([key, text]) => key.endsWith('.summary') && es.get(key) === text)).toEqual([])
})
