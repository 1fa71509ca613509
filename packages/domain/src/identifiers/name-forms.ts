import type { IdentifierForm } from './identifier-forms'

const PART = "(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}'’-]+)"
const names = (fewest: number, most: number) =>
  `(${PART}(?: (?:de |la |del |van |von )*${PART}){${fewest - 1},${most - 1}})`
const NAMING =
  "(?:[Mm]y (?:full )?name(?: is|['’]s)|MY NAME IS|[Mm]e llamo|ME LLAMO|[Mm]i nombre(?: completo)? es|MI NOMBRE ES|(?:his|her|their) name is|[Cc]alls? me)"
/** What may follow `I am` in capitals and is nobody's name. */
const NO_NAME =
  '(?!(?:Medicare|Medicaid|Native|African|Asian|American|Latin|Mexican|Black|White|Hispanic|Blue|United|Kaiser|Aetna|Type|Stage|Covid|HIV)\\b)'
const KIN =
  '(?:husband|wife|son|daughter|mother|father|mom|mum|dad|brother|sister|baby|partner|child|aunt|uncle|cousin|friend|boyfriend|girlfriend|grandmother|grandfather|grandma|grandpa|grandson|granddaughter|esposo|esposa|marido|mujer|hijo|hija|mam[aá]|pap[aá]|madre|padre|hermano|hermana|beb[eé]|pareja|novi[oa]|abuel[oa]|niet[oa]|t[ií][oa]|prim[oa]|amig[oa])'
const LABEL =
  "(?:(?:[Pp]atient|[Mm]ember|[Ss]ubscriber|[Ff]ull|[Ff]irst|[Ll]ast)(?:['’]s)? [Nn]ame|[Nn]ombre(?: completo| del? paciente)?|[Nn]ame|NAME|NOMBRE|[Pp]atient|PATIENT|[Pp]aciente|[Aa]pellidos?|[Ss]igned|[Ss]igned by|[Ss]incerely|[Rr]egards|[Aa]tentamente|[Ff]irma(?:do)?)"
/** What follows `my name is` where it is said of the name. */
const SAID_OF_NAME =
  '(?!(?:hard|not|on|in|wrong|mis\\p{L}+|spelled|written|listed|still|too|so|the|an?|my|different|missing|never|no|mal|muy|dif[ií]cil|el|la|un|est[aá]|common|long|short|really|very|also|now|at|to|under)\\b)'
const ENDS = "(?=[.,;:!?\\n(]|$| (?:and|y|i|i['’]m|im|but|pero|tengo|from|vivo|born|nac[ií])\\b)"

const name = (source: string, flags = 'dgu'): IdentifierForm => ({ kind: 'NAME', pattern: new RegExp(source, flags) })

export const NAME_FORMS: readonly IdentifierForm[] = [
  name(`${NAMING}\\s*:?\\s+${names(1, 4)}`),
  name(
    `\\b(?:my name is|me llamo|mi nombre es)\\s*:?\\s+${SAID_OF_NAME}([\\p{L}'’-]{2,}(?: [\\p{L}'’-]{2,}){0,4}?)${ENDS}`,
    'dgui',
  ),
  name(`(?<!\\p{L})(?:I am|I['’]m|[Ss]oy|[Tt]his is) ${NO_NAME}${names(2, 4)}`),
  name(`(?<!\\p{L})${LABEL}\\s{0,2}[:,]\\s{0,3}${names(1, 4)}`),
  name(`(?<!\\p{L})(?:[Pp]atient|[Mm]ember|[Ff]ull) [Nn]ame ${names(2, 4)}`),
  name(`(?<!\\p{L})(?:Mr|Mrs|Ms|Miss|Sr|Sra|Srta)\\.? ${names(1, 3)}`),
  name(`(?<!\\p{L})(?:Dr|Dra)\\.? ${names(2, 3)}`),
  name(
    `(?<!\\p{L})(?:[Mm]y|[Mm]i) ${KIN},? (?:is |is named |is called |named |called |se llama |es )?${NO_NAME}${names(1, 3)}`,
  ),
]
