const UNITS = [
  'one|un[oa]?',
  'two|dos',
  'three|tres',
  'four|cuatro',
  'five|cinco',
  'six|seis',
  'seven|siete',
  'eight|ocho',
  'nine|nueve',
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
/** A number from 20 to 99, or a hundred and up to nine, and its figures. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  ...UNITS.map((unit, at): readonly [RegExp, string] => [
    new RegExp(`\\b(?:(?:one|a) hundred (?:and )?|ciento )(?:${unit})\\b`, 'g'),
    `${101 + at}`,
  ]),
  ...TENS.flatMap((ten, tens) => [
    ...UNITS.map((unit, at): readonly [RegExp, string] => [
      new RegExp(`\\b(?:${ten})(?: y)? (?:${unit})\\b`, 'g'),
      `${(tens + 2) * 10 + at + 1}`,
    ]),
    [
      new RegExp(`\\b(?:${ten})\\b(?! ?(?:minut\\w*|hours?|horas?|days?|dias?|years?|anos?|percent))`, 'g'),
      `${(tens + 2) * 10}`,
    ] as const,
  ]),
]
const NAMES_MEASURE =
  /\b(?:fever|temp\w*|fiebre|calentura|grados|degrees|oxygen|oxigeno|o2|spo2|sats?|satur\w*|sugars?|glucose|azucar|glucosa|pulse|pulso|heart rate)\b/
const NAMES_NUMBER =
  /\b(?:hundred|ciento|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)\b/

/** A plain text with what is measured in figures: "cuarenta de fiebre", "oxygen is eighty one". */
export const measuresInFigures = (text: string): string =>
  NAMES_NUMBER.test(text) && NAMES_MEASURE.test(text)
    ? IN_WORDS.reduce((left, [words, figure]) => left.replaceAll(words, figure), text)
    : text
