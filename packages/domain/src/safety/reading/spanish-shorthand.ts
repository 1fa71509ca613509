const WHO =
  'masc(?:ulin[oa])?|fem(?:enin[oa])?|mujer|hombre|nin[oa]|nen[ea]|chic[oa]|chamac[oa]|muchach[oa]|varon(?:cito)?|adolescente|escolar|preescolar|lactante|joven|paciente|pac|px|senora?|adult[oa]|bebe|[fhmv]'
const SEEN_WITH =
  '(?=[^.|]{0,30}\\b(?:roj[oa]|doloros[oa]|vision|borros[oa]|fotofobia|secrecion|hiperemi\\w*|lagrime\\w*|veo|ve|ojo|cornea|conjuntiva|parpado|moscas|destellos|red|painful|vision|photophobia|cornea|floaters?|flashes)\\b)'

/** How clinicians who write Spanish shorten, and what they mean; of a text in small letters without accents. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\bmasc\b\.?/g, 'masculino'],
  [/\bfem\b\.?(?= ?(?:\d|de\b|con\b|,))/g, 'femenina'],
  [/\bizq\b\.?(?:([oa])\.?(?= ))?/g, 'izquierdo'],
  [/\b(lado|brazo|ojo|oido|pie|pierna|mano|seno|fosa|testiculo|escroto|flanco|hombro) der\b\.?/g, '$1 derecho'],
  [new RegExp(`\\b(?:od)\\b${SEEN_WITH}`, 'g'), 'ojo derecho'],
  [/\boi\b(?= (?:roj|dolor|con|vision))/g, 'ojo izquierdo'],
  [new RegExp(`\\b(${WHO})(,?) (?:de )?(\\d{1,3}) ?a(?:nos)?\\b\\.?(?! ?\\d)`, 'g'), '$1$2 de $3 anos'],
  [new RegExp(`\\b(bebe|lactante|nin[oa]|nen[ea]|[fhmv]) (?:de )?(\\d{1,2}) ?m\\b\\.?`, 'g'), '$1 de $2 meses'],
  [/\b(bebe|lactante|rn|neonato) (?:de )?(\d{1,2}) ?d\b\.?/g, '$1 de $2 dias'],
  [/\b(hace|desde hace|por|x) (\d{1,2}) ?a\b\.?(?! ?\d)/g, '$1 $2 anos'],
  [/\b(hace|desde hace|x) (\d{1,2}) ?(?:sem|s)\b\.?/g, '$1 $2 semanas'],
  [/\b(\d{1,2}) ?sdg\b\.?/g, '$1 semanas de embarazo'],
  [/\bfc(?: de|:)? (?=\d)/g, 'frecuencia cardiaca '],
  [/\bfr(?: de|:)? (?=\d)/g, 'frecuencia respiratoria '],
  [/\bhta\b/g, 'hipertension arterial'],
  [/\bs\/ ?(?=(?!p\b)[a-z]{3})/g, 'sin '],
  [/\bc\/ ?(?=(?!section)[a-z]{3})/g, 'con '],
  [/\b(semanas?|meses|sem|dias) d (?=embarazo|nacid|edad)/g, '$1 de '],
  [/(^\W*|[.;] )[fhm] ([1-9]\d)(?=[.,;:] )/g, '$1 age $2'],
]
const MAY_BE =
  /\b(?:masc|fem|izq|der|o[di]|hta|sdg|fc|fr)\b|\b[sc]\/ ?[a-z]{3}|\d ?[am]\b|\d ?(?:sem|s|d)\b|\bd embarazo|\b[fhm] \d\d[.,;:]/

/** A text with the shorthand of Spanish charts spelled out: "Masc. 24 a.", "seno izq.", "FC 88". */
export const withoutSpanishShorthand = (text: string): string =>
  MAY_BE.test(text) ? SHORTHAND.reduce((left, [sign, meant]) => left.replaceAll(sign, meant), text) : text
