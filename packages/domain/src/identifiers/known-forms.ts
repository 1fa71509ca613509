import type { IdentifierForm, IdentifierKind } from './identifier-forms'

const LETTER_VARIANTS: Readonly<Record<string, string>> = {
  a: 'aáàâä',
  e: 'eéèêë',
  i: 'iíìîï',
  o: 'oóòôö',
  u: 'uúùûü',
  n: 'nñ',
  c: 'cç',
}

/** Names that are also ordinary words of English or Spanish: hidden only where they are written like a name. */
const ALSO_WORDS = new Set(
  'will may mark art rose grace hope faith joy dolores angel luz cruz paz sol mercedes rosario amparo consuelo salud remedios socorro frank bill rich sue pat chase drew gene grant guy jack june april august dawn heather iris ivy jean lance olive pearl penny ray rob ruby summer violet wade young long short small price brown white black green king bishop cook park day best case care love moon stone wood field hill lake rivers blanco rojo rey campos flores reyes leon paredes calle guerra bravo delgado moreno rubio mayor nieve perdomo'.split(
    ' ',
  ),
)
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'van', 'von', 'der', 'den', 'and', 'the', 'jr', 'sr', 'st'])

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

const escaped = (char: string) => char.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Any accents, any spaces, curly or straight. */
const loosely = (text: string): string =>
  [...text.trim().replaceAll(/\s+/g, ' ')]
    .map((char) => {
      if (char === ' ') return String.raw`\s+`
      if (char === "'" || char === '’') return `['’]`
      const variants = LETTER_VARIANTS[fold(char)]
      return variants ? `[${variants}${variants.toUpperCase()}]` : escaped(char)
    })
    .join('')

const kindOf = (text: string): IdentifierKind => {
  if (text.includes('@')) return 'EMAIL'
  if (/^[^\d]*$/.test(text)) return 'NAME'
  return /^\d+\s+\p{L}/u.test(text) ? 'ADDRESS' : 'ID'
}

const whole = (source: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, `dgu${flags}`)

const formOf = (text: string): IdentifierForm => {
  const isAlsoWord = ALSO_WORDS.has(fold(text))
  const written = text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
  const source = isAlsoWord
    ? `(?:${loosely(written).replace(/^\[[^\]]*\]/, written.charAt(0))}|${escaped(text.toUpperCase())})`
    : loosely(text)
  return { kind: kindOf(text), pattern: whole(source, isAlsoWord ? '' : 'i') }
}

const isWorthHiding = (text: string) => text.length >= 2 && !PARTICLES.has(fold(text)) && !/^\d{1,4}$/.test(text)

/** The whole and, of names, each part by itself: people write their first name only. */
const partsOf = (text: string): readonly string[] =>
  kindOf(text) === 'NAME' ? [text, ...text.split(/[\s-]+/)] : [text]

/** What is known of the person, in the ways they may have typed it. Short numbers such as an age are none. */
export const knownForms = (known: readonly string[]): readonly IdentifierForm[] =>
  [...new Set(known.flatMap((each) => partsOf(each.trim())))].filter(isWorthHiding).map(formOf)
