import { describe, expect, it } from 'vitest'
import { plainText } from '../reading/fold-message'
import { measuredNow } from './measured-now'

const figuresIn = (text: string) => measuredNow(plainText(text)).match(/\d+(?:\/\d+)?/g) ?? []

describe('figures that are nobody’s now', () => {
  it.each([
    ['ten years ago my blood pressure was 220/130, now it is 128/78 on meds', ['128/78']],
    ['My pressure hit 220/130 back in 2011 when they found out', []],
    ['mi presión llegó a 210/120 hace diez años', []],
    ['when I was a kid my fever reached 106', []],
    ['the textbook says a potassium of 7 peaks the T waves', []],
    ['NCLEX practice question: a man with an oxygen of 82', []],
    ['my oxygen alarm is set at 88, is that right?', []],
    ['It read 84 with gel nails on, I took them off and it reads 98', ['98']],
    ['marcaba 89 con esmalte, se lo quité y marca 97', ['97']],
  ])('%s', (text, left) => {
    expect(figuresIn(text)).toEqual(left)
  })

  it.each([
    ['It was 220/130 two years ago and it is 210/120 again', ['220/130', '210/120']],
    ['BP 220/130, had a stroke 3 years ago', ['220/130', '3']],
    ['my oxygen was 82 when I was 20 steps up', ['82', '20']],
    ['My textbook fell on me and my pressure is 210/120', ['210/120']],
    ['It read 84 with nail polish on, I took it off and it reads 85', ['84', '85']],
  ])('but those of now: %s', (text, left) => {
    expect(figuresIn(text)).toEqual(left)
  })
})
