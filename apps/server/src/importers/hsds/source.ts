import { isPublicName } from './source-name'

/** What is said of a directory whose publisher nobody told us: each comes from somebody else. */
export const HSDS_SOURCE = {
  id: 'hsds',
  title: 'Open Referral HSDS directory',
  publisher: 'The directory’s own publisher',
  licence: 'As its publisher says',
  url: 'https://docs.openreferral.org/',
  /** Phones and hours of community services change: what nobody has loaded anew in half a year is old. */
  cadenceDays: 180,
} as const

export const directorySource = (name: string) => `${HSDS_SOURCE.id}-${name}`

export const directoryName = (source: string): string | undefined => {
  const name = source.startsWith(`${HSDS_SOURCE.id}-`) ? source.slice(HSDS_SOURCE.id.length + 1) : ''
  return isPublicName(name) ? name : undefined
}
