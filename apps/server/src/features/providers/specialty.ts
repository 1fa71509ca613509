import { kindOfTaxonomy } from '@careway/domain/provider-taxonomy/kind-of-taxonomy'
import { kindsForNeed } from '@careway/domain/provider-taxonomy/kinds-for-need'
import { HEALTHCARE_NEEDS, type HealthcareNeed } from '@careway/domain/vocabulary/profile-choices'
import { PROVIDER_KINDS, type ProviderKind } from '@careway/domain/vocabulary/provider-kind'

/** What somebody looks for. */
export interface Wish {
  /** All kinds where empty. */
  readonly kinds: readonly ProviderKind[]
  readonly taxonomyCode?: string
  readonly needsEmergencyDepartment?: boolean
}

const isKind = (text: string): text is ProviderKind => (PROVIDER_KINDS as readonly string[]).includes(text)
const isNeed = (text: string): text is HealthcareNeed => (HEALTHCARE_NEEDS as readonly string[]).includes(text)

/** A kind of provider, a healthcare need, or a NUCC code; undefined for a code that is no provider's. */
export function wishOf(specialty: string | undefined): Wish | undefined {
  if (specialty === undefined) return { kinds: [] }
  if (isKind(specialty)) return { kinds: [specialty] }
  if (isNeed(specialty))
    return { kinds: kindsForNeed(specialty), ...(specialty === 'emergency' && { needsEmergencyDepartment: true }) }
  const kind = kindOfTaxonomy(specialty)
  return kind && { kinds: [kind], taxonomyCode: specialty }
}
