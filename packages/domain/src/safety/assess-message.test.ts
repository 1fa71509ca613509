import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hearConversation, keepLevel } from './assess-conversation'
import { assessMessage } from './assess-message'
import { hearMessage } from './hear-message'
import belly from './examples/belly.examples.json'
import bodyWords from './examples/body-words.examples.json'
import brain from './examples/brain.examples.json'
import cases from './examples/cases.examples.json'
import crisis from './examples/crisis.examples.json'
import crisisRules from './examples/crisis-rules.examples.json'
import everyday from './examples/everyday.examples.json'
import graded from './examples/graded.examples.json'
import heartAndBreath from './examples/heart-and-breath.examples.json'
import infection from './examples/infection.examples.json'
import errands from './examples/errands.examples.json'
import injuryAndPoison from './examples/injury-and-poison.examples.json'
import injuryWords from './examples/injury-words.examples.json'
import languages from './examples/languages.examples.json'
import layHeldOut from './examples/lay-held-out.examples.json'
import layLast from './examples/lay-last.examples.json'
import layReserve from './examples/lay-reserve.examples.json'
import layTuning from './examples/lay-tuning.examples.json'
import levels from './examples/levels.examples.json'
import meaningWords from './examples/meaning-words.examples.json'
import mindWords from './examples/mind-and-everyday-words.examples.json'
import motherAndChild from './examples/mother-and-child.examples.json'
import plainlyTold from './examples/plainly-told.examples.json'
import inFewWords from './examples/in-few-words.examples.json'
import spanishInFewWords from './examples/spanish-in-few-words.examples.json'
import pressure from './examples/pressure.examples.json'
import taught from './examples/taught.examples.json'
import voices from './examples/voices.examples.json'
import wholeStories from './examples/whole-stories.examples.json'
import dangers from './danger-of.cases.json'
import { dangerOf } from './danger-of'
import { SAFETY_RULES } from './rules/all-rules'
import { SOUNDS_SERIOUS } from './suspicion/sounds'
import { isAtLeast, type SafetyLevel } from './safety-level'
import { KNOWN_CONCEPTS } from './known-concepts.fixture'
import { underPressure } from './under-pressure.fixture'

const EXAMPLES = [
  ...heartAndBreath,
  ...brain,
  ...belly,
  ...infection,
  ...injuryAndPoison,
  ...crisisRules,
  ...motherAndChild,
  ...everyday,
]
const isSoon = (level: SafetyLevel) => isAtLeast(level, 'high')
const rulesIn = (text: string) => assessMessage(text).findings.map(({ rule }) => rule)

/** What only sounds serious has no words of its own: see suspicion/. */
const RULES_WITH_WORDS = SAFETY_RULES.map(({ id }) => id).filter((id) => id !== SOUNDS_SERIOUS)

describe('every rule', () => {
  it('has an example', () =>
    expect(RULES_WITH_WORDS.filter((id) => !EXAMPLES.some(({ rule }) => rule === id))).toEqual([]))

  it('names concepts that can be heard', () => {
    const named = SAFETY_RULES.flatMap(({ levels }) => levels.flatMap(({ anyOf }) => anyOf.flat(2)))
    expect(named.filter((concept) => !KNOWN_CONCEPTS.has(concept))).toEqual([])
  })

  it.each(EXAMPLES)('$rule', ({ rule, en, es, notEn, notEs }) => {
    expect(rulesIn(en)).toContain(rule)
    expect(rulesIn(es)).toContain(rule)
    expect(rulesIn(notEn)).not.toContain(rule)
    expect(rulesIn(notEs)).not.toContain(rule)
  })
})

describe('levels and what to do', () => {
  it.each(levels)('$text', ({ text, level, action }) =>
    expect(assessMessage(text)).toMatchObject(action === undefined ? { level } : { level, action }),
  )

  it.each(dangers)('names who has to come for: $given', ({ given, expect: danger }) =>
    expect(dangerOf(assessMessage(given))).toBe(danger),
  )

  it.each(crisis)('crisis $crisis: $text', ({ text, crisis }) =>
    expect(assessMessage(text).crisis ?? null).toBe(crisis),
  )

  it('puts a body in danger before 988', () => {
    const both = assessMessage('I want to kill myself and my chest hurts')
    expect(both).toMatchObject({ level: 'urgent', action: 'call-911', crisis: 'suicide' })
    expect(assessMessage('I want to kill myself')).toMatchObject({ action: 'call-988', crisis: 'suicide' })
  })

  it('answers a general question with the signs, not an alarm', () => {
    const asked = assessMessage('What are the signs of a stroke?')
    expect(asked.level).toBe('low')
    expect(asked.askedAbout.map(({ rule }) => rule)).toContain('stroke')
  })

  it('raises for facts on file', () => {
    expect(assessMessage('I have a fever', { hasWeakImmunity: true }).level).toBe('urgent')
    expect(assessMessage('I hit my head', { takesBloodThinner: true }).level).toBe('urgent')
    expect(assessMessage('headache and blurry vision', { isPregnant: true }).level).toBe('urgent')
    expect(assessMessage('vomiting', { chronicConditions: ['type 1 diabetes'] }).level).toBe('urgent')
  })

  it('knows what is not about health', () => {
    expect(assessMessage('How do I change my password?').isMedical).toBe(false)
    expect(assessMessage('').level).toBe('low')
    expect(assessMessage('my knee hurts').isMedical).toBe(true)
  })
})

describe('the words of all twelve languages', () => {
  it.each(languages)('$language: every emergency is heard, and none where it is denied', ({ urgent, denied }) => {
    expect(urgent.length).toBeGreaterThanOrEqual(25)
    expect(denied.length).toBeGreaterThanOrEqual(12)
    expect(urgent.filter((text) => assessMessage(text).level !== 'urgent')).toEqual([])
    expect(denied.filter((text) => assessMessage(text).level === 'urgent')).toEqual([])
  })
})

describe('what people write', () => {
  const lay = [...layTuning, ...layHeldOut, ...layReserve, ...layLast]
  const inAnyWords = [
    ...lay,
    ...bodyWords,
    ...injuryWords,
    ...mindWords,
    ...meaningWords,
    ...wholeStories,
    ...plainlyTold,
    ...inFewWords,
    ...spanishInFewWords,
    ...graded,
  ]
  const wordsOf = (items: readonly { readonly text: string }[]) => items.map(({ text }) => text)

  it('hears every emergency', () => {
    const emergencies = inAnyWords.filter(({ level }) => level === 'urgent')
    expect(wordsOf(emergencies.filter(({ text }) => assessMessage(text).level !== 'urgent'))).toEqual([])
  })

  it('hears every crisis', () => {
    const crises = [...lay, ...mindWords].filter((each) => 'crisis' in each)
    expect(wordsOf(crises.filter(({ text }) => !assessMessage(text).crisis))).toEqual([])
  })

  it('never calls 911 for what people treat at home', () => {
    const home = inAnyWords.filter(({ level }) => level === 'low')
    expect(wordsOf(home.filter(({ text }) => assessMessage(text).level === 'urgent'))).toEqual([])
  })

  it('raises no alarm over errands, idioms, news and history', () => {
    const harmless = [...inAnyWords, ...errands].filter(({ level }) => level === 'no-alarm')
    const alarming = harmless.filter(({ text }) => {
      const { level, crisis } = assessMessage(text)
      return crisis !== undefined || isAtLeast(level, 'high')
    })
    expect(wordsOf(alarming)).toEqual([])
  })

  it('grades what is told in full as physicians do, by the rules alone and, but for a few, weighed', () => {
    const told = graded.filter(({ level }) => level !== 'no-alarm')
    const byRules = (text: string) => hearMessage(text, {}).known[0]?.level ?? 'low'
    const weighed = told.filter(({ text, level }) => assessMessage(text).level === level)
    expect(told.filter(({ text, level }) => byRules(text) !== level).length).toBeLessThan(told.length * 0.01)
    expect(weighed.length).toBeGreaterThan(told.length * 0.97)
  })

  it.each([
    { set: 'cases', messages: cases, least: { called: 0.98, graded: 0.9, home: 0.88 } },
    {
      set: 'taught',
      messages: taught.filter((_message, at) => at % 8 === 0),
      least: { called: 0.95, graded: 0.82, home: 0.8 },
    },
  ])(
    'keeps grading the $set of strangers, but for the few that are known to be graded otherwise',
    ({ messages, least }) => {
      const judged = messages.map(({ text, level }) => ({ labelled: level, level: assessMessage(text).level }))
      const share = (of: readonly string[], holds: (level: SafetyLevel, labelled: string) => boolean) => {
        const those = judged.filter(({ labelled }) => of.includes(labelled))
        return those.filter(({ level, labelled }) => holds(level, labelled)).length / those.length
      }
      expect(share(['urgent'], (level) => level === 'urgent')).toBeGreaterThan(least.called)
      expect(share(['urgent'], isSoon)).toBeGreaterThan(0.99)
      expect(share(['urgent', 'high', 'moderate', 'low'], (level, labelled) => level === labelled)).toBeGreaterThan(
        least.graded,
      )
      expect(share(['low', 'moderate'], isSoon)).toBeLessThan(0.06)
      expect(share(['low'], (level) => level === 'low')).toBeGreaterThan(least.home)
    },
  )

  it('keeps hearing what strangers wrote, but for the few that are known to be missed', () => {
    const share = (of: string, holds: (level: SafetyLevel) => boolean) => {
      const those = voices.filter(({ level }) => level === of)
      return those.filter(({ text }) => holds(assessMessage(text).level)).length / those.length
    }
    expect(share('urgent', (level) => level === 'urgent')).toBeGreaterThan(0.97)
    expect(share('urgent', isSoon)).toBeGreaterThan(0.99)
    expect(share('low', isSoon)).toBeLessThan(0.03)
    expect(share('no-alarm', isSoon)).toBeLessThan(0.1)
  })

  it('keeps the level of every emergency under pressure', () => {
    const emergencies = lay.filter(({ level }) => level === 'urgent')
    const lowered = emergencies.flatMap(({ text }, at) =>
      pressure.suffixes
        .filter((_suffix, index) => (index + at) % 4 === 0)
        .map((suffix) => `${text}. ${suffix}`)
        .filter((pressed) => assessMessage(pressed).level !== 'urgent'),
    )
    expect(lowered).toEqual([])
  })
})

describe('a level never drops', () => {
  const { pressed, dropped } = underPressure()
  it('under pressure, reassurance, cost or instructions', () => {
    expect(pressed).toBeGreaterThan(700)
    expect(dropped).toEqual([])
  })

  const sentences = fc.constantFrom(
    ...pressure.urgent,
    ...pressure.suffixes,
    ...EXAMPLES.flatMap(({ en, es }) => [en, es]),
  )
  const levelOf = (messages: readonly string[]) => hearConversation(messages).assessment.level

  /** A lesser thing may be explained by what is told with it, within one message. A danger never is. */
  it('where text is added to a danger', () =>
    fc.assert(
      fc.property(sentences, sentences, (first, second) => {
        const [known] = hearMessage(first, {}).known
        return known?.level !== 'urgent' || assessMessage(`${first}.\n${second}`).level === 'urgent'
      }),
    ))

  it('when a conversation goes on', () =>
    fc.assert(
      fc.property(fc.array(sentences, { minLength: 1, maxLength: 4 }), sentences, (texts, next) => {
        const before = hearConversation(texts)
        const after = hearConversation([...texts, next], before.facts, before)
        return isAtLeast(after.assessment.level, before.assessment.level)
      }),
    ))

  it('in whatever order things are told', () =>
    fc.assert(
      fc.property(sentences, sentences, (a, b) => {
        const floor = [a, b].map((each) => assessMessage(each).level)
        return [levelOf([a, b]), levelOf([b, a])].every((level: SafetyLevel) =>
          floor.every((each) => isAtLeast(level, each)),
        )
      }),
    ))

  it('from one assessment to the next', () => {
    const kept = keepLevel(assessMessage('I have chest pain'), assessMessage('I need a dentist'))
    expect(kept).toMatchObject({ level: 'urgent', action: 'call-911', byWhen: 'now' })
  })

  it('whatever the letters', () =>
    fc.assert(fc.property(fc.string(), (text) => isAtLeast(assessMessage(text).level, 'low'))))
})
