const UNITS = [
  'zero|oh|cero',
  'one|un[oa]?',
  'two|dos',
  'three|tres',
  'four|cuatro',
  'five|cinco',
  'six|seis',
  'seven|siete',
  'eight|ocho',
  'nine|nueve',
  'ten|diez',
  'eleven|once',
  'twelve|doce',
]
const TENS = [
  'twenty|veinte',
  'thirty|treinta',
  'fou?rty|cuarenta',
  'fifty|cincuenta',
  'sixty|sesenta',
  'seventy|setenta',
  'eighty|ochenta',
  'ninety|noventa',
]
const HUNDREDS = ['doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos']
const MONTH_OR_MINUTE = 'minut\\w*|hours?|horas?|days?|dias?|years?|anos?|percent'

const valueIn = (lists: readonly string[], word: string): number =>
  lists.findIndex((each) => new RegExp(`^(?:${each})$`).test(word))
const UNIT = UNITS.slice(1, 10).join('|')
const TEN = TENS.join('|')

/** A number of hundreds, tens and units, or of tens alone; then, where it follows, a point and what is behind it. */
const IN_WORDS = new RegExp(
  `\\b(?:(?:(one|an?|two|three|four|five|six) hundred|(cien|ciento|${HUNDREDS.join('|')}))(?: (?:and|y))?(?: (${TEN})(?: y)?)?(?: (${UNITS.slice(1).join('|')}))?|(${TEN})(?: y)?(?: (${UNIT}))?(?! ?(?:${MONTH_OR_MINUTE})\\b))(?: (?:point|punto|coma) (${UNITS.slice(0, 10).join('|')}))?\\b`,
  'g',
)
const hundredsIn = (english: string | undefined, spanish: string | undefined): number => {
  if (spanish) return spanish.startsWith('cien') ? 1 : valueIn(HUNDREDS, spanish) + 2
  return english ? Math.max(1, valueIn(UNITS, english)) : 0
}
const tensIn = (word: string | undefined): number => (word ? valueIn(TENS, word) + 2 : 0)
const unitsIn = (word: string | undefined): number => (word ? valueIn(UNITS, word) : 0)

function figures(
  ...[, english, spanish, ten, unit, bareTen, bareUnit, decimal]: readonly (string | undefined)[]
): string {
  const value = hundredsIn(english, spanish) * 100 + tensIn(ten ?? bareTen) * 10 + unitsIn(unit ?? bareUnit)
  return decimal ? `${value}.${unitsIn(decimal)}` : `${value}`
}

const ONE_OH = /\bone oh (one|two|three|four|five)\b/g
/** "Treinta y ocho con cinco": tenths of a degree. */
const WITH_TENTHS =
  /\b(treinta y (?:siete|ocho|nueve)|cuarenta) con (uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\b/g

const NAMES_MEASURE =
  /\b(?:fever|temp\w*|therm\w*|termom\w*|recto|rectal|fiebre|calentura|grados|degrees|oxygen|oxigeno|o2|spo2|sats?|satur\w*|sugars?|glucose|glucom\w*|azucar|glucosa|meter|pulse|pulso|heart rate|presion|pressure|(?:treinta y (?:siete|ocho|nueve)|cuarenta) con \w+|(?:point|punto|coma) (?:zero|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))\b/
const NAMES_NUMBER =
  /\b(?:hundred|one oh|cien|ciento|\w+cientos|quinientos|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)\b/

/** A plain text with what is measured in figures: "cuarenta de fiebre", "oxygen is eighty one", "treinta y ocho punto dos". */
export const measuresInFigures = (text: string): string =>
  NAMES_NUMBER.test(text) && NAMES_MEASURE.test(text)
    ? text
        .replaceAll(ONE_OH, (_found, unit: string) => `10${unitsIn(unit)}`)
        .replaceAll(WITH_TENTHS, '$1 punto $2')
        .replaceAll(IN_WORDS, figures)
    : text
