import type { REGISTRY_STATES } from '@careway/contracts/providers/list-providers'
import { distanceMiles } from '@careway/domain/kernel/geo-point'
import type { NearbyProvider } from '../../ports/providers-on-file'
import type { ZipCodePlace } from '../../ports/zip-codes'
import type { ProvidersParts } from './providers-parts'
import { toListed } from './registered-provider'
import type { Wish } from './specialty'

export type RegistryState = (typeof REGISTRY_STATES)[number]

export interface RegistrySaid {
  readonly state: RegistryState
  /** Nearest first. */
  readonly providers: readonly NearbyProvider[]
}

const silent = (state: RegistryState): RegistrySaid => ({ state, providers: [] })

const isWished = ({ kind, taxonomyCodes }: NearbyProvider, { kinds, taxonomyCode }: Wish) =>
  (kinds.length === 0 || kinds.includes(kind)) && (!taxonomyCode || taxonomyCodes.includes(taxonomyCode))

/** The last digits of a number say nothing of who got one first. */
const lot = ({ npi = '' }: NearbyProvider) => npi.split('').toReversed().join('')

const byDistance = (a: NearbyProvider, b: NearbyProvider) =>
  a.distanceMiles - b.distanceMiles || (lot(a) < lot(b) ? -1 : 1)

/** What the national registry says of a place now. It is asked only where its file is not on file for the state. */
export async function askRegistry(parts: ProvidersParts, place: ZipCodePlace, wish: Wish): Promise<RegistrySaid> {
  const { providersOnFile, providerRegistry: registry, zipCodes } = parts
  if (await providersOnFile.holdsRegistryOf(place.state)) return silent('imported')
  if (!registry) return silent('off')
  // It doesn't know who has an emergency department.
  if (wish.needsEmergencyDepartment) return silent('answered')
  const answer = await registry.findNear({ zipCode: place.zipCode, kinds: wish.kinds })
  if (answer.kind === 'unreachable') return silent('unreachable')
  const citation = { ...registry.source, asOf: answer.asOf }
  const providers = answer.found.flatMap((each) => {
    const listed = toListed(each, citation, zipCodes)
    return listed ? [{ ...listed, distanceMiles: distanceMiles(place.point, listed.point) }] : []
  })
  return { state: 'answered', providers: providers.filter((each) => isWished(each, wish)).sort(byDistance) }
}
