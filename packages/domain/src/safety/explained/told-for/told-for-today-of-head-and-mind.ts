import type { HomePicture } from '../pictures/picture'

const EPILEPSY =
  /\b(?:epilep\w*|seizure (?:disorder|meds?|medicine|medication)|keppra|lamictal|depakote|dilantin|levetiracetam|convulsiones desde)\b/
const MORE_FITS =
  /\b(?:(?:second|third|fourth|2nd|3rd|another) (?:one |seizure |time )?(?:this|in a|in the|since)|(?:two|three|four|2|3|4) (?:\w+ )?(?:this|in a|in the|since)\b|more (?:often|than)|after (?:\w+ ){0,3}(?:months|years?) (?:free|without)|(?:usually|normally) (?:i |he |she )?(?:go|goes|have|has|get|gets)|first in (?:\w+ )?(?:months|years?|a year)|(?:segunda|tercera|otra) (?:vez )?(?:esta|en la|en una)|dos (?:esta|en la|en una) semana|mas seguido|despues de (?:\w+ )?(?:meses|anos|un ano) sin)\b/
const CAME_ROUND =
  /\b(?:(?:fully|totally|completely|all) (?:myself|himself|herself|back|recovered|awake|normal)|came (?:round|around|to|back)|back to (?:normal|myself|himself|herself)|(?:im|am|is|hes|shes) (?:fully )?(?:fine|ok|okay|myself|himself|herself|alert|awake) now|ya (?:esta|estoy) (?:bien|normal|despiert[oa])|se recupero)\b/

const DRINKS_DAILY =
  /\b(?:drink\w*|drank|beers?|vodka|wine|whiskey|liquor|alcohol\w*|tom(?:a|aba|o)|cervezas?|caguamas?|vino|tequila)\b[^|]{0,60}\b(?:nightly|every (?:day|night|evening)|daily|a (?:day|night)|each (?:day|night)|for (?:\w+ ){0,2}(?:years|months)|diari[oa]\w*|todos los dias|cada (?:dia|noche)|al dia)\b/
const STOPPED_DRINK =
  /\b(?:stopp?\w*|quit\w*|cold turkey|last drink|gave up|dej[eo]|pare de|ultimo trago)\b[^.;!?\n]{0,40}\b(?:yesterday|today|last night|this morning|(?:one|two|three|1|2|3) days? ago|hours|sunday|monday|tuesday|wednesday|thursday|friday|saturday|ayer|hoy|anoche|hace (?:un|dos|tres) dias?|antier|horas)\b/
const SHAKES =
  /\b(?:tremor\w*|shak(?:y|es|ing|e)|trembl\w*|jitter\w*|restless\w*|nause\w*|sweat\w*|anxious|cant sleep|tembl\w+|temblor\w*|nausea\w*|sudor\w*|sud(?:o|a|ando)|inquiet[oa]|ansi\w+)\b/

const BIPOLAR = /\b(?:bipolar\w*|hypomani\w*|mania|manic|manic|lithium|litio|hipomani\w*|maniac[oa])\b/
const FEW_HOURS_ASLEEP =
  /\b(?:(?:[2-9]|two|three|four|five|six|seven|several) (?:nights|days)\b[^.;!?\n]{0,30}\b(?:hours?|sleep|slept|no sleep)|(?:two|three|four|2|3|4) hours (?:of sleep )?(?:a|per|each) night|(?:not|barely|hardly|havent|hasnt|isnt) (?:sleeping|slept)|(?:no|casi no|apenas) (?:duerm\w+|he dormido|ha dormido)|(?:dos|tres|cuatro|[2-4]) horas (?:por|cada) noche)\b/
const SPED_UP =
  /\b(?:not tired|isnt tired|talk\w* (?:\w+ )?fast|racing|spend\w*|bought|shopping|(?:lots of|so much|full of|tons of) energy|wired|ideas|revved|sin (?:estar )?cansad[oa]|no (?:estoy|esta) cansad[oa]|habl\w+ (?:\w+ )?rapido|gast\w+|compr[eo]|mucha energia|acelerad[oa])\b/

const STILLING_DRUG =
  /\b(?:antipsychotic\w*|abilify|aripiprazole|haldol|haloperidol|risperd\w+|risperidone|latuda|lurasidone|vraylar|rexulti|cariprazine|olanzapine|zyprexa|reglan|metoclopramide|compazine|prochlorperazine|antipsicotic\w*|aripiprazol|risperidona|haloperidol|metoclopramida)\b/
const CANNOT_SIT =
  /\b(?:(?:cant|cannot|couldnt|unable to|wont) (?:\w+ )?(?:sit|stay|keep|be|stand|lie) (?:\w+ )?(?:still|down|in one place)|pac(?:e|es|ing)\b|(?:crawl\w*|jump\w*) (?:out of|from|under) (?:the |my |his |her )?(?:skin|inside)|no (?:me |se )?(?:puedo|puede) (?:\w+ )?(?:estar|quedar\w*) (?:quiet[oa]|sentad[oa])|camino de un lado|dar vueltas)\b/
const AFTER_START =
  /\b(?:started|new|since (?:the|they|starting|my)|days ago|last week|upped|raised|increased|doubled|empec\w+|empez\w+|nuev[oa]|hace (?:\w+ )?dias|subieron)\b/

const WITH_CHILD = /\b(?:pregnan\w*|weeks (?:along|pregnant)|expecting|embaraz\w*|semanas de embarazo)\b/
const OPIOID_TREATED = /\b(?:subutex|suboxone|buprenorphine|methadone|zubsolv|buprenorfina|metadona)\b/
const RAN_OUT =
  /\b(?:ran out|run out|out of|missed|no (?:more|doses?)|lost (?:my|the)|wont (?:refill|fill)|stopped|without|se me acab\w+|sin (?:mi|la)|me falt\w+|no (?:me )?(?:surt\w+|dan))\b/

const STRAIGHT =
  /\b(?:lines?|door ?frames?|doorway|blinds|tiles?|grid|amsler|poles?|fence|window frames?|text|edges?|lineas?|marcos?|postes?|puerta|azulejos?|renglones?)\b/
const BENDS_TO_EYE =
  /\b(?:wav\w+|bent|bend\w*|crooked|distort\w*|warp\w*|curv\w*|rippl\w*|kink\w*|chuec[oa]s?|ondulad[oa]s?|torcid[oa]s?|curvead[oa]s?|doblad[oa]s?)\b/
const OF_LATE =
  /\b(?:since (?:\w+ )?(?:\w+day|last|supper|dinner|lunch|breakfast|noon|this|my|the)|yesterday|today|this (?:morning|week)|last (?:night|week)|(?:[1-7]|one|two|three|four|five|six|seven|few|couple of) days|sudden\w*|new|desde|ayer|hoy|anoche|esta (?:semana|manana)|hace (?:\w+ )?dias|de repente)\b/
const OF_SIGHT = /\b(?:eyes?|vision|sight|macula\w*|see|blur\w*|ojos?|vista|veo|ve|macula\w*|borros\w*)\b/
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
const LONG_AGO =
  /\b(?:years? ago|as a (?:kid|child)|always|months ago|(?:hace )?(?:\w+ )?anos|de (?:nin[oa]|chic[oa])|siempre|meses)\b/

const FISH_BONE = /\b(?:(?:fish|salmon|trout|cod|chicken|tilapia|snapper) ?bones?|bone|espinas?|hueso|huesito)\b/
const STUCK_IN_THROAT =
  /\b(?:stuck|lodged|caught|scratch\w*|poking|pricks?|atorad[oa]|atoro|clavad[oa]|clavo|enterrad[oa]|pica|siento)\b/
const THROAT = /\b(?:throat|gullet|swallow\w*|garganta|tragar|trago)\b/
const BONE_OUT =
  /\b(?:came out|got it out|pulled it|coughed it|gone now|went down|ya (?:salio|se fue|paso)|la saque|lo saque)\b/

const COLLIDED =
  /\b(?:collid\w*|crash\w* (?:into|heads)|tackl\w*|head ?butt\w*|(?:hit|struck|banged|bumped|smacked|clashed) (?:\w+ ){0,3}(?:heads?|post|goal ?post|wall|ground|ice|floor|turf)|heads? (?:clash|collision)|concuss\w*|choc\w+ (?:contra|con|cabeza)|golpe (?:en|de) (?:la )?cabeza|cabezazo|conmocion)\b/
const SLOWED =
  /\b(?:(?:feel\w*|seem\w*|is|a bit|little) (?:slow\w*|foggy|off|out of it|spacey|hazy|dazed)|slowed|foggy|in a fog|cant concentrate|light bothers|atontad[oa]|lent[oa]|aturdid[oa]|como ido)\b/
const HEAD_HURTS = /\b(?:head ?aches?|head hurts|dolor de cabeza|(?:le |me )?duele la cabeza)\b/

const SCHIZO = /\b(?:schizo\w*|psychosis|psychotic|clozapine|invega|esquizo\w*|psicosis|clozapina)\b/
const DOSE_MISSED =
  /\b(?:miss\w*|late|overdue|skipp\w*|stopp?\w*|off (?:his|her|my|the)|ran out|(?:no|not|hasnt|havent|wont|didnt) (?:\w+ ){0,2}(?:tak\w+|shot|injection|meds)|dej[oae]\w*|sin (?:su|mi|la)|no (?:se )?(?:ha |le )?(?:tom\w+|puso|pusieron)|falt[oe]|atrasad[oa])\b/
const COMING_BACK =
  /\b(?:whisper\w*|voices|suspicious|paranoi\w*|not sleeping|sleeps? (?:badly|poorly|little)|hears?|watching|talking to (?:himself|herself)|voces|susurr\w*|desconfiad\w*|no duerme|duerme (?:mal|poco)|habla sol[oa])\b/

const EAR = /\b(?:ears?|eardrum|oidos?|oreja|timpano)\b/
const SLAPPED =
  /\b(?:wave|slap\w*|smack\w*|hit|punch\w*|water ?ski\w*|belly ?flop\w*|div(?:e|ed|ing)|blast|firecracker|q ?tips?|cotton swab|pok\w+|ola|cachetada|bofetada|golpe\w*|clavado|cohete|cotonete|hisopo)\b/
const DRUM_TORN =
  /\b(?:blood\w*|bleed\w*|fluid|drops of|muffled|hear\w* (?:\w+ )?(?:less|muffled|badly|funny)|cant hear|ring\w*|sangr\w*|oigo (?:menos|mal|tapado)|no oigo|zumb\w*)\b/
const EAR_HURT_AT_ONCE =
  /\b(?:(?:sharp|sudden|instant|bad) pain|pop(?:ped)?|yesterday|today|last night|hours? ago|this (?:morning|afternoon)|dolor (?:fuerte|agudo|de golpe)|trono|ayer|hoy|anoche)\b/

const RUST_IN_EYE = /\b(?:rust\w*|oxido|oxidad[oa])\b/
const EYE = /\b(?:eyes?|cornea|iris|colou?red part|ojos?)\b/

const SPINE_PUNCTURED =
  /\b(?:epidural|spinal (?:tap|block|anesthesia)|lumbar puncture|puncion lumbar|raquea|bloqueo|anestesia en la espalda)\b/
const UPRIGHT =
  /\b(?:(?:sit|stand|get|am|im|be)\w* (?:\w+ )?up(?:right)?|upright|on my feet|(?:me )?(?:siento|paro|levanto)|sentar\w*|parar\w*|levantar\w*|parad[oa]|sentad[oa])\b/
const BETTER_FLAT = /\b(?:l(?:y|ie|ying|aying|ay)\w*\b[^.;!?\n]{0,20}\b(?:flat|down)|flat|acost\w*|acuesto)\b/
const HEAD_POUNDS =
  /\b(?:head ?aches?|head (?:\w+ )?(?:pound|throb|hurt|split|ach)\w*|(?:dolor de|duele (?:\w+ )?la) cabeza|la cabeza (?:\w+ )?(?:punza|duele|revienta))\b/

/** Trouble of brain, mind, eyes, ears and nose that a doctor should see today (CDC, NINDS, AAO, MedlinePlus, NHS 111). */
export const FOR_TODAY_OF_HEAD_AND_MIND: readonly HomePicture[] = [
  { tells: [EPILEPSY, MORE_FITS, CAME_ROUND] },
  { tells: [DRINKS_DAILY, STOPPED_DRINK, SHAKES], says: [SHAKES] },
  { tells: [BIPOLAR, FEW_HOURS_ASLEEP, SPED_UP] },
  { tells: [STILLING_DRUG, CANNOT_SIT, AFTER_START], says: [STILLING_DRUG] },
  { tells: [WITH_CHILD, OPIOID_TREATED, RAN_OUT], says: [WITH_CHILD] },
  { tells: [STRAIGHT, BENDS_TO_EYE, OF_SIGHT, OF_LATE], says: [BENDS_TO_EYE], never: LONG_SO },
  { tells: [EAR_SIDE, TOOK_PHONE_FOR_DEAD], never: /\b(?:phone died|battery|charger|bateria|cargador)\b/ },
  { tells: [EAR_HOLE, SWOLLEN_SHUT], says: [SWOLLEN_SHUT], never: OF_EYE_SHUT },
  { tells: [NOSE, OUT_OF_LINE, BLOW, OF_LATE], says: [OUT_OF_LINE], never: LONG_AGO },
  { tells: [FISH_BONE, STUCK_IN_THROAT, THROAT, OF_LATE], says: [STUCK_IN_THROAT], never: BONE_OUT },
  { tells: [COLLIDED, HEAD_HURTS, SLOWED], says: [HEAD_HURTS, SLOWED], never: LONG_AGO },
  { tells: [SCHIZO, DOSE_MISSED, COMING_BACK], says: [COMING_BACK] },
  { tells: [EAR, SLAPPED, DRUM_TORN, EAR_HURT_AT_ONCE], says: [DRUM_TORN], never: LONG_AGO },
  { tells: [EYE, RUST_IN_EYE], says: [RUST_IN_EYE] },
  { tells: [SPINE_PUNCTURED, UPRIGHT, BETTER_FLAT, HEAD_POUNDS], says: [HEAD_POUNDS] },
]
