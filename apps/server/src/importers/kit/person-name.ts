import { remembering } from './remembering'

const NUMERALS = new Set(['II', 'III', 'IV', 'VI', 'VII', 'VIII'])

const capitalized = (lower: string) => lower.charAt(0).toUpperCase() + lower.slice(1)

/** One part of a name, in capitals as a register prints it. Where capitals don't tell (MACK, DELUCA), the plain form. */
function readablePart(part: string): string {
  const lower = part.toLowerCase()
  const scottish = /^mc(\p{L}{3,})$/u.exec(lower)
  return scottish ? `Mc${capitalized(scottish[1] ?? '')}` : capitalized(lower)
}

const readableWord = (word: string) => (NUMERALS.has(word) ? word : word.replaceAll(/\p{L}+/gu, readablePart))

/** Names repeat: there are far fewer words than people. */
const remembered = remembering(readableWord)

/** The parts of a person's name as people write them, with one space between. What has small letters is left alone. */
export function personName(...parts: readonly string[]): string {
  let name = ''
  for (const part of parts) {
    if (part === '') continue
    const isPrinted = part === part.toUpperCase()
    for (const word of part.split(' '))
      if (word !== '') name += (name === '' ? '' : ' ') + (isPrinted ? remembered(word) : word)
  }
  return name
}
