import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../platform/language'
import type { MapPlace } from './map-place'
import { mapWords } from './map-words'
import { openMap, type MapState } from './open-map'

const loadPainter = async () => (await import('./draw-map')).drawMap

/** Draws into the element that `host` is given to, for as long as it is on the page. */
export function usePlacesMap(places: readonly MapPlace[], onPick: (id: string) => void) {
  const t = useMessages('resources')
  const [state, setState] = useState<MapState>('loading')
  const [pointedId, setPointedId] = useState<string | null>(null)
  const host = useRef<HTMLDivElement>(null)
  const map = useRef<ReturnType<typeof openMap>>(null)
  const latest = useRef({ places, onPick })
  useEffect(() => {
    latest.current = { places, onPick }
    map.current?.show(places)
  }, [places, onPick])
  useEffect(() => {
    if (!host.current) return undefined
    const opened = openMap({
      load: loadPainter,
      host: host.current,
      words: mapWords(t),
      nameOf: ({ order, name }) => t('map.pin', { order, name }),
      onPick: (id) => latest.current.onPick(id),
      onPoint: setPointedId,
      onState: setState,
    })
    opened.show(latest.current.places)
    map.current = opened
    return () => {
      map.current = null
      opened.close()
    }
  }, [t])
  return { host, state, pointedId }
}
