import { describe, expect, it } from 'vitest'
import { guessLetterKind, KINDS_OF_HELP } from './guess-letter-kind'

const FORMS = [
  ['Please send me an itemized bill', 'itemized_bill'],
  ['Quiero una factura desglosada', 'itemized_bill'],
  ['The bill is $900 more than the estimate', 'estimate_dispute'],
  ['Me cobraron más que el estimado', 'estimate_dispute'],
  ['I got a surprise bill', 'surprise_bill'],
  ['Recibí una factura sorpresa', 'surprise_bill'],
  ['A collection agency calls me', 'debt_validation'],
  ['Un cobrador me llama', 'debt_validation'],
  ['Does the hospital have charity care?', 'charity_care'],
  ['No puedo pagar el hospital', 'charity_care'],
] as const

describe('guessLetterKind', () => {
  it.each(FORMS)('hears the form: %s', (text, kind) => {
    expect(guessLetterKind(text, 'form_help')).toEqual({ confidence: 'said', choices: [kind] })
  })

  it.each(['', 'I have a form', 'my bill', 'no surprise there', 'They are not a debt collector'])(
    'does not settle what was not said: %s',
    (text) => expect(guessLetterKind(text, 'form_help').confidence).toBe('unsure'),
  )

  it('asks where two fit, the collector first', () => {
    const guess = guessLetterKind('A collection agency wants the money. I want an itemized bill.', 'form_help')
    expect(guess).toEqual({ confidence: 'unsure', choices: ['debt_validation', 'itemized_bill'] })
  })

  it('knows the one letter of an appeal and of a prior authorization', () => {
    expect(guessLetterKind('', 'appeal').choices).toEqual(['appeal'])
    expect(guessLetterKind('surprise bill', 'prior_auth').choices).toEqual(['prior_authorization'])
  })

  it.each([
    ['I want to apply for SNAP', 'application_checklist'],
    ['I cannot pay my hospital bill', 'charity_care'],
    ['financial assistance from the hospital', 'charity_care'],
    ['financial assistance for college', 'application_checklist'],
  ])('takes an application for a program, or for a hospital’s own help: %s', (text, kind) => {
    expect(guessLetterKind(text, 'application').choices).toEqual([kind])
  })

  it('stays among the letters of the kind of help', () => {
    for (const type of ['application', 'form_help'] as const)
      for (const [text] of FORMS)
        for (const kind of guessLetterKind(text, type).choices) expect(KINDS_OF_HELP[type]).toContain(kind)
  })
})
