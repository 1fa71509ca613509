import type { HomePicture } from '../pictures/picture'
import { HOT, RED, RED_OR_PINK } from './told-for-words'

const SKIN_HURT =
  /\b(?:scratch\w*|scrap\w*|cuts?|bite|blister|wound|shin|shins|calf|leg|foot|arm|hand|ankle|wire|thorn|rasgun\w+|aran\w+|herida|cortad\w+|pierna|espinilla|pie|brazo|mano|tobillo|alambre|espina|piquete)\b/
const GOES_ON =
  /\b(?:creep\w*|past the (?:line|pen|mark)|(?:outside|beyond) the line|(?:from|was) (?:a|the size of a) \w+ (?:to|and now)|spreading|climbing|moving up|bigger than (?:yesterday|this morning)|va (?:subiendo|creciendo|extendiendo\w*)|sigue (?:subiendo|creciendo)|paso (?:de )?la raya|(?:raya|linea|marca)\b[^.;!?\n]{0,40}\bya (?:la|se) paso|va por (?:media|la mitad)|se (?:extiende|esta extendiendo|va extendiendo))\b/
const SINCE_LATELY =
  /\b(?:since|yesterday|today|this morning|overnight|hours?|last night|desde|ayer|hoy|anoche|antier|horas)\b/
const OTHER_SPREADING =
  /\b(?:itch\w*|ring ?worm|bulls ?eye|poison (?:ivy|oak)|sunburn\w*|hives|months?|weeks?|pica|comezon|anillo|hongo|meses|semanas|ronchas)\b/

const BURNED_OR_CUT =
  /\b(?:burn\w*|burnt|cuts?|scrap\w*|scratch\w*|incision|blister\w*|stitches|wound|quemad\w*|quemadura|herida|cortad\w*|puntos|ampolla)\b/
const FESTERS =
  /\b(?:ooz\w*|pus|yellow (?:stuff|goo|fluid|crust)|green (?:stuff|goo)|supur\w*|sale (?:pus|liquido amarillo|agua amarilla)|materia)\b/
const WORSENS =
  /\b(?:hurts? more|more (?:pain\w*|sore)|worse|red (?:for|around|all)|is red|redder|warm\w*|swollen|duele mas|peor|roj[oa]|caliente|hinchad[oa])\b/

const BLISTERS = /\b(?:blister\w*|vesic\w*|ampoll\w+|ampull\w+)\b/
const IN_A_BAND =
  /\b(?:(?:in a )?(?:row|line|strip|stripe|band|belt)|one side|(?:left|right) side|(?:only|just) (?:on )?(?:the|my|one) (?:left|right|side)|en (?:fila|linea|hilera)|franja|banda|cinturon|un la(?:d)?o|lado (?:derecho|izquierdo)|culebrilla)\b/
const OF_TRUNK =
  /\b(?:ribs?|back|chest|waist|trunk|belly|buttock|shoulder blade|neck|face|forehead|costillas?|espalda|pecho|cintura|panza|nalga|cuello|cara|frente)\b/
const BURNS =
  /\b(?:burn\w*|tingl\w*|sting\w*|stab\w*|electric\w*|sore|pain\w*|hurts?|queman?|quemad\w*|ard[eií]\w*|arden|duel\w+|punzad\w*|candela|toques)\b/
const OTHER_BLISTERS =
  /\b(?:poison (?:ivy|oak)|sunburn\w*|hot (?:oil|water)|boiling|grease|bed ?bugs?|years? ago|hiedra|hirviendo|aceite|chinches)\b/

/** What is left of poison ivy where idioms are taken out, and what is as bad. */
const IVY = /\b(?:itchy rash|poison (?:ivy|oak|sumac)|hiedra(?: venenosa)?)\b/
const FACE_OR_PRIVATES =
  /\b(?:face|eyes?|eyelids?|lids?|genitals?|privates|private parts|penis|groin|scrotum|cara|ojos?|parpados?|genitales|partes)\b/
const SWELLS = /\b(?:swoll?en|swell\w*|puff\w*|shut|closing|closed|hinch\w*|cerrad\w*|cerrando|inflamad\w*)\b/

const BED_SORE =
  /\b(?:bed ?sores?|pressure (?:sores?|ulcers?|injur\w+|wounds?)|decubit\w+|escaras?|ulceras? (?:por|de) presion|llagas? (?:de|por) (?:la cama|estar (?:\w+ )?(?:en cama|acostad[oa]|sentad[oa])))\b|\b(?:bed ?ridden|bed ?bound|wheel ?chair|paraly[sz]ed|postrad[oa]|en silla de ruedas)\b[^|!?\n]{0,60}\b(?:sores?|ulcers?|wound|llagas?|ulceras?)\b/
const SORE_OPEN =
  /\b(?:open(?:ed|s|ing)?(?: up)?|broke open|smell\w*|stinks?|pus|drain\w*|ooz\w*|deep|black|see (?:the )?(?:bone|muscle|fat)|red (?:around|all)|bigger|worse|abiert[oa]|se (?:le |me )?abrio|huele\w*|apesta|supura\w*|negr[oa]|mas grande|peor|hoyo)\b/

const FINGER_OR_HAND = /\b(?:fingers?|fingertip|thumb|hand|knuckles?|palm|dedos?|pulgar|mano|nudillos?)\b/
const PIERCED =
  /\b(?:fish|fin|thorn|splinter|spine|bone|rose\w*|needle|nail|tooth|teeth|bit|bite|bitten|cat|punch\w*|poked|pricked|stuck|jabbed|cut|sliver|hangnail|espina|astilla|pescado|aleta|clavo|mordi\w+|gato|pinch\w+|pique|cort\w+|encaj\w+|clav\w+)\b/
const FESTERING_HAND =
  /\b(?:(?:finger|thumb|hand|palm|knuckle|it)(?: is|s)? (?:\w+ ){0,2}(?:red|swollen|puffy|thick|fat|hot)(?: (?:and|,) \w+){0,2}|(?:red|swollen|thick|hot) (?:\w+ ){0,3}(?:finger|thumb|hand|palm|knuckle|joint)|(?:dedo|pulgar|mano|nudillo) (?:\w+ ){0,4}(?:roj[oa]|hinchad[oa]|inflamad[oa]|caliente|gord[oa])|se (?:me|le) (?:hincho|inflamo|puso roj[oa]))\b/
const THROBS_NOW =
  /\b(?:throb\w*|puls\w+|pus|hot|warm|tight|(?:second|next|first|whole) (?:joint|finger)|more (?:sore|swollen|painful)|(?:late|pulsa|punza)\b|caliente|supura|materia|palpita)\b/

const DRAWN =
  /\b(?:dr[ea]w|drawn|mark(?:ed|er)?|traced|circled|outlined|sharpie|pen|ink|pint[eo]|pintamos|marqu?[eo]|marcamos|dibuj\w+|rayit?a|linea|pluma|plumon|marcador)\b/
const PAST_THE_LINE =
  /\b(?:(?:past|beyond|outside|over|crossed) (?:the |my |that )?(?:line|pen|mark|sharpie|ink|circle|outline)|(?:widened|grown|grew|spread|bigger|larger|wider)\b[^.;!?\n]{0,40}\b(?:since|than)\b[^.;!?\n]{0,30}\b(?:mark\w*|line|drew|drawn|outlined?|circled)|(?:paso|pasa|salio|sale|rebaso|cruzo|pasado)(?: de)? (?:la|el) (?:raya|rayita|linea|marca|circulo|borde))\b/
const OF_ALLERGY = /\b(?:itch\w*|hives|welts|comezon|pica|ronchas)\b/

const COIN_TO_JOINT =
  /\b(?:size of|tamano de|como) (?:a |an |una? )?(?:dime|quarter|penny|nickel|coin|grape|egg|peseta|moneda|uva|lenteja|huevo)\b[^.;!?\n]{0,30}\b(?:now|today|hoy|ahora|ya)\b[^.;!?\n]{0,40}\b(?:knee|ankle|elbow|wrist|thigh|halfway|half|rodilla|tobillo|codo|muneca|muslo|ingle|mitad)\b/

const PROCEDURE =
  /\b(?:procedure|surgery|operation|operated|biopsy|injection|catheter\w*|cirugia|operacion|operaron|procedimiento|biopsia)\b/
const SITE = /\b(?:site|incision|area|wound|cut|stitches|herida|sitio|puntos|zona|lugar|donde me)\b/
const MUCH_SWOLLEN =
  /\b(?:(?:really|very|so|badly|super|extremely) (?:\w+ )?swollen|swelling (?:is )?(?:\w+ )?(?:worse|bigger|grow\w*|huge)|(?:muy|bien|bastante|super) (?:\w+ )?(?:hinchad\w+|inflamad\w+)|hinch\w+ (?:mucho|muchisimo))\b/
const LATELY = /\b(?:yesterday|today|this morning|two days ago|ayer|hoy|antier|anoche)\b/

const OPENED =
  /\b(?:scoped?|arthroscop\w*|artroscopia|laparoscop\w*|little holes|ports?|incisions?|surgery|operation|operat\w+|operaron|operacion|cirugia|stitches|puntos|cesarea|c section)\b/
const RUNS_PUS =
  /\b(?:pus|yellow (?:stuff|goo|fluid|gunk)|green (?:stuff|goo|fluid|gunk)|ooz\w*|supur\w*|liquido amarillo|materia|le sale amarillo)\b/
const IS_RED = /\b(?:red|redder|redness|warm|hot to (?:the )?touch|roj[oa]|colorad[oa]|caliente)\b/
const OF_OTHER_PLACE = /\b(?:eyes?|nose|throat|ear|ojos?|nariz|garganta|oido|phlegm|flema)\b/

/** Of skin and wounds what a doctor should see today (MedlinePlus, AAP, CDC, NHS 111). */
export const FOR_TODAY_OF_SKIN: readonly HomePicture[] = [
  { tells: [RED, SKIN_HURT, GOES_ON, SINCE_LATELY], says: [RED, GOES_ON], never: OTHER_SPREADING },
  { tells: [BURNED_OR_CUT, FESTERS, WORSENS], says: [FESTERS, WORSENS] },
  { tells: [BLISTERS, IN_A_BAND, OF_TRUNK, BURNS], says: [BLISTERS], never: OTHER_BLISTERS },
  { tells: [IVY, FACE_OR_PRIVATES, SWELLS], says: [SWELLS] },
  { tells: [BED_SORE, SORE_OPEN], says: [SORE_OPEN] },
  { tells: [FINGER_OR_HAND, PIERCED, FESTERING_HAND, THROBS_NOW], says: [FESTERING_HAND, THROBS_NOW] },
  { tells: [RED_OR_PINK, DRAWN, PAST_THE_LINE], says: [PAST_THE_LINE], never: OF_ALLERGY },
  { tells: [RED_OR_PINK, HOT, COIN_TO_JOINT], says: [COIN_TO_JOINT], never: OF_ALLERGY },
  { tells: [PROCEDURE, SITE, MUCH_SWOLLEN, LATELY], says: [MUCH_SWOLLEN] },
  { tells: [OPENED, RUNS_PUS, IS_RED], says: [RUNS_PUS, IS_RED], never: OF_OTHER_PLACE },
]
