import { insurerName, isBorneByPeople, isInsurerName, KNOWN_INSURER, saysOfAPlan } from './insurer-names'
import { CARE_WORD } from './read-denied-service'

const NAME = "(?<value>\\p{Lu}[\\p{L}&'’-]+(?: (?:\\p{Lu}[\\p{L}&'’-]+|of|and|de|y)){0,5})"
const NO_NAME =
  '(?!(?:They|He|She|It|We|You|The|My|Our|This|That|Then|Drs?|Dra|Mr|Mrs|Ms|Judge|Social|Medicare|Medicaid|Insurance|Plan|HMO|PPO|EPO|Yesterday|Today|Tonight|Recently|Last|Now|When|After|Before|Since|Finally|Again|Also|And|But|So|Because|Please|Help|Hello|Hi|Hey|Dear|Doctors?|Nurse|Somebody|Someone|Nobody|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Walmart|Walgreens|CVS|Ayer|Hoy|Anoche|Ahora|Cuando|Despu[eé]s|Antes|Por|Pero|Porque|Tambi[eé]n|Hola|Ayuda|Doctora?|Enfermer[oa]|Lunes|Martes|Mi[eé]rcoles|Jueves|Viernes|S[aá]bado|Domingo|Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|Yo|Ellos?|Ellas?|Mi|El|La|Los|Las|Me|Luego|Seguro|Juez)\\b)'
const OWN_PLAN =
  '(?:[Mm]y (?:health )?(?:plan|insurance(?: company| plan)?|insurer)|[Mm]i (?:plan(?: de salud)?|seguro(?: m[eé]dico| de salud)?|aseguradora|aseguranza|compañ[ií]a de seguros))'
const SAYS_NO =
  "(?:has |have |just |me |nos |le )?(?:denied|denies|refused|refuses|rejected|turned down|said no|won[’']?t|will not|doesn[’']?t|does not|didn[’']?t|did not|neg[oó]|niega|rechaz[oó]|no (?:me |nos |le )?(?:quiere|cubre|paga|aprueba|aprob[oó]|autoriz[oó]))(?!\\p{L})"

/** What the person calls their insurer is one, whatever it is called. */
const CALLED_SO: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${OWN_PLAN}(?:,| is| es) ${NO_NAME}${NAME}(?=[,.;\\n]|$)`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:insured (?:with|by)|insurance with|asegurad[oa] con|(?:[Tt]engo|[Tt]enemos) seguro(?: m[eé]dico| de salud)? con) ${NO_NAME}${NAME}(?=[,.;\\n]|$| (?:and|but|through|y|pero|por)(?!\\p{L}))`,
    'gu',
  ),
]
/** Who denies may be a person too. */
const DENIES: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${OWN_PLAN} ${NO_NAME}${NAME} ${SAYS_NO}`, 'gu'),
  new RegExp(
    `(?:^|(?<!\\b(?:Drs?|Dra|Mr|Mrs|Ms|Sra?|St))[.;\\n][^\\S\\n]*)${NO_NAME}${NAME} (?:has |have |me |nos )?(?:denied|refused|rejected|neg[oó]|rechaz[oó])(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:denied|refused|rejected|turned down) by|(?:negad|denegad|rechazad)[oa]s? por) ${NO_NAME}${NAME}(?=[,.;\\n]|$| (?:on|because|as|for|in|el|porque|en)(?!\\p{L}))`,
    'gu',
  ),
]
/** A known insurer in any letters: where it denies, by whom it was denied, and what the person calls theirs. */
const KNOWN_DENIES = new RegExp(`(?<![\\p{L}\\d])(?<value>${KNOWN_INSURER})(?: insurance| plan)? ${SAYS_NO}`, 'giu')
const KNOWN_DENIED_BY = new RegExp(
  `(?<!\\p{L})(?:denied by|refused by|rejected by|turned down by|(?:negad|denegad|rechazad)[oa]s? por) (?<value>${KNOWN_INSURER})`,
  'giu',
)
const KNOWN_AS_OWN = new RegExp(
  `(?<!\\p{L})(?:insured (?:with|by)|insurance with|asegurad[oa] con|seguro(?: m[eé]dico| de salud)? con|${OWN_PLAN}(?:,| is| es)?) (?<value>${KNOWN_INSURER})`,
  'giu',
)

const GIVEN_NAME = /\p{Lu}[\p{L}’'-]*,? $/u
/** Before an insurer's name they make it a person's, or an everyday word. */
const MAKES_ANOTHER =
  /(?<!\p{L})(?:drs?|dra|mr|mrs|ms|sra?|nurse|doctora?|judge|named|señora?|don|doña|son|daughter|child|kid|baby|mother|father|mom|dad|brother|sister|husband|wife|aunt|uncle|cousin|nephew|niece|grand\p{L}+|step[\p{L}-]+|friend|(?:boy|girl)friend|partner|neighbou?r|roommate|landlord|boss|hij[oa]|madre|padre|mam[aá]|pap[aá]|herman[oa]|espos[oa]|marido|t[ií][oa]|prim[oa]|sobrin[oa]|abuel\p{L}+|niet\p{L}+|suegr[oa]|cuñad[oa]|novi[oa]|amig[oa]|vecin[oa]|jef[ea]|se llama|ayuda|persona|vida|raza|condici[oó]n|national)\.?,? $/iu
const isAnother = (before: string): boolean => GIVEN_NAME.test(before) || MAKES_ANOTHER.test(before)

const CLAIM_WORD =
  '(?:claims?|coverage|payment|bills?|appeals?|(?:prior )?authorization|reclamos?|cobertura|pagos?|apelaci[oó]n|autorizaci[oó]n|factura)'
const PAYS = '(?:pay(?: for)?|cover|approve|authorize|pagar(?:me)?|cubrir(?:me)?|aprobar(?:me)?|autorizar(?:me)?)'
const OWN_COVER = `(?:my|our|mis?|nuestr[oa]s?) (?:[\\p{L}’'-]+ ){0,3}?(?:${CARE_WORD}|${CLAIM_WORD})`
/** What an insurer says no to, right after it; a person refuses care of their own. */
const CONCERNS_COVER = new RegExp(
  `^(?: to)?(?: (?:cover|cubrir)|(?: ${PAYS})?(?: me| us)? (?:${OWN_COVER}|(?:(?:the|an?|el|la|una?) )?${CLAIM_WORD}))(?!\\p{L})`,
  'iu',
)
const DENIED_ME = new RegExp(`^ (?:the|an?|el|la|los|las|una?) (?:[\\p{L}-]+ ){0,2}?${CARE_WORD}(?!\\p{L})`, 'iu')
const OWN_COVER_WAS = new RegExp(`(?<!\\p{L})${OWN_COVER}(?!\\p{L})[^.;\\n]{0,40}$`, 'iu')

type Found = Pick<RegExpExecArray, 'index' | 0 | 'groups'>

function deniesCover(text: string, { index, 0: said }: Found): boolean {
  const after = text.slice(index + said.length, index + said.length + 90)
  return CONCERNS_COVER.test(after) || (/ (?:me|nos) /iu.test(said) && DENIED_ME.test(after))
}

const NAME_OF_A_PERSON =
  /(?<!\p{L})(?:(?<!(?:plan|insurance|insurer|company)(?:[’']s)? )name(?: is|[’']s|:)|i am|i[’']?m|this is|soy|me llamo|se llama|called|named|llamad[oa]|nombre(?: es|:)|patient:|paciente:) (?!(?:with|insured|on|in|under|from|an?|the|con|de|un|una|el|la)(?!\p{L}))(?<first>\p{L}+)(?: (?<second>\p{L}+))?/giu

/** Words by which a text names persons, in small letters. */
const personsIn = (text: string): ReadonlySet<string | undefined> =>
  new Set(
    [...text.matchAll(NAME_OF_A_PERSON)].flatMap(({ groups }) => [
      groups!['first']?.toLowerCase(),
      groups!['second']?.toLowerCase(),
    ]),
  )

/** Who gives care can refuse it too, and is no insurer. */
const CARE_PLACE =
  /\b(?:hospital|clinic|center|pharmacy|urgent care|primary care|health department|home health|cl[ií]nica|farmacia|centro)\b/iu

const namesIn = (text: string, says: readonly RegExp[]): readonly string[] =>
  says.flatMap((each) => [...text.matchAll(each)].map(({ groups }) => groups!['value']!.trim()))

const knownIn = (text: string, says: RegExp, isClear: (found: Found) => boolean): readonly string[] =>
  [...text.matchAll(says)]
    .filter(({ index }) => !isAnother(text.slice(Math.max(0, index - 40), index)))
    .filter((found) => !isBorneByPeople(found.groups!['value']!) || isClear(found))
    .map(({ groups }) => insurerName(groups!['value']!))

/** "My insurance, Aetna, …", "Blue Shield of Iowa denied …", "blue cross denied": insurers by what they are or do. */
export function insurersIn(text: string): readonly string[] {
  const persons = personsIn(text)
  return [
    ...namesIn(text, CALLED_SO).filter((name) => !saysOfAPlan(name)),
    ...namesIn(text, DENIES).filter((name) => isInsurerName(name) && !saysOfAPlan(name)),
    ...knownIn(text, KNOWN_DENIES, (found) => deniesCover(text, found)),
    ...knownIn(text, KNOWN_DENIED_BY, ({ index }) => OWN_COVER_WAS.test(text.slice(Math.max(0, index - 90), index))),
    ...knownIn(text, KNOWN_AS_OWN, () => true),
  ].filter(
    (name) => name !== '' && !CARE_PLACE.test(name) && !(isBorneByPeople(name) && persons.has(name.toLowerCase())),
  )
}
