import { THREE_WEEKS, WEEKS, type ForDays } from './for-days'

const WEEK = 7
const IS_WELL =
  /\b(?:no (?:fever|pain|symptoms|bleeding|bruis\w*|chest pain|headache|redness|pus)|afebrile|feel (?:\w+ )?(?:well|fine|ok|okay)|(?:eat\w*|walk\w*|play\w*) (?:\w+ )?(?:ok|okay|fine|well|normal\w*)|thriving|sin (?:fiebre|dolor|sangrado)|me siento bien|no tengo (?:fiebre|dolor)|come bien)\b/

const LOW_SUGAR =
  /\b(?:sugars?|glucose|cgm|dexcom|libre|sensor|meter|numbers?|lows?|azucar|glucosa)\b[^.;!?\n]{0,40}\b(?:5[5-9]|6\d|low|lows|baj[oa]s?)\b/
const SEVERAL_LOWS =
  /\b(?:(?:two|three|four|five|several|\d|few|couple of|most) (?:mornings|nights|times|lows|days|afternoons)|(?:every|each) (?:other )?(?:morning|night|few days)|(?:mild )?lows (?:this|in)|keeps? (?:going|running|dipping) low|past (?:\w+ ){0,3}weeks?|varias (?:mananas|noches|veces)|(?:dos|tres|cuatro) (?:mananas|noches|veces)|estas semanas)\b/
const FIXED_WITH_SUGAR =
  /\b(?:(?:fix\w*|better|fine|gone|came up|back up|treat\w*|correct\w*|settled|sube|compon\w*|quita\w*|mejor\w*)\b[^.;!?\n]{0,40}\b(?:tabs?|tablets?|juice|candy|glucose|sugar|snack|cookies?|jugo|dulce|azucar|pastillas)|(?:tabs?|tablets?|juice|candy|snack|jugo|dulce)\b[^.;!?\n]{0,30}\b(?:fix\w*|helps?|helped|brings?|brought|works?|worked|quita|sube|ayuda))\b/
const LOW_IN_EARNEST =
  /\b(?:pass\w* out|faint\w*|confus\w*|seiz\w*|wont wake|glucagon|unconscious|right now|(?:3|4)\d\b(?! ?(?:units|u|years|yo))|desmay\w*|convuls\w*|ahorita)\b/

const AFTER_HOSPITAL =
  /\b(?:hospitali[sz]ed|in the hospital|discharged|icu|left the hospital|hospitaliz\w+|dieron de alta|sali del hospital)\b/
const GRAVE_THEN =
  /\b(?:sepsis|septic|bloodstream infection|blood infection|pneumonia|covid|infection|sepsis|infeccion|neumonia)\b/
const STILL_WEAK =
  /\b(?:wiped out|tired|exhaust\w*|worn out|no energy|weak\w*|hair|brain fog|foggy|sleep\w*|cansad\w+|agotad\w+|sin fuerzas|se me cae el (?:pelo|cabello))\b/

const TURNS_COLOR =
  /\b(?:fingers?|fingertips?|toes?|hands?|dedos|manos)\b[^.;!?\n]{0,40}\b(?:white|pale|blanc[oa]s?)\b[^.;!?\n]{0,30}\b(?:blue|red|purple|azul\w*|roj[oa]s?|morad[oa]s?)\b/
const WITH_COLD = /\b(?:cold|cool|winter|freezer|chill\w*|ac|air conditioning|frio|fria|invierno|congelador)\b/
const COLOR_IS_BACK =
  /\b(?:not cold now|color (?:is )?(?:normal|back|fine)|back to normal|pinks? up|warm\w*|goes away|comes back|went away|now|regresa|normal|se quita|vuelve)\b/
const DIGIT_DIES =
  /\b(?:black|gangrene|(?:still|stays?|stuck|wont) (?:\w+ )?(?:white|blue|cold)|for hours|one (?:finger|hand|toe|foot) only|pus|negr[oa]|gangrena)\b/

const KITTEN = /\b(?:cats?|kittens?|gat[oa]s?|gatit[oa]s?)\b/
const SCRATCHED = /\b(?:scratch\w*|claw\w*|bit|bite|rasgun\w*|aran\w*|mordi\w*)\b/
const NODE =
  /\b(?:lumps?|bumps?|nodes?|glands?|swelling|egg|ball|bolita|bola|bulto|ganglio)\b[^.;!?\n]{0,40}\b(?:armpit|neck|groin|elbow|jaw|axila|cuello|ingle|codo|quijada)\b|\b(?:armpit|neck|groin|elbow|axila|cuello|ingle|codo)\b[^.;!?\n]{0,30}\b(?:lumps?|bumps?|nodes?|glands?|bolita|bola|bulto|ganglio)\b/
const NODE_FESTERS =
  /\b(?:red over|hot|pus|drain\w*|streak\w*|fever of|high fever|cant (?:move|lift)|roj[oa]|caliente|supura\w*)\b/

const SHINGLES = /\b(?:shingles|zoster|culebrilla)\b/
const HEALED_WEEKS_AGO =
  /\b(?:(?:scabs?|blisters?|rash|it|shingles)\b[^.;!?\n]{0,40}\b(?:fell off|gone|healed|cleared|dried|over|faded)\b|(?:weeks|months) ago|after (?:my )?shingles|(?:costras|ampollas|ronchas)\b[^.;!?\n]{0,30}\b(?:cayeron|secaron|quitaron)|hace (?:\w+ )?(?:semanas|meses))\b/
const STILL_BURNS =
  /\b(?:still|keeps?|continues?|sigue|todavia|aun)\b[^.;!?\n]{0,30}\b(?:burn\w*|hurt\w*|pain\w*|ach\w*|sting\w*|zap\w*|ard\w*|quem\w*|duel\w*|dolor)\b/

const SLOWED =
  /\b(?:always cold|been cold|feel\w* cold|cold all the time|cold intoleran\w*|siempre (?:con )?frio|friolent\w+|tengo frio)\b/
const GAINED_OR_DRY =
  /\b(?:up (?:\w+ )?(?:pounds|lbs|kilos)|gain\w* (?:\w+ )*?(?:weight|pounds|lbs)|weight gain|dry (?:skin|hair)|constipat\w*|subi\w* de peso|piel seca|resec\w+|estren\w+)\b/

const VALVE =
  /\b(?:artificial|mechanical|replaced|prosthetic|tissue|pig|heart) (?:heart )?valves?\b|\bvalvula (?:artificial|mecanica|del corazon|protesica)\b/
const DENTAL = /\b(?:dentist|dental|cleaning|tooth pulled|extraction|root canal|dentista|limpieza|muela|extraccion)\b/
const PILL_BEFORE =
  /\b(?:(?:pill|antibiotic|amoxicillin|prescription|dose|medicine)\b[^.;!?\n]{0,25}\b(?:before|ran out|expired|beforehand|first)|premed\w*|prophyla\w*|pastilla antes|antibiotico antes|receta)\b/

const PLATELETS = /\b(?:platelets?|plaquetas|plt)\b[^.;!?\n]{0,40}\b(?:[5-9]\d|1[0-4]\d)(?:k|,?000)?\b/
const COUNT_KNOWN =
  /\b(?:last (?:year|time|month)|same|stable|was|were|has been|routine|follow ?up|repeat\w*|recheck|ano pasado|igual|estable|rutina|repetir)\b/
const BLEEDS =
  /\b(?:bleed\w*|bruis\w*|dots|petechi\w*|nose ?bleeds?|surgery|pregnan\w*|fever|dropp\w*|falling|sangr\w+|moreton\w*|puntitos|cirugia|embaraz\w+|fiebre)\b/

const DAILY_TYLENOL =
  /\b(?:tylenol|acetaminophen|paracetamol|ibuprofen|advil|aleve|naproxen|acetaminofen|ibuprofeno|naproxeno|nsaids?)\b/
const DAY_AFTER_DAY =
  /\b(?:(?:pretty much |nearly |almost )?every ?day|daily|each day|todos los dias|diario|diariamente|casi diario)\b/
const FOR_MONTHS =
  /\b(?:months?|years?|since (?:about )?(?:january|february|march|april|may|june|july|august|september|october|november|december|last (?:year|fall|spring|summer|winter))|meses|anos?|desde (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/
const AS_PRESCRIBED =
  /\b(?:doctor (?:prescribed|told|said)|prescribed|my doctor knows|baby aspirin|81|doctor me (?:receto|dijo))\b/

const IVY = /\b(?:itchy rash|poison (?:ivy|oak|sumac)|ivy rash|hiedra venenosa|roble venenoso)\b/
const THIRD_WEEK =
  /\b(?:third|3rd|fourth|4th|tercera|cuarta) (?:week|semana)\b|\b(?:three|four|3|4|tres|cuatro) (?:weeks|wks|semanas)\b/

const LOW_BACK = /\b(?:low(?:er)? back|lumbar|lumbago|back (?:ache|pain)|espalda baja|cintura|dolor de espalda)\b/
const BACK_NO_BETTER =
  /\b(?:no (?:better|relief|improvement|change)|not (?:better|improving|helping|working)|isnt (?:better|helping)|still (?:hurts|aches|sore)|doesnt help|didnt help|same|no (?:se )?(?:me )?(?:quita|mejora|ayuda)|sigue igual)\b/

const COLD_SORE =
  /\b(?:cold sores?|fever blisters?|lip herpes|oral herpes|herpes labial|fuegos?(?: en (?:el|los) labios?)?|boqueras)\b/
const OFTEN =
  /\b(?:(?:fourth|fifth|sixth|seventh|eighth|\dth) (?:\w+ ){0,3}(?:this year|since)|(?:[4-9]|four|five|six|seven|eight|ten) (?:times )?(?:this|a|per|in a|last) year|every (?:month|few weeks|other month)|keep (?:getting|coming)|(?:cuatro|cinco|seis|siete|[4-9]) (?:veces )?(?:este|al|en el) ano|cada mes|prevent\w*|suppress\w*)\b/

const LEAD_FOUND =
  /\b(?:lead|plomo)\b[^|]{0,60}\b(?:paint|positive|found|pipes?|water|sills?|dust|porch|pintura|tuberia|agua)\b|\b(?:paint|county|inspector|landlord|pintura|inspectora?|casero)\b[^|]{0,60}\b(?:lead|plomo)\b/
const SMALL_CHILD = /\b(?:(?:month|year)s? olds?|toddler|baby|son|daughter|kids?|bebe|nin[oa]s?|hij[oa]s?|niet[oa]s?)\b/
const BLOOD_TEST =
  /\b(?:blood (?:\w+ )?(?:check\w*|test\w*|draw\w*|level)|lead (?:level|test)|test(?:ed)? (?:his|her|their|the kids|for lead)|check\w* (?:his|her|their) blood|prueba de (?:sangre|plomo)|analisis|nivel de plomo)\b/

const ON_STEROIDS = /\b(?:prednis\w*|steroids?|dexamethasone|cortisone|prednisona|esteroides?|cortisona|dexametasona)\b/
const STEROID_LOOK =
  /\b(?:moon face|(?:face|cheeks)(?: \w+){0,3} (?:round|puffy|moon|fat)|round as|pimples|acne|buffalo hump|stretch marks|mood\w*|snap\w*|irritab\w*|cara (?:\w+ )?(?:redonda|hinchada|de luna)|espinillas|acne|estrias|enoj\w*)\b/

const A_SORE =
  '(?:(?:a|an|open|this|that|one|shallow|small|little) (?:\\w+ )?(?:sore|ulcer|wound)|sores|ulcers|llagas?|ulceras?)'
const OF_LEG = '(?:legs?|ankles?|shins?|calf|heel|foot|piernas?|tobillo|espinilla|talon|pie)'
const LEG_SORE = new RegExp(
  `\\b${A_SORE}\\b[^.;!?\\n]{0,40}\\b${OF_LEG}\\b|\\b(?:leg|ankle|shin|pierna|tobillo) (?:sores?|ulcers?|llagas?|ulceras?)\\b`,
)

/** What begins or stays in people who are treated or have been, for a doctor in days (MedlinePlus, CDC, NHS). */
export const FOR_DAYS_OF_THE_TREATED: readonly ForDays[] = [
  {
    tells: [LOW_SUGAR, SEVERAL_LOWS, FIXED_WITH_SUGAR],
    never: LOW_IN_EARNEST,
    without: ['glucose-54', 'confused', 'drowsy', 'fainted', 'seizure', 'pregnant', 'vomiting', 'child-word'],
    explains: ['glucose-70', 'hypoglycemia-words', 'tremor', 'sweating', 'dizzy', 'feels-faint'],
  },
  {
    tells: [AFTER_HOSPITAL, GRAVE_THEN, STILL_WEAK, IS_WELL],
    from: WEEKS,
    without: ['fever', 'temp-38', 'chills', 'short-of-breath', 'confused'],
    explains: ['unusual-exhaustion', 'infection', 'sepsis', 'tired', 'hair-loss', 'post-surgery'],
  },
  {
    tells: [TURNS_COLOR, WITH_COLD, COLOR_IS_BACK],
    never: DIGIT_DIES,
    explains: ['cold-limb', 'frostbite', 'pain-other', 'dark-part', 'limb-numb'],
  },
  {
    tells: [KITTEN, SCRATCHED, NODE],
    says: [NODE],
    from: WEEK,
    never: NODE_FESTERS,
    explains: ['boil-grown', 'boil-place', 'animal-bite'],
  },
  {
    tells: [SHINGLES, HEALED_WEEKS_AGO, STILL_BURNS],
    from: THREE_WEEKS,
    without: ['eye-pain', 'vision-change', 'photophobia'],
    explains: ['shingles', 'burn', 'insomnia', 'fall'],
  },
  {
    tells: [SLOWED, GAINED_OR_DRY],
    from: WEEKS,
    without: ['confused', 'drowsy', 'temp-low'],
    explains: ['heat-stroke', 'cold', 'rash'],
  },
  { tells: [VALVE, DENTAL, PILL_BEFORE], without: ['fever', 'temp-38', 'chills'] },
  { tells: [PLATELETS, COUNT_KNOWN], unless: BLEEDS },
  {
    tells: [DAILY_TYLENOL, DAY_AFTER_DAY, FOR_MONTHS],
    never: AS_PRESCRIBED,
    without: ['jaundice', 'black-stool', 'dark-urine', 'vomiting'],
  },
  { tells: [IVY, THIRD_WEEK], overrules: true },
  { tells: [LOW_BACK, BACK_NO_BETTER], from: WEEKS, overrules: true },
  { tells: [COLD_SORE, OFTEN], overrules: true, explains: ['cold'] },
  { tells: [LEAD_FOUND, SMALL_CHILD, BLOOD_TEST] },
  {
    tells: [ON_STEROIDS, STEROID_LOOK, FOR_MONTHS],
    without: ['throat-swelling', 'hives', 'cannot-breathe', 'short-of-breath', 'vomiting', 'fever'],
    explains: ['face-swelling', 'rash'],
    overrules: true,
  },
  { tells: [LEG_SORE], says: [LEG_SORE], from: WEEKS, overrules: true },
]
