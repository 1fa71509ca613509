import type { HomePicture } from '../pictures/picture'
import { EYE_RED, HOT, IN_LAST_DAYS, MONTHS_OR_YEARS_AGO, OLD_OR_SCANNED, WEEKS_OR_LONGER } from './told-for-words'

const BIG_TOE = /\b(?:big toes?|great toe|toe joint|dedo gordo(?: del? pie)?)\b/
const HOT_TOE =
  /\b(?:red|hot|on fire|swoll?en|swelling|swelled|throb\w*|purple|roj[oa]|caliente|hinchad[oa]|hinchazon|inflamad[oa])\b/
const TOUCHED_NO_MORE =
  /\b(?:sheets?|blanket|covers|socks?|(?:cant|cannot|hurts to|too sore to|barely|hardly) (?:\w+ ){0,3}(?:touch\w*|walk\w*|step\w*|stand\w*|wear|put)|(?:started|began|woke|came on|hit)[^.;!?\n]{0,25}\b(?:night|morning|overnight|sudden\w*)|since last night|sabanas?|cobija|calcetin|ni tocar\w*|no (?:aguanto|puedo (?:pisar|caminar|apoyar))|(?:desperte|empezo|amanecio)[^.;!?\n]{0,25}\b(?:noche|madrugada|manana|asi))\b/
const TOE_AS_BEFORE =
  /\b(?:again|as (?:always|before|usual)|same as|my gout|have gout|stubb\w*|dropp\w*|kicked|in ?grown|toe ?nail|months|years|otra vez|como siempre|igual que|mi gota|golpe\w*|una enterrada|meses|anos)\b/

const SPRAYS =
  /\b(?:spray\w*|weed ?killer|pesticides?|insecticides?|herbicides?|bug (?:killer|spray)|concentrate|roundup|malathion|fumig\w+|roci\w+|plaguicidas?|veneno para|herbicida|insecticida)\b/
const ON_SKIN =
  /\b(?:(?:on|over|down|all over) (?:my|his|her|the|both) (?:\w+ )?(?:arms?|hands?|legs?|skin|shirt|sleeves?|face)|without gloves|no gloves|soaked|dumped|spill\w*|splash\w*|drift\w*|sin guantes|me cayo|se derramo|salpic\w+|en (?:los|las|mis) (?:brazos|manos|piernas))\b/
const SLIGHTLY_ILL =
  /\b(?:(?:slight|mild|bit of a|little) (?:head ?ache|nausea)|queasy|a bit (?:nauseous|dizzy|sick)|nauseous|head ?ache|un poco de (?:nausea|dolor de cabeza|asco)|dolor de cabeza|nausea\w*)\b/
const BODY_OF_POISON =
  /\b(?:drool\w*|sweat\w*|vomit\w*|threw up|throwing up|twitch\w*|wheez\w*|tight|blurr\w*|confus\w*|pinpoint|faint\w*|babe\w+|sud\w+|vomit\w+|tiembl\w*)\b/

const OUT_IN_COLD =
  /\b(?:gloves|mittens|ski\w*|snow\w*|sled\w*|skat\w*|ice|freez\w*|frost\w*|cold|subzero|below zero|chairlift|shovel\w*|guantes|nieve|helad\w*|hielo|frio|congel\w*)\b/
const WENT_WHITE =
  /\b(?:fingers?|fingertips?|toes?|ears?|nose|cheeks?|heels?|dedos?|orejas?|nariz|yemas?)\b[^.;!?\n]{0,40}\b(?:white|waxy|numb|gray|grey|pale|blanc[oa]s?|dormid[oa]s?|palid[oa]s?)\b/
const BLISTERED = /\b(?:blister\w*|ampoll\w*|bubbles)\b/

const SUNBURNT =
  /\b(?:sun ?burn\w*|lobster|(?:fell asleep|asleep|passed out|hours|all day|too long|slept) (?:\w+ ){0,2}(?:on|at|in|by) (?:the |my |a )?(?:boat|beach|sun|pool|roof|deck|lake|raft|hammock)|quemad\w+ (?:del|por el|de) sol|insolad\w+|asole\w+|camaron)\b/
const WIDELY_BLISTERED =
  /\b(?:(?:big|large|huge|many|lots of|covered (?:in|with)|full of) (?:\w+ )?blister\w*|blister\w*[^.;!?\n]{0,30}\b(?:over|all over|most|both|whole|entire|everywhere|covering)|ampollas? (?:grandes|enormes|por tod\w+|en tod\w+)|llen[oa] de ampollas)\b/

const FELL =
  /\b(?:fell|fall|falling|landed|slipp\w*|tripped|crashed|tackled|cai|caida|cayo|caerme|resbal\w+|tropec\w+|tropez\w+)\b/
const UPPER_BONE =
  /\b(?:wrist|collar ?bone|elbow|forearm|shoulder|thumb side|knuckles?|muneca|clavicula|codo|antebrazo|hombro)\b/
const OUT_OF_SHAPE =
  /\b(?:swollen|swelled|swelling|puffed up|puffy|bumps?|lump|bruised|black and blue|hinch\w+|inflamad[oa]|inflamo|bolita|bola|chipote|morad[oa])\b/
const HURTS_MUCH =
  /\b(?:hurts? (?:really |so |very |pretty )?(?:bad(?:ly)?|a lot|much|like hell)|(?:very|really|so|super) (?:tender|painful|sore)|(?:hurts?|pain|sore|duele|dolor) (?:right|just|exactly|justo|mero|exactamente) (?:on|at|over|in|en|sobre)|(?:bad|severe|sharp|terrible) pain|(?:cant|cannot|can hardly|hurts (?:a lot )?to|hurts when i|painful to) (?:grip|lift\w*|raise|twist|turn|hold|bend|move)|lifting (?:it|my arm) hurts|duele (?:mucho|muchisimo|bastante|horrible|al (?:mover\w*|levantar\w*|agarrar|girar\w*))|mucho dolor|me mata|no (?:puedo|puede) (?:agarrar|levantar\w*|girar\w*|doblar\w*|cargar))\b/

const THIN_BONES =
  /\b(?:thin bones|osteopor\w+|brittle bones|bone loss|(?:im|is|shes|hes|mom|mother|dad|grand\w+),? (?:6[5-9]|[789]\d)|(?:tengo|tiene) (?:6[5-9]|[789]\d)|huesos (?:delgados|debiles|fragiles)|on prednisone|toma prednisona|tomo prednisona)\b/
const BACK = /\b(?:back|spine|vertebra\w*|espalda|columna|lomo)\b/
const CRACKED =
  /\b(?:(?:felt|heard) (?:\w+ ){0,2}(?:crack|pop|snap|crunch)|(?:right|exactly) on (?:one|the|a) (?:bone|spot)|one bone|sat down hard|landed (?:hard )?on (?:my|her|his) (?:bottom|butt|tailbone|seat)|(?:senti|sintio|oi|trono) (?:\w+ ){0,3}(?:crujido|tronido|chasquido|espalda|hueso)|me tron[oe]|le tron[oe]|de sentoncito|de sentaderas|sentonazo)\b/
const ACHES_BADLY =
  /\b(?:hurts?|pain\w*|duele|dolor)\b[^.;!?\n]{0,40}\b(?:bad(?:ly)?|a lot|every (?:move|movement|step)|when i (?:move|turn|stand)|since|mucho|muchisimo|al mover\w*|cada (?:movimiento|paso)|desde)\b|\b(?:bad|severe|sharp) (?:back )?pain\b/

const CHILD_OF_FEW_YEARS =
  /\b(?:toddler|baby|[1-6] (?:yr|year|month|ano)s?|[1-6] ?yo|little (?:boy|girl|one)|son|daughter|kid|child|grand\w+|nin[oa]|hij[oa]|niet[oa]|nen[ea]|bebe)\b/
const ARM_PULLED =
  /\b(?:pull\w*|yank\w*|tugg?\w*|swung|jerk\w*|lifted|jal(?:e|o|on|amos|aron)|estir(?:e|o|on))\b[^;!?\n]{0,40}\b(?:arms?|hands?|wrists?|brazo|bracito|mano|manita|it)\b/
const ARM_UNUSED =
  /\b(?:(?:wont|refus\w+|not|stopped|doesnt|isnt) (?:to )?(?:use|using|move|moving|lift|bend)\b|(?:holds|holding|keeps|keeping) (?:\w+ ){0,3}(?:arm|still|limp)|no (?:lo )?(?:quiere )?(?:mueve|mover\w*|usa|usar\w*|levanta|levantar\w*|dobla\w*))/

const IN_HEAT =
  /\b(?:greenhouse|in the (?:sun|heat)|roofing|(?:hot|heat) (?:day|wave|all day|attic|kitchen|factory|warehouse)|outside all day|al sol|bajo el sol|en el calor|invernadero|mucho calor)\b/
const CRAMPS_OR_ACHE =
  /\b(?:cramps?|headache|head (?:hurts|aches|is pounding)|sick|sickness|nausea\w*|queasy|calambres|dolor de cabeza|nauseas?|ascos?)\b/
const PEES_LITTLE =
  /\b(?:(?:only|just) (?:\w+ )?(?:peed|gone|urinated) (?:\w+ )?(?:once|a little)|(?:pee|urine)[^.;!?\n]{0,20}\bdark|dark (?:pee|urine)|hardly (?:peed|any (?:pee|urine))|peed once|not better|slowly better|orin\w+ (?:\w+ ){0,2}(?:oscur[oa]|una vez|poquit[oa])|no se me quita)\b/
const AT_RISK =
  /\b(?:water pills?|diuretics?|(?:im|is|age) (?:6\d|[789]\d)|(?:tengo|tiene) (?:6\d|[789]\d)|heart (?:condition|failure|disease)|kidney|diabet\w*|pregnant|embarazada|diuretico|corazon|rinon\w*)\b/

const HURT_LEG =
  /\b(?:went over|twist\w*|roll\w*|sprain\w*|landed|fell|turned|stepped|pop(?:ped)?|snap\w*|crunch|torci\w*|torcio|dobl[eo]|cai|cay[oe]|chasquido|trono|tronido|crujido)\b/
const LEG_JOINT = /\b(?:ankle|foot|knee|heel|tobillo|pie|rodilla)\b/
const BEARS_NO_WEIGHT =
  /\b(?:(?:cant|cannot|couldnt|unable to|not able to|can (?:hardly|barely))\b[^.;!?\n]{0,25}\b(?:bear|weight|steps?|stand on|walk)|(?:have|has|had) to hop|hopping (?:on|to|around)|(?:no|apenas|casi no) (?:\w+ )?(?:puedo|puede|aguanto|aguanta|logra)\b[^.;!?\n]{0,20}\b(?:apoyar\w*|pisar\w*|caminar|pasos?)|apenas (?:la |lo )?(?:apoy|pis)[oa]|no (?:la |lo )(?:apoy|pis)[oa])\b/
const SWELLS =
  /\b(?:swoll\w*|swell\w*|bruis\w*|puff\w*|balloon\w*|blew up|blown up|hinch\w*|inflam\w*|morad\w*|moret\w*)\b/

const BIG_JOINT = /\b(?:knee|ankle|elbow|wrist|hip|shoulder|rodilla|tobillo|codo|muneca|cadera|hombro)\b/
const BENDS_LITTLE =
  /\b(?:(?:can (?:barely|hardly)|cant|cannot|wont) (?:\w+ )?(?:bend|move|straighten)|barely bend|hobbl\w*|(?:no|apenas) (?:la |lo )?(?:puede|puedo) (?:doblar|mover|estirar)\w*|no (?:la |lo )?(?:dobla|doblo))\b/
const AS_BEFORE = /\b(?:same as (?:last|always|before)|like my (?:other|last)|every time|como (?:siempre|las otras))\b/

const HOT_WORK =
  /\b(?:calor(?:on)?|asoleada|insolacion|sol|golpe de calor|heat|hot)\b[^|]{0,60}\b(?:calambres|vomit\w*|mare\w+|golpeo|me puse mal|cramps|dizzy|threw up)\b|\b(?:calambres|vomit\w*|mare\w+|golpeo|me puse mal|cramps|dizzy)\b[^|]{0,40}\b(?:calor(?:on)?|asoleada|insolacion|heat)\b/
const DAY_BEFORE = /\b(?:ayer|anoche|antier|yesterday|last night)\b/
const DARK_WATER =
  /\b(?:pis|pipi|orina|orino|chis|urine|pee)\b[^.;!?\n]{0,20}\b(?:como te|te|oscur\w+|cafe|coca|naranja|dark|tea|brown)\b/
const STILL_WEAK =
  /\b(?:(?:sigo|ando|estoy|amaneci|todavia) (?:\w+ )?(?:debil|floj[oa]|cansad[oa]|mal|sin fuerzas|desguanzad[oa])|(?:me )?duele la cabeza|la cabeza me duele|dolor de cabeza|still (?:weak|tired|sick)|headache)\b/

const TENDON_DRUG =
  /\b(?:cipro|ciprofloxacin\w*|levaquin|levofloxacin\w*|moxifloxacin\w*|avelox|ofloxacin\w*|fluoroquinolone\w*)\b/
const TENDON = /\b(?:achilles|aquiles|tendons?|tendones|tendinitis|talon|heel)\b/
const HURTS =
  /\b(?:hurt\w*|pain\w*|sore|ache\w*|snap\w*|pop(?:ped)?|swollen|duele\w*|dolor|trono|inflamad\w*|hinchad\w*)\b/

/** Of bones, joints, hurts, heat, cold and poison on the skin what a doctor should see today (MedlinePlus, AAP, CDC, NHS 111, FDA on tendons). */
export const FOR_TODAY_OF_BONES_AND_HURTS: readonly HomePicture[] = [
  { tells: [BIG_TOE, HOT_TOE, TOUCHED_NO_MORE], says: [HOT_TOE], never: TOE_AS_BEFORE },
  { tells: [SPRAYS, ON_SKIN, SLIGHTLY_ILL], says: [SLIGHTLY_ILL], unless: BODY_OF_POISON },
  { tells: [OUT_IN_COLD, WENT_WHITE, BLISTERED], says: [BLISTERED], never: MONTHS_OR_YEARS_AGO },
  { tells: [SUNBURNT, WIDELY_BLISTERED], says: [WIDELY_BLISTERED] },
  { tells: [FELL, UPPER_BONE, OUT_OF_SHAPE, HURTS_MUCH], says: [OUT_OF_SHAPE, HURTS_MUCH] },
  { tells: [THIN_BONES, BACK, CRACKED, ACHES_BADLY], says: [CRACKED, ACHES_BADLY] },
  { tells: [CHILD_OF_FEW_YEARS, ARM_PULLED, ARM_UNUSED] },
  { tells: [IN_HEAT, CRAMPS_OR_ACHE, PEES_LITTLE, AT_RISK], says: [CRAMPS_OR_ACHE] },
  {
    tells: [HURT_LEG, LEG_JOINT, BEARS_NO_WEIGHT, SWELLS],
    says: [SWELLS],
    never: OLD_OR_SCANNED,
  },
  { tells: [BIG_JOINT, HOT, EYE_RED, SWELLS, BENDS_LITTLE], says: [HOT, EYE_RED], never: AS_BEFORE },
  { tells: [HOT_WORK, DAY_BEFORE, DARK_WATER, STILL_WEAK], says: [STILL_WEAK] },
  {
    tells: [
      /\b(?:rear ?ended|car (?:crash|accident|wreck)|crash\w*|collision|wreck|t ?boned|fender bender|mvc|mva|rta|(?:me|nos|lo|la) (?:chocaron|pegaron por (?:atras|detras))|choque|alcance)\b/,
      /\b(?:neck|cervical|cuello|nuca|pescuezo)\b/,
      /\b(?:stiff\w*|limited|(?:cant|cannot|hard to|hurts to|painful to) (?:turn|move|look)|turning|painful|ties[oa]|no (?:puedo|puede) (?:voltear|girar|mover)|duele)\b/,
      IN_LAST_DAYS,
    ],
    says: [/\b(?:stiff\w*|limited|painful|turning|hurts?|sore|ties[oa]|duele|voltear|girar|turn)\b/],
    never: WEEKS_OR_LONGER,
  },
  { tells: [TENDON_DRUG, TENDON, HURTS], says: [HURTS] },
]
