import type { GeoPoint } from '@careway/domain/kernel/geo-point'
import type { PlacesByRole } from '@careway/domain/care-pathways/care-pathway'

/** The nearest places on file for every role a place can play, nearest first. */
export type FindPlaces = (point: GeoPoint) => Promise<PlacesByRole>
