import type { ProviderKind } from '../vocabulary/provider-kind'
import { INDIVIDUAL_GROUPINGS, type Grouping } from './individual-groupings'
import { ORGANIZATION_GROUPINGS } from './organization-groupings'

const CODE = /^[0-9A-Z]{9}X$/
const SHORTEST_BEGINNING = 3

const kindsByBeginning = (groupings: readonly Grouping[]): ReadonlyMap<string, Grouping[0]> =>
  new Map(
    groupings.flatMap(([kind, beginnings]) => beginnings.split(' ').map((beginning) => [beginning, kind] as const)),
  )

const KINDS = kindsByBeginning([...INDIVIDUAL_GROUPINGS, ...ORGANIZATION_GROUPINGS])

/**
 * What a provider is, by a code of the Health Care Provider Taxonomy of the National Uniform Claim Committee (nucc.org,
 * read against version 24). The longest beginning decides, so a code that a later version adds falls under its
 * classification. Undefined for what is no code of the set, and for those who treat nobody: students, interpreters,
 * lawyers, drivers, veterinarians, health plans.
 */
export function kindOfTaxonomy(code: string): ProviderKind | undefined {
  if (!CODE.test(code)) return undefined
  for (let length = code.length; length >= SHORTEST_BEGINNING; length -= 1) {
    const kind = KINDS.get(code.slice(0, length))
    if (kind) return kind === 'nobody' ? undefined : kind
  }
  return undefined
}
