/** A day as people write it; a year, a month or a source's own words as they are. */
export function asOfText(asOf: string, language: string): string {
  if (!/^\d{4}-\d{2}-\d{2}/.test(asOf)) return asOf
  const day = new Date(`${asOf.slice(0, 10)}T12:00:00Z`)
  return new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
}
