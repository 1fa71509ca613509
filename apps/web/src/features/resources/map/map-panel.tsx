import { useRef } from 'react'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import type { MapPlace } from './map-place'
import { PlacesList } from './places-list'
import { usePlacesMap } from './use-places-map'

export interface MapPanelProps {
  readonly places: readonly MapPlace[]
  readonly unplacedCount: number
  readonly onPick: (id: string) => void
}

/** The map with its list; the list alone where the map can't be drawn. */
export function MapPanel({ places, unplacedCount, onPick }: MapPanelProps) {
  const t = useMessages('resources')
  const { host, state, pointedId } = usePlacesMap(places, onPick)
  const list = useRef<HTMLOListElement>(null)
  const pointed = places.find(({ id }) => id === pointedId)
  return (
    <figure className="places-map stack stack--3">
      {state === 'failed' ? (
        <Alert role="status">{t('map.failed')}</Alert>
      ) : (
        <div className="places-map__frame" aria-busy={state === 'loading'}>
          <Button size="sm" className="places-map__skip" onClick={() => list.current?.focus()}>
            {t('map.skip')}
          </Button>
          {/* The painter's own: it works in left-to-right pixels whatever the page's direction. */}
          <div ref={host} className="places-map__host" />
          {state === 'loading' ? <output className="places-map__loading muted">{t('map.loading')}</output> : null}
          {pointed ? (
            <p className="places-map__pointed" aria-hidden>
              {t('map.pin', { order: pointed.order, name: pointed.name })}
            </p>
          ) : null}
        </div>
      )}
      <PlacesList ref={list} places={places} pointedId={pointedId} onPick={onPick} />
      <figcaption className="small muted">
        {unplacedCount > 0 ? `${t('map.unplaced', { count: unplacedCount })} ` : null}
        {state === 'failed' ? null : t('map.credit')}
      </figcaption>
    </figure>
  )
}
