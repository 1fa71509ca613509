const CODES =
  'am ar bn bs de en es fa fr gu hi hmn ht hr hu hy id it ja km ko lo mr my ne nl om pa pl ps pt ro ru so sr sw ta te th ti tl tr uk ur vi yi zh'.split(
    ' ',
  )
const NAMES = new Intl.DisplayNames(['en'], { type: 'language' })
const BY_NAME = new Map(CODES.map((code) => [(NAMES.of(code) ?? code).toLowerCase(), code]))
const ALSO: Readonly<Record<string, string>> = {
  tagalog: 'tl',
  filipino: 'tl',
  mandarin: 'cmn',
  'chinese (mandarin)': 'cmn',
  cantonese: 'yue',
  'chinese (cantonese)': 'yue',
  taiwanese: 'nan',
  farsi: 'fa',
  'haitian creole': 'ht',
  'american sign language': 'ase',
  asl: 'ase',
}

export interface PrintedLanguage {
  readonly name: string
  readonly code?: string
}

/** `Spanish` or `es`, with its code where it is known. */
export function printedLanguage(text: string): PrintedLanguage {
  const small = text.trim().toLowerCase()
  if (CODES.includes(small)) return { name: NAMES.of(small) ?? small, code: small }
  const code = BY_NAME.get(small) ?? ALSO[small]
  return code ? { name: text.trim(), code } : { name: text.trim() }
}

/** A list with commas; one inside brackets belongs to its name. */
export const printedList = (text: string): readonly string[] =>
  text
    .split(/[,;](?![^(]*\))/)
    .map((part) => part.trim())
    .filter(Boolean)
