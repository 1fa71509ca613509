import type { RuleCellAnswer } from '@careway/contracts/service/list-rules'
import { isUsState, US_STATE_NAMES } from '@careway/domain/vocabulary/us-state'
import { formatCents, formatPhone, inTheUnitedStates } from '@careway/i18n/formatters'
import { useCodeMessages, useLanguage, useMessages } from '../../platform/language'

type Figure = (value: number) => string
type Cell = RuleCellAnswer

/** The figures of the rules in the reader's words. */
export function useRuleWords() {
  const t = useMessages('rules')
  const code = useCodeMessages('rules')
  const { language } = useLanguage()
  const locale = inTheUnitedStates(language)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const factor = new Intl.NumberFormat(locale, { minimumFractionDigits: 3 })
  const dateFormat = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const day = (text: string) => dateFormat({ dateStyle: 'long' }).format(new Date(`${text}T12:00:00Z`))
  const monthDay = (text: string) =>
    dateFormat({ month: 'long', day: 'numeric' }).format(new Date(`2024-${text}T12:00:00Z`))

  /** A name within a rule: a state, a place in a list, or a word of the catalog. */
  const segment = (name: string): string => {
    if (isUsState(name)) return US_STATE_NAMES[name]
    return /^\d+$/.test(name) ? name : code(`fields.${name}`)
  }
  const label = (path: string): string => (path === '' ? '' : path.split('.').map(segment).join(' · '))

  const figures: Readonly<Partial<Record<Cell['kind'], Figure>>> = {
    cents: (value) => formatCents(value, language),
    percent: (value) => percent.format(value / 100),
    share: (value) => percent.format(value),
    dollars: (value) => formatCents(value * 100, language),
    thousandths: (value) => factor.format(value / 1000),
    hundredths: (value) => percent.format(value / 10_000),
    years: (value) => t('units.years', { count: value }),
    hours: (value) => t('units.hours', { count: value }),
    days: (value) => t('units.days', { count: value }),
    months: (value) => t('units.months', { count: value }),
    times: (value) => t('units.times', { value: number.format(value) }),
    number: (value) => number.format(value),
  }
  const texts: Readonly<Partial<Record<Cell['kind'], (value: string) => string>>> = {
    day,
    'month-day': monthDay,
    phone: formatPhone,
    'no-limit': () => t('units.noLimit'),
    none: () => t('units.none'),
    'yes-no': (value) => t(value === 'true' ? 'units.yes' : 'units.no'),
    list: (value) => value.split(',').map(segment).join(', '),
  }
  const cell = ({ kind, value, to }: Cell): string => {
    const figure = figures[kind]
    if (!figure || typeof value !== 'number') return texts[kind]?.(String(value)) ?? String(value)
    return to === undefined ? figure(value) : t('units.range', { low: figure(value), high: figure(to) })
  }
  return { label, cell, day }
}

export type RuleWords = ReturnType<typeof useRuleWords>
