import { describe, expect, it } from 'vitest'
import { assessMessage } from './assess-message'
import { FIRST_AID, firstAidFor } from './first-aid'
import { KNOWN_CONCEPTS } from './known-concepts.fixture'
import { SAFETY_RULES } from './rules/all-rules'

const stepsFor = (message: string) => firstAidFor(assessMessage(message)).map(({ code }) => code)

describe('first aid', () => {
  it('is for rules that there are, and for concepts that can be heard', () => {
    const rules = new Set(SAFETY_RULES.map(({ id }) => id))
    expect(FIRST_AID.flatMap((each) => each.rules).filter((rule) => !rules.has(rule))).toEqual([])
    const concepts = FIRST_AID.flatMap(({ heard = [], unless = [] }) => [...heard, ...unless])
    expect(concepts.filter((concept) => !KNOWN_CONCEPTS.has(concept))).toEqual([])
  })

  it.each([
    ['he was shocked by a wire and does not respond', 'cut-power'],
    ['the carbon monoxide alarm is on and we have headaches', 'fresh-air'],
    ['my dad is choking on meat and cant breathe', 'clear-airway'],
    ['mi mamá no responde y no respira', 'press-chest'],
    ['my wife is not breathing', 'press-chest'],
    ['ate peanuts and my throat is closing and my lips are swelling', 'use-epinephrine'],
    ['deep cut on my arm and the bleeding wont stop', 'press-wound'],
    ['my sugar is 38 and im shaky', 'take-sugar'],
    ['mi hijo está convulsionando', 'lay-on-side'],
    ['her face is drooping and she slurs', 'note-time'],
    ['I have crushing chest pain and my left arm hurts', 'rest-heart'],
    ['my inhaler does not help my asthma attack', 'use-inhaler'],
    ['i cant catch my breath', 'sit-up'],
    ['boiling water burned my sons whole chest', 'cool-burn'],
    ['he collapsed in the heat, his skin is hot and he is confused', 'cool-body'],
    ['he has hypothermia', 'warm-body'],
    ['got oven cleaner in my eyes', 'rinse-eye'],
    ['my toddler drank bleach', 'no-vomiting'],
    ['a rattlesnake bit my leg', 'keep-still'],
    ['me quiero matar', 'means-away'],
  ])('to %j is first %s', (message, code) => expect(stepsFor(message)).toContain(code))

  it.each([
    ['diabetic husband, sugar 600, he wont wake', 'take-sugar'],
    ['se cayó de la escalera, le duele el cuello y no puede respirar', 'sit-up'],
    ['I am 9 weeks pregnant and soaking two pads an hour', 'press-wound'],
  ])('to %j is not %s', (message, code) => expect(stepsFor(message)).not.toContain(code))

  it('puts breathing before the wound, and names three steps at most', () => {
    const steps = stepsFor('he was stabbed, bleeding everywhere, not responding, having a seizure and his face droops')
    expect(steps[0]).toBe('press-chest')
    expect(steps.length).toBeLessThanOrEqual(3)
  })

  it.each(['my son has a small cut', 'I had a seizure in 2015', 'I have a cold'])(
    'is none where nothing is an emergency: %j',
    (message) => expect(stepsFor(message)).toEqual([]),
  )
})
