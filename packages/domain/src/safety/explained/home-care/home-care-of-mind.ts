import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { AS_ALWAYS, BODY_FAILS, BODY_OR_THROAT_FAILS, ILL, MONTH, SPEAKING, WELL_SINCE } from './home-care-words'

const PANIC_KNOWN = /\b(?:panic attacks?|my (?:usual )?panic|hyperventilat\w*|ataques? de panico|hiperventil\w+)\b/
const TINGLED =
  /\b(?:fingers?|hands?|lips?|dedos|manos|labios)\b[^.;!?\n]{0,30}\b(?:numb|tingl\w*|claw\w*|curl\w*|cramp\w*|hormigue\w*|dormid\w+|engarrot\w+)\b/
const ALL_GONE = /\b(?:(?:all |it )?went away|gone|passed|back to normal|fine now|se (?:me )?(?:quito|paso))\b/
const SAME_AS_EVER =
  /\b(?:same as (?:each|every|always|usual|before)|each time|every time|like always|for years|usual|como siempre|igual que siempre|cada vez)\b/

const PANICKED = /\b(?:panic (?:disorder|attacks?)|(?:trastorno|ataques?) de (?:panico|ansiedad))\b/
const HEART_CHECKED =
  /\b(?:(?:heart|cardiac|ekgs?|ecgs?|cardiolog\w*|stress|troponin\w*|er) (?:tests?|work ?up|workup|exam|eval\w*|visits?|said|were|was)|worked up|work ?up|cleared by|(?:ekg|ecg|echo|electro\w*|corazon|cardiolog\w*|estudios)\b[^.;!?\n]{0,40}\b(?:normal\w*|fine|clean|clear|bien|limpi\w+))\b/
const IT_LEFT =
  /\b(?:(?:minutes|mins|min|minutos)\b[^.;!?\n]{0,25}\b(?:left|gone|passed|over|ended|done|quito|paso|fue)|(?:left|passed|gone|over|ended|stopped|se (?:me )?(?:quito|paso|fue))\b[^.;!?\n]{0,25}\b(?:minutes|mins|min|minutos|usual|always|siempre))\b/
const NOT_AS_BEFORE =
  /\b(?:different\w*|new(?:er)?|worse|still|again now|never (?:had|felt|this)|not like|longer than|sweat\w*|faint\w*|passed out|jaw|left arm|back pain|climb\w*|stairs|exercis\w*|mowing|run(?:ning)?|vomit\w*|cocaine|pregnan\w*|calf|leg (?:is|swollen)|diferente|peor|sigue|todavia|nunca|sud\w+|desmay\w*|mandibula|quijada|brazo izquierdo|escaleras|embaraz\w*)\b/

const WAKES_STUCK =
  /\b(?:(?:couldnt|could not|cant|cannot|unable to|not able to|no (?:podia|pude|puedo|me podia|puede|podia)) (?:\w+ )?(?:mov(?:e|er\w*)|speak|talk|scream|hablar|gritar)|paraly[sz]ed|(?:no )?me muevo|se me subio el muerto|sleep paralysis|paralisis del sueno)\b/
const OUT_OF_SLEEP =
  /\b(?:wak\w+|woke|awoke|half asleep|falling asleep|drift\w+ off|despert\w+|medio dormid[oa]|al dormir\w*|subio el muerto)\b/
const OF_SECONDS =
  /\b(?:seconds?|a minute|(?:less than|under) (?:a|one|two) minutes?|moments?|segundos?|un minuto|ratito)\b/
const MOVES_WELL =
  /\b(?:(?:mov\w+|walk\w*|talk\w*|speak\w*) (?:\w+ )?(?:normal\w*|fine|ok|okay|well|freely|right away)|(?:twice|three times|several times|a few times) (?:this|in|a) (?:year|month|life)|(?:happened|had it|it) (?:before|(?:two|three|four|several|\d) times)|(?:fully |totally |completely )?normal (?:after\w*|now|again|right)|fine (?:after\w*|now|right)|me muevo bien|hablo bien|ya me (?:ha pasado|paso)|(?:dos|tres|varias) veces|normal despues)\b/
const LAMED =
  /\b(?:one (?:side|arm|leg)|(?:left|right) (?:side|arm|leg|hand)|face (?:is|was|droop\w*|numb)|droop\w*|slurr\w*|still (?:weak|numb|cant)|tongue|wet (?:myself|the bed)|jerk\w*|when i laugh|un (?:lado|brazo)|chuec[oa]|mordi\w* la lengua|sacud\w*|todavia)\b/

const OF_SOMEBODY =
  /\b(?:coworkers?|colleagues?|neighbou?rs?|friends?|cousins?|uncles?|aunts?|classmates?|celebrit\w+|(?:guy|man|woman|girl|lady|teacher|someone|somebody) (?:at|from|in|on|i know)|companer[oa]s?|vecin[oa]|amig[oa]|prim[oa]|ti[oa]|conocid[oa]|alguien)\b/
const DIED_OF_HEAD =
  /\b(?:aneurysms?|brain (?:bleeds?|tumou?rs?|cancer)|strokes?|aneurismas?|derrames?|tumor(?:es)? (?:cerebral(?:es)?|en la cabeza))\b/
const HAS_NOTHING =
  /\b(?:i (?:have|got|feel|had)(?: had)? (?:no (?:headaches?|symptoms?|pain|signs?|dizz\w*)|nothing|none|fine|perfectly fine|well)|no (?:symptoms|headaches?|pain|signs)|(?:dont|do not|never|havent) (?:have|get|had|feel) (?:\w+ )?(?:headaches?|symptoms?|pain|anything)|im (?:fine|healthy|well|perfectly fine)|no (?:tengo|siento) (?:nada|dolor\w*|sintomas)|me siento bien|estoy (?:bien|san[oa]))\b/
const AILS_IN_HEAD =
  /\b(?:blurr\w*|double|numb\w*|weak\w*|dizz\w*|vomit\w*|faint\w*|passed out|seiz\w*|confus\w*|worst|since (?:yesterday|this morning)|throbbing|pounding|stiff|borros\w*|doble|adormec\w*|debil\w*|mare\w+|desmay\w*|convuls\w*|punzad\w*)\b/

const PUBLIC_PERSON =
  /\b(?:(?:singer|actor|actress|celebrity|star|youtuber|streamer|comedian|musician|rapper|chef|influencer|idol|cantante|actriz|famos[oa]|artista|comediante|youtuber)s?|(?:never|not) (?:met|knew)|on the news|in the news|en las noticias|nunca (?:la|lo) conoci)\b/
const MOURNED = /\b(?:sad|cry\w*|cried|tears|upset|grie\w*|down|shaken|triste|llor\w+|afect\w+|decaid[oa])\b/
const SOUND_IN_MIND =
  /\b(?:(?:im|i am|feel\w*|doing) (?:ok|okay|fine|well|good|safe)|sleeping|eating|seeing (?:my )?friends|no thoughts|estoy bien|duermo|como bien|sin pensamientos|no (?:tengo|he tenido) pensamientos)\b/

const FAINTED_OR_PAINED =
  /\b(?:faint\w*|pass(?:ed)? out|blackout|collaps\w*|chest (?:pain|hurts|tight\w*|pressure)|short of breath|cant breathe|dizz\w*|desmay\w*|dolor (?:de|en el) pecho|me falta el aire|mare[oa]\w*)\b/

const OTHER_WAS_ILL =
  /\b(?:(?:mi|la|el|un|una) (?:\w+ )?(?:vecin[oa]|amig[oa]|ti[oa]|prim[oa]|companer[oa]|cunad[oa])|my (?:neighbor|friend|aunt|uncle|cousin|coworker))\b[^.;!?\n]{0,40}\b(?:sepsis|neumonia|infeccion|hospital|terapia|pneumonia|infection|icu)\b/
const NOTHING_MYSELF =
  /\b(?:no (?:tengo|me (?:salio|ha salido)|traigo) (?:ni )?(?:un|una|nada|ningun\w*)|(?:yo )?(?:estoy|me siento) (?:bien|perfect\w+|normal)|i (?:feel|am) fine|no symptoms)\b/
const MONTH_AGO = /\b(?:hace (?:un mes|\w+ (?:meses|semanas))|(?:a|one|two|three) (?:months?|weeks) ago)\b/
const SELF_ILL =
  /\b(?:(?:me|mi) (?:duele|arde|sali[oó])|fiebre|calentura|escalofri\w+|herida|roj[oa]|hinchad\w+|embaraz\w+|fever|chills|wound|red|swollen|pregnan\w*)\b/

/** Fright, worry, panic and sleep, each told as a whole with how it passed (MedlinePlus, AAP, CDC, NHS). */
export const HOME_CARE_OF_MIND: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:jet ?lag\w*|flew|flying|flight|fly|landed|time zones?|volando|vuelo|volar|llegue de)\b/,
      /\b(?:sleep\w*|slept|awake|insomni\w*|dormir|duermo|sueno|despiert\w+|groggy)\b/,
    ],
    without: ['depressed', 'leg-swelling', 'leg-swelling-one'],
    upTo: MONTH,
  },
  {
    tells: [
      /\b(?:ansiedad|panico|anxiety|panic)\b/,
      /\b(?:igual(?:it[oa])? (?:que|a|como) (?:en )?(?:siempre|(?:todos )?(?:mis|los) (?:\w+ )?ataques|(?:las )?otras veces)|como (?:en )?(?:todos )?mis (?:\w+ )?ataques|(?:same|just|exactly) (?:as|like) (?:in )?(?:all )?(?:my|every) (?:\w+ )?(?:attacks?|time))\b/,
      /\b(?:se (?:me )?(?:quito|paso|fue|calmo)|(?:went away|passed|gone|stopped))\b[^.;!?\n]{0,25}\b(?:minut\w+|mins?|rato|ratito)\b/,
      /\b(?:terap\w+|diagnosticad[oa]|psiquiatra|psicolog[oa]|therap\w+|diagnosed)\b/,
    ],
    unless:
      /\b(?:un (?:solo )?lado|one side|medi[oa] (?:cara|cuerpo)|chuec[oa]|habl\w+|palabras|speech|slur\w*|debil\w*|weak\w*|desmay\w+|faint\w*|passed out|pecho|chest|diferente|different|peor|worse|sangre|blood|pierna|leg|fiebre|fever)\b/,
    without: words('age-45-plus age-65-plus heart-disease pregnant postpartum blood-thinner post-surgery lung-clot'),
    explains: words('anxious stressed limb-numb sore-muscles'),
  },
  {
    of: words('tremor nausea anxious stressed'),
    tells: [
      /\b(?:before|antes de) (?:(?:every|each|an?|my|the|any|cada|un|una|el|la|mi) )?(?:\w+ )?(?:match(?:es)?|games?|tests?|exams?|speech(?:es)?|shows?|interviews?|races?|fights?|performances?|recitals?|presentations?|concerts?|partidos?|examen\w*|exposicion\w*|concursos?|carreras?|entrevistas?)\b/,
      /\b(?:its? gone|goes away|stops?|disappears?|fine (?:once|after|when)|se (?:me |le )?(?:quita|pasa)|desaparece)\b/,
    ],
    never:
      /\b(?:chest|faint\w*|pass(?:ed)? out|vomit\w*|panic|cant (?:sleep|play|go|eat)|skip\w*|avoid\w*|drink\w*|pills?|worse|pecho|desmay\w+|panico|alcohol)\b/,
    without: BODY_FAILS,
    explains: words('tremor nausea anxious stressed'),
  },
  {
    tells: [PANIC_KNOWN, TINGLED, ALL_GONE, SAME_AS_EVER],
    unless: /\b(?:new|different|worse|one side|face droop\w*|passed out|this time)\b/,
    without: [...BODY_OR_THROAT_FAILS, 'palpitations'],
    explains: words('anxious joint-ache limb-numb limb-deadened needs-visit chronic-illness for-long-alone stressed'),
  },
  {
    of: words('anxious'),
    tells: [PANICKED, HEART_CHECKED, IT_LEFT, AS_ALWAYS],
    never: NOT_AS_BEFORE,
    without: [
      ...ILL,
      ...words(
        'heart-disease heart-failure age-45-plus age-65-plus diabetes pregnant postpartum clot-risk fainted pain-spreads high-blood-pressure street-drug',
      ),
    ],
    explains: words(
      'anxious stressed chest-pain cannot-breathe short-of-breath joint-ache limb-numb palpitations dizzy heart-mimic feels-faint tremor one-side-weak',
    ),
  },
  {
    tells: [WAKES_STUCK, OUT_OF_SLEEP, OF_SECONDS, MOVES_WELL],
    unless: LAMED,
    without: [...SPEAKING, ...words('diabetes heart-disease unresponsive')],
    explains: words(
      'one-side-weak both-legs-weak seizure voices-telling voices anxious stressed insomnia speech-trouble confused',
    ),
  },
  {
    tells: [OF_SOMEBODY, DIED_OF_HEAD, HAS_NOTHING],
    unless: AILS_IN_HEAD,
    without: [...ILL, ...words('headache dizzy one-side-weak limb-numb high-blood-pressure bp-180 pregnant')],
    explains: words('stroke anxious stressed cancer tearing-pain pulsing-belly'),
  },
  {
    of: ['depressed'],
    tells: [PUBLIC_PERSON, MOURNED, SOUND_IN_MIND],
    unless:
      /\b(?:hopeless\w*|worthless|want to die|end it|hurt myself|cant (?:eat|sleep|stop)|weeks|months|no quiero vivir|semanas|meses)\b/,
    without: [...ILL, 'suicide-named', 'insomnia', 'lethal-means'],
    explains: words('depressed stressed anxious'),
  },
  {
    of: words('palpitations tremor sweating hand-shake anxious'),
    tells: [
      /\b(?:my ex|ex (?:wife|husband|boyfriend|girlfriend)|jump scare|startled|argument|job interview|speech|mi ex|susto|pleito|entrevista|discurso)\b/,
      /\b(?:(?:five|ten|fifteen|a few|\d+) (?:minutes|mins)(?: later| after)?|(?:a los|en|como|a) (?:\w+ )?(?:cinco|diez|quince|pocos|\d+) minutos)\b/,
      WELL_SINCE,
    ],
    unless: FAINTED_OR_PAINED,
    without: [...BODY_FAILS, ...words('heart-disease heart-failure age-65-plus diabetes pregnant drug-use')],
    explains: words('palpitations tremor sweating hand-shake anxious heart-mimic'),
  },
  {
    of: ['anxious'],
    tells: [
      /\b(?:panic attacks?|ataques? de (?:panico|ansiedad))\b/,
      /\b(?:blood tests?|tracing|ecg|ekg|troponin\w*|tests|electro\w*|analisis|examenes|estudios)\b[^|]{0,50}\b(?:normal\w*|fine|clear|ok|bien)\b/,
      WELL_SINCE,
    ],
    unless: FAINTED_OR_PAINED,
    without: [...BODY_FAILS, ...words('heart-failure suicide-named self-harm')],
    explains: words('anxious stressed heart-attack'),
  },
  {
    of: ['anxious'],
    tells: [
      /\b(?:spiders?|bugs?|roach\w*|insects?|aranas?|bichos?|cucarachas?)\b/,
      /\b(?:no|not|without|sin|ni) (?:\w+ ){0,2}(?:bites?|bite marks?|marks?|picad\w+|piquetes?|marcas?|ronchas?)\b/,
    ],
    without: [...BODY_FAILS, ...words('pain-other rash swelling-other insect-sting cramps')],
    explains: words('anxious stressed spider-bite'),
  },
  {
    of: words('anxious stressed insomnia'),
    tells: [
      /\b(?:couldnt|could not|cant|cannot|unable to|no (?:podia|pude|me podia)) (?:\w+ )?(?:mov(?:e|er\w*)|speak|talk|hablar)\b/,
      /\b(?:waking|woke|wake up|awoke|half asleep|falling asleep|despert\w+|medio dormid[oa]|dormir\w*|subir el muerto|subio el muerto)\b/,
      /\b(?:seconds?|a minute|segundos?|un minuto)\b/,
      /\b(?:happened before|before too|again like|move fine|moving fine|speak fine|ya me (?:ha pasado|paso)|me muevo bien|hablo bien)\b/,
    ],
    unless:
      /\b(?:one (?:side|arm|leg)|left (?:side|arm)|right (?:side|arm)|face|slurr\w*|still (?:weak|numb)|un (?:lado|brazo)|cara|todavia)\b/,
    without: [...BODY_FAILS, ...words('limb-numb vision-loss headache')],
    explains: words('anxious stressed insomnia'),
  },
  {
    of: words('stressed anxious'),
    tells: [
      /\b(?:x ?rays?|mammogram\w*|dental films|radiografias?|placas?|mamografia)\b/,
      /\b(?:leuk?emia|cancer|radiation|radiacion|leucemia)\b/,
    ],
    unless: /\b(?:nodule|mass|spot on|shadow|abnormal|pregnan\w*|nodulo|masa|mancha|embaraz\w*|insomnio|cant sleep)\b/,
    without: [...BODY_FAILS, ...words('depressed cough weight-loss lump')],
    explains: words('stressed anxious'),
  },
  {
    tells: [OTHER_WAS_ILL, NOTHING_MYSELF, MONTH_AGO],
    unless: SELF_ILL,
    explains: words('sepsis infection needs-visit for-long-alone'),
  },
]
