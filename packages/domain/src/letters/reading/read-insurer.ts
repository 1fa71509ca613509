import { insurerName, isInsurerName, KNOWN_INSURER } from './insurer-names'

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
  new RegExp(`(?<!\\p{L})${OWN_PLAN} ${NO_NAME}${NAME} ${SAYS_NO}`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:insured (?:with|by)|insurance with|asegurad[oa] con|(?:[Tt]engo|[Tt]enemos) seguro(?: m[eé]dico| de salud)? con) ${NO_NAME}${NAME}(?=[,.;\\n]|$| (?:and|but|through|y|pero|por)(?!\\p{L}))`,
    'gu',
  ),
]
/** Who denies may be a person too. */
const DENIES: readonly RegExp[] = [
  new RegExp(
    `(?:^|(?<!\\b(?:Drs?|Dra|Mr|Mrs|Ms|Sra?|St))[.;\\n][^\\S\\n]*)${NO_NAME}${NAME} (?:has |have |me |nos )?(?:denied|refused|rejected|neg[oó]|rechaz[oó])(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:denied|refused|rejected|turned down) by|(?:negad|denegad|rechazad)[oa]s? por) ${NO_NAME}${NAME}(?=[,.;\\n]|$| (?:on|because|as|for|in|el|porque|en)(?!\\p{L}))`,
    'gu',
  ),
]
/** A known insurer in any letters: beside what an insurer does, or what the person calls it. */
const KNOWN: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])(?<value>${KNOWN_INSURER})(?: insurance| plan)? ${SAYS_NO}`, 'giu'),
  new RegExp(
    `(?<!\\p{L})(?:denied by|refused by|rejected by|turned down by|(?:negad|denegad|rechazad)[oa]s? por|insured (?:with|by)|insurance with|asegurad[oa] con|seguro(?: m[eé]dico| de salud)? con|${OWN_PLAN}(?:,| is| es)?) (?<value>${KNOWN_INSURER})`,
    'giu',
  ),
]
const GIVEN_NAME = /\p{Lu}[\p{L}’'-]*,? $/u
/** Before an insurer's name they make it a person's, or an everyday word. */
const MAKES_ANOTHER =
  /(?<!\p{L})(?:drs?|dra|mr|mrs|ms|sra?|nurse|doctora?|judge|named|son|daughter|brother|sister|husband|wife|uncle|cousin|friend|hij[oa]|herman[oa]|espos[oa]|marido|t[ií][oa]|prim[oa]|amig[oa]|se llama|ayuda|persona|vida|raza)\.?,? $/iu
const isAnother = (before: string): boolean => GIVEN_NAME.test(before) || MAKES_ANOTHER.test(before)

/** Who gives care can refuse it too, and is no insurer. */
const CARE_PLACE =
  /\b(?:hospital|clinic|center|pharmacy|urgent care|primary care|health department|home health|cl[ií]nica|farmacia|centro)\b/iu

const namesIn = (text: string, says: readonly RegExp[]): readonly string[] =>
  says.flatMap((each) => [...text.matchAll(each)].map(({ groups }) => groups!['value']!.trim()))

const knownIn = (text: string): readonly string[] =>
  KNOWN.flatMap((says) => [...text.matchAll(says)])
    .filter(({ index }) => !isAnother(text.slice(Math.max(0, index - 40), index)))
    .map(({ groups }) => insurerName(groups!['value']!))

/** "My insurance, Aetna, …", "Blue Shield of Iowa denied …", "blue cross denied": insurers by what they are or do. */
export const insurersIn = (text: string): readonly string[] =>
  [...namesIn(text, CALLED_SO), ...namesIn(text, DENIES).filter(isInsurerName), ...knownIn(text)].filter(
    (value) => value !== '' && !CARE_PLACE.test(value),
  )
