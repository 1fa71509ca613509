import type { Stretch } from './stretches'

const STORY =
  'videos?|clips?|tik ?toks?|reels?|youtube|movies?|films?|shows?|series|novela?s?|books?|video ?games?|games?|documentary|documentaries|documental|podcasts?|episodes?|episodio|drama|season|finale|anime|cartoon|caricatura|pelicula|peli|serie|libro|cuento|videojuego|juego|netflix|story|historieta|thrillers?|comics?|manga|soaps?|sitcom|chapter|capitulo|meme|telenovela|greys anatomy'
const TAKEN_IN =
  'true crime|crime|last nights|yesterdays|ese|escribiendo|escribo|escribi|escribe|invento|inventando|dibujo|watch(?:ed|ing|es)?|saw|seen|seeing|reading|read|listen(?:ed|ing)?|plays?|playing|played|binge\\w*|finished|streamed|vi|vimos|viendo|veo|vemos|leo|lei|leyendo|juega|juego|jugando|escuche|escuchando|salio|paso|pasaron|favorite|favorito|medical|hospital|that|this|el|la|mi|en|in|the|this|a|my'
const TELLING =
  'where|who|about|del? (?:muchach|senor|tipo|nin|bebe|hombre|perro)\\w*|de (?:la|una?) \\w+|in which|when the|when a|of a|donde|en (?:la|el) que|que le|sobre|de una?|de gente|que se|a una?|a la|al|(?:un|una) (?:senora?|muchach[oa]|nin[oa]|hombre|mujer|tipo|joven|doctora?|viej[oa])|show(?:s|ed|ing) (?:an?|this|the|some) \\w+|ese de|a (?:guy|man|lady|woman|kid|girl|boy|person|doctor|character)|the (?:guy|man|old man|lady|woman|kid|girl|boy|mother|surgeon|doctor|nurse|character|hero|main|villain|husband|wife)|los? \\w+|las? \\w+'

/** A story somebody took in, and what it tells of whom, up to a place. */
const IN_STORY = new RegExp(
  `\\b(?:${TAKEN_IN}) (?:\\w+ ){0,4}?(?:${STORY})\\b(?: last night| anoche| ayer| yesterday)?,? (?:(?!le |se |me |te |and |y |had |has )\\w+ ){0,2}?(?:${TELLING}|(?:has|had) (?:an?|this|some) (?:\\w+ )?(?:guy|man|lady|woman|kid|girl|boy|character|dude|doctor))\\b(.*)$`,
)
const CHARACTER = /\b(?:favorite|favorito|main|the|mi|el) (?:character|personaje|protagonista|villain|galan)\b(.*)$/
const OWN_BODY = /\b(?:my|mi|mis|i|im|me|we|us|nos|yo|he is now|our|nuestr[oa]|right now|ahorita|while|mientras)\b/
const AND_THEN =
  /\b(?:and|y|then|entonces|but|pero|luego) (?:then )?(?:he|she|my|mi|i|im|me|se|le|it|el|ella|we|now|his|her)\b/

const BESIDE_A_STORY = new RegExp(
  `\\b(?:after|during|at|left|leaving|before|outside|while|despues de|durante|saliendo de|mientras|copied) (?:\\w+ ){0,3}(?:${STORY})\\b|\\btheat(?:er|re)\\b`,
)
const OWN_VIDEO = /\b(?:took|take|taking|have|got|recorded|made|grabe|tengo|tome|i|my|mi) (?:\w+ )?(?:videos?|clips?)\b/

/** Whether a sentence up to a place tells a film, book or game: nobody of the person's own comes in between. */
export function isInAStory(upTo: string): boolean {
  if (OWN_VIDEO.test(upTo) || BESIDE_A_STORY.test(upTo)) return false
  const told = IN_STORY.exec(upTo)?.[1] ?? CHARACTER.exec(upTo)?.[1]
  return told !== undefined && !OWN_BODY.test(told) && !AND_THEN.test(told.replace(/^(?:\W?\w+){0,3}/, ' '))
}

const FAMED =
  'singers?|actors?|actress|senator|president|celebrity|politician|football player|quarterback|rapper|comedian|movie star|artista|cantante|actor|actriz|senador|presidente|futbolista|famos[oa]|influencer'
const FAMOUS = new RegExp(
  `^(?:\\w+ ){0,2}?(?:an?|the|that|some|this|un|una|ese|esa|aquel|aquella|el|la) (?:\\w+ )?(?:${FAMED}) (?:\\w+ ){0,3}(?:died|dies|had|murio|se murio|le dio|tuvo|se suicido|se infarto|overdosed)\\b|^(?:\\w+ ){0,2}?(?:se )?murio (?:un|una|el|la|ese|esa) (?:${FAMED})\\b`,
)
const NEWS =
  /\b(?:on|in|from|over|all over) (?:the )?(?:news|tv|radio)\b(?! (?:(?:is|are|keeps?) )?(?:tell|talk|speak)\w* (?:to )?(?:me|her|him)\b)|\bnews (?:said|says|story|article|report)|\b(?:en|por) (?:las?|el)? ?(?:noticias?|periodico|tele|television|radio)\b|\b(?:dicen|dijeron|salio) en (?:las? )?(?:noticias|tele|tv)\b/
const OURS = /\b(?:my|mi|mis|i|im|me|our|nuestr[oa]|we|here|aqui|just now|our)\b/

/** Read in the news or of somebody famous. What is "what I have right now" is not. */
export function isOfStrangers(sentence: string, upTo: string): boolean {
  if (OURS.test(upTo)) return false
  return (
    FAMOUS.test(upTo) ||
    (NEWS.test(sentence) &&
      !/\b(?:what i have|lo que tengo|happening to (?:me|him|her|my)|me esta pasando|(?:le|les) (?:estan )?(?:hablan|hablaban|hablando|mandan|avisan|dan|mandaban) (?:\w+ ){0,3}?(?:por|en|desde) (?:la|el))\b/.test(
        sentence,
      ))
  )
}

const LEARNS =
  /\b(?:learn|learned about|teach|teaches|taught|recertif\w*|certif\w*|study|homework|essay|exam|quiz|handouts?|pamphlets?|flyers?|posters?|brochures?|curso|cursos|taller|talleres|platica|clases?|tarea|examen|folletos?|aprender|ensenan|ensena|ensenar|ensenen|badge|merit|(?:job|work|boss|trabajo|escuela|troop|scouts?) (?:\w+ ){0,4}(?:know|saber)|capacitacion|entrenamiento|training|classes|workshop|course)\b(.*)$/
const LEARNT =
  /\b(?:se (?:va|quiere|piensa)|manana|that|today|just|now|this|and i|i know|que (?:mi|ya|me|estaba)|esta|estaba|estabamos|fuimos|and the|y (?:se|le|el|la|me|mi)|my|mi|he|she|hes|shes|i have|im|tengo|me duele|i (?:\w+ )?(?:want|wanna|wish) (?:to )?(?:die|kill|hurt|end|disappear)|me quiero)\b/
/** Whom something is to be taught. */
const TAUGHT = /^ (?:a )?(?:my|mi|mis|our|the) \w+ (?:to|how|a|que|como)\b/
const NOT_IN_CLASS =
  /\b(?:in|at|during|from|after|left|teaching|en|durante|saliendo|despues de) (?:\w+ ){0,3}(?:class|course|training|clase|curso|taller|entrenamiento)\b|\b(?:collapsed|fell|se cayo|se desmayo)\b/

/** What somebody wants to learn or to teach: classes, homework, handouts. */
export function isToBeLearnt(upTo: string): boolean {
  const learnt = LEARNS.exec(upTo)?.[1]
  return learnt !== undefined && !LEARNT.test(learnt.replace(TAUGHT, '')) && !NOT_IN_CLASS.test(upTo)
}

const TAUGHT_IN_CLASS =
  /\b(?:talked|learned|learnt|read|taught|studied|covered|went over|lecture|lesson|chapter|unit) (?:us |all )?(?:about |on )?(?:\w+ ){1,5}?(?:in|at) (?:\w+ ){0,2}(?:class|school|training|orientation|nursing school)\b/
const FALLS_ILL =
  /\b(?:now|collapsed|fell|passed out|fainted|my (?!class|school|teacher|test|exam|homework|notes)\w+|im|i feel|i have)\b/

/** What was spoken of in a class, and nobody fell ill there. */
export const isSpokenOfInClass = (sentence: Stretch): boolean =>
  sentence.shows(TAUGHT_IN_CLASS) && !sentence.shows(FALLS_ILL)

const WRITES_POSTER =
  /\b(?:writing|making|designing|drawing|putting together|doing|working on|teaching|preparing) (?:an?|some|the|our|my) (?:\w+ ){0,3}(?:poster|flyer|handout|brochure|pamphlet|slides?|presentation|newsletter|safety talk|lesson|quiz|report)\b|\b(?:write|writing|draft|drafting|escribir|escribo) (?:an?|the|some|un|una) (?:\w+ ){0,3}(?:vignette|poem|rap|song|case study|screenplay|limerick|vineta|poema|cancion|caso clinico)\b|\b(?:need|want|its|this is|only|just) (?:it |this |that )?(?:just |only )?for (?:my|an?|the|our) (?:\w+ ){0,3}(?:worksheet|crossword|rap|poem|song lyrics|spelling list)\b|\b(?:rhymes?|synonyms?|rimas?|sinonimos?) (?:for|with|of|para|con|de)\b|\b(?:plot|synopsis|trama|sinopsis|resumen) (?:of|de|del) \w+|\bpara mi (?:tarea|crucigrama|rap|poema|cancion) de\b/
const DONE =
  /\b(?:took|taken|swallowed|drank|ate|hurts?|now|right now|today|tonight|my (?!class|school|work|job|break|report|students|rap|song|poem|babysitt\w*|worksheet|course|essay|crossword|novel)\w+|want to (?:die|end)|kill myself|goodbye|quiero morir\w*|tome|trago|duele|ahorita)\b/

/** Asked for a poster or a lesson: nothing was done and nobody named. */
export const isForAPoster = (message: Stretch): boolean => message.shows(WRITES_POSTER) && !message.shows(DONE)

const MADE_UP =
  /\b(?:(?:the|a|movie|film|tv|our) script (?:says|calls|has|reads|needs|wants)|screenplay|teleplay|(?:the|my|our|a|this) (?:\w+ )?(?:thriller|audio drama|radio play|short story|murder mystery|detective novel|crime novel|stage play)|my (?:\w+ )?novel|fan ?fiction|the comic hero|i play an? (?:man|woman|patient|girl|boy|victim|person|character)|have to play an?|(?:emt|nursing|paramedic|cpr|first aid) (?:exam|quiz|test|badge|scenario)|practice scenario|rehearsal scenario|(?:training|practice|cpr) (?:dummy|manikin|mannequin)|the (?:dummy|manikin|mannequin)|mock patient|(?:sample|exam|test|practice|quiz) question|pretend victim|makeup artist|the book:|(?:earthquake|hurricane) plan)/
const OF_A_PERSON =
  /\b(?:so will i|right now|wont stop|help (?:me|us)|hurry|ive|im (?!writing|an? (?:actor|actress|writer|student|makeup|author)|playing|studying|in (?:a|the|our)|rehears\w*|well|fine|good|okay)\w+|i (?:took|feel|have(?! to| an? (?:exam|quiz|test|scene))|cant|swallowed|am (?!writing|playing))|tonight|today|my (?:wife|husband|mom|mum|mother|dad|father|son|daughter|baby|friend|sister|brother|roommate|partner)|(?:fell|collapsed|fainted|passed out) (?:at|in|during) (?:the |our |my )?(?:rehearsal|drill|training|class|quiz|show))\b/

const HAPPENS_THERE =
  /\b(?:really|for real|a real one|real blood|is (?:choking|seizing|wheezing)|(?:boss|teammates?|coworkers?|colleague|classmate|students?|kids?|neighbou?r|guest|players?|lips) (?:just |has |have |is |are |s )?(?:collapsed|dropped|fell|choking|swelled|swelling|drank|not)|an? (?:man|woman|guy|lady|kid|boy|girl|person|child|student|actor|actress) (?:just |has |is |s )?(?:collapsed|fell|dropped|not|isnt|stopped|passed out|cant|choking|seizing)|(?:hes|shes|theyre|he is|she is) not (?:answering|responding|breathing|waking|moving))\b/

/** Of a script, a quiz or a dummy, with nobody of flesh and blood in it. */
export const isMadeUp = (message: Stretch): boolean =>
  message.shows(MADE_UP) && !message.shows(OF_A_PERSON) && !message.shows(HAPPENS_THERE)

const DREAMT =
  /\b(?:dream(?:ed|t)|(?:had|have) (?:a|this|the|that) (?:\w+ )?(?:dream|nightmare)|nightmares?|sone|sonaba|tuve (?:un sueno|una pesadilla))\b/
const WAKES_WELL =
  /\b(?:totally fine|perfectly fine|(?:im|i am) (?:fine|okay|ok|well|all right)|all good|next to me|snoring|all teeth|no snake|estoy bien|todo bien)\b/
const NOT_ONLY_A_DREAM =
  /\b(?:still|now (?:i|my)|today i|parked|plan\w*|chest|every time i wake|gasp\w*|choking when|cant breathe (?:now|when i wake)|numb|wet|bleeding now|all night|sweat\w*|todavia|sigo|pecho|sudando)\b/

/** Dreamt, and awake all is well. */
export const isDreamt = (sentence: Stretch, message: Stretch): boolean =>
  sentence.shows(DREAMT) && message.shows(WAKES_WELL) && !message.shows(NOT_ONLY_A_DREAM)

const RESCUER =
  /\b(?:is|works? as|im|am|was) an? (?:\w+ )?(?:paramedic|emt|nurse|firefighter|lifeguard|medic|doctor|cop|police officer|dispatcher|midwife)\b/
const RESCUED =
  /\b(?:saved|brought back|revived|rescued|pulled|delivered|treated|worked on|did cpr on) (?:an?|some|this) (?:\w+ )?(?:man|woman|lady|guy|kid|baby|patient|boy|girl|person|stranger)\b/
const HELP_NOW = /\b(?:right now|help|hurry|what do i do|wont|isnt|cant|we need)\b/

/** What a rescuer of the family saw at work: somebody else was helped, and the person only tells it. */
export const isARescuersTale = (message: Stretch): boolean =>
  message.shows(RESCUER) && message.shows(RESCUED) && !message.shows(HELP_NOW)

const SUPPOSED =
  /\b(?:if (?:i|he|she|we|they|my \w+|someone|somebody|a person|you|one) (?:ever|were to|did)|if (?:i|we|he|she|my \w+) ever|hypothetically|suppose|supposing|imagine|say (?:i|my \w+)|what if (?:i|my \w+|one of my \w+|someone|somebody|a person|we) (?:had|has|have|got|gets|get|have|were to)|if i (?:got|had|get)|si (?:algun dia|alguna vez|un dia|llegara|llegase)|supongamos|imaginemos|que (?:pasa|pasaria) si (?:a (?:uno|alguien) )?(?:me|le|te|nos) (?:da|dan|diera|pasa|pasara)|y si (?:me|nos) \w+|si (?:me|nos) (?:pasara|diera|pasa un)|y si algun dia)\b(?=(?: \S+){0,8}$)/
const ABOUT_COVER =
  /\b(?:insur\w*|hmo|ppo|cover\w*|pays?|liable|liability|sue|living will|machines|directive|travel|abroad|vacation|cruise|out of state|plane|overseas|deductible|copay|seguro|aseguranza|cubre\w*|paga\w*|maquinas|testamento|viaje|viajar|extranjero|mexico|canada|medicare|medicaid|country|nurse line|hotline|at night|vacaciones|avion)\b/
const REAL =
  /\b(?:says|said|told me|dice|dijo|leave|body|ago|just|now|did|because i|hace|ahorita|ya|today|tonight|hoy|this is|im having|esto es|minutes|asking because)\b/

const NOT_HAPPENED =
  /\b(?:(?:he|she|it|they) (?:hasnt|havent|didnt|never has)(?= ?(?:[,;!?|]|$|yet\b|ever\b|happened))|none has|nobody has|(?:hes|shes|he has|she has|ive|i have) never had|just baby ?proofing|on my trip (?:to \w+ )?next|nothing(?:s| has) happened|safety plan|emergency plan|on the fridge|first aid kit|to be prepared|im going (?:in|to) (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/

/** Made up to ask what a plan would do: "hypothetically, if a snake bit me out of state, would it pay?" */
export const isSupposed = (message: Stretch, upTo: Stretch): boolean =>
  upTo.shows(SUPPOSED) && ((message.shows(ABOUT_COVER) && !message.shows(REAL)) || message.shows(NOT_HAPPENED))
