import type { TextField } from '../letter-fields'
import { onlyOne } from './span'

type NumberedField = Extract<TextField, 'claimNumber' | 'memberId' | 'accountNumber'>

const VALUE = '(?<value>[A-Za-z0-9][A-Za-z0-9-]{2,29})(?![\\w-])'
const MARK = '(?:\\s?(?:number|no\\.?|num\\.?|n[uú]m\\.?|n[uú]mero|id|#))?\\s?(?:is\\s|es\\s|:|#|\\s)\\s?#?\\s?'

const named = (english: string, spanish: string): RegExp =>
  new RegExp(
    `\\b(?:${english}${MARK}|(?:n[uú]mero|n[uú]m\\.?|no\\.|id)\\sde(?:l|\\sla|\\smi)?\\s${spanish}\\s?(?:es\\s|:|#|\\s)\\s?)${VALUE}`,
    'giu',
  )

const LABELS: readonly (readonly [NumberedField, RegExp])[] = [
  ['claimNumber', named('(?:claim|reference|reclamo)', '(?:reclamo|reclamaci[oó]n|referencia)')],
  [
    'memberId',
    named('(?:member(?:ship)?|subscriber|policy|miembro|afiliado)', '(?:miembro|afiliad[oa]|p[oó]liza|socio)'),
  ],
  ['accountNumber', named('(?:account|acct\\.?|cuenta)', '(?:cuenta)')],
]

const DATE_LIKE = /^\d{1,4}-\d{1,2}-\d{1,4}$/
const FEWEST_FIGURES = 3

/** A number has figures; a word, a date or a year beside the label is none. */
const isNumber = (value: string): boolean =>
  !DATE_LIKE.test(value) &&
  value.length > 3 &&
  (value.match(/\d/g)?.length ?? 0) >= FEWEST_FIGURES &&
  !/^(?:19|20)\d{2}$/.test(value)

/** Numbers that stand right after their label, in a text of single spaces. Two that differ leave the field out. */
export const readNumbers = (text: string): Readonly<Partial<Record<NumberedField, string>>> =>
  Object.fromEntries(
    LABELS.flatMap(([field, says]) => {
      const value = onlyOne([...text.matchAll(says)].map(({ groups }) => groups!['value']!).filter(isNumber))
      return value === undefined ? [] : [[field, value] as const]
    }),
  )
