import type { Resource } from '@careway/contracts/resources/resource'
import { useLanguage, useMessages } from '../../../platform/language'
import { Link } from '../../../ui/link/link'
import { asOfText } from '../../../widgets/pathway/as-of-text'

/** One source, as a link where it has an address, with the year or day it is of. */
export function SourceName({ source: { title, url, asOf } }: { source: Resource['source'] }) {
  const common = useMessages('common')
  const { language } = useLanguage()
  return (
    <>
      {url ? (
        <Link variant="inline" href={url} externalText={common('actions.opensNewSite')}>
          {title}
        </Link>
      ) : (
        title
      )}
      {asOf ? ` (${asOfText(asOf, language)})` : null}
    </>
  )
}
