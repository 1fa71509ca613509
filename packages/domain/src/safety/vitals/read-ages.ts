const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
}
const COUNT = `(\\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`
const HAS_COUNT = new RegExp(`\\d|\\b(?:${Object.keys(NUMBER_WORDS).join('|')})\\b`)
const UNIT = '(days?|dias?|weeks?|wks?|semanas?|months?|mos?|meses|mes|years?|yrs?|anos?|yo)'
const CHILD =
  '(?:baby|babies|infant|newborn|toddler|son(?! (?:\\w+ )?\\w+ (?:dias?|semanas?|mes(?:es)?|anos?)\\b)|daughter|child|kid|boy|girl|little (?:guy|one|man)|niece|nephew|grandson|granddaughter|grandbaby|beb[ea]|bebit[oa]|hij[oa]|nin[oa]|nen[ea]|recien nacid[oa]|niet[oa]|sobrin[oa])'

/** Behind a birth: it is not the mother who tells of her own fever. */
const OF_THE_MOTHER =
  '(?![^|]{0,200}\\b(?:i have|ive|my (?:temp\\w*|fever|incision|breasts?|stitches)|im running|tengo|mi (?:fiebre|temperatura|herida|cicatriz))\\b)'

const AGES = [
  new RegExp(`\\b${COUNT} ?${UNIT} ?(?:olds?|of age|de edad|de nacid[oa]|y/?o)\\b`, 'g'),
  new RegExp(`\\b${COUNT} ?(yo|y/?o|[dm]/o|yrs? old)\\b`, 'g'),
  /^\W*(?:\w+ )?(?:boy|girl|child|toddler|son|daughter|schoolboy|schoolgirl|nin[oa]),? (\d{1,2})( ?)(?=[.,;:½]| and\b|$)/g,
  /^\W*(\d{1,2}) ?(mo|mos|months|wks?|weeks|m\/o)(?=[.,:;] |,? (?:girl|boy|baby|male|female|old)\b)/g,
  /^\W*(\d{1,2}) ?(meses|semanas)(?=, [^|]{0,60}\b(?:rectal|pecho|mamila|biberon|chupon|panal|come bien)\b)/g,
  /(?<=[a-z][.!?] )(\d{2})( ?)[fm](?=\.?\s*$)/g,
  /(?:^\W*|(?<=[a-z][.!?] |\bbut ))(\d|[1-8]\d)( ?)[fm](?= \w|[.,;:](?:\s|$))(?! (?:old|of|baby|boy|girl|bebe|ago)\b)/g,
  new RegExp(`\\b${COUNT} ?(mos?|months?|wks?|weeks?|days?) (?:m|f|male|female|girl|boy)\\b`, 'g'),
  new RegExp(`\\b${CHILD}(?: is| who is| de| tiene| of| has|,)? ${COUNT} ?${UNIT}\\b`, 'g'),
  new RegExp(`\\b(?:tiene|tengo|de|cumplio|edad) ${COUNT} (anos)\\b`, 'g'),
  new RegExp(
    `\\b${CHILD}(?: \\w+)?[.,;] (?:apenas |ya |solo )?(?:tiene|cumplio|con|shes|hes|she is|he is|only)(?: just| only| apenas)? ${COUNT} ?(dias|semanas|meses|days|weeks|months)(?=[.,;]|$| (?:de (?:nacid|edad|vida)|old))`,
    'g',
  ),
  new RegExp(
    `\\b(?:age|aged|edad)(?: is| of|:)? ${COUNT}( ?)\\b(?! ?(?:d|days?|dias?|w|wks?|weeks?|semanas?|mos?|months?|mes(?:es)?)\\b)`,
    'g',
  ),
  new RegExp(
    `\\b(?:age|aged|edad)(?: is| of|:)? ${COUNT} ?(days?|dias?|wks?|weeks?|semanas?|mos?|months?|mes(?:es)?)\\b`,
    'g',
  ),
  /\b(?:im|i am|she is|he is|shes|hes|hes a|i am a) (\d{2})( ?)(?=and\b|with\b|years|yo|,|;|\.(?!\d)|male|female|man|woman|$)/g,
  /\b(?:mother|father|mom|dad|grand\w+|abuel[oa]|mama|papa|suegr[oa]|law|wife|husband|aunt|uncle)[^.|\d]{0,12}\((\d{2})(\))/g,
  /\b(?:mother|father|mom|dad|grandma|grandpa|she|he|aunt|uncle) (?:is|was|turned|just turned) (\d{2})( )(?=and|with|,|now)/g,
  /(?:^|[.;!?] )([1-9]\d)( ?)(?=, (?:healthy|fit|well|otherwise|non ?smok\w*|smok\w*|ex |never|no |not |female|male|woman|man|diabetic|sano|sana|fumador\w*)\b)/g,
  /\b(?:man|woman|male|female|about me|hombre|mujer|varon|masculino|femenin[oa]|senora?|guatemaltec[oa]|mexican[oa]|salvadoren[oa]|boricua|cuban[oa]|dominican[oa]|colombian[oa]|venezolan[oa]|argentin[oa]|honduren[oa]),?:? ([1-9]\d)( ?)(?=[,.;])/g,
  /\b(?:tengo|tiene) ([1-9]\d)( ?)(?=[,.;]|$| y\b)/g,
  /(?:^|[.;,] )([1-9]\d) (anos)(?= ?[.;]|, (?:sin|no|san[oa]|mujer|hombre)|\s*$)/g,
  /(?<=[a-z)][.!?] )([1-9]\d)( ?)(?=[.!?]?\s*$)/g,
  new RegExp(`\\b${COUNT} ?(months?|weeks?|days?|meses|semanas|dias) (?:baby|infant|bebe)\\b`, 'g'),
  /\b(?:shes|hes|she is|he is|tiene|es de|cumplio|at) (?:only |just |apenas |solo )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve) (days|weeks|wks|months|dias|semanas|meses)(?=[,.;](?![^|]{0,400}\b(?:pregnan\w*|embaraz\w*|trimester|post ?op|surgery|cirugia|ultrasound)\b)[^|]{0,400}\b(?:latch\w*|nurs(?:e|es|ing)|breast\w*|bottles?|formula|diapers?|napp(?:y|ies)|crib|feeds?|feeding|mama|mamar|pecho|biberon|mamila|teta|panal\w*|cuna|llanto)\b)/g,
  /\b(?:nans?|nanas?|grans?|grann(?:y|ys|ies)|grandmas?|grandpas?|moms?|mums?|dads?|pops?|gramps|nannas?|mothers?|fathers?|abuelit[oa]|suegr[oa]) (?:is |turned |just turned )?([6-9]\d)( ?)(?=[.,;:]|$)/g,
  /\b(?=(?:day|dia|dol) ?(\d|1\d|2[0-7])\b)(d)(?:ay|ia|ol) ?\d+ (?:(?:of|de) (?:life|vida)\b|(?:with|con) (?:our|my|the|nuestr[oa]|mi|el|la) (?:new |sweet |tiny )?(?:newborn|baby|little (?:man|one|guy|girl|boy|lady)|bebe|bebit[oa]|recien nacid[oa]|angelit[oa])\b(?=[^|]{0,300}\b(?:yellow\w*|jaundice\w*|latch\w*|feeds|nursing|breast\w*|cord|meconium|amarill\w*|pecho|ombligo)\b))/g,
  /\b(\d{1,2}) ?(d|w|m|wks?|mos?) ?old\b/g,
  /\b(\d|1[0-2]) ?(w)\/o(?=[,.;:]|$| (?:baby|boy|girl|male|female|infant|with)\b)/g,
  /\b(?:my|our|an?|the|this|tiny|sweet) (\d|1[0-2]) ?(w)\/o\b/g,
  new RegExp(`\\b${COUNT} (week|month)er\\b`, 'g'),
  new RegExp(`\\bborn(?: \\w+)? ${COUNT} (days|weeks|wks|months) ago\\b${OF_THE_MOTHER}`, 'g'),
  new RegExp(`\\bnac(?:io|id[oa]) hace ${COUNT} (dias|semanas|meses)\\b${OF_THE_MOTHER}`, 'g'),
  new RegExp(
    `\\b(?:tiene|cumplio) ${COUNT} (dias|semanas|meses)(?=[,.;] ?(?:y )?(?:\\w+ )?(?:temp\\w*|fiebre|calentura|rectal|\\d{2,3}[.,]?\\d?)\\b)`,
    'g',
  ),
  /^\W*(\d{1,2}) ?(meses|semanas)(?=[,.] ?(?:y )?(?:\w+ )?(?:temp\w*|fiebre|calentura)\b)/g,
  new RegExp(`^\\W*(?:beb\\w+ |nin[oa] |nen[ea] )?de ${COUNT} (meses|semanas|dias)(?=[,.;])`, 'g'),
  /\b(?:baby|infant|he|hes|daughter|son)(?: is)?(?: only| just)? (\d{1,2}) ?(mos?|wks?|weeks|months)(?=,| (?:with|and|who|w)\b)/g,
  /\b(?:patient|pt)(?: is)? (\d{1,2}) ?(mos?)(?=,| (?:with|and|who|w)\b)/g,
  /\b([1-8]\d)( ?)\/ ?[mf]\b/g,
  /(?<![\w.])[mf] ?\/ ?([1-8]\d)( ?)(?![\d/.])/g,
  /\b(?:patient|pt|am|im)(?: is)?(?: an?)? ([1-8]\d)( ?)[fm]\b/g,
  /(?:^\W*|\b(?:patient|pt)(?: is)? )([1-9]\d) ?(y|yrs?|anos)(?=[,.;]|$| (?:male|female|m|f)\b)/g,
  /\b(?:patient|pt)(?: is)? (?:male|female|man|woman),? ([1-9]\d)( ?)(?![\d./])/g,
  new RegExp(
    `\\b(?:masc(?:ulin[oa])?|fem(?:enin[oa])?|varon|pac(?:iente)?|px|lactante|preescolar|escolar|rn)[.,]? (?:de )?${COUNT} ?(anos?|a|meses|m|dias|d)\\b`,
    'g',
  ),
]

function inYears(count: string, unit: string): number {
  const value = NUMBER_WORDS[count] ?? Number(count)
  if (/^(?:d)/.test(unit)) return value / 365
  if (/^(?:w|s)/.test(unit)) return (value * 7) / 365
  if (/^(?:mo|me|m$|m\/)/.test(unit)) return value / 12
  return value
}

/** Other words for a short time: "mes y medio", "6 semanitas", "almost 3 months". */
const SMALL_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:un )?mes y medio\b/g, '6 semanas'],
  [/\b(?:almost|not quite|nearly|just under|casi) (?:3|three|tres) (?:months?|meses)\b/g, '12 weeks'],
  [/\bmes(?:es|ec)it[oa]s?\b/g, 'meses'],
  [/\bsemanit[oa]s?\b/g, 'semanas'],
  [/\bdi(?:it|ecit)[oa]s?\b/g, 'dias'],
  [/\banit[oa]s?\b/g, 'anos'],
]
const HAS_SMALL_WORD = /\bmes y medio\b|it[oa]s?\b|(?:almost|quite|nearly|under|casi) (?:3|t)/
const inPlainWords = (text: string): string =>
  HAS_SMALL_WORD.test(text) ? SMALL_WORDS.reduce((left, [small, plain]) => left.replaceAll(small, plain), text) : text

/** Ages in years named in a plain text: "2 month old", "bebé de 6 semanas", "71 yo". */
export function readAges(plain: string): readonly number[] {
  const text = inPlainWords(plain)
  return (HAS_COUNT.test(text) ? AGES : [])
    .filter((pattern) => text.search(pattern) >= 0)
    .flatMap((pattern) => [...text.matchAll(pattern)].map((found) => inYears(found[1]!, found[2]!.trim())))
    .filter((age) => age <= 120)
}
