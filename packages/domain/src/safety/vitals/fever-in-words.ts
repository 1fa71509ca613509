const FIGURES_IN_WORDS: readonly (readonly [RegExp, string])[] = [
  'one|uno',
  'two|dos',
  'three|tres',
  'four|cuatro',
  'five|cinco',
]
  .map((word, at): readonly [RegExp, string] => [
    new RegExp(`\\b(?:(?:one|a) hundred (?:and )?|ciento )(?:${word})\\b`, 'g'),
    `${101 + at}`,
  ])
  .concat([
    [/\bcuarenta y un[oa]?\b/g, '41'],
    [/\bcuarenta\b/g, '40'],
    [/\btreinta y nueve\b/g, '39'],
    [/\btreinta y ocho\b/g, '38'],
  ])
const HAS_FEVER_IN_WORDS =
  /(?=[^|]*\b(?:fever|temp\w*|fiebre|calentura|grados|degrees)\b)[^|]*\b(?:hundred|ciento|cuarenta|treinta y)\b/
/** A plain text with the degrees of a fever in figures: "cuarenta de fiebre", "a hundred and four". */
export const feverInFigures = (text: string): string =>
  HAS_FEVER_IN_WORDS.test(text)
    ? FIGURES_IN_WORDS.reduce((left, [words, figure]) => left.replaceAll(words, figure), text)
    : text
