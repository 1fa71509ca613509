import { MONTH, WEEKS, type ForDays } from './for-days'
import { words } from '../../../free-text/words'
import { MOTHER, OF_OFFICE, SUDDEN_OR_WITH_HEADACHE } from './told-for-words'

const BABY_WANTED =
  /\b(?:trying|tried|ttc|tratando|buscando|queriendo|intentando|tratamos|buscamos)\b[^.;!?\n]{0,40}\b(?:baby|babies|pregnant|conceive|kids?|embaraz\w*|encargar|bebe|hijos?|familia)\b/
const A_YEAR =
  /\b(?:(?:1[0-9]|2\d|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|diez|once|doce|trece|catorce|quince|dieciseis|dieciocho) (?:months|meses)|(?:a|an|one|two|three|1|2|3|un|dos|tres) (?:whole |full |and a half )?(?:years?|anos?)|over a year|mas de un ano)\b/

const PERIOD = /\b(?:periods?|menses|regla|periodo|menstruacion)\b/
const PERIOD_AWAY =
  /\b(?:(?:hasnt|havent|didnt|not|never) (?:come|had|shown|started|gotten|got)|no periods?|missed|stopped|skipp\w+|gone|no (?:me |le )?(?:baja|bajado|ha bajado|viene|ha venido|llega)|nunca (?:le |me )?(?:ha )?baj\w+|sin (?:regla|periodo))\b/
const FOR_MONTHS =
  /\b(?:(?:two|three|four|five|six|[2-9]|dos|tres|cuatro|cinco|seis|varios|several) (?:months|meses)|nunca|never)\b/

const FLUSHES = /\b(?:hot (?:flash\w*|flush\w*)|night sweats|bochornos?|sofocos?|calores)\b/

const FIRST_CARE =
  /\b(?:havent (?:seen|been to|found) (?:anyone|a doctor|a midwife|an? ob\w*)|no (?:doctor|prenatal care|appointment) yet|not seen (?:anyone|a doctor)|no he ido (?:al|con el) (?:doctor|medico)|sin control prenatal|no me ha visto (?:nadie|ningun))\b/

const LATCH =
  /\b(?:breast ?feed\w*|nursing|latch\w*|nipples?|amamant\w+|dar(?:le)? pecho|lactancia|pezon\w*)\b[^|]{0,120}\b(?:hurts?|pain\w*|pinched|flat|crack\w*|slides off|clicks|duele\w*|agriet\w+|se suelta)\b/
const FEED_LASTS = /\b(?:every (?:single )?(?:time|feed)|weeks|cada toma|semanas)\b/

const FLOW = /\b(?:discharge|flujo|secrecion)\b/
const FLOW_ODD =
  /\b(?:fishy|smell\w*|odou?r|yellow\w*|green\w*|gray|grey|itch\w*|pescado|huele|olor|amarill\w+|verde|comezon|picazon|requeson|cottage)\b/
const FLOW_TRIED = /\b(?:fishy|pescado|monistat|already (?:used|tried)|ya use|green\w*|verde)\b/
const OF_NOSE = /\b(?:nose|nasal|sinus\w*|palate|cheeks|ears?|nariz|oidos?)\b/

const TIPTOE =
  /\b(?:(?:walks?|walking) on (?:his|her|the|their) (?:tip ?)?toes|toe walk\w*|tip ?toes|(?:camina|anda) de punt(?:it)?as)\b/

const EATS_DIRT =
  /\b(?:eats?|eating|chews?|come|comiendo|se come)\b[^.;!?\n]{0,25}\b(?:dirt|clay|ice|chalk|paper|soil|tierra|hielo|barro|gis|papel|yeso)\b/

const NEAR_TWO_OR_MORE =
  /\b(?:(?:cumplir|cumplio|casi|tiene|almost|nearly|turning|turns|hes|shes|is) (?:los )?(?:2|3|4|dos|tres|cuatro|two|three|four)\b|(?:18|19|2\d|3\d) (?:months|meses))/
const SAYS_FEW =
  /\b(?:(?:dice|habla|sabe) (?:nada mas|nomas|solo|solamente|apenas|como)|(?:only|just|barely) (?:says|has|knows|talks)|(?:says|has|knows) (?:only|just|maybe|about) (?:\w+ )?(?:words?|"|mama|two|three|four|five)|(?:no|not|isnt|doesnt) (?:talk\w*|speak\w*|habla) (?:yet|todavia|aun|nada)|no words)\b/
const OF_SPEECH = /\b(?:words?|talk\w*|speak\w*|speech|hablar?|habla|palabras?|dice|says)\b/

const NIPPLE = /\b(?:nipples?|pezon(?:es)?)\b/
const TURNED_IN =
  /\b(?:pulled in|pull(?:s|ing) in|turned in\w*|invert\w*|retract\w*|sunk\w*|dimpl\w*|se (?:me |le )?(?:metio|hundio|invirtio)|hundid[oa]|metid[oa]|para adentro)\b/
const ALWAYS_SO =
  /\b(?:always (?:been|had|was)|since (?:puberty|birth|i was)|born with|breast ?feed\w*|nursing|siempre (?:ha|lo he)|desde nina|amamant\w+|cold|frio)\b/

const NO_FIRST_PERIOD =
  /\b(?:(?:hasnt|has not|havent|never|not) (?:\w+ )?(?:had|got|gotten|started|come|gets?)\b[^.;!?\n]{0,20}\b(?:first period|periods?)|(?:no|nunca) (?:le |me )?(?:ha|he) (?:tenido|llegado|bajado|venido|visto)\b[^.;!?\n]{0,20}\b(?:primera (?:regla|menstruacion)|regla|menstruacion|periodo)|no le (?:ha bajado|baja) (?:todavia|aun))\b/
const FIFTEEN_OR_MORE = /\b(?:1[5-9]|fifteen|sixteen|seventeen|quince|dieciseis|diecisiete)\b/

const OF_TWO_OR_MORE =
  /\b(?:(?:de|tiene|cumplio|va a cumplir|casi) (?:los )?(?:2|3|dos|tres) (?:y medi[oa]|anos|anitos)|(?:2|3|two|three) (?:and a half|years?|yr)|(?:2[4-9]|3\d) (?:months|meses))\b/
const FEW_WORDS =
  /\b(?:(?:nada mas|nomas|solo|solamente|apenas) (?:dice|habla|sabe|junta)|(?:only|just|barely) (?:says|has|knows|talks|uses)|no (?:habla|junta palabras|dice (?:casi )?(?:nada|palabras))|(?:says|has|uses) (?:\w+ )?(?:two|three|four|five|\d) words)\b/

const SMEAR = /\b(?:pap(?: ?smears?| tests?)?|papanicol\w+|papanicolau|citologia)\b/
const SMEAR_ABNORMAL = /\b(?:abnormal\w*|asc ?us|ascus|lsil|hsil|hpv|vph|anormal\w*|salio mal|atypical|atipic\w+)\b/
const SEEN_SINCE =
  /\b(?:colposcopy (?:was )?(?:normal|fine|done)|normal now|repeat was normal|ya me (?:vio|revis\w+))\b/

const PERIODS = /\b(?:periods?|reglas?|menstruacion\w*|menses)\b/
const HEAVIER =
  /\b(?:heavier|much heavy|heavy|abundantes?|mas (?:pesad|fuert)\w+|mas cantidad|(?:pads?|toallas?|tampons?) (?:every|cada) (?:2|3|4|two|three|four|dos|tres|cuatro))\b/

const OF_SMALL_CHILD = /\b(?:baby|kid|child|son|daughter|toddler|months? old|[1-9] ?mo|bebe|nin[oa]|hij[oa]|meses)\b/
const SHOTS_MISSED =
  /\b(?:(?:missed|behind on|never (?:had|got|gotten)|(?:hasnt|havent|didnt) (?:\w+ )?(?:had|got|gotten|get)|overdue for|late (?:on|for)|no (?:le han puesto|tiene)|le faltan?|atrasad[oa] (?:en|con)|se (?:le )?paso) (?:\w+ ){0,6}(?:shots?|vaccin\w*|immuni\w*|check ?ups?|well (?:child|baby)|vacunas?|revision))\b/
const MET_AN_ILLNESS =
  /\b(?:expos\w+|measles|whooping|pertussis|fever|sick|ill|bit|bite|cut|nail|sarampion|tos|fiebre|calentura|enferm\w+|mord\w+)\b/

const IS_CHILD =
  /\b(?:son|daughter|baby|child|kid|boy|girl|toddler|shes? (?:is )?(?:the|[2-9]|1[0-5])|hes? (?:is )?(?:the|[2-9]|1[0-5])|class|months? old|[1-9] months|hij[oa]|nin[oa]|bebe|niet[oa])\b/
const NO_GROWTH =
  /\b(?:(?:hasnt|hasn t|not|havent|isnt|stopped|didnt|doesnt|barely|hardly) (?:\w+ ){0,2}(?:grow\w*|gain\w* (?:any )?(?:weight|height)|gotten (?:any )?taller|outgr\w+)|(?:smaller|shorter|tinier) than (?:all|everyone|every|most|the (?:other|rest)|(?:her|his) (?:\w+ )?(?:friends|class\w*|cousins|younger))|(?:smallest|shortest) (?:\w+ )?(?:in|of)|(?:same|old) (?:\w+ )?(?:size|clothes|shoes|pants)|(?:dropp\w+|fall\w*|fell) (?:off|down|from|below) (?:\w+ ){0,2}(?:growth|curve|chart|percentile)|no (?:ha )?(?:crece|crecido|sube de peso|subido de peso|gana peso)|mas (?:chiquit[oa]|chaparrit[oa]|baj[oa]|pequen[oa]) (?:que|de)|misma (?:talla|ropa))\b/
const OF_MONTHS_IN_GROWTH =
  /\b(?:year|years|months|curve|chart|percentile|last (?:year|summer|winter)|class|friends|school|anos?|meses|curva|percentil|salon|escuela|companer\w+)\b/

const DIAPER_RASH =
  /\b(?:diaper (?:rash|area)|nappy rash|rash (?:under|in|on) (?:\w+ ){0,3}(?:diaper|bottom|butt|bum)|rozadura\w*|rozad[oa]|panalitis|escaldad[oa]|pan alitis)\b/
const RASH_STAYS =
  /\b(?:(?:cream|creams|desitin|ointment|zinc|a ?& ?d|paste|nothing|stuff)\b[^.;!?\n]{0,20}\b(?:isnt|arent|not|doesnt|dont|didnt|hasnt|wont|no) (?:\w+ )?(?:help\w*|work\w*|touch\w*|clear\w*|better)|not (?:\w+ )?(?:better|clearing|going away|healing)|nothing (?:helps|works|is working)|(?:red )?(?:dots|bumps|spots|pimples) (?:\w+ ){0,4}(?:around|edges?|border|outside|folds)|(?:crema|pomada|maizena|nada) (?:\w+ )?(?:no )?(?:le )?(?:sirve|ayuda|quita|hace)|no se le quita|(?:one|two|three|2|3|una|dos|tres) (?:weeks?|semanas?)|(?:[7-9]|1\d|ten|seven|eight|diez|ocho) (?:days|dias))\b/
const OF_HAND_AND_MOUTH = /\b(?:blisters?|palms|soles|mouth|daycare|ampollas|palmas|plantas|boca|guarderia)\b/

const IS_EXPECTING =
  /\b(?:pregnan\w*|positive (?:pregnancy )?test|test (?:was|came back) positive|embaraz\w*|prueba (?:\w+ )?positiva)\b/
const FIRST_VISIT =
  /\b(?:havent (?:had|seen|been|gone|made)|hasnt (?:had|seen|been|gone)|no|not (?:had|seen|been)|no (?:he|ha) (?:ido|tenido|hecho)|todavia no|aun no) (?:\w+ ){0,5}(?:first (?:appt|appointment|prenatal|visit|ob|ultrasound|checkup)|prenatal|ob ?gyn|ob\b|midwife|appt|appointment|doctor|primera (?:cita|consulta)|control prenatal|cita|consulta)\b/
const TROUBLE_IN_PREGNANCY =
  /\b(?:bleed\w*|spotting|cramp\w*|pain\w*|vomit\w*|throw\w*|headache|fever|dizzy|swoll?en|leak\w*|sangr\w*|manch\w*|dolor|colicos|vomit\w*|fiebre|mare\w*)\b/

const AFTER_BIRTH =
  /\b(?:(?:six|seven|eight|nine|ten|eleven|twelve|[6-9]|1[0-2]|seis|siete|ocho|nueve|diez|doce) (?:weeks|semanas) (?:after|post|since|de|despues)[^.;!?\n]{0,20}(?:delivery|birth|partum|baby|had|parto|nacio|alivie|cesarea))\b/
const SPOTS_ON =
  /\b(?:still (?:\w+ )?(?:spot\w*|bleed\w*|brown|pink)|spotting (?:\w+ )?(?:on and off|every|a little)|sigo (?:manch\w+|sangr\w+)|todavia (?:manch\w+|sangr\w+))\b/

const PERIOD_PAIN =
  /\b(?:cramps?|period (?:pain|cramps?)|painful periods?|periods? (?:\w+ )?(?:hurts?|painful)|colicos (?:menstruales|de la regla)?|dolor (?:de|en) (?:la |mi )?(?:regla|menstruacion))\b/
const STAYS_HOME =
  /\b(?:miss\w* (?:\w+ ){0,2}(?:work|school|class\w*|days?)|(?:stay|stays|kept|keeps|leave|left|call\w*) (?:\w+ ){0,3}(?:home|in bed|off|work|in sick)|cant (?:go to )?(?:work|school)|falt\w+ (?:\w+ )?(?:trabajo|escuela|clases)|no puedo (?:ir a )?(?:trabajar|la escuela))\b/
const EVERY_MONTH = /\b(?:every|each|month\w*|always|period\w*|cada mes|siempre|meses)\b/

const SCHOOL = /\b(?:school|teachers?|class(?:room)?|escuela|maestr[oa]|salon|clase)\b/
const CANNOT_SIT_STILL =
  /\b(?:sit(?:ting)? still|pay(?:ing)? attention|focus\w*|concentrat\w*|hyper\w*|fidget\w*|distract\w*|impulsive|daydream\w*|estarse quiet[oa]|poner atencion|concentr\w+|inquiet[oa]|distra\w+)\b/
const IS_TROUBLE =
  /\b(?:trouble|cant|cannot|wont|never|hard time|struggl\w*|calls?|calling|complain\w*|notes? home|behind|failing|no puede|siempre|se queja\w*|llama\w*|reporte\w*|batalla\w*)\b/

const YEAST =
  /\b(?:yeast|thrush|monistat|diflucan|fluconazole|miconazole|(?:vaginal|down there)\b[^.;!?\n]{0,20}\b(?:itch\w*|discharge)|(?:itch\w*|discharge)\b[^.;!?\n]{0,20}\b(?:vagina\w*|down there)|candid\w+|comezon (?:vaginal|alla abajo)|flujo)\b/
const AFTER_CURE =
  /\b(?:c[ao]me back|comes back|back again|returned|again after|still (?:there|itch\w*|have)|(?:didnt|hasnt|not|doesnt|isnt) (?:\w+ )?(?:work\w*|help\w*|gone|go away|clear\w*|better)|(?:third|fourth|3rd|4th) (?:\w+ )?(?:time|one|infection)|volvio|regreso|otra vez|no se (?:me )?quit\w*|no (?:me )?(?:sirvio|funciono|ayudo))\b/
const OF_CURE =
  /\b(?:monistat|diflucan|fluconazole|miconazole|cream|pill|ovules?|suppositor\w+|treat\w*|otc|over the counter|crema|ovulos?|pastilla|tratamiento|medicine|month|year|mes|ano)\b/

const NIPPLE_OR_BREAST = /\b(?:nipples?|breasts?|pezon(?:es)?|senos?)\b/
const COMES_OUT =
  /\b(?:leak\w*|discharge|drip\w*|ooz\w*|fluid|clear stuff|milky|(?:me |le )?sale (?:\w+ )?(?:liquido|agua|leche|algo)|secrecion)\b/
const OF_NURSING =
  /\b(?:breast ?feed\w*|nurs(?:e|es|ing)|pump\w*|pregnan\w*|baby|milk (?:came|supply)|fever|red|hot|amamant\w*|doy pecho|embaraz\w*|bebe|fiebre|roj[oa])\b/

const TEST_POSITIVE =
  /\b(?:prueba|test|examen) (?:\w+ ){0,3}positiv[oa]\b|\bpositive (?:pregnancy )?test\b|\bpregnancy test (?:\w+ )?positive\b|\bembarazad[oa]\b/
const WHEN_TO_GO =
  /\b(?:cuando|a donde|con quien|a que semana) (?:\w+ )?(?:debo|tengo que|hay que|deberia|corresponde|toca|puedo|voy)\b(?: (?:a )?(?:ir|hacer|empezar|checar\w*|ver))?|\bwhen (?:should|do|must) i (?:go|see|be seen|start|make)\b/
const TROUBLE =
  /\b(?:sangr\w*|manch\w*|dolor\w*|duele\w*|colicos?|vomit\w*|fiebre|mare\w*|desmay\w*|golpe\w*|cai|caida|parto|contraccion\w*|bleed\w*|spotting|pain\w*|cramp\w*|dizzy)\b/

const NO_BABY_COMES =
  /\b(?:tener (?:un )?(?:bebe|hijos?)|embarazarme|encargar|quedar embarazad[ao]|embarazo)\b[^.;!?\n]{0,30}\b(?:llevamos|llevo|intent\w+|trat\w+|busc\w+|sin lograr\w*|desde hace)\b|\b(?:sin lograr\w*|no (?:lo )?logr\w+|no (?:me )?(?:quedo|pega|llega))\b[^.;!?\n]{0,30}\b(?:bebe|embaraz\w+|hijos?)\b/
const YEAR_OR_MORE =
  /\b(?:(?:1[0-9]|2\d|diez|once|doce|trece|catorce|quince|dieciseis|dieciocho) meses|(?:un|mas de un|dos|tres|1|2|3) anos?(?: y medio)?)\b/

/** Of women, pregnancy, birth and children what a doctor should see in days or weeks (MedlinePlus, AAP, ACOG, CDC, NHS, USPSTF). */
export const FOR_DAYS_OF_WOMEN_AND_CHILDREN: readonly ForDays[] = [
  { tells: [BABY_WANTED, A_YEAR], never: /\b(?:my (?:sister|friend|cousin)|gave birth|x ?ray\w*|wait)\b/ },
  {
    tells: [PERIOD, PERIOD_AWAY, FOR_MONTHS],
    without: ['pregnant', 'postpartum'],
    never: /\b(?:menopause|iud|depo|implant|breast ?feeding|nexplanon|menopausia)\b/,
  },
  { tells: [FLUSHES], says: [FLUSHES], from: MONTH },
  { of: ['pregnant'], tells: [FIRST_CARE] },
  { tells: [FIRST_CARE, /\bim (?:[4-9]|[1-3]\d) weeks\b/] },
  { tells: [LATCH, FEED_LASTS], overrules: true },
  { tells: [FLOW, FLOW_ODD, FLOW_TRIED], says: [FLOW_ODD], never: OF_NOSE, overrules: true },
  { tells: [TIPTOE], from: MONTH, of: ['child-word', 'age-under-18', 'age-under-3', 'infant-word'] },
  { tells: [EATS_DIRT], from: MONTH },
  { tells: [NEAR_TWO_OR_MORE, SAYS_FEW, OF_SPEECH] },
  { tells: [NIPPLE, TURNED_IN], says: [TURNED_IN], never: ALWAYS_SO },
  { tells: [NO_FIRST_PERIOD, FIFTEEN_OR_MORE], without: ['pregnant'] },
  { tells: [OF_TWO_OR_MORE, FEW_WORDS], never: SUDDEN_OR_WITH_HEADACHE },
  { tells: [SMEAR, SMEAR_ABNORMAL], says: [SMEAR_ABNORMAL], never: SEEN_SINCE },
  { tells: [PERIODS, HEAVIER], says: [HEAVIER], from: MONTH, without: MOTHER },
  {
    tells: [
      /\b(?:navel|belly ?button|umbilic\w+|ombligo)\b/,
      /\b(?:pink|red|moist|wet|granuloma|blob|rosad[oa]|roj[oa]|humed[oa]|bolita|carnosit\w+)\b/,
      /\b(?:granuloma|blob|nub|lump|tissue|bolita|carnosit\w+)\b/,
      /\b(?:cord|stump|weeks?|cordon|semanas?)\b/,
    ],
    never: /\b(?:spreading|hot skin|skin (?:is |around (?:\w+ )?)?red|foul|smelly|huele mal|caliente)\b/,
    overrules: true,
  },
  { tells: [OF_SMALL_CHILD, SHOTS_MISSED], never: MET_AN_ILLNESS, unless: OF_OFFICE },
  {
    tells: [IS_CHILD, NO_GROWTH, OF_MONTHS_IN_GROWTH],
    unless: OF_OFFICE,
    explains: ['pregnant', 'postpartum', 'age-under-3-months'],
  },
  { tells: [DIAPER_RASH, RASH_STAYS], never: OF_HAND_AND_MOUTH, overrules: true },
  { tells: [IS_EXPECTING, FIRST_VISIT], never: TROUBLE_IN_PREGNANCY, unless: OF_OFFICE },
  {
    tells: [AFTER_BIRTH, SPOTS_ON],
    explains: words('postpartum vaginal-bleeding bleeding month-or-more lasting long-lasting'),
    says: [SPOTS_ON],
    never: /\b(?:soak\w*|clots?|heavy|fever|smells?|empap\w*|coagul\w*|fiebre|huele)\b/,
  },
  { tells: [PERIOD_PAIN, STAYS_HOME, EVERY_MONTH], without: ['pregnant'], overrules: true },
  { tells: [SCHOOL, CANNOT_SIT_STILL, IS_TROUBLE] },
  { tells: [YEAST, AFTER_CURE, OF_CURE], without: ['pregnant'], overrules: true },
  { tells: [NIPPLE_OR_BREAST, COMES_OUT], says: [COMES_OUT], from: WEEKS, never: OF_NURSING, without: ['postpartum'] },
  { tells: [TEST_POSITIVE, WHEN_TO_GO], unless: TROUBLE, without: ['postpartum'] },
  { tells: [NO_BABY_COMES, YEAR_OR_MORE], without: ['postpartum'] },
]
