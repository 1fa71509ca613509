import { remembering } from './remembering'

const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  una: 1,
  two: 2,
  couple: 2,
  dos: 2,
  three: 3,
  tres: 3,
  few: 3,
  several: 3,
  varios: 3,
  varias: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
  seven: 7,
  siete: 7,
  eight: 8,
  ocho: 8,
  nine: 9,
  nueve: 9,
  ten: 10,
  diez: 10,
  eleven: 11,
  once: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  doce: 12,
  half: 0.5,
  medio: 0.5,
}
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^d/, 1],
  [/^f/, 14],
  [/^(?:w|s)/, 7],
  [/^m/, 30],
  [/^(?:y|a)/, 365],
]
const SPAN = new RegExp(
  `(?<![\\w./])(\\d{1,3}|${Object.keys(COUNTS).join('|')}) ?(?:of |full |whole |more )?(?:(?<=half (?:of )?)an? )?(days?|d|dias?|fortnights?|weeks?|wks?|semanas?|months?|mos?|mths?|mes(?:es)?|years?|yrs?|anos?)\\b(?! (?:old|of age|de edad|pregnant|postpartum)| ?y/o|/o)`,
  'g',
)
const NO_SPAN =
  /(?:\b(?:(?:mujer|hombre|masculino|femenin[oa]|paciente|varon|nin[oa]|senora?|joven|bebe|lactante|hij[oa]|mama|papa|espos[oa]) de |(?:edad|cumplio|cumpli) )|\b(?:times?|once|twice|veces|every|cada|tengo|tiene|aged?|im|next|in)(?: or (?:twice|two))?(?: times?| veces)?(?: an?| al)? |\b(?:fue|paso|ocurrio|sucedio|vaccine|vacuna|curad[oa],?) *(?:de )?hace (?:como |unos |unas |ya )?|\b(?:one|two|three|four|five|six|few|couple|\d) |\/)$/
const SINCE_YEAR =
  /\b(?:since|desde(?: el)?) (?:19|20)\d\d\b|\bfor years\b|\bdesde hace anos\b|\bpor anos\b|(?<!\b(?:no|any|without|sin) (?:other )?)\b(?:chronic|cronic)\w*/

const SINCE_MONTH =
  /\b(?:since|desde(?: el mes de)?) (?:january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/
const MONTH = 30

const inDays = (count: string, unit: string): number =>
  (COUNTS[count] ?? Number(count)) * (UNITS.find(([names]) => names.test(unit))?.[1] ?? 1)

const LASTING = /\b(?:for|past|last|over|since|hace|ase|desde|por|durante|llev[ao]|van|ultim[oa]s)\b[^.;!?\n]{0,12}$/
const WITH_CHILD = /\b(?:pregnan\w+|embaraz\w+|contracci\w+|contractions?|gestacion\w*|trimest\w+|sdg)\b/
const A_BIRTHDAY = 'a'
const WEEKS = /^(?:w|s)/
const FIRST_WEEKS = 4

/** "20 anos" is an age and "20 semanas" of a pregnancy its length, where nothing says that something lasts so long. */
function isOfPerson(before: string, count: string, unit: string, isWithChild: boolean): boolean {
  if (LASTING.test(before)) return false
  if (unit.startsWith(A_BIRTHDAY)) return true
  return isWithChild && WEEKS.test(unit) && Number(count) > FIRST_WEEKS
}

/** The longest time in days that a plain text tells, 0 where it tells none. Ages and "twice a week" are no such time. */
export const longestDays = remembering((plain: string): number => {
  const text = plain.replaceAll(/ and a half| y medi[oa]/g, '')
  const isWithChild = WITH_CHILD.test(text)
  const spans = [...text.matchAll(SPAN)]
    .map((found) => [text.slice(Math.max(0, found.index - 24), found.index), found[1]!, found[2]!] as const)
    .filter(([before, count, unit]) => !NO_SPAN.test(before) && !isOfPerson(before, count, unit, isWithChild))
    .map(([, count, unit]) => inDays(count, unit))
  return Math.max(SINCE_MONTH.test(text) ? MONTH : 0, SINCE_YEAR.test(text) ? 365 : 0, ...spans)
})

const AGO = /(?:\w+ ){2}ago\b/g

/** The same, but for what was so long ago. */
export const longestDaysNow = (plain: string): number =>
  longestDays(plain.includes(' ago') ? plain.replaceAll(AGO, ' ') : plain)
