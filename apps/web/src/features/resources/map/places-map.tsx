import { useState } from 'react'
import MapGlyph from 'lucide-react/icons/map'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { goToCard } from './go-to-card'
import { MapPanel } from './map-panel'
import type { MapPlace } from './map-place'
import './places-map.css'

/** Kept for as long as the page is open: whoever wants the map wants it after the next search too. */
const choice = { isShown: false }

export interface PlacesMapProps {
  readonly places: readonly MapPlace[]
  /** How many of the list lie nowhere, and so are not among the places. */
  readonly unplacedCount?: number
  /** When a pin or its line is pressed; by default its card takes the focus. */
  readonly onPick?: (id: string) => void
}

/** An extra: where the places of a list lie. Nothing of it is fetched before it is asked for. */
export function PlacesMap({ places, unplacedCount = 0, onPick = goToCard }: PlacesMapProps) {
  const t = useMessages('resources')
  const [isShown, setShown] = useState(choice.isShown)
  if (places.length === 0) return null
  const toggle = () => {
    choice.isShown = !isShown
    setShown(!isShown)
  }
  return (
    <div className="stack stack--3 no-print">
      <div>
        <Button variant="second" size="sm" onClick={toggle}>
          <Icon glyph={MapGlyph} />
          {t(isShown ? 'map.hide' : 'map.show')}
        </Button>
      </div>
      {isShown ? <MapPanel places={places} unplacedCount={unplacedCount} onPick={onPick} /> : null}
    </div>
  )
}
