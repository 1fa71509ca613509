import { describe, expect, it } from 'vitest'
import { addDays } from '../kernel/calendar-date'
import { EVERY_PROGRAM } from '../programs/records/every-program'
import { filingDays } from './appeal-times.parameters'
import { draftLetter } from './draft-letter'
import cases from './draft-letter.cases.json'
import { isAsExpected } from '../accuracy/is-as-expected'
import { outcomeOfCase } from './letter-case'
import type { LetterDraft } from './letter'
import type { LetterFacts } from './letter-facts'
import { AS_OF, FULL_FACTS } from './letter.fixture'
import { DENIAL_REASONS, LETTER_KINDS, PLAN_TYPES, type LetterKind } from './letter-kinds'
import { deadlinesOf } from './render-guide'

const drafted = (kind: LetterKind, facts: LetterFacts): LetterDraft => {
  const outcome = draftLetter(kind, facts, AS_OF)
  if (outcome.outcome === 'refused') throw new Error(outcome.reason.code)
  return outcome
}

const APPEALS = PLAN_TYPES.flatMap((planType) => DENIAL_REASONS.map((denialReason) => ({ planType, denialReason })))

const OWN_LAW: Readonly<Record<(typeof PLAN_TYPES)[number], RegExp>> = {
  employer_self_funded: /^29 CFR 2560\.503-1/,
  employer_insured: /^29 CFR 2560\.503-1/,
  marketplace: /^45 CFR 147\.136/,
  medicaid_managed_care: /^42 CFR 438\.402/,
  medicare_advantage: /^42 CFR 422\.582/,
  part_d: /^42 CFR 423\.582/,
}

describe('worked letters', () => {
  it.each(cases)('$name', (each) => {
    expect(isAsExpected(outcomeOfCase(each), each.expect)).toBe(true)
  })
})

describe.each(APPEALS)('an appeal, $planType, $denialReason', ({ planType, denialReason }) => {
  const draft = drafted('appeal', { ...FULL_FACTS, planType, denialReason })

  it('rests on its own law and on one that speaks to the reason', () => {
    expect(draft.law[0]!.citation.title).toMatch(OWN_LAW[planType])
    expect(draft.law.length).toBeGreaterThan(1)
    expect(draft.law.every(({ citation }) => citation.url?.startsWith('https://'))).toBe(true)
  })

  it('ends on the right day', () => {
    const isPrivate = planType.startsWith('employer') || planType === 'marketplace'
    const start = isPrivate ? FULL_FACTS.noticeReceivedDate : FULL_FACTS.denialDate
    const wasFast = planType === 'medicare_advantage' || planType === 'part_d'
    const [from, days] = wasFast ? [FULL_FACTS.noticeReceivedDate, 60] : [start, filingDays.on(start)[planType]]
    expect(draft.deadline?.date).toBe(addDays(from, days))
    expect(draft.deadline?.citation.title).toMatch(OWN_LAW[planType])
  })

  it('is complete with all facts, and lists what is missing without', () => {
    expect(draft.gaps).toEqual([])
    expect(draft.isComplete).toBe(true)
    const bare = drafted('appeal', { planType, denialReason })
    expect(bare.isComplete).toBe(false)
    expect(bare.gaps).toEqual(expect.arrayContaining(['patientName', 'planName', 'memberId', 'denialDate', 'service']))
    expect(bare.deadline?.date).toBeUndefined()
  })

  it('says what to enclose and what comes after a second no', () => {
    expect(draft.evidence.length).toBeGreaterThan(2)
    const review = /^(external-review-|fair-hearing|review-automatic|drug-review)/
    expect(draft.nextSteps.filter(({ code }) => review.test(code))).toHaveLength(1)
  })
})

describe('an appeal whose kind of plan nobody knows', () => {
  const UNKNOWN = { ...FULL_FACTS, planType: undefined } as unknown as LetterFacts
  const REASONS = [...DENIAL_REASONS, undefined] as readonly (typeof DENIAL_REASONS)[number][]

  it.each(REASONS)('is whole for %s: no law, the shortest time, the way to find out the kind', (denialReason) => {
    const { law, blocks, deadline, gaps, nextSteps, notes } = drafted('appeal', { ...UNKNOWN, denialReason })
    expect(law).toEqual([])
    expect(gaps).toEqual([])
    expect(blocks.map(({ code }) => code)).toEqual(expect.arrayContaining(['request.papers', 'request.plan-kind']))
    const soonest = PLAN_TYPES.map(
      (planType) => drafted('appeal', { ...UNKNOWN, planType, denialReason }).deadline!.date!,
    )
    expect(deadline).toMatchObject({ rule: 'appeal-any', date: soonest.toSorted()[0] })
    expect(nextSteps.map(({ code }) => code)).toEqual(expect.arrayContaining(['plan-kind-card', 'plan-kind-call']))
    expect(notes.map(({ code }) => code)).toContain('any-plan')
  })

  it('lists what is missing, and no last day without the date of the notice', () => {
    const bare = drafted('appeal', {})
    expect(bare.gaps).toEqual(expect.arrayContaining(['patientName', 'planName', 'memberId', 'denialDate', 'service']))
    expect(bare.deadline).toMatchObject({ rule: 'appeal-any', startsFrom: 'denialDate', length: { days: 60 } })
    expect(bare.deadline?.date).toBeUndefined()
  })

  it('asks for an answer within the longest of the times, and urgently within the hours that all have', () => {
    const answerOf = (facts: LetterFacts) =>
      drafted('appeal', facts).blocks.find(({ code }) => code.startsWith('request.answer'))
    expect(answerOf({})).toMatchObject({ code: 'request.answer-days-any', params: { fewestDays: 7, mostDays: 30 } })
    expect(answerOf({ isCareGiven: true })).toMatchObject({ params: { fewestDays: 14, mostDays: 60 } })
    expect(answerOf({ isUrgent: true })).toMatchObject({ code: 'request.answer-hours', params: { hours: 72 } })
  })

  it('argues from no law that binds only some plans', () => {
    for (const denialReason of ['emergency_care', 'mental_health_parity'] as const) {
      const codes = drafted('appeal', { ...UNKNOWN, denialReason }).blocks.map(({ code }) => code)
      expect(codes.filter((code) => code.startsWith('argument.'))).toEqual(
        [1, 2, 3].map(
          (part) => `argument.${denialReason === 'emergency_care' ? 'emergency' : 'mental_health'}_any.${part}`,
        ),
      )
      expect(codes).not.toContain('request.parity')
    }
  })
})

describe('an appeal whose reason nobody knows', () => {
  it.each(PLAN_TYPES)('rests on the law of %s alone and asks for the reason', (planType) => {
    const { denialReasonText: _text, ...facts } = FULL_FACTS
    const draft = drafted('appeal', { ...facts, planType })
    expect(draft.law[0]!.citation.title).toMatch(OWN_LAW[planType])
    expect(draft.blocks.map(({ code }) => code)).toContain('denied-for.any')
    expect(draft.notes.map(({ code }) => code)).toContain('any-reason')
    expect(draft.gaps).toEqual([])
  })

  it('lets the words of the notice speak where they are known', () => {
    const codes = drafted('appeal', { ...FULL_FACTS, planType: 'part_d' }).blocks.map(({ code }) => code)
    expect(codes).toContain('denial-words')
    expect(codes).not.toContain('denied-for.any')
  })
})

describe('every kind', () => {
  it.each(LETTER_KINDS)('%s is complete with all facts, and a letter never without', (kind) => {
    const facts = { planType: 'marketplace', denialReason: 'experimental', programId: 'medicaid' } as const
    expect(drafted(kind, { ...FULL_FACTS, ...facts }).isComplete).toBe(true)
    const bare = drafted(kind, facts)
    expect(bare.gaps.includes('patientName')).toBe(kind !== 'application_checklist')
    expect(new Set(bare.gaps).size).toBe(bare.gaps.length)
    expect(bare.notes.at(-1)?.code).toBe('not-advice')
  })
})

describe('urgency', () => {
  const facts = { ...FULL_FACTS, planType: 'medicare_advantage', denialReason: 'not_covered', isUrgent: true } as const

  it('asks for the fast way, with its hours', () => {
    const { nextSteps, blocks } = drafted('appeal', facts)
    expect(nextSteps[0]).toEqual({ code: 'urgent-call', params: { hours: 72 } })
    expect(blocks.map(({ code }) => code)).not.toContain('closing.wait')
    expect(blocks.map(({ code }) => code)).toContain('appeal.urgent')
  })

  it('is not for bills of care already given', () => {
    const { notes, blocks } = drafted('appeal', { ...facts, isCareGiven: true })
    expect(notes.map(({ code }) => code)).toContain('urgent-not-for-bills')
    expect(blocks.map(({ code }) => code)).not.toContain('appeal.urgent')
  })
})

describe('care that the plan is ending', () => {
  const facts = {
    ...FULL_FACTS,
    denialReason: 'quantity_or_level_of_care',
    endsApprovedCare: true,
    benefitEndDate: '2026-02-12',
  } as const
  const orderOf = (planType?: (typeof PLAN_TYPES)[number]) =>
    deadlinesOf(drafted('appeal', planType ? { ...facts, planType } : facts)).map(({ rule }) => rule)

  it('has the sooner days told first', () => {
    expect(orderOf('medicare_advantage')).toEqual(['fast-track', 'appeal-medicare_advantage'])
    expect(orderOf('medicaid_managed_care').slice(0, 2)).toEqual(['keep-benefits', 'appeal-medicaid_managed_care'])
    expect(orderOf()).toEqual(['fast-track-if-medicare', 'keep-benefits', 'appeal-any'])
  })

  it.each(PLAN_TYPES)('is never argued as a bill: %s', (planType) => {
    const begun = { ...facts, planType, isUrgent: true, isCareGiven: true }
    const { blocks, notes } = drafted('appeal', begun)
    const codes = blocks.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['appeal.urgent', 'request.continue', 'request.answer-hours']))
    expect(codes).not.toContain('request.pay')
    expect(notes.map(({ code }) => code)).not.toContain('urgent-not-for-bills')
  })
})

describe('what cannot be', () => {
  it('is refused with what to ask', () => {
    expect(draftLetter('application_checklist', {}, AS_OF)).toMatchObject({ reason: { code: 'program-needed' } })
    expect(draftLetter('application_checklist', { programId: '../x' }, AS_OF)).toMatchObject({
      reason: { code: 'program-unknown' },
    })
  })

  it('is a kind of plan or a reason that there is not: as if none had been told', () => {
    const unknown = JSON.parse('{"planType":"toString","denialReason":"constructor"}') as LetterFacts
    expect(drafted('appeal', unknown)).toEqual(drafted('appeal', {}))
    expect(drafted('appeal', { ...unknown, planType: 'part_d' })).toEqual(drafted('appeal', { planType: 'part_d' }))
  })

  it('is a notice received before it was written: left out, and said so', () => {
    const draft = drafted('appeal', { ...FULL_FACTS, planType: 'marketplace', noticeReceivedDate: '2019-01-01' })
    const { noticeReceivedDate: _received, ...others } = FULL_FACTS
    expect(draft.deadline?.date).toBe(drafted('appeal', { ...others, planType: 'marketplace' }).deadline?.date)
    expect(draft.deadline?.isPast).toBe(false)
    expect(draft.notes[0]).toEqual({ code: 'unusable-date', params: { field: 'noticeReceivedDate' } })
  })

  it('is a date in the future or off the calendar: left out, and said so', () => {
    const facts = { ...FULL_FACTS, planType: 'part_d', denialReason: 'not_covered' } as const
    for (const denialDate of ['2026-02-11', '2026-02-30', '0001-01-01'] as const) {
      const draft = drafted('appeal', { ...facts, denialDate })
      expect(draft.gaps).toEqual(['denialDate'])
      expect(draft.notes[0]).toEqual({ code: 'unusable-date', params: { field: 'denialDate' } })
    }
  })

  it('is an amount that is no whole number of cents', () => {
    for (const billedCents of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(drafted('surprise_bill', { ...FULL_FACTS, billedCents }).gaps).toEqual(['billedCents'])
  })

  it('does not stop a late appeal, and says that it is late', () => {
    const facts = { ...FULL_FACTS, planType: 'medicaid_managed_care', denialReason: 'not_covered' } as const
    const { deadline, notes, blocks } = drafted('appeal', { ...facts, denialDate: '2025-06-01' })
    expect(deadline?.isPast).toBe(true)
    expect(notes.map(({ code }) => code)).toContain('late-appeal-medicaid_managed_care')
    expect(blocks.map(({ code }) => code)).toContain('appeal.late')
    const long = drafted('appeal', { ...facts, denialDate: '1999-06-01' })
    expect(long.deadline?.date).toBe('1999-07-31')
  })
})

describe('facts', () => {
  it('are cut to length and cleared of characters that steer', () => {
    const { facts } = drafted('itemized_bill', {
      patientName: `  Ana${String.fromCharCode(0x1b)}[31m${String.fromCharCode(0x202e)}\nLópez  `,
      patientAddress: 'x'.repeat(5_000),
      providerName: '\n\t ',
    })
    expect(facts.patientName).toBe('Ana[31m López')
    expect(facts.patientAddress).toHaveLength(200)
    expect(facts.providerName).toBeUndefined()
  })

  it('of a representative stand under the letter, with the form', () => {
    const { closing, evidence } = drafted('charity_care', { ...FULL_FACTS, representativeName: 'Luis Sample' })
    expect(closing.map(({ code }) => code)).toContain('closing.for-patient')
    expect(evidence).toContain('representative-form')
  })
})

it('has a checklist for every program of the catalog', () => {
  for (const { id, documents, steps } of EVERY_PROGRAM) {
    const { blocks } = drafted('application_checklist', { ...FULL_FACTS, programId: id })
    const own = blocks.filter(({ code }) => code.includes(`:${id}.`) && !code.endsWith('.deadline'))
    expect(own).toHaveLength(documents + steps)
  }
  expect(EVERY_PROGRAM.length).toBeGreaterThan(20)
})
