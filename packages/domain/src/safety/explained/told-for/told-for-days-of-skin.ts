import { THREE_WEEKS, WEEKS, type ForDays } from './for-days'
import { ITCH, WEEK } from './told-for-words'

const HAIR = /\b(?:hairs?|bald|pelo|cabello|calv\w+)\b/
const IN_PATCHES =
  /\b(?:patch\w*|circles?|round|coin|bald spots?|spots?|broke off|parches?|redond[oa]s?|circulos?|huecos?)\b/
const SCALP_OR_BARE =
  /\b(?:fall\w*|fell|com(?:e|es|ing) out|came out|lost|losing|bald|broke off|scalp|se (?:me|le) (?:cae|cayo)|calv\w+|sin pelo|no hair|cuero cabelludo)\b/

const AT_NIGHT_BETWEEN = /\b(?:between (?:the|my|his|her) fingers|wrists|waist|entre los dedos|munecas|cintura)\b/
const NIGHT = /\b(?:nights?|noches?)\b/
const AND_OTHERS =
  /\b(?:girlfriend|boyfriend|husband|wife|roommate|kids|family|too|also|novi[oa]|espos[oa]|hijos|familia|tambien)\b/

const RING_OR_ROT =
  /\b(?:ring ?worm|ring shaped|like a ring|round (?:patch|spot|red)|mancha redonda|anillo|entre los dedos|between (?:the|my) toes|athletes? foot|hongos?|tina)\b/
const CREAM_TRIED =
  /\b(?:lotrimin|clotrimazole|lamisil|terbinafine|monistat|miconazol\w*|antifungal|tried|(?:used|use) (?:the )?cream|(?:ya )?(?:use|puse|unt\w+) (?:la |el |una )?(?:crema|pomada|monistat)|crema (?:lotrimin|de hongos))\b/
const NO_BETTER =
  /\b(?:still|not (?:better|gone|working)|no (?:better|change)|keeps|nothing|grow\w*|did nothing|y nada|no (?:se )?(?:me |le )?quit\w+|sigue|crec\w+|igual)\b/

const ECZEMA = /\b(?:eczema|eccema|dermatitis)\b/
const NEVER_CLEAR =
  /\b(?:never (?:clear|go|heal)\w*|wont clear|not clearing|(?:not|isnt) (?:working|enough)|real cream|stronger|steroid|prescription|no se (?:le |me )?quita|no (?:le |me )?(?:sirve|ayuda)|mas fuerte)\b/

const PRESSED =
  /\b(?:red (?:mark|spot|area)|redness|(?:mancha|marca) roja|rojo|roja)\b[^.;!?\n]{0,60}\b(?:tailbone|sacrum|heels?|hips?|bottom|buttock|cola|sacro|talon\w*|cadera|nalgas?|rabadilla)\b/
const LIES_OR_SITS =
  /\b(?:turn (?:him|her)|wheel ?chair|bed ?ridden|bedbound|chair|cushion|in bed|volte\w+|silla|cama|postrad[oa])\b/

const MOLE = /\b(?:mole|moles|lunar|lunares)\b/
const MOLE_CHANGES =
  /\b(?:grown|grew|growing|bigger|changed|changing|darker|two colou?rs|different colou?rs|uneven|bleeds?|bleeding|itch\w*|crusty|ha crecido|crec\w+|cambi\w+|mas grande|mas oscuro|dos colores|irregular|sangra|pica)\b/
const MOLE_AS_BEFORE =
  /\b(?:same size|nothing (?:has )?changed|nada ha cambiado|mole doc|(?:doctor|dermatologist|doc|dermatologo) (?:\w+ ){0,5}(?:fine|benign|normal|bien)|igual que (?:antes|siempre))\b/

const RASH_OF_SKIN =
  /\b(?:rash\w*|itch\w*|patch|redness|sarpullido|roncha\w*|mancha|comezon|granitos|cuero rojo|piel roja)\b/
const STEROID_TRIED = /\b(?:hydrocortisone|cortisone|cortizone|hidrocortisona|cortisona)\b/
const STAYS =
  /\b(?:still|(?:not|isnt|hasnt) (?:better|gone|going|clear\w*)|no (?:better|change)|(?:wont|doesnt) go|sigue\w*|igual|no se (?:me |le )?(?:quita|va))\b/

const NAILS = /\b(?:toe ?nails?|finger ?nails?|nails?|unas?)\b/
const NAIL_ILL = /\b(?:thick\w*|yellow\w*|fungus|fungal|crumbl\w*|gruesas?|amarillas?|hongos?|quebradizas?)\b/
const NAIL_TRIED =
  /\b(?:tried|used|use|been using|painted)\b[^.;!?\n]{0,60}\b(?:months?|weeks?)\b|\b(?:ya use|ya probe|me he puesto|llevo)\b[^.;!?\n]{0,60}\b(?:meses|semanas)\b/

const TOENAIL = /\b(?:toe ?nails?|unero|una (?:\w+ ){0,4}(?:pie|enterrad[oa]|encarnad[oa]))\b/
const GROWS_IN =
  /\b(?:in ?grown|grow\w* in(?:to)?|digs? in(?:to)?|digging in|unero|enterrad[oa]|encarnad[oa]|se (?:me |le )?(?:entierra|encarna|clava))\b/

const FOOT_FUNGUS =
  /\b(?:athletes? foot|ring ?worm|jock itch|pie de atleta|hongos? (?:\w+ ){0,3}(?:pies?|ingle)|tina)\b/
const CREAM_USED =
  /\b(?:drug ?store|over the counter|otc|antifungal|clotrimazole|lotrimin|lamisil|terbinafine|used|crema|pomada|clotrimazol)\b/
const UNTOUCHED =
  /\b(?:(?:hasnt|has not|havent|didnt|doesnt|isnt) (?:\w+ )?(?:touch\w*|help\w*|work\w*|clear\w*|better)|no (?:better|change|help)|still|no (?:se )?(?:me |le )?(?:quit\w+|ayud\w+|sirv\w+|hace nada)|sigue|igual)\b/

const WART = /\b(?:warts?|verrugas?|mezquinos?)\b/
const WART_TREATED =
  /\b(?:(?:drug ?store|freeze|freezing|froze|acid|compound w|otc|over the counter|duct tape|salicylic|store|treat\w*|stuff|liquido|farmacia|congel\w+|acido|parches|pomada)\b)/
const WART_STAYS =
  /\b(?:still (?:there|here|has|growing)|still|(?:didnt|doesnt|hasnt|not) (?:\w+ )?(?:work\w*|help\w*|gone|going)|nothing (?:works|happened)|did nothing|keeps? (?:coming|growing)|c[ao]me back|comes back|spreading|more of them|sigue\w*|no (?:se )?(?:me |le )?(?:quit\w*|sirv\w*|funcion\w*)|nada|sale otra vez|vuelven?)\b/

const SCAR = /\b(?:scars?|keloids?|cicatri\w+|queloides?)\b/
const SCAR_GROWS =
  /\b(?:thick\w*|raised|grow\w*|bigger|hard|lumpy|bumpy|itch\w*|ichy|burns?|pull\w*|gruesa|levantad[oa]|abultad[oa]|crec\w+|pica|comezon|dur[oa])\b/
const SCAR_OLD = /\b(?:year|years|months|keloids?|anos?|meses|queloides?)\b/

const SORE_SPOT =
  /\b(?:bed ?ridden|bed ?bound|wheel ?chair|(?:cant|doesnt) get out of bed|in bed all day|postrad[oa]|en cama|silla de ruedas)\b/
const RED_SPOT =
  /\b(?:tailbone|heels?|hips?|bottom|butt|buttocks?|sacrum|back|coxis|talon(?:es)?|cadera|nalgas?|espalda|rabadilla)\b[^.;!?\n]{0,30}\b(?:red|pink|purple|sore|raw|roj[oa]|morad[oa]|rozad[oa])\b/

const SHINGLES = /\b(?:shingles|zoster|culebrilla)\b/
const HEALED_WEEKS_AGO =
  /\b(?:(?:scabs?|blisters?|rash|it|shingles)\b[^.;!?\n]{0,40}\b(?:fell off|gone|healed|cleared|dried|over|faded)\b|(?:weeks|months) ago|after (?:my )?shingles|(?:costras|ampollas|ronchas)\b[^.;!?\n]{0,30}\b(?:cayeron|secaron|quitaron)|hace (?:\w+ )?(?:semanas|meses))\b/
const STILL_BURNS =
  /\b(?:still|keeps?|continues?|sigue|todavia|aun)\b[^.;!?\n]{0,30}\b(?:burn\w*|hurt\w*|pain\w*|ach\w*|sting\w*|zap\w*|ard\w*|quem\w*|duel\w*|dolor)\b/

const IVY = /\b(?:itchy rash|poison (?:ivy|oak|sumac)|ivy rash|hiedra venenosa|roble venenoso)\b/
const THIRD_WEEK =
  /\b(?:third|3rd|fourth|4th|tercera|cuarta) (?:week|semana)\b|\b(?:three|four|3|4|tres|cuatro) (?:weeks|wks|semanas)\b/

const A_SORE =
  '(?:(?:a|an|open|this|that|one|shallow|small|little) (?:\\w+ )?(?:sore|ulcer|wound)|sores|ulcers|llagas?|ulceras?)'
const OF_LEG = '(?:legs?|ankles?|shins?|calf|heel|foot|piernas?|tobillo|espinilla|talon|pie)'
const LEG_SORE = new RegExp(
  `\\b${A_SORE}\\b[^.;!?\\n]{0,40}\\b${OF_LEG}\\b|\\b(?:leg|ankle|shin|pierna|tobillo) (?:sores?|ulcers?|llagas?|ulceras?)\\b`,
)

const SKIN_OF_LONG =
  /\b(?:dandruff|scalp|acne|pimples|eczema|psoriasis|rosacea|cradle cap|fung\w+|jock itch|ring ?worm|athletes? foot|cold sores?|seborrh\w+|keratosis|folliculitis|dry skin|caspa|cuero cabelludo|acne|espinillas|eccema|hongos?|tina|piel reseca)\b/
const CARE_FAILS =
  /\b(?:(?:shampoo|cream|creams|wash|lotion|ointment|stuff|soap|treatment|pads|gel|hydrocortisone|antifungal|otc|champu|crema|pomada|jabon|tratamiento|loci?on)\b[^.;!?\n]{0,25}\b(?:isnt|arent|not|doesnt|dont|didnt|hasnt|wont|no) (?:\w+ ){0,2}(?:help\w*|work\w*|touch\w*|clear\w*|do\w*|sirv\w*|ayud\w*|hac\w*|quit\w*)|(?:not|isnt|hasnt|wont) (?:\w+ )?(?:better|clear\w*|gone|going away)|getting worse|nothing (?:helps|works)|did nothing|no se (?:me |le )?quita|nada (?:me |le )?(?:sirve|ayuda))\b/

const LICE = /\b(?:piojos|liendres|lice|nits)\b/
const TREATED =
  /\b(?:(?:ya |l[oae]s? )?(?:tratamos|trate|trataron|tratad[oa]|hice el tratamiento)|(?:ya )?(?:use|usamos|(?:le|les) (?:puse|pusimos|eche|echamos))(?! en la)|(?:dos|tres) (?:veces|tratamientos|shampoos?|champus?|cajas)|treated|used|twice|two (?:rounds|treatments))\b/
const STILL_ALIVE =
  /\b(?:sig(?:ue|uen|o)|viv[oa]s|todavia|aun|otra vez|regres\w+|volv\w+|vuelven|no se (?:van|quitan|mueren|acaban)|resist\w+|still|alive|came back|keep\w* coming|not working)\b/

const BRUISED = /\b(?:moret\w+|moraton\w*|bruis\w*)\b/
const UNSTRUCK =
  /\b(?:(?:sin|ningun) (?:\w+ ){0,2}?(?:golp\w*|pegarme|motivo|razon|causa)|de la nada|no me (?:he )?(?:peg\w+|golpe\w+)|for no reason|out of nowhere|without (?:hitting|bumping|any))\b/

const BITTEN = /\b(?:mordi[oe]\w*|mordida|rasgun\w+|bit|bitten|bite|scratch\w*)\b/
const LUMP_UNDER_SCAR =
  /\b(?:bolit\w+|bola|abultad\w+|bulto|dur[oa]|lump|bump|knot|hard)\b[^.;!?\n]{0,30}\b(?:cicatriz|marca|scar)\b|\b(?:cicatriz|scar)\b[^.;!?\n]{0,30}\b(?:bolit\w+|bola|dur[oa]|gruesa|bulto|jala|lump|bump|hard|thick|tight)\b/
const LUMP_ILL = /\b(?:caliente|pus|fiebre|calentura|crec\w+|supura|hot|fever|growing|oozing|draining)\b/

/** Of skin, hair and nails what a doctor should see in days (MedlinePlus, AAP, CDC, NHS, USPSTF). */
export const FOR_DAYS_OF_SKIN: readonly ForDays[] = [
  { tells: [HAIR, IN_PATCHES, SCALP_OR_BARE], says: [IN_PATCHES], from: WEEKS, overrules: true },
  { tells: [ITCH, AT_NIGHT_BETWEEN, NIGHT, AND_OTHERS], says: [ITCH], overrules: true },
  { tells: [RING_OR_ROT, CREAM_TRIED, NO_BETTER], from: WEEKS },
  { tells: [ECZEMA, NEVER_CLEAR], says: [ECZEMA] },
  { tells: [PRESSED, LIES_OR_SITS] },
  { tells: [MOLE, MOLE_CHANGES], says: [MOLE_CHANGES], never: MOLE_AS_BEFORE, overrules: true },
  { tells: [RASH_OF_SKIN, STEROID_TRIED, STAYS], from: WEEKS, overrules: true },
  { tells: [NAILS, NAIL_ILL, NAIL_TRIED], overrules: true },
  { tells: [TOENAIL, GROWS_IN], says: [GROWS_IN], from: WEEKS, overrules: true },
  { tells: [FOOT_FUNGUS, CREAM_USED, UNTOUCHED], from: WEEKS, overrules: true },
  {
    tells: [
      /\b(?:velvety|dark (?:\w+ )?(?:patch\w*|skin|neck|band)|acanthosis|aterciopelad[oa]|oscur[oa]|negr[oa]|prieto)\b/,
      /\b(?:neck|armpits?|nape|cuello|axilas?|nuca)\b/,
      /\b(?:gain\w*|weight|pounds|sugar|diabetes|blood test|a1c|prediabet\w*|peso|kilos|libras|azucar)\b/,
    ],
    never: /\b(?:sudden\w*|very thirsty|vomit\w*|hickey|bruise|vomit\w*)\b/,
    overrules: true,
  },
  {
    tells: [
      /\b(?:heels?|tail ?bone|sacrum|hips?|buttocks?|talon(?:es)?|nalgas?|cadera|cola|sacro)\b/,
      /\b(?:red|redness|pink|purple|roj[oa]|rojez|colorad[oa])\b/,
      /\b(?:lying|lies|bed ?ridden|bedbound|in bed|wheelchair|sits all|acostad[oa]|encamad[oa]|silla de ruedas|en cama)\b/,
      /\b(?:mattress|cushions?|pressure|pressed|colchon|cojin(?:es)?|presion\w*)\b/,
    ],
    never: /\b(?:fever|pus|black|smell\w*|bone|hot|open|deep|fiebre|negr[oa]|huele|hueso|abiert[oa])\b/,
    overrules: true,
  },
  { tells: [WART, WART_TREATED, WART_STAYS], from: WEEK * 4, overrules: true },
  {
    tells: [
      WART,
      /\b(?:keeps? (?:coming|growing)|c[ao]mes? back|spreading|multiply\w*|vuelven?|sale otra vez|mas y mas)\b/,
    ],
    overrules: true,
  },
  { tells: [SCAR, SCAR_GROWS, SCAR_OLD], says: [SCAR_GROWS], explains: ['postpartum', 'post-surgery'] },
  { tells: [SORE_SPOT, RED_SPOT], says: [RED_SPOT] },
  {
    tells: [SHINGLES, HEALED_WEEKS_AGO, STILL_BURNS],
    from: THREE_WEEKS,
    without: ['eye-pain', 'vision-change', 'photophobia'],
    explains: ['shingles', 'burn', 'insomnia', 'fall'],
  },
  { tells: [IVY, THIRD_WEEK], overrules: true },
  { tells: [LEG_SORE], says: [LEG_SORE], from: WEEKS, overrules: true },
  { tells: [SKIN_OF_LONG, CARE_FAILS], from: WEEKS, overrules: true },
  { tells: [LICE, TREATED, STILL_ALIVE], says: [STILL_ALIVE], overrules: true },
  { tells: [BRUISED, UNSTRUCK], from: WEEKS },
  { tells: [BITTEN, LUMP_UNDER_SCAR], unless: LUMP_ILL, from: WEEKS, overrules: true },
]
