import { PROVIDER_KINDS, type ProviderKind } from '@careway/domain/vocabulary/provider-kind'

interface NamedKind {
  readonly kind: ProviderKind
  readonly name: string
}

/** All kinds of provider in the order of their names in a language, as its speakers look them up. */
export function kindsByName(nameOf: (kind: ProviderKind) => string, language: string): readonly NamedKind[] {
  const { compare } = new Intl.Collator(language)
  return PROVIDER_KINDS.map((kind) => ({ kind, name: nameOf(kind) })).toSorted((a, b) => compare(a.name, b.name))
}
