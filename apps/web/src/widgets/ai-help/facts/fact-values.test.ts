import { letterFacts } from '@careway/contracts/letters/ask-for-letter'
import { LETTER_FIELDS } from '@careway/domain/letters/letter-fields'
import { LETTER_KINDS } from '@careway/domain/letters/letter-kinds'
import { describe, expect, it } from 'vitest'
import { CHOICE_FIELDS, FLAG_FIELDS, GROUP_FIELDS, KIND_FIELDS, factInput, groupsOf } from './fact-fields'
import { factsOf, valuesOf } from './fact-values'

describe('the questions', () => {
  it('ask for every fact of the contract once', () => {
    const asked = Object.values(GROUP_FIELDS).flat()
    expect(asked.toSorted()).toEqual(Object.keys(letterFacts.shape).toSorted())
    expect(asked.toSorted()).toEqual([...LETTER_FIELDS, ...CHOICE_FIELDS, ...FLAG_FIELDS].toSorted())
  })

  it.each(LETTER_KINDS)('of %s stand in groups, none twice', (kind) => {
    const grouped = groupsOf(new Set(KIND_FIELDS[kind])).flatMap(({ fields }) => fields)
    expect(grouped.toSorted()).toEqual([...new Set(KIND_FIELDS[kind])].toSorted())
    expect(KIND_FIELDS[kind]).toHaveLength(grouped.length)
  })

  it('have inputs of their own kind', () => {
    expect(
      ['denialDate', 'billedCents', 'householdSize', 'symptoms', 'memberId', 'planType', 'isUrgent'].map((field) =>
        factInput(field as never),
      ),
    ).toEqual(['day', 'dollars', 'count', 'long', 'text', 'choice', 'flag'])
  })
})

describe('facts and form', () => {
  it('come back as they were', () => {
    const facts = {
      patientName: 'Íñigo <b>',
      denialDate: '2026-10-01',
      billedCents: 123_450,
      annualIncomeCents: 2_100_000,
      householdSize: 3,
      planType: 'part_d',
      isUrgent: true,
      isCareGiven: false,
    } as const
    expect(valuesOf(facts)).toMatchObject({
      billedCents: '1234.50',
      annualIncomeCents: '21000',
      isUrgent: 'yes',
      isCareGiven: '',
    })
    expect(factsOf(valuesOf(facts))).toEqual({ facts, faults: {} })
  })

  it('take out what was emptied, and take dollars as people write them', () => {
    expect(factsOf({ memberId: '  ', billedCents: '$1,234.5', denialDate: '' })).toEqual({
      facts: { memberId: '', billedCents: 123_450 },
      faults: {},
    })
    expect(factsOf({ billedCents: '0.29' }).facts).toEqual({ billedCents: 29 })
  })

  it('say that the kind of plan and the reason are not known, once somebody has said so', () => {
    expect(factsOf({ planType: '', denialReason: '', programId: '' }).facts).toEqual({ planType: '', denialReason: '' })
    expect(factsOf({}).facts).toEqual({})
  })

  it('name what can’t be read, all of it', () => {
    expect(factsOf({ billedCents: '12,34', estimateCents: '-5', householdSize: '0', denialDate: 'May' })).toEqual({
      facts: {},
      faults: {
        billedCents: 'notDollars',
        estimateCents: 'notDollars',
        householdSize: 'notCount',
        denialDate: 'notDay',
      },
    })
    expect(factsOf({ householdSize: '31' }).faults).toEqual({ householdSize: 'notCount' })
  })
})
