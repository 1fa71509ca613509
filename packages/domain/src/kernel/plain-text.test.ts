import { expect, it } from 'vitest'
import { plainText } from './plain-text'

it.each([
  ['Sample\u0007\n\u202EgnP \u2066Silver\u2069\u200B', 'Sample gnP Silver'],
  ['\u001B]0;owned\u0007 plan', ']0;owned plan'],
  ['Año  Nuevo 计划\t94', 'Año Nuevo 计划 94'],
  ['\u2028\uFEFF', ''],
  ['half \uD83D, whole \u{1F600}', 'half , whole \u{1F600}'],
])('reads %j as %j', (text, plain) => expect(plainText(text)).toBe(plain))
