import { describe, expect, it } from 'vitest'
import { hearMessage } from '../hear-message'

/** By the rules alone, before anything is weighed. */
const levelOf = (text: string) => hearMessage(text, {}).known[0]?.level ?? 'low'

describe('chest pain that comes with effort alone', () => {
  const steady =
    'For three weeks my chest gets tight when I climb stairs. It stops within minutes when I rest. It never happens at rest.'

  it('is for today', () => expect(levelOf(steady)).toBe('high'))

  it.each([
    'I have chest pain',
    'My chest gets tight when I climb stairs. It stops when I rest.',
    `${steady} This morning it came while I was sitting.`,
    `${steady} I sweat with it.`,
    `${steady} It is getting worse.`,
    `${steady} My jaw hurts too.`,
    'For three weeks my chest gets tight when I climb stairs and it does not stop when I rest',
  ])('stays an emergency: %s', (text) => expect(levelOf(text)).toBe('urgent'))
})

describe('a rash of blisters on one side of the chest', () => {
  const band =
    'Burning pain on the left side of my chest for four days, then a rash of small blisters in the same place'

  it('is for today', () => expect(levelOf(band)).toBe('high'))

  it.each([`${band}. I am short of breath.`, `${band}. There is pressure too.`, 'Chest pain and a rash on my leg'])(
    'hides no heart: %s',
    (text) => expect(levelOf(text)).toBe('urgent'),
  )
})

describe('a cold or flu told as a whole', () => {
  it('begins suddenly', () => {
    expect(levelOf('Fever, cough and headache since yesterday. It came on suddenly. I am 30.')).toBe('low')
    expect(levelOf('My head hurts. It came on suddenly. I had a cough last week.')).toBe('urgent')
    expect(levelOf('Fever and cough. Then a sudden headache, the worst ever.')).toBe('urgent')
  })

  it('tires, but does not keep anyone from standing', () => {
    expect(levelOf('I am 25, fever of 101 and cough since yesterday, exhausted')).toBe('low')
    expect(levelOf('I am 25, fever of 101 and cough, so weak I cannot stand')).toBe('urgent')
    expect(levelOf('She is 78, fever of 101 and cough, exhausted')).toBe('urgent')
  })

  it('has no fever below 38 degrees', () => {
    expect(levelOf('30 years old, stuffy nose and a fever of 99.5 for three days')).toBe('low')
    expect(levelOf('My 2 month old has a fever of 100.6')).toBe('urgent')
    expect(levelOf('Fever of 99.9 on chemo')).toBe('urgent')
  })
})

describe('small things of children', () => {
  it('a streak of blood on a hard stool is for a visit', () => {
    expect(levelOf('My 6 month old has hard stools with a streak of blood on them, he is happy')).toBe('moderate')
    expect(levelOf('My 6 month old has bloody stool like jelly and screams in waves')).toBe('urgent')
  })

  it('vomiting twice after the first year is for home', () => {
    expect(levelOf('My 20 month old threw up twice and is drinking and playing')).toBe('low')
    expect(levelOf('My 5 month old threw up three times')).toBe('high')
  })
})

describe('worries', () => {
  it.each([
    'I am worried I could have a stroke some day. I feel fine.',
    'A stray cat walked past me. It did not touch me. I am worried about rabies.',
    'I smelled paint for a minute. I feel fine, am I poisoned?',
  ])('without a sign are for home: %s', (text) => expect(levelOf(text)).toBe('low'))

  it.each([
    'I am worried I am having a stroke',
    'I drank antifreeze and feel fine. Should I worry?',
    'I am worried about carbon monoxide, the alarm went off',
    'I am scared, my chest hurts',
  ])('about something there stay what they are: %s', (text) => expect(levelOf(text)).toBe('urgent'))
})

describe('a list of denials', () => {
  it.each([
    'Seasonal sneezing. She denies fever, chills, and shortness of breath.',
    'Runny nose. No visible blood in the urine and no chest, jaw or arm pain.',
    'Cold for two days. He is not talking about hurting himself or anyone else.',
  ])('raises nothing: %s', (text) => expect(levelOf(text)).toBe('low'))

  it.each([
    'He denies fever, cough and chills but has chest pain',
    'Denies fever, chest pain started an hour ago',
    'Insurance denied, chest pain and sweating',
    'They denied my claim, chest pain now',
  ])('ends where something is told: %s', (text) => expect(levelOf(text)).toBe('urgent'))
})

describe('in pregnancy and after birth', () => {
  const breast =
    'I am breastfeeding, my baby is two months old. My left breast is red and hard and I have a fever of 101'

  it('an infected breast and a flu with all well are for today', () => {
    expect(levelOf(breast)).toBe('high')
    expect(levelOf('5 months pregnant, I have the flu and a fever of 101, breathing normal and baby moving')).toBe(
      'high',
    )
    expect(levelOf('8 weeks pregnant, queasy, threw up once today but crackers stay down')).toBe('low')
  })

  it.each([
    `${breast}. I am dizzy.`,
    `${breast}. I had a c section.`,
    'I had a baby 5 days ago and have a fever of 101 and a red hard breast',
    '5 months pregnant, flu and a fever of 101',
    '5 months pregnant with the flu, fever of 101, baby moving, but I am short of breath',
    '5 months pregnant with the flu, fever of 101, breathing normal, baby is not moving',
    '8 weeks pregnant, threw up once, crackers stay down, bad pain on one side of my belly',
  ])('stays an emergency: %s', (text) => expect(levelOf(text)).toBe('urgent'))
})
