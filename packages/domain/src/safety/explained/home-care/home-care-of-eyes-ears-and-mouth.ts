import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { ILL, NO_FEVER, OF_DAYS } from './home-care-words'

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

const BLACK_EYE =
  /\b(?:black eye|shiner|(?:purple|black and blue|bruised) (?:\w+ )?(?:eye|eyelid|shiner)|ojo (?:\w+ )?morado|morete en el ojo)\b/
const EYE_SEES =
  /\b(?:sees?\b(?: (?:fine|ok|okay|normal\w*|well|clear\w*))?|vision (?:is )?(?:fine|ok|okay|normal|clear|good)|(?:veo|ve) (?:bien|normal|claro))\b/
const EYE_MOVES =
  /\b(?:no (?:double|numb\w*)|moves? (?:\w+ )?(?:round|around|fine|well|normal\w*)|opens|(?:abre|mueve) (?:\w+ )?(?:bien|normal)|sin (?:ver doble|doble))\b/

const CRIED =
  /\b(?:(?:porque|de tanto|por|despues de|como|cuando) (?:\w+ ){0,2}?(?:llor[eo]|llorar|lloramos|llorando|he llorado)|llore (?:anoche|ayer|mucho|toda la noche|todo el dia)|(?:from|after|because|since) (?:\w+ ){0,3}(?:cry\w*|cried)|(?:been|was) crying|cried (?:all night|last night|a lot|yesterday))\b/
const PUFFY =
  /\b(?:(?:cara|ojos?|ojeras|parpados?|face|eyes?|eyelids?)\b[^.;!?\n]{0,25}\b(?:hinchad\w*|inflamad\w*|roj[oa]s?|puffy|swollen|red)|(?:hinchad\w*|puffy|swollen)\b[^.;!?\n]{0,20}\b(?:cara|ojos?|parpados?|face|eyes?|eyelids?)|ojeras)\b/
const HOPELESS =
  /\b(?:morir\w*|matar\w*|muert[oa]|vivir|suicid\w*|no (?:puedo|aguanto) mas|sola? en|peg[oó]|golpe\w*|alerg\w*|picad\w*|picadura|mordi\w*|comi(?:do)?|labios?|lengua|respir\w+|ronchas?|embaraz\w*|vision|veo|fiebre|die|kill\w*|dead|live|hit|allerg\w*|bit\w*|ate|lips?|tongue|breath\w*|pregnan\w*|fever)\b/

/** Small troubles of eyes, ears, mouth and throat, each told as a whole (MedlinePlus, AAP, CDC, NHS). */
export const HOME_CARE_OF_EYES_EARS_AND_MOUTH: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:stye|hordeolum|orzuelos?|perrillas?|chalazion)\b|\b(?:bump|lump|pimple|spot|bolita|granito)\b[^.;]{0,25}\b(?:on|in|at|of|along|en|del?) (?:\w+ ){0,5}(?:eye ?lids?|lids?|lash\w*|parpado|pestanas)\b/,
    ],
    explains: words('lump pain-other swelling-other needs-visit hiccups'),
    without: words('vision-change eye-shut red-eye'),
    upTo: 20,
  },
  {
    tells: [
      /\b(?:ulcers?|sores?|crater|aphth\w+|afta\w*|llaga\w*|fuegos?|canker)\b/,
      /\b(?:lips?|cheeks?|tongue|gums?|mouth|labios?|lengua|boca|mejilla|encia)\b/,
      /\bshallow|\binside\b|\binner\b|\bround\b|\bwhite\b|\byellow|\bcanker\b|\bpor dentro\b|\bdentro\b|\bblanc[oa]\b|\bafta/,
    ],
    unless: /(?:has|have|is|are) not heal/,
    upTo: 20,
    explains: ['pain-other', 'mouth-sore', 'canker-sore', 'mouth-tingle', 'tired', 'skin-change', 'needs-visit'],
  },
  {
    tells: [
      /\b(?:lips?|labios?)\b/,
      /\b(?:blisters?|vesicles?|cold sores?|tingl\w+|ampoll\w+|fuegos?|hormigue\w+)\b/,
      /\b(?:again|recurr\w*|every|usual|familiar|times a year|twice a year|before|childhood|cada|siempre|otra vez|calenturas?)\b/,
    ],
    explains: words(
      'joint-ache pain-other mouth-tingle canker-sore mouth-sore minor-cut skin-change chronic-illness skin-damage',
    ),
    without: ['red-eye', 'allergy-trigger'],
  },
  {
    tells: [
      /\b(?:floaters?|specks?|squiggles?|strands?|threads?|cobwebs?|moscas? volantes?|hilitos?)\b/,
      /\b(?:years|since (?:childhood|my (?:teens|twenties|thirties))|anos)\b/,
      /\b(?:same|unchanged|no (?:change|new)|nothing (?:has )?chang\w+|(?:hasnt|havent|not|never) changed|not more|igual\w*|mismas?)\b/,
      /\b(?:eye (?:doctor|exam\w*|check\w*|specialist)|optometrist|optician|ophthalmolog\w*|retinas?|oculista|oftalmolog\w*)\b/,
    ],
    explains: ['floaters-any', 'floaters', 'always'],
    unless: /\b(?:flash\w*|curtain|shadow|sudden\w*|shower|destell\w*|cortina|sombra)\b/,
    without: words('flashes-floaters floaters-many light-flashes sudden eye-injury headache'),
  },
  {
    tells: [
      /\b(?:eye ?lids?|lids?|parpados?|ojo)\b/,
      /\b(?:twitch\w*|quiver\w*|flutter\w*|jump\w*|brinca\w*|tiembla\w*|late|salta)\b/,
      /\b(?:coffee|caffeine|cafe|sleep|slept|dormi\w*|stress\w*|estres|exams?|energy drinks?|screens?|tired|thesis|deadline|examenes)\b/,
    ],
    explains: ['tremor', 'tired', 'hand-shake'],
    without: ['limb-numb', 'dizzy', 'headache', 'red-eye'],
  },
  {
    tells: [
      /\b(?:pink|red|watery|rosad[oa]|roj[oa]s?|lloros[oa])\b/,
      /\b(?:eyes?|ojos?|conjunctiv\w+)\b/,
      /\b(?:cold|uri|virus|catarro|resfriado|gripa|pink eye|runny)\b/,
      /\b(?:see\w*|vision|sight|veo|vista)\b (?:\w+ ){0,2}(?:normal\w*|fine|well|clear\w*|bien|ok|nl|unchanged)\b|\bnormal vision\b/,
    ],
    explains: ['contact-lens'],
  },
  {
    tells: [
      /\b(?:ear|ears|oido|oidos)\b/,
      /\b(?:plugged|blocked|full|muffled|clogged|tapad[oa]s?)\b/,
      /\b(?:wax|cerumen|cotton (?:swabs?|buds?)|q ?tips?|swim\w*|shower|cera|cerilla|hisopos?|nadar|regadera)\b/,
    ],
    explains: ['ear-pain', 'sudden-deafness'],
    unless: /\b(?:nothing|hiss\w*|ringing|roar\w*|buzz\w*|(?:canal|ear) (?:is |was )?clear|zumbido|nada)\b/,
    without: ['dizzy', 'pain-other', 'sudden'],
    upTo: 14,
  },
  {
    tells: [
      /\b(?:endoscop\w+|egd|gastroscop\w+)\b/,
      OF_DAYS,
      /\b(?:garganta|throat)\b/,
      /\b(?:como|comi|comiendo|trago|tomo|eat\w*|ate|drink\w*|swallow\w*)\b/,
      NO_FEVER,
    ],
    unless:
      /\b(?:pecho|panza|abdomen|estomago|cuello|fiebre|calentura|sangre|negr[oa]|vomit\w*|aire|hinch\w+|no (?:puedo|puede)|chest|belly|neck|fever|blood\w*|black|breath\w*|swollen|cant|cannot)\b/,
    explains: words('sore-throat pain-other'),
    upTo: 3,
  },
  {
    tells: [
      /\b(?:oreja|oido|ear)\b/,
      /\b(?:mosc\w+|mosquit\w+|cucarach\w+|bicho|hormig\w+|palomill\w+|insecto|bug|gnat|moth|roach|ant|mosquito|fly)\b/,
      /\b(?:salio|flotando|came out|floated out|crawled out)\b/,
      /\b(?:ya )?no (?:me |le )?duele\b|\b(?:doesnt|no longer) hurts?\b|\bno pain\b/,
      /\b(?:oigo|oye|escucho|escucha|hear|hears|hearing)\b[^.;!?\n]{0,10}\b(?:bien|igual|normal|fine|ok|well)\b/,
    ],
    unless:
      /\b(?:sangr\w+|pus|mare\w+|pedazo|sigue|todavia|fiebre|calentura|tubos|tubitos|perfor\w*|zumb\w+|supur\w*|bleed\w*|blood|dizz\w*|piece|still|fever|tubes|ringing|drain\w*)\b/,
    explains: words('ear-pain ear-trouble something-inside object-inside'),
  },
  {
    of: words('joint-ache always canker-sore mouth-sore cold pain-other'),
    tells: [
      /\bcold ?sores?\b|\bfever blisters?\b|\bherpes labial\b|\bfuegos?\b/,
      /\b(?:lips?|mouth|labios?|boca)\b/,
      /\b(?:same (?:spot|place|side)|as always|like always|usual|again|every|de siempre|como siempre|mismo lugar|otra vez)\b/,
    ],
    explains: words(
      'joint-ache pain-other mouth-tingle canker-sore mouth-sore minor-cut skin-change chronic-illness cold always',
    ),
    unless: /\b(?:red eye|eye (?:pain|hurts|is)|ojo)\b/,
    without: ['red-eye', 'allergy-trigger', 'eye-pain'],
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
    of: words('face-droop mouth-tingle limb-numb limb-deadened joint-ache'),
    tells: [
      /\b(?:dentists?|dental|filling|novocaine|lidocaine|numbing|anesthe\w+|root canal|crown|cavity|tooth (?:pulled|out)|muelas?|dentista|anestesi\w+|amalgama|endodoncia|caries)\b/,
      /\b(?:lips?|tongue|cheek|mouth|chin|gums?|jaw|labios?|lengua|cachete|mejilla|boca|barbilla|encias?)\b/,
      /\b(?:numb\w*|wor[en] off|asleep|tingl\w*|dormid[oa]s?|adormecid[oa]s?|anestesiad[oa]s?|entumid[oa]s?)\b/,
      /\b(?:(?:one|two|three|four|five|six|few|couple(?: of)?|an?|[1-6]|una|dos|tres|cuatro|cinco|seis) (?:hours?|hrs?|horas?)|hour|today|this (?:morning|afternoon)|at (?:noon|lunch)|just|hasnt worn|not worn|hace (?:rato|un rato)|hoy|(?:al )?mediodia|todavia no se)\b/,
    ],
    explains: words('face-droop mouth-tingle limb-numb limb-deadened joint-ache drug-into-vein pain-other needs-visit'),
    unless:
      /\b(?:arms?|legs?|hands?|droop\w*|crooked|speech|slur\w*|weak\w*|swoll?en|swell\w*|fever|hives|breath\w*|throat|days?|yesterday|week|woke|eye|bleed\w*|brazo|pierna|mano|chuec[oa]|habl\w+|debil\w*|hinch\w+|fiebre|respir\w+|dias?|ayer|semana|ojo|sangr\w+)\b/,
    without: words('severe-pain dizzy vomiting headache'),
  },
  {
    of: words('burn burn-size hot-thing speech-trouble hot-spill'),
    tells: [
      /\b(?:tongue|roof of (?:my|his|her|the) mouth|palate|inside of (?:my|his|her) (?:mouth|lip|cheek)|lengua|paladar)\b/,
      /\b(?:burn\w*|burnt|scald\w*|quem\w+)\b/,
      /\b(?:coffee|tea|soup|pizza|cheese|cocoa|chocolate|food|pasta|noodles|ramen|cafe|te|sopa|caldo|comida|atole|tamal\w*|queso|taco)\b/,
    ],
    explains: words(
      'burn burn-size hot-thing hot-spill speech-trouble pain-other mouth-scalded minor-cut large-area chewed-it mouth-or-missing',
    ),
    unless:
      /\b(?:swell\w*|swoll?en|blister\w*|throat|swallow\w*|breath\w*|voice|hoarse|drool\w*|infant|baby|months?|face|chest|chemical|bleach|slur\w*|talk\w*|speech|weeks?|days|hinchad\w*|ampoll\w*|garganta|tragar|respir\w*|bebe|cara|habl\w*|semanas?|dias)\b/,
    without: words('infant-word age-under-2 drooling'),
  },
  {
    of: words('pain-other cold mouth-sore canker-sore'),
    tells: [
      /\b(?:cold ?sores?|fever blisters?|herpes labial|fuegos?)\b/,
      /\b(?:lips?|labios?|boca)\b/,
      /\b(?:(?:second|third|fourth|another) (?:one |time )?(?:this|in a|since)|(?:two|three|four|\d) (?:times )?(?:a|this|per) year|get them|(?:segunda|tercera|cuarta) vez|(?:me|le) salen|cada (?:ano|invierno))\b/,
    ],
    unless:
      /\b(?:red eye|eye (?:pain|hurts|is)|chemo\w*|newborn|all over|ojo rojo|quimio\w*|recien nacid\w*|eccema|eczema)\b/,
    without: ['red-eye', 'allergy-trigger', 'eye-pain', 'weak-immunity', 'infant-word'],
    explains: words('joint-ache pain-other mouth-tingle canker-sore mouth-sore minor-cut cold always'),
  },
  {
    tells: [CRIED, PUFFY],
    unless: HOPELESS,
    explains: words('face-swelling swelling-other swollen-hands-face puffy-all-over red-eye tired swollen-eye'),
    upTo: 2,
  },
]
