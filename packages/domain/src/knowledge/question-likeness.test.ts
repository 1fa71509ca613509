import { describe, expect, it } from 'vitest'
import { learnQuestions, type Likeness } from './question-likeness'

const likenessOf = learnQuestions([
  { subject: 'cobra', text: 'how long can i keep my old job insurance' },
  { subject: 'cobra', text: 'cobra cost after losing a job' },
  { subject: 'cold', text: 'runny nose and sneezing' },
  { subject: 'cold', text: 'how long does a runny nose last' },
  { subject: 'elsewhere', text: 'how do i fix my car' },
])
const best = (likeness: Likeness) => [...likeness].toSorted((a, b) => b[1] - a[1])[0]?.[0]

describe('what a question sounds like', () => {
  it.each([
    ['cobra', 'lost my job, how much is cobra'],
    ['cold', 'sneezing all day with a runny nose'],
    ['cold', 'the nose runs and sneezes'],
    ['cold', 'sneezzing, runy nos'],
    ['elsewhere', 'my car needs a fix'],
  ])('%s: %s', (subject, question) => expect(best(likenessOf(question))).toBe(subject))

  it('speaks for every subject by no more than it is like it', () => {
    const likeness = likenessOf('runny nose')
    expect([...likeness.keys()]).toEqual(['cobra', 'cold', 'elsewhere'])
    expect(likeness.get('cold')).toBeGreaterThan(likeness.get('cobra')!)
    expect([...likeness.values()].every(Number.isFinite)).toBe(true)
  })

  it('says less of a question that is mostly of words nobody asked with', () => {
    const lead = (question: string) => likenessOf(question).get('cold')! - likenessOf(question).get('cobra')!
    expect(lead('sneezing')).toBeGreaterThan(lead('sneezing zzyzx quuxly florp'))
  })

  it.each(['', '  ', '?!', '天氣'])('says nothing of %j', (question) => expect(likenessOf(question).size).toBe(0))

  it('reads no more than the beginning of a very long text', () => {
    const long = `sneezing ${'cobra '.repeat(3)}${'and then '.repeat(5000)}`
    expect(best(likenessOf(long))).toBe(best(likenessOf(long.slice(0, 600))))
    expect(likenessOf('a'.repeat(20_000)).size).toBe(0)
  })
})
