import { MONTH, THREE_WEEKS, WEEKS, type ForDays } from './for-days'
import { ALLERGY_NOW, SUDDEN_OR_WITH_HEADACHE } from './told-for-words'

const RINGS =
  /\b(?:ringing|buzzing|hissing|tinnitus|whistl\w+|crickets|zumbido|pitido|pito|chillido|chicharras?|grillos?|ruido como)\b/
const EARS = /\b(?:ears?|oidos?|hear\w*|oigo)\b/

const HEARS_LESS =
  /\b(?:cant (?:hear|follow)|hard of hearing|says? (?:huh|what)|(?:turn\w*|turned) (?:the |up the )?(?:tv|volume)(?: up)?|tv (?:is )?(?:up|so loud|louder)|shouting|hearing aids?|doesnt hear|not hearing|no oye|ya no oigo|oye menos|sube (?:mucho )?(?:la tele|el volumen)|dice que mande)\b/
const FOR_LONG =
  /\b(?:couple of years|years|months?|creeping|more and more|gradual\w*|little by little|last month|this year|meses|anos|poco a poco|cada vez)\b/

const NOSE = /\b(?:nose ?bleeds?|bloody noses?|sangrados? (?:de|por la) nariz|me sangra la nariz)\b/
const AGAIN =
  /\b(?:(?:like |about )?(?:[2-9]|two|three|four|several) (?:times )?(?:a|per|each|every) week|every (?:week|day|other day)|veces (?:por|a la) semana|cada (?:semana|dia|rato))\b/

const GUMS = /\b(?:gums?|encias?)\b/
const GUMS_ILL = /\b(?:growing|reced\w*|loose (?:tooth|teeth)|crec\w+|(?:diente|muela)s? (?:\w+ )?floj\w+)\b/

const NOSE_RUNS = /\b(?:sinus\w*|nasal (?:discharge|congestion)|snot|mocos? verdes?|nariz tapada|sinusitis)\b/

const HOARSE = /\b(?:hoarse\w*|(?:lost|losing) (?:my|his|her) voice|ronc[oa]|ronquera|afonic[oa]|afonia)\b/

const SIGHT_DIMS =
  /\b(?:(?:se (?:le|me) )?nubla\w*|borros\w*|deslumbr\w*|encandil\w*|empan\w+|cloud\w*|hazy|blurr\w*|glare|halos?)\b/
const OF_SIGHT = /\b(?:vision|vista|lentes|ojos?|ve|ver|faros|eyes?|sight|glasses|headlights|driving|manejando)\b/

const LID = /\b(?:eyelid|(?:upper|lower) lid|parpado)\b/
const BEAD = /\b(?:bead|lump|bump|pea|knot|bb|chalazion|nodule|bolita|bola|grano|perdigon|orzuelo)\b/

const GOING_DEAF =
  /\b(?:(?:gone|going) deaf|(?:tv|tele)s? (?:is |s )?(?:on|at|up to|al|en) \d\d|qued\w+ sord[oa]|volviendo sord[oa])\b/
const SLOWLY =
  /\b(?:crept up|creeping|little by little|gradual\w*|slowly|couple of years|(?:over|for) (?:the )?(?:\w+ )?years|poco a poco|de a poco|anos)\b/

const OF_CHILD = ['child-word', 'age-under-18']
const BOARD_OR_SCREEN = /\b(?:board|whiteboard|pizarron|pizarra|tv|tele|screen|pantalla)\b/
const SEES_FROM_NEAR =
  /\b(?:squint\w*|(?:sits?|stands?|gets?) (?:too |so |very |right )?(?:close|up)|(?:cant|doesnt|not) (?:\w+ )?(?:see|read)|no (?:alcanza a )?ve(?:r|n)?|se acerca|pegad[oa]|entrecierra|achica los ojos)\b/

const EARS_SOUND =
  /\b(?:(?:ears?|oidos?)\b[^.;!?\n]{0,20}\b(?:ring\w*|buzz\w*|hum\w*|hiss\w*|zumban?|pitan?|chillan?)|(?:ring\w*|buzz\w*|hum\w*|hiss\w*|zumban?|zumbido|pitido|pitan?|chillan?)\b[^.;!?\n]{0,20}\b(?:ears?|oidos?))\b/
const FOR_YEARS = /\b(?:(?:a|one|two|several|many|\d+) years?|years|un ano|anos|meses|months)\b/
const OF_CONCERT =
  /\b(?:slightly|everyones?|concerts?|concierto|bocinas|speakers|fireworks|cohetes|gunshots?|last night|anoche|aspirin\w*)\b/

const EYE_RUNS =
  /\b(?:(?:goopy|gooey|gunky|watery|sticky|crusty|teary|weepy|runny|goop|gunk|mucky|lagan\w+|llorosos?|lagrimea\w*)\b[^.;!?\n]{0,40}\b(?:eyes?|ojos?|ojitos?)|(?:eyes?|ojos?|ojitos?)\b[^.;!?\n]{0,40}\b(?:goopy|gooey|gunky|watery|waters|sticky|crusty|teary|weepy|runny|goop|gunk|mucky|lagan\w+|llorosos?|llora|lagrimea\w*)|(?:tear duct|lagrimal)\b[^.;!?\n]{0,30}\b(?:blocked|clogged|plugged|tapad[oa]|open\w*))\b/
const SINCE_BIRTH =
  /\b(?:since (?:birth|(?:she|he) was born|born)|always|still (?:blocked|clogged|plugged)|tear duct|lagrimal|desde que nacio|desde (?:el )?nacimiento)\b/
const NEARLY_A_YEAR =
  /\b(?:9|10|11|12|13|14|15|16|17|18|nine|ten|eleven|twelve|nueve|diez|once|doce) (?:month|months|meses)\b|\b(?:a|one|1|un) (?:year|ano)\b/

const NOSE_BLEEDS =
  /\b(?:nose ?bleeds?|nose (?:\w+ ){0,2}(?:bled|bleed\w*)|sangr\w+ (?:\w+ ){0,2}nariz|nariz (?:\w+ ){0,3}sangr\w+)\b/
const BLEEDS_OFTEN =
  /\b(?:(?:once|twice|times|days|veces|vez) (?:a|per|every|each|por|a la|al) (?:week|month|semana|mes)|every (?:few|couple of|other|two|three|second) days|every (?:week|day)|cada (?:semana|dos dias|tres dias|tercer dia)|(?:all|whole|todo el) (?:month|mes))\b/
const ON_THINNER =
  /\b(?:(?:am|im|takes?|taking|hes|shes|on) (?:\w+ ){0,3}(?:thinners?|eliquis|xarelto|warfarin|coumadin|plavix)|anticoagulante\w*|today|hoy|hours?|wont stop|no para)\b/

const COLD_SORE =
  /\b(?:cold sores?|fever blisters?|lip herpes|oral herpes|herpes labial|fuegos?(?: en (?:el|los) labios?)?|boqueras)\b/
const OFTEN =
  /\b(?:(?:fourth|fifth|sixth|seventh|eighth|\dth) (?:\w+ ){0,3}(?:this year|since)|(?:[4-9]|four|five|six|seven|eight|ten) (?:times )?(?:this|a|per|in a|last) year|every (?:month|few weeks|other month)|keep (?:getting|coming)|(?:cuatro|cinco|seis|siete|[4-9]) (?:veces )?(?:este|al|en el) ano|cada mes|prevent\w*|suppress\w*)\b/

const RAW_FRUIT =
  /\b(?:apples?|peach\w*|cherr\w+|pears?|plums?|kiwis?|melon|carrots?|celery|banana|raw (?:fruit|vegetable)s?|almonds?|hazelnuts?|manzanas?|duraznos?|cerezas?|peras?|kiwi|melon|zanahorias?|apio)\b/
const MOUTH_ITCHES =
  /\b(?:(?:lips?|mouth|tongue|throat|palate|roof of (?:my|his|her|the) mouth|labios?|boca|lengua|garganta|paladar)\b[^.;!?\n]{0,40}\b(?:itch\w*|tingl\w*|scratchy|fuzzy|pica\w*|pican|hormigue\w*|comezon)|(?:itch\w*|tingl\w*|pica\w*|pican|hormigue\w*|comezon)\b[^.;!?\n]{0,30}\b(?:lips?|mouth|tongue|throat|palate|labios?|boca|lengua|garganta|paladar))\b/
const EACH_TIME_OR_FOR_YEARS =
  /\b(?:every time|each time|whenever|always|(?:two|three|\d) (?:springs|summers|years)|for (?:years|months)|cada vez|siempre|desde hace|(?:dos|tres) (?:anos|primaveras))\b/

const NOSE_STOPPED =
  /\b(?:nariz|nose)\b[^.;!?\n]{0,25}\b(?:tap\w+|constipad\w*|congestionad\w*|stuff\w*|block\w*)|\b(?:tap\w+|stuffy|stuffed|blocked)\b[^.;!?\n]{0,12}\b(?:nariz|nose)\b/
const SMELLS_LITTLE =
  /\b(?:(?:no|ni|casi no|ya no) (?:puedo )?huel\w+|no huelo|perdi el olfato|sin olfato|(?:cant|cannot|dont|hardly|barely) (?:really )?smell|lost my (?:sense of )?smell)\b/

const FILLING = /\b(?:fillings?|crowns?|caps?|veneers?|inlay|bridge|tapadura|empaste|corona|amalgama|resina|carilla)\b/
const CAME_OFF =
  /\b(?:(?:fell|came|popped|broke|cracked|pulled|dropp?\w*) (?:\w+ ){0,2}(?:out|off|loose)|(?:cracked|broke|broken|chipped|lost|loose)|se (?:me |le )?(?:cay\w+|salio|despeg\w+|quebro|rompio|aflojo)|perdi)\b/
const OF_MOUTH =
  /\b(?:tooth|teeth|molar|dentist|chew\w*|bit(?:ing|e)?|bit on|popcorn|candy|cold drinks?|tongue|diente|muela|dentista|mastic\w*|mordi)\b/

const TOOTH = /\b(?:tooth|teeth|incisor|molar|diente|muela)\b/
const CHIPPED =
  /\b(?:chipp?\w*|(?:corner|piece|bit|edge|tip|sliver) (?:broke |came |is |snapped )?(?:off|gone|missing)|(?:broke|snapped|cracked) (?:\w+ ){0,2}(?:corner|piece|bit|edge|tip)|despostill\w*|desport\w*|pedacito|cachito|esquina|punt\w+)\b/
const TOOTH_QUIET =
  /\b(?:(?:doesnt|does not|didnt|not|no|without) (?:\w+ )?(?:hurt\w*|pain\w*|ache\w*|loose|bleed\w*)|painless|only (?:rough|sharp)|no (?:me )?(?:duele|molesta|sangra|se mueve)|sin dolor)\b/
const OF_A_BLOW_ELSEWHERE =
  /\b(?:knocked out|passed out|jaw|root|socket|pulp|pink|nerve|loose|wobbl\w*|swell\w*|swoll\w*|fever|baby tooth|milk tooth|quijada|raiz|floj[oa]|hinchad\w*|fiebre|de leche)\b/

const FOOD =
  /\b(?:huevos?|leche|cacahuates?|mani|crema de cacahuate|nuez|nueces|trigo|pescado|camaron(?:es)?|soya|fresas?|eggs?|milk|peanuts?(?: butter)?|nuts?|wheat|fish|shrimp|soy|strawberr\w+)\b/
const RED_MOUTH =
  /\b(?:(?:roj\w+|colorad\w+|ronch\w+|granit\w+|manch\w+)\b[^.;!?\n]{0,25}\b(?:boca|labios|cachetes|cara)|(?:boca|cachetes|cara)\b[^.;!?\n]{0,20}\b(?:roj\w+|colorad\w+|ronch\w+)|(?:red|rash\w*|hives|blotch\w*)\b[^.;!?\n]{0,20}\b(?:mouth|lips|cheeks|face))\b/
const EACH_TIME = /\b(?:cada vez|siempre que|las (?:dos|tres) veces|every time|each time|both times|whenever)\b/
const ALLERGY_GRAVE =
  /\b(?:hinch\w+|respir\w+(?! (?:bien|normal))|tos|tosio|vomit\w+|ahog\w+|silb\w+|aguad[oa]|desmay\w*|ahorita|swell\w*|swollen|breath\w*(?! (?:fine|well|ok|normal))|cough\w*|wheez\w*|limp|right now)\b/

/** Of eyes, ears, nose, mouth and teeth what a doctor or dentist should see in days (MedlinePlus, AAP, CDC, NHS, USPSTF). */
export const FOR_DAYS_OF_EYES_EARS_AND_MOUTH: readonly ForDays[] = [
  { tells: [RINGS, EARS], says: [RINGS], from: WEEKS },
  { tells: [HEARS_LESS, FOR_LONG] },
  { tells: [NOSE, AGAIN], from: MONTH, overrules: true },
  { tells: [GUMS, GUMS_ILL], says: [GUMS_ILL], never: /\b(?:teeth?ing|braces|first time|today)\b/ },
  { tells: [NOSE_RUNS], says: [NOSE_RUNS], from: 10 },
  { tells: [HOARSE], says: [HOARSE], from: THREE_WEEKS },
  { tells: [SIGHT_DIMS, OF_SIGHT], says: [SIGHT_DIMS], from: MONTH },
  { tells: [LID, BEAD], says: [BEAD], from: MONTH },
  { tells: [GOING_DEAF, SLOWLY] },
  { of: OF_CHILD, tells: [BOARD_OR_SCREEN, SEES_FROM_NEAR], never: SUDDEN_OR_WITH_HEADACHE },
  { tells: [EARS_SOUND, FOR_YEARS], says: [EARS_SOUND], never: OF_CONCERT },
  {
    tells: [EYE_RUNS, SINCE_BIRTH, NEARLY_A_YEAR],
    never: /\b(?:red|swollen|lump|fever|bump|roj[oa]|hinchad[oa]|fiebre|bolita)\b/,
    explains: ['postpartum', 'red-eye', 'age-under-3-months'],
    overrules: true,
  },
  { tells: [NOSE_BLEEDS, BLEEDS_OFTEN], never: ON_THINNER, overrules: true },
  { tells: [COLD_SORE, OFTEN], overrules: true, explains: ['cold'] },
  {
    tells: [RAW_FRUIT, MOUTH_ITCHES, EACH_TIME_OR_FOR_YEARS],
    says: [MOUTH_ITCHES],
    never: ALLERGY_NOW,
    explains: ['mouth-tingle'],
  },
  { tells: [NOSE_STOPPED, SMELLS_LITTLE], from: THREE_WEEKS },
  {
    tells: [FILLING, CAME_OFF, OF_MOUTH],
    unless:
      /\b(?:swell\w*|swoll\w*|fever|pus|cant (?:breathe|swallow)|swallowed|inhal\w*|throbb\w*|hinchad\w*|fiebre|trague)\b/,
  },
  { tells: [TOOTH, CHIPPED, TOOTH_QUIET], unless: OF_A_BLOW_ELSEWHERE },
  { tells: [FOOD, RED_MOUTH, EACH_TIME], unless: ALLERGY_GRAVE, overrules: true },
]
