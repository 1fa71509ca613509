import type { Ref } from 'react'
import { useMessages } from '../../../platform/language'
import type { MapPlace } from './map-place'

export interface PlacesListProps {
  readonly ref: Ref<HTMLOListElement>
  readonly places: readonly MapPlace[]
  readonly pointedId: string | null
  readonly onPick: (id: string) => void
}

/** The same places by the same numbers, for whoever does not look at the map. */
export function PlacesList({ ref, places, pointedId, onPick }: PlacesListProps) {
  const t = useMessages('resources')
  return (
    <ol ref={ref} className="places-list" aria-label={t('map.listLabel')} tabIndex={-1}>
      {places.map(({ id, name, order }) => (
        <li key={id} value={order} data-is-pointed={id === pointedId || undefined}>
          <button type="button" onClick={() => onPick(id)}>
            {name}
          </button>
        </li>
      ))}
    </ol>
  )
}
