import { WEEKS, type ForDays } from './for-days'

const SKIN_OF_LONG =
  /\b(?:dandruff|scalp|acne|pimples|eczema|psoriasis|rosacea|cradle cap|fung\w+|jock itch|ring ?worm|athletes? foot|cold sores?|seborrh\w+|keratosis|folliculitis|dry skin|caspa|cuero cabelludo|acne|espinillas|eccema|hongos?|tina|piel reseca)\b/
const CARE_FAILS =
  /\b(?:(?:shampoo|cream|creams|wash|lotion|ointment|stuff|soap|treatment|pads|gel|hydrocortisone|antifungal|otc|champu|crema|pomada|jabon|tratamiento|loci?on)\b[^.;!?\n]{0,25}\b(?:isnt|arent|not|doesnt|dont|didnt|hasnt|wont|no) (?:\w+ ){0,2}(?:help\w*|work\w*|touch\w*|clear\w*|do\w*|sirv\w*|ayud\w*|hac\w*|quit\w*)|(?:not|isnt|hasnt|wont) (?:\w+ )?(?:better|clear\w*|gone|going away)|getting worse|nothing (?:helps|works)|did nothing|no se (?:me |le )?quita|nada (?:me |le )?(?:sirve|ayuda))\b/

const PERIOD_PAIN =
  /\b(?:cramps?|period (?:pain|cramps?)|painful periods?|periods? (?:\w+ )?(?:hurts?|painful)|colicos (?:menstruales|de la regla)?|dolor (?:de|en) (?:la |mi )?(?:regla|menstruacion))\b/
const STAYS_HOME =
  /\b(?:miss\w* (?:\w+ ){0,2}(?:work|school|class\w*|days?)|(?:stay|stays|kept|keeps|leave|left|call\w*) (?:\w+ ){0,3}(?:home|in bed|off|work|in sick)|cant (?:go to )?(?:work|school)|falt\w+ (?:\w+ )?(?:trabajo|escuela|clases)|no puedo (?:ir a )?(?:trabajar|la escuela))\b/
const EVERY_MONTH = /\b(?:every|each|month\w*|always|period\w*|cada mes|siempre|meses)\b/

const LEAKS = /\b(?:leak\w*|drip\w*|(?:pee|wet) (?:my|a (?:little|bit)|myself)|se me (?:sale|escapa|chorrea)|goteo)\b/
const OF_WATER = /\b(?:pee|urine|bladder|pants|underwear|myself|orina|pipi|calzon\w*)\b/
const ON_STRAIN =
  /\b(?:when(?:ever)? (?:i|she) (?:\w+ )?(?:cough|sneeze|laugh|jump|run|lift|exercise)\w*|(?:cough|sneez|laugh|jump|runn)ing|al (?:toser|estornudar|reir\w*|brincar|correr)|cuando (?:toso|estornudo|me rio|brinco|corro))\b/

const SCHOOL = /\b(?:school|teachers?|class(?:room)?|escuela|maestr[oa]|salon|clase)\b/
const CANNOT_SIT_STILL =
  /\b(?:sit(?:ting)? still|pay(?:ing)? attention|focus\w*|concentrat\w*|hyper\w*|fidget\w*|distract\w*|impulsive|daydream\w*|estarse quiet[oa]|poner atencion|concentr\w+|inquiet[oa]|distra\w+)\b/
const IS_TROUBLE =
  /\b(?:trouble|cant|cannot|wont|never|hard time|struggl\w*|calls?|calling|complain\w*|notes? home|behind|failing|no puede|siempre|se queja\w*|llama\w*|reporte\w*|batalla\w*)\b/

const HAND = /\b(?:hands?|fingers?|thumb|wrists?|manos?|dedos?)\b/
const ASLEEP =
  /\b(?:numb\w*|tingl\w*|falls? asleep|goes? to sleep|pins and needles|dormid[oa]s?|duermen?|adormec\w*|entum\w*|hormigue\w*)\b/
const BY_NIGHT =
  /\b(?:at night|every night|nights|wakes? (?:me|her|him)|when i (?:wake|sleep)|in my sleep|de noche|(?:en|por) las? noches?|me despierta)\b/
const STROKE_SIGNS = [
  'speech-trouble',
  'face-droop',
  'headache',
  'dizzy',
  'both-legs-weak',
  'vision-change',
  'vision-loss',
  'confused',
  'balance-loss',
  'sudden',
  'chest-pain',
  'neck-injury',
]
const MORE_THAN_NUMB =
  /\b(?:arm|leg|face|side|weak\w*|drop\w*|foot|feet|today|this morning|sudden\w*|cold|blue|white|brazo|pierna|cara|debil\w*|pie|pies|hoy|fri[oa]|morad[oa]|palid[oa])\b/

const FINGER = /\b(?:fingers?|thumbs?|dedos?|pulgar(?:es)?)\b/
const STICKS =
  /\b(?:(?:gets?|getting) stuck|locks?|locking|catch(?:es|ing)|snaps?|pops? (?:straight|open|back)|trigger|clicks?|se (?:me |le )?(?:traba|atora|engatilla|queda dobl\w+))\b/
const BENT = /\b(?:bend\w*|bent|straight\w*|open\w*|mornings?|clos\w*|doblar\w*|doblo|estir\w*|abrir\w*|manana)\b/
const FRESH_HURT = /\b(?:today|yesterday|fell|jam\w*|hit|cut|door|ring|hoy|ayer|cai|golpe\w*|cort\w*|anillo|puerta)\b/

const YEAST =
  /\b(?:yeast|thrush|monistat|diflucan|fluconazole|miconazole|(?:vaginal|down there)\b[^.;!?\n]{0,20}\b(?:itch\w*|discharge)|(?:itch\w*|discharge)\b[^.;!?\n]{0,20}\b(?:vagina\w*|down there)|candid\w+|comezon (?:vaginal|alla abajo)|flujo)\b/
const AFTER_CURE =
  /\b(?:c[ao]me back|comes back|back again|returned|again after|still (?:there|itch\w*|have)|(?:didnt|hasnt|not|doesnt|isnt) (?:\w+ )?(?:work\w*|help\w*|gone|go away|clear\w*|better)|(?:third|fourth|3rd|4th) (?:\w+ )?(?:time|one|infection)|volvio|regreso|otra vez|no se (?:me )?quit\w*|no (?:me )?(?:sirvio|funciono|ayudo))\b/
const OF_CURE =
  /\b(?:monistat|diflucan|fluconazole|miconazole|cream|pill|ovules?|suppositor\w+|treat\w*|otc|over the counter|crema|ovulos?|pastilla|tratamiento|medicine|month|year|mes|ano)\b/

const NIPPLE = /\b(?:nipples?|breasts?|pezon(?:es)?|senos?)\b/
const COMES_OUT =
  /\b(?:leak\w*|discharge|drip\w*|ooz\w*|fluid|clear stuff|milky|(?:me |le )?sale (?:\w+ )?(?:liquido|agua|leche|algo)|secrecion)\b/
const OF_NURSING =
  /\b(?:breast ?feed\w*|nurs(?:e|es|ing)|pump\w*|pregnan\w*|baby|milk (?:came|supply)|fever|red|hot|amamant\w*|doy pecho|embaraz\w*|bebe|fiebre|roj[oa])\b/

/** What home care has not mended in weeks, and what comes and goes for months (MedlinePlus, NHS). */
export const FOR_DAYS_NOT_BETTER: readonly ForDays[] = [
  { tells: [SKIN_OF_LONG, CARE_FAILS], from: WEEKS, overrules: true },
  { tells: [PERIOD_PAIN, STAYS_HOME, EVERY_MONTH], without: ['pregnant'], overrules: true },
  {
    tells: [LEAKS, OF_WATER, ON_STRAIN],
    without: ['back-pain', 'saddle-numb', 'both-legs-weak', 'pregnant'],
    explains: ['postpartum', 'cough', 'infant-word', 'lost-bladder-control'],
  },
  { tells: [SCHOOL, CANNOT_SIT_STILL, IS_TROUBLE] },
  {
    tells: [HAND, ASLEEP, BY_NIGHT],
    from: WEEKS,
    never: MORE_THAN_NUMB,
    without: STROKE_SIGNS,
    explains: ['one-side-weak', 'limb-deadened', 'limb-numb'],
  },
  { tells: [FINGER, STICKS, BENT], says: [STICKS], never: FRESH_HURT },
  { tells: [YEAST, AFTER_CURE, OF_CURE], without: ['pregnant'], overrules: true },
  { tells: [NIPPLE, COMES_OUT], says: [COMES_OUT], from: WEEKS, never: OF_NURSING, without: ['postpartum'] },
]
