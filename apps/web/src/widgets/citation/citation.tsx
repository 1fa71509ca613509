import { useLanguage, useMessages } from '../../platform/language'
import { Link } from '../../ui/link/link'
import { asOfText } from '../pathway/as-of-text'

export interface CitedSource {
  readonly title: string
  readonly url: string | null
  /** A day, a month, a year, or the source's own words. */
  readonly asOf: string | null
}

interface CitationProps {
  readonly source: CitedSource
  /** How the year or day stands behind the title: ` (2026)` or `, 2026`. */
  readonly dateIn?: 'brackets' | 'line'
}

/** One source, as a link where it has an address, with the year or day it is of. */
export function Citation({ source: { title, url, asOf }, dateIn = 'brackets' }: CitationProps) {
  const common = useMessages('common')
  const { language } = useLanguage()
  const date = asOf ? asOfText(asOf, language) : null
  return (
    <>
      {url ? (
        <Link variant="inline" href={url} externalText={common('actions.opensNewSite')}>
          {title}
        </Link>
      ) : (
        title
      )}
      {date && (dateIn === 'line' ? `, ${date}` : ` (${date})`)}
    </>
  )
}

const keyOf = ({ title, url, asOf }: CitedSource) => `${title} ${url} ${asOf}`

interface CitationListProps extends Pick<CitationProps, 'dateIn'> {
  readonly sources: readonly CitedSource[]
  readonly className: string
}

/** Several sources, each on its own line. */
export function CitationList({ sources, className, dateIn }: CitationListProps) {
  return (
    <ul className={className}>
      {sources.map((source) => (
        <li key={keyOf(source)}>
          <Citation source={source} dateIn={dateIn} />
        </li>
      ))}
    </ul>
  )
}

/** Several sources within a sentence. */
export function CitationsInLine({ sources }: { sources: readonly CitedSource[] }) {
  return sources.map((source, at) => (
    <span key={keyOf(source)}>
      {at > 0 ? '; ' : null}
      <Citation source={source} />
    </span>
  ))
}
