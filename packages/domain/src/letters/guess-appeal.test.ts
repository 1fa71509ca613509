import { describe, expect, it } from 'vitest'
import { guessAppeal } from './guess-appeal'

const SAID = [
  ['My Medicaid plan denied it as not medically necessary', 'medicaid_managed_care', 'not_medically_necessary'],
  ['My marketplace plan says the surgery is experimental', 'marketplace', 'experimental'],
  ['Medicare Advantage said no: no prior authorization', 'medicare_advantage', 'prior_authorization_missing'],
  ['My Part D plan wants step therapy', 'part_d', 'step_therapy'],
  ['Our plan is self-funded and says the doctor is out of network', 'employer_self_funded', 'out_of_network'],
  ['I have Obamacare. They said it was not an emergency.', 'marketplace', 'emergency_care'],
  ['Medi-Cal denied it, the claim was filed too late', 'medicaid_managed_care', 'late_filing'],
  ['Mi plan de Medicaid dice que no es médicamente necesario', 'medicaid_managed_care', 'not_medically_necessary'],
  ['Mi plan del Mercado de Seguros: fuera de la red', 'marketplace', 'out_of_network'],
  ['Medicare Parte D pide terapia escalonada', 'part_d', 'step_therapy'],
  ['Medicare Advantage negó por falta de autorización previa', 'medicare_advantage', 'prior_authorization_missing'],
] as const

describe('guessAppeal', () => {
  it.each(SAID)('hears what was said: %s', (text, planType, denialReason) => {
    expect(guessAppeal(text)).toEqual({
      planType: { confidence: 'said', choices: [planType] },
      denialReason: { confidence: 'said', choices: [denialReason] },
      ask: [],
    })
  })

  it('asks where two fit', () => {
    const { planType, ask } = guessAppeal('I have Medicaid and Medicare Advantage, and they said it is not covered')
    expect(planType.confidence).toBe('unsure')
    expect(planType.choices).toEqual(expect.arrayContaining(['medicaid_managed_care', 'medicare_advantage']))
    expect(ask).toEqual(['planType'])
  })

  it.each(['my insurance through work said no', 'el seguro de mi trabajo dijo que no'])(
    'does not guess who pays for a plan from a job: %s',
    (text) => {
      const { planType, denialReason } = guessAppeal(text)
      expect(planType.confidence).toBe('unsure')
      expect(planType.choices).toEqual(expect.arrayContaining(['employer_insured', 'employer_self_funded']))
      expect(denialReason.choices).toEqual([])
    },
  )

  it('does not take Medicare alone for one of its plans', () => {
    expect(guessAppeal('Medicare denied my scan').planType).toEqual({
      confidence: 'unsure',
      choices: ['medicare_advantage', 'part_d'],
    })
  })

  it('does not hear a plan that the person says they do not have', () => {
    expect(guessAppeal('I do not have Medicaid').planType.choices).toEqual([])
  })

  it('takes a hint as a hint', () => {
    const { denialReason } = guessAppeal('They will not pay for my ambulance')
    expect(denialReason.confidence).toBe('unsure')
    expect(denialReason.choices).toContain('emergency_care')
  })

  it('hears a reason in the words of somebody who denies it, as a hint', () => {
    expect(guessAppeal('My treatment is not experimental, it is approved').denialReason).toEqual({
      confidence: 'unsure',
      choices: ['experimental'],
    })
  })

  it.each([
    ['They say it is excluded. I bought the plan on healthcare.gov', 'marketplace', 'not_covered'],
    ['No está en el formulario, tengo Medicare Parte D', 'part_d', 'not_covered'],
    ['Medicaid, dicen que no era emergencia', 'medicaid_managed_care', 'emergency_care'],
  ])('hears everyday ways of saying it: %s', (text, planType, denialReason) => {
    const heard = guessAppeal(text)
    expect([heard.planType.choices, heard.denialReason.choices]).toEqual([[planType], [denialReason]])
    expect(heard.ask).toEqual([])
  })

  it('asks when two reasons were given', () => {
    const { denialReason } = guessAppeal('no prior authorization, and not medically necessary')
    expect(denialReason.confidence).toBe('unsure')
    expect(denialReason.choices).toEqual(['not_medically_necessary', 'prior_authorization_missing'])
  })

  it.each(['', '   ', 'hello', '¿?'])('knows nothing from "%s" and asks both', (text) => {
    expect(guessAppeal(text).ask).toEqual(['planType', 'denialReason'])
  })
})
