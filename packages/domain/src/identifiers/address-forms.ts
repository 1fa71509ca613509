import type { IdentifierForm } from './identifier-forms'

const HEADING = '(?:[NSEW]{1,2}\\.?|North|South|East|West|Northeast|Northwest|Southeast|Southwest)'
const SUFFIX =
  '(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Ct|Court|Way|Pl|Place|Ter|Terrace|Cir|Circle|Hwy|Highway|Pkwy|Parkway|Trl|Trail|Sq|Square|Loop)'
const ANY_SUFFIX = `(?:${SUFFIX}|${SUFFIX.slice(3).toUpperCase()}`
const FLAT = '(?:,? ?(?:(?:Apt|Apartment|Unit|Suite|Ste|Apto|Depto|APT|UNIT|STE|apt|unit|apto)\\.? ?|#) ?[\\w-]+)?'
const TOWN = "(?:,? \\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2},? [A-Z]{2}(?: \\d{5}(?:-\\d{4})?)?)?"

/** Names of streets as people type them: capital letters left out, so fewer kinds of street, and no everyday words. */
const EVERYDAY =
  '(?!(?:mg|mcg|ml|mins?|days?|weeks?|months?|years?|hours?|minutes?|dollars?|miles?|blocks?|percent|people|times|the|a|an|my|on|in|down|from|this|that|of|to|at|and|or|across|off)\\b)'

const NO_STREET =
  '(?!(?:desde|hace|por|hasta|durante|con|sin|y|o|a|en|como|que|hay|tengo|cuesta|mide|estoy|vivo|cuartos?|personas?|a[ñn]os?|d[ií]as?)\\b)'

const address = (pattern: RegExp): IdentifierForm => ({ kind: 'ADDRESS', pattern, isAlsoPublic: true })

export const ADDRESS_FORMS: readonly IdentifierForm[] = [
  address(
    new RegExp(
      `(?<![\\w$.,-])\\d{1,6}(?:-\\d{1,4})?[A-Z]? (?:${HEADING} )?(?:(?:\\p{Lu}[\\p{L}.'’-]*|\\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)) ){1,6}${ANY_SUFFIX}\\b\\.?(?: ${HEADING}\\b)?${FLAT}${TOWN}`,
      'dgu',
    ),
  ),
  address(
    new RegExp(
      `(?<![\\w$.,-])\\d{2,6} (?:[nsew] |north |south |east |west )?(?:${EVERYDAY}(?:[a-z]+|\\d{1,3}(?:st|nd|rd|th)) ){1,3}(?:st|street|ave|avenue|rd|road|blvd|ln|lane|hwy|dr|drive|cir|circle|ct|court|ter|terrace|pkwy|parkway)\\b\\.?${FLAT}`,
      'dg',
    ),
  ),
  address(/\bP\.? ?O\.? ?Box \d+|\bapartado postal \d+|\bRR ?\d+,? Box \d+/dgi),
  address(/(?<![\w$.,-])\d{1,6} [NSEW]\.? \d{1,3}(?:st|nd|rd|th)\b/dg),
  address(
    new RegExp(
      `\\b(?:(?:live|living|stay|staying|reside) at|address(?: is)?:?|vivo en|resido en|direcci[oó]n(?: es)?:?|domicilio(?: es)?:?)\\s+(\\d{2,6} ${EVERYDAY}${NO_STREET}[^\\n.;!?]{2,60}?)(?=[.;!?\\n]|$| (?:and|y|but|pero|with|con)\\b)`,
      'dgi',
    ),
  ),
  address(
    new RegExp(
      `(?<!\\p{L})(?:calle|avenida|avda?\\.?|av\\.?|ave\\.|carretera|carr\\.|camino|paseo|urb\\.) (?:${NO_STREET}[\\p{L}\\d.]+,? ){0,5}(?:#|n[oº]\\.? ?|n[uú]m(?:ero|\\.)? )?\\d{1,6}(?:\\.\\d+)?${FLAT}(?! ?(?:d[ií]as?|a[ñn]os?|mes(?:es)?|semanas?|horas?|minutos?|cuadras?|veces)\\b)(?!\\d)`,
      'dgiu',
    ),
  ),
  address(
    new RegExp(
      `\\b(?:[Cc]alle|[Aa]venida|[Aa]vda\\.?|[Cc]arretera|[Cc]amino|[Pp]aseo) (?:de |del |la |las |los )*\\p{Lu}[\\p{L}.'’-]*(?: (?:de |del |la |las |los )*\\p{Lu}[\\p{L}.'’-]*){0,3},? (?:#|[Nn][oº]\\.? ?|[Nn][uú]m(?:ero|\\.)? )?\\d{1,6}${FLAT}`,
      'dgu',
    ),
  ),
]
