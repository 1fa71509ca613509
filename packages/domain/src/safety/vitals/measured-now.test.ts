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
    ['the bath was 100 degrees for my newborn', []],
    ['el agua del baño estaba a 38 grados', []],
    ['her brother has 102, the newborn is 98.4', ['98', '4']],
    ['in class we learned that a glucose under 40 causes seizures', []],
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
    ['in class I checked, sugar 38, shaking', ['38']],
    ['gave him water, 104.2 now', ['104', '2']],
    ['at home in the house at 104 fever', ['104']],
    ['dad has 103, this morning it was 98.6', ['103', '98', '6']],
    ['her alarm went off, oxygen 82, set to 4 liters', ['82', '4']],
  ])('but those of now: %s', (text, left) => {
    expect(figuresIn(text)).toEqual(left)
  })
})
