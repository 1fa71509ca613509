import type { HomePicture } from '../pictures/picture'

const LATELY =
  /\b(?:today|yesterday|this (?:morning|afternoon|evening|week)|tonight|last night|since|hours?|days?|day \d+|hoy|ayer|anoche|desde|horas?|dias?|dia \d+)\b/
const LONG_AGO =
  /\b(?:years? ago|months ago|last (?:year|fall|spring|summer|winter)|as a (?:kid|child)|hace (?:\w+ )?(?:anos?|meses))\b/

const ADRENALS =
  /\b(?:addison\w*|adrenal (?:insufficiency|failure)|hypopituitar\w+|hydrocortisone (?:every ?day|daily|three times|twice)|insuficiencia suprarrenal|enfermedad de addison|hipopituitarismo)\b/
const FALLS_ILL =
  /\b(?:fever\w*|10[0-4](?:\.\d)?|3[89](?:\.\d)?|flu|came down|stomach bug|diarrh?ea|infection|uti|fiebre|calentura|gripe|gripa|influenza|diarrea|infeccion)\b/
const STRESS_DOSE =
  /\b(?:doubl\w*|tripl\w*|stress dos\w*|sick day|extra dose|up(?:ped)? (?:my|the|his|her) dose|emergency (?:shot|injection)|duplic\w*|triplic\w*|doble|dosis de estres|card|tarjeta)\b/

const CRISIS_PAIN =
  /\b(?:(?:usual|typical|normal|regular|another|my|same) (?:\w+ )?(?:sickle(?: cell)? )?(?:pain )?crisis|crisis pain|vaso ?occlusive|pain crisis|crisis de (?:dolor|celulas falciformes|drepanocit\w+))\b/
const HOME_PILLS_FAIL =
  /\b(?:home|my) (?:pain )?(?:pills?|meds?|medicines?|oxy\w*|opioids?)[^.;!?\n]{0,40}\b(?:hold|holds|isnt|arent|not|hardly|barely|only|wear\w* off|dont|doesnt|run out)\b|\binfusion (?:day )?(?:unit|center|clinic)\b|\bday (?:unit|hospital)\b|\b(?:pastillas|medicina)[^.;!?\n]{0,40}\b(?:no me (?:quita|alcanza|hace)|apenas|casi no)\b/

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

const TOLD_TO_CALL =
  /\b(?:doctors?|dr|rheumatologist|cardiologist|oncologist|endocrin\w*|nephrologist|hematologist|specialist|surgeon|nurse|team|clinic|center|centre|office|obgyn|plan|card|sheet|paper|medic[oa]|doctora?|especialista|clinica|centro|equipo|enfermera|hoja)\b[^.;!?\n]{0,30}\b(?:said|says|told|asked|wants?|wrote|instruct\w*|dijo|dice|pidio|indico|quiere)\b[^.;!?\n]{0,30}\b(?:call\w*|phone\w*|come in|be seen|report|notify|llam\w+|avis\w+|ir|venir)\b[^.;!?\n]{0,25}\b(?:same day|that day|right away|at once|immediately|mismo dia|enseguida|de inmediato|luego luego)\b/

const BLEEDER = /\b(?:h[ae]+mophili\w*|hemofili\w*|von willebrand|factor (?:viii|ix|8|9)|factor dose)\b/
const JOINT =
  /\b(?:knees?|ankles?|elbows?|hips?|shoulders?|wrists?|joints?|rodillas?|tobillos?|codos?|cadera|hombro|muneca|coyuntura)\b/
const BLEEDS_INSIDE =
  /\b(?:tight|warm|swoll\w*|swell\w*|tingl\w*|stiff|bubbling|bends? (?:only )?half\w*|hurts?|pain\w*|target|full|tens[oa]|calient\w*|hinch\w*|hormigue\w*|duele|ties[oa])\b/

const RASH_DRUG =
  /\b(?:(?:day|week|dia|semana) (?:\w+ )?(?:of|on|de|con)|(?:started|began|new|since|after|on|empece|empezo|tomando|desde|con)(?: \w+){0,4}) (?:the |my |la |el )?(?:lamotrigin\w*|lamictal|carbamazepin\w*|tegretol|phenytoin|dilantin|fenitoina|allopurinol|alopurinol|bactrim|sulfa|trimethoprim|nevirapine|oxcarbazepin\w*|modafinil|zonisamide)\b/
const SPOTS_SINCE =
  /\b(?:(?:pink|red|flat|itchy|new|measles like|small|little) (?:\w+ )?(?:spots|dots|bumps|blotches|patches|marks)|rash|hives|sarpullido|salpullido|ronchas|manchit?as(?: (?:rojas|rosas))?|granitos|puntos rojos)\b/

const ANTIBIOTIC =
  /\b(?:amoxicillin|augmentin|penicillin|cef\w+|cephalexin|keflex|omnicef|nitrofurantoin|macrobid|doxycycline|minocycline|clarithromycin|azithromycin|z ?pac?k|cipro\w*|levofloxacin|levaquin|metronidazole|flagyl|clindamycin|bactrim|sulfa|antibiotics?|amoxicilina|penicilina|cefalexina|nitrofurantoina|doxiciclina|metronidazol|clindamicina|antibiotico)\b/
const BROKE_OUT =
  /\b(?:(?:broke|broken|breaking|come|came) out (?:in|with)|hives|welts|itchy (?:red )?(?:rash|bumps|spots)|ronchas|urticaria|habones)\b/
const NEXT_DOSE =
  /\b(?:(?:skip|stop|take|keep|continue|next|tonights?|finish)\b[^.;!?\n]{0,25}\b(?:pills?|doses?|it|taking|course|one)|(?:third|second|first|fourth|\w+th) (?:day|dose|pill)|day (?:one|two|three|four|five|six|\d+)|dia (?:\w+)|dejo de tomar|suspend\w+|sigo tomando|la siguiente)\b/

const SUNBURNT =
  /\b(?:sun ?burn\w*|lobster|(?:fell asleep|asleep|passed out|hours|all day|too long|slept) (?:\w+ ){0,2}(?:on|at|in|by) (?:the |my |a )?(?:boat|beach|sun|pool|roof|deck|lake|raft|hammock)|quemad\w+ (?:del|por el|de) sol|insolad\w+|asole\w+|camaron)\b/
const WIDELY_BLISTERED =
  /\b(?:(?:big|large|huge|many|lots of|covered (?:in|with)|full of) (?:\w+ )?blister\w*|blister\w*[^.;!?\n]{0,30}\b(?:over|all over|most|both|whole|entire|everywhere|covering)|ampollas? (?:grandes|enormes|por tod\w+|en tod\w+)|llen[oa] de ampollas)\b/

const STEROID =
  /\b(?:prednis\w*|hydrocortisone|dexamethasone|methylprednisolone|steroids?|hidrocortisona|prednisona|dexametasona|cortisona|esteroides?)\b/
const PROCEDURE =
  /\b(?:colonoscopy|endoscopy|surgery|operation|procedure|sedation|anesthesia|dental (?:work|extraction)|extraction|colonoscopia|endoscopia|cirugia|operacion|sedacion|anestesia|extraccion)\b/
const SOON =
  /\b(?:tomorrow|tonight|in (?:the )?(?:morning|\d+ hours)|day after|today|monday|manana|hoy|pasado manana|lunes)\b/
const UNTOLD =
  /\b(?:(?:nobody|no one|noone|never|didnt|forgot|not)[^.;!?\n]{0,40}\b(?:said|say|told|tell|mention\w*|steroid|prednisone|what to do|ask\w*)|what (?:to do|do i do|should i do) (?:about|with)|nadie (?:me )?(?:dijo|explico|aviso)|que hago con)\b/

/** What a doctor who treats the person should hear of today (MedlinePlus, CDC, NHS 111). */
export const FOR_TODAY_OF_THE_TREATED: readonly HomePicture[] = [
  { tells: [ADRENALS, FALLS_ILL], says: [FALLS_ILL], never: LONG_AGO },
  { tells: [ADRENALS, STRESS_DOSE, LATELY], never: LONG_AGO },
  { tells: [CRISIS_PAIN, HOME_PILLS_FAIL], says: [CRISIS_PAIN] },
  { tells: [SPRAYS, ON_SKIN, SLIGHTLY_ILL], says: [SLIGHTLY_ILL], unless: BODY_OF_POISON },
  { tells: [OUT_IN_COLD, WENT_WHITE, BLISTERED], says: [BLISTERED], never: LONG_AGO },
  { tells: [TOLD_TO_CALL] },
  { tells: [BLEEDER, JOINT, BLEEDS_INSIDE, LATELY], says: [BLEEDS_INSIDE], never: LONG_AGO },
  { tells: [RASH_DRUG, SPOTS_SINCE], says: [SPOTS_SINCE], never: LONG_AGO },
  { tells: [ANTIBIOTIC, BROKE_OUT, NEXT_DOSE, LATELY], says: [BROKE_OUT], never: LONG_AGO },
  { tells: [SUNBURNT, WIDELY_BLISTERED], says: [WIDELY_BLISTERED] },
  { tells: [STEROID, PROCEDURE, SOON, UNTOLD] },
]
