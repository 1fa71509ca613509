import type { HomePicture } from '../pictures/picture'
import { MONTHS_OR_YEARS_AGO, THESE_DAYS } from './told-for-words'

const HAS_RUN_OUT =
  /\b(?:(?:ran|run|running|am|im|is|were|been|all) (?:out|outta)|out of|no (?:more )?refills?|no (?:pills|doses|drops) left|se (?:me|le) (?:acab\w+|termin\w+)|me quede sin|sin (?:mi|su|sus|mis) (?:pastillas?|medicina|gotas))\b/
const VITAL =
  /\b(?:seizure|epilep\w*|keppra|levetiracetam|dilantin|phenytoin|depakote|lamictal|glaucoma|latanoprost|timolol|transplant|tacrolimus|prednisone|warfarin|eliquis|xarelto|convulsion\w*|epilepsia|trasplante|anticoagulante\w*)\b/
const IS_CLOSED =
  /\b(?:shut|closed|weekend|no refills?|(?:wont|cant|doesnt|says (?:the )?(?:dr|doctor)) (?:\w+ ){0,3}(?:refill|fill|give|call)|(?:\d|two|three|four|dos|tres) (?:days|dias)(?: ago)?|yesterday|ayer|cerrad[oa]|fin de semana|no (?:me )?(?:surten|dan|quieren))\b/

const THINNER_TEST =
  /\b(?:inr|pro ?times?|(?:pt|coumadin|warfarin|jantoven|blood thinners?|warfarina|anticoagulante) (?:\w+ )?(?:check\w*|levels?|tests?|numbers?|labs?|readings?|results?|nivel(?:es)?|prueba|analisis))\b/
const FAR_TOO_HIGH =
  /\b(?:(?:way|far|really|very|super|dangerously) (?:too )?high|too (?:high|thin)|sky high|critical\w*|(?:was|is|at|says?|said|read\w*|came (?:back|out|in)(?: (?:as|at))?|up to|of|hit|showed|salio(?: en)?|subio a|esta en|marco) (?:\w+ )?(?:[5-9]|1\d)(?: ?[.,] ?\d)?(?! ?(?:mg|milligrams?|days?|weeks?|months?|years?|am|pm|times|hours?|dias?|semanas?|meses|anos?|horas?)\b)|(?:muy|demasiado|bien) alt[oa])\b/

const TOLD_TO_CALL =
  /\b(?:doctors?|dr|rheumatologist|cardiologist|oncologist|endocrin\w*|nephrologist|hematologist|specialist|surgeon|nurse|team|clinic|center|centre|office|obgyn|plan|card|sheet|paper|medic[oa]|doctora?|especialista|clinica|centro|equipo|enfermera|hoja)\b[^.;!?\n]{0,30}\b(?:said|says|told|asked|wants?|wrote|instruct\w*|dijo|dice|pidio|indico|quiere)\b[^.;!?\n]{0,30}\b(?:call\w*|phone\w*|come in|be seen|report|notify|llam\w+|avis\w+|ir|venir)\b[^.;!?\n]{0,25}\b(?:same day|that day|right away|at once|immediately|mismo dia|enseguida|de inmediato|luego luego)\b/

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

const OLD_PERSON =
  /\b(?:(?:mom|mum|mother|dad|father|grand\w+|aunt|uncle|husband|wife|mama|papa|abuel\w+|suegr[oa]|im|is|shes|hes|tengo|tiene),? (?:is |tiene |de |age )?(?:6[5-9]|[789]\d)|(?:6[5-9]|[789]\d) (?:years? old|yo|anos)|elderly|(?:grand(?:ma|pa|mother|father)|abuel(?:a|o|ita|ito)))\b/
const NEW_PILL =
  /\b(?:(?:started|since|began|new|raised|upped|increased|doubled|changed|switched|after|empez\w+|desde|nuev[oa]|subieron|aumentaron|cambiaron|dieron)\b[^.;!?\n]{0,35}\b(?:pills?|tablets?|medicine|meds?|medication|dose|pastillas?|medicina|medicamento|dosis))\b/
const WEAKER =
  /\b(?:(?:much|a lot|so|very|getting|more|too|really) (?:weak|weaker|wobbly|unsteady|sleepy|drowsy)|weaker|wobbly|unsteady|drowsier|groggy|sleepier|(?:two|three|several|\d) falls|almost f[ae]ll|nearly f[ae]ll|fell (?:twice|two times)|keeps falling|(?:mas|muy|bien) (?:debil|adormilad[oa]|atontad[oa]|mareo|maread[oa]|somnolient[oa])|se tambalea|casi se cae|se ha caido|se cayo)\b/

const LITHIUM = /\b(?:lithium|litio)\b/
const LITHIUM_RISES =
  /\b(?:ibuprofen\w*|advil|motrin|naproxen\w*|aleve|loose stools?|stools? (?:is|are) loose|diarrh?ea|diarrea|throw\w* up|vomit\w*|(?:hands?|fingers) (?:\w+ ){0,3}(?:shak\w*|trembl\w*)|shak(?:e|y|ing|ier)|tremor|temblor\w*|tiemblan)\b/
const SHAKES_MORE =
  /\b(?:(?:shak(?:e|y|ing|ier)|trembl\w*|tremor)[^.;!?\n]{0,40}\b(?:more|worse|stronger|than (?:normal|usual))|shakier|(?:loose stools?|stools? (?:is|are) loose|diarrh?ea|vomit\w*|throw\w* up)|(?:more|worse) (?:\w+ )?(?:shak\w*|tremor)|(?:temblor\w*|tiemblan)[^.;!?\n]{0,30}\b(?:mas|peor)|diarrea|mas temblor)\b/
const LITHIUM_THINGS = /\b(?:batter(?:y|ies)|pila|bateria)\b/

const NEEDED_PILLS =
  /\b(?:blood ?thinners?|warfarin|eliquis|xarelto|seizure|epilep\w*|keppra|heart|transplant|tacrolimus|prednisone|steroids?|hydrocortisone|lithium|hiv|insulin|anticoagulante\w*|convulsion\w*|corazon|trasplante|prednisona|cortisona|litio)\b/
const THROWN_UP =
  /\b(?:(?:throw\w*|threw) up|vomit\w*|puk\w*|(?:cant|not|unable to) keep\w*(?: down)?)\b[^.;!?\n]{0,14}\b(?:(?:my|his|her|the) (?:\w+ ){0,3}(?:pills?|tablets?|meds?|medicines?|medication))\b|\b(?:vomit\w+|devuelv\w+) (?:\w+ ){0,3}(?:pastillas?|medicinas?|anticoagulante)\b/

const STENT_OR_ANGIOPLASTY = /\b(?:stents?|angioplastia|angioplasty)\b/
const CLOT_PILL_BY_NAME = /\b(?:clopidogrel|plavix|ticagrelor|brilinta|prasugrel|effient)\b/
const RAN_OUT =
  /\b(?:(?:se (?:me |le )?)?(?:termin|acab|agot)\w+|sin (?:pastillas|clopidogrel|plavix)|no (?:he|ha) tomado|deje de tomar|dejo de tomar|suspend\w+|autoriza\w+|no (?:me |le )?(?:la |lo )?(?:surten|dan|venden)|ran out|run out|out of|stopped (?:taking )?|missed|skipped|prior auth\w*|cant (?:get|afford))\b/

const CARER =
  '(?:doctors?|doc|physician|cardiolog\\w+|pulmonolog\\w+|lung doctor|surgeon|nurses?|nurse line|advice line|pharmacists?|pediatrician\\w*|clinic|office|er|urgent care|plan|action plan|card|discharge (?:papers?|sheet|instructions)|team|doctora?|medic[oa]|enfermer[oa]|pediatra|clinica|farmaceutic[oa]|hoja|plan de accion|neumolog[oa])'
const SEE_TODAY =
  '(?:(?:be |get |been |to be )?(?:seen|rechecked|checked|looked at|examined) (?:again )?(?:today|by today|(?:within|in) (?:a|one|the next) day|within 24 ?h\\w*|the same day|same day|this (?:afternoon|morning)|before (?:tonight|closing))|call (?:\\w+ ){0,4}?(?:the )?same day|same day (?:visit|appointment|call)|dont (?:let it go|wait) (?:another|until|till|for)|not to wait (?:another|until|till)|sort it out today|(?:wants?|need\\w*) (?:me|him|her|us|to see \\w+)(?: to be)?(?: seen| in| checked)? today|(?:me|lo|la|nos) (?:quiere|quieren) ver hoy|(?:que|para que) (?:me|lo|la) (?:revisen|vean|chequen|cheque|revise|vea) hoy(?: mismo)?|llam(?:ar|e|en) (?:\\w+ ){0,3}?el mismo dia|hoy mismo)'
const TOLD_TODAY = new RegExp(
  `\\b${CARER}\\b[^.;!?\\n]{0,70}\\b${SEE_TODAY}\\b|\\b(?:told|asked|advised) (?:me |him |her |us )?to (?:be |get )?(?:seen|rechecked|checked)(?: again)? (?:today|within (?:a|one|24) ?\\w*|in a day|the same day)\\b`,
)
const AILS =
  /\b(?:hives|pain|hurts?|ach\w*|fever|10[0-3](?:\.\d)?|cough\w*|tight\w*|dizz\w*|light ?headed|swell\w*|swollen|wheez\w*|pills?|doses?|inflamm\w*|rash|ronchas|dolor|duele|fiebre|calentura|tos|mare\w*|hinch\w*|pastillas?|dosis|silb\w*)\b/
const OF_OTHERS_OR_OVER =
  /\b(?:my (?:dog|cat)|reschedul\w*|insurance card|physical for|sports form|everything (?:was|came back) (?:fine|clear)|already (?:saw|been seen|went))\b/

const PLACE_TODAY =
  /\b(?:clinic|office|doctor|pediatrician\w*|line|nurse|team|surgeon|clinica|consultorio|pediatra)\b[^.;!?\n]{0,40}\b(?:could|can|could fit|can fit|has|puede|pueden|tiene)\b[^.;!?\n]{0,25}\b(?:(?:see|take|fit|ver) (?:\w+ ){0,2}?)?(?:this afternoon|today|at \d|\d ?pm|esta tarde|hoy)\b/

const STENT = /\bstents?\b/
const PUT_IN_LATELY =
  /\b(?:last (?:week|month|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this (?:week|month)|yesterday|\w+ (?:days?|weeks?|months?) (?:ago|back)|new stent|just (?:got|had|put)|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the stent)|hace (?:\w+ )?(?:dias?|semanas?|mes(?:es)?)|la semana pasada|ayer|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b/
const CLOT_PILL =
  /\b(?:plavix|clopidogrel|brilinta|ticagrelor|effient|prasugrel|(?:platelet|anti ?platelet|blood thinn\w+|stent|clot) (?:pills?|medicine|tablets?|one)|clopidogrel|antiagregante\w*|(?:pastillas?|medicina) (?:de|del|para) (?:el |la )?(?:stent|plaquetas|sangre))\b/
const GOES_WITHOUT =
  /\b(?:(?:doses?|pills?)[^.;!?\n]{0,25}\bmissed|missed|skipp\w+|ran out|run out|out of|(?:wouldnt|wont|didnt|couldnt|cant|hasnt|havent) (?:\w+ )?(?:fill\w*|cover|get|got|afford|tak\w+|pick\w*)|not (?:filled|covered|taken|taking)|without (?:it|the|his|her|my)|stopp\w+ (?:taking )?(?:it|the|his|her|my)|forgot\w*|only (?:had )?the aspirin|se (?:me |le )?(?:acab\w+|termin\w+|olvid\w+|pas\w+)|sin (?:tomar|la|el|su|sus|mi|mis)|no (?:la|lo|las|los) (?:ha |he )?(?:tom\w+|surt\w+|compr\w+)|no (?:me |le )?(?:surt\w+|cubr\w+))\b/

const PRIL =
  /\b(?:lisinopril|enalapril|benazepril|ramipril|captopril|quinapril|perindopril|fosinopril|entresto|ace inhibitor)\b/
const LIP_OR_TONGUE = /\b(?:lips?|tongue|face|cheeks?|labios?|lengua|cara|cachete)\b/
const SWELLED = /\b(?:puff\w*|swoll\w*|swell\w*|ballooned|doubled?|fat|hinch\w+|inflam\w+)\b/
const DOWN_AGAIN =
  /\b(?:flat again|(?:gone|normal|down|back to normal|went down|flat) (?:\w+ )?(?:by|again|now|since|today|this morning|all (?:day|morning)|overnight)|se (?:me |le )?(?:bajo|quito|desinflamo)|ya (?:esta|estoy|bajo|se))\b/

/** Of medicines, and what those who treat somebody want seen, for a doctor today (MedlinePlus, AHA, CDC, NHS 111). */
export const FOR_TODAY_OF_TREATMENT: readonly HomePicture[] = [
  { tells: [HAS_RUN_OUT, VITAL, IS_CLOSED] },
  {
    tells: [THINNER_TEST, FAR_TOO_HIGH],
    says: [FAR_TOO_HIGH],
    never: /\b(?:was (?:too )?high (?:last|a) (?:year|month)|years? ago|now (?:its )?(?:2|3|normal))\b/,
  },
  { tells: [TOLD_TO_CALL] },
  { tells: [RASH_DRUG, SPOTS_SINCE], says: [SPOTS_SINCE], never: MONTHS_OR_YEARS_AGO },
  { tells: [ANTIBIOTIC, BROKE_OUT, NEXT_DOSE, THESE_DAYS], says: [BROKE_OUT], never: MONTHS_OR_YEARS_AGO },
  { tells: [OLD_PERSON, NEW_PILL, WEAKER], says: [WEAKER] },
  { tells: [LITHIUM, LITHIUM_RISES, SHAKES_MORE], says: [SHAKES_MORE], never: LITHIUM_THINGS },
  { tells: [NEEDED_PILLS, THROWN_UP], says: [THROWN_UP] },
  { tells: [STENT_OR_ANGIOPLASTY, CLOT_PILL_BY_NAME, RAN_OUT], says: [CLOT_PILL_BY_NAME] },
  { tells: [TOLD_TODAY, AILS], says: [AILS], never: OF_OTHERS_OR_OVER },
  { tells: [PLACE_TODAY, AILS], says: [AILS], never: OF_OTHERS_OR_OVER },
  { tells: [STENT, PUT_IN_LATELY, CLOT_PILL, GOES_WITHOUT] },
  { tells: [PRIL, LIP_OR_TONGUE, SWELLED, DOWN_AGAIN], says: [SWELLED] },
]
