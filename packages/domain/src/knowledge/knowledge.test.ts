import { describe, expect, it } from 'vitest'
import { answerFrom } from './answer-from'
import { ASKED_QUESTIONS, ELSEWHERE } from './asked-questions'
import { cardSentences } from './card-words'
import { cardOf, EVERY_CARD } from './every-card'
import { citationsOfFigures, figuresOn } from './figures'
import { ACTION_TARGETS, targetOf } from './knowledge-action'
import { KNOWLEDGE_TOPICS } from './knowledge-card'
import type { KnowledgeHit } from './knowledge-search'
import { questionTerms } from './question-terms'
import { questionWords } from './question-words'
import cases from './retrieval.examples.json'
import { stemSpanish } from './stem-spanish'

const DAY = '2026-11-21'
const hit = (id: string, over: Partial<KnowledgeHit> = {}): KnowledgeHit => ({
  id,
  likelihood: 0.3,
  ...over,
})

describe('the cards', () => {
  it('are many, each once, of every topic', () => {
    expect(EVERY_CARD.length).toBeGreaterThanOrEqual(120)
    expect(new Set(EVERY_CARD.map(({ id }) => id)).size).toBe(EVERY_CARD.length)
    expect(KNOWLEDGE_TOPICS.filter((topic) => !EVERY_CARD.some((card) => card.topic === topic))).toEqual([])
  })

  it('cite dated https sources and lead to cards that are there', () => {
    const bare = EVERY_CARD.filter(
      ({ sources }) => sources.length === 0 || sources.some(({ url, asOf }) => !url?.startsWith('https://') || !asOf),
    )
    const lost = EVERY_CARD.filter(({ id, related }) => related.some((each) => each === id || !cardOf(each)))
    expect([...bare, ...lost].map(({ id }) => id)).toEqual([])
  })

  it('know every figure today and in the next plan year, each from an https source', () => {
    for (const day of [DAY, '2027-06-01'] as const)
      expect(EVERY_CARD.filter(({ figures }) => !figuresOn(figures, day)).map(({ id }) => id)).toEqual([])
    const sources = EVERY_CARD.flatMap(({ figures }) => citationsOfFigures(figures))
    expect(sources.filter(({ url }) => !url?.startsWith('https://'))).toEqual([])
  })

  it('offer 911 wherever they say to call it', () => {
    const urgent = EVERY_CARD.filter(({ levelHint }) => levelHint === 'urgent')
    expect(urgent.map(({ id }) => id)).toEqual(expect.arrayContaining(['chest-pain', 'stroke', 'suicidal-thoughts']))
    expect(
      urgent.filter(({ actions, parts }) => !actions[0]?.startsWith('call-') || !parts.includes('callNowWhen')),
    ).toEqual([])
  })

  it('lead to calls, screens, resources and letters', () => {
    const kinds = new Set(
      Object.keys(ACTION_TARGETS).map((action) => targetOf(action as keyof typeof ACTION_TARGETS).kind),
    )
    expect([...kinds].sort()).toEqual(['call', 'letter', 'resources', 'screen'])
    expect(targetOf('call-poison-control')).toEqual({ kind: 'call', line: 'poisonControl' })
  })
})

describe('a card in words', () => {
  it('carries the figures of the rules', () => {
    const sentences = cardSentences(cardOf('out-of-pocket-maximum')!, DAY)!
    expect(sentences[0]).toMatchObject({ part: 'title', key: 'out-of-pocket-maximum.title' })
    expect(sentences[0]!.params).toEqual({ outOfPocketSelfCents: 1_060_000, outOfPocketFamilyCents: 2_120_000 })
  })

  it('is silent on a day its figures are not known for', () => {
    expect(cardSentences(cardOf('out-of-pocket-maximum')!, '2031-01-01')).toBeUndefined()
  })
})

describe('answerFrom', () => {
  it('says the first card in full and the others in brief, with every source once', () => {
    const answer = answerFrom('deductible?', [hit('deductible'), hit('copay', { likelihood: 0.2 })], DAY)
    if (answer.kind !== 'answer') throw new Error('no answer')
    expect(answer.cards.map(({ card }) => card.id)).toEqual(['deductible', 'copay'])
    expect(answer.cards[1]!.sentences.map(({ part }) => part)).toEqual(['title', 'summary'])
    expect(answer.citations.length).toBe(new Set(answer.citations.map(({ title, url }) => `${title}${url}`)).size)
    expect(answer.actions).toEqual(['open-insurance'])
  })

  it('shows three cards at most, and none far behind', () => {
    const four = ['deductible', 'copay', 'coinsurance', 'premium'].map((id) => hit(id))
    const crowd = answerFrom('costs', four, DAY)
    expect(crowd.kind === 'answer' && crowd.cards.length).toBe(3)
    const behind = answerFrom('costs', [hit('deductible'), hit('copay', { likelihood: 0.04 })], DAY)
    expect(behind.kind === 'answer' && behind.cards.length).toBe(1)
  })

  it.each([
    ['nothing found', []],
    ['hardly likely', [hit('fever', { likelihood: 0.2 })]],
    ['a card that is gone', [hit('no-such-card')]],
  ])('does not know: %s', (_, hits) => {
    expect(answerFrom('?', hits, DAY)).toMatchObject({
      kind: 'unknown',
      actions: ['call-211', 'find-health', 'open-insurance'],
    })
  })

  it('lets a card on one thing only answer where that thing is named', () => {
    const hits = [hit('insulin-cost'), hit('medicine-costs', { likelihood: 0.26 })]
    const first = (question: string) => {
      const answer = answerFrom(question, hits, DAY)
      return answer.kind === 'answer' ? answer.cards[0].card.id : undefined
    }
    expect(first('pay less for my medicine')).toBe('medicine-costs')
    expect(first('pay less for my insulin')).toBe('insulin-cost')
    expect(answerFrom('mi perro azul', [hit('animal-bite')], DAY).kind).toBe('unknown')
    expect(answerFrom('un perro me mordió', [hit('animal-bite')], DAY).kind).toBe('answer')
  })

  it('passes over a card whose figures have run out', () => {
    expect(answerFrom('limit', [hit('out-of-pocket-maximum')], '2031-01-01').kind).toBe('unknown')
  })
})

describe('the questions the search learns from', () => {
  it.each(['en', 'es'] as const)(
    'are many for every card in %s, none twice, and none of those it is measured by',
    (language) => {
      const asked = ASKED_QUESTIONS[language]
      const subjects = new Set(asked.map(({ subject }) => subject))
      expect([...subjects].filter((subject) => subject !== ELSEWHERE && !cardOf(subject))).toEqual([])
      const few = EVERY_CARD.filter(({ id }) => asked.filter(({ subject }) => subject === id).length < 10)
      expect(few.map(({ id }) => id)).toEqual([])
      const folded = asked.map(({ text }) => text.toLowerCase())
      expect(new Set(folded).size).toBe(folded.length)
      const kept = new Set(
        [...cases[language].map(({ ask }) => ask), ...cases.unknown[language]].map((ask) => ask.toLowerCase()),
      )
      expect(folded.filter((text) => kept.has(text))).toEqual([])
    },
  )

  it('are measured by cards that are there', () => {
    const named = [...cases.en, ...cases.es].flatMap((each) => [
      each.expect,
      ...('also' in each ? (each.also ?? []) : []),
    ])
    expect(named.filter((id) => !cardOf(id))).toEqual([])
  })
})

describe('questionTerms', () => {
  it('reads lay phrases, the longest first, and leaves empty words and bare numbers out', () => {
    expect(questionTerms('I’ve had the runs for 3 days', 'en')).toEqual([{ said: ['runs'], means: ['diarrhea'] }])
    expect(questionTerms('Me dijeron que tengo azúcar', 'es')).toEqual([{ said: ['azucar'], means: ['diabetes'] }])
    expect(questionTerms('what is the', 'en')).toEqual([])
    expect(questionTerms('constructor __proto__', 'en').map(({ said }) => said[0])).toEqual(['constructor', 'proto'])
  })
})

describe('questionWords', () => {
  it.each([
    ['My 4-year-old coughs', 'my child coughs'],
    ['my 6 week old', 'my baby'],
    ['a 45 year old', 'a'],
    ['a 2 year old medical bill', 'a 2 year old medical bill'],
    ['Cough, no fever', 'cough'],
    ['tos sin fiebre', 'tos'],
    ['no energy', 'no energy'],
  ])('reads %s as %s', (question, words) => expect(questionWords(question).join(' ')).toBe(words))
})

describe('stemSpanish', () => {
  it.each([
    ['rodillas', 'rodilla'],
    ['dolores', 'dolor'],
    ['hinchado', 'hinchada'],
    ['veces', 'vez'],
  ])('%s and %s are one', (a, b) => expect(stemSpanish(a)).toBe(stemSpanish(b)))
  it('keeps different words apart', () => expect(stemSpanish('pecho')).not.toBe(stemSpanish('pechuga')))
})
