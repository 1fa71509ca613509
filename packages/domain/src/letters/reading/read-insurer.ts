const NAME = "(?<value>\\p{Lu}[\\p{L}&'’-]+(?: (?:\\p{Lu}[\\p{L}&'’-]+|of|and|de|y)){0,5})"
const NO_NAME =
  '(?!(?:They|He|She|It|We|You|The|My|Our|This|That|Then|Drs?|Dra|Mr|Mrs|Ms|Judge|Social|Medicare|Medicaid|Insurance|Plan|HMO|PPO|EPO|Yesterday|Today|Tonight|Recently|Last|Now|When|After|Before|Since|Finally|Again|Also|And|But|So|Because|Please|Help|Hello|Hi|Hey|Dear|Doctors?|Nurse|Somebody|Someone|Nobody|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Walmart|Walgreens|CVS|Ayer|Hoy|Anoche|Ahora|Cuando|Despu[eé]s|Antes|Por|Pero|Porque|Tambi[eé]n|Hola|Ayuda|Doctora?|Enfermer[oa]|Lunes|Martes|Mi[eé]rcoles|Jueves|Viernes|S[aá]bado|Domingo|Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|Yo|Ellos?|Ellas?|Mi|El|La|Los|Las|Me|Luego|Seguro|Juez)\\b)'
const OWN_PLAN =
  '(?:[Mm]y (?:health )?(?:plan|insurance(?: company| plan)?|insurer)|[Mm]i (?:plan(?: de salud)?|seguro(?: m[eé]dico| de salud)?|aseguradora|aseguranza|compañ[ií]a de seguros))'
const SAYS_NO =
  "(?:has |have |just |me |nos |le )?(?:denied|denies|refused|refuses|rejected|turned down|said no|won[’']?t|will not|doesn[’']?t|does not|didn[’']?t|did not|neg[oó]|niega|rechaz[oó]|no (?:me |nos |le )?(?:quiere|cubre|paga|aprueba|aprob[oó]|autoriz[oó]))(?!\\p{L})"

const INSURER: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${OWN_PLAN}(?:,| is| es) ${NO_NAME}${NAME}(?=[,.;\\n]|$)`, 'gu'),
  new RegExp(`(?<!\\p{L})${OWN_PLAN} ${NO_NAME}${NAME} ${SAYS_NO}`, 'gu'),
  new RegExp(
    `(?:^|(?<!\\b(?:Drs?|Dra|Mr|Mrs|Ms|Sra?|St))[.;\\n][^\\S\\n]*)${NO_NAME}${NAME} (?:has |have |me |nos )?(?:denied|refused|rejected|neg[oó]|rechaz[oó])(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:denied|refused|rejected|turned down) by|(?:negad|denegad|rechazad)[oa]s? por) ${NO_NAME}${NAME}(?=[,.;\\n]|$| (?:on|because|as|for|in|el|porque|en)(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:insured (?:with|by)|insurance with|asegurad[oa] con|(?:[Tt]engo|[Tt]enemos) seguro(?: m[eé]dico| de salud)? con) ${NO_NAME}${NAME}(?=[,.;\\n]|$| (?:and|but|through|y|pero|por)(?!\\p{L}))`,
    'gu',
  ),
]

/** Who gives care can refuse it too, and is no insurer. */
const CARE_PLACE = /\b(?:hospital|clinic|center|pharmacy|cl[ií]nica|farmacia|centro)\b/iu

/** "My insurance, Aetna, …", "Blue Shield of Iowa denied …": insurers by what they are or do. */
export const insurersIn = (text: string): readonly string[] =>
  INSURER.flatMap((says) => [...text.matchAll(says)])
    .map(({ groups }) => groups!['value']!.trim())
    .filter((value) => value !== '' && !CARE_PLACE.test(value))
