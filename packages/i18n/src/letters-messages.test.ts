import { draftLetter } from '@careway/domain/letters/draft-letter'
import { LAW_CODES } from '@careway/domain/letters/laws'
import type { LetterDraft, LetterOutcome } from '@careway/domain/letters/letter'
import { LETTER_FIELDS } from '@careway/domain/letters/letter-fields'
import type { LetterFacts } from '@careway/domain/letters/letter-facts'
import {
  DENIAL_REASONS,
  LETTER_KINDS,
  PLAN_TYPES,
  type LetterKind,
  type PlanType,
} from '@careway/domain/letters/letter-kinds'
import { AS_OF, FULL_FACTS } from '@careway/domain/letters/letter.fixture'
import { refusalText, renderGuide } from '@careway/domain/letters/render-guide'
import { letterAlone, renderLetter, type Say } from '@careway/domain/letters/render-letter'
import { EVERY_PROGRAM } from '@careway/domain/programs/records/every-program'
import { describe, expect, it } from 'vitest'
import en from '../messages/en/letters.json'
import es from '../messages/es/letters.json'
import type { LocaleCode } from './locales'
import { serverMessages } from './server-messages'

type Branch = { readonly [key: string]: string | Branch }

const flatten = (branch: Branch, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flatten(value, `${path}${key}.`),
  )

const catalogs = { en: new Map(flatten(en)), es: new Map(flatten(es)) }
const base = (key: string) => key.replace(/_(one|many|other)$/, '')
const keysOf = (catalog: ReadonlyMap<string, string>) => [...new Set([...catalog.keys()].map(base))].sort()
const placeholders = (text: string) => [...new Set(text.match(/{{.*?}}/g))].sort().join()

/** Every way in which a letter can come out. */
const CHANGES: readonly LetterFacts[] = [
  {},
  { isUrgent: true, isUnder21: true, endsApprovedCare: true, benefitEndDate: '2026-03-01' },
  { isUrgent: true, isCareGiven: true, representativeName: 'Luis Sample' },
]
type Telling = readonly [LetterKind, LetterFacts]
const telling = (kind: LetterKind, facts: LetterFacts = {}): Telling => [kind, facts]

const ENDED_LONG_AGO = { endsApprovedCare: true, denialDate: '2025-11-01' } as const

const LONG_AGO = { denialDate: '2020-01-01', noticeReceivedDate: '2020-01-01' } as const

const ofPlan = (planType: PlanType): readonly Telling[] => [
  ...DENIAL_REASONS.flatMap((denialReason) =>
    CHANGES.map((changes) => telling('appeal', { planType, denialReason, ...changes })),
  ),
  ...CHANGES.map((changes) => telling('prior_authorization', { planType, ...changes })),
  telling('appeal', { planType, denialReason: 'experimental', ...LONG_AGO }),
]

const TELLINGS: readonly Telling[] = [
  ...PLAN_TYPES.flatMap(ofPlan),
  ...LETTER_KINDS.map((kind) => telling(kind, { planType: 'marketplace' })),
  ...EVERY_PROGRAM.map(({ id }) => telling('application_checklist', { programId: id })),
  ...CHANGES.flatMap((changes) => [
    ...DENIAL_REASONS.map((denialReason) => telling('appeal', { denialReason, ...changes })),
    ...PLAN_TYPES.map((planType) => telling('appeal', { planType, ...changes })),
    telling('appeal', changes),
  ]),
  telling('appeal', LONG_AGO),
  telling('appeal', { planType: 'medicaid_managed_care', ...ENDED_LONG_AGO }),
  telling('appeal', { denialDate: '2025-12-11', noticeReceivedDate: '2025-12-14' }),
  telling('prior_authorization'),
  telling('application_checklist', { programId: '' }),
  telling('application_checklist', { programId: 'no-such' }),
  telling('charity_care', { firstBillDate: '2020-01-01' }),
  telling('charity_care', { firstBillDate: '2030-01-01' }),
  telling('debt_validation', { noticeReceivedDate: '2020-01-01' }),
  telling('surprise_bill', { denialReason: 'emergency_care' }),
  telling('surprise_bill', { denialReason: 'out_of_network' }),
  telling('surprise_bill', { planType: 'part_d' }),
  telling('surprise_bill', { usesInsurance: false }),
  telling('estimate_dispute', { usesInsurance: true }),
  telling('estimate_dispute', { billedCents: 1, estimateCents: 0 }),
  telling('estimate_dispute', { firstBillDate: '2024-01-01' }),
]
const { symptoms: _symptoms, ...WITHOUT_SYMPTOMS } = FULL_FACTS
const WHOLE: readonly LetterOutcome[] = TELLINGS.flatMap(([kind, facts]) => [
  draftLetter(kind, { ...FULL_FACTS, ...facts }, AS_OF),
  draftLetter(kind, { ...WITHOUT_SYMPTOMS, ...facts }, AS_OF),
])
const BARE = TELLINGS.map(([kind, facts]) => draftLetter(kind, facts, AS_OF))
const isDraft = (outcome: LetterOutcome): outcome is LetterDraft => outcome.outcome === 'drafted'

function speak(outcome: LetterOutcome, say: Say): string {
  if (!isDraft(outcome)) return refusalText(outcome, say)
  return [renderLetter(outcome, say), renderGuide(outcome, say)].map(({ content }) => content).join('\n')
}

/** Words of screens, which no letter says by itself. */
const SCREEN_KEYS = [
  ...LETTER_KINDS.map((kind) => `kind.${kind}`),
  ...PLAN_TYPES.map((plan) => `plan.${plan}`),
  ...DENIAL_REASONS.map((reason) => `denial.${reason}`),
  'ask.planType',
  'ask.denialReason',
]

describe.each(['en', 'es'] as const)('letters in %s', (locale: LocaleCode & ('en' | 'es')) => {
  const missing: string[] = []
  const messages = serverMessages((key) => missing.push(key))
  const said = new Set<string>()
  const unfilled: string[] = []
  const say: Say = (code, params = {}) => {
    said.add(code)
    const raw = catalogs[locale].get(code) ?? catalogs[locale].get(`${code}_other`) ?? ''
    for (const [, name = ''] of raw.matchAll(/{{\s*([\w-]+)/g)) if (!(name in params)) unfilled.push(`${code}: ${name}`)
    return messages.translateCode(locale, 'letters', code, params)
  }
  const spoken = [...WHOLE, ...BARE].map((outcome) => ({ outcome, text: speak(outcome, say) }))

  it('has words for every code and leaves no figure out', () => {
    expect(missing).toEqual([])
    expect([...new Set(unfilled)]).toEqual([])
    expect(spoken.filter(({ text }) => /{{|}}|undefined|NaN|Invalid Date|\$t\(/.test(text))).toEqual([])
  })

  it('has no words that nothing says', () => {
    const wanted = new Set([
      ...said,
      ...SCREEN_KEYS,
      ...LETTER_FIELDS.map((field) => `field.${field}`),
      ...LAW_CODES.map((code) => `block.law.${code}`),
    ])
    expect(keysOf(catalogs[locale]).filter((key) => !wanted.has(key))).toEqual([])
    expect(SCREEN_KEYS.filter((key) => !catalogs[locale].has(key))).toEqual([])
  })

  it('shows no blank where all is known, and every blank where it is not', () => {
    const whole = spoken.filter(({ outcome }) => isDraft(outcome) && outcome.isComplete)
    expect(whole.length).toBeGreaterThan(200)
    expect(whole.filter(({ text }) => text.includes('[ '))).toEqual([])
    for (const { outcome, text } of spoken) {
      if (!isDraft(outcome)) continue
      for (const gap of outcome.gaps) {
        expect(text).toContain(`[ ${say(`field.${gap}`)} ]`)
        expect(text).toContain(`- ${say(`field.${gap}`)}`)
      }
    }
  })

  it('says that it is a draft exactly where something is missing, on a page that is not sent', () => {
    const draftMark = locale === 'en' ? 'DRAFT' : 'BORRADOR'
    const letters = [...WHOLE, ...BARE].filter(isDraft).map((draft) => ({ draft, ...renderLetter(draft, say) }))
    expect(letters.filter(({ draft, content }) => content.includes(draftMark) === draft.isComplete)).toEqual([])
    expect(letters.filter(({ content }) => letterAlone(content).includes(draftMark))).toEqual([])
    const listed = letters.filter(({ draft, content }) =>
      draft.gaps.every((gap) => content.slice(letterAlone(content).length).includes(`- ${say(`field.${gap}`)}`)),
    )
    expect(listed).toHaveLength(letters.length)
  })

  it('names no law in an appeal to a plan of a kind that nobody knows', () => {
    for (const denialReason of DENIAL_REASONS) {
      const draft = draftLetter('appeal', { ...FULL_FACTS, denialReason }, AS_OF)
      if (!isDraft(draft)) throw new Error('refused')
      expect(renderLetter(draft, say).content).not.toMatch(/CFR|U\.S\.C\.|[Pp]arity law|ley de paridad/)
    }
  })

  it('shows facts as text: no markup, placeholder or message of ours is read out of them', () => {
    const hostile = 'A <b>{{service}}</b> $t(block.greeting) **x** {{patientName}}'
    const draft = draftLetter('itemized_bill', { ...FULL_FACTS, patientName: hostile }, AS_OF)
    if (!isDraft(draft)) throw new Error('refused')
    expect(renderLetter(draft, say).content).toContain(hostile)
  })

  it('names the last day in words and the law by its title', () => {
    const draft = draftLetter('appeal', { ...FULL_FACTS, planType: 'part_d', denialReason: 'step_therapy' }, AS_OF)
    const text = speak(draft, say)
    expect(text).toContain(locale === 'en' ? 'April 7, 2026' : '7 de abril de 2026')
    expect(text).toContain('42 CFR 423.578')
    expect(text).toContain('https://www.ecfr.gov/current/title-42/section-423.578')
  })
})

it('has the same keys and placeholders in both languages', () => {
  expect(keysOf(catalogs.es)).toEqual(keysOf(catalogs.en))
  const different = [...catalogs.en].filter(
    ([key, text]) => placeholders(text) !== placeholders(catalogs.es.get(key) ?? ''),
  )
  expect(different.map(([key]) => key)).toEqual([])
  expect([...catalogs.en, ...catalogs.es].filter(([, text]) => text.trim() === '')).toEqual([])
})

it('names in its words the facts that a block is filled with', () => {
  const drafts = [...WHOLE, ...BARE].filter(isDraft)
  const all = drafts.flatMap(({ sender, recipient, subject, blocks, closing }) => [
    ...sender,
    ...recipient,
    ...subject,
    ...blocks,
    ...closing,
  ])
  const wanting = new Set(
    all.flatMap(({ code, fields }) =>
      fields
        .filter((field) => !catalogs.en.get(`block.${code}`)?.includes(`{{${field}}}`))
        .map((field) => `${code}: ${field}`),
    ),
  )
  expect([...wanting]).toEqual([])
})
