import type { MapPlace } from './map-place'
import type { PinActions } from './pins'

export interface DrawnMap {
  show(places: readonly MapPlace[]): void
  remove(): void
}

export interface DrawSettings extends PinActions {
  readonly words: Record<string, string>
  /** The drawing broke off after it had begun. */
  readonly onFailure: () => void
}

/** Fails where the device can't draw, or the outlines did not arrive. */
export type DrawMap = (host: HTMLElement, settings: DrawSettings) => Promise<DrawnMap>

export type MapState = 'loading' | 'shown' | 'failed'

export interface OpenMapOptions extends Omit<DrawSettings, 'onFailure'> {
  /** Fetches the painter, which nobody needs who shows no map. */
  readonly load: () => Promise<DrawMap>
  readonly host: HTMLElement
  readonly onState: (state: MapState) => void
}

/** Fetches, draws, and says how that went. Whatever fails, the page goes on: the list has everything. */
export function openMap({ load, host, onState, ...settings }: OpenMapOptions) {
  let isClosed = false
  let map: DrawnMap | undefined
  let places: readonly MapPlace[] = []
  const take = () => {
    map?.remove()
    map = undefined
  }
  const onFailure = () => {
    if (isClosed) return
    take()
    isClosed = true
    onState('failed')
  }
  const start = async () => {
    onState('loading')
    const draw = await load()
    if (isClosed) return
    const drawn = await draw(host, { ...settings, onFailure })
    if (isClosed) return drawn.remove()
    map = drawn
    drawn.show(places)
    onState('shown')
  }
  start().catch(onFailure)
  return {
    /** The same places again change nothing, so that the reader's own view of them stays. */
    show(next: readonly MapPlace[]) {
      if (JSON.stringify(next) === JSON.stringify(places)) return
      places = next
      map?.show(next)
    },
    close() {
      isClosed = true
      take()
    },
  }
}
