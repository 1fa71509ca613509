import type { Reading } from './reading'

const CLAUSES = /[.;!?\n,¿¡]| (?:and|but|because|so|y|pero|porque|que) (?=i |im |ya |no |everyone|todos|nadie)/
/** "It's that", "honestly": words that add nothing. */
const OPENING =
  '(?:(?:i (?:just|really|honestly|keep thinking|think|feel like)(?: that)?|just|honestly|god|please|sometimes|because|so|but|and|es que|de verdad|la verdad|siento que|pienso que|creo que|a veces|neta|dios mio|ay|por favor|(?:quiero|necesito) (?:hablar|platicar) con (?:alguien|una persona)|y|pero|porque|que) )*'
const THEY =
  '(?:they|everyone|everybody|people|the world|my (?:family|kids|children|wife|husband|mom|mum|dad|parents|friends|son|daughter)|todos|todo el mundo|ellos|mi (?:familia|esposa|esposo|mama)|mis (?:hijos|papas|ninos|padres))'

/** Said with nothing beside it, this is how people speak who have no hope left (988 Lifeline, warning signs). */
const DESPAIR = new RegExp(
  `^ ?${OPENING}(?:${[
    '(?:ya no aguanto(?: mas)?|(?:ya )?no (?:aguanto|puedo) mas)(?: asi| con (?:todo|esto|la vida|mi vida))?',
    '(?:ya )?(?:para|pa) que (?:seguir|sigo|vivo|vivir|estoy aqui|sigo (?:aqui|viv[oa]))(?: (?:viviendo|asi|adelante|luchando|aqui))?',
    '(?:ya )?me canse de (?:todo|la vida|vivir|luchar|seguir)',
    '(?:a )?nadie (?:le importo|me extranaria|me va a extranar|me echaria de menos)',
    `(?:${THEY} )?(?:estarian?|van a estar) (?:bien|mejor|mas (?:felices|tranquil[oa]s)) sin mi`,
    `${THEY} (?:would|will|ll|d) (?:all )?be(?: (?:just|perfectly|totally))? (?:fine|ok|okay|happier|relieved|better) (?:without me|if i (?:was|were) (?:gone|dead|not here))`,
    'what(?:s| is) (?:even )?the point(?: (?:anymore|any more|of (?:anything|living|life|it all|going on|being (?:here|alive)|trying|me)))?(?: anymore)?',
    '(?:there(?:s| is| was) |i see )?no (?:point|reason|purpose) (?:in|of|for|to) (?:be(?:ing)? (?:here|alive|around)|living|live|anything|life|go(?:ing)? on)',
    'i (?:dont|do not|cant) see (?:the|any|a) (?:point|reason)(?: (?:anymore|(?:in|of|for|to) (?:keep )?(?:anything|living|live|life|go(?:ing)? on|be(?:ing)? (?:here|alive))))?',
    '(?:im|i am) (?:so )?(?:done|finished) with (?:everything|life|it all|living)',
    'i (?:give|gave|have given) up on (?:life|everything|living)',
  ].join('|')})(?: (?:anymore|any more|ya|nunca mas|de verdad|neta))? ?$`,
)
/** What is not to be borne may be a pain, a cough, an itch. */
const OF_THE_BODY =
  /\b(?:dolor\w*|duel\w+|pain\w*|hurt\w*|ach(?:e|es|ing)|itch\w*|picazon|comezon|cough\w*|tos|muela|tooth\w*|vomit\w*|diarrea|diarrhea|calor|heat|ruido|noise|respirar|breath\w*|caminar|walk|levantar\w*|lift|contracciones|contractions)\b/

/** Of offices, work and school it is grumbling. */
const OF_OFFICES =
  /\b(?:insurance|den(?:y|ied|ial)|forms?|pay\w*|work\w*|jobs?|bills?|claims?|plans?|class\w*|homework|boss|aseguran\w*|seguro|apel\w*|negacion|trabajo|jefe|tarea|deud\w*|cuentas?|estren\w*|infecc\w*|orin\w*)\b/
/** Words. Who tells more tells of something. */
const MOST_WORDS = 14

/** Whether somebody says, and says of nothing else, that it is not to be borne, or that they would not be missed. */
export const isSaidInDespair = ({ plain }: Pick<Reading, 'plain'>): boolean =>
  plain.split(' ').length <= MOST_WORDS &&
  !OF_THE_BODY.test(plain) &&
  !OF_OFFICES.test(plain) &&
  plain.split(CLAUSES).some((clause) => clause !== undefined && DESPAIR.test(clause))
