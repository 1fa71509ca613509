import { PATHWAY_TYPES, type PathwayType } from '@careway/domain/vocabulary/care-pathway-terms'
import type { Pathway } from '@careway/contracts/pathways/pathway'

export type TypeFilter = 'all' | PathwayType

export const TYPE_FILTERS: readonly TypeFilter[] = ['all', ...PATHWAY_TYPES]

/** What the address asks for; anything unknown is all types. */
export const typeFilterOf = (text: string | null): TypeFilter => TYPE_FILTERS.find((each) => each === text) ?? 'all'

/** Small letters without accents, so that "clinica" finds "Clínica". */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsOf = (query: string) => plain(query).split(/\s+/).filter(Boolean)

/** Everything of a pathway that a search looks through. */
function searchedText({ title, description, provider, steps, reasons }: Pathway): string {
  const place = provider ? [provider.name, provider.address, provider.city, provider.zipCode] : []
  const doing = steps.flatMap((step) => [step.action, step.description])
  return plain([title, description, ...place, ...doing, ...reasons].join('\n'))
}

/** The pathways in which every word of the query occurs, in their order. */
export function searchPathways(pathways: readonly Pathway[], query: string): readonly Pathway[] {
  const words = wordsOf(query)
  if (words.length === 0) return pathways
  return pathways.filter((pathway) => {
    const text = searchedText(pathway)
    return words.every((word) => text.includes(word))
  })
}

export const ofType = (pathways: readonly Pathway[], type: TypeFilter): readonly Pathway[] =>
  type === 'all' ? pathways : pathways.filter((each) => each.pathwayType === type)
