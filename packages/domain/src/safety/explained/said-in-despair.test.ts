import { expect, it } from 'vitest'
import { assessMessage } from '../assess-message'
import { isSaidInDespair } from './said-in-despair'

it.each(['ya no aguanto más', 'para qué seguir', 'what is the point of living', 'my kids would be better without me'])(
  'leads to 988: %s',
  (text) => expect(assessMessage(text)).toMatchObject({ action: 'call-988', crisis: 'suicide' }),
)

it.each([
  'me duele la muela. ya no aguanto',
  'ya no puedo mas con las deudas',
  'what is the point of a deductible',
  'they would not be fine without me',
  'my kids would be fine without medicaid',
])('is not what is said of a pain, a bill or anything else: %s', (plain) =>
  expect(isSaidInDespair({ plain })).toBe(false),
)

it('a child that will not wake says nothing of dying', () =>
  expect(assessMessage('está muy dormido y casi no quiere despertar ni tomar agua').crisis).toBeUndefined())
