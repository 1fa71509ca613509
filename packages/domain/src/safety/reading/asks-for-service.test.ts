import { describe, expect, it } from 'vitest'
import { assessMessage } from '../assess-message'

describe('a text in few words that asks for a service', () => {
  it.each([
    'stroke recovery therapy',
    'neurologist for seizures',
    'epipen refill',
    'need a new EpiPen prescription for school',
    'carbon monoxide detector',
    'overdose prevention class',
    'choking first aid class near me',
    'stable angina checkup',
    'control de mi angina estable',
    'suicide hotline volunteer',
    'perdí a mi hijo por suicidio, busco grupo',
    'grupo de apoyo, mi hermano se suicidó',
    'snake bite follow up',
    'domestic violence shelter',
    'sepsis recovery',
    'psychosis clinic',
    'rehabilitación después de un derrame',
    'control después de un infarto',
    'convulsiones, neurólogo',
    'grupo de apoyo para depresión posparto',
  ])('raises no alarm: %s', (text) => expect(assessMessage(text).level).toBe('low'))

  it('says that the illness was asked about', () =>
    expect(assessMessage('stroke recovery therapy').askedAbout.map(({ rule }) => rule)).toContain('stroke'))

  it.each([
    'chest pain doctor',
    'he had a seizure need a doctor',
    'need a therapist i want to die',
    'I need a domestic violence shelter now',
    'hello poison control, my toddler drank the drain cleaner',
    'epi pen didnt work',
    'stung by a bee and no epipen',
    'overdose clinic',
    'mi hermano se suicidó y quiero irme con él, busco grupo',
    'lost my dad to suicide, wish I was with him, grief group?',
    'mi esposo se suicidó anoche, apoyo por favor',
    'stroke help',
    'dad slumped over, stroke recovery',
    'toddler shaking, seizure specialist',
  ])('is an alarm where it tells of somebody, or of now: %s', (text) =>
    expect(assessMessage(text).level).toBe('urgent'),
  )
})
