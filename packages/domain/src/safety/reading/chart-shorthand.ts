import { withoutSpanishShorthand } from './spanish-shorthand'

/** How clinicians shorten, and what they mean; of a text in small letters whose hyphens still stand. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z0-9])[-\u2212]ve\b|\([-\u2212]\)/g, ' negative '],
  [/\+ve\b|\(\+\)/g, ' positive '],
  [/\b([ap])\.m\b\.?/g, '$1m'],
  [
    /\b(\d{1,3}) ?w(?:\/|\.)o\b\.?(?= ?(?:m|f|male|female|boy|girl|baby|infant|newborn|son|daughter|old|with|w\/|,)\b)/g,
    '$1 week old',
  ],
  [/\b(\d{1,3}) ?m(?:\/|\.)o\b\.?/g, '$1 month old'],
  [/\b(\d{1,3}) ?d(?:\/|\.)o\b\.?/g, '$1 day old'],
  [/\b(\d{1,3}) ?y(?:\/|\.) ?o\b\.?/g, '$1 year old'],
  [/^(\W*\d{1,2})\/12(?=,? ?(?:m|f|male|female|girl|boy|baby|old)\b)/g, '$1 month old'],
  [/^(\W*\d{1,2})\/52(?=,? ?(?:m|f|male|female|girl|boy|baby|old)\b)/g, '$1 week old'],
  [/(?<![\d/.])(\d{1,2})\/52\b/g, '$1 weeks'],
  [/(?<![\d/.])(?!24)(\d{1,2})\/7\b(?!\/)/g, '$1 days'],
  [/(?<!\b(?:my|our|an?|the|this|tiny|sweet) (?:\d|1[0-2]) ?)\bw\/o\b/g, 'without'],
  [/\bw\/ ?(?=[a-z\d])(?!o\b)/g, 'with '],
  [/\bb\/c\b/g, 'because'],
  [
    /\b((?:\d{1,2}|one|two|three|four|five|six|several)[ -](?:hour|day|week|month)s?) (?:hx|h\/o|history)(?: of)?\b/g,
    '$1 of',
  ],
  [/\bh\/o\b/g, 'history of'],
  [/\b(?:fam\.? ?hx|f\/?hx|fam\. history)\b/g, 'family history'],
  [/\bh\/a(s|ches)?\b/g, 'headache'],
  [/\bn\/v\/d\b/g, 'nausea or vomiting or diarrhea'],
  [/\bn\/v\b/g, 'nausea or vomiting'],
  [/\bv\/d\b|\bd\/v\b/g, 'vomiting or diarrhea'],
  [/\bf\/c(?:\/s)?\b/g, 'fever or chills'],
  [/\bcp\/(?=sob|doe|palp)/g, 'chest pain or '],
  [/\bsob\/cp\b/g, 'sob or chest pain'],
  [/\b(no|denies|without|c\/o|reports|nor|or) cp\b/g, '$1 chest pain'],
  [/\b(no|denies|without|brief|with|nor|or|\d min) loc\b/g, '$1 loss of consciousness'],
  [
    /\b(no|denies|nor|or|pv|vaginal|nasal|eye|ear|nipple|urethral|yellow|white|grey|green|thin|thick) d\/c\b/g,
    '$1 discharge',
  ],
  [/\bsx\b/g, 'symptoms'],
]
const MAY_BE_SHORT =
  /[-\u2212+]ve\b|\([-+\u2212]\)|\b[a-z]{1,3}\/ ?[a-z\d]|\b[ap]\.m\b|\d\/(?:7|12|52)\b|\d ?[wmdy][/.] ?o\b|fam\. |\b(?:cp|loc|sx|fhx|fam hx|(?:hour|day|week|month)s? (?:hx|history))\b/

/** The heads of a note under which stands only what is not there, and a family's illnesses. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [
    /(^|[.;\n|•*–—-]) *(?:no|not|none|denies|denied|negatives?(?: for)?|absent|not there|not present|no sign of|spared|without|free of|never had|have not had|dont have|nothing like|ruled out|no tengo|no hay|no tiene|no presenta|sin|niega|ausentes?|negativo para|nada de|descartad[oa]s?) ?: *(?!(?:help|i|im|ive|he|hes|she|shes|it|its|we|they|the|my|mi|but|this|that|there|el|la|los|las|esta|me|se|le|no|none|cant|wont|still|just|now|only)\b)(?=[a-z])/g,
    '$1 denies ',
  ],
  [/(^|[.;\n|•*–—-]) *(?:negatives?|negativos?|absent) ?: *(?=no |sin |none )/g, '$1 denies '],
  [
    /(^|[.;\n|•*–—-]) *(?:family(?: history| hx)?|parents|relatives|fam(?:\.? hx)?|f\/?hx?|familia|padres|familiares|antecedentes (?:heredo ?)?familiares|ahf) ?: */g,
    '$1 family history ',
  ],
]
const MAY_BE_LABEL = /[a-z] ?:/

/** What stands under such a head, up to its end. */
const LISTED = / denies (?=[^.\n]*;)[^.\n]*/g
const commas = (list: string) => list.replaceAll(';', ',')

const spelled = (text: string, ways: readonly (readonly [RegExp, string])[]) =>
  ways.reduce((left, [sign, meant]) => left.replaceAll(sign, meant), text)

/** A text with clinicians' shorthand spelled out: "w/o n/v", "-ve", "No: fever, cough". */
export function withoutShorthand(text: string): string {
  const labelled = MAY_BE_LABEL.test(text) ? spelled(text, LABELS).replaceAll(LISTED, commas) : text
  const spelledOut = MAY_BE_SHORT.test(labelled) ? spelled(labelled, SHORTHAND) : labelled
  return withoutSpanishShorthand(spelledOut)
}
