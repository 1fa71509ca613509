import { withoutShorthand } from './chart-shorthand'
import { withoutPauses } from './pauses'
import { withoutSpokenSpelling } from './spoken-spelling'
import { unveil, withoutUnseen, withWesternFigures } from './unveil'
import { withoutWhomToCall } from './whom-to-call'

/** Ends a sentence, and a part of one, among folded words. */
export const SENTENCE_END = '|'
export const COMMA = ','

const OVERDOSED =
  /\b(i|he|she|they|we|friend|son|daughter|brother|sister|boyfriend|girlfriend|husband|wife|roommate|just|almost) od['’]d\b/g

/** Feet and inches, which without their mark would be one number. */
const TALL = /(?<![\d.,/])([4-7]) ?['’´] ?(1[01]|\d)(?!\d)/g

/** What does not hurt is read as no word that begins with pain. */
const PAINLESS =
  /\bpainless(?= (?:\w+ ){0,2}(?:lumps?|swelling|swollen|bumps?|mass|nodes?|nodules?|glands?|blood|bleeding|hematuria|haematuria|urine|ulcers?|sores?|spots?|moles?|loss|knob|rash)\b)/g
const COULD_NOT = /\bcould ?n[o']?t\b/g
const CANNOT = /\b(?:can ?not|unable to|not able to|cant be|can no longer)\b/g
const DENIED_VERB = /\b(?:will|do|does|is|has|have) not\b/g
const shortened = (denied: string) => (denied === 'will not' ? 'wont' : `${denied.slice(0, -' not'.length)}nt`)

/** Somebody who writes accents means "some" by "unas", and nails by "uñas". */
const WRITES_ACCENTS = /[ñáéíóú]/i
const SOME =
  /\b(?:tiene|tengo|hay|son|con|hace|como|por|salieron|salio|tomo|tome|siento|traigo|trae|ingirio|comi|dio|dieron|y) unas(?= \w+s\b)/gi
const some = (found: string) => found.replace(/unas$/i, 'algunas')
const withSomeIn = (sentence: string) =>
  WRITES_ACCENTS.test(sentence)
    ? sentence.replaceAll(/(?<![\p{L}])unas\b(?! ?\d)/giu, 'algunas')
    : sentence.replaceAll(SOME, some)
const withSome = (text: string) => (/unas\b/i.test(text) ? text.replaceAll(/[^.!?\n]+/g, withSomeIn) : text)

/** Punctuation outside Latin-1 and what is read in its place. A dash parts sentences, but not figures ("2–3 days"). */
const WIDE_MARKS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d ?)[\u2013\u2014](?= ?\d)/g, ' '],
  [/[\u2013\u2014]/g, ';'],
  [/[\u201c-\u201f]/g, '"'],
  [/\u2022/g, '*'],
  [/[\u2611\u2612\u2713\u2714\u2705]/g, '[x]'],
  [/[\u2610\u25a1\u25a2\u25fb\u25fd]/g, '[ ]'],
  [/\p{Extended_Pictographic}/gu, ' '],
]
const HAS_WIDE = /[\u0100-\uffff]/
const AT_ONCE = /[\s\S]{1,4096}/g

/**
 * The same letters in a byte each where they can be, which no other string function does: an engine that keeps what once was
 * accented in two bytes a letter compiles every regular expression a second time for it.
 */
const inBytes = (text: string): string =>
  HAS_WIDE.test(text)
    ? text
    : (text.match(AT_ONCE) ?? [])
        .map((part) => String.fromCharCode(...Array.from(part, (each) => each.charCodeAt(0))))
        .join('')

const narrowed = (text: string): string =>
  inBytes(HAS_WIDE.test(text) ? WIDE_MARKS.reduce((left, [mark, read]) => left.replaceAll(mark, read), text) : text)

const smallLetters = (text: string): string =>
  withSome(withWesternFigures(withoutUnseen(text)))
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(OVERDOSED, '$1 oded')
    .replaceAll(TALL, '$1ft$2')
    .replaceAll(/['’‘`´ʼ]/g, '')

/** A word or two set in quotation marks belong to their sentence: 'his "chest" hurts'. */
const SCARE_QUOTED = /"((?:[a-z]+ )?[a-z]+)([.,;!?]?)"/g
const withoutScareQuotes = (text: string): string => (text.includes('"') ? text.replaceAll(SCARE_QUOTED, '$1$2') : text)

/** A list with boxes of which some are ticked: the others are not there. */
const HAS_TICKED = /\[ ?[xv] ?\]/
const UNTICKED = /\[ ?\] ?[a-z][a-z '/-]{2,60}/g
const withoutUnticked = (text: string): string => (HAS_TICKED.test(text) ? text.replaceAll(UNTICKED, ' ') : text)

/** What takes small letters to the words meant, in order. */
const STEPS = [
  unveil,
  narrowed,
  withoutUnticked,
  withoutScareQuotes,
  withoutPauses,
  withoutSpokenSpelling,
  withoutShorthand,
  withoutWhomToCall,
]

/** Small letters without accents, apostrophes or look-alike punctuation; digits and punctuation stay. */
export const plainText = (text: string): string =>
  STEPS.reduce((plain, step) => step(plain), smallLetters(text)).replaceAll(/[\u2010-\u2012\u2212-]/g, ' ')

/** Words of a plain text, with `|` at each sentence end and `,` at each comma. */
export function foldMessage(plain: string): readonly string[] {
  const marked = plain
    .replaceAll(PAINLESS, 'unpained')
    .replaceAll(/(\d)[.,](\d)/g, '$1$2')
    .replaceAll(/[.;:!?¡¿()[\]\n\r…—–"“”]+/g, ` ${SENTENCE_END} `)
    .replaceAll(',', ` ${COMMA} `)
    .replaceAll(/[^a-z0-9|, ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
  return marked
    .replaceAll(CANNOT, 'cant')
    .replaceAll(COULD_NOT, 'couldnt')
    .replaceAll(DENIED_VERB, shortened)
    .split(' ')
    .filter((word) => word !== '')
}
