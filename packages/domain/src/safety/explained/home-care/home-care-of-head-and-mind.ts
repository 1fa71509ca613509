import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const BY_A_DOCTOR =
  /\b(?:pediatrician|doctora?|doc|dr|nurse|specialist|neurologist|ent|gp|pediatra|medic[oa]|especialista)\b/
const AS_ALWAYS =
  /\b(?:(?:same|exactly) as (?:always|before|every time|usual)|as (?:always|usual|before)|always the same|(?:every|each) (?:single )?time|(?:once|twice|couple(?: of)?|few|several) (?:times )?a (?:month|week|year)|(?:igual|lo mismo) (?:que|de) (?:siempre|antes|las otras)|como siempre|cada vez que|(?:siempre|siempre que)|(?:dos|tres|pocas|unas) veces al (?:mes|ano))\b/
const GROWN_WORSE =
  /\b(?:longer|different\w*|worse|first time|new|jerk\w*|stiff\w*|convuls\w*|chok\w*|still (?:blue|limp|out|sleepy|not)|limp (?:now|for)|won ?t wake|fever|mas largo|diferente|peor|primera vez|nuevo|sacud\w*|ties[oa]|sigue (?:morad[oa]|dormid[oa])|fiebre|calentura)\b/

const HOLDS_BREATH =
  /\b(?:hold(?:s|ing)? (?:his|her|their) breath|breath ?holding|se (?:me )?priva|espasmos? (?:del|de) (?:sollozo|llanto)|aguanta la respiracion)\b/
const BACK_TO_PLAY =
  /\b(?:right back|back to (?:normal|play\w*|yell\w*|himself|herself)|(?:eating|playing|running|laughing|watching|singing)\b[^.|]{0,25}\bnow|now (?:hes |shes )?(?:eating|playing|fine|running)|como si nada|ya (?:esta|anda) (?:jugando|comiendo|corriendo|bien)|vuelve a (?:jugar|gritar|llorar))\b/

const NIGHT_FRIGHT =
  /\b(?:(?:sits|sat|bolts|shoots) up[^.;!?\n]{0,30}\b(?:scream\w*|yell\w*|cr(?:y|ies|ied|ying))|scream\w*[^.;!?\n]{0,50}\b(?:bedtime|asleep|falling asleep|night)|night terrors?|terrores? nocturnos?|se (?:sienta|levanta)[^.;!?\n]{0,30}\bgrit\w+)\b/
const RECALLS_NOTHING =
  /\b(?:remembers? (?:zip|nothing|none|zero|not a thing)|(?:doesnt|does not|no|cant|never|wont) (?:\w+ )?(?:remember\w*|recall\w*|se acuerda|acuerda)|no memory of|no se acuerda|no recuerda|ni se acuerda)\b/
const BACK_TO_SLEEP =
  /\b(?:(?:back|falls|flops|goes|drifts|lies)\b[^.;!?\n]{0,20}\b(?:asleep|to sleep|down)|se (?:vuelve a dormir|duerme otra vez)|vuelve a dormir\w*)\b/
const CALLED_TERRORS =
  /\b(?:night terrors?|terrores? nocturnos?|(?:couple|few|several|\d) (?:times )?a (?:month|week))\b/

const ELBOW = /\b(?:funny ?bone|elbows?|codo|huesito de la risa)\b/
const KNOCKED =
  /\b(?:whack\w*|hit|bang\w*|bump\w*|knock\w*|struck|smack\w*|caught|crack\w*|slamm\w*|golpe\w*|pegue|pego|me di)\b/
const ZING =
  /\b(?:electric\w*|zing\w*|tingl\w*|numb\w*|pins and needles|buzz\w*|shock\w*|dead|electricidad|toques?|calambre|hormigue\w*|dormid[oa]s?|adormec\w*)\b/
const OVER_SOON =
  /\b(?:(?:gone|passed|fine|normal|over|better|stopped|wore off|went away|cleared)\b[^.;!?\n]{0,25}\b(?:seconds?|minutes?|mins?|now|already)|(?:seconds?|minutes?|mins?)\b[^.;!?\n]{0,25}\b(?:gone|passed|fine|normal|over|better|stopped|wore off|went away)|(?:ya )?se (?:me |le )?(?:quito|paso)|ya (?:paso|estoy bien|esta bien))\b/

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

const OLD_STROKE =
  /\b(?:strokes?|derrames?|embolia)\b[^.;!?\n]{0,25}\b(?:(?:19|20[01])\d\d?|in 202[0-4]|years ago|(?:hace|desde hace) (?:\w+ )?anos|en (?:el )?20\d\d)|\b(?:years ago|hace (?:\w+ )?anos)\b[^.;!?\n]{0,30}\b(?:stroke|derrame|embolia)\b/
const STAYED_SO =
  /\b(?:ever since|since then|exactly the same|(?:no|not any) (?:change|worse|different)|unchanged|same as (?:ever|always|before)|desde entonces|(?:esta |sigue )?igual(?:ito)?(?: que siempre)?|sin cambios)\b/
const FOR_EXERCISE =
  /\b(?:exercis\w*|putty|brace|splint|therap\w*|stretch\w*|cane|walker|grip|squeez\w*|shoes?|rehab\w*|ejercicios?|plastilina|ferula|terapia|baston|andadera|pelotita)\b/
const OF_LATE =
  /\b(?:(?:since|from) (?:yesterday|this morning|last night|today)|sudden\w*|worse\w*|weaker|new (?:weak|numb|trouble)\w*|droop\w*|slur\w*|confus\w*|more than|headache|fell|de repente|peor|mas debil|desde (?:ayer|hoy|anoche)|chuec[oa]|habla (?:mal|raro)|dolor de cabeza)\b/

const OF_SOMEBODY =
  /\b(?:coworkers?|colleagues?|neighbou?rs?|friends?|cousins?|uncles?|aunts?|classmates?|celebrit\w+|(?:guy|man|woman|girl|lady|teacher|someone|somebody) (?:at|from|in|on|i know)|companer[oa]s?|vecin[oa]|amig[oa]|prim[oa]|ti[oa]|conocid[oa]|alguien)\b/
const DIED_OF_HEAD =
  /\b(?:aneurysms?|brain (?:bleeds?|tumou?rs?|cancer)|strokes?|aneurismas?|derrames?|tumor(?:es)? (?:cerebral(?:es)?|en la cabeza))\b/
const HAS_NOTHING =
  /\b(?:i (?:have|got|feel|had)(?: had)? (?:no (?:headaches?|symptoms?|pain|signs?|dizz\w*)|nothing|none|fine|perfectly fine|well)|no (?:symptoms|headaches?|pain|signs)|(?:dont|do not|never|havent) (?:have|get|had|feel) (?:\w+ )?(?:headaches?|symptoms?|pain|anything)|im (?:fine|healthy|well|perfectly fine)|no (?:tengo|siento) (?:nada|dolor\w*|sintomas)|me siento bien|estoy (?:bien|san[oa]))\b/
const AILS_IN_HEAD =
  /\b(?:blurr\w*|double|numb\w*|weak\w*|dizz\w*|vomit\w*|faint\w*|passed out|seiz\w*|confus\w*|worst|since (?:yesterday|this morning)|throbbing|pounding|stiff|borros\w*|doble|adormec\w*|debil\w*|mare\w+|desmay\w*|convuls\w*|punzad\w*)\b/

const SAT_LONG =
  /\b(?:toilet|throne|commode|(?:sat|sitting|kneel\w*|crouch\w*|squat\w*|cross ?legged|on my (?:foot|feet|legs|knees))|inodoro|excusado|taza|bano|sentad[oa]|hincad[oa]|cuclillas|piernas cruzadas)\b/
const LIMBS_ASLEEP =
  /\b(?:(?:legs?|feet|foot|both)\b[^.;!?\n]{0,30}\b(?:numb|asleep|dead|tingl\w*|pins)|pins and needles|(?:piernas?|pies?|pie)\b[^.;!?\n]{0,25}\b(?:dormid[oa]s?|durmi\w+|adormec\w*|hormigue\w*))\b/
const NORMAL_AFTER =
  /\b(?:then (?:normal|fine|ok\w*|gone)|(?:minutes?|mins?|seconds?)\b[^.;!?\n]{0,25}\b(?:normal|fine|gone|ok\w*)|(?:normal|fine|gone|back)\b[^.;!?\n]{0,20}\b(?:minutes?|mins?|seconds?|again)|se me (?:quito|paso)|ya (?:normal|bien))\b/
const SPINE_FAILS =
  /\b(?:back (?:pain|hurts|ache)|still (?:numb|weak|cant)|again|every day|days|leak\w*|wet myself|cant (?:pee|feel|walk)|(?<!almost |nearly )fell|saddle|dolor de espalda|sigue\w*|todavia|otra vez|dias|no puedo (?:orinar|caminar))\b/

const SPINAL_NEEDLE =
  /\b(?:epidural|spinal(?: needle| block| anesthesia)?|needle (?:went|site|spot|mark)|bloqueo|raquea|anestesia (?:en|de) la espalda)\b/
const SORE_SPOT = /\b(?:bruise\w*|tender|sore|ache\w*|moret\w*|sensible|adolorid[oa]|doloros[oa]|moradito)\b/
const LEGS_FINE =
  /\b(?:legs? (?:are |is |feel )?(?:\w+ )?(?:fine|ok|okay|normal|strong|work\w*)|walk\w* (?:fine|ok|okay|normal\w*)|(?:piernas|camino|camina) (?:\w+ )?(?:bien|normal\w*))\b/

const STARTLES =
  /\b(?:(?:throw|fling|flail|shoot|jerk)\w* (?:\w+ ){0,2}(?:arms?|hands)|startl\w*|arms? (?:fly|flies|shoot|jump)\w*|(?:abre|avienta|estira|levanta) (?:\w+ ){0,2}(?:brazos?|bracitos|manitas)|se (?:espanta|asusta|sobresalta)|brinca)\b/
const WHEN_LAID =
  /\b(?:(?:set|put|lay|lower|lie|place)\w* (?:him|her|them) (?:down|in)|noise|(?:door|dog) (?:slam|bark)\w*|crib|sneez\w*|moves? fast|(?:lo|la) (?:acuesto|pongo|bajo|dejo)|ruido\w*|cuna)\b/
const CALMS =
  /\b(?:(?:stops?|calms?|settles?|gone|better)\b[^.;!?\n]{0,35}\b(?:hold|held|hug|swaddl\w*|wrap\w*|pick\w* (?:him|her) up)|(?:hold|held|hug|swaddl\w*|wrap\w*|pick\w* (?:him|her) up)\b[^.;!?\n]{0,35}\b(?:stops?|calms?|settles?|fine)|(?:se (?:le )?(?:calma|quita)|para)\b[^.;!?\n]{0,30}\b(?:abraz\w*|carg\w*|envuelv\w*|agarr\w*)|(?:abraz\w*|carg\w*|envuelv\w*|agarr\w*)\b[^.;!?\n]{0,30}\b(?:se (?:le )?(?:calma|quita)|para))\b/
const FITS_OF_BABY =
  /\b(?:in a row|clusters?|series|over and over|blue|limp|rolls? (?:his|her) eyes|asleep|wont (?:eat|feed|wake)|fever|after waking|seguid[oa]s|morad[oa]|no (?:come|despierta)|fiebre)\b/

const TONSILS = /\b(?:tonsil\w*|anginas|amigdal\w*)\b/
const COATED =
  /\b(?:(?:white|yellow\w*|gray|grey) (?:\w+ )?(?:patch\w*|scabs?|coat\w*|stuff|film|spots?)|scabs?|(?:placas?|costras?|capa|manchas?) (?:blanc\w+|amarill\w+)|costras?)\b/
const NO_BLOOD =
  /\b(?:no (?:blood|bleeding)|(?:hasnt|not) bled|without (?:any )?blood|(?:sin|nada de|no hay|no ha) sangr\w*)\b/
const DRINKS_WELL = /\b(?:drink\w*|fluids|popsicles?|pee is|eating|toma\w*|bebe|bebiendo|liquidos|paletas?)\b/

const LUMP_FEELING =
  /\b(?:lump in (?:my|the) throat|(?:feels? like |something )(?:\w+ ){0,3}(?:stuck|caught) in (?:my|the) throat|globus|(?:bola|nudo|algo (?:atorado)?) en la garganta)\b/
const SCOPED =
  /\b(?:scop\w*|camera|endoscop\w*|laryngoscop\w*|ent|camara|otorrino\w*)\b[^|]{0,60}\b(?:clean|clear|normal|nothing|fine|limpi\w+|normal\w*|nada|bien)\b/
const EATS_WELL =
  /\b(?:(?:not|isnt|gone|goes away|never) (?:there )?when i (?:eat|swallow|drink)|(?:eat|swallow|drink)\w* (?:\w+ )?(?:fine|ok|okay|normal\w*|well)|(?:como|trago|paso la comida) (?:\w+ )?(?:bien|normal)|(?:cuando|al) (?:como|comer) (?:no|se (?:me )?quita))\b/
const LUMP_GRAVE =
  /\b(?:weight|blood|hoarse\w*|(?:cant|hard to|trouble) swallow\w*|choke\w*|neck lump|growing|drool\w*|swollen|peso|sangre|ronc[oa]|no puedo tragar|hinchad\w*)\b/

const BARKS = /\b(?:bark\w*|seal|croup\w*|(?:tos|tose) (?:\w+ )?(?:perruna|de perro|de foca)|crup)\b/
const AIR_HELPED =
  /\b(?:(?:cold|night|cool|fresh|freezer|outside) ?(?:air)?|steam\w*|shower|aire (?:frio|fresco)|vapor|afuera)\b[^|]{0,60}\b(?:stopp\w*|gone|better|settled|calm\w*|fine|passed|quito|paso|calmo|mejor\w*)\b/
const SINGS_NOW =
  /\b(?:sing\w*|playing|running|eating|laughing|(?:at|in) (?:school|daycare)|cant(?:a|ando)|jug(?:ando|o)|corr(?:e|iendo)|com(?:e|iendo))\b/
const QUIET_NOW =
  /\b(?:no (?:noise|stridor|whistl\w*|sound|squeak)|breath\w* (?:\w+ )?(?:quiet\w*|fine|normal\w*|easy|ok|okay|well)|quiet breath\w*|respira (?:\w+ )?(?:bien|normal|sin ruido)|sin (?:ruido|silbido|estridor))\b/

const NOSE_OF = /\b(?:nose|nariz|naricita|nosebleed)\b/
const STOPPED_SOON =
  /\b(?:stopp?\w*|over|done|quit|paro|se (?:le |me )?(?:quito|paro|corto))\b[^.;!?\n]{0,30}\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|[1-9]|10) ?(?:minutes?|mins?)|(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|diez|[1-9]|10) ?minutos?)\b/
const BACK_AT_PLAY =
  /\b(?:back (?:on|at|to|in)|playing|slide|recess|running|fine (?:now|since)|happy|jugando|corriendo|ya (?:anda|esta) (?:bien|jugando))\b/

const BIT_TONGUE =
  /\b(?:bit (?:my|his|her) (?:tongue|lip|cheek)|me mordi la (?:lengua|mejilla)|se mordio la (?:lengua|mejilla))\b/
const FITS_OR_STROKE =
  /\b(?:woke|seiz\w*|shak\w*|jerk\w*|passed out|faint\w*|confus\w*|face|arm|leg|droop\w*|numb\w*|headache|thinners?|eliquis|warfarin|through|gap\w*|flap|wont stop|still bleeding|desmay\w*|convuls\w*|cara|brazo|sigue sangrando)\b/

const BLACK_EYE =
  /\b(?:black eye|shiner|(?:purple|black and blue|bruised) (?:\w+ )?(?:eye|eyelid|shiner)|ojo (?:\w+ )?morado|morete en el ojo)\b/
const EYE_SEES =
  /\b(?:sees?\b(?: (?:fine|ok|okay|normal\w*|well|clear\w*))?|vision (?:is )?(?:fine|ok|okay|normal|clear|good)|(?:veo|ve) (?:bien|normal|claro))\b/
const EYE_MOVES =
  /\b(?:no (?:double|numb\w*)|moves? (?:\w+ )?(?:round|around|fine|well|normal\w*)|opens|(?:abre|mueve) (?:\w+ )?(?:bien|normal)|sin (?:ver doble|doble))\b/

const PUBLIC_PERSON =
  /\b(?:(?:singer|actor|actress|celebrity|star|youtuber|streamer|comedian|musician|rapper|chef|influencer|idol|cantante|actriz|famos[oa]|artista|comediante|youtuber)s?|(?:never|not) (?:met|knew)|on the news|in the news|en las noticias|nunca (?:la|lo) conoci)\b/
const MOURNED = /\b(?:sad|cry\w*|cried|tears|upset|grie\w*|down|shaken|triste|llor\w+|afect\w+|decaid[oa])\b/
const SOUND_IN_MIND =
  /\b(?:(?:im|i am|feel\w*|doing) (?:ok|okay|fine|well|good|safe)|sleeping|eating|seeing (?:my )?friends|no thoughts|estoy bien|duermo|como bien|sin pensamientos|no (?:tengo|he tenido) pensamientos)\b/

const CHILD = words('age-under-18 age-under-3 age-under-2 child-word')
const ILL = words(
  'fever temp-38 temp-39 stiff-neck head-injury vomiting severe-headache worst-headache face-droop speech-trouble vision-loss suicide-said self-harm harm-others choking poison ribs-pulling weak-immunity',
)

const SPEAKING = ILL.filter((each) => each !== 'speech-trouble')

/** Small scares of head, sleep, mood, ears and mouth, each told as a whole, as a doctor knows it or over (MedlinePlus, AAP, NHS). */
export const HOME_CARE_OF_HEAD_AND_MIND: readonly HomePicture[] = [
  {
    of: CHILD,
    tells: [HOLDS_BREATH, BY_A_DOCTOR, AS_ALWAYS, BACK_TO_PLAY],
    age: [0.5, 7],
    never: GROWN_WORSE,
    without: [...ILL, 'seizure', 'drowsy'],
    explains: words(
      'unresponsive blue-lips fainted ill-baby cannot-breathe not-answering mottled-skin short-of-breath confused needs-visit',
    ),
  },
  {
    of: CHILD,
    tells: [NIGHT_FRIGHT, RECALLS_NOTHING, BACK_TO_SLEEP, CALLED_TERRORS],
    age: [2, 13],
    unless:
      /\b(?:jerk\w*|stiff\w*|drool\w*|bit (?:his|her)|wet\w* (?:the bed|himself|herself)|blue|fever|fell|one side|foam\w*|sacud\w*|ties[oa]|babe\w*|fiebre|moja la cama)\b/,
    without: [...ILL, 'seizure', 'blue-lips'],
    explains: words('unresponsive confused eye-word sweating needs-visit long-lasting month-or-more'),
  },
  {
    tells: [ELBOW, KNOCKED, ZING, OVER_SOON],
    unless:
      /\b(?:swoll\w*|swell\w*|(?:cant|cannot|wont) (?:bend|straighten|move|lift)|deform\w*|crooked|bone|still (?:numb|weak)|fell|chest|hinchad\w*|no puedo (?:doblar|mover)|deform\w*|sigue|cai|pecho)\b/,
    without: [...ILL, ...words('chest-pain fall bad-fracture minor-cut bleeding')],
    explains: words('amputation joint-ache limb-numb one-side-weak electric-shock pain-other'),
    upTo: 2,
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
    tells: [OLD_STROKE, STAYED_SO, FOR_EXERCISE],
    unless: OF_LATE,
    without: [...ILL, ...words('dizzy confused headache')],
    explains: words('stroke one-side-weak weak-hands tired limb-numb'),
  },
  {
    tells: [OF_SOMEBODY, DIED_OF_HEAD, HAS_NOTHING],
    unless: AILS_IN_HEAD,
    without: [...ILL, ...words('headache dizzy one-side-weak limb-numb high-blood-pressure bp-180 pregnant')],
    explains: words('stroke anxious stressed cancer tearing-pain pulsing-belly'),
  },
  {
    tells: [SAT_LONG, LIMBS_ASLEEP, NORMAL_AFTER],
    unless: SPINE_FAILS,
    without: [...ILL, ...words('back-pain spine-ache saddle-numb lost-bladder-control no-urine diabetes cancer')],
    explains: words('back-danger both-legs-weak one-side-weak limb-numb joint-ache limb-asleep odd-limbs fall'),
    upTo: 2,
  },
  {
    tells: [SPINAL_NEEDLE, SORE_SPOT, LEGS_FINE],
    unless:
      /\b(?:pus|red|warm|swoll\w*|leak\w*|fever|chills|headache|numb\w*|roj[oa]|caliente|hinchad\w*|fiebre|escalofrios)\b/,
    without: [
      ...ILL,
      ...words('both-legs-weak saddle-numb lost-bladder-control headache red-spreading-skin wound-trouble'),
    ],
    explains: words('bruise postpartum pain-other back-pain street-drug joint-ache'),
  },
  {
    of: words('newborn-word infant-word age-under-2 age-newborn'),
    tells: [STARTLES, WHEN_LAID, CALMS],
    unless: FITS_OF_BABY,
    without: [...ILL, ...words('spasm-run unresponsive blue-lips drowsy')],
    explains: words('newborn-word seizure needs-visit anxious ill-baby tremor'),
  },
  {
    tells: [TONSILS, COATED, NO_BLOOD, DRINKS_WELL],
    unless:
      /\b(?:fever|10[0-4]|38|39|bleeding (?:now|again)|spit\w* (?:up )?blood|wont drink|cant swallow|fiebre|calentura|sangra\w*)\b/,
    without: [...ILL, ...words('coughing-blood vomiting-blood dry-mouth')],
    explains: words(
      'infection postpartum ear-pain sore-throat pain-other cold mottled-skin white-patches throat-danger',
    ),
    upTo: 12,
  },
  {
    tells: [LUMP_FEELING, SCOPED, EATS_WELL],
    unless: LUMP_GRAVE,
    without: [...ILL.filter((each) => each !== 'choking'), ...words('weight-loss coughing-blood hoarse drooling')],
    explains: words(
      'lump choking throat-lump throat-swelling cannot-breathe short-of-breath ill-baby needs-visit stressed anxious',
    ),
  },
  {
    tells: [BARKS, AIR_HELPED, SINGS_NOW, QUIET_NOW],
    age: [1, 9],
    unless:
      /\b(?:blue|drool\w*|pull\w* in|ribs|neck suck\w*|again now|worse|tired out|morad[oa]|babe\w*|costillas|peor)\b/,
    without: [...ILL, ...words('drooling throat-danger blue-lips ribs-pulling cannot-breathe drowsy')],
    explains: words('stridor cough hoarse cold wheezing noisy-air'),
    upTo: 2,
  },
  {
    of: words('severe-bleeding nosebleed bleeding much-blood'),
    tells: [NOSE_OF, STOPPED_SOON, BACK_AT_PLAY],
    unless:
      /\b(?:thinners?|eliquis|warfarin|hit|fell|punch\w*|elbow\w*|bruis\w*|every day|again|gums|pale|dizz\w*|faint\w*|golpe\w*|cayo|morete\w*|encias|palid[oa]|mare\w*)\b/,
    without: [...ILL, ...words('blood-thinner head-injury bruise dizzy leukemia')],
    explains: words('severe-bleeding nosebleed bleeding much-blood refill-or-visit needs-visit'),
    upTo: 2,
  },
  {
    tells: [BIT_TONGUE, STOPPED_SOON],
    unless: FITS_OR_STROKE,
    without: [...SPEAKING, ...words('seizure fainted confused one-side-weak blood-thinner')],
    explains: words('speech-trouble seems-drunk severe-bleeding bleeding minor-cut'),
    upTo: 2,
  },
  {
    tells: [BLACK_EYE, EYE_SEES, EYE_MOVES],
    unless:
      /\b(?:blood in|blurr\w*|pupil|headache|passed out|knocked out|vomit\w*|dizz\w*|both eyes|numb\w*|double|fist|punch\w*|he (?:hit|did)|borros\w*|pupila|mare\w+|vomit\w*|punetazo|me pego)\b/,
    without: [
      ...ILL,
      ...words('violence-home violence-now blood-thinner age-under-2 infant-word vision-change eye-pain'),
    ],
    explains: words('bruise eye-word pain-other swelling-other'),
    upTo: 7,
  },
  {
    of: ['depressed'],
    tells: [PUBLIC_PERSON, MOURNED, SOUND_IN_MIND],
    unless:
      /\b(?:hopeless\w*|worthless|want to die|end it|hurt myself|cant (?:eat|sleep|stop)|weeks|months|no quiero vivir|semanas|meses)\b/,
    without: [...ILL, 'suicide-named', 'insomnia', 'lethal-means'],
    explains: words('depressed stressed anxious'),
  },
]
