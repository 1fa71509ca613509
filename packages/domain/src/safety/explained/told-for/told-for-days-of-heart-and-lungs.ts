import type { ForDays } from './for-days'

const KIN =
  '(?:mother|father|mom|dad|mum|brother|sister|half ?brother|half ?sister|uncle|aunt|cousin|grand\\w+|son|daughter|twin|parents?|mama|papa|madre|padre|herman[oa]|ti[oa]|abuel[oa]|hij[oa]|prim[oa])s?'
const HEART_OF_FAMILY = new RegExp(
  `\\b${KIN}\\b[^.;!?\\n]{0,70}\\b(?:thick\\w* heart|heart muscle|hypertrophic|cardiomyopath\\w*|hcm|long qt|brugada|wpw|marfan|aneurysm|aortic|bicuspid|dissection|(?:stents?|bypass|heart attack|infarto|died|murio)\\b[^.;!?\\n]{0,15}\\b(?:at|a los|age) (?:age )?(?:2|3|4|5)\\d|sudden\\w* (?:death|died)|factor (?:v|five)|clotting disorder|musculo del corazon|miocardiopatia|corazon (?:grueso|grande)|qt largo|aneurisma)\\b`,
)
const ASKS_TO_BE_TESTED =
  /\b(?:screen\w*|tested|get checked|be checked|checked for|genetic\w*|who (?:should|do|can) (?:i|we) (?:see|ask|call)|which (?:doctor|specialist)|do (?:i|we|my kids) need (?:a |an |to )?(?:test|echo|scan|checked|see)|should (?:i|we|my \w+) (?:be |get )?(?:tested|checked|screened|see)|referral|appointment|(?:me|nos|hacerme|hacernos) (?:\w+ )?(?:revisar|chequear|examinar|estudiar|revisen|hagan)|con (?:que (?:doctor|medico|especialista)|quien)|a quien (?:veo|consulto)|prueba genetica)\b/

const VESSEL_OR_VALVE =
  /\b(?:aort\w+|aneurysms?|aneurisma|(?:artery|vessel|arteria|vena) (?:in|of|de)|belly artery|carotids?|carotida|neck artery|(?:whoosh\w*|swish\w*|bruit)(?: \w+){0,3}? neck|heart valve|valve (?:leak|narrow)\w*|leaky valve|murmur|soplo|enlarged heart|bulge in (?:my|his|her) (?:\w+ )?artery)\b/
const TO_BE_FOLLOWED =
  /\b(?:due (?:for|to)|yearly|annual|every year|follow ?up|(?:need|needs|set up|make|schedule|book) (?:an? |the |my |another |next )*(?:scan|ct|echo\w*|ultrasound|mri|appointment|one|visit)|(?:letter|report|doctor|they|radiolog\w+|nurse) (?:\w+ ){0,2}(?:says?|said|advis\w+|recommend\w*|wants?|order\w+|told)[^.;!?\n]{0,40}\b(?:appointment|see|ultrasound|scan|specialist|vascular|cardiolog\w+|follow ?up|weeks?)|ordered an? (?:ultrasound|scan|echo\w*|ct)|me toca|cada ano|anual|control|hacer (?:cita|el estudio)|mandar\w* (?:a |un |una )?(?:hacer )?(?:un |una )?(?:ultrasonido|eco\w*|tomografia|especialista))\b/
const ANY_PAIN_OR_FAILING =
  /\b(?:ripping|tearing|pulsing|throbbing|passed out|faint\w*|weak\w*|numb\w*|slur\w*|droop\w*|chest (?:pain|tight\w*|pressure)|back pain|belly pain|(?:belly|back|chest) (?:hurts|aches)|cant breathe|short of breath|desmay\w*|dolor (?:de|en)|falta de aire)\b/

const DOCTOR_GONE =
  /\b(?:(?:doctor|cardiolog\w+|pulmonolog\w+|allergist|specialist|pediatrician|lung doctor|heart doctor|doc|surgeon|doctora?|neumolog[oa])\b[^.;!?\n]{0,20}\b(?:retired|moved|left|quit|closed|died|passed away|doesnt take|stopped taking|se (?:jubilo|retiro|mudo|fue)|cerro)|we (?:just )?moved (?:from|here|to)|new (?:office|doctor|practice|clinic) (?:says|wants|needs|said)|nos mudamos|doctor nuevo)\b/
const KEPT_GOING =
  /\b(?:refill\w*|renew\w*|prescription|scan|check ?up|recheck|inhalers?|puffers?|oxygen|coumadin|warfarin|inr|echo|eco|revision|pacemaker check|recet\w*|surt\w+|renov\w+|inhalador\w*|oxigeno|marcapasos)\b/

const EKG =
  /\b(?:ekg|ecg|electrocardiogram\w*|electro|heart tracing|holter|heart monitor|echo(?:cardiogram)?|calcium score|stress test)\b/
const EKG_ODD =
  /\b(?:short pr|delta wave|wpw|wolff\w*|brugada|long qt|qt (?:interval|prolong\w*|is)|bundle branch|block|abnormal\w*|irregular\w*|murmur|enlarge\w*|thick\w*|leak\w*|borderline|salio (?:mal|anormal|alterad[oa])|bloqueo|onda delta)\b/
const ADVISES =
  /\b(?:(?:advis|recommend|suggest)\w*|(?:see|ask|refer\w*|review by|review) (?:\w+ ){0,2}(?:cardiolog\w*|heart doctor|specialist)|cardiology (?:review|referral|appointment)|follow ?up|(?:dice|dicen|dijo|dijeron|recomiend\w+) [^.;!?\n]{0,30}(?:cardiolog[oa]|especialista))\b/

const HEART_RHYTHM =
  /\b(?:heart(?: s)? (?:rhythm|beat|electrical)|qt|rhythm|ritmo (?:del corazon|cardiaco)|ekg|ecg|electro\w*)\b/
const NEW_PILL =
  /\b(?:antidepressants?|\w+pram|zoloft|lexapro|celexa|antibiotics?|azithromycin|z ?pack|methadone|hydroxychloroquine|plaquenil|new (?:pill|medicine|medication|drug)|allergy pill|nausea pill|antidepresivo|antibiotico|medicina nueva|pastilla nueva)\b/
const EKG_SOON =
  /\b(?:(?:ask|get|have|need|order\w*|do|wants?) (?:\w+ ){0,3}(?:ekg|ecg|electro\w*|heart tracing)|(?:ekg|ecg|electro\w*) (?:at|before|next|within|in)|pedir(?:le)? (?:un )?electro\w*|hacer(?:me|le)? (?:un )?electro\w*)\b/

const ANKLE_PILL =
  /\b(?:amlodipine|norvasc|nifedipine|felodipine|gabapentin|pregabalin|pioglitazone|amlodipino|nifedipino|pregabalina)\b/
const ANKLES_SWELL =
  /\b(?:ankles?|feet|legs?|tobillos?|pies|piernas?)\b[^.;!?\n]{0,50}\b(?:sock (?:mark|line|ring)s?|swell\w*|swollen|puff\w*|dents?|tight shoes|hinch\w+|marcad\w+|marca\w* (?:del? )?(?:la )?(?:calceta|calcetin))\b|\b(?:sock (?:mark|line|ring)s?|marca\w* (?:del?|de la|de los) calcet\w+)\b/
const ILL_OF_HEART =
  /\b(?:one (?:leg|ankle|side|calf)|(?:left|right) (?:leg|ankle|calf)|breathless|short of breath|cant (?:lie|breathe)|(?:gained|up) \d+|pregnan\w*|red|hot|una (?:sola )?pierna|falta de aire|sub\w+ de peso|embarazad[oa])\b/

const NEW_VALVE =
  /\b(?:(?:artificial|mechanical|metal|tissue|pig|cow|replaced|replacement|new|prosthetic|bovine) (?:heart )?valves?|heart valve|joint replacement|valvula (?:artificial|mecanica|del corazon|nueva))\b/
const DENTIST =
  /\b(?:dentist|dental|teeth clean\w*|cleanings?|root canal|extraction|tooth (?:pulled|out)|dentista|limpieza)\b/
const BEFORE_IT =
  /\b(?:antibiotic|amoxicillin|pre ?med\w*|pill before|prophyla\w*|antibiotico|amoxicilina|pastilla antes)\b/

const RAW_FRUIT =
  /\b(?:apples?|peach\w*|cherr\w+|pears?|plums?|kiwis?|melon|carrots?|celery|banana|raw (?:fruit|vegetable)s?|almonds?|hazelnuts?|manzanas?|duraznos?|cerezas?|peras?|kiwi|melon|zanahorias?|apio)\b/
const MOUTH_ITCHES =
  /\b(?:(?:lips?|mouth|tongue|throat|palate|roof of (?:my|his|her|the) mouth|labios?|boca|lengua|garganta|paladar)\b[^.;!?\n]{0,40}\b(?:itch\w*|tingl\w*|scratchy|fuzzy|pica\w*|pican|hormigue\w*|comezon)|(?:itch\w*|tingl\w*|pica\w*|pican|hormigue\w*|comezon)\b[^.;!?\n]{0,30}\b(?:lips?|mouth|tongue|throat|palate|labios?|boca|lengua|garganta|paladar))\b/
const EACH_TIME =
  /\b(?:every time|each time|whenever|always|(?:two|three|\d) (?:springs|summers|years)|for (?:years|months)|cada vez|siempre|desde hace|(?:dos|tres) (?:anos|primaveras))\b/

const ALLERGY =
  /\b(?:allerg\w*|wasps?|bee|hornet|yellow ?jacket|sting|stings|penicillin|amoxicillin|peanuts?|nuts?|shellfish|hives|alerg\w*|avispas?|abejas?|penicilina|cacahuates?|mariscos?|ronchas?)\b/
const TO_BE_TESTED =
  /\b(?:(?:allergy|skin|venom|blood) (?:test\w*|shots?)|(?:get|be|been|want|wants|like|need|needs|getting|have) (?:\w+ ){0,2}(?:allergy )?tested|see (?:an |the )?allergist|(?:referral|referred|sent|appointment) (?:to|with|for) (?:an |the )?allerg\w+|allergist|shots for (?:venom|bees?|wasps?|stings)|desensiti\w+|prueba (?:de|para) (?:la )?alergias?|ver (?:a |al |a un |a una )?(?:alergolog[oa]|alergista)|alergolog[oa]|que me hagan (?:la |una )?prueba)\b/
const HAS_REACTED =
  /\b(?:rash|hives|itch\w*|swell\w*|swoll\w*|reacti\w+|reacted|sneez\w*|estornud\w*|pican?|chart|label\w*|told|since|every time|each time|whenever|as a (?:kid|baby|child)|stung|sting|refer\w*|booked|sarpullido|ronchas?|comezon|hinch\w*|reaccion\w*|dijeron|desde|cada vez|de (?:nin[oa]|chic[oa]|bebe)|pico)\b/
const ALLERGY_NOW =
  /\b(?:right now|just (?:now|ate|got|took|happened)|minutes ago|hour ago|hours ago|today|tonight|this (?:morning|afternoon|evening)|spreading|throat (?:is |feels |tight|clos|swell)\w*|cant (?:breathe|swallow)|wheez\w*|ahorita|hoy|hace (?:\w+ )?(?:minutos|horas?|rato)|anoche)\b/

const LUNG_FELL =
  /\b(?:collapsed lung|pneumothorax|lung collapse\w*|(?:blood )?clots? in (?:my|his|her) lungs?|pulmonary embol\w+|heart (?:attack|surgery)|stents?|pulmon colapsado|neumotorax)\b/
const FIT_FOR =
  /\b(?:scuba|div(?:e|ing)|skydiv\w*|fly(?:ing)?|altitude|marathon|play (?:football|sports|soccer)|bucear|buceo|volar|paracaid\w+)\b/
const PAPER_FOR =
  /\b(?:letter|clearance|cleared|sign\w* off|note|form|certificate|okay from|permission|safe to|carta|permiso|constancia|alta)\b/

const SMOKES =
  /\b(?:vap(?:e|ed|ing|es)|smok(?:e|ed|ing|es)|cigarettes?|juul|pack a day|nicotine|fum(?:o|ar|aba|a|ando)|cigarros?|vape\w*|vapeo|vapear)\b/
const WANTS_OFF =
  /\b(?:(?:want|trying|ready|like|need\w*|help(?: me| him| her)?) (?:help )?(?:to )?(?:quit(?:ting)?|stop|off (?:it|of it)|get off|cut (?:down|back))|want off|how (?:do|can) i (?:quit|stop)|(?:quiero|quiere|quisiera|ayud\w+ (?:a |para )?) ?dejar(?:lo|de)?|dejar (?:de fumar|el cigarro|el vape|de vapear))\b/
const ILL_OF_LUNG =
  /\b(?:short of breath|breathless|chest (?:pain|hurts|tight\w*)|blood|fever|vomit\w*|quit (?:\w+ )?(?:ago|yesterday|last|in \d)|(?:years?|months?) since i quit|falta de aire|sangre|fiebre)\b/

const DEVICE = /\b(?:icd|defibrillator|pacemaker|loop recorder|desfibrilador|marcapasos)\b/
const BATTERY =
  /\b(?:battery|batteries|replacement|generator|end of life|eri|bateria|pila|recambio|cambio de (?:bateria|pila|generador))\b/
const SOON =
  /\b(?:(?:next|coming|within|in) (?:\w+ ){0,3}(?:weeks?|months?)|replac\w+|book|schedul\w*|appointment|proxim\w+|en (?:\w+ )?(?:semanas|meses)|cita|programar)\b/
const DEVICE_ILL = /\b(?:shock\w*|zapp?\w*|faint\w*|passed out|dizz\w*|pus|red|fever|descarga\w*|desmay\w*|mare\w*)\b/

const COLD_FINGERS =
  /\b(?:fingers?|toes?|fingertips?|hands|dedos|manos)\b[^.;!?\n]{0,50}\b(?:white|blue|purple|numb|blanc\w+|morad\w+|azul\w*)\b[^.;!?\n]{0,60}\b(?:cold|winter|freezer|ac|air conditioning|frio|invierno|congelador)\b/
const SCARRED =
  /\b(?:crack\w*|sores?|ulcers?|pits?|tight\w* (?:feeling )?skin|skin (?:is |feels )?(?:tight|thick|hard)|joints?|rash|worse|grietas?|llagas?|piel (?:tiesa|dura|apretada)|coyunturas?|peor)\b/

const OXYGEN =
  /\b(?:oxygen (?:tub\w*|cannula|concentrator|hose|machine|prescription|at home|set ?up)|home oxygen|cannula|on oxygen|cpap|bipap|oxigeno (?:en casa|de casa)|canula|manguera del oxigeno)\b/
const RUBS =
  /\b(?:sores?|rubb\w*|chaf\w*|raw|dry nose|irritat\w*|nose ?bleeds? a (?:speck|bit|little)|renew\w*|renewal|different set ?up|leaks?|llagas?|roz\w+|irrit\w+|resec\w+)\b/
const BREATHES_AS_EVER =
  /\b(?:as (?:usual|ever|always)|same as (?:ever|always|usual)|my (?:usual|normal)|breath\w* (?:is |are )?(?:the same|fine|normal|ok)|no (?:more )?(?:breathless|short)\w*|como siempre|igual que siempre|respir[oa] (?:bien|igual))\b/

const OF_PAYING =
  /\b(?:cover\w*|medicare|medicaid|insurance|pays?|paid|bills?|cost\w*|copay|seguro|cubre\w*|cuesta|pagar?)\b/

/** What of hearts, vessels, lungs and allergies waits for a visit: known and followed, of the family, to be tested, renewed or signed. */
export const FOR_DAYS_OF_HEART_AND_LUNGS: readonly ForDays[] = [
  { tells: [HEART_OF_FAMILY, ASKS_TO_BE_TESTED], never: ANY_PAIN_OR_FAILING, overrules: true },
  { tells: [VESSEL_OR_VALVE, TO_BE_FOLLOWED], never: ANY_PAIN_OR_FAILING, overrules: true },
  { tells: [DOCTOR_GONE, KEPT_GOING], never: ANY_PAIN_OR_FAILING, overrules: true },
  { tells: [EKG, EKG_ODD, ADVISES], never: ANY_PAIN_OR_FAILING, overrules: true },
  { tells: [HEART_RHYTHM, NEW_PILL, EKG_SOON], never: ANY_PAIN_OR_FAILING, overrules: true },
  { tells: [ANKLE_PILL, ANKLES_SWELL], says: [ANKLES_SWELL], never: ILL_OF_HEART, overrules: true },
  { tells: [NEW_VALVE, DENTIST, BEFORE_IT], without: ['fever', 'temp-38', 'chills'], overrules: true },
  { tells: [RAW_FRUIT, MOUTH_ITCHES, EACH_TIME], says: [MOUTH_ITCHES], never: ALLERGY_NOW, explains: ['mouth-tingle'] },
  { tells: [ALLERGY, TO_BE_TESTED, HAS_REACTED], says: [HAS_REACTED], never: ALLERGY_NOW, overrules: true },
  { tells: [LUNG_FELL, FIT_FOR, PAPER_FOR], never: ANY_PAIN_OR_FAILING, overrules: true },
  { tells: [SMOKES, WANTS_OFF], never: ILL_OF_LUNG, overrules: true },
  { tells: [DEVICE, BATTERY, SOON], never: DEVICE_ILL, unless: OF_PAYING, overrules: true },
  { tells: [COLD_FINGERS, SCARRED], never: /\b(?:black|gangren\w*|right now|today|frost\w*|negr[oa]s?)\b/ },
  { tells: [OXYGEN, RUBS, BREATHES_AS_EVER], overrules: true },
]
