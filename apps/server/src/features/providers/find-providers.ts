import { fault, refuseFields } from '../../calls/refusal'
import type { NearbyProvider } from '../../ports/providers-on-file'
import { askRegistry, type RegistryState } from './ask-registry'
import type { ProvidersParts } from './providers-parts'
import { wishOf } from './specialty'

export interface ProviderQuestion {
  readonly zipCode: string
  readonly specialty?: string | undefined
  /** Miles. */
  readonly radius: number
}

export interface FoundProviders {
  /** Nearest first. */
  readonly providers: readonly NearbyProvider[]
  readonly registry: RegistryState
}

/** Each NPI once, where it is nearest; at one distance those on file come first. */
function merged(onFile: readonly NearbyProvider[], live: readonly NearbyProvider[]): readonly NearbyProvider[] {
  const seen = new Set<string>()
  return [...onFile, ...live]
    .sort((a, b) => a.distanceMiles - b.distanceMiles)
    .filter(({ id, npi = id }) => !seen.has(npi) && seen.add(npi))
}

/** The first so many providers near a ZIP, from what is on file and, where that lacks the registry, from the registry. */
export async function findProviders(
  parts: ProvidersParts,
  { zipCode, specialty, radius }: ProviderQuestion,
  count: number,
): Promise<FoundProviders> {
  const wish = wishOf(specialty)
  if (!wish) throw refuseFields([fault('specialty', 'choice')])
  const place = parts.zipCodes.find(zipCode)
  if (!place) throw refuseFields([fault('zipCode', 'zipCodeUnknown')], 'unknown_zip_code')
  const [onFile, said] = await Promise.all([
    parts.providersOnFile.findNearest({ ...wish, from: place.point, radiusMiles: radius, count }),
    askRegistry(parts, place, wish),
  ])
  const live = said.providers.filter(({ distanceMiles }) => distanceMiles <= radius)
  return { providers: merged(onFile, live).slice(0, count), registry: said.state }
}
