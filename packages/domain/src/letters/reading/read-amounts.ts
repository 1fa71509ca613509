import type { Cents } from '../../kernel/cents'
import { CENTS_FIELDS, type CentsField } from '../letter-fields'
import { findAmounts, type Amount } from './find-amounts'
import { leadTo, onlyOne, tailOf } from './span'

const A_YEAR = /^\s*(?:a year|per year|yearly|annually|\/\s?(?:year|yr)|al año|por año|anual)/u
const EARNS = /(?:income|make|makes|earn|earns|ingresos?|gano|gana|ganamos)(?![^.]*(?:bill|factura))[^.]{0,30}$/u
const YEARLY_INCOME = /(?:yearly|annual|household) income[^.]{0,20}$|ingresos? anual(?:es)?[^.]{0,20}$/u
const A_MONTH = /^\s*(?:a|per|\/)?\s*(?:month|mes|week|semana|hour|hora|al mes|por mes|a la semana|biweekly)/u

const LABELS: readonly (readonly [CentsField, RegExp])[] = [
  [
    'estimateCents',
    /\b(?:good faith estimate|estimate|estimated|quoted|quote|estimado|presupuesto|cotiz\w+)(?!\p{L})/gu,
  ],
  ['billedCents', /\b(?:bill|billed|charged|charges|factura|facturaron|cobraron|cobr[oó]|cobran)(?!\p{L})/gu],
]
const AFTER: readonly (readonly [CentsField, RegExp])[] = [
  ['estimateCents', /^\s*(?:good faith )?(?:estimate|quote|estimado|presupuesto)\b/u],
  ['billedCents', /^\s*(?:hospital |medical |er )?(?:bill|factura)\b/u],
]

function incomeField(lead: string, tail: string): CentsField | undefined {
  if (A_MONTH.test(tail)) return undefined
  if (YEARLY_INCOME.test(lead)) return 'annualIncomeCents'
  return EARNS.test(lead) && A_YEAR.test(tail) ? 'annualIncomeCents' : undefined
}

/** The label that stands nearest before the amount. */
function nearestBefore(lead: string): CentsField | undefined {
  const places = LABELS.map(([field, says]) => ({ field, at: [...lead.matchAll(says)].at(-1)?.index ?? -1 }))
  const [nearest] = places.filter(({ at }) => at >= 0).toSorted((a, b) => b.at - a.at)
  return nearest?.field
}

function fieldOf(text: string, found: readonly Amount[], at: number): CentsField | undefined {
  const lead = leadTo(text, found[at]!, found[at - 1])
  const tail = tailOf(text, found[at]!, found[at + 1])
  return incomeField(lead, tail) ?? AFTER.find(([, says]) => says.test(tail))?.[0] ?? nearestBefore(lead)
}

/** Amounts in US dollars by what the words beside them call them. Two that differ for one field leave it out. */
export function readAmounts(text: string): Readonly<Partial<Record<CentsField, Cents>>> {
  const found = findAmounts(text)
  const named = found.map(({ value }, at) => ({ value, field: fieldOf(text, found, at) }))
  const entries = CENTS_FIELDS.flatMap((field) => {
    const value = onlyOne(named.filter((each) => each.field === field).map((each) => each.value))
    return value === undefined ? [] : [[field, value] as const]
  })
  return Object.fromEntries(entries)
}
