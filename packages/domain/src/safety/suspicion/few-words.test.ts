import { describe, expect, it } from 'vitest'
import { assessMessage } from '../assess-message'
import fewWords from '../examples/few-words.examples.json'
import { plainText } from '../reading/fold-message'
import { levelInFewWords, LONGEST } from './few-words'
import { FEW_WORDS } from './few-words-weights'
import { LETTER_SPACE, letterFeatures } from './letter-features'

const urgent = fewWords.filter(({ level }) => level === 'urgent')
const harmless = fewWords.filter(({ level }) => level === 'low')
const shareAtOnce = (list: readonly { readonly text: string }[]) =>
  list.filter(({ text }) => levelInFewWords(plainText(text)) === 'urgent').length / list.length

describe('what a short message is judged by', () => {
  it.each(['now', 'today'] as const)('%s has a weight for every feature', (need) => {
    const { weight } = FEW_WORDS[need]
    expect(weight(0)).not.toBeNaN()
    expect(weight(LETTER_SPACE - 1)).not.toBeNaN()
    expect(weight(LETTER_SPACE)).toBeNaN()
  })

  it('is of length one, however often a word is said', () => {
    for (const text of ['help', 'help help help', 'se le volteo el tractor encima', '911'])
      expect(Math.hypot(...letterFeatures(text).values())).toBeCloseTo(1)
    expect(letterFeatures('').size).toBe(0)
  })

  it('tells most emergencies from what only looks alike, among what it was fitted to', () => {
    expect(shareAtOnce(urgent)).toBeGreaterThan(0.6)
    expect(shareAtOnce(harmless)).toBeLessThan(0.02)
  })

  it('says nothing of nothing, of a story, and of animals', () => {
    expect(levelInFewWords('')).toBe('low')
    expect(levelInFewWords('no puedo respirar me ahogo '.repeat(LONGEST))).toBe('low')
    expect(levelInFewWords('the puppy keeps shaking and wont eat')).toBe('low')
  })
})

describe('an emergency in a form that no rule knows', () => {
  it.each([
    'se le volteo el tractor encima',
    'se quedó atrapado en el silo y no lo vemos',
    'le dio un ataque, se le paso y luego otro sin despertar',
    'mi abuelita se tomó la medicina del corazón tres veces y está lentísimo el pulso',
  ])('%s', (text) => {
    const { level, isMedical } = assessMessage(text)
    expect({ level, isMedical }).toEqual({ level: 'urgent', isMedical: true })
  })

  it.each([
    'she has no seizure, no fever and is playing',
    'he shot me in call of duty',
    'mi perro vomito espuma',
    'does my plan cover an ambulance',
  ])('but not what the rules set aside: %s', (text) => expect(assessMessage(text).level).toBe('low'))
})
