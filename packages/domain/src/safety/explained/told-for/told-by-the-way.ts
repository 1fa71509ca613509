import { MONTH, THREE_WEEKS, WEEKS, type ForDays } from './for-days'
import type { HomePicture } from '../pictures/picture'

const LOOSE_TOOTH =
  /\b(?:(?:teeth|tooth|dientes?|muelas?)\b[^.;!?\n]{0,40}\b(?:loose|wobbl\w*|wiggl\w*|pushed (?:in|back)|floj[oa]s?|se mueven?)|(?:loose|wobbly|wiggly) (?:front |adult |permanent )?(?:teeth|tooth))\b/
const STRUCK =
  /\b(?:hit|elbow\w*|punch\w*|fell|fall|knock\w*|crash\w*|ball|collid\w*|kick\w*|golpe\w*|codazo|punetazo|balonazo|pelotazo|choque|choco|cay[oeo]|caida|tropez\w*)\b/
const OF_GUMS = /\b(?:baby (?:tooth|teeth)|milk tooth|diente de leche|gum disease|months?|years?|meses|anos ya)\b/

const TENDON_DRUG =
  /\b(?:cipro|ciprofloxacin\w*|levaquin|levofloxacin\w*|moxifloxacin\w*|avelox|ofloxacin\w*|fluoroquinolone\w*)\b/
const TENDON = /\b(?:achilles|aquiles|tendons?|tendones|tendinitis|talon|heel)\b/
const HURTS =
  /\b(?:hurt\w*|pain\w*|sore|ache\w*|snap\w*|pop(?:ped)?|swollen|duele\w*|dolor|trono|inflamad\w*|hinchad\w*)\b/

const IN_NOSE_OR_EAR = /\b(?:nose|nostril|ear|ear canal|nariz|naricita|oido|oidito|oreja)\b/
const THING =
  /\b(?:beads?|beans?|foam|peas?|seeds?|corn|popcorn|lego|eraser|crayon|play ?doh|pebble|toy|sponge|cotton|paper|raisin|peanut|something|frijol\w*|cuentas?|bolitas?|esponja|semillas?|chicharo|piedrit\w+|algodon|papel|juguete|cacahuate|maiz|algo)\b/
const STUCK_THERE =
  /\b(?:(?:got|put|stuck|stuffed|shoved|pushed|poked) (?:\w+ ){0,4}(?:up|in|inside|into) (?:his|her|the|their|my) (?:\w+ )?(?:nose|nostril|ear)|(?:way |far |something )up (?:there|in there|his nose|her nose)|cant (?:reach|get) it|se (?:lo |la )?metio|(?:tiene|trae) (?:\w+ ){1,4}(?:atorad\w+|metid\w+|adentro)|no (?:la|lo|se la|se lo) (?:puedo|podemos|alcanzo) (?:sacar)?)\b/
const CAME_OUT =
  /\b(?:(?:came|rolled|fell|popped|got|pulled|blew|sneezed) (?:\w+ ){0,2}out|years? ago|salio|soplo|sono|estornudo|se (?:la|lo) saque)\b/

const RUNS_OR_VOMITS = /\b(?:diarrhea|vomit\w*|thr(?:ew|ow\w*) up|stomach (?:bug|flu)|diarrea|basca)\b/
const DRIES =
  /\b(?:(?:only |just )?(?:one|two|three|1|2|3) wet (?:diapers?|nappies|nappy)[^.;!?\n]{0,30}\b(?:24 hours|all day|today|since yesterday)|few(?:er)? (?:tears|wet)|(?:no|without|hardly any) tears|(?:un|dos|tres|1|2|3) panal(?:es)? mojad\w+[^.;!?\n]{0,30}\b(?:24 horas|todo el dia|hoy|desde ayer)|(?:pocas|sin|casi sin) lagrimas)\b/
const OF_BABY = ['infant-word', 'age-under-2', 'age-under-3', 'child-word', 'newborn-word']

const GERM_KILLER =
  /\b(?:antibiotics?|clindamycin|amoxicillin|augmentin|cipro\w*|levofloxacin|cef\w+|keflex|azithromycin|antibioticos?|clindamicina|amoxicilina|cefalexina)\b/
const WATERY = /\b(?:pure water|watery|like water|diarrhea|loose|pura agua|como agua|diarrea)\b/
const MANY_TIMES =
  /\b(?:(?:[6-9]|1\d|six|seven|eight|nine|ten|twelve|fifteen|seis|siete|ocho|nueve|diez|doce) (?:or \w+ )?(?:times|veces|trips)|(?:every|cada) (?:hour|hora))\b/
const FEVERED = /\b(?:fever|feverish|100 ?\. ?[4-9]|10[1-4]|38(?: ?\. ?\d)?|39|fiebre|calentura)\b/

const OPENED =
  /\b(?:scoped?|arthroscop\w*|artroscopia|laparoscop\w*|little holes|ports?|incisions?|surgery|operation|operat\w+|operaron|operacion|cirugia|stitches|puntos|cesarea|c section)\b/
const RUNS_PUS =
  /\b(?:pus|yellow (?:stuff|goo|fluid|gunk)|green (?:stuff|goo|fluid|gunk)|ooz\w*|supur\w*|liquido amarillo|materia|le sale amarillo)\b/
const IS_RED = /\b(?:red|redder|redness|warm|hot to (?:the )?touch|roj[oa]|colorad[oa]|caliente)\b/
const OF_OTHER_PLACE = /\b(?:eyes?|nose|throat|ear|ojos?|nariz|garganta|oido|phlegm|flema)\b/

/** What a doctor should see today, told beside something else (AAP, MedlinePlus, FDA on tendons). */
export const BY_THE_WAY_FOR_TODAY: readonly HomePicture[] = [
  { tells: [LOOSE_TOOTH, STRUCK], says: [LOOSE_TOOTH], never: OF_GUMS },
  { tells: [TENDON_DRUG, TENDON, HURTS], says: [HURTS] },
  { of: OF_BABY, tells: [IN_NOSE_OR_EAR, THING, STUCK_THERE], never: CAME_OUT },
  { of: OF_BABY, tells: [RUNS_OR_VOMITS, DRIES], says: [RUNS_OR_VOMITS] },
  { tells: [GERM_KILLER, WATERY, MANY_TIMES, FEVERED], says: [WATERY, FEVERED] },
  { tells: [OPENED, RUNS_PUS, IS_RED], says: [RUNS_PUS, IS_RED], never: OF_OTHER_PLACE },
]

const HOARSE = /\b(?:hoarse\w*|(?:lost|losing) (?:my|his|her) voice|ronc[oa]|ronquera|afonic[oa]|afonia)\b/
const LOST_POUNDS =
  /\b(?:(?:lost|losing|dropped|down) (?:\w+ ){0,2}(?:\d+|ten|fifteen|twenty|thirty) ?(?:lbs?|pounds|kilos?|kg)|(?:baj\w+|perd\w+|adelgaz\w+) (?:\w+ ){0,2}(?:\d+|diez|quince|veinte) (?:libras|kilos|kg|lbs))\b/
const UNMEANT =
  /\b(?:without (?:even )?(?:trying|dieting|a diet|meaning to|doing anything)|not (?:trying|dieting|on a diet)|no reason|for no reason|sin (?:hacer )?(?:nada|dieta|querer\w*|intentar\w*|proponer\w*|ejercicio))\b/

const RITUAL = /\b(?:wash\w*|check\w*|count\w*|clean\w*|lav\w+|revis\w+|limpi\w+|cont\w+)\b/
const CANNOT_STOP =
  /\b(?:cant stop|cannot stop|hours a day|over and over|until (?:they|it|my hands) (?:crack|bleed)\w*|no puedo (?:parar|dejar)|una y otra vez|hasta que (?:se )?(?:me )?(?:parten|agriet\w+|sangran?))\b/
const OF_GERMS =
  /\b(?:germs|dirt\w*|contaminat\w*|locks?|doors?|stove|compulsi\w*|obsess\w*|ocd|toc|microbios|germenes|suci\w+|puertas?|estufa|candados?)\b/

const ARM_RAISED =
  /\b(?:(?:cant|cannot|hard to|trouble|hurts to|struggle to) (?:\w+ ){0,2}(?:lift|rais\w+|reach\w*|comb\w*|put on)[^.;!?\n]{0,25}\b(?:arm|hair|overhead|bra|shirt|shelf|behind)|(?:me |le )?(?:cuesta|no puedo|duele) (?:\w+ )?(?:subir|levantar|alzar) (?:el|mi|su) (?:brazo|hombro))\b/
const SORE_ARM = /\b(?:pain\w*|hurts?|ache\w*|sore|stiff|duele|dolor|molestia)\b/

const MOLE = /\b(?:mole|moles|lunar|lunares)\b/
const MOLE_CHANGES =
  /\b(?:grown|grew|growing|bigger|changed|changing|darker|two colou?rs|different colou?rs|uneven|bleeds?|bleeding|itch\w*|crusty|ha crecido|crec\w+|cambi\w+|mas grande|mas oscuro|dos colores|irregular|sangra|pica)\b/

const MOLE_AS_BEFORE =
  /\b(?:same size|nothing (?:has )?changed|nada ha cambiado|mole doc|(?:doctor|dermatologist|doc|dermatologo) (?:\w+ ){0,5}(?:fine|benign|normal|bien)|igual que (?:antes|siempre))\b/

const SIGHT_DIMS =
  /\b(?:(?:se (?:le|me) )?nubla\w*|borros\w*|deslumbr\w*|encandil\w*|empan\w+|cloud\w*|hazy|blurr\w*|glare|halos?)\b/
const OF_SIGHT = /\b(?:vision|vista|lentes|ojos?|ve|ver|faros|eyes?|sight|glasses|headlights|driving|manejando)\b/

const NEAR_TWO_OR_MORE =
  /\b(?:(?:cumplir|cumplio|casi|tiene|almost|nearly|turning|turns|hes|shes|is) (?:los )?(?:2|3|4|dos|tres|cuatro|two|three|four)\b|(?:18|19|2\d|3\d) (?:months|meses))/
const SAYS_FEW =
  /\b(?:(?:dice|habla|sabe) (?:nada mas|nomas|solo|solamente|apenas|como)|(?:only|just|barely) (?:says|has|knows|talks)|(?:says|has|knows) (?:only|just|maybe|about) (?:\w+ )?(?:words?|"|mama|two|three|four|five)|(?:no|not|isnt|doesnt) (?:talk\w*|speak\w*|habla) (?:yet|todavia|aun|nada)|no words)\b/
const OF_SPEECH = /\b(?:words?|talk\w*|speak\w*|speech|hablar?|habla|palabras?|dice|says)\b/

const STOPPED_UP = /\b(?:constipat\w*|estrenid[oa]|estrenimiento|tapad[oa] del estomago)\b/
const WAS_REGULAR =
  /\b(?:(?:like|as) (?:a )?clock\w*|used to (?:go|be regular)|always (?:been )?regular|como reloj|antes (?:era|iba)|colonoscop\w*|(?:im|tengo) (?:4[5-9]|[5-8]\d))\b/

const SORE = /\b(?:sores?|ulcers?|chancre|llag\w+|ulceras?|chancro)\b/
const OF_SEX =
  /\b(?:penis|shaft|foreskin|vulva|vagina|labia|genitals?|privates|pene|glande|prepucio|genitales|partes)\b/

const RASH_OF_SKIN =
  /\b(?:rash\w*|itch\w*|patch|redness|sarpullido|roncha\w*|mancha|comezon|granitos|cuero rojo|piel roja)\b/
const STEROID_TRIED = /\b(?:hydrocortisone|cortisone|cortizone|hidrocortisona|cortisona)\b/
const STAYS =
  /\b(?:still|(?:not|isnt|hasnt) (?:better|gone|going|clear\w*)|no (?:better|change)|(?:wont|doesnt) go|sigue\w*|igual|no se (?:me |le )?(?:quita|va))\b/

const PRIL = /\b(?:lisinopril|enalapril|benazepril|ramipril|captopril|quinapril|\w+april|ace inhibitor)\b/
const DRY_COUGH =
  /\b(?:dry|tickl\w+|nagging|hacking)\b[^.;!?\n]{0,15}\bcough\w*|\b(?:tos|tosecita) (?:\w+ )?(?:seca|necia|terca|de cosquill\w+)|\bcough\w* since (?:i )?(?:start\w*|they)/
const SWELLS =
  /\b(?:swollen (?:lips?|tongue|face)|fever|short of breath|runny|sneez\w*|sore throat|hinchad[oa]s? (?:los )?labios|mocos?|gripa|gripe)\b/

const LIVER_TEST =
  /\b(?:liver (?:numbers?|enzymes?|tests?|panel|function)|alt|ast|ggt|enzimas (?:del higado|hepaticas)|transaminasas|higado)\b/
const TESTS_HIGH =
  /\b(?:(?:a (?:little|bit|touch) |slightly |is |are |was |were |came back |came out )(?:high|elevated|raised|up)|elevated|salieron altas?|salio alt[ao]|elevadas?|alt[oa]s)\b/
const NO_FURTHER = /\b(?:normal now|retest\w* normal|already (?:saw|seen)|ya me vio)\b/

const NAILS = /\b(?:toe ?nails?|finger ?nails?|nails?|unas?)\b/
const NAIL_ILL = /\b(?:thick\w*|yellow\w*|fungus|fungal|crumbl\w*|gruesas?|amarillas?|hongos?|quebradizas?)\b/
const NAIL_TRIED =
  /\b(?:tried|used|use|been using|painted)\b[^.;!?\n]{0,60}\b(?:months?|weeks?)\b|\b(?:ya use|ya probe|me he puesto|llevo)\b[^.;!?\n]{0,60}\b(?:meses|semanas)\b/

const GREASE = /\b(?:greasy|fatty|fried|gallbladder|grasos[oa]|grasa|frito|vesicula)\b/
const TO_TOILET =
  /\b(?:(?:run|sprint|dash|minutes?|time|rush) to (?:find |get to |reach |make it to )?(?:a |the )?(?:toilet|bathroom|restroom)|find a bathroom|(?:correr|corriendo|salir corriendo) al bano)\b/

const ERECTION =
  /\b(?:erections?|erectile|impoten\w+|(?:get|getting|keep|keeping) it up|things in the bedroom|down there works|disfuncion|se me para|erecci\w+)\b/
const FAILS =
  /\b(?:not work\w*|(?:havent|hasnt|isnt|arent|doesnt|dont) (?:been )?work\w*|cant (?:get|keep)|trouble|problems?|dysfunction|lose|losing|fail\w*|no (?:se me|funciona|logro|puedo)|disfuncion|pierdo)\b/
const STAYS_HARD = /\b(?:wont go (?:down|away)|hours|horas|painful|dolorosa)\b/

const FLOW_PILL =
  /\b(?:tamsulosin|flomax|terazosin|doxazosin|prostate pill|\w+pril|losartan|amlodipine|metoprolol|(?:water|blood pressure|pressure) pills?|hctz|tamsulosina|amlodipino|(?:pastillas?|medicina) (?:de|para) (?:la )?(?:presion|prostata))\b/
const ON_STANDING =
  /\b(?:stand\w* (?:up|quick\w*|fast)|get(?:ting)? up|me (?:paro|levanto)|al (?:pararme|levantarme))\b/
const LIGHT_HEADED =
  /\b(?:see stars|dizz\w*|light ?headed|woozy|head ?rush|spin\w*|go(?:es)? (?:gray|grey|dark)|mare\w+|veo (?:estrellas|negro|lucecitas))\b/
const RAISED = /\b(?:since|raised|upped|started|doubled|increased|new|desde|me (?:subieron|subio|cambiaron)|empece)\b/
const FELL = /\b(?:faint\w*|passed out|fell|black (?:stools?|poop)|chest pain|desmay\w*|me cai|popo negro)\b/

const WITHDRAWN =
  /\b(?:(?:stays|sits|always|hides|is|hes|shes) in (?:his|her|my) room|grades|sleeps all|meh|(?:wont|doesnt) (?:go out|see (?:his|her) friends)|encerrad[oa]|calificaciones|no (?:sale|quiere salir|ve a sus amig\w+))\b/
const NO_JOY =
  /\b(?:nothings? (?:is )?fun|no (?:interest|joy)|lost interest|(?:quit|dropped|stopped|gave up) (?:the |his |her |my )?\w+ (?:which |that )?(?:he|she|i) loved|doesnt (?:enjoy|like) anything|nada le (?:gusta|divierte|interesa|llama)|perdio el interes|ya no (?:le|me) gusta nada|dejo (?:el|la) \w+ que (?:le )?(?:encantaba|gustaba|amaba))\b/

const LID = /\b(?:eyelid|(?:upper|lower) lid|parpado)\b/
const BEAD = /\b(?:bead|lump|bump|pea|knot|bb|chalazion|nodule|bolita|bola|grano|perdigon|orzuelo)\b/

const NIPPLE = /\b(?:nipples?|pezon(?:es)?)\b/
const TURNED_IN =
  /\b(?:pulled in|pull(?:s|ing) in|turned in\w*|invert\w*|retract\w*|sunk\w*|dimpl\w*|se (?:me |le )?(?:metio|hundio|invirtio)|hundid[oa]|metid[oa]|para adentro)\b/
const ALWAYS_SO =
  /\b(?:always (?:been|had|was)|since (?:puberty|birth|i was)|born with|breast ?feed\w*|nursing|siempre (?:ha|lo he)|desde nina|amamant\w+|cold|frio)\b/

/** What a doctor should see in days, told beside a question about something else. */
export const BY_THE_WAY_FOR_DAYS: readonly ForDays[] = [
  { tells: [HOARSE], says: [HOARSE], from: THREE_WEEKS },
  { tells: [LOST_POUNDS, UNMEANT], never: /\b(?:ozempic|wegovy|mounjaro|gym|keto|surgery)\b/ },
  { tells: [RITUAL, CANNOT_STOP, OF_GERMS], from: MONTH, overrules: true },
  { tells: [ARM_RAISED, SORE_ARM], from: WEEKS },
  { tells: [MOLE, MOLE_CHANGES], says: [MOLE_CHANGES], never: MOLE_AS_BEFORE, overrules: true },
  { tells: [SIGHT_DIMS, OF_SIGHT], says: [SIGHT_DIMS], from: MONTH },
  { tells: [NEAR_TWO_OR_MORE, SAYS_FEW, OF_SPEECH] },
  { tells: [STOPPED_UP, WAS_REGULAR], says: [STOPPED_UP], from: MONTH },
  { tells: [SORE, OF_SEX], says: [SORE, OF_SEX], never: /\b(?:razor|shav\w*|zipper|rasur\w*|diaper|panal)\b/ },
  { tells: [RASH_OF_SKIN, STEROID_TRIED, STAYS], from: WEEKS, overrules: true },
  { tells: [PRIL, DRY_COUGH], says: [DRY_COUGH], never: SWELLS },
  { tells: [LIVER_TEST, TESTS_HIGH], says: [TESTS_HIGH], never: NO_FURTHER },
  { tells: [NAILS, NAIL_ILL, NAIL_TRIED], overrules: true },
  { tells: [GREASE, TO_TOILET] },
  { tells: [ERECTION, FAILS], from: MONTH, never: STAYS_HARD },
  { tells: [FLOW_PILL, ON_STANDING, LIGHT_HEADED, RAISED], never: FELL },
  { tells: [WITHDRAWN, NO_JOY], from: WEEKS },
  { tells: [LID, BEAD], says: [BEAD], from: MONTH },
  { tells: [NIPPLE, TURNED_IN], says: [TURNED_IN], never: ALWAYS_SO },
]
