import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { factInput, type FactField } from './fact-fields'

export type LetterFacts = Assistance['facts']

/** What the form holds: texts as typed, a choice by its value, a flag as `yes` or empty. */
export type FactValues = Readonly<Partial<Record<FactField, string>>>

export type FactFault = 'notDollars' | 'notCount' | 'notDay'

const YES = 'yes'
export const isYes = (value: string | undefined): boolean => value === YES
export const flagValue = (isOn: boolean): string => (isOn ? YES : '')

const DOLLARS = /^\$?\s?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/
const COUNT = /^\d{1,2}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOST_PEOPLE = 30

function shown(field: FactField, value: string | number | boolean): string {
  if (typeof value === 'boolean') return flagValue(value)
  if (factInput(field) === 'dollars') return (Number(value) / 100).toFixed(2).replace(/\.00$/, '')
  return String(value)
}

/** The facts as the form shows them. */
export const valuesOf = (facts: LetterFacts): FactValues =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([field, value]) =>
      value === undefined || value === null ? [] : [[field, shown(field as FactField, value)]],
    ),
  )

type Parsed = { readonly value: string | number | boolean | undefined } | { readonly fault: FactFault }

const parseDollars = (text: string): Parsed =>
  DOLLARS.test(text) ? { value: Math.round(Number(text.replaceAll(/[$,\s]/g, '')) * 100) } : { fault: 'notDollars' }

const parseCount = (text: string): Parsed =>
  COUNT.test(text) && Number(text) >= 1 && Number(text) <= MOST_PEOPLE ? { value: Number(text) } : { fault: 'notCount' }

const isTakenOut = (field: FactField) =>
  field === 'planType' || field === 'denialReason' || ['text', 'long'].includes(factInput(field))

function parse(field: FactField, typed: string): Parsed {
  const text = typed.trim()
  const input = factInput(field)
  if (input === 'flag') return { value: isYes(text) }
  // What was taken out is sent as such, or it would be found again in the words it came from.
  if (text === '') return { value: isTakenOut(field) ? '' : undefined }
  if (input === 'dollars') return parseDollars(text)
  if (input === 'count') return parseCount(text)
  if (input === 'day') return DAY.test(text) ? { value: text } : { fault: 'notDay' }
  return { value: text }
}

export interface ReadFacts {
  readonly facts: LetterFacts
  readonly faults: Readonly<Partial<Record<FactField, FactFault>>>
}

/** The facts of a form, and what of it can't be read. What is empty becomes a blank. */
export function factsOf(values: FactValues): ReadFacts {
  const facts: Record<string, string | number | boolean> = {}
  const faults: Partial<Record<FactField, FactFault>> = {}
  for (const [field, typed] of Object.entries(values) as [FactField, string][]) {
    const parsed = parse(field, typed)
    if ('fault' in parsed) faults[field] = parsed.fault
    else if (parsed.value !== undefined) facts[field] = parsed.value
  }
  return { facts: facts as LetterFacts, faults }
}
