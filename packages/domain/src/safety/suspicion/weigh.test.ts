import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessMessage } from '../assess-message'
import { hearMessage } from '../hear-message'
import cases from '../examples/cases.examples.json'
import pressure from '../examples/pressure.examples.json'
import taught from '../examples/taught.examples.json'
import { isAtLeast } from '../safety-level'
import { bearingsOf, NEEDS, toldBy } from './bearings'
import { CONCEPTS } from './concept-weights'
import scales from './scales.json'
import { WORDS } from './weights'

const levelOf = (text: string) => assessMessage(text).level
const byRules = (text: string) => hearMessage(text, {}).known[0]?.level ?? 'low'
/** One in four, for the time it takes. */
const some = taught.filter((_message, at) => at % 4 === 0)
const lowered = some.filter(
  ({ text, level }) => level === 'low' && byRules(text) === 'urgent' && levelOf(text) !== 'urgent',
)

describe('what the rules found, weighed with how all of it sounds', () => {
  it('takes back alarms over what can wait, and asks them back', () => {
    expect(lowered.length).toBeGreaterThan(20)
    for (const { text } of lowered.slice(0, 50)) expect(assessMessage(text).askedAbout).not.toEqual([])
  })

  it('never takes back an emergency told in very little, whatever it sounds like, and hardly one told in little', () => {
    const little = some.filter(({ text }) => text.length < 140 && byRules(text) === 'urgent')
    const takenBack = little.filter(({ text }) => levelOf(text) !== 'urgent')
    expect(little.length).toBeGreaterThan(100)
    expect(takenBack.filter(({ text }) => text.length < 95)).toEqual([])
    expect(takenBack.length).toBeGreaterThan(10)
    expect(takenBack.filter(({ level }) => level === 'urgent')).toEqual([])
  })

  it.each(pressure.urgent)('takes nothing from a line that is an emergency by itself: %s', (danger) => {
    for (const { text } of lowered.slice(0, 12)) {
      expect(levelOf(`${danger}\n${text}`)).toBe('urgent')
      expect(levelOf(`${text}\n${danger}`)).toBe('urgent')
    }
  })

  it('never takes back what was measured, nor a crisis', () => {
    const [calm] = lowered
    for (const danger of ['My oxygen is at 81 since I woke up today', 'I am going to kill myself tonight'])
      expect(levelOf(`${calm!.text} ${danger}.`)).toBe('urgent')
  })

  it('raises what no rule knows', () => {
    const raised = some.filter(
      ({ text, level }) => level === 'urgent' && byRules(text) !== 'urgent' && levelOf(text) === 'urgent',
    )
    expect(raised.length).toBeGreaterThan(5)
  })

  it('leaves documents and languages it has seen little of to the rules', () => {
    const long = `${'We went to the office and they were kind. '.repeat(60)} My chest is crushing.`
    expect(levelOf(long)).toBe(byRules(long))
  })

  it('what needs somebody today needs it still where harmless stories are told around it', () => {
    const urgent = cases.filter(({ level }) => level === 'urgent')
    const [, story] = lowered
    const lost = fc
      .sample(fc.constantFrom(...urgent), { numRuns: 150, seed: 7 })
      .filter(({ text }) => !isAtLeast(levelOf(`${story!.text} ${text}`), 'high'))
    expect(lost.length).toBeLessThanOrEqual(6)
  })
})

it('every scale weighs only what bears on a message', () => {
  const told = toldBy(hearMessage('My chest hurts since noon. I am sweating.', {}))
  const bearings = bearingsOf(told, { words: WORDS, concepts: CONCEPTS })
  for (const need of NEEDS) {
    const met = [...bearings.keys()].filter((name) => name in scales[need].weights)
    expect(met.length).toBeGreaterThan(10)
  }
})
