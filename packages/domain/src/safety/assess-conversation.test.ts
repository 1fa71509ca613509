import { describe, expect, it } from 'vitest'
import { hearConversation } from './assess-conversation'

const levelOf = (...messages: readonly string[]) => hearConversation(messages).assessment.level

const CHATTER = [
  'hello, I need some help understanding my insurance card and what the deductible means for me',
  'thank you, and what about the copay at urgent care, is it the same amount whoever I see there',
  'my plan is a bronze HMO that I bought on the marketplace last winter when I changed jobs',
  'what papers do I need to bring when I apply for help with the hospital bill',
] as const
const MUCH_CHATTER = Array.from({ length: 6 }, () => CHATTER).flat()

describe('messages beside each other', () => {
  it.each([
    ['my baby is two months old', 'he has a fever of 38.5'],
    ['he has a fever of 38.5', 'my baby is two months old'],
    ['I have chest pressure', 'now my left arm hurts too and I am sweating'],
    ['tengo ocho meses de embarazo', 'me duele mucho la cabeza y veo lucecitas'],
  ])('tell together what none tells alone: %s / %s', (first, second) => {
    expect(levelOf(first, second)).toBe('urgent')
    expect(levelOf(first, ...CHATTER, second)).toBe('urgent')
  })

  it('weigh more for who the person is, whenever that is told', () => {
    expect(levelOf('I have had a cough for a week')).toBe('low')
    expect(levelOf('I am pregnant', 'I have had a cough for a week')).toBe('moderate')
    expect(levelOf('I have had a cough for a week', 'I am pregnant')).toBe('moderate')
  })

  it.each([
    'Heartburn after spicy meals, antacids settle it in ten minutes. I have no chest pain. Which antacid is best?',
    'My left eyelid has been twitching on and off since finals started. Is this a stroke at 20?? Face moves normal, vision normal.',
    'As I was falling asleep my whole body jumped and I felt like falling off a cliff. I was awake immediately and knew where I was. It happened twice this week. Was that a seizure?',
  ])('take nothing from what is explained where it is told: %s', (lesser) => {
    expect(levelOf(lesser)).toBe('low')
    expect(levelOf(...MUCH_CHATTER, lesser)).toBe('low')
    expect(levelOf(lesser, ...CHATTER, 'My knee hurts a little after running')).toBe('low')
  })
})

describe('messages about different people', () => {
  const baby =
    'Spits up after most feeds since birth. 3-month-old male. Milk just runs out, no force. Never green or bloody. Happy. Growing along his curve. Plenty of wet diapers. Feeds from both sides.'
  const traveler =
    'Awake half the night for 3 days. 51-year-old female. Flew home from Tokyo. Sleepy in the afternoon. Slept well before the trip. Mood is good. Takes no medicines.'

  it('are not told of one', () => {
    expect(levelOf(baby, traveler)).not.toBe('urgent')
    expect(levelOf(traveler, baby)).not.toBe('urgent')
  })

  it('are told of one where an age is not told', () => {
    expect(levelOf('she is very drowsy and will not wake for feeds', 'my daughter is 3 months old')).toBe('urgent')
    expect(levelOf('my 2-month-old is hot', 'my husband is 40', 'her temperature is 39')).toBe('urgent')
  })
})

describe('a message that tells nothing by itself', () => {
  it('says something of what was told before it', () => {
    const lesser = 'Heartburn after spicy meals, antacids settle it in ten minutes. Which antacid is best?'
    expect(levelOf(lesser, 'how much is it at the pharmacy')).toBe('low')
    expect(levelOf(lesser, 'this time it came while I was climbing stairs, and it does not go away')).toBe('urgent')
  })
})

describe('a story told in pieces', () => {
  it('is as grave as its pieces where one of them tells all of it', () => {
    const jolt =
      'Anoche al quedarme dormido sentí que me caía y brinqué todo. Fue horrible, como si se me saliera el alma. Será convulsión? Me pasa a veces cuando ando cansado'
    const numb =
      'Se me durmió la pierna por sentarme encima de ella viendo la novela, al minuto se me quitó con hormigueo. Así le empezó el derrame a mi tía, ¿será eso?'
    expect(levelOf(jolt, numb)).not.toBe('urgent')
    expect(levelOf(jolt, 'ahora está convulsionando y no responde')).toBe('urgent')
  })

  it('is read as one', () => {
    const pieces = [
      'I have heartburn',
      'it started an hour ago while I was shoveling snow',
      'it makes me sweat, and I am 62',
    ]
    expect(pieces.map((each) => levelOf(each))).not.toContain('urgent')
    expect(levelOf(...pieces)).toBe('urgent')
    expect(levelOf(pieces[0]!, CHATTER[1], ...pieces.slice(1))).toBe('urgent')
  })
})

describe('a conversation heard further', () => {
  const before = hearConversation(['I have chest pain', CHATTER[0]])

  it('reads no message twice, and keeps its level', () => {
    const after = hearConversation(['I have chest pain', CHATTER[0], 'it is nothing'], before.facts, before)
    expect(after.messages.slice(0, 2)).toEqual(before.messages)
    expect(after.messages[0]).toBe(before.messages[0])
    expect(after.assessment.level).toBe('urgent')
  })

  it('hears anew what is another conversation, or another person', () => {
    const other = hearConversation([CHATTER[0]], before.facts, before)
    expect(other.assessment.level).toBe('low')
    const older = hearConversation(['I have chest pain', CHATTER[0]], { age: 80 }, before)
    expect(older.messages[0]).not.toBe(before.messages[0])
  })
})
