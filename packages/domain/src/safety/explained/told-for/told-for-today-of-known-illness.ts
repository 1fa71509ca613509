import { words } from '../../../free-text/words'
import { DIALYSIS_MISSED } from '../missed-treatment'
import type { HomePicture } from '../pictures/picture'

const HEART_FAILS =
  /\b(?:(?:falla|insuficiencia|fallo) (?:del corazon|cardiaca)|corazon (?:debil|grande)|icc|ic (?:conocida|cronica|con fevi)|hfref|hfpef|heart failure|chf|cardiomiopatia|cardiomyopathy)\b/
const WEIGHT_UP =
  /\b(?:sub\w+|aument\w+|gan\w+|engord\w+|gain\w*|up|put on)\b[^.;!?\n]{0,25}\b(?:\d{1,2}(?:[.,]\d)?|un|uno|dos|tres|cuatro|cinco|seis|two|three|four|five|six) (?:kg|kilos?|lb|lbs|libras?|pounds?)\b/
const IN_DAYS =
  /\b(?:en|in|desde hace|over|within)(?: the (?:last|past))? (?:un|una|a|one|dos|tres|cuatro|cinco|seis|siete|two|three|four|five|six|[1-7]) (?:dias?|days?|semanas?|weeks?)\b|\b(?:desde (?:ayer|antier|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))|esta semana|this week|since (?:yesterday|mon|tues|wed|thurs|fri|sat|sun)\w*)\b/

const MIGRAINE = /\b(?:migran\w+|jaqueca\w*|migraine\w*)\b/
const NOTHING_STAYS =
  /\b(?:no (?:ha |he )?(?:reten\w+|toler\w+|aguant\w+)|no (?:me |le )?(?:queda|para|dura|cae) nada|vomit\w+ (?:todo|hasta el agua)|(?:cant|cannot|hasnt|havent|not) (?:keep\w*|kept|hold\w*) (?:\w+ ){0,3}down)\b/
const THIRD_DAY =
  /\b(?:(?:tercer|cuarto|quinto) dia|(?:tres|cuatro|cinco|3|4|5) dias|(?:third|fourth|fifth) day|(?:three|four|five|3|4|5) days|desde (?:anoche|ayer)|since (?:last night|yesterday))\b/

const EPILEPSY = /\b(?:epilep\w+|(?:known|usual) seizure\w*|seizure disorder|dravet|lennox)\b/
const TWO_FITS =
  /\b(?:dos|tres|2|3|two|three|otras? dos) (?:\w+ )?(?:crisis|convulsion(?:es)?|ataques?|ausencias|seizures?|fits?|episodes?)\b/
const MORE_THAN_USUAL =
  /\b(?:normalmente|casi siempre|suele|generalmente|por lo general|usually|normally|antes (?:era|le daba|me daba)|mas (?:seguid\w+|de lo normal|que antes)|una (?:al|cada|por) (?:mes|semana|ano)|one a (?:month|year|week)|more (?:often|than usual))\b/
const IN_STATUS =
  /\b(?:no (?:ha )?(?:despert\w+|despierta|vuelve|reacciona|respira)|seguid[oa]s? sin|sin despertar|[5-9] minutos|cinco minutos|diez minutos|media hora|no para|morad[oa]|azul|cabeza|fiebre|calentura|primera vez|embaraz\w+|wont wake|not waking|hasnt (?:woken|come)|back to back|five minutes|(?:[5-9]|1\d) minutes|blue|first time|pregnan\w*|fever)\b/

const SLEEPS_LITTLE =
  /\b(?:(?:durmiendo|duerme|durmio|dormido|duermo|sleep\w*|slept) (?:\w+ ){0,4}(?:una|dos|tres|[1-3]|one|two|three) (?:horas?|hours?)|(?:sin dormir|no (?:ha |he )?(?:dorm\w+|duerme)|(?:hasnt|havent|not|barely) (?:slept|sleep\w*)))\b/
const SPEEDS =
  /\b(?:habla\w* (?:\w+ )?(?:a mil|rapid\w+|sin parar|atropellad\w+)|(?:compro|compra|gasto|gasta|comprando|gastando)\b|acelerad[oa]|talk\w* (?:\w+ )?(?:fast|nonstop|a mile)|buy\w*|bought|spent|spending|racing thoughts)/
const KNOWN_MANIA =
  /\b(?:bipolar\w*|mania|maniac[oa]|quetiapina|litio|lamotrigina|valproato|olanzapina|aripiprazol|lithium|quetiapine|seroquel|depakote|abilify|internacion|internad[oa]|hospitali[sz]\w+|episodio)\b/

const WEAK_STREAM =
  /\b(?:chorr\w+|stream)\b[^.;!?\n]{0,25}\b(?:floj\w+|debil\w*|delgad\w+|poc[oa]|poquit\w+|cortad\w+|weak\w*|slow|thin|dribbl\w*)|\b(?:me cuesta|batallo para|tardo en|hard to|trouble|strain\w* to) (?:\w+ )?(?:orinar|hacer pipi|pee\w*|urinat\w*)\b/
const COLD_PILL =
  /\b(?:antigripal\w*|descongestionante\w*|antihistaminic\w*|pastillas? (?:para|de) (?:la )?(?:gripa|gripe|alergia|tos)|pseudoefedrina|benadryl|difenhidramina|tabcin|decongestant\w*|sudafed|pseudoephedrine|nyquil|cold (?:pills?|medicine|tablets?)|antihistamine\w*|diphenhydramine)\b/

const SUGAR_PILL =
  /\b(?:glimepirida|glibenclamida|glipizida|gliburida|glimepiride|glipizide|glyburide|amaryl|glucotrol|insulina|insulin|lantus|basaglar|tresiba|novolin|nph)\b/
const LOW_NUMBERS =
  /\b(?:amaneci|desperte|sali|salio|marco|marca|en|a|was|at|woke(?: up)? (?:at|with)|hit|read|reads|of|de)(?: el| un)? (?:4[0-9]|5\d|6[0-8])\b[^|]{0,45}\b(?:en|a|y|otra vez|antier|ayer|anoche|otro|and|again|yesterday|twice|night before)\b[^|]{0,20}\b(?:4[0-9]|5\d|6[0-9])\b|\b(?:dos|tres|varias|two|three|several) (?:bajones|bajas|hipos|hipoglucemias|lows)\b/

const NO_ADRENALS =
  /\b(?:addison\w*|insuficiencia (?:suprarrenal|adrenal)|adrenal insufficiency|hiperplasia suprarrenal|sin (?:glandulas )?suprarrenales)\b/
const SICK_DAY =
  /\b(?:gripa|gripe|fiebre|calentura|resfri\w+|infeccion|tos|anginas|diarrea|38(?:[.,]\d)?|39(?:[.,]\d)?|10[0-3](?:[.,]\d)?|flu|fever|cold|infection|sinus\w*|tooth\w*|muela)\b/
const SICKLE =
  /\b(?:falciforme\w*|drepanoc\w+|sickle)\b(?<!\brasgo falciforme)(?<!\brasgo de celulas falciforme)(?! (?:cell )?trait)/
const CRISIS_STAYS =
  /\b(?:no se (?:me |le )?(?:va|quita|calma|pasa)|sigue\w*|sigo|bajo de \w+ a \w+|no (?:me )?(?:hace|hizo|alcanza|baja)|not (?:going away|gone|better|enough|working)|still|wont (?:quit|go)|isnt (?:going|gone|better))\b/
const HURTS = /\b(?:dol\w+|duele\w*|pain\w*|hurt\w*|ach\w+|crisis)\b/

const BLEEDER = /\b(?:hemofili\w+|hemophili\w+|von willebrand)\b/
const JOINT =
  /\b(?:rodillas?|codos?|tobillos?|hombros?|cadera|muneca|knees?|elbows?|ankles?|shoulders?|hips?|wrists?)\b/
const JOINT_BLEEDS =
  /\b(?:hormigue\w+|tibi[oa]|calient\w+|hinch\w+|inflamad\w+|ties[oa]|dur[oa]|no (?:la |lo )?dobl\w+|cosquill\w+|burbuj\w+|tingl\w*|warm\w*|swoll\w*|swell\w*|tight\w*|stiff\w*|bubbl\w*)\b/
const LONG_AGO =
  /\b(?:hace (?:\w+ ){1,2}(?:anos|meses|semanas)|desde hace (?:\w+ ){1,2}(?:anos|meses)|(?:years|months|weeks) ago)\b/

const OPIOID =
  /\b(?:heroina|fentanilo|fenta|chiva|goma|oxicodona|oxys?|percocet|perks|morfina|opioides?|opiaceos?|pastillas azules|heroin|fentanyl|dope|blues|opioids?|opiates?)\b/
const WITHDRAWS =
  /\b(?:malilla|erizo|sin (?:consumir|usar|meterme|fumar|heroina|fentanilo|nada)|dej\w+ de (?:usar|consumir)|abstinencia|(?:calambres|diarrea|bostez\w+|escalofrios|sudor\w*|piel de gallina)|withdraw\w*|dope ?sick|(?:cramps|yawn\w*|goose ?bumps|sweats|runny nose))\b/
const WANTS_TREATMENT =
  /\b(?:suboxone|buprenorfina|buprenorphine|metadona|methadone|subutex|quiero (?:parar|dejar\w*|tratamiento|ayuda)|want (?:to (?:stop|quit|get clean)|help|treatment)|get (?:on|started))\b/

const EAR = /\b(?:oidos?|oreja|ears?|eardrum|timpano)\b/
const OF_DEPTH =
  /\b(?:bucea\w*|buce[oe]|snork\w+|compens\w+|bajar al fondo|(?:baje|bajo) a lo hondo|avion|aterriz\w+|clavado|div(?:e|ed|ing)|scuba|equali[sz]\w*|plane|flight|landing|cachetada|slapp?\w*|cotonete|hisopo|q ?tip)\b/
const EAR_BLED = /\b(?:sangr\w+|blood\w*|bled|bleed\w*)\b/
const HEARS_LESS =
  /\b(?:oigo (?:\w+ )?(?:apagad\w+|menos|poco|lejos|como)|no oigo|tapad[oa]|sord[oa]|zumb\w+|(?:cant|dont|barely) hear|muffled|hearing (?:is )?(?:down|less|gone|dull\w*)|ringing|deaf)\b/

const STENT = /\b(?:stents?|angioplastia|angioplasty)\b/
const CLOT_PILL = /\b(?:clopidogrel|plavix|ticagrelor|brilinta|prasugrel|effient)\b/
const RAN_OUT =
  /\b(?:(?:se (?:me |le )?)?(?:termin|acab|agot)\w+|sin (?:pastillas|clopidogrel|plavix)|no (?:he|ha) tomado|deje de tomar|dejo de tomar|suspend\w+|autoriza\w+|no (?:me |le )?(?:la |lo )?(?:surten|dan|venden)|ran out|run out|out of|stopped (?:taking )?|missed|skipped|prior auth\w*|cant (?:get|afford))\b/

const FAILING = words(
  'short-of-breath cannot-breathe chest-pain confused drowsy fainted seizure unresponsive suicide-said harm-others voices oxygen-low oxygen-92 bp-low vomiting-blood no-urine severe-belly-pain',
)

/** An illness that a person lives with and that stirs: a doctor should hear of it today (AHA, NHLBI, CDC, MedlinePlus, NIDA). */
export const FOR_TODAY_OF_KNOWN_ILLNESS: readonly HomePicture[] = [
  { tells: [DIALYSIS_MISSED] },
  { tells: [HEART_FAILS, WEIGHT_UP, IN_DAYS], says: [WEIGHT_UP] },
  { tells: [MIGRAINE, NOTHING_STAYS, THIRD_DAY] },
  { tells: [EPILEPSY, TWO_FITS, MORE_THAN_USUAL], says: [TWO_FITS], never: IN_STATUS },
  { tells: [SLEEPS_LITTLE, SPEEDS, KNOWN_MANIA] },
  { tells: [WEAK_STREAM, COLD_PILL], says: [WEAK_STREAM] },
  { tells: [SUGAR_PILL, LOW_NUMBERS] },
  { tells: [NO_ADRENALS, SICK_DAY], says: [SICK_DAY] },
  { tells: [SICKLE, HURTS, CRISIS_STAYS], says: [HURTS] },
  { tells: [BLEEDER, JOINT, JOINT_BLEEDS], says: [JOINT_BLEEDS], never: LONG_AGO },
  { tells: [OPIOID, WITHDRAWS, WANTS_TREATMENT], never: LONG_AGO, without: FAILING },
  { tells: [EAR, OF_DEPTH, EAR_BLED, HEARS_LESS], says: [EAR_BLED, HEARS_LESS] },
  { tells: [STENT, CLOT_PILL, RAN_OUT], says: [CLOT_PILL] },
]
