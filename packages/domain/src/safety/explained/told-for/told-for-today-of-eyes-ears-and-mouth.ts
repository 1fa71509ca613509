import type { HomePicture } from '../pictures/picture'
import {
  EYE_RED,
  IN_LAST_DAYS,
  LONG_AGO_OR_ALWAYS,
  OF_BABY,
  OLD_OR_SCANNED,
  TODAY,
  WEEKS_OR_LONGER,
} from './told-for-words'

const EAR = /\b(?:ears?|oidos?|oreja)\b/
const DEAF =
  /\b(?:cant|cannot|couldnt|dont) hear (?:anything|a thing|nothing|at all|out of)|\bno (?:sound|hearing)\b|\bhear nothing\b|\b(?:deaf|muffled|dead silent)\b|\bno (?:oigo|oye|escucho) (?:nada|de(?:l| un)|por)\b|\bsord[oa]\b|\bear (?:is |just |went |has |gone ){1,3}\W{0,4}(?:off|dead|out)\b|\bpulled the plug\b|\bnothing (?:out of|from|in) (?:that|my|the) (?:\w+ )?(?:ear|side)\b|\b(?:phone|telefono)\b[^.;!?\n]{0,25}\b(?:nothing|nada)\b|\boido (?:\w+ ){0,3}(?:apagado|desconectado|muerto)\b/
const AT_ONCE =
  /\b(?:woke up|since i woke|overnight|sudden\w*|flipped a switch|unplugg\w+|just like that|all at once|this morning|de repente|de golpe|desperte|amaneci|se me apago)\b/
const EAR_BLOCKED =
  /\b(?:swim\w*|flight|plane|pool|q ?tips?|wax (?:build|came|is|everywhere|softener)|cold since|years?|nad(?:ar|ando|e)|alberca|vuelo|avion|anos)\b/
const HEARS_WELL = /\b(?:oigo bien|hears? (?:fine|ok|okay|well|normal\w*)|concert|concierto|bocinas|speakers)\b/

const FEVERISH = ['fever', 'temp-38', 'temp-39', 'high-fever']
const EAR_RUNS =
  /\b(?:ears?|oidos?|earache)\b[^|!?\n]{0,110}\b(?:drain\w*|fluid (?:\w+ )?(?:running|coming|leaking)|runny|leak\w+|ooz\w+|pus|supur\w+|sale (?:agua|pus|liquido))\b|\b(?:fluid|pus|drainage|yellow stuff|liquido) (?:\w+ ){0,3}(?:from|out of|in|del|de la|de los) (?:\w+ ){0,2}(?:ears?|oidos?)\b/

const THROAT_OR_TONSILS = /\b(?:throats?|garganta|tonsils?|anginas|amigdalas)\b/
const ONE_SIDED_OR_SPOTTED =
  /\b(?:on one side|one sided|(?:left|right) side|white (?:patches|spots|stuff)|pus|exudate|de un lado|placas|puntos blancos)\b/

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

const NOSE_BLEEDS =
  /\b(?:nose ?bleeds?|nose (?:\w+ ){0,2}(?:bled|bleed\w*)|(?:sangr\w+) (?:\w+ ){0,2}nariz|nariz (?:\w+ ){0,3}sangr\w+)\b/
const SEVERAL_TODAY =
  /\b(?:(?:two|three|four|five|six|several|[2-9]|dos|tres|cuatro|cinco|varias) (?:times|veces|nose ?bleeds)|twice|on and off|off and on|at times|keeps? (?:coming|starting|bleeding)|a ratos)\b/
const ON_THINNER =
  /\b(?:(?:blood )?thinners?|eliquis|xarelto|warfarin\w*|coumadin|plavix|clopidogrel|apixaban|rivaroxaban|pradaxa|anticoagulante\w*)\b/
const NONE_OF_IT =
  /\b(?:no|not on(?: any)?|without|dont take(?: any)?|sin|no tomo) (?:blood )?(?:thinners?|anticoagulante\w*)\b/

const UNDER_CHEMO = /\b(?:chemo\w*|quimio\w*)\b/
const MOUTH_SORES =
  /\b(?:(?:mouth|tongue|lips?|gums?) (?:\w+ ){0,3}(?:sores?|ulcers?|blisters?|raw)|(?:sores?|ulcers?|blisters?|white patches) (?:\w+ ){0,3}(?:mouth|tongue|lips?|gums?|cheeks?)|mouth is (?:all |so |really )?(?:raw|sore)|(?:llagas?|ulceras?|fuegos|aftas|ampollas) (?:\w+ ){0,4}(?:boca|lengua|labios?|encias?)|boca (?:\w+ ){0,3}(?:llagas?|ulceras?|aftas|llagada))\b/
const LONG_AFTER =
  /\b(?:(?:finished|ended|done with|last) (?:\w+ ){0,3}(?:chemo\w*|years?|months?)|chemo\w* (?:\w+ ){0,3}(?:years?|months?) ago|termine la quimio|hace (?:\w+ )?(?:anos|meses))\b/

const EAR_OR_DRUM = /\b(?:ears?|eardrum|oidos?|oreja|timpano)\b/
const OF_DEPTH =
  /\b(?:bucea\w*|buce[oe]|snork\w+|compens\w+|bajar al fondo|(?:baje|bajo) a lo hondo|avion|aterriz\w+|clavado|div(?:e|ed|ing)|scuba|equali[sz]\w*|plane|flight|landing|cachetada|slapp?\w*|cotonete|hisopo|q ?tip)\b/
const EAR_BLED = /\b(?:sangr\w+|blood\w*|bled|bleed\w*)\b/
const HEARS_LESS =
  /\b(?:oigo (?:\w+ )?(?:apagad\w+|menos|poco|lejos|como)|no oigo|tapad[oa]|sord[oa]|zumb\w+|(?:cant|dont|barely) hear|muffled|hearing (?:is )?(?:down|less|gone|dull\w*)|ringing|deaf)\b/

const STRAIGHT =
  /\b(?:lines?|door ?frames?|doorway|blinds|tiles?|grid|amsler|poles?|fence|window frames?|text|edges?|lineas?|marcos?|postes?|puerta|azulejos?|renglones?)\b/
const BENDS_TO_EYE =
  /\b(?:wav\w+|bent|bend\w*|crooked|distort\w*|warp\w*|curv\w*|rippl\w*|kink\w*|chuec[oa]s?|ondulad[oa]s?|torcid[oa]s?|curvead[oa]s?|doblad[oa]s?)\b/
const OF_SIGHT = /\b(?:eyes?|vision|sight|macula\w*|see|blur\w*|ojos?|vista|veo|ve|macula\w*|borros\w*)\b/
const OF_LATE =
  /\b(?:since (?:\w+ )?(?:\w+day|last|supper|dinner|lunch|breakfast|noon|this|my|the)|yesterday|today|this (?:morning|week)|last (?:night|week)|(?:[1-7]|one|two|three|four|five|six|seven|few|couple of) days|sudden\w*|new|desde|ayer|hoy|anoche|esta (?:semana|manana)|hace (?:\w+ )?dias|de repente)\b/
const LONG_SO = /\b(?:months ago|years ago|migraine|zigzag|migrana|new glasses|lentes nuevos)\b/

const EAR_SIDE =
  /\b(?:(?:left|right|one|that|this|my) (?:ear|side)|(?:oido|oreja|lado) (?:izquierd[oa]|derech[oa])|un oido|ese (?:oido|lado))\b/
const TOOK_PHONE_FOR_DEAD =
  /\b(?:(?:it |its )?(?:isnt|wasnt|not) (?:the|my) (?:phone|earbud|airpod|headphone|speaker)s?\b|no (?:es|era) el (?:telefono|celular|audifono)|(?:phone|call|earbud|airpod|headphone|speaker)s?\b[^.;!?\n]{0,40}\b(?:dead|broken|off|not working|went out|silent|quiet)|(?:telefono|celular|audifonos?|bocina)\b[^.;!?\n]{0,40}\b(?:muert[oa]|descompuest[oa]|apagad[oa]|no (?:se )?(?:oye|oia|servia|funciona\w*)))\b/

const EAR_HOLE = /\b(?:ear (?:hole|canal|opening)|ears?|canal|oido|hoyo (?:de la oreja|del oido)|conducto)\b/
const SWOLLEN_SHUT =
  /\b(?:swoll?en|swelled|puffy|swelling|hinchad\w*|inflamad\w*|cerrad\w*)\b[^.;!?\n]{0,20}\b(?:shut|closed|(?:almost|nearly|half) (?:shut|closed)|cerrad[oa]|casi cerrad\w+|tapad[oa])\b/
const OF_EYE_SHUT = /\b(?:eyes?|eyelids?|ojos?|parpado)\b[^.;!?\n]{0,25}\b(?:shut|closed|cerrad\w*)\b/

const NOSE = /\b(?:nose|nariz)\b/
const OUT_OF_LINE =
  /\b(?:(?:off to|leans? to|pushed to|shifted to|over to|points? to) (?:one|the|a) (?:side|left|right)|crooked|bent|(?:looks?|is|sits) (?:\w+ )?(?:off|sideways)|deviat\w*|not straight|out of line|chueca|torcida|desviada|de lado|ladeada)\b/
const BLOW =
  /\b(?:hit|elbow\w*|punch\w*|kick\w*|ball|basketball|baseball|soccer|fell|fall|game|fight|headbutt\w*|collid\w*|smack\w*|bumped|struck|golpe\w*|codazo|punetazo|pelotazo|balonazo|cai|cayo|partido|pelea|choque|choco)\b/

const FISH_BONE = /\b(?:(?:fish|salmon|trout|cod|chicken|tilapia|snapper) ?bones?|bone|espinas?|hueso|huesito)\b/
const STUCK_IN_THROAT =
  /\b(?:stuck|lodged|caught|scratch\w*|poking|pricks?|atorad[oa]|atoro|clavad[oa]|clavo|enterrad[oa]|pica|siento)\b/
const THROAT_OR_SWALLOWING = /\b(?:throat|gullet|swallow\w*|garganta|tragar|trago)\b/
const BONE_OUT =
  /\b(?:came out|got it out|pulled it|coughed it|gone now|went down|ya (?:salio|se fue|paso)|la saque|lo saque)\b/

const SLAPPED =
  /\b(?:wave|slap\w*|smack\w*|hit|punch\w*|water ?ski\w*|belly ?flop\w*|div(?:e|ed|ing)|blast|firecracker|q ?tips?|cotton swab|pok\w+|ola|cachetada|bofetada|golpe\w*|clavado|cohete|cotonete|hisopo)\b/
const DRUM_TORN =
  /\b(?:blood\w*|bleed\w*|fluid|drops of|muffled|hear\w* (?:\w+ )?(?:less|muffled|badly|funny)|cant hear|ring\w*|sangr\w*|oigo (?:menos|mal|tapado)|no oigo|zumb\w*)\b/
const EAR_HURT_AT_ONCE =
  /\b(?:(?:sharp|sudden|instant|bad) pain|pop(?:ped)?|yesterday|today|last night|hours? ago|this (?:morning|afternoon)|dolor (?:fuerte|agudo|de golpe)|trono|ayer|hoy|anoche)\b/

const EYE_OR_IRIS = /\b(?:eyes?|cornea|iris|colou?red part|ojos?)\b/
const RUST_IN_EYE = /\b(?:rust\w*|oxido|oxidad[oa])\b/

const LENSES =
  /\b(?:contacts|contact lens(?:es)?|(?:monthly|daily|soft) lenses|lentes de contacto|lentillas|pupilentes)\b/
const EYE_HURTS =
  /\b(?:sore|hurts?|pain\w*|ach(?:es|y|ing)|lights? (?:bug|bother|hurt|kill|sting)s?|sensitive to light|sand in|gritty|duelen?|dolor|arden?|la luz (?:me )?(?:molesta|lastima|cala|duele)|(?:molesta|lastima|cala) (?:mucho )?la luz|arenit?a|arenilla)\b/

const BUNCHES =
  /\b(?:granit\w+|bolit\w+|ampoll\w+|vesicul\w+|bumps?|spots?|blisters?)\b[^.;!?\n]{0,20}\b(?:racimos?|agrupad\w+|de agua|cluster\w*|bunch\w*|grouped)\b|\bclusters? of (?:\w+ )?(?:bumps|blisters|spots)\b/
const ROUND_THE_EYE = /\b(?:forehead|eyelid|brow|scalp|tip of (?:my|the|his|her) nose|frente|parpado|ceja)\b/
const BURNS = /\b(?:burn\w*|tingl\w*|sting\w*|pain\w*|hurts?|sore|ard\w+|quem\w+|duel\w+|dolor)\b/
const ONE_SIDE = /\b(?:left|right|one side|izquierd[oa]|derech[oa]|de un (?:solo )?lado|la mitad)\b/

const TOOTH = /\b(?:muelas?|dientes?|encia|tooth|teeth|molar|gums?)\b/
const CHEEK_SWOLLEN =
  /\b(?:cachete|mejilla|cara|quijada|cheek|face|jaw)\b[^.;!?\n]{0,20}\b(?:pelota|globo|toronja|ardilla|balloon\w*|chipmunk|softball|hinch\w+|inflam\w+|swollen|swelled|puffed)\b/
const SWELLS_AS_TOLD =
  /\b(?:como (?:me )?(?:avisaron|dijeron|advirtio|dijo)|as (?:they|he|she|the dentist) (?:said|told|warned))\b/

const LOOSE_TOOTH =
  /\b(?:(?:teeth|tooth|dientes?|muelas?)\b[^.;!?\n]{0,40}\b(?:loose|wobbl\w*|wiggl\w*|pushed (?:in|back)|floj[oa]s?|se mueven?)|(?:loose|wobbly|wiggly) (?:front |adult |permanent )?(?:teeth|tooth))\b/
const STRUCK =
  /\b(?:hit|elbow\w*|punch\w*|fell|fall|knock\w*|crash\w*|ball|collid\w*|kick\w*|golpe\w*|codazo|punetazo|balonazo|pelotazo|choque|choco|cay[oeo]|caida|tropez\w*)\b/
const OF_GUMS = /\b(?:baby (?:tooth|teeth)|milk tooth|diente de leche|gum disease|months?|years?|meses|anos ya)\b/

const IN_NOSE_OR_EAR = /\b(?:nose|nostril|ear|ear canal|nariz|naricita|oido|oidito|oreja)\b/
const THING =
  /\b(?:beads?|beans?|foam|peas?|seeds?|corn|popcorn|lego|eraser|crayon|play ?doh|pebble|toy|sponge|cotton|paper|raisin|peanut|something|frijol\w*|cuentas?|bolitas?|esponja|semillas?|chicharo|piedrit\w+|algodon|papel|juguete|cacahuate|maiz|algo)\b/
const STUCK_THERE =
  /\b(?:(?:got|put|stuck|stuffed|shoved|pushed|poked) (?:\w+ ){0,4}(?:up|in|inside|into) (?:his|her|the|their|my) (?:\w+ )?(?:nose|nostril|ear)|(?:way |far |something )up (?:there|in there|his nose|her nose)|cant (?:reach|get) it|se (?:lo |la )?metio|(?:tiene|trae) (?:\w+ ){1,4}(?:atorad\w+|metid\w+|adentro)|no (?:la|lo|se la|se lo) (?:puedo|podemos|alcanzo) (?:sacar)?)\b/
const CAME_OUT =
  /\b(?:(?:came|rolled|fell|popped|got|pulled|blew|sneezed) (?:\w+ ){0,2}out|years? ago|salio|soplo|sono|estornudo|se (?:la|lo) saque)\b/

/** Of eyes, ears, nose, mouth and throat what a doctor should see today (MedlinePlus, AAP, AAO, CDC, NHS 111). */
export const FOR_TODAY_OF_EYES_EARS_AND_MOUTH: readonly HomePicture[] = [
  { tells: [EAR, DEAF, AT_ONCE], never: EAR_BLOCKED, unless: HEARS_WELL },
  { of: FEVERISH, tells: [EAR_RUNS], says: [/\b(?:drain\w*|runny|running|coming|leak\w+|ooz\w+|pus|supur\w+|sale)\b/] },
  { of: FEVERISH, tells: [THROAT_OR_TONSILS, ONE_SIDED_OR_SPOTTED], says: [THROAT_OR_TONSILS, ONE_SIDED_OR_SPOTTED] },
  { tells: [TOOTH_OUT, HURTS_AGAIN, OF_DRY_SOCKET], says: [HURTS_AGAIN] },
  { tells: [EYE, GRIT, STILL_FELT], says: [STILL_FELT], never: /\b(?:months?|years?|computer|screen|meses|anos)\b/ },
  { tells: [NOSE_BLEEDS, SEVERAL_TODAY, ON_THINNER, TODAY], never: NONE_OF_IT },
  { tells: [UNDER_CHEMO, MOUTH_SORES], says: [MOUTH_SORES], never: LONG_AFTER },
  { tells: [EAR_OR_DRUM, OF_DEPTH, EAR_BLED, HEARS_LESS], says: [EAR_BLED, HEARS_LESS] },
  { tells: [STRAIGHT, BENDS_TO_EYE, OF_SIGHT, OF_LATE], says: [BENDS_TO_EYE], never: LONG_SO },
  { tells: [EAR_SIDE, TOOK_PHONE_FOR_DEAD], never: /\b(?:phone died|battery|charger|bateria|cargador)\b/ },
  { tells: [EAR_HOLE, SWOLLEN_SHUT], says: [SWOLLEN_SHUT], never: OF_EYE_SHUT },
  { tells: [NOSE, OUT_OF_LINE, BLOW, OF_LATE], says: [OUT_OF_LINE], never: LONG_AGO_OR_ALWAYS },
  { tells: [FISH_BONE, STUCK_IN_THROAT, THROAT_OR_SWALLOWING, OF_LATE], says: [STUCK_IN_THROAT], never: BONE_OUT },
  { tells: [EAR_OR_DRUM, SLAPPED, DRUM_TORN, EAR_HURT_AT_ONCE], says: [DRUM_TORN], never: LONG_AGO_OR_ALWAYS },
  { tells: [EYE_OR_IRIS, RUST_IN_EYE], says: [RUST_IN_EYE] },
  { tells: [LENSES, EYE_RED, EYE_HURTS], says: [LENSES, EYE_RED, EYE_HURTS], never: OLD_OR_SCANNED },
  { tells: [BUNCHES, ROUND_THE_EYE, BURNS, ONE_SIDE], says: [BUNCHES] },
  { tells: [TOOTH, CHEEK_SWOLLEN], says: [CHEEK_SWOLLEN], never: SWELLS_AS_TOLD },
  {
    tells: [
      /\b(?:ears?|pinna|auricle|oreja)\b/,
      /\b(?:wrestl\w*|rugby|box(?:ing|er)|jiu ?jitsu|bjj|mma|grappl\w*|mat|punch\w*|blow|struck|kneed|judo|lucha|box|golpe|rodillazo|punetazo)\b/,
      /\b(?:swell\w*|swollen|puff\w*|fluid|squishy|balloon\w*|tense|lump|hinch\w*|inflam\w*|bola|liquido|blandit[oa])\b/,
      IN_LAST_DAYS,
    ],
    says: [/\b(?:swell\w*|swollen|puff\w*|fluid|squishy|balloon\w*|tense|lump|hinch\w*|inflam\w*|bola|liquido)\b/],
    never: WEEKS_OR_LONGER,
  },
  { tells: [LOOSE_TOOTH, STRUCK], says: [LOOSE_TOOTH], never: OF_GUMS },
  { of: OF_BABY, tells: [IN_NOSE_OR_EAR, THING, STUCK_THERE], never: CAME_OUT },
]
