import { OWN } from './fears/feared'
import { isHarmless, isStrong } from './harmless-agents'
import { withoutWhatMayCome } from './asked-of-signs'
import { withoutNoTrouble } from './no-trouble'
import { remembering } from './remembering'
import { REAL, TROUBLE } from './trouble-words'

const DENIES =
  /\b(?:no|not|never|none|nothing|nobody|without|nor|neither|zero|isnt|wasnt|arent|werent|hasnt|havent|hadnt|doesnt|dont|didnt|denies|sin|ni|nunca|ningun[oa]?|tampoco|nada|nadie)\b/
const FINE =
  /\b(?:normal\w*|fine|ok|okay|good|great|usual|well|perfect\w*|healthy|clear|bien|perfect[oa]|san[oa]|as always|like always|como siempre|igual que|as before|like before|same as|vaccinated|vacunad[oa]s?)\b/
const PARTS = /[.,;:!?\n|()]| (?:but|and|so|because|pero|y|porque|aunque) /
const FAILS =
  /\b(?:cant|cannot|couldnt|wont|unable|not (?:breath\w*|respond\w*|answer\w*|moving|waking|eating|drinking|able|right|himself|herself|well|words)|no (?:pulse|breath\w*|response|puedo|puede|pude|pudo|respira|responde|despierta|reacciona|se mueve)|stopped|worse|(?:sin|no|without|didnt use|not use\w*) (?:a |an |any )?(?:condom\w*|condon\w*|protection|proteccion)|(?:not|isnt|no) (?:there|anywhere|esta)|(?:hasnt|havent|not|didnt) (?:had (?:a|my|any|her) periods?|slept|eaten|woken|peed|urinated|pooped|wet|nursed|fed)|no (?:periods?|wet|me (?:baja|ha bajado)|ha (?:orinado|comido|mojado|dormido|hecho)|orina|come|mama|moja))\b/

const END = '(?=[.;!?\\n]|$)'
/** What is asked of what may come, is read somewhere, or is feared: no trouble told. */
const ASKED = new RegExp(
  `(?:(?<=^|[.;!?\\u00bf,:()\\n] ?(?:and |so |but |or |because |y |o |pero )?)(?:(?:is|are|was|were|does|did|has|have|will|would|could|can|might|may|must) (?:it|this|that|these|those|he|she|they|there|the|my|our|a|an|i|we|you|some\\w*|any\\w*|one|\\w+ing|[\\d.]+|\\w+s)|how|what|why|sera|puede\\w*|podria\\w*|cuanto)\\b|(?<=\\u00bf ?)\\w+\\b|\\b(?:should (?:i|we)|do (?:i|we|you) (?:need|have to|recommend)|(?:can|could|will|would) (?:i|it|this|that|you|he|she|we)|am i|did (?:i|it)|does (?:it|this|that)|is it|what if|how (?:long|likely|dangerous|bad)|y si|me (?:voy|puedo)|tengo que|debo|deberia|hay que|necesito)\\b)[^.;!?\\n]*\\?`,
  'g',
)
const HAS_ITS_OWN = new RegExp(
  `\\b(?:my|his|her|their|the|this|these|mi|mis|su|sus|este|esta|estos|hes|shes|im|ive|i have|i feel|i cant|tengo|siento) (?:\\w+ ){0,3}?(?:${TROUBLE.source}|${REAL.source})`,
)
const READ = new RegExp(
  `\\b(?:(?:i|ive|we|just|then|and|have|been|keep|started) )*(?:read(?!ing (?:is|was|of))|reading|googl\\w+|looked (?:it )?up|watched|saw (?:an?|on|the|something) (?:\\w+ )?(?:video|post|article|story|news|documentary|tiktok|thread|reel|clip)|(?:i|ive|we) (?:\\w+ )?heard|lei|leyendo|leo|busque|vi (?:un|una|en)|escuche|oi|(?:internet|google|tiktok|youtube|reddit|article|label|leaflet|package|box|tube|website|page|app|news|etiqueta|noticia|prospecto|caja) (?:says?|said|claims?|lists?|dice|decia)|(?:friend|neighbou?r|coworker|colleague|roommate|cousin|mother in law|sister in law|amig[oa]|vecin[oa]|suegra|cunad[oa]|comadre|companer[oa]) (?:\\w+ )?(?:says?|said|told me|tells me|swears|telling me|dice|dijo))\\b[^.;!?\\n]*?(?=,? (?:but|and now|so now|and (?:i|my|he|she|his|her)|pero|y ahora|y (?:me|mi|yo|a (?:mi|nuestr[oa])|hoy|tengo|siento)) |, (?:(?:now|so|then|today|ayer|anoche|hoy|ya|ahora) )?${OWN}|[.;!?\\n]|$)`,
  'g',
)
const FEARED = new RegExp(
  `\\b(?:worr(?:y|ied|ies|ying)|afraid|scared|terrified|fear(?:ing)?|paranoid|convinced|panick\\w*|freaking out|obsess\\w*|preocup\\w+|miedo|asustad[oa]|temo|imagin\\w+|think(?= about)|thinking|pensando|pensar(?= en)) (?:(?:about|of|that|if|at|de que|de|que|por|en) )(?!(?:my|his|her|this|these|mi|su) )[^.;!?,\\n]*?(?=,| (?:but|because|and|since|pero|porque|y) |${END})`,
  'g',
)

/** The same without its mark: "am i going to die of it. i weigh 60 kilos" */
const ASKED_UNMARKED =
  /\b(?:(?:am i|are we|is (?:he|she)) (?:going to|gonna)|will (?:i|he|she|it|this)|could (?:i|he|she|it|this)|should (?:i|we)|what if|do i (?:need|have to)|me (?:voy|puedo) a?|y si)\b[^.;!?\n]*/g
const BARE_QUESTION = /(?<=[.;!?\n] ?)(?:\w+ ?){1,3}\?+/g
/** Fright itself, what is only meant to be done, and what was there for a moment of fright. */
const FRIGHT =
  /\b(?:cant|cannot|couldnt|no puedo) (?:stop|dejar)(?: to)?(?: de)? (?:think|read|googl|wip|wash|check|imagin|worry|obsess|look|pens|le|lav|busc|revis|imagin)\w*|\bcant (?:say since|tell (?:if|whether)|find(?! (?:\w+ ){0,2}(?:words?|names?)\b)|remember (?:if|whether)|see any)|\b(?:hands?|heart|stomach|legs?) (?:\w+ ){0,3}(?:shak\w+|shook|rac\w+|pound\w+|beat\w+)[^.;!?\n]*\b(?:when|while|because|from) (?:i )?(?:am |was |only )?(?:read\w*|think\w*|worr\w*|fear|anxiety|panic|nerves)\b|\b(?:my )?heart (?:was|started) (?:racing|pounding|beating fast) (?:at first|for a (?:second|minute|moment)|when i (?:read|saw|realized))\b[^.;!?\n]*|\b(?:scared|afraid|nervous|before|instead of|not|dont want) (?:to |of )?(?:swallow|tak|drink|giv)\w*|\b(?:blood|liver) (?:tests?|work|pressure|type|bank|donation)|\bdonat\w+ (?:\w+ )?blood\b|\bhold(?:ing)? my breath\b|\b(?:cant|cannot|couldnt|no puedo) (?:sleep|dormir) (?:from|of|because|for|thinking|de|por|pensando)\b|\b(?:provocar\w*|induce|inducing) (?:el )?(?:vomit\w*)|\bmak(?:e|ing) (?:myself|him|her) (?:throw up|vomit)|\bburn(?:t|ed)? (?:the |my |some )?(?:toast|bread|food|popcorn|pizza|candles?|incense|wood|dinner|rice|eggs?|meat|paper|trash)|\bfell (?:in|into|on|onto|off|from) (?:the|my|a) (?:drawer|sink|toilet|counter|table|trash|bag|cup|plate|shelf|purse)/g

/** Illness of somebody met by chance. */
const OF_OTHERS =
  /^ ?(?:\w+ ){0,3}?(?:a|an|the|one|my|our|un|una|mi) (?:\w+ )?(?:child|kid|man|woman|guy|boy|girl|lady|passenger|coworker|colleague|boss|classmate|cousin|aunt|uncle|friend|neighbou?r|customer|client|student|roommate|teacher|companer[oa]|colega|jef[ea]|vecin[oa]|amig[oa]|prim[oa]|ti[oa]|cliente|alumn[oa]|senor[a]?)\b[^|]*\b(?:thr(?:ew|ow\w*) up|vomit\w*|diarrhea|flu|shingles|chemo\w*|cancer|pregnant|sick|cough\w*|sneez\w*|cold|lice|scabies|pink ?eye|ringworm|warts?|fever|stomach bug|norovirus|strep|herpes|cold sore|hiv|hepatitis|tb|covid|vomito|tos\w*|gripe|gripa|fiebre|embarazada|quimio\w*|herpes|varicela|piojos|sarna)\b|^ ?(?:she|he) died (?:of|from)\b/
const PAST =
  /\b(?:years? ago|last year|when i was (?:\d+|a (?:kid|child|teen\w*|baby)|little|young)|as a (?:kid|child)|hace (?:\w+ )?anos|de nin[oa]|cuando era|el ano pasado)\b/
const THINGS =
  /\b(?:walls?|shower|grout|ceiling|carpet|floor|shelf|jar|can|bottle|package|bag|box|bread|cheese|fruit|vegetables?|chicken|meat|eggs?|rice|soup|machine|car|bus|street|kitchen|stairs|hallway|pan|pot|knife|shoes?|shirt|towel|phone|landlord|store|shop|pared|techo|piso|frasco|lata|botella|paquete|bolsa|caja|pan|queso|fruta|verduras?|pollo|carne|huevos?|arroz|sopa|maquina|carro|calle|cocina|escaleras|sarten|olla|cuchillo|zapatos?|camisa|toalla|telefono|tienda)\b/
const PERSON =
  /\b(?:i|im|ive|me|my|myself|he|hes|him|his|she|shes|her|we|us|our|baby|son|daughter|kid|child|toddler|husband|wife|mom|mum|dad|mother|father|yo|mi|mis|se|le|lo|la|nos|bebe|hij[oa]|nin[oa]|espos[oa]|mama|papa)\b/
const BODY =
  /\b(?:head|face|eyes?|ears?|nose|mouth|lips?|tongue|throat|neck|chest|breasts?|back|belly|stomach|abdomen|groin|skin|arms?|hands?|fingers?|legs?|feet|foot|toes?|knees?|heart|lungs?|cabeza|cara|ojos?|boca|labios?|lengua|garganta|cuello|pecho|espalda|panza|barriga|estomago|piel|brazos?|manos?|dedos?|piernas?|pies?)\b/

const isOfThings = (part: string) => THINGS.test(part) && !PERSON.test(part) && !BODY.test(part)
const isDeniedOrFine = (part: string) => !FAILS.test(part) && (DENIES.test(part) || FINE.test(part))
const IDLE = [isDeniedOrFine, isOfThings, (part: string) => OF_OTHERS.test(part) || PAST.test(part)]

/** "Can my baby be electrocuted by it?" */
const OF_WHAT_MAY_BE =
  /^(?:can|could|will|would|might|puede|podria) (?:i|he|she|we|they|it|(?:my|the|our|mi|el|la) (?:baby|son|daughter|kids?|child(?:ren)?|wife|husband|mom|mum|dad|mother|father|family|bebe|hij[oa]s?|nin[oa]s?|espos[oa]|mama|papa)) (?:\w+ )?(?:be|get|have|catch|become|die|tener|dar|enfermar\w*|contagiar\w*)\b/
const unlessOwn = (asked: string) =>
  !OF_WHAT_MAY_BE.test(asked) && (HAS_ITS_OWN.test(asked) || FAILS.test(asked)) ? asked : ' . '

const COMFORT_SOUGHT =
  /\b(?:please )?tell me (?:that )?(?:im|its|hes|shes|it is|this is|everything is|everythings) (?:just |probably |going to be |all )*(?:fine|ok|okay|normal|nothing|alright)\b/g

const withoutReadAndFeared = (plain: string): string => plain.replaceAll(READ, ' . ').replaceAll(FEARED, ' . ')

export const withoutTheUntold = remembering((plain) =>
  withoutReadAndFeared(
    withoutNoTrouble(plain.replaceAll(COMFORT_SOUGHT, ' . ').replaceAll(FRIGHT, ' ')).replaceAll(ASKED, unlessOwn),
  )
    .replaceAll(ASKED_UNMARKED, unlessOwn)
    .replaceAll(BARE_QUESTION, (asked) => (TROUBLE.test(asked) ? asked : ' . ')),
)

/** The same with what is asked of a sign: "is it normal to cough up blood?" asks of what is there. */
export const withAskedSigns = (plain: string): string =>
  withoutWhatMayCome(withoutReadAndFeared(plain.replaceAll(FRIGHT, ' ')))

/** What is told as here: without what is asked, read, feared, past, denied, of others or said to be as usual. */
export const told = remembering((plain): readonly string[] =>
  withoutTheUntold(plain)
    .split(PARTS)
    .filter((part) => part !== undefined && !IDLE.some((is) => is(part))),
)

const FOOD_AND_DRINK =
  /\b(?:water|milk|juice|coffee|tea|soda|smoothies?|soup|beer|wine|agua|leche|jugo|cafe|te|refresco|caldo|cerveza|vino)\b/
const AGENT =
  /\b(?:cloro|bleach|detergent\w*|ammonia|cleaners?|limpiador\w*|capsulas?|pods?|veneno|poison\w*|pills?|pastillas?|tablets?|thinner|petroleo|kerosene|gasolin\w*|pesticid\w*|insecticid\w*)\b/
const SIP =
  /\b(?:sips?|licks?|drops?|taste|little|tiny|bit|gulp|foam|trag(?:o|uito)|poquito|gota) (?:of|de)\b[^|]*\b(?:mouthwash|tooth ?paste|foam|soap|shampoo|perfume|enjuague|pasta|jabon|champu)\b/
/** A sip of what is only for the mouth or the skin. */
export const isOfLittle = (told: string): boolean => SIP.test(told)
const isOfFood = (part: string) =>
  ((isHarmless(part) || (FOOD_AND_DRINK.test(part) && !AGENT.test(part))) && !isStrong(part)) || isOfLittle(part)

/** Whether what is told has no word of trouble, and none of a contact that could be a true one. */
export const tellsNothing = remembering((plain) =>
  told(plain).every((part) => !TROUBLE.test(part) && (!REAL.test(part) || isOfFood(part))),
)
