import { foldWords } from './question-words'

/** What somebody says to whom they talk with, and asks of no subject. */
export const TURNS_OF_TALK = [
  'thanks',
  'acknowledged',
  'greeting',
  'farewell',
  'help',
  'who',
  'human',
  'can-do',
  'privacy',
  'more',
  'another',
] as const
export type TurnOfTalk = (typeof TURNS_OF_TALK)[number]

const PERSON =
  '(?:a |an |un |una )?(?:real |live |actual |human |verdader[oa] )*(?:person|human|human being|bot|robot|ai|ia|computer|machine|maquina|program|programa|nurse|doctor|doctora|medico|enfermer[oa]|persona|humano|chatgpt)'

/** Of the folded words of a whole message. The first that fits is meant. */
const SAID: Readonly<Record<TurnOfTalk, readonly string[]>> = {
  thanks: [
    '(?:(?:ok|okay|oh|ah|great|perfect|good|alright|got it|bueno|perfecto|ya|esta bien|va) )*(?:thanks|thank you|thank u|thx|ty|tysm|many thanks|i appreciate (?:it|that|you|your help)|appreciate it|that helps|that helped|very helpful|gracias|muchas gracias|muchisimas gracias|mil gracias|(?:se|te) lo agradezco|muy amable|(?:que )?dios (?:lo|la|le|te) bendiga|god bless(?: you)?)(?: (?:so much|a lot|very much|again|you|all|everyone|careway|much|a million|that helps|that helped|(?:youve|you have|youre|you are) (?:been )?(?:a )?(?:big |great |so |very )?(?:help|helpful|kind|nice)|(?:muchas )?gracias|(?:que )?dios (?:lo|la|le|te) bendiga|god bless(?: you)?|de verdad|por (?:su|tu|la) ayuda|for (?:that|this|(?:your|the) (?:help|info|information|answer|time))))*',
  ],
  acknowledged: [
    '(?:(?:oh|ah|ya) )?(?:ok|okay|k|kk|alright|all right|got it|i see|i understand|understood|makes sense|good|great|perfect|cool|nice|fine|sure|yes|yeah|yep|si|bueno|esta bien|entiendo|entendi|entendido|de acuerdo|vale|va|perfecto|muy bien|listo)(?: (?:then|ok|okay|got it|good|great|i see|ya|pues|entonces))*',
    '(?:no|nope)(?: (?:thanks|thank you|gracias))?',
  ],
  greeting: [
    '(?:hi|hello|hey|hiya|howdy|hola|buenas|saludos|good (?:morning|afternoon|evening)|buen(?:os)? dias?|buenas (?:tardes|noches)|que tal|how are you|como esta[s]?|whats up|test|testing|prueba)(?: (?:there|careway|everyone|doc|doctor|again|hello|hi|hey|you there|are you there|esta(?:s)? ahi|good (?:morning|afternoon|evening)|can you help(?: me)?|i need (?:some )?help|me puede(?:s)? ayudar|necesito ayuda|how are you(?: doing)?|(?:hows|how is) (?:your day|it)(?: going)?|today|que tal|como estas?|buenas|buen(?:os)? dias?|buenas (?:tardes|noches)))*',
  ],
  farewell: [
    '(?:ok |okay |bueno )?(?:bye|bye bye|goodbye for now|see you|see ya|have a (?:good|nice|great) (?:day|night|one|evening)|take care|adios|hasta luego|hasta pronto|nos vemos|que (?:este|estes) bien|que tenga(?:s)? (?:un )?buen dia)(?: (?:now|careway|thanks|gracias|you too))*',
  ],
  help: [
    '(?:(?:please|somebody|someone|can (?:you|someone|anyone)|i need(?: some)?|por favor|alguien|necesito|me pueden?|me puedes) )*(?:help|help me|ayuda|ayudame|ayudeme|ayudar)(?: (?:me|please|now|por favor|ya))*',
  ],
  who: [
    '(?:who|what) (?:are you|r u)',
    `(?:are you|r u|is this|am i talking (?:to|with)|am i chatting with) ${PERSON}(?: or ${PERSON})?`,
    'who made (?:you|this)',
    '(?:quien|que|quienes) (?:eres|es usted|son ustedes|son)',
    `(?:eres|es usted|es esto|estoy hablando con|hablo con) ${PERSON}(?: (?:real|de verdad))?(?: o ${PERSON})?`,
  ],
  human: [
    '(?:(?:can|could|may) i |i (?:want|need|would like|d like) to |id like to |let me |please )*(?:talk|speak|chat) (?:to|with) (?:a |an )?(?:real |live |actual |human )*(?:human|person|agent|someone|somebody|representative|rep|operator|human being|someone real)(?: (?:please|now|real))*',
    '(?:a )?(?:real |live )*(?:human|person|agent|representative|operator)(?: please)?',
    '(?:(?:quiero|quisiera|necesito|puedo|podria|me gustaria|deseo) )?(?:hablar|platicar) con (?:una |un |algun |alguna )?(?:persona|humano|agente|operador|operadora|alguien|representante|ser humano)(?: (?:real|de verdad|por favor|ahora))*',
  ],
  'can-do': [
    '(?:what (?:can|do) you do|how (?:can|do) you help|what can (?:i|you) (?:ask|help)|what is careway|what is this (?:app|site|website|page)|how does (?:this|it|careway) work|what can this (?:app|do))(?: (?:for me|me|you|with|for us|do|please))*',
    '(?:que (?:puedes|puede|sabes) hacer|que haces|en que (?:me )?puedes?(?: ayudar| ayudarme)?|como (?:me )?puedes? ayudar(?:me)?|como funciona(?: esto)?|que es careway|para que (?:sirve|es)(?: esto)?|que te puedo preguntar)(?: (?:por mi|por favor|tu))*',
  ],
  privacy: [
    '(?:do|will|does|can) (?:you|careway|this app) (?:sell|share|keep|store|save|give away) (?:my |our )?(?:data|info|information|messages?|chats?|conversations?)(?: (?:to|with) (?:anyone|others|advertisers|companies|third parties|anybody))?',
    'is (?:this|this chat|this conversation|my data|my info|my information|careway) (?:private|confidential|secure|safe with you|anonymous|recorded)',
    'who (?:can |else )?(?:see|sees|read|reads) (?:this|this chat|my messages?|what i (?:write|type|say))',
    '(?:venden|vendes|vende|guardan|guardas|guarda|comparten|compartes|comparte) (?:mis? |nuestros )?(?:datos|informacion|mensajes|conversaciones|platica)(?: (?:con|a) (?:alguien|otros|empresas|terceros|nadie))?',
    '(?:esto |este chat )?es (?:privado|confidencial|anonimo)(?: esto| este chat)?',
    'quien (?:ve|lee|puede (?:ver|leer)) (?:esto|lo que escribo|mis mensajes)',
  ],
  more: [
    '(?:(?:can|could) you |please )*(?:explain|tell me|say)(?: (?:it|this|that))?(?: to me)?(?: (?:more|further|better|again|in more detail|in (?:simple|simpler|plain|easy|other) words|simpler|more simply))?(?: (?:about (?:it|this|that)|please))*',
    '(?:more|give me more|i need more) (?:info|information|details?)(?: please)?',
    '(?:sorry )?i (?:dont|do not|still dont|didnt) (?:understand|get it|follow)(?: (?:it|this|that|you))?',
    'what does (?:that|this|it) mean',
    '(?:perdon )?(?:no|aun no|todavia no) (?:le |te )?(?:entiendo|entendi)(?: (?:bien|nada|eso|mucho))?',
    '(?:me puede(?:s)? )?(?:explique?me|explica(?:me|rme)|explicar)(?: (?:mas|mejor|eso|otra vez|bien))*(?: por favor)?',
    '(?:deme|dame|quiero|necesito)?(?: )?mas (?:informacion|info|detalles)(?: por favor)?',
    'que (?:significa|quiere decir) (?:eso|esto)',
  ],
  another: [
    '(?:but |no )?(?:that|this|it)(?:s| is| was) ?(?:nt|not) (?:what i (?:asked|meant|need|wanted|am asking)(?: for| about)?|helpful|it|useful|right|my question)',
    '(?:that|this|it) (?:does not|doesnt|didnt|did not) answer my question',
    '(?:isnt|not|wasnt) (?:helpful|what i (?:asked|meant|need|wanted)(?: for)?|my question)',
    '(?:wrong answer|something else|thanks for nothing)',
    '(?:pero )?(?:eso|esto) no me (?:sirve|ayuda)(?: (?:de|para) nada)?|(?:pero )?no me (?:sirve|ayuda) (?:eso|esto|de nada|para nada)',
    '(?:eso )?no (?:es|era) (?:eso|lo que (?:pregunte|quiero|quise decir|necesito|pedi))',
    '(?:es )?otra cosa',
  ],
}

const PATTERNS = TURNS_OF_TALK.map((turn) => [turn, SAID[turn].map((said) => new RegExp(`^(?:${said})$`))] as const)
/** Letters. Nobody is polite at greater length without asking something too. */
const LONGEST = 90

/** What a whole message says to the one it is written to, in English or Spanish; undefined where it is about something. */
export function turnOfTalk(message: string): TurnOfTalk | undefined {
  if (message.length > LONGEST) return undefined
  const said = foldWords(message).join(' ')
  return PATTERNS.find(([, ways]) => ways.some((way) => way.test(said)))?.[0]
}
