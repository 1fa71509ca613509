import { ADDRESS_FORMS } from './address-forms'
import { findIdentifiers, type FoundIdentifier } from './find-identifiers'
import { IDENTIFIER_FORMS, type IdentifierForm, type IdentifierKind } from './identifier-forms'
import { knownForms } from './known-forms'
import { NAME_FORMS } from './name-forms'
import { createRestoring, restoreText, type Restoring } from './restore-text'

/** Remembers what stands for what, over all the texts of one exchange. */
export interface Hiding {
  /** A text that a person wrote: what is known of them and all that looks like an identifier is replaced. */
  hide(text: string): string
  /** A text of the product's own: numbers to call, places and pages of the public stay. */
  hideInProductText(text: string): string
  /** Puts back what was replaced. */
  restore(text: string): string
  /** The same for a text that comes in pieces. */
  restoring(): Restoring
}

export interface HidingOptions {
  /** Names, addresses and numbers of the person. */
  readonly known: readonly string[]
  /** Texts of the public: what stands in them is nobody's identifier. */
  readonly material: readonly string[]
}

const ALL_FORMS = [...IDENTIFIER_FORMS, ...NAME_FORMS, ...ADDRESS_FORMS]
const PRIVATE_FORMS = ALL_FORMS.filter(({ isAlsoPublic }) => !isAlsoPublic)

const compact = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}@]+/gu, '')

export function createHiding({ known, material }: HidingOptions): Hiding {
  const ofPerson = knownForms(known)
  const publicText = material.map(compact).join('\n')
  const placeholders = new Map<string, string>()
  const originals = new Map<string, string>()
  const counts = new Map<IdentifierKind, number>()

  const placeholderOf = (kind: IdentifierKind, original: string): string => {
    const there = placeholders.get(original)
    if (there) return there
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const placeholder = `[${kind}_${count}]`
    placeholders.set(original, placeholder)
    originals.set(placeholder, original)
    return placeholder
  }

  const isPublic = ({ isMaybePublic }: FoundIdentifier, original: string) =>
    isMaybePublic && publicText.includes(compact(original))

  const replace = (text: string, forms: readonly IdentifierForm[]): string => {
    let result = ''
    let from = 0
    for (const found of findIdentifiers(text, forms)) {
      const original = text.slice(found.start, found.end)
      result += text.slice(from, found.start)
      result += isPublic(found, original) ? original : placeholderOf(found.kind, original)
      from = found.end
    }
    return result + text.slice(from)
  }

  return {
    hide: (text) => replace(text, [...ofPerson, ...ALL_FORMS]),
    hideInProductText: (text) => replace(text, [...ofPerson, ...PRIVATE_FORMS]),
    restore: (text) => restoreText(text, originals),
    restoring: () => createRestoring(originals),
  }
}

/** Some texts at once, as `createHiding` does it one by one. */
export function hideIdentifiers(
  texts: readonly string[],
  known: readonly string[],
  material: readonly string[] = [],
): { readonly texts: readonly string[] } & Pick<Hiding, 'restore' | 'restoring'> {
  const hiding = createHiding({ known, material })
  return { texts: texts.map(hiding.hide), restore: hiding.restore, restoring: hiding.restoring }
}
