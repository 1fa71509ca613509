import { isCardNumber } from './is-card-number'

export const IDENTIFIER_KINDS = [
  'NAME',
  'EMAIL',
  'PHONE',
  'SSN',
  'BIRTHDATE',
  'ADDRESS',
  'ZIP',
  'ID',
  'CARD',
  'LINK',
  'TEXT',
] as const
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number]

/** How something that tells who a person is looks, whoever the person is. */
export interface IdentifierForm {
  readonly kind: IdentifierKind
  /** Global, with indices. The last group that took part is the identifier; without groups, the whole. */
  readonly pattern: RegExp
  readonly isMeant?: (match: string) => boolean
  /** True where the same form is also printed for the public: numbers to call, places, pages. */
  readonly isAlsoPublic?: true
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?' +
  '|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?![a-zñ])'
const DATE =
  `(?:\\d{1,4} ?[/.-] ?\\d{1,2} ?[/.-] ?\\d{1,4}|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}` +
  `|\\d{1,2}(?:st|nd|rd|th)? (?:de |of )?${MONTH}\\.?(?:,? (?:de |del )?(?:\\d{4}|'?\\d{2}\\b))?` +
  `|${MONTH}\\.?,? (?:de |del )?\\d{4}|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?\\b|\\d{8}\\b|\\d{6}\\b)`
const BIRTH =
  'born|dob|d\\.o\\.b\\.|date of birth|birth ?date|birthday|b-?day|nac[ií]|nac(?=[.:])|nacid[oa]|naci[oó]|nacimiento|cumplea[ñn]os|cumplo'
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo'
const KEEPER =
  'member|subscriber|insurance|policy|group|claim|account|acct|case|medicaid|medicare|mbi|cin|alien|medical record|mrn|patient|confirmation|rx ?(?:bin|group|grp|pcn)' +
  '|authorization|auth|reference|ref|invoice|bill|check|license|dl|uscis|routing|passport' +
  '|miembro|afiliado|p[oó]liza|grupo|reclamo|reclamaci[oó]n|cuenta|caso|expediente|paciente|autorizaci[oó]n|referencia|factura|licencia|pasaporte'
const MARK = '(?:id|number|num\\.?|no\\.|nos\\.|#|n[uú]mero|n[uú]m\\.?|n\\.?[ºo°])'
/** Four digits at least, no year alone, and nothing that is an amount or a time. */
const VALUE =
  '((?:[A-Z]{2,4} (?=\\d{3}))?(?!(?:19|20)\\d{2}\\b(?!-))(?=[A-Z0-9-]*(?:\\d[A-Z-]*){4})[A-Z0-9][A-Z0-9-]{3,29}(?: [A-Z]*\\d[A-Z\\d]{3,}\\b)*)(?![\\w,.]*\\d)(?! ?(?:%|dollars?|d[oó]lares|usd|days?|d[ií]as))'
const SEPARATOR = '[\\s:#=]{0,4}(?:is|es|was|era)?[\\s:#=]{0,4}'

/** `ana @ mail.org`, `ana [at] mail [dot] org`, `ana arroba mail punto com`, and an address without its end. */
const EMAIL_IN_WORDS =
  /(?<![\w.+-])[\w.+-]{1,64} ?(?:@|[([]at[)\]]| arroba ) ?[a-z0-9-]+(?:(?: ?[([](?:dot|punto)[)\]] ?| dot | punto |\.)[a-z0-9-]+){0,4}|(?<![\w.+-])[\w.+-]{1,64} at [a-z0-9-]+ dot (?:com|org|net|edu|gov|us)\b/dgi
const DIGIT_WORD =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)'
/** A number read aloud: seven digits at least. */
const DIGITS_IN_WORDS = new RegExp(`(?<!\\p{L})${DIGIT_WORD}(?:[ ,-]{1,2}${DIGIT_WORD}){6,}(?!\\p{L})`, 'dgui')

export const IDENTIFIER_FORMS: readonly IdentifierForm[] = [
  { kind: 'TEXT', pattern: /\[[A-Z]+_\d+\]/dg },
  {
    kind: 'LINK',
    pattern: /\bhttps?:\/\/[^\s<>"']+/dgi,
    isMeant: (url) => /[?#&][^=\s]*=|@|[?#/](?=[\w-]*\d)[\w-]{20,}/.test(url),
    isAlsoPublic: true,
  },
  {
    kind: 'EMAIL',
    pattern:
      /(?<![\p{L}\p{N}_.+%-])(?:[\p{L}\p{N}_.+%-]{1,64}|"[^"\n@]{1,64}")@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/dgiu,
    isAlsoPublic: true,
  },
  { kind: 'EMAIL', pattern: EMAIL_IN_WORDS, isAlsoPublic: true },
  {
    kind: 'SSN',
    pattern:
      /(?<![\w$.,/-])(?:\d{3}-\d{2}-\d{4}|\d{3}\.\d{2}\.\d{4}|\d{3} \d{2} \d{4}|\d{3}\/\d{2}\/\d{4}|\d{3}_\d{2}_\d{4})(?![\w/-])|(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/dg,
  },
  {
    kind: 'SSN',
    pattern:
      /(?<![\w$.,-])(\d{3}[ -]?\d{2}[ -]?\d{4})(?= (?:is|es) (?:my|mi|his|her|su) (?:ssn|social|seguro social))/dgi,
  },
  {
    kind: 'SSN',
    pattern:
      /\b(?:ssn|ss ?#|ss (?:number|no\.?)|social(?: security)?(?: number| no\.?)?|seguro social)\W{0,3}(?:is|es|n[uú]mero)?\W{0,3}(\d{3}[ -]?\d{2}[ -]?\d{4})\b/dgi,
  },
  {
    kind: 'SSN',
    pattern:
      /\b(?:last (?:four|4)|[uú]ltimos (?:cuatro|4))\b[^.\d\n]{0,20}\b(?:ssn|social|card|account|digits|numbers|d[ií]gitos|n[uú]meros|cuenta|tarjeta)\b[^.\d\n]{0,20}(\d{4})(?!\d)|\b(?:ending|ends|termina|terminada)(?: in| with| en)? ((?!(?:19|20)\d\d)\d{4})(?!\d)/dgi,
  },
  { kind: 'ID', pattern: /(?<![\w$.,-])\d(?:[ .-]\d){6,15}(?![\w]|[ .-]\d)/dg },
  { kind: 'ID', pattern: DIGITS_IN_WORDS },
  { kind: 'CARD', pattern: /(?<![\w-])\d(?:[ .-]?\d){12,18}(?![\w-])/dg, isMeant: isCardNumber },
  { kind: 'CARD', pattern: /\bcvv?2?\W{0,3}(\d{3,4})\b/dgi },
  { kind: 'ID', pattern: /(?<![\w-])[1-9][A-Z][A-Z0-9]\d[- .]?[A-Z][A-Z0-9]\d[- .]?[A-Z]{2}\d{2}(?![\w-])/dgi },
  { kind: 'ID', pattern: new RegExp(`\\b(?:${KEEPER})\\W{0,2}(?:\\s*${MARK})+${SEPARATOR}${VALUE}`, 'dgi') },
  {
    kind: 'ID',
    pattern: new RegExp(
      `\\b(?:${MARK})\\s*(?:de(?:l| la| su| mi)?|of my|of the)\\s+(?:${KEEPER})${SEPARATOR}${VALUE}`,
      'dgi',
    ),
  },
  {
    kind: 'ID',
    pattern: new RegExp(
      `\\b(?:member|policy|claim|account|acct|case|mrn|mbi|medical record|rx ?(?:bin|group|grp|pcn)|cin|passport|license|alien(?: number)?|a-number|p[oó]liza|reclamo|cuenta|caso|expediente|matr[ií]cula|pasaporte|licencia)[\\s:#]+${VALUE}`,
      'dgi',
    ),
  },
  { kind: 'ID', pattern: new RegExp(`\\bid(?: number| no\\.?)?\\s?[:#]\\s?${VALUE}`, 'dgi') },
  { kind: 'BIRTHDATE', pattern: /(?<![\p{L}\d])b\. ?(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})/dgiu },
  {
    kind: 'BIRTHDATE',
    pattern: new RegExp(
      `\\b(?:${BIRTH})(?:[\\s:,=.-]|\\b(?:on|is|was|the|in|el|es|en|d[ií]a|a[ñn]os|${WEEKDAY})\\b){1,10}(${DATE})`,
      'dgi',
    ),
  },
  {
    kind: 'PHONE',
    pattern:
      /(?<![\w$.,-])(?:\+?1[-. ]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. /]?)[2-9]\d{2}[-. /]?\d{4}(?: ?(?:ext|x)\.? ?\d{1,6})?(?![\w-]|[.,]\d)/dg,
    isMeant: (phone) => !/^\D*1?\D*8(?:00|33|44|55|66|77|88)/.test(phone),
    isAlsoPublic: true,
  },
  {
    kind: 'PHONE',
    pattern:
      /\b(?:call(?: me)?(?: at)?|text(?: me)?(?: at)?|phone|cell|cel|mobile|fax|whatsapp|my number|mi n[uú]mero|tel\.?|tel[eé]fono|celular|ll[aá]m[ea]me(?: al)?)\W{0,3}(?:is|es|n[uú]mero|number)?\W{0,3}([2-9]\d{2}[-. ]?\d{4})(?![\w-])/dgi,
    isAlsoPublic: true,
  },
  {
    kind: 'PHONE',
    pattern:
      /(?<![\w$.,-])((?:\d{3}[-. ])?[2-9]\d{2}[-. ]?\d{4})(?= (?:is |es )?(?:(?:my|mi|his|her|su) )?(?:phone|cell|home|mobile|number|tel[eé]fono|celular|casa|cel)\b)/dgi,
    isAlsoPublic: true,
  },
  { kind: 'PHONE', pattern: /(?<![\w$])(?:\+\d{1,3}|011)(?:[ .-]?\(?\d{1,4}\)?){2,6}(?![\w])/dg, isAlsoPublic: true },
  { kind: 'ZIP', pattern: /(?<![\w-])\d{5}-\d{4}(?![\w-])/dg, isAlsoPublic: true },
]
