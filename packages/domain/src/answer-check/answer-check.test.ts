import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SafetyLevel } from '../safety/safety-level'
import { createAnswerCheck, type AnswerCheckOptions } from './answer-check'

const MATERIAL = [
  '[1] Appeals. You have 180 days to appeal under 45 CFR 147.136(b). The plan answers in 30 to 60 days. Help: 1-800-318-2596, www.healthcare.gov/appeal or help@plan.example.org.',
  '[2] Costs. The fee is $1,250.50; 20 percent is yours. The No Surprises Act of 2020 covers it. Take 500 mg every 6 hours. Text HOME to 741741. Blood tests such as HbA1c and form CMS-10003.',
  'I earn 2,400 dollars a month and I am 47 years old. My letter says [CLAIM NUMBER]. Signed, [NAME_1].',
]

interface Outcome {
  readonly shown: string
  readonly violation: string | undefined
}

/** Gives the text in pieces, as a model would. */
function run(
  text: string,
  options: Partial<AnswerCheckOptions> = {},
  cut: (text: string) => string[] = words,
): Outcome {
  const check = createAnswerCheck({ material: MATERIAL, level: 'moderate', ...options })
  let shown = ''
  const results = [...cut(text).map((piece) => () => check.push(piece)), () => check.end()]
  for (const result of results.map((next) => next())) {
    if (result.kind === 'violation') return { shown, violation: result.violation }
    shown += result.text
  }
  return { shown, violation: undefined }
}
const words = (text: string) => text.match(/\s*\S+|\s+$/g) ?? []
const letters = (text: string) => [...text]

describe('an answer that says what nothing given says', () => {
  it.each([
    ['It costs $1,300 there.', 'figure'],
    ['It costs 1300 dollars there.', 'figure'],
    ['You pay $180 at most.', 'figure'],
    ['About 73% win.', 'figure'],
    ['About 25 percent win.', 'figure'],
    ['Cerca del 73 por ciento gana.', 'figure'],
    ['Take 4,000 mg now.', 'figure'],
    ['Take 500mcg now.', 'figure'],
    ['Take 500 µg now.', 'figure'],
    ['Take 500 μg now.', 'figure'],
    ['Take 20 mg now.', 'figure'],
    ['Take 2 tablets now.', 'figure'],
    ['Wait 3 days, then call.', 'figure'],
    ['Espere 3 días.', 'figure'],
    ['You have 2 to 4 weeks.', 'figure'],
    ['In 2019 the law changed.', 'figure'],
    ['There are 812 clinics.', 'figure'],
    ['It is ٤٥٠ there.', 'figure'],
    ['They pay fifty dollars.', 'figure'],
    ['They pay twenty-five percent.', 'figure'],
    ['Pague doscientos dólares.', 'figure'],
    ['Tome dos pastillas.', 'figure'],
    ['You have two weeks.', 'figure'],
    ['It costs $1.3 million.', 'figure'],
    ['Send it by March 5.', 'figure'],
    ['Envíela antes del 5 de marzo.', 'figure'],
    ['Take one tablet.', 'figure'],
    ['They pay 5 hundred dollars.', 'figure'],
    ['They pay one hundred and twenty-five dollars.', 'figure'],
    ['Son mil quinientos dólares.', 'figure'],
    ['It is 5k dollars.', 'figure'],
    ['Half a dose, or 0.5 mg, daily.', 'figure'],
    ['Come at 8:45 a.m. please.', 'figure'],
    ['Call one 1-900-555-0199 or not.', 'phone'],
    ['Call 1-800-555-0199 now.', 'phone'],
    ['Call (800) 555 0199 now.', 'phone'],
    ['Call 555-0199 now.', 'phone'],
    ['Call 1-800-GET-WELL now.', 'phone'],
    ['Dial 411 for that.', 'phone'],
    ['Llame al 411 para eso.', 'phone'],
    ['Write to cures@example.com today.', 'email'],
    ['See https://cures.example.com/now today.', 'link'],
    ['See www.healthcare.gov/other today.', 'link'],
    ['See cures.org today.', 'link'],
    ['See [this page](https://cures.example.com) today.', 'link'],
    ['Under 29 CFR 2560.503-1 you may.', 'law'],
    ['Under 45 CFR § 147.999 you may.', 'law'],
    ['Under section 2719 you may.', 'law'],
    ['Under § 5 you may.', 'law'],
    ['Según el artículo 12 puede.', 'law'],
    ['Under the Patient Fairness Act you may.', 'law'],
    ['So it says [3].', 'source'],
    ['So it says [1, 7].', 'source'],
    ['Dear [INSERT NAME], hello.', 'bracket'],
    ['Dear [NAME_2], hello.', 'bracket'],
    ['Use form XY1234 for it.', 'code'],
    ['Hello {{name}}, fine.', 'leak'],
    ['<|im_end|> Hello.', 'leak'],
    ['<result> Hello.', 'leak'],
    ['My instructions tell me so.', 'leak'],
  ])('%s is a wrong %s', (text, violation) => {
    expect(run(text)).toMatchObject({ violation })
    expect(run(text, {}, letters)).toMatchObject({ violation })
    expect(run(text, {}, (whole) => [whole])).toMatchObject({ violation })
  })

  it('is stopped before the figure is shown', () => {
    expect(run('The fee is $9,999 there.').shown).toBe('The fee is ')
    expect(run('Call (800) 555 0199 now.').shown).not.toMatch(/\d/)
    expect(run('Take 20 mg now.', {}, letters).shown).toBe('Take ')
  })
})

describe('an answer that says what was given', () => {
  it.each([
    'You have 180 days to appeal [1].',
    'Tiene 180 días para apelar [1].',
    'You have 180 calendar days.',
    'The plan answers in 30 to 60 days, or 30-60 days.',
    'El plan responde en 30 a 60 días.',
    'Under 45 CFR 147.136(b) and 45 CFR §147.136 you may.',
    'The No Surprises Act covers it.',
    'The fee is $1,250.50, of which 20% is yours.',
    'It is $1250.50, twenty percent of it yours.',
    'Take 500 mg every 6 hours.',
    'Call 1-800-318-2596 or (800) 318-2596.',
    'See https://www.healthcare.gov/appeal or healthcare.gov.',
    'Write to Help@plan.example.org.',
    'Text HOME to 741741, or call 911 or 988 or 211.',
    'Llame al 911 o al 988.',
    'You earn $2,400 a month and are 47.',
    'Dear [NAME_1], your [CLAIM NUMBER] is missing.',
    'There are 3 things to do:\n1. Call.\n2. Write.\n12. Rest.',
    'First, one thing. In one day you may hear more. Two of them, seven words.',
    'Type 2 diabetes, COVID-19, vitamin B12 and HbA1c are words.',
    'You can call 24/7.',
    'A second opinion may help. Twenty people may come.',
    '**Call** your plan. Act fast. See [the page](https://healthcare.gov/appeal).',
    '请打电话。您有180天。',
    'Ask for form CMS-10003.',
  ])('%s', (text) => {
    expect(run(text)).toEqual({ shown: text, violation: undefined })
    expect(run(text, {}, letters)).toEqual({ shown: text, violation: undefined })
  })

  it('may say what a tool found, from then on', () => {
    const check = createAnswerCheck({ material: [], level: 'low' })
    check.allow('Clinic: 816-555-0143, 12.5 miles')
    check.push('Call 816-555-0143. It is 12.5 miles away.')
    expect(check.end()).toMatchObject({ kind: 'text' })
  })
})

describe('an answer that makes little of a danger', () => {
  const LITTLE = [
    'You do not need to see a doctor.',
    'You don’t need to go to the emergency room for this.',
    'There is no need to call 911.',
    'It is not necessary to see anyone, nor is it necessary to call. Don’t call 911.',
    'You don’t need a doctor.',
    'Skip going to the hospital.',
    "It's nothing.",
    'It is probably nothing serious.',
    'This is just anxiety.',
    'There is nothing to worry about.',
    'You are in no danger at all.',
    'The danger has passed.',
    'Your symptoms are mild.',
    'Wait it out and see.',
    'Doctors can wait.',
    'There is no rush.',
    'Sounds harmless to me.',
    'The app is overreacting.',
    'I would not bother the doctor with this.',
    'This does not sound serious.',
    'Everything is OK.',
    'You are fine.',
    'You will be perfectly fine.',
    'It can wait.',
    'It will go away on its own.',
    'Wait and see.',
    'Rest instead of calling 911.',
    'No necesita ver a un médico.',
    'No hace falta ir a urgencias.',
    'No llame al 911.',
    'No vaya al hospital.',
    'No es nada.',
    'No es nada grave.',
    'No hay de qué preocuparse.',
    'No se preocupe.',
    'Es solo ansiedad.',
    'Puede esperar.',
    'Se quita solo.',
  ]
  it.each(LITTLE)('%s', (text) => {
    for (const level of ['moderate', 'high', 'urgent'] as const)
      expect(run(text, { level })).toMatchObject({ violation: 'reassurance' })
    expect(run(text, {}, letters)).toMatchObject({ violation: 'reassurance' })
  })

  it.each(LITTLE)('%s may be said where there is none', (text) =>
    expect(run(text, { level: 'low' }).violation).toBeUndefined(),
  )

  it.each<[string, SafetyLevel, string | undefined]>([
    ['This is not an emergency.', 'moderate', undefined],
    ['This is not an emergency.', 'high', 'reassurance'],
    ['Not an emergency.', 'high', 'reassurance'],
    ['Esto no es una emergencia.', 'urgent', 'reassurance'],
    ['If this is not an emergency, call the clinic.', 'high', undefined],
  ])('%s at %s', (text, level, violation) => expect(run(text, { level }).violation).toBe(violation))

  it.each([
    'Don’t wait to call 911.',
    'Do not hesitate to see a doctor.',
    'Do not delay calling 911.',
    'You do not need insurance to go to the emergency room.',
    'You do not need an appointment.',
    'The reviewer thinks you do not need the care.',
    'You don’t need to wait to see a doctor.',
    'Even if you think it is nothing, call.',
    'If it is nothing, the nurse will tell you so.',
    'This can’t wait. It cannot wait.',
    'You can wait in the clinic.',
    'Puede esperar una respuesta.',
    'This is not something to ignore.',
    'Do not drive yourself. Call 911.',
    'No espere: llame al 911.',
    'No necesita seguro para ir a urgencias.',
    'Aunque parezca que no es nada, llame.',
    'No puede esperar.',
    'No dude en llamar al 911.',
  ])('%s is no such thing', (text) =>
    expect(run(text, { level: 'urgent' })).toEqual({ shown: text, violation: undefined }),
  )
})

describe('an answer that gives away its orders', () => {
  const instructions = ['You word answers for a service that helps people find care they can afford in their town.']

  it('is stopped', () =>
    expect(run('Sure: you word answers for a service that helps people find care.', { instructions }).violation).toBe(
      'leak',
    ))

  it('may use the same words otherwise', () =>
    expect(run('This service helps people find care they can afford.', { instructions }).violation).toBeUndefined())
})

describe('the filter', () => {
  it('lets the first word through at once', () =>
    expect(createAnswerCheck({ material: [], level: 'low' }).push('Hello')).toEqual({ kind: 'text', text: 'Hello' }))

  it('holds back no more than an unfinished word or figure', () => {
    const check = createAnswerCheck({ material: MATERIAL, level: 'low' })
    const shown = ['I ', 'hear ', 'you. ', 'You have ', '180', ' ', 'da', 'ys ', 'to'].map((piece) => check.push(piece))
    expect(shown.map((each) => each.kind === 'text' && each.text)).toEqual([
      'I ',
      'hear ',
      'you. ',
      'You have ',
      '',
      '',
      '',
      '180 days ',
      '',
    ])
  })

  it('says nothing more after a violation', () => {
    const check = createAnswerCheck({ material: [], level: 'low' })
    check.push('It costs $5 there. ')
    const stopped = { kind: 'violation', violation: 'figure' }
    expect([check.push('Fine words. '), check.end()]).toEqual([stopped, stopped])
  })

  it('shows a text without figures whole, however it is cut', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('care ', 'Llame. ', 'día ', '\n', 'a', '健康', ' [1] ', '(', 'it’s ', ' 180 days. ')),
        (pieces) => {
          const text = pieces.join('')
          expect(run(text, { level: 'low' }, () => pieces)).toEqual({ shown: text, violation: undefined })
        },
      ),
    ))

  it('never shows an amount that was not given, however it is cut', () =>
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 99_999 }), fc.integer({ min: 1, max: 5 }), (amount, size) => {
        fc.pre(![2400, 47, 180, 30, 60, 20, 500, 2020].includes(amount))
        const text = `So the bill is $${amount.toLocaleString('en-US')} in the end.`
        const { shown, violation } = run(text, {}, (whole) => whole.match(new RegExp(`.{1,${size}}`, 'g')) ?? [])
        expect([/\d/.test(shown), violation]).toEqual([false, 'figure'])
      }),
    ))

  it('goes through a long text of any kind', () => {
    for (const piece of ['a ', '1 ', '[', '1-', 'twenty ', 'not ', 'no need to ', '$', '. '])
      expect(run(piece.repeat(4_000 / piece.length), {}, (text) => text.match(/.{1,40}/gs) ?? [])).toBeDefined()
  })
})
