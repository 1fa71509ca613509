import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'

const FAINT_OF_NERVES =
  /\b(?:faint\w*|pass\w* out|blood draw|needles?|shots?|stood|standing|got up|lying flat|slid|desmay\w*|parad[oa]|me (?:pare|levante)|agujas?)\b/
const IN_SECONDS =
  /\b(?:seconds?|secs?|right away|at once|moment|quickly|a minute|segundos?|enseguida|luego luego|un minuto)\b/
const BEYOND_A_FAINT =
  /\b(?:one eye|(?:left|right) eye|curtain|still|chest|palpit\w*|racing|speech|slur\w*|words?|numb\w*|weak\w*|arm|face|droop\w*|headache|seiz\w*|jerk\w*|exercis\w*|running|pregnan\w*|bleed\w*|black stools?|un ojo|cortina|sigue|pecho|habl\w+|adormec\w*|debil\w*|brazo|cara|dolor de cabeza|convuls\w*|corriendo|embaraz\w*)\b/

const NOSE_BLED =
  /\b(?:nose ?bleed\w*|(?:bloody|bled (?:from )?(?:my|the|his|her)|my|his|her) nose|sangr\w+ (?:(?:de|por) )?la nariz|me sangro la nariz)\b/
const RAN_BACK =
  /\b(?:(?:ran|dripp\w*|runs?|went|drain\w*|trickl\w*|swallow\w*|felt it|tast\w*)[^.;!?\n]{0,30}\b(?:down (?:the back|my throat|his throat|her throat|into)|(?:back of|into) (?:my|his|her|the) throat|throat)|(?:right |just )?after (?:a|the|my|his|her) (?:\w+ )?nose ?bleed|(?:se me fue|escurrio|bajo|paso) (?:\w+ ){0,3}garganta|despues de (?:que (?:me |le )?)?sangr\w+ (?:por |de )?la nariz)\b/
const ONCE_ONLY =
  /\b(?:one (?:\w+ )?(?:streak|fleck|speck|spot|drop|time)|once|single|nothing since|none since|not again|hasnt (?:happened|come back)|clear (?:since|now)|una (?:sola )?(?:vez|rayita|pintita|gota)|ya no|nada desde)\b/
const OF_MORE_BLOOD =
  /\b(?:clots?|tablespoon\w*|spoonful\w*|cup\w*|mouthful\w*|every cough|each cough|weeks?|months?|thinners?|warfarin|eliquis|xarelto|weight|sweats|short of breath|breathless|chest|clot|leg|smok\w*|tb|tuberculosis|cancer|fever|(?:4|5|6|7|8)\d|coagulos?|cucharad\w*|cada tos|semanas?|meses|anticoagul\w*|peso|sudores|aire|pecho|pierna|fum\w+|fiebre)\b/

const FED_BY_HAND =
  /\b(?:cant|cannot|couldnt|wont|keep|keeps|kept|not) (?:\w+ )?(?:stop )?(?:staring at|watching|checking|listening to|counting|looking at) (?:\w+ ){0,2}?(?:breath\w*|chest|lips)\b|\bno (?:puedo|dejo de) (?:dejar de )?(?:ver\w*|mirar\w*|checar\w*|revisar\w*)(?: \w+){0,3}? (?:respir\w+|pecho)\b/g
const WATER_OF_MACHINE =
  /\b(?:can|could|will|would|does|might) (?:the |that |some |any )?(?:water|moisture|dust|tube|mist) (?:\w+ )?(?:get|go|getting|run|drip|drain) (?:down )?(?:in|into|to) (?:her|his|my|the|their) lungs\b|\b(?:puede|podria|se le puede) (?:\w+ )?(?:entrar|ir|meter)\w* (?:\w+ )?agua a(?: los|l)? pulm\w+/g

const BREATHLESS_OF_JOY =
  /\b(?:left|leaves|leaving|had|got|kept|takes?|took|taking) (?:me|us|him|her|everyone|my) (?:absolutely |totally |all |completely )?(?:breathless|breath away|without breath)\b|\bbreathtaking\w*|\bme (?:dejo|deja|tiene) sin (?:aliento|respiracion|aire)\b/g
const OF_PLAY =
  /\b(?:games?|level|movie|film|concert|song|album|soundtrack|views?|sunset|show|book|novel|episode|scene|dress|goal|match|performance|photos?|painting|juego|pelicula|concierto|cancion|vista|atardecer|libro|episodio|escena|vestido|gol|partido)\b/
const OF_OWN_BREATH =
  /\b(?:cant (?:breathe|catch)|chest|wheez\w*|asthma|inhaler|dizz\w*|faint\w*|cough\w*|stairs|lips|still|tight\w*|pecho|asma|inhalador|mare\w*|desmay\w*|tos|escaleras|todavia|sigo)\b/

const STROKE_FELT =
  /\b(?:thought|swore|figured|felt like|feel like|scared|convinced) (?:\w+ )?(?:i was|id|i would|im|i am|i might)? ?(?:(?:about|going|gonna) (?:to )?)?(?:(?:be )?having a (?:\w+ )?stroke|have a stroke|stroke out|stroking out)\b|\bpens[eo] que me iba a dar (?:un )?derrame\b/g
const SETTLED = /\b(?:again |then |now |later )?1[0-2]\d ?\/ ?[5-8]\d\b/

const UNPLUGGED =
  /\b(?:un ?plug\w*|pulled the (?:cord|plug)|(?:wall |power )?cord|low battery|changed (?:the )?batter\w+|switch\w* (?:to|the) batter\w+|desconect\w+|desenchuf\w+|cambi\w+ (?:la |las )?(?:pila|bateria)s?)\b/
const ALL_GREEN =
  /\b(?:(?:all )?(?:lights?|everything|numbers|flow|readings?) (?:\w+ ){0,2}(?:green|same|normal|fine|usual|good)|stopped (?:beeping|right away)|same as (?:ever|always)|luces? (?:\w+ )?verdes?|numeros (?:\w+ )?(?:iguales|normales)|ya no (?:pita|suena))\b/

const DREAMT =
  /\b(?:dream\w*|dreamt|nightmare|phantom|imagin\w+|sone|sueno|pesadilla)\b[^.;!?\n]{0,40}\b(?:icd|defibrillator|device|shock\w*|fired|desfibrilador|descarga)\b[^.;!?\n]{0,20}/g
const NO_SHOCKS =
  /\b(?:no (?:\w+ )?(?:shocks?|therap(?:y|ies)|events?|episodes?)|(?:checked|transmission|interrogat\w+|clinic)[^|]{0,60}\b(?:normal|clear|fine|nothing)|ningun[oa]? (?:descarga|evento)|no hubo descargas?)\b/

const FLECK_OF_TUBE =
  /\b(?:trach|trache|tracheostomy|traqueostomia|traqueo|canula)\b[^.;!?\n]{0,50}\b(?:fleck|speck|streak|tinge\w*|pink|hilito|pintita|rosad\w*|rosit\w*)\b|\b(?:fleck|speck|streak|tinge|hilito|pintita)\b[^.;!?\n]{0,50}\b(?:trach|trache|traqueostomia|canula|suction\w*)\b/g
const CLEAR_SINCE =
  /\b(?:clear (?:on|since|now|after|the)|(?:next|last) (?:\w+ ){0,2}(?:passes|suction\w*|times?) (?:\w+ )?clear|nothing since|none since|ya (?:sale|salio) (?:limpi[oa]|clar[oa]))\b/

const SHORT_COURSE =
  /\b(?:[3-9]|three|four|five|six|seven|eight|nine|ten|10|tres|cuatro|cinco|seis|siete|diez) ?(?:days?|dias?)\b[^.;!?\n]{0,20}\b(?:prednison[ea]|steroids?|medrol|dexamethasone|cortisona|esteroides)\b(?:[^.;!?\n]{0,40}\b(?:finished|done|ended|last (?:pill|dose)|complet\w+|termin\w+|acab\w+)\b)?|\b(?:finished|done with|completed|termine|acabe) (?:my |a |the |mi |el |un )?(?:\w+ )?(?:(?:5|five|six|seven|ten|cinco|siete|diez) ?(?:days?|dias?) (?:course |pack |of |de ){0,2})?(?:prednison[ea]|medrol|steroid)(?: pack| burst| course)?\b/g
const STING_OR_FOOD =
  /\b(?:bee|wasp|hornet|sting|stung|ant|peanuts?|nuts?|shellfish|shrimp|allerg\w*|abejas?|avispas?|picadura|cacahuates?|camaron\w*|alerg\w*)\b/
const WANTS_TO_DIE =
  /\b(?:suicid\w*|want(?:s|ed)? to (?:die|end|be dead)|kill (?:my|him|her)self|dont want to (?:live|be here)|end it|better off dead|hopeless\w*|goodbye|quier[eo] morir\w*|matarme|no quiero vivir|ganas de morir\w*)\b/

const LONG_SINCE =
  /\b(?:on |last |since )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b[^|]*\b(?:gone|fine|stopped|over|normal)\b|\b(?:two|three|four|[2-5]) days ago\b[^|]*\b(?:gone|fine|stopped|over|normal)\b/
const A_GULP =
  /\b(?:(?:cough\w*|tosi\w*|toso) (?:once|twice|a (?:bit|little|few times)|(?:two|three|dos|tres|un par de|una) (?:times|veces|vez)|for a (?:second|minute))|(?:a|one|un) (?:gulp|sip|mouthful|buche|trago|traguito))\b[^|]*\b(?:fine|playing|eating|normal|perfect\w*|nothing since|bien|jugando|comiendo|perfecto)\b/
const AILS_OF_WATER =
  /\b(?:short of breath|breathless|cant breathe|breath\w* (?:fast|hard|quick\w*)|still cough\w*|keeps cough\w*|wont stop|drows\w*|sleepy|tired|blue|chest|confus\w*|unconscious|passed out|pulled (?:him |her |me )?out|cpr|foam\w*|vomit\w*|respir\w+ (?:rapido|mal)|sigue|dormid\w*|morad\w*|espuma|vomit\w*)\b/

/** What is told of hearts, lungs and their devices in words of something graver. */
export const OTHER_MEANINGS_OF_HEARTS_AND_LUNGS_IN_STORIES: readonly OtherMeaning[] = [
  {
    of: words('vision-loss sight-snow vision-change'),
    meant:
      /\btunnel(?:ed|ing)? vision\b|\bvision (?:\w+ )?(?:tunnel\w*|narrow\w*|clos\w* in|went (?:gray|grey|black|dark|spotty))\b|\b(?:vision|vista) (?:de|en|como) (?:un )?tunel\b|\bse me (?:cerro|nublo|puso negra) la vista\b/g,
    becomes: 'feels-faint',
    unless: unlessTold([FAINT_OF_NERVES, IN_SECONDS], BEYOND_A_FAINT),
  },
  {
    of: ['coughing-blood', 'throat-blood'],
    meant:
      /\b(?:cough\w*|spit\w*|spat|hack\w*|tosi\w*|escup\w*)\b[^.;!?\n]{0,30}\b(?:blood\w*|sangre|red|pink)\b|\b(?:streak|fleck|speck|rayita|pintita|hilito) (?:of|de) (?:blood|sangre)\b|\bpink streak\b|\b(?:rayita|hilito|pintita)s? (?:rosad\w+|roj\w+)(?: en (?:la|mi) flema)?/g,
    becomes: 'nosebleed',
    unless: (plain) =>
      ![NOSE_BLED, RAN_BACK, ONCE_ONLY].every((sign) => sign.test(plain)) || OF_MORE_BLOOD.test(withoutDenials(plain)),
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant: FED_BY_HAND,
    unless: (plain) =>
      /\b(?:ribs?|fast|grunt\w*|blue|pale|noisy|wheez\w*|paus\w*|stops?|stopped|struggl\w*|limp|rapido|costillas|azul|morad\w*|silb\w*|ruido|pausas?)\b/.test(
        withoutDenials(plain).replaceAll(/\b(?:cant|cannot|couldnt) stop\b/g, ' '),
      ),
  },
  {
    of: words('short-of-breath cannot-breathe choking drowning'),
    meant: WATER_OF_MACHINE,
    unless: (plain) =>
      /\b(?:chok\w*|cough\w*|gurgl\w*|drown\w*|blue|breathless|short of breath|sank|under water|inhal\w*|tos\w*|ahog\w*|morad\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('short-of-breath cannot-breathe'),
    meant: BREATHLESS_OF_JOY,
    unless: (plain) => !OF_PLAY.test(plain) || OF_OWN_BREATH.test(withoutDenials(plain)),
  },
  {
    of: ['stroke'],
    meant: STROKE_FELT,
    unless: (plain) =>
      !SETTLED.test(plain) ||
      /\b(?:numb\w*|weak\w*|droop\w*|slur\w*|speech|words|arm|face|vision|headache|confus\w*|chest|pregnan\w*|debil\w*|adormec\w*|habl\w+|cara|brazo)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('heart-pump device-alarm headache'),
    meant: /\b(?:lvad|vad|heart pump|bomba del corazon)\b|\b(?:alarm\w*|beep\w*|pit[oa]\w*)\b|\bhed\b/g,
    unless: unlessTold(
      [UNPLUGGED, ALL_GREEN],
      graver(
        'dizz\\w*|light ?headed|headache|stools?|bleed\\w*|chest|weak\\w*|slur\\w*|still (?:beep|alarm)\\w*|red light|low flow|mare\\w*|sangr\\w*|pecho',
      ),
    ),
  },
  { of: ['icd-shock', 'icd-shocks'], meant: DREAMT, unless: (plain) => !NO_SHOCKS.test(plain) },
  {
    of: words('tube-trouble red-from-it'),
    meant: FLECK_OF_TUBE,
    unless: unlessTold(
      [CLEAR_SINCE],
      graver(
        'bright red|clots?|fresh|pour\\w*|blue|struggl\\w*|out|block\\w*|plug\\w*|sats? (?:is |are )?8\\d|tapad\\w*|morad\\w*|roj[oa]',
      ),
    ),
  },
  {
    of: ['harm-others'],
    meant:
      /\b(?:did|could|have|will|can|would) (?:i|we|it|that|this)(?: have)? (?:hurt|harm|damage)(?:ed)? (?:him|her|it|them|anything|the \w+)\b|\b(?:le|lo|la) (?:hice|habre hecho|hicimos) dano\b/g,
    unless: (plain) =>
      /\b(?:want\w*|urge\w*|going to|gonna|thoughts?|voices?|shook|shak(?:e|ing) (?:him|her|the)|threw|hit (?:him|her)|angry|rage|lost it|ganas|quiero|mad|temper|snapp\w*|squeez\w*|chok\w*|sacudi|avente|coraje)\b/.test(
        plain,
      ),
  },
  {
    of: ['small-danger', 'street-drug', 'pointed-thing'],
    meant:
      /\b(?:sharp |like an? |a )*(?:needle|pin|knife|dagger|ice ?pick)s? ?(?:like )?(?:jabs?|stabs?|pricks?|pokes?|pains?|sensations?|twinges?)\b|\b(?:jab|stab|prick|pain|twinge)s? like (?:an? )?(?:needle|pin|knife|dagger)\b|\b(?:dolor|piquete|punzada) como (?:de )?(?:una? )?(?:aguja|alfiler|cuchillo)\b/g,
  },
  {
    of: ['green-phlegm'],
    meant:
      /\b(?:ill|i will|youll|youre going to|hell|shell|going to|gonna|could|can|might|will|would|to) (?:get|catch|have|give \w+|die of) (?:a |the )?(?:cold and )?pneumonia\b|\b(?:me|le|te) (?:va|puede) a? ?(?:a )?dar (?:una )?(?:pulmonia|neumonia)\b/g,
  },
  {
    of: ['sepsis', 'infection'],
    meant:
      /\b(?:words?|term) "?(?:septic|sepsis|infection)"?(?: on (?:the|my) \w+)?|\b(?:septic|sepsis)"? (?:on|in) (?:the|my|his|her) (?:paperwork|chart|papers|discharge|summary|records?|bill)\b|\bpalabra "?(?:sepsis|septic[oa])"?/g,
    unless: (plain) =>
      !/\b(?:sent (?:me|him|her) home|discharged|no fever|home (?:well|fine)|negative|me dieron de alta|sin fiebre)\b/.test(
        plain,
      ) ||
      /\b(?:fever|chills|confus\w*|shak\w*|pulse|pressure|breath\w*|mottled|worse|fiebre|escalofrios?|confund\w*|peor)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['too-many-pills', 'dose-repeated'],
    meant:
      /\b(?:pills|meds|medications?|tablets|medicines?) (?:are |were )?all (?:taken|up to date|as prescribed)\b|\b(?:took|taken|take|taking) all (?:of )?(?:my|his|her) (?:pills|meds|medications?|medicines?) (?:as (?:prescribed|told|always|usual|directed)|on time|like (?:always|i should))\b|\b(?:tomo|tome|toma) todas (?:mis|sus) (?:pastillas|medicinas) (?:como|a tiempo|a sus horas)\b/g,
  },
  {
    of: ['heart-attack', 'chest-pain'],
    meant:
      /\b(?:stents?|bypass|ablation|cath\w*|pacemaker|stent|cateterismo)\b[^.;!?\n]{0,25}\b(?:last (?:year|spring|summer|fall|winter)|years? ago|in (?:19|20)\d\d|el ano pasado|hace (?:\w+ )?anos?)\b,? (?:after|following|because of|from|for|tras|despues de|por) (?:an? |my |his |her |the |un |mi )?(?:\w+ )?(?:heart attack|infarto)\b/g,
  },
  {
    of: words('cannot-breathe short-of-breath drowning'),
    meant:
      /\b(?:fears?|fearing|feared|afraid (?:of|ill|hell|shell)|scared (?:of|ill)|worr\w+ (?:about|of|ill|that (?:he|she|i)(?:ll)?)) (?:will )?(?:drown\w*|suffocat\w+|chok\w*)(?: in (?:his|her|my) (?:own )?(?:lungs|fluids?|sleep))?(?: overnight| at night| in \w+ sleep)?/g,
    unless: (plain) =>
      !/\b(?:weight (?:is )?(?:unchanged|the same|steady|stable)|flat (?:on|in)|one pillow|usual (?:mile|walk)|breath\w* (?:is )?(?:fine|normal|easy)|sat\w* (?:is |of )?9[6-9]|spo2 (?:of )?9[6-9])\b/.test(
        plain,
      ) ||
      /\b(?:pillows|sit(?:ting)? up to|woke (?:up )?gasp\w*|swoll\w*|swell\w*|gained|cough\w*|breathless|short of breath|froth\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['poison'],
    meant: /\b(?:poison|posion) (?:control|center|hotline|line|help ?line)\b(?: (?:said|told|says))?/g,
    unless: (plain) =>
      !/\bpoison (?:control|center|line)\b[^.;!?]{0,160}\b(?:through the worst|out of the woods|past the (?:worst|danger)|no longer (?:toxic|dangerous)|(?:can|could) stay home|was fine|is fine|will be fine|not (?:toxic|poisonous|dangerous)|nothing to worry|watch (?:him|her) at home)\b/.test(
        plain,
      ) ||
      /\b(?:drows\w*|vomit\w*|seiz\w*|wont wake|cant wake|confus\w*|breath\w*|passed out|faint\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['cannot-keep-down', 'vomiting'],
    meant:
      /\b(?:vomit\w*|throwing up|puking) (?:\w+ )?(?:stopped|ended|quit|over|ceased) (?:\w+ ){0,2}?(?:hours?|hrs|days?) ago\b|\b(?:dejo de vomitar|ya no vomita desde) (?:hace )?(?:\w+ )?(?:horas?|dias?)\b/g,
    unless: (plain) =>
      !/\b(?:eats?|eating|ate|toast|drinks?|drinking|kept (?:it )?down|come|comio|toma|bebe)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['out-of-vital-medicine', 'steroids'],
    meant: SHORT_COURSE,
    unless: (plain) =>
      /\b(?:months?|years?|addison\w*|adrenal|lupus|transplant|crohn\w*|colitis|taper\w*|vomit\w*|faint\w*|dizz\w*|weak\w*|confus\w*|(?:[3-9]|\d\d) weeks|every day for|meses|anos|trasplante|vomit\w*|desmay\w*|mare\w*|debil\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['suicide-said', 'suicide-named'],
    meant:
      /\b(?:am|is|are|will|could|would) (?:i|he|she|they|it|we|my \w+) (?:\w+ (?:and|or) )?(?:going to |gonna )?die (?:the )?next (?:time|sting)\b|\b(?:going to|gonna|will|could) die (?:the )?(?:next time|if i get stung|from (?:a|the|one) (?:bee|sting|peanut|nut|allergy))\b|\b(?:me voy a|voy a) morir (?:la proxima|si me pica)\b/g,
    unless: (plain) => !STING_OR_FOOD.test(plain) || WANTS_TO_DIE.test(plain),
  },
  {
    of: ['gunshot'],
    meant: /\bgot (?:a|my|her|his|that) (?:\w+ )?shot\b(?! (?:at|in the (?:chest|head|leg|back|stomach|belly|neck)))/g,
    unless: (plain) => /\b(?:guns?|bullets?|pistol|bleed\w*|blood|holes?|wound\w*|police|shooter|fired)\b/.test(plain),
  },
  {
    of: words('choking drowning'),
    meant:
      /\b(?:swallow\w*|chok\w*|inhal\w*|gulp\w*|took in|trag\w+|tome)(?: (?:and|some|a|bit|lot|of|on|in|choked|swallowed|gulp|mouthful|little|sip|un|buche|trago|poco|poquita|de|con)){0,5} (?:(?:lake|pool|sea|ocean|river|salt) ?water|agua (?:de|en) (?:la |el )?(?:alberca|piscina|mar|rio|lago))\b/g,
    unless: (plain) => !(LONG_SINCE.test(plain) || A_GULP.test(plain)) || AILS_OF_WATER.test(withoutDenials(plain)),
  },
  {
    of: words('anaphylaxis stroke heart-attack sepsis seizure lung-clot infection poison'),
    meant:
      /\b(?:the )?words? "?(?:\w+ ){0,2}?\w+"? (?:on|in) (?:the|my|a|its|that|his|her) (?:leaflet|label|pamphlet|paper\w*|sheet|bottle|box|insert|warning|printout|handout|discharge\w*)\b|\bla palabra "?(?:\w+ ){0,2}?\w+"? en (?:el|la) (?:hoja|papel\w*|folleto|etiqueta|caja|instructivo)\b/g,
  },
  {
    of: words('heart-attack stroke'),
    meant:
      /\b(?:(?:es|sera|fue|is it|is this|was it|was that) )?(?:un |an? )?(?:infarto|derrame|heart attack|stroke) ?\?/g,
    unless: unlessTold(
      [
        /\b(?:dormi|dormir|slept|sleeping|lying|laid) (?:\w+ ){0,2}?(?:encima|sobre|on)\b|\bme acoste (?:\w+ )?(?:encima|sobre)\b/,
        /\b(?:ya se me (?:paso|quito)|se me (?:paso|quito)|went away|gone|woke (?:back )?up|fine now|passed)\b/,
      ],
      graver(
        'cara|boca|chuec\\w*|habl\\w+|pierna|pecho|sud\\w+|vista|todavia|sigue|face|speech|slur\\w*|leg|chest|sweat\\w*|vision|still|weak\\w*|debil\\w*',
      ),
    ),
  },
  {
    of: words('one-side-weak grave-look limb-numb force'),
    meant:
      /\b(?:sleeve (?:rolled|up)|arm|sleeve)(?: \w+){0,4}? (?:hanging|dangling|unsupported|down)(?: (?:down|at (?:his|her|my) side))?\b/g,
    unless: (plain) =>
      !/\b(?:cuff|bp|blood pressure|reading)\b/.test(plain) ||
      !/\b(?:redone|retook|retaken|rechecked|properly|correctly|again|then)\b/.test(plain) ||
      /\b(?:weak\w*|numb\w*|droop\w*|slur\w*|limp|cant (?:lift|move|raise)|speech|face)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['fainted'],
    meant: /\bpass(?:ed)? out ?\?+ ?(?:no|nope|nah),? (?:he |she |i |just |only |simply )/g,
    unless: (plain) => !/\b(?:fell asleep|asleep|napp\w*|dozed|sleeping)\b/.test(plain),
  },
  {
    of: words('heart-attack stroke'),
    meant:
      /\b(?:an?|my|his|her|our|the|mi|su|un|una) (?:neighbou?r|friend|coworker|colleague|boss|classmate|teammate|cousin|in law|vecin[oa]|amig[oa]|compadre|jef[ea])s (?:heart attack|stroke|cardiac arrest)\b|\b(?:after|since|because|when) (?:an?|my|his|her|our|the) (?:neighbou?r|friend|coworker|colleague|boss|classmate|teammate|cousin) (?:just |recently )?(?:had|died of|died from) (?:an? )?(?:massive |fatal |mild )?(?:heart attack|stroke)\b/g,
  },
  {
    of: words('stroke heart-attack'),
    meant:
      /\b(?:pensando|pense|piensa|temiendo) (?:\w+ )?(?:en|que (?:era|fuera)) (?:un |una )?(?:derrame|infarto|embolia|ataque al corazon)\b/g,
  },
]
