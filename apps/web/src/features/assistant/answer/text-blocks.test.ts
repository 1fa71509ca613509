import { expect, test } from 'vitest'
import { textBlocks } from './text-blocks'

test('an empty line parts paragraphs, a line end does not', () => {
  expect(textBlocks('Rest.\nDrink water.\n\nCall if it lasts.')).toEqual([
    { kind: 'paragraph', lines: ['Rest.', 'Drink water.'] },
    { kind: 'paragraph', lines: ['Call if it lasts.'] },
  ])
})

test('lines with a dash or a number are lists', () => {
  expect(textBlocks('Bring:\n- your card\n- a list of pills\n\n1. Call\n2. Ask')).toEqual([
    { kind: 'paragraph', lines: ['Bring:'] },
    { kind: 'list', isNumbered: false, items: ['your card', 'a list of pills'] },
    { kind: 'list', isNumbered: true, items: ['Call', 'Ask'] },
  ])
})

test('a temperature, an amount and markup are words', () => {
  expect(textBlocks('-5 degrees\n100.4 is a fever\n<b>now</b>')).toEqual([
    { kind: 'paragraph', title: '-5 degrees', lines: ['100.4 is a fever', '<b>now</b>'] },
  ])
})

test('a short line that is no sentence is the title of the lines under it', () =>
  expect(
    textBlocks('Sore throat\nMost are viruses.\n\nClinic or emergency room?\nA clinic costs less.\n\nAlone'),
  ).toEqual([
    { kind: 'paragraph', title: 'Sore throat', lines: ['Most are viruses.'] },
    { kind: 'paragraph', title: 'Clinic or emergency room?', lines: ['A clinic costs less.'] },
    { kind: 'paragraph', lines: ['Alone'] },
  ]))

test('nothing is nothing', () => expect(textBlocks(' \n\n')).toEqual([]))
