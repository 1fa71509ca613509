import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessMessage } from '../assess-message'
import taught from '../examples/taught.examples.json'
import voices from '../examples/voices.examples.json'
import { plainText } from '../reading/fold-message'
import { withoutIdioms } from '../reading/idioms'
import { NEEDS } from './bearings'
import { FEATURE_SPACE, featuresByPiece } from './features'
import { SOUNDS_SERIOUS } from './sounds'
import { WORDS } from './weights'
import { inRuns, inWhole, written } from './word-model'

const serious = voices.filter(({ level }) => level === 'urgent')
const harmless = voices.filter(({ level }) => level === 'low' || level === 'no-alarm')
const soundOf = (text: string, need: (typeof NEEDS)[number]) =>
  inWhole(featuresByPiece(withoutIdioms(plainText(text))), [WORDS[need]])[0]!
const shareOf = (list: readonly { readonly text: string }[], need: (typeof NEEDS)[number]) =>
  list.filter(({ text }) => soundOf(text, need) > 0).length / list.length

describe('models as they are written down', () => {
  const { now, today } = written('#PQ%ZP~~%OT', 400, 0.5, { now: 1, today: -1 })

  it('weigh what is written, and nothing else', () => {
    const weights = (of: typeof now) =>
      Array.from({ length: 400 }, (_, feature) => [feature, of.weight(feature)]).filter(([, weight]) => weight !== 0)
    expect(weights(now)).toEqual([
      [3, 5],
      [188, -0.5],
    ])
    expect(weights(today)).toEqual([
      [0, 0.5],
      [188, 2],
    ])
    expect([now.bias, today.bias]).toEqual([1, -1])
  })
})

describe('the word models', () => {
  it.each(NEEDS)('%s has a weight for every feature', (need) => {
    const { weight } = WORDS[need]
    expect(weight(0)).not.toBeNaN()
    expect(weight(FEATURE_SPACE - 1)).not.toBeNaN()
    expect(weight(FEATURE_SPACE)).toBeNaN()
    for (const feature of featuresByPiece('my dad fell. 38.5 degrees').flat())
      expect(feature).toBeLessThan(FEATURE_SPACE)
  })

  it('tell emergencies from what only looks alike, among what they were fitted to', () => {
    expect(shareOf(serious, 'now')).toBeGreaterThan(0.75)
    expect(shareOf(harmless, 'now')).toBeLessThan(0.06)
    expect(shareOf(serious, 'today')).toBeGreaterThan(0.75)
    expect(shareOf(harmless, 'today')).toBeLessThan(0.05)
  })

  it.each(NEEDS)('take nothing back in runs for what is said besides: %s', (need) =>
    fc.assert(
      fc.property(fc.constantFrom(...voices), fc.constantFrom(...harmless), ({ text }, besides) => {
        const loudest = (plain: string) => inRuns(featuresByPiece(plain), [WORDS[need]])[0]!
        const plain = plainText(text)
        expect(loudest(`${plain}.\n${plainText(besides.text)}`)).toBeGreaterThanOrEqual(loudest(plain))
      }),
    ),
  )

  it('count a feature once in the whole, and find nothing in nothing', () => {
    const pieces = featuresByPiece('my chest hurts')
    expect(inWhole([...pieces, ...pieces], [WORDS.today])).toEqual(inWhole(pieces, [WORDS.today]))
    expect(inWhole([], [WORDS.today])).toEqual([Number.NEGATIVE_INFINITY])
  })
})

describe('a message that no rule knows but that sounds like an emergency', () => {
  const suspected = taught
    .filter((_message, at) => at % 16 === 0)
    .map(({ text }) => assessMessage(text))
    .filter(({ findings }) => findings[0]?.rule === SOUNDS_SERIOUS)

  it('is for today, and 911 stands beside it', () => {
    const forToday = suspected.filter(({ level }) => level === 'high')
    expect(forToday.length).toBeGreaterThan(0)
    for (const each of forToday) expect(each).toMatchObject({ byWhen: 'today', isMedical: true })
    expect(forToday.some(({ action }) => action === 'same-day-or-911')).toBe(true)
  })

  it('is told to call 911 where it sounds like one outright', () => {
    const outright = suspected.filter(({ level }) => level === 'urgent')
    expect(outright.length).toBeGreaterThan(0)
    for (const each of outright) expect(each.byWhen).toBe('now')
  })
})
