import { useMemo } from 'react'
import { formatCents, formatWholeDollars } from '@careway/i18n/formatters'
import { useLanguage } from '../../platform/language'

export interface Money {
  /** `$2,698`: figures that lead. */
  whole(dollars: number): string
  /** `$128.91`, or `$129` where there are no cents: the lines that add up. */
  exact(dollars: number): string
}

/** Amounts in US dollars as the reader's language writes them. */
export function useMoney(): Money {
  const { language } = useLanguage()
  return useMemo(
    () => ({
      whole: (dollars) => formatWholeDollars(dollars, language),
      exact: (dollars) => formatCents(Math.round(dollars * 100), language),
    }),
    [language],
  )
}
