import type { Pathway } from '@careway/contracts/pathways/pathway'

export type PlaceFact =
  | { readonly kind: 'miles'; readonly miles: number }
  | { readonly kind: 'at-home' }
  | { readonly kind: 'where-you-are' }
  | { readonly kind: 'no-place' }

/** How far it is; or that it needs no trip; or that help comes; or that no place is on file. */
export function placeFact({ distance, setting, finder }: Pick<Pathway, 'distance' | 'setting' | 'finder'>): PlaceFact {
  if (distance !== null) return { kind: 'miles', miles: distance }
  if (setting === 'remote') return { kind: 'at-home' }
  return { kind: setting === 'emergency' && !finder ? 'where-you-are' : 'no-place' }
}

/** A map of the way there, from where the map site thinks the reader is. Carries nothing but the place's address. */
export function directionsUrl({ address, city, state }: { address: string; city: string; state: string }): string {
  const destination = [address, city, state].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
