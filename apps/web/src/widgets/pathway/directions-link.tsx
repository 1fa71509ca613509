import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../platform/language'
import { Link } from '../../ui/link/link'
import { directionsUrl } from './place-fact'

/** Leads to a map of the way to the place; nothing where there is no place. */
export function DirectionsLink({ pathway }: { pathway: Pathway }) {
  const t = useMessages('pathways')
  if (!pathway.provider) return null
  return (
    <Link href={directionsUrl(pathway.provider)} externalText={t('card.opensMap')}>
      {t('card.directions')}
      <span className="sr">: {pathway.provider.name}</span>
    </Link>
  )
}
