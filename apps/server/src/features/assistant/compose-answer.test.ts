import { describe, expect, it } from 'vitest'
import { ACTION_TARGETS, type KnowledgeAction } from '@careway/domain/knowledge/knowledge-action'
import { HELP_TYPES } from '@careway/domain/vocabulary/help-terms'
import type { ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import { OFFERED_LOCALES, type OfferedLocale } from '@careway/i18n/locales'
import { serverMessages } from '@careway/i18n/server-messages'
import { composeKnowledgeSearch } from '../../composition/knowledge-search'
import { presentActions, searchesFor, type AnswerAction, type Voice } from './actions.presenter'
import { composeAnswer } from './compose-answer'
import { hear } from './hear'
import { presentSafety } from './safety.presenter'

const missing: string[] = []
const messages = serverMessages((key) => missing.push(key))
const search = composeKnowledgeSearch(messages)
const voiceIn = (locale: OfferedLocale): Voice => ({ messages, locale, today: '2026-11-21' })

function answer(text: string, type: ConversationType, more: { before?: string[]; locale?: OfferedLocale } = {}) {
  const { before = [], locale = 'en' } = more
  const heard = hear(text, before, undefined, {})
  const composed = composeAnswer(search, { text, saidBefore: before.at(-1), type, ...heard }, voiceIn(locale))
  return {
    ...composed,
    text: composed.paragraphs.join('\n'),
    hrefs: composed.recommendedActions.map(({ href }) => href),
  }
}

describe('every action', () => {
  const actions: readonly AnswerAction[] = [
    ...(Object.keys(ACTION_TARGETS) as KnowledgeAction[]),
    'call-violence-line',
    'call-assault-line',
    'call-child-help',
    'call-elder-care',
    'call-trafficking-line',
  ]

  it.each(OFFERED_LOCALES)('has words in %s and leads to this product or a telephone', (locale) => {
    missing.length = 0
    const presented = presentActions(actions, voiceIn(locale))
    expect(missing).toEqual([])
    expect(presented.filter(({ label }) => label.includes('actions.'))).toEqual([])
    expect(presented.filter(({ href }) => !/^(tel:\+?\d{3,11}|\/[a-z]+(\?(type|kind)=[a-z_]+)?)$/.test(href))).toEqual(
      [],
    )
  })

  it('there is one search for every kind of help but the rest', () => {
    const hrefs = presentActions(searchesFor(HELP_TYPES), voiceIn('en')).map(({ href }) => href)
    expect(hrefs).toEqual(HELP_TYPES.filter((type) => type !== 'other').map((type) => `/resources?type=${type}`))
  })

  it('leads where it says', () => {
    const hrefs = presentActions(
      ['call-911', 'call-poison-control', 'open-pathways', 'find-legal-aid', 'letter-appeal', 'call-911'],
      voiceIn('en'),
    ).map(({ href }) => href)
    expect(hrefs).toEqual([
      'tel:911',
      'tel:+18002221222',
      '/pathways',
      '/resources?type=legal_aid',
      '/letters?kind=appeal',
    ])
  })
})

describe('an answer in the product’s own words', () => {
  it('to a symptom says the level, what the card says, and when to get care', () => {
    const { text, sources } = answer('I have a runny nose and a cold', 'symptom_check')
    expect(text).toMatch(/^Care for it at home/)
    expect(text).toContain('See a clinician if')
    expect(text).toContain('Call 911 for trouble breathing')
    expect(sources.every(({ title }) => title.length > 0)).toBe(true)
    expect(sources.length).toBeGreaterThan(0)
  })

  it('to a question of knowledge says what the card says and no level', () => {
    const { text } = answer('what is a deductible?', 'health_education')
    expect(text).toContain('deductible')
    expect(text).not.toContain('at home')
  })

  it('on the way to care says which care fits, by when, and where to go on', () => {
    const { text, hrefs } = answer('I have a cold, where should I go?', 'care_navigation')
    expect(text).toContain('A pharmacist or a nurse line')
    expect(hrefs.slice(0, 3)).toEqual(['/pathways', '/resources?type=health', '/insurance'])
  })

  it('to somebody who looks for help leads to the kinds of help that were named', () => {
    const { text, hrefs } = answer('I need a ride and help with my medicine', 'resource_finder')
    expect(text).toContain('rides to care and help with medicine costs')
    expect(hrefs.slice(0, 2)).toEqual(['/resources?type=transportation', '/resources?type=prescription'])
    expect(answer('xqzv', 'resource_finder').text).toContain('Tell me what kind of help you need')
  })

  it.each(['symptom_check', 'care_navigation', 'health_education'] as const)(
    'to something unknown (%s) says that it does not know, and where to ask',
    (type) => {
      const { text, hrefs } = answer('xqzv wplk', type)
      expect(text).toContain('I will not guess')
      expect(hrefs).toContain('tel:211')
    },
  )

  it('reads a question in the other language, and one that leans on what was said before', () => {
    const spanish = answer('¿qué es un deducible?', 'health_education')
    expect(spanish.paragraphs[0]).toBe(answer('what is a deductible?', 'health_education').paragraphs[0])
    const follow = answer('and then?', 'health_education', { before: ['what is a deductible?'] })
    expect(follow.text).toContain('deductible')
  })

  it.each([
    ['what should I do first?', 'Medicaid'],
    ['do I need papers?', 'Medicaid'],
    ['and what is a deductible?', 'The deductible'],
    ['my knee hurts', 'joint'],
  ])('after a question about Medicaid, "%s" is answered by %s', (question, word) => {
    const before = ['How do I get Medicaid for my family?']
    const { paragraphs } = answer(question, 'health_education', { before })
    expect(paragraphs.find((each) => each.includes('\n'))).toMatch(new RegExp(word, 'i'))
  })

  it('in an emergency says only what to do, in the reader’s language, and calls first', () => {
    const { text, hrefs } = answer('crushing chest pain and I am sweating', 'resource_finder', { locale: 'es' })
    expect(text).toMatch(/^Llame al 911 ahora/)
    expect(hrefs).toEqual(['tel:911'])
  })

  it('in an emergency says what to do right away', () => {
    const { text, sources } = answer('my sugar is 38 and im shaky', 'symptom_check')
    expect(text).toContain('fast sugar now')
    expect(sources.map(({ title }) => title)).toContain('NIDDK, Low blood glucose')
  })

  it('behind an emergency answers what was asked of cover', () => {
    const { text, hrefs } = answer('domestic violence special enrollment insurance', 'health_education')
    expect(text).toMatch(/^Call 911 now[^]*Special enrollment/)
    expect(hrefs[0]).toBe('tel:911')
  })

  it.each(['my newborn turned blue', 'mi esposo dejo de respirar', 'he passed out on his birthday and is not waking'])(
    'behind an emergency shows no card that was not asked for: %s',
    (text) => {
      const { paragraphs } = answer(text, 'health_education')
      expect(paragraphs.join(' ')).not.toMatch(/insurance|seguro|debts|deudas|Turning/i)
    },
  )

  it('asked for help answers with whom to call', () => {
    const { text, hrefs } = answer('help me', 'symptom_check')
    expect(text).toMatch(/911[^]*988/)
    expect(hrefs.slice(0, 2)).toEqual(['tel:911', 'tel:988'])
  })

  it('where a message only sounds like an emergency, also answers it', () => {
    const { text } = answer('mi mamá no puede vivir sola', 'care_navigation', { locale: 'es' })
    expect(text).toMatch(/^Llame al 911 ahora/)
    expect(text.split('\n').length).toBeGreaterThan(3)
  })

  it.each([
    ['thanks!', 'en', /^You are welcome/],
    ['gracias', 'es', /^De nada/],
    ['are you a real doctor?', 'en', /not a doctor/],
    ['quiero hablar con una persona', 'es', /211[^]*988/],
    ['what can you do', 'en', /letters/],
    ['do you sell my data', 'en', /sells nothing/],
  ] as const)('to %j in %s answers as to somebody who is there', (message, locale, says) => {
    const before = ['how do i ask the hospital for an itemized bill']
    const { text, sources } = answer(message, 'resource_finder', { before, locale })
    expect(text).toMatch(says)
    expect(text).not.toContain('temized')
    expect(sources).toEqual([])
  })

  it('says thanks only behind what is still to be done', () => {
    const { text, hrefs } = answer('ok thanks', 'symptom_check', { before: ['crushing chest pain and I am sweating'] })
    expect(text).toMatch(/^Call 911 now[^]*You are welcome/)
    expect(hrefs[0]).toBe('tel:911')
  })

  it('to somebody who wants more, or something else, does not say the same again', () => {
    const before = ['what is coinsurance']
    const told = answer(before[0]!, 'health_education').paragraphs
    for (const asks of ['can you explain more', 'that’s not what I asked']) {
      const { paragraphs } = answer(asks, 'health_education', { before })
      expect(paragraphs.filter((each) => told.includes(each))).toEqual([])
      expect(paragraphs.join(' ')).not.toContain('turn.')
    }
  })

  it('to a question about danger signs says what to do if they are there', () => {
    const { text } = answer('what are the signs of a stroke?', 'health_education')
    expect(text).toContain('If someone has them now, call 911')
  })

  it('shows no key, placeholder or mark of the catalogs', () => {
    missing.length = 0
    for (const question of ['fever', 'no insurance', 'appeal a denial', 'surprise bill', 'pregnant', 'depression'])
      for (const locale of OFFERED_LOCALES) {
        const { text } = answer(question, 'care_navigation', { locale })
        expect(text).not.toMatch(/\{\{|undefined|NaN|points\.\d/)
      }
    expect(missing).toEqual([])
  })
})

describe('the gate in words', () => {
  const noticeOf = (text: string) => presentSafety(hear(text, [], undefined, {}).safety, voiceIn('en'))

  it.each([
    ['crushing chest pain and I am sweating', ['tel:911']],
    ['crushing chest pain, and I want to kill myself', ['tel:911', 'tel:988']],
    ['I have a runny nose', []],
  ])('to %j gives %j', (text, hrefs) => {
    expect(noticeOf(text).calls.map(({ href }) => href)).toEqual(hrefs)
  })

  it('gives the reasons of the level alone: a lesser finding would take from their weight', () => {
    const { safety } = hear('crushing chest pain and I am sweating', [], undefined, {})
    const lesser = { ...safety.findings[0]!, rule: 'cold', level: 'low', reasons: [{ code: 'cold' }] } as const
    const notice = presentSafety({ ...safety, findings: [...safety.findings, lesser] }, voiceIn('en'))
    expect(notice.why).toEqual(noticeOf('crushing chest pain and I am sweating').why)
    expect(notice.why).not.toHaveLength(0)
  })

  it('says nothing of a rule that is no longer known', () => {
    const { safety } = hear('crushing chest pain and I am sweating', [], undefined, {})
    const findings = safety.findings.map((each) => ({ ...each, reasons: [{ code: 'gone' }] }))
    expect(presentSafety({ ...safety, findings }, voiceIn('en')).why).toEqual([])
  })

  it('keeps what was heard, however much is said after it', () => {
    const first = hear('crushing chest pain and I am sweating', [], undefined, {}).safety
    const later = hear('it is nothing', Array(9).fill('x'.repeat(10_000)), first, {})
    expect([later.safety.level, later.heardNow.level]).toEqual(['urgent', 'low'])
  })
})
