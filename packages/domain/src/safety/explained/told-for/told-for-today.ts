import { albumOf, picturesTold, type HomePicture } from '../pictures/picture'
import type { Reading } from '../reading'
import { FOR_TODAY_OF_HEAD_AND_MIND } from './told-for-today-of-head-and-mind'
import { FOR_TODAY_BELOW } from './told-for-below'
import { FOR_TODAY_OF_THE_BODY } from './told-for-today-of-the-body'
import { isOfPet } from './of-pet'
import { BY_THE_WAY_FOR_TODAY } from './told-by-the-way'
import { FOR_TODAY_BY_THE_PLAN } from './told-for-today-by-the-plan'
import { FOR_TODAY_IN_STORIES } from './told-for-today-in-stories'
import { FOR_TODAY_OF_KNOWN_ILLNESS } from './told-for-today-of-known-illness'
import { FOR_TODAY_IN_PLAIN_SPANISH } from './told-for-today-in-plain-spanish'
import { FOR_TODAY_OF_THE_TREATED } from './told-for-today-of-the-treated'
import { FOR_TODAY_OF_HURTS } from './told-for-hurts'
import { FOR_TODAY_PLAINLY } from './told-for-today-plainly'

/** Stands beside what a doctor should see today: it rests on more than one word. */
export const TOLD_FOR_TODAY = 'told-for-today'

const EAR = /\b(?:ears?|oidos?|oreja)\b/
const DEAF =
  /\b(?:cant|cannot|couldnt|dont) hear (?:anything|a thing|nothing|at all|out of)|\bno (?:sound|hearing)\b|\bhear nothing\b|\b(?:deaf|muffled|dead silent)\b|\bno (?:oigo|oye|escucho) (?:nada|de(?:l| un)|por)\b|\bsord[oa]\b|\bear (?:is |just |went |has |gone ){1,3}\W{0,4}(?:off|dead|out)\b|\bpulled the plug\b|\bnothing (?:out of|from|in) (?:that|my|the) (?:\w+ )?(?:ear|side)\b|\b(?:phone|telefono)\b[^.;!?\n]{0,25}\b(?:nothing|nada)\b|\boido (?:\w+ ){0,3}(?:apagado|desconectado|muerto)\b/
const AT_ONCE =
  /\b(?:woke up|since i woke|overnight|sudden\w*|flipped a switch|unplugg\w+|just like that|all at once|this morning|de repente|de golpe|desperte|amaneci|se me apago)\b/
const HEARS_WELL = /\b(?:oigo bien|hears? (?:fine|ok|okay|well|normal\w*)|concert|concierto|bocinas|speakers)\b/
const EAR_BLOCKED =
  /\b(?:swim\w*|flight|plane|pool|q ?tips?|wax (?:build|came|is|everywhere|softener)|cold since|years?|nad(?:ar|ando|e)|alberca|vuelo|avion|anos)\b/

const FEVER_OF_DAYS =
  /\b(?:fevers?|feverish|temp\w*|10[0-4](?:\.\d)?|fiebre|calentura)\b[^.;!?\n]{0,45}\b(?:for|x|going on|since|desde hace|hace|llev\w+|van|ya) ?(?:\w+ ){0,2}(?:[4-9]|four|five|six|seven|cuatro|cinco|seis|siete) ?(?:days?|dias?|d)\b|\b(?:[4-9]|four|five|six|seven|cuatro|cinco|seis|siete)(?:th)? (?:straight )?(?:days?|dias?) (?:of|with|con|de) (?:\w+ ){0,2}(?:fevers?|fiebre|calentura|10[1-4])\b|\b(?:fever|fiebre|calentura)\b[^|]{0,60}\b(?:(?:this|it|today|now) ?(?:is|s|makes)?|on|hoy es|es el|va el|dia) (?:el |dia )?(?:day (?:four|five|six|seven|[4-9])|(?:cuarto|quinto|sexto|septimo) dia|dia (?:cuatro|cinco|seis|siete|[4-9]))\b|\bfever\b[^.;!?\n]{0,20}\bevery day since (?:mon|tues|wednes|thurs|fri|satur|sun)day and (?:its|todays|today is|now its)\b|\b(?:calentura|fiebre) (?:\w+ ){0,3}(?:desde el|del) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) y (?:ya|hoy) (?:es|estamos)\b/
const FIVE_OR_MORE =
  /\bday (?:five|six|seven|[5-9])\b|\bdia (?:cinco|seis|siete|[5-9])\b|\b(?:[5-9]|five|six|seven|cinco|seis|siete)(?:th)? (?:straight )?(?:days?|dias?)\b/
const OF_CHILD = ['child-word', 'infant-word', 'age-under-18', 'age-under-3', 'age-under-2']
const FEVER_GONE =
  /\b(?:fever (?:is |has )?(?:gone|broke|over)|no (?:more )?fever (?:now|today|since)|ya (?:no|se le quito|se me quito)|low ?grade|99(?:\.\d)?)\b/

const EAR_RUNS =
  /\b(?:ears?|oidos?|earache)\b[^|!?\n]{0,110}\b(?:drain\w*|fluid (?:\w+ )?(?:running|coming|leaking)|runny|leak\w+|ooz\w+|pus|supur\w+|sale (?:agua|pus|liquido))\b|\b(?:fluid|pus|drainage|yellow stuff|liquido) (?:\w+ ){0,3}(?:from|out of|in|del|de la|de los) (?:\w+ ){0,2}(?:ears?|oidos?)\b/
const FEVERISH = ['fever', 'temp-38', 'temp-39', 'high-fever']

const THROAT = /\b(?:throats?|garganta|tonsils?|anginas|amigdalas)\b/
const ONE_SIDED_OR_SPOTTED =
  /\b(?:on one side|one sided|(?:left|right) side|white (?:patches|spots|stuff)|pus|exudate|de un lado|placas|puntos blancos)\b/

const RED = /\b(?:red|redness|roj[oa]s?|colorad[oa]s?|rojez|enrojecid[oa])\b/
const SKIN_HURT =
  /\b(?:scratch\w*|scrap\w*|cuts?|bite|blister|wound|shin|shins|calf|leg|foot|arm|hand|ankle|wire|thorn|rasgun\w+|aran\w+|herida|cortad\w+|pierna|espinilla|pie|brazo|mano|tobillo|alambre|espina|piquete)\b/
const GOES_ON =
  /\b(?:creep\w*|past the (?:line|pen|mark)|(?:outside|beyond) the line|(?:from|was) (?:a|the size of a) \w+ (?:to|and now)|spreading|climbing|moving up|bigger than (?:yesterday|this morning)|va (?:subiendo|creciendo|extendiendo\w*)|sigue (?:subiendo|creciendo)|paso (?:de )?la raya|(?:raya|linea|marca)\b[^.;!?\n]{0,40}\bya (?:la|se) paso|va por (?:media|la mitad)|se (?:extiende|esta extendiendo|va extendiendo))\b/
const SINCE_LATELY =
  /\b(?:since|yesterday|today|this morning|overnight|hours?|last night|desde|ayer|hoy|anoche|antier|horas)\b/
const OTHER_SPREADING =
  /\b(?:itch\w*|ring ?worm|bulls ?eye|poison (?:ivy|oak)|sunburn\w*|hives|months?|weeks?|pica|comezon|anillo|hongo|meses|semanas|ronchas)\b/

const OPERATED =
  /\b(?:(?:hip|knee|leg|ankle|foot|back|cadera|rodilla) (?:done|replaced|replacement|surgery|operation|repair)|(?:surgery|operation|operated|cast|boot|bed rest|flight|long drive|cirugia|operaron|yeso|vuelo|reposo))\b/
const LEG_BIGGER =
  /\b(?:calf|(?:lower |whole )*leg|pantorrilla|pierna)\b[^.;!?\n]{0,60}\b(?:fatter|fat|bigger|thicker|swollen|swelled|puffy|tight|achy|hinchad[oa]|gord[oa]|inflamad[oa]|mas grande)\b/
const ONE_LEG =
  /\b(?:(?:that|one|same|left|right) (?:side|leg|calf|one)|on that side|(?:that|my|the) calf|esa pierna|(?:una|la) (?:sola )?(?:pierna|pantorrilla)|de ese lado|izquierda|derecha)\b/

const WATER_OR_CLOTS = /\b(?:urine|pee|peed|peeing|orina|orino|orine|pipi)\b/
const CLOTS = /\b(?:clots?|coagulos?|cuajos?)\b/
const OF_WOMB =
  /\b(?:periods?|vagin\w*|postpartum|gave birth|menstru\w*|miscarr\w*|regla|periodo|parto|blood clots? in (?:my|the|his|her) (?:leg|lung))\b/

const SHARP = /\b(?:needles?(?: ?stick)?|lancets?|syringes?|sharps|jeringas?|agujas?|lancetas?|bisturi)\b/
const PRICKED =
  /\b(?:stick at work|needle ?stick|stuck|pok\w+|prick\w*|jab\w*|punctur\w*|pierced|me (?:puye|pique|pinche|espine|clave|enterre|puncee)|se (?:puyo|pico|pincho|espino|clavo|enterro)|pinchazo|piquete)\b/
const OF_SOMEBODY =
  /\b(?:patients?|pts?|trash|garbage|bin|sharps box|used|dirty|someone elses|client|resident|hotel|hospital|park|beach|street|basura|usada|ajena|paciente|calle|playa|parque|suci[oa])\b/
const OWN_OR_NEW =
  /\b(?:my own|own (?:lancet|needle|insulin)|brand new|sterile|sewing|knitting|acupunctur\w*|tattoo|mi propia|la mia|nueva|de coser|costura|tejer)\b/

const SPLASHED = /\b(?:splash\w*|splatter\w*|squirt\w*|spray\w*|spat|salpic\w+|me cayo|brinco)\b/
const IN_EYE_OR_MOUTH = /\b(?:mouth|eyes?|lips?|boca|ojos?|labios?)\b/
const BLOOD_OF_OTHERS =
  /\b(?:(?:patients?|someone elses|coworkers?|his|her|their|clients?|strangers?) (?:\w+ )?blood|blood (?:from|of) (?:a|the|my|another|somebody|someone)|sangre (?:de (?:un|una|otra|otro|la|el)|ajena))\b/

const BURNED_OR_CUT =
  /\b(?:burn\w*|burnt|cuts?|scrap\w*|scratch\w*|incision|blister\w*|stitches|wound|quemad\w*|quemadura|herida|cortad\w*|puntos|ampolla)\b/
const FESTERS =
  /\b(?:ooz\w*|pus|yellow (?:stuff|goo|fluid|crust)|green (?:stuff|goo)|supur\w*|sale (?:pus|liquido amarillo|agua amarilla)|materia)\b/
const WORSENS =
  /\b(?:hurts? more|more (?:pain\w*|sore)|worse|red (?:for|around|all)|is red|redder|warm\w*|swollen|duele mas|peor|roj[oa]|caliente|hinchad[oa])\b/

const TOOTH_OUT =
  /\b(?:(?:wisdom|tooth|teeth|molar)[^.;!?\n]{0,25}\b(?:out|pulled|removed|extract\w*|taken)|(?:pulled|removed|extracted) (?:a |my |two |the )?(?:wisdom )?(?:tooth|teeth|molar)|extraction|(?:quitaron|sacaron|extrajeron|saque) (?:una |la |las |el |un )?(?:muelas?|dientes?)|(?:muela|diente)[^.;!?\n]{0,20}\b(?:quitaron|sacaron))\b/
const HURTS_AGAIN =
  /\b(?:came back|come back|(?:way|much|even|hurts?|pain is|a lot) worse|worse (?:than|now|today)|times (?:worse|more)|peor|mas (?:fuerte|que (?:el primer dia|antes|ayer))|veces (?:mas|peor)|volvio|regreso|empeor\w+)\b/
const OF_DRY_SOCKET =
  /\b(?:ear|jaw|temple|empty (?:hole|socket)|bad (?:taste|breath|smell)|smell\w*|does nothing|doesnt (?:help|touch)|oido|huele|mal (?:sabor|olor|aliento)|hoyo|hueco|no (?:me )?(?:quita|ayuda|hace nada))\b/

const EYE = /\b(?:eyes?|ojos?|cornea)\b/
const GRIT =
  /\b(?:sand|dust|metal|sawdust|grit|gravel|glass|splinter|speck|something|branch|fingernail|arena|polvo|basur\w+|fierro|rama)\b[^.;!?\n]{0,30}\b(?:eyes?|ojos?|cornea)\b|\bweld\w*\b|\bsold(?:ando|e|ar|o)\b/
const STILL_FELT =
  /\b(?:still (?:feels?|there|scratch\w*|hurts?)|each (?:time|blink)|every (?:time i )?blink|(?:packed|full) (?:with|of) sand|like (?:sand|glass)|cant (?:keep \w+ open|open)|(?:stand|bear) (?:the )?light|light (?:bothers|hurts)|cada (?:vez que )?parpade\w+|todavia (?:siento|la siento)|la luz (?:me )?(?:molesta|lastima|duele)|como (?:arena|vidrio))\b/

const NO_STOOL =
  /\b(?:(?:hasnt|havent|not|no|without)[^.;!?\n]{0,30}\b(?:bowel movement|pooped|poop|gone|stool|bm)\b[^.;!?\n]{0,20}\b(?:[7-9]|1\d|seven|eight|nine|ten|twelve) days|(?:[7-9]|1\d|siete|ocho|nueve|diez) dias (?:sin|que no) (?:\w+ ){0,3}(?:obrar|evacuar|hacer|popo|ir al bano|obra|evacua|hace)|no (?:\w+ ){0,2}(?:obra\w*|evacua\w*|hace del bano|hace popo)[^.;!?\n]{0,20}\b(?:[7-9]|1\d|siete|ocho|nueve|diez) dias)\b/
const FULL =
  /\b(?:blown up|bloat\w*|swollen|distend\w*|crampy|cramps|off (?:her|his|my) (?:food|dinner)|not eating|nausea\w*|inflad\w*|aventad\w*|inflamad\w*|colicos|no (?:quiere|tiene ganas de) comer|nauseas?|ascos?)\b/

const BLISTERS = /\b(?:blister\w*|vesic\w*|ampoll\w+|ampull\w+)\b/
const IN_A_BAND =
  /\b(?:(?:in a )?(?:row|line|strip|stripe|band|belt)|one side|(?:left|right) side|(?:only|just) (?:on )?(?:the|my|one) (?:left|right|side)|en (?:fila|linea|hilera)|franja|banda|cinturon|un la(?:d)?o|lado (?:derecho|izquierdo)|culebrilla)\b/
const OF_TRUNK =
  /\b(?:ribs?|back|chest|waist|trunk|belly|buttock|shoulder blade|neck|face|forehead|costillas?|espalda|pecho|cintura|panza|nalga|cuello|cara|frente)\b/
const BURNS =
  /\b(?:burn\w*|tingl\w*|sting\w*|stab\w*|electric\w*|sore|pain\w*|hurts?|queman?|quemad\w*|ard[eií]\w*|arden|duel\w+|punzad\w*|candela|toques)\b/
const OTHER_BLISTERS =
  /\b(?:poison (?:ivy|oak)|sunburn\w*|hot (?:oil|water)|boiling|grease|bed ?bugs?|years? ago|hiedra|hirviendo|aceite|chinches)\b/

const HAS_RUN_OUT =
  /\b(?:(?:ran|run|running|am|im|is|were|been|all) (?:out|outta)|out of|no (?:more )?refills?|no (?:pills|doses|drops) left|se (?:me|le) (?:acab\w+|termin\w+)|me quede sin|sin (?:mi|su|sus|mis) (?:pastillas?|medicina|gotas))\b/
const VITAL =
  /\b(?:seizure|epilep\w*|keppra|levetiracetam|dilantin|phenytoin|depakote|lamictal|glaucoma|latanoprost|timolol|transplant|tacrolimus|prednisone|warfarin|eliquis|xarelto|convulsion\w*|epilepsia|trasplante|anticoagulante\w*)\b/
const IS_CLOSED =
  /\b(?:shut|closed|weekend|no refills?|(?:wont|cant|doesnt|says (?:the )?(?:dr|doctor)) (?:\w+ ){0,3}(?:refill|fill|give|call)|(?:\d|two|three|four|dos|tres) (?:days|dias)(?: ago)?|yesterday|ayer|cerrad[oa]|fin de semana|no (?:me )?(?:surten|dan|quieren))\b/

const INHALER_OFTEN =
  /\b(?:inhaler|albuterol|salbutamol|ventolin|puffs?|nebuli\w+|inhalador|disparos)\b[^.;!?\n]{0,50}\b(?:every|each|cada) (?:2|3|4|two|three|four|dos|tres|cuatro) (?:to \d )?(?:hours?|hrs?|horas?)\b/
const AS_PRESCRIBED =
  /\b(?:(?:doctor|er|nurse|plan|doctor[oa]?|medico) (?:told|said|says|says? to|dijo)|can i|how often|puedo|as needed)\b/

const VOMITS =
  /\b(?:(?:not|havent|hasnt|cant) (?:kept|keep) (?:any food|anything|food|a thing) down|vomit\w*|throw\w* up|threw up|puk\w*|devuelv\w*|deposit\w+)\b/
const DRIED_OUT =
  /\b(?:(?:few|couple of|only|small) sips|(?:urine|pee)(?: is| looks)? (?:\w+ )?dark|dark (?:urine|pee)|(?:nothing|cant keep anything|keeps? nothing|not keeping \w+) (?:\w+ )?down|(?:not|havent|hasnt|cant) (?:kept|keep) (?:any (?:food|thing)|food|anything|a thing) down|lost (?:\w+ ){1,3}(?:pounds|lbs|kilos)|hardly (?:peed|pee)|pocos sorbos|orina (?:\w+ )?oscura|no (?:retengo|me queda|aguanto) nada|(?:he )?bajado? (?:\w+ ){0,2}(?:libras|kilos))\b/

const PALMS_ITCH =
  /\b(?:itch\w*|pican?|picazon|comezon)\b[^.;!?\n]{0,60}\b(?:palms?|soles?|hands?|feet|palmas?|plantas?|manos|pies)\b/

const FIRST_AFIB =
  /\b(?:a ?fib|afib|atrial fibrillation|fibrilacion auricular)\b[^|]{0,120}\b(?:never|first time|new|nunca|primera vez)\b|\b(?:possible|shows|says|sugiere|posible) (?:a ?fib|afib|atrial fibrillation|fibrilacion)\b/
const LONG_KNOWN =
  /\b(?:(?:have|had|with) (?:\w+ )?(?:a ?fib|afib)[^.;]{0,20}\byears|known|years|anos|usual|as always|commercial|ad)\b/

/** What a doctor should see today, however well the person says to be (MedlinePlus, CDC, NHS 111). */
const FOR_TODAY: readonly HomePicture[] = [
  { tells: [EAR, DEAF, AT_ONCE], never: EAR_BLOCKED, unless: HEARS_WELL },
  { of: OF_CHILD, tells: [FEVER_OF_DAYS], never: FEVER_GONE },
  { tells: [FEVER_OF_DAYS, FIVE_OR_MORE], never: FEVER_GONE },
  { of: FEVERISH, tells: [EAR_RUNS], says: [/\b(?:drain\w*|runny|running|coming|leak\w+|ooz\w+|pus|supur\w+|sale)\b/] },
  { of: FEVERISH, tells: [THROAT, ONE_SIDED_OR_SPOTTED], says: [THROAT, ONE_SIDED_OR_SPOTTED] },
  { tells: [RED, SKIN_HURT, GOES_ON, SINCE_LATELY], says: [RED, GOES_ON], never: OTHER_SPREADING },
  { tells: [OPERATED, LEG_BIGGER, ONE_LEG], says: [LEG_BIGGER] },
  { tells: [WATER_OR_CLOTS, CLOTS, RED], says: [CLOTS], never: OF_WOMB },
  { tells: [SHARP, PRICKED, OF_SOMEBODY], says: [PRICKED], never: OWN_OR_NEW },
  { tells: [SPLASHED, IN_EYE_OR_MOUTH, BLOOD_OF_OTHERS], says: [SPLASHED] },
  { tells: [BURNED_OR_CUT, FESTERS, WORSENS], says: [FESTERS, WORSENS] },
  { tells: [TOOTH_OUT, HURTS_AGAIN, OF_DRY_SOCKET], says: [HURTS_AGAIN] },
  { tells: [EYE, GRIT, STILL_FELT], says: [STILL_FELT], never: /\b(?:months?|years?|computer|screen|meses|anos)\b/ },
  { tells: [NO_STOOL, FULL], says: [FULL] },
  { tells: [BLISTERS, IN_A_BAND, OF_TRUNK, BURNS], says: [BLISTERS], never: OTHER_BLISTERS },
  { tells: [HAS_RUN_OUT, VITAL, IS_CLOSED] },
  { tells: [INHALER_OFTEN], says: [INHALER_OFTEN], never: AS_PRESCRIBED },
  { of: ['pregnant'], tells: [VOMITS, DRIED_OUT], says: [VOMITS] },
  {
    of: ['pregnant'],
    tells: [PALMS_ITCH],
    says: [/\b(?:itch\w*|pican?|picazon|comezon)\b/],
    never:
      /\b(?:hands?|feet|palms?|soles|manos|pies|palmas) (?:and (?:feet|hands|soles) )?(?:are |is |estan? )?(?:fine|ok|okay|normal|clear|bien|not itch\w*)\b/,
  },
  { tells: [FIRST_AFIB], says: [FIRST_AFIB], never: LONG_KNOWN },
  ...FOR_TODAY_OF_THE_BODY,
]

const ALBUM = albumOf<HomePicture>([
  ...FOR_TODAY,
  ...BY_THE_WAY_FOR_TODAY,
  ...FOR_TODAY_BY_THE_PLAN,
  ...FOR_TODAY_IN_STORIES,
  ...FOR_TODAY_OF_HURTS,
  ...FOR_TODAY_PLAINLY,
  ...FOR_TODAY_BELOW,
  ...FOR_TODAY_OF_HEAD_AND_MIND,
  ...FOR_TODAY_OF_THE_TREATED,
  ...FOR_TODAY_IN_PLAIN_SPANISH,
  ...FOR_TODAY_OF_KNOWN_ILLNESS,
])

/** Whether something is told as a whole that a doctor should see today. */
export const isToldForToday = (reading: Reading): boolean =>
  !isOfPet(reading.plain) && picturesTold(reading, ALBUM).length > 0
