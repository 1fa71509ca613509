/** Something said that must rest on something given, other than a plain figure. */
export interface Claim {
  readonly kind: 'phone' | 'email' | 'link' | 'law' | 'source' | 'bracket' | 'code'
  readonly key: string
}

interface Reader {
  readonly kind: Claim['kind']
  readonly pattern: RegExp
  readonly keysOf: (match: RegExpMatchArray) => readonly string[]
}

const DOMAIN_ENDS =
  'com|org|gov|net|edu|mil|io|info|us|co|health|care|mx|es|app|ai|biz|tv|me|ly|site|online|xyz|ru|cn|top|club|click|zip|shop|store|live|pro|dev|page|uk|ca|eu|cc|gg|su|tk|ml|cf|vip|icu|fun|website|tech|cloud|pharmacy|clinic|link'
const SCHEME = '(?:(?:javascript|vbscript|blob|ftps?|hxxps?):|data:[a-z]+\\/)'
const phoneKey = (text: string) => text.replaceAll(/[^a-z\d]/g, '').replace(/^1(?=[a-z\d]{10,})/, '')
const linkKey = (text: string) =>
  text
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[).,;:!?'"\]/]+$/, '')
const lawKey = (text: string) => text.replaceAll(/[^a-z\d.()-]/g, '').replace(/[.)(-]+$/, '')

const DIGIT_WORDS = [
  ['zero', 'cero', 'oh'],
  ['one', 'uno'],
  ['two', 'dos'],
  ['three', 'tres'],
  ['four', 'cuatro'],
  ['five', 'cinco'],
  ['six', 'seis'],
  ['seven', 'siete'],
  ['eight', 'ocho'],
  ['nine', 'nueve'],
]
const DIGIT_WORD = `(?:${DIGIT_WORDS.flat().join('|')})`
const DIGITS_READ_ALOUD = new RegExp(`\\b${DIGIT_WORD}(?:(?:, ?| |-)${DIGIT_WORD}){4,}\\b`, 'g')
const digitsOf = (text: string): string =>
  (text.match(/[a-z]+/g) ?? []).map((word) => DIGIT_WORDS.findIndex((words) => words.includes(word))).join('')

/** In the order they are read: what one has taken is not read again by the next. */
const READERS: readonly Reader[] = [
  {
    kind: 'email',
    pattern:
      /(?<![\w.+%-])[\w.+%-]{1,64} ?(?:@| at (?=[\w-]+\.(?:com|org|gov|net|edu)\b)) ?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/g,
    keysOf: ([whole]) => [whole.replace(/ at | ?@ ?/, '@')],
  },
  {
    kind: 'link',
    pattern: new RegExp(
      `\\bhttps?:\\/\\/[^\\s<>")]+|\\bwww\\.[^\\s<>")]+|(?<![\\w.-])(?:[a-z0-9-]+\\.)+(?:${DOMAIN_ENDS})\\b(?:\\/[^\\s<>")]*)?`,
      'g',
    ),
    keysOf: ([whole]) => [linkKey(whole)],
  },
  { kind: 'link', pattern: new RegExp(`\\b${SCHEME}[^\\s<>")]*`, 'g'), keysOf: ([whole]) => [linkKey(whole)] },
  {
    kind: 'link',
    pattern: /\b[a-z0-9-]+ (?:dot|punto) (?:com|org|net|gov|edu|info|io|us|xyz)\b/g,
    keysOf: ([whole]) => [whole.replace(/ (?:dot|punto) /, '.')],
  },
  {
    kind: 'source',
    pattern: /\[ ?\^?(\d+(?: ?[,-] ?\d+)*) ?\]/g,
    keysOf: ([, numbers]) => numbers!.match(/\d+/g) ?? [],
  },
  { kind: 'bracket', pattern: /\[([^[\]\n]{0,80})\](?!\()/g, keysOf: ([, inside]) => [inside!.trim()] },
  {
    kind: 'law',
    pattern: /(\d+) ?(c\.? ?f\.? ?r|u\.? ?s\.? ?c)\b\.? ?(?:§+|sections?|sec\.|parts?)? ?(\d[\w.()-]*)/g,
    keysOf: ([, title, code, section]) => [`${title}${code!.replaceAll(/[. ]/g, '')} ${lawKey(section!)}`],
  },
  {
    kind: 'law',
    pattern:
      /(?:§+|\b(?:sections?|sec\.|secciones|seccion|articulos?|article|title|titulo|public law|pub\. ?l\.|ley|h\. ?r\.|irc|erisa)) ?(?:no\. ?|n[uº°]m?\.? ?|§ ?)?(\d[\w.()-]*)/g,
    keysOf: ([, section]) => [lawKey(section!)],
  },
  {
    kind: 'phone',
    pattern: /(?<![\w$])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]? ?\d{3}[-. ]?\d{4}(?!\d)|(?<![\w$,-])\d{3}-\d{4}(?![\d-])/g,
    keysOf: ([whole]) => [phoneKey(whole)],
  },
  // Digit by digit, written or in words.
  {
    kind: 'phone',
    pattern: /(?<![\w$.,-])\d(?:(?: ?[.-] ?| )\d(?!\d)){4,}/g,
    keysOf: ([whole]) => [phoneKey(whole)],
  },
  { kind: 'phone', pattern: DIGITS_READ_ALOUD, keysOf: ([whole]) => [digitsOf(whole)] },
  { kind: 'phone', pattern: /\b1?-?8\d\d-[a-z\d-]{6,}/g, keysOf: ([whole]) => [phoneKey(whole)] },
  {
    kind: 'phone',
    pattern: /\b(?:call|dial|text|phone|llame|llamar|marque|marcar|numero)(?: al?| el)?:? (\d{3,6})\b(?! ?%)/g,
    keysOf: ([, number]) => [number!],
  },
  { kind: 'code', pattern: /(?<![a-z\d.,])\d+[a-z]+\d[a-z\d]*/g, keysOf: ([whole]) => [whole] },
  { kind: 'code', pattern: /(?<![a-z\d])(?=[a-z]+\d)[a-z\d]+/g, keysOf: ([whole]) => [whole] },
]

const EVERYDAY = /\bcovid-19\b|\ba1c\b|\bb-?(?:6|9|12)\b|\bd-?[23]\b|\bk-?2\b|\bh1n1\b|\bomega-[369]\b|\b24\/7\b/g
const LIST_NUMBER = /^ ?(?:#+ )?\d{1,2}[.)](?= |$)/gm

export interface ReadClaims {
  readonly claims: readonly Claim[]
  /** The text without what was read: what numbers are left are plain figures. */
  readonly rest: string
}

/** @param folded of `foldAnswer` */
export function readClaims(folded: string): ReadClaims {
  let rest = folded.replaceAll(EVERYDAY, ' # ').replaceAll(LIST_NUMBER, ' # ')
  const claims: Claim[] = []
  for (const { kind, pattern, keysOf } of READERS)
    rest = rest.replaceAll(pattern, (...found) => {
      const groups = found.slice(
        0,
        found.findIndex((each) => typeof each === 'number'),
      ) as RegExpMatchArray
      claims.push(...keysOf(groups).map((key) => ({ kind, key })))
      return ' # '
    })
  return { claims, rest }
}
