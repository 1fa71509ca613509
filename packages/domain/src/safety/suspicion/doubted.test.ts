import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessMessage } from '../assess-message'
import cases from '../examples/cases.examples.json'
import pressure from '../examples/pressure.examples.json'
import { isAtLeast } from '../safety-level'

const isForToday = (text: string) => isAtLeast(assessMessage(text).level, 'high')
/** Told at length, harmless, and calm. */
const TURN = 'His legs were paralyzed with laughter when the doctor of our dog told him.'
const STORY = `My husband is 45 and has had brittle toenails for about three years. They are yellow and thick, they crumble when he cuts them, and he has no pain, no redness and no diabetes. He bought a lacquer at the drugstore in spring and it did nothing. He plays tennis twice a week and wears the same old shoes for it. ${TURN} Is it worth seeing somebody about the nails, or does one just live with them?`
const DANGERS = [
  ...pressure.urgent,
  'There is blood everywhere and it will not stop',
  'I threw up a lot of blood',
  'Se desmayó y no despierta',
]

describe('a sign read in one turn of a long and calm story', () => {
  it('is asked back and weighs nothing, though by itself it is an emergency', () => {
    expect(assessMessage(TURN).level).toBe('urgent')
    const told = assessMessage(STORY)
    expect(isAtLeast(told.level, 'high')).toBe(false)
    expect(told.askedAbout.map(({ rule }) => rule)).toContain('stroke')
  })

  it('weighs all it weighs where little is told', () => {
    expect(assessMessage(`${TURN} Is it worth seeing somebody?`).level).toBe('urgent')
  })

  it.each(DANGERS)('hides no danger said outright after it: %s', (danger) => {
    expect(assessMessage(`${STORY} ${danger}.`).level).toBe('urgent')
    expect(assessMessage(`${danger}. ${STORY}`).level).toBe('urgent')
  })

  it('hides nothing that was measured, no crisis, and no two signs that make a danger together', () => {
    for (const danger of [
      'And the clip that my grandmother left here says that my oxygen is at 84 since I woke up today',
      'I have written letters to everybody and I am going to kill myself as soon as they have left the house',
      'By the way my neck has been so stiff since noon with this fever of 103 that I keep the curtains drawn',
    ])
      expect(assessMessage(`${STORY} ${danger}.`).level).toBe('urgent')
  })
})

it('what needs somebody today needs it still where harmless stories are told around it', () => {
  const urgent = cases.filter(({ level }) => level === 'urgent')
  const lost = fc
    .sample(fc.constantFrom(...urgent), { numRuns: 150, seed: 7 })
    .filter(({ text }) => !isForToday(`${STORY} ${text}`))
  expect(lost.length).toBeLessThanOrEqual(2)
})
