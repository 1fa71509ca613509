import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessMessage } from '../assess-message'
import voices from '../examples/voices.examples.json'
import { plainText } from '../reading/fold-message'
import { withoutIdioms } from '../reading/idioms'
import { FEATURE_SPACE, featuresByPiece } from './features'
import { likeness, SOUNDS_SERIOUS, soundsSerious } from './sounds-serious'
import { WEIGHTS } from './weights'

const serious = voices.filter(({ level }) => level === 'urgent')
const harmless = voices.filter(({ level }) => level === 'low' || level === 'no-alarm')
const AT_HOME = { language: 'home', isKnown: false } as const
const shareOf = (list: readonly { readonly text: string }[]) =>
  list.filter(({ text }) => soundsSerious(withoutIdioms(plainText(text)), AT_HOME)).length / list.length

describe('the word model', () => {
  it('has a weight for every feature', () => {
    expect(WEIGHTS).toHaveLength(FEATURE_SPACE)
    for (const feature of featuresByPiece('my dad fell. 38.5 degrees').flat())
      expect(feature).toBeLessThan(FEATURE_SPACE)
  })

  it('tells emergencies from what only looks alike, among what it was fitted to', () => {
    expect(shareOf(serious)).toBeGreaterThan(0.8)
    expect(shareOf(harmless)).toBeLessThan(0.03)
  })

  it('finds nothing in nothing, and does not judge documents', () => {
    expect(soundsSerious('', AT_HOME)).toBe(false)
    expect(soundsSerious('...', AT_HOME)).toBe(false)
    expect(soundsSerious(plainText(serious.map(({ text }) => text).join('. ')), AT_HOME)).toBe(false)
  })

  it('takes nothing back for what is said besides', () =>
    fc.assert(
      fc.property(fc.constantFrom(...voices), fc.constantFrom(...harmless), ({ text }, besides) => {
        const alone = likeness(featuresByPiece(plainText(text)))
        expect(likeness(featuresByPiece(plainText(`${text}.\n${besides.text}`)))).toBeGreaterThanOrEqual(alone)
      }),
    ))
})

describe('a message that no rule knows but that sounds like an emergency', () => {
  const suspected = serious
    .map(({ text }) => assessMessage(text))
    .filter(({ findings }) => findings[0]?.rule === SOUNDS_SERIOUS)

  it('is for today, and 911 stands beside it', () => {
    expect(suspected.length).toBeGreaterThan(0)
    for (const each of suspected)
      expect(each).toMatchObject({ level: 'high', action: 'same-day-or-911', byWhen: 'today', isMedical: true })
  })
})
