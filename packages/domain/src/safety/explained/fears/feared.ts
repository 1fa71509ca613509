import { remembering } from '../remembering'

/** Cuts of a plain text: what somebody only read or heard, fears for later, or asks. What is told stays. */

const END = '(?=[.;!?\\n\\r\\u2014\\u2013()]|$)'
const START = '(?<=^|[.;!?\\u00bf\\u00a1,\\n\\r\\u2014\\u2013():"] ?|\\b(?:and|but|so|because|y|pero|porque|then|now) )'
const REST = '[^.;!?\\n\\r]'

/** Who speaks from knowledge of the person, and what is said of the person: that is no hearsay. */
const KNOWS =
  '(?:doctor|doctors|dr|nurse|paramedics?|er|hospital|clinic|ct|mri|scan|lab|labs|test|tests|control|pediatrician|monitor|oximeter|thermometer|meter|cuff|machine|medic[oa]|enfermera)'
const OF_THE_PERSON =
  '(?!(?:that |que )?(?:(?:just now|just|now|earlier|yesterday|finally|today|tonight|last night|this morning|in tears|ahora|hoy|anoche|ayer) )?(?:i|im|ive|he|hes|she|shes|my|his|her|your|youre|you look|it looks|its (?:a|an)|they|there|estoy|esta|tengo|tiene|me|le|mi|su)\\b)'
const READ = [
  '(?:ive |i |we |been |just |only |then |keep |started |now |also |he |she |everything i |every time i )*(?:read (?:about|that|online|somewhere|it on|\\w+ing|(?:an?|the) (?:\\w+ )?(?:article|post|story|thread|leaflet|label|forum))|reading|read\\b(?= \\w+ (?:is|are|can|causes?))|googl\\w+|looked (?:it|this) up|watched (?:a|an|the|some)|stumbled)',
  `(?:ive |i |we |just |only |then |been |always |also )*(?:learned|learnt|heard|hear|hearing) (?:that |about |of |how |it |those |these |them |they |theyre )${OF_THE_PERSON}`,
  `(?:ive |i |just |then |now )*(?:learned|learnt|heard) ${OF_THE_PERSON}\\w+ (?:gives?|causes?|kills?|can|is|are|destroys?|contain\\w*)`,
  '(?:ive |i |we |just |then |also )*saw (?:an?|the|on|something|some) (?:\\w+ ){0,3}?(?:videos?|recalls?|headlines?|comments?|studies|clips?|documentary|story|stories|posts?|articles?|things? about|news|tiktok|program|show|ads?|poster|online)',
  `(?:(?!${KNOWS}\\b)\\w+ ){1,7}?(?:says|say|said|saying|claims?|warns?|swears?|lists|gasped|jokes?) ${OF_THE_PERSON}`,
  `(?:(?!${KNOWS}\\b)\\w+ ){1,4}?(?:told (?:me|us)|tells (?:me|us)) ${OF_THE_PERSON}`,
  '(?:\\w+ ){0,4}(?:sent|showed|forwarded|mando|envio|paso) (?:me|us) (?:an?|the|some|un|una) (?:\\w+ ){0,3}(?:articles?|videos?|story|link|posts?|nota|noticia|articulo)',
  '(?:\\w+ ){0,2}(?:google|the internet|tiktok|youtube|reddit|web ?md|forums?|leaflet|podcast|documentary)\\b',
  '(?:y |ahora |hoy |ayer |anoche |luego |solo |tambien |ya |me puse a |cada vez que )*(?:lei|leyo|leyendo|leo|leer|vi (?:las|los|en las|en los) (?:noticias|videos)|busque|googlee|me sale (?:que )?(?=\\w+(?: \\w+)?(?:[.,;!?]|$))|vi que (?:eso|esto|dicen|dice)|vi (?:un|una) (?:video|nota|noticia|documental|reportaje)|vi en|escuche que|oi que|me dijeron que)',
  '(?:(?:la|el|en|un|una|mi) )?(?:\\w+ ){0,2}?(?:etiqueta|prospecto|internet|google|tiktok|instructivo|caja|frasco|vecina|suegra|comadre|cunada|amiga|gente|todos|foros?|grupo|noticias|novela|facebook|whatsapp|companer[oa]|jef[ea]|tia|abuela) (?:\\w+ ){0,2}?(?:dice|dicen|dijo|dijeron|advierte|jura|salio)(?! que? ?(?:(?:no|ya|se|ahora|hoy) )*(?:esta|tiene|tuvo|le|me|se|no|ve|puede|respira|siente|vio|parece)\\b)',
  '(?:un|una|el|la|los|las) (?:senora?|muchach[oa]|tipa?|vecin[oa]|conocid[oa]|mama del grupo|doctora? de (?:tiktok|youtube|internet)) (?:\\w+ ){0,2}?(?:dice|dijo|me dijo|me dijeron|comento|puso) (?:que|q) (?:(?:eso|esa|ese|esto|esta \\w+|sin|con|por|las?|los|el) )',
].join('|')
/** What somebody did, has or feels: told again, though what stands before it was read. */
export const OWN =
  '(?:i (?:(?:just|already|also|only|still|accidentally) )?(?:get|feel|have|had|took|swallowed|ate|drank|chewed|inhaled|injected|gave|mixed|cant|got|did)|im|ive|hes|shes|tengo|siento|estoy|tome|trague|bebi|me duele|me siento|me (?:tome|trague|comi|bebi|inyecte|corte|dio|di|falta|arde)|no puedo|(?:my|mi) (?:son|daughter|baby|toddler|husband|wife|mom|dad|hij[oa]|bebe|espos[oa]|mama|papa|nin[oa]) (?:just |already |ya |se )*(?:took|swallowed|ate|drank|has|cant|is|trago|tomo|comio|bebio|tiene|no puede|esta)|a (?:mi|nuestr[oa]) \\w+ (?:ya |ahora |hoy |ahorita )?(?:se )?(?:le|lo|la))\\b'
const OWN_AGAIN = `(?=(?:\\b(?:and|but|so|then|y|pero|entonces|ahora|now) (?:now |then |today |ahora |hoy )?)?\\b${OWN})`
const HEARD_SAID = new RegExp(`${START}(?:${READ})\\b${REST}*?(?:${OWN_AGAIN}|${END})`, 'g')

const TO_COME =
  '(?:am i|are we|is (?:he|she|it|my \\w+|the \\w+)|im|shes|hes) (?:\\w+ ){0,2}?(?:going to|gonna|about to|at risk)|(?:will|would|could|might) (?:i|he|she|it|this|that|they|we|u|you|my \\w+|the \\w+)|can (?:i|he|she|it|this|that|u|you|my \\w+) (?:\\w+ )?(?:get|catch|have|be|die|cause|give|kill|hurt|harm)|(?:i|he|she|it|we) (?:will|could|might|may) (?:have|be|get|die|catch|go|end|develop|kill|turn)|what if|tell me (?:im|its|hes|shes) not|does (?:this|that|it|red) mean|how (?:likely|long|many hours)|guess(?:ing)? (?:it )?could|me (?:voy|puedo) a? ?(?:morir|enfermar|dar)|(?:va|voy|vamos|van) a (?:\\w+ )?(?:morir\\w*|dar\\w*|pasar\\w*|enferm\\w+|contagi\\w+|envenen\\w+|intoxic\\w+)|(?:le|me|nos) (?:va|puede|podria|pudo) (?:a )?(?:dar|pasar|hacer|causar)|me habre|sera que|y si'
const SCARED =
  '(?:worr(?:y|ied|ying)|afraid|scared|terrified|frightened|fear(?:ing|ful)?|paranoid|panicking|panicked|freaking|convinced|thinking|think of|think about|imagining|imagine|picturing|dread\\w*|waiting to|waiting for|obsess\\w*|preocup\\w+|miedo|panico|asustad[oa]|temo|pienso en|pensando|imagino)'
/** What has happened, or is happening, is no mere fear. */
const HAPPENED =
  '(?:took|taken|swallow\\w*|drank|ate|eaten|bit|bitten|stung|inhal\\w+|having (?:an?|trouble|chest|pain)|stuck|had|alarm|fell|hit|right now|cant|wont (?:stop|eat|drink)|isnt|hurts?|trago|trague|tomo|tome|bebi\\w*|comio|comi|mordi\\w+|ahorita)'
const STOPS =
  '(?:but|because|since|although|pero|porque|aunque|(?:and|y) (?:now )?(?:my|his|her|i|im|he|hes|she|shes|mi|me|le|su)|, (?:my|his|her|im|hes|shes|mi|me))'
const UP_TO = `(?:(?!\\b${HAPPENED}\\b|\\b${STOPS}\\b)${REST}){0,160}(?:${END}|(?=\\b${STOPS}\\b))`
const OF_WHAT =
  ' (?:(?:about|of|that|if|at|by|for|to|de que|de|que|por|en|como) )?(?!(?:my|this|these|those|his|her|mi|mis|su|este|esta|estos|estas|because|and|but|when|since|porque|cuando)\\b)'
const FEARED_LATER = new RegExp(`\\b(?:${SCARED}${OF_WHAT}|(?:${TO_COME})\\b)${UP_TO}`, 'g')
const WORST_FEAR = new RegExp(
  `${START}(?:\\w+ ){1,4}is (?:my|our) (?:worst|biggest|greatest) (?:fear|nightmare|phobia|worry)`,
  'g',
)
/** "Should I make myself throw up?" */
const INTENDED =
  /\b(?:mak(?:e|ing) (?:myself|him|her|them|my \w+) (?:throw up|vomit|puke)|induce vomiting|provocar\w* (?:el )?vomito|hacer\w* vomitar)\b/g

const ASKS =
  'am i|is (?:it|this|that|he|she|my \\w+|the \\w+|\\w+ing)|was (?:it|that|this|he|she)|are (?:we|they|these)|have (?:i|we)|did (?:i|we|he|she|it|they|my \\w+)|has (?:he|she|it|this)|do (?:i|we) (?:have|need)|does|can|could|will|would|should (?:i|we)|es|sera|fue|tengo|tendre|me habre|puede|podria|debo|necesito'
const WHOLE_QUESTION = new RegExp(
  `${START}(?:and |so |ok |but |o |or |y |also |then )?(?:${ASKS})\\b(?:(?!\\b${HAPPENED}\\b)${REST}){0,140}\\?+`,
  'g',
)
/** An illness named bare as a question or a cry: "blood clot?", "LISTERIA." */
const BARE_QUESTION = /(?<=[.;!?\u00bf\n] ?)(?:[\w=]+ ){0,4}\w+ ?\?+/g
const BARE_CRY =
  /(?<=[.;!?\n] ?)(?!no |not |never |sin |feel|im |he|she|esta |estoy |se |me |le |ya |tiene |tengo |vomit|sangr|convuls)(?:but |and |pero )?\w+(?: \w+)? ?[.!]+/g
/** Somebody else's illness: who died of it, carries a pen for it or has it, and is not who is asked for. */
const OF_OTHERS =
  /\b(?:(?:my|his|her|our|a|an|mi|su) (?:\w+ ){0,2})?(?:uncle|aunt|cousin|grand(?:mother|father|ma|pa)|friend|coworker|colleague|neighbou?r|roommate|flatmate|brother|sister|mother|father|mom|mum|dad|man|woman|guy|patient|he|she|who|tio|tia|primo|prima|abuel[oa]|amig[oa]|vecin[oa]|companer[oa]|suegr[oa]|cunad[oa]|ella|muchach[oa]|jef[ea]|senora|(?:el|un) senor)(?: viejit[oa]| mayor)?(?: (?:que|q)(?: \w+){0,5}?)? (?:later |also )?(?:died (?:of|from)|carries|has|is|tested|had (?:an?|the|his|her)|murio de|tiene|es|tuvo) (?:\w+ ){0,2}(?:cancer|lymphoma|leukemia|hiv|aids|hepatitis|tb|tuberculosis|positive|epi ?pen|aneurysm|stroke|heart attack|sepsis|thyroid|diabetes|vih|sida|seropositiv[oa]|derrame|infarto|aneurisma|culebrilla|herpes|varicela|sarna|tina|impetigo)\b[^.;,!?\n\r]*/g

/** No question without its mark. */
const hasItsMark = (what: RegExp, plain: string) =>
  plain.includes('?') || (what !== WHOLE_QUESTION && what !== BARE_QUESTION)

const cut = (plain: string, whats: readonly RegExp[]) =>
  whats.reduce((left, what) => (hasItsMark(what, left) ? left.replaceAll(what, ' . ') : left), plain)

/** Without what was only read or heard. */
export const withoutHearsay = remembering((plain) => cut(plain, [HEARD_SAID, WORST_FEAR, INTENDED]))

/** Nor what is feared to come, only asked, or somebody else's. */
export const withoutQuestions = remembering((plain) =>
  cut(withoutHearsay(plain), [WHOLE_QUESTION, FEARED_LATER, OF_OTHERS, BARE_QUESTION, BARE_CRY]),
)

const FEARS =
  /\?|\b(?:worr(?:y|ied|ies|ier)|afraid|scared|concerned|fear\w*|frightened|terrified|paranoid|panick\w*|freak\w+|spiral\w*|convinced|obsess\w*|at risk|should (?:i|we)|can an? \w+|do (?:i|we) (?:need|have)|what (?:will|would|could|can) (?:\w+ )?happen|nervous|could (?:i|it|this)|(?:can|will) (?:i|u|you|it|he|she|this)|am i|is it|does this mean|what if|tell me|cant stop|googl\w+|(?:keep|stop) (?:thinking|imagining)|imagining|preocup\w+|miedo|asustad[oa]|angustiad[oa]|debo|deberia|sera|y si|voy a|es peligroso|hace dano|asust[eo]|angusti\w+|terror|me pregunto si|pienso si|wonder(?:ing)? (?:if|whether)|se me (?:iba|fue|va) el alma|casi me (?:da algo|muero)|que no vivo|no vivo en paz|no puedo con esto|noche en vela|me da (?:panico|terror)|ay (?:madre|mi madre|dios mio)|tembl\w+ de miedo)\b/

const AFRAID =
  /\b(?:worr(?:y|ied|ies|ying)|afraid|scared|anxi\w+|frightened|terrified|paranoid|panick\w*|freak\w+|spiral\w*|catastrophi\w+|obsess\w*|what if|googl\w+|(?:keep|stop|cant stop) (?:thinking|imagining)|preocup\w+|miedo|asustad[oa]|me asuste|angusti\w+|y si|terror|temo|temor|me da (?:cosa|panico)|exager\w+|no (?:paro|dejo) de|paranoic[oa]|hipocondri\w+)\b/

/** Whether fear itself is told. */
export const isAfraid = (plain: string): boolean => AFRAID.test(plain)

/** Whether fear is told, a question asked or something read or heard repeated, in so many words. */
export const fearsOutright = (plain: string): boolean => FEARS.test(plain) || withoutHearsay(plain) !== plain

/** The same, or an illness cried out or told of somebody else. */
export const fears = (plain: string): boolean => fearsOutright(plain) || withoutQuestions(plain) !== plain

/** Without what is dreaded for later. */
export const withoutDread = (plain: string): string => cut(plain, [FEARED_LATER])

const ILLNESS =
  /\b(?:(?:cancer|tumou?r|stroke|heart attack|clots?|rabies|hiv|aids|hepatitis|herpes|tb|botulism|listeria|salmonella|sepsis|meningitis|tetanus|lyme|poison\w*|toxi\w*|radiation|asbestos|mesothelioma|lead|mercury|cyanide|parasites?|amoeba|aneurysm|leukemia|lymphoma|als|prions?|liver|kidneys?|hantavirus|legionn\w+|monoxide|seizures?|drown\w*|brain damage|paralys\w+|deadly|fatal|die|dying|kill\w*|death|stillbirth|miscarriage|infarto|derrame|rabia|vih|sida|botulismo|veneno\w*|intoxic\w*|radiacion|tumor|coagulo|morir\w*)(?:s|es)?)\b/
/** Whether an illness or death is read of or feared, and not told. */
export const fearsIllness = (plain: string): boolean => ILLNESS.test(plain) && !ILLNESS.test(withoutQuestions(plain))

/** What is had at this moment is no mere fear. */
export const IS_NOW =
  /\b(?:having (?:an?|another|one|it)|right now|what i have|(?:is|its) happening|has (?:them|it) now|ahorita|lo que tengo|l[oa]s? tiene|(?:me|le) esta (?:dando|pasando)|teniendo)\b/
