/** Care that a name alone tells apart, in English and Spanish. */
const NAMED =
  'mris?|ct scans?|cat scans?|pet scans?|x-rays?|ultrasounds?|mammograms?|colonoscop(?:y|ies)|endoscop(?:y|ies)|biops(?:y|ies)|chemotherapy|chemo|radiation|dialysis|sleep study|insulin|wheelchair|walker|hearing aids?|cpap|insulin pump|oxygen|ambulance|c-section|resonancias?(?: magn[eé]ticas?)?|tomograf[ií]as?|radiograf[ií]as?|ecograf[ií]as?|ultrasonidos?|mamograf[ií]as?|colonoscop[ií]as?|endoscop[ií]as?|biopsias?|quimioterapia|radioterapia|di[aá]lisis|insulina|silla de ruedas|andador|aud[ií]fonos?|ambulancia|ces[aá]rea'
/** Care that says something only with a word of what kind: "knee surgery", "terapia física". */
const GENERAL =
  'surger(?:y|ies)|operation|procedure|therapy|treatments?|scan|tests?|medicines?|medications?|drugs?|injections?|shots?|infusions?|brace|implant|transplant|replacement|rehab|cirug[ií]as?|operaci[oó]n|procedimientos?|terapias?|tratamientos?|ex[aá]men(?:es)?|pruebas?|an[aá]lisis|medicamentos?|medicinas?|inyecci[oó]n|inyecciones|infusi[oó]n|infusiones|pr[oó]tesis|trasplante'

const FAMILY =
  'mother|father|mom(?:my)?|mum|dad(?:dy)?|parents?|son|daughter|wife|husband|spouse|partner|child|kid|baby|brother|sister|aunt|uncle|cousin|niece|nephew|grand\\p{L}+|step[\\p{L}-]+|friend|(?:boy|girl)friend|madre|padre|mam[aá]|pap[aá]|hij[oa]|espos[oa]|marido|beb[eé]|niñ[oa]|abuel\\p{L}+|niet[oa]|herman[oa]|t[ií][oa]|prim[oa]|suegr[oa]|novi[oa]|amig[oa]'
const CARERS =
  'doctors?|surgeon|nurse|specialist|therapist|physician|hospital|clinic|pharmac(?:y|ist)|doctora?|m[eé]dic[oa]|cirujan[oa]|enfermer[oa]|especialista|cl[ií]nica|farmacia|Dra?\\.? \\p{L}+'
const BODY = 'body|immune system|patient|cuerpo|organismo|sistema inmun\\p{L}+|paciente'
const WHO = `(?<!\\p{L})(?:I|we|s?he|[eé]l|ella|(?<!\\b(?:of|de) (?:my|our|his|her|mi|su|nuestr[oa]) )(?:${FAMILY})|${CARERS}|${BODY})`

/** "I refused the colonoscopy", "my mother turned down the surgery", "his body rejected the kidney": no plan did. */
const NOT_BY_A_PERSON = `(?<!(?:${WHO}|\\bI[’']ve|\\bwe[’']ve)(?: (?:has|have|had|just|also|then|still|already|ya|tambi[eé]n|\\p{L}+ly|\\p{L}+mente)){0,2} |(?<!\\p{L})(?:${CARERS}) (?:me|nos|le) )`
const MAY_PAY = '(?:cover|pay for|approve|authorize)'
const DENIES = [
  `\\b(?=[drt])(?<!\\b(?:not|never|nunca|no) )${NOT_BY_A_PERSON}(?:denied|denies|refused|refuses|rejected|turned down)(?: me| us| to ${MAY_PAY})?`,
  `\\b(?=[wd])${NOT_BY_A_PERSON}(?:will not|won[’']?t|does not|doesn[’']?t|did not|didn[’']?t)(?: want to)? ${MAY_PAY}`,
  `(?<!\\p{L})(?=[ndr])(?<!\\bno )(?<!\\bno (?:me|nos|le) )${NOT_BY_A_PERSON}(?:neg[oó]|negaron|niegan?|deneg[oó]|denegaron|rechaz(?:ó|aron))`,
  '\\bno (?:me |nos |le )?(?:quieren? )?(?:cubr(?:e|en|ir|i[oó]|ieron)|paga[nr]?|pagó|pagaron|aprueban?|aprobar|aprob[oó]|aprobaron|autorizan?|autorizar|autoriz(?:ó|aron))',
].join('|')
const IS_DENIED =
  '(?:was|were|got|has been|have been) (?:denied|refused|rejected|turned down)|(?:fue|fueron|ha sido) (?:negad|denegad|rechazad)[oa]s?'

/** Words of care, for a pattern without regard to case. */
export const CARE_WORD = `(?:${NAMED}|${GENERAL})`

const PERSON =
  'mother|father|mom|dad|son|daughter|wife|husband|child|kid|baby|brother|sister|madre|padre|mam[aá]|pap[aá]|hij[oa]|espos[oa]|marido|beb[eé]|niñ[oa]|abuel[oa]|herman[oa]'
const MONTH =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december'
const WHOSE = `(?:my|our|his|her|their|mis?|sus?|nuestr[oa]s?)`
const ARTICLE = '(?:an?|the|una?|el|la|los|las)'
const ENDS = '(?![\\p{L}\\d-])'
/** Words before an English name of care: what kind it is. */
const KINDS = `(?:(?!(?:${ARTICLE}|${WHOSE}|claim|request|coverage|payment|bill|appeal|application|solicitud|reclamo|cobertura|pago|factura|apelaci[oó]n|de|para|por|que|porque|y|o|and|or|for|of|to|because|as|but|that|which|when|while|after|before)\\b)[\\p{L}-]{2,20} ){0,3}?`
const OF = `(?: (?:of|de|del) (?:(?:the|my|his|her|la|el|los|las|mi|su) )?(?!(?:${PERSON}|${MONTH}|my|mi|the)${ENDS})(?:left |right |lower |upper )?\\p{L}{3,20}(?: (?:derech|izquierd)[oa])?${ENDS})`
const QUALITY =
  '(?: (?:f[ií]sica|ocupacional|del habla|hormonal|gen[eé]tic[oa]s?|card[ií]ac[oa]|dental|bari[aá]tric[oa]))'
const CARE = `(?<kinds>${KINDS})(?<name>(?:${NAMED}|${GENERAL})${ENDS})(?<more>${QUALITY}?${OF}?)`
const WHICH = `(?:${WHOSE} (?:(?:${PERSON})[’']s )?|(?:(?<article>${ARTICLE}) ){1,2})`

/** Of two things that were refused, one alone would be half of it. */
const AND_MORE = `(?!,? (?:and|or|y|o) (?:${ARTICLE}|${WHOSE}) )`

const NOT_BY_ONE = `(?! (?:by|por) (?:me|m[ií]|us|him|her|(?:(?:${WHOSE}|${ARTICLE}) )?(?:${FAMILY}|${CARERS}|${BODY}))(?!\\p{L}))`

const SAYS = [
  new RegExp(`(?:${DENIES}) ${WHICH}${CARE}${AND_MORE}`, 'giu'),
  new RegExp(`(?<!\\p{L})${WHICH}${CARE} (?:${IS_DENIED})${NOT_BY_ONE}`, 'giu'),
]

/** A letter may be signed by somebody else: what is "my knee" to the teller is "the knee" there. */
const withoutOwner = (more: string) =>
  more.replace(/^ of (?:my|his|her) /iu, ' of the ').replace(/^ de (?:mi|su) /iu, ' de ')

const STARTS_WITH_ARTICLE = new RegExp(`^${ARTICLE} `, 'u')
const wordsOf = (value: string) => value.toLowerCase().replace(STARTS_WITH_ARTICLE, '')

/** Said twice, the fuller way counts: "my knee MRI … the MRI". */
function withoutShorter(services: readonly string[]): readonly string[] {
  const said = [...new Set(services.map(wordsOf))]
  const shorter = new Set(said.filter((words) => said.some((other) => other !== words && other.includes(words))))
  return services.filter((service) => !shorter.has(wordsOf(service)))
}

const IS_GENERAL = new RegExp(`^(?:${GENERAL})$`, 'iu')

function serviceOf({
  article,
  kinds = '',
  name = '',
  more = '',
}: Record<string, string | undefined>): readonly string[] {
  if (IS_GENERAL.test(name) && kinds === '' && more === '') return []
  return [`${article ? `${article.toLowerCase()} ` : ''}${kinds}${name}${withoutOwner(more)}`]
}

/** "denied my knee MRI", "me negó la cirugía de espalda": the care that was refused, where it says which. */
export function deniedServices(text: string): readonly string[] {
  return withoutShorter(
    SAYS.flatMap((says) => [...text.matchAll(says)]).flatMap(({ groups }) => serviceOf(groups ?? {})),
  )
}
