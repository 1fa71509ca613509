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
  '|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)'
const DATE =
  `(?:\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{1,4}|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}` +
  `|\\d{1,2} (?:de )?${MONTH}(?: (?:de |del )?|, )\\d{4})`
const BIRTH =
  'born|dob|d\\.o\\.b\\.|date of birth|birth ?date|birthday|nac[ií]|nacid[oa]|naci[oó]|nacimiento|cumplea[ñn]os'

const KEEPER =
  'member|subscriber|policy|group|claim|account|acct|case|medicaid|medicare|mbi|medical record|mrn|patient|confirmation' +
  '|authorization|auth|reference|ref|invoice|bill|check|license|passport' +
  '|miembro|afiliado|p[oó]liza|grupo|reclamo|reclamaci[oó]n|cuenta|caso|expediente|paciente|autorizaci[oó]n|referencia|factura|licencia|pasaporte'
const MARK = '(?:id|number|num\\.?|no\\.|nos\\.|#|n[uú]mero|n[uú]m\\.?|n\\.?[ºo°])'
/** Four digits at least, no year alone, and nothing that is an amount or a time. */
const VALUE =
  '((?!(?:19|20)\\d{2}\\b(?!-))(?=[A-Z0-9-]*(?:\\d[A-Z-]*){4})[A-Z0-9][A-Z0-9-]{3,29})(?![\\w,.]*\\d)(?! ?(?:%|dollars?|d[oó]lares|usd|days?|d[ií]as))'
const SEPARATOR = '[\\s:#=]{0,4}(?:is|es|was|era)?[\\s:#=]{0,4}'

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
    pattern: /(?<![\w.+%-])[\w.+%-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/dgi,
    isAlsoPublic: true,
  },
  { kind: 'SSN', pattern: /(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/dg },
  {
    kind: 'SSN',
    pattern:
      /\b(?:ssn|social security(?: number| no\.?)?|seguro social)\W{0,3}(?:is|es)?\s*(\d{3}[ -]?\d{2}[ -]?\d{4})\b/dgi,
  },
  { kind: 'CARD', pattern: /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/dg, isMeant: isCardNumber },
  { kind: 'ID', pattern: /(?<![\w-])[1-9][A-Z][A-Z0-9]\d-?[A-Z][A-Z0-9]\d-?[A-Z]{2}\d{2}(?![\w-])/dgi },
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
      `\\b(?:member|policy|claim|account|acct|case|mrn|mbi|p[oó]liza|reclamo|cuenta|caso)\\s+${VALUE}`,
      'dgi',
    ),
  },
  {
    kind: 'BIRTHDATE',
    pattern: new RegExp(
      `\\b(?:${BIRTH})(?:\\s|:|,|\\bon\\b|\\bis\\b|\\bwas\\b|\\bel\\b|\\bes\\b|\\ben\\b|\\bd[ií]a\\b){1,6}(${DATE})`,
      'dgi',
    ),
  },
  {
    kind: 'PHONE',
    pattern: /(?<![\w$.,-])(?:\+?1[-. ]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ]?)[2-9]\d{2}[-. ]?\d{4}(?![\w-]|[.,]\d)/dg,
    isMeant: (phone) => !/^\D*1?\D*8(?:00|33|44|55|66|77|88)/.test(phone),
    isAlsoPublic: true,
  },
  {
    kind: 'PHONE',
    pattern:
      /\b(?:call me at|text me at|phone|cell|mobile|tel\.?|tel[eé]fono|celular)\W{0,3}(?:is|es|n[uú]mero|number)?\W{0,3}([2-9]\d{2}[-. ]\d{4})(?![\w-])/dgi,
    isAlsoPublic: true,
  },
  { kind: 'ZIP', pattern: /(?<![\w-])\d{5}-\d{4}(?![\w-])/dg, isAlsoPublic: true },
  {
    kind: 'NAME',
    pattern:
      /(?:[Mm]y name is|MY NAME IS|[Mm]e llamo|[Mm]i nombre es)\s+(\p{Lu}[\p{L}'’-]*(?: (?:de |la |del )*\p{Lu}[\p{L}'’-]*){0,3})/dgu,
  },
]
