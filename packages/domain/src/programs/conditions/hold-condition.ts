import type { DiscretionCondition, ProgramCondition } from '../program'
import { held, type Ground, type Held } from './held'
import { holdAllOf } from './hold-all-of'
import { holdAnyOf } from './hold-any-of'
import { holdDecidedCover } from './hold-decided-cover'
import { holdDisability, holdMedicare, holdPregnancy } from './hold-household'
import { holdIncome } from './hold-income'
import { holdMedicareSavings } from './hold-medicare-savings'
import {
  holdAge,
  holdCircumstance,
  holdCover,
  holdDiagnosis,
  holdGender,
  holdState,
  holdTransport,
} from './hold-person'

type ConditionOf<Kind extends ProgramCondition['kind']> = Extract<ProgramCondition, { readonly kind: Kind }>
type Holders = { readonly [Kind in ProgramCondition['kind']]: (ground: Ground, condition: ConditionOf<Kind>) => Held }

const holdDiscretion = (ground: Ground, condition: DiscretionCondition): Held =>
  held(ground, condition, 'maybe', { rule: 'programs.discretion', params: { code: condition.code } })

const HOLDERS: Holders = {
  'income-at-most': holdIncome,
  age: holdAge,
  cover: holdCover,
  condition: holdDiagnosis,
  circumstance: holdCircumstance,
  state: holdState,
  pregnant: holdPregnancy,
  disabled: holdDisability,
  'has-medicare': holdMedicare,
  gender: holdGender,
  'no-transportation': holdTransport,
  'decided-cover': holdDecidedCover,
  'medicare-savings': holdMedicareSavings,
  'any-of': (ground, condition) => holdAnyOf(ground, condition, holdCondition),
  'all-of': (ground, condition) => holdAllOf(ground, condition, holdCondition),
  discretion: holdDiscretion,
}

/** Each kind of condition has one rule that holds it against a person. */
export function holdCondition<Kind extends ProgramCondition['kind']>(
  ground: Ground,
  condition: ConditionOf<Kind>,
): Held {
  const hold: Holders[Kind] = HOLDERS[condition.kind as Kind]
  return hold(ground, condition)
}
