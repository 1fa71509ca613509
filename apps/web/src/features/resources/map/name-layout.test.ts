import { expect, it } from 'vitest'
import { readableNames } from './name-layout'

const names = (...boxes: Parameters<typeof readableNames>[0]) => readableNames(boxes).map(({ name }) => name)

it('leaves out a name that would run into one before it', () =>
  expect(
    names(
      { name: 'New Hampshire', x: 100, y: 100, room: 120 },
      { name: 'Massachusetts', x: 150, y: 105, room: 120 },
      { name: 'New York', x: 100, y: 140, room: 120 },
      { name: 'Maine', x: 300, y: 100, room: 120 },
    ),
  ).toEqual(['New Hampshire', 'New York', 'Maine']))

it('leaves out a name that is much wider than its area', () =>
  expect(names({ name: 'Rhode Island', x: 0, y: 0, room: 30 }, { name: 'Texas', x: 200, y: 0, room: 200 })).toEqual([
    'Texas',
  ]))
