import type { HomePicture } from '../pictures/picture'

const CARER =
  '(?:doctors?|doc|physician|cardiolog\\w+|pulmonolog\\w+|lung doctor|surgeon|nurses?|nurse line|advice line|pharmacists?|pediatrician\\w*|clinic|office|er|urgent care|plan|action plan|card|discharge (?:papers?|sheet|instructions)|team|doctora?|medic[oa]|enfermer[oa]|pediatra|clinica|farmaceutic[oa]|hoja|plan de accion|neumolog[oa])'
const SEE_TODAY =
  '(?:(?:be |get |been |to be )?(?:seen|rechecked|checked|looked at|examined) (?:again )?(?:today|by today|(?:within|in) (?:a|one|the next) day|within 24 ?h\\w*|the same day|same day|this (?:afternoon|morning)|before (?:tonight|closing))|call (?:\\w+ ){0,4}?(?:the )?same day|same day (?:visit|appointment|call)|dont (?:let it go|wait) (?:another|until|till|for)|not to wait (?:another|until|till)|sort it out today|(?:wants?|need\\w*) (?:me|him|her|us|to see \\w+)(?: to be)?(?: seen| in| checked)? today|(?:me|lo|la|nos) (?:quiere|quieren) ver hoy|(?:que|para que) (?:me|lo|la) (?:revisen|vean|chequen|cheque|revise|vea) hoy(?: mismo)?|llam(?:ar|e|en) (?:\\w+ ){0,3}?el mismo dia|hoy mismo)'
const TOLD_TODAY = new RegExp(
  `\\b${CARER}\\b[^.;!?\\n]{0,70}\\b${SEE_TODAY}\\b|\\b(?:told|asked|advised) (?:me |him |her |us )?to (?:be |get )?(?:seen|rechecked|checked)(?: again)? (?:today|within (?:a|one|24) ?\\w*|in a day|the same day)\\b`,
)
const PLACE_TODAY =
  /\b(?:clinic|office|doctor|pediatrician\w*|line|nurse|team|surgeon|clinica|consultorio|pediatra)\b[^.;!?\n]{0,40}\b(?:could|can|could fit|can fit|has|puede|pueden|tiene)\b[^.;!?\n]{0,25}\b(?:(?:see|take|fit|ver) (?:\w+ ){0,2}?)?(?:this afternoon|today|at \d|\d ?pm|esta tarde|hoy)\b/
const AILS =
  /\b(?:hives|pain|hurts?|ach\w*|fever|10[0-3](?:\.\d)?|cough\w*|tight\w*|dizz\w*|light ?headed|swell\w*|swollen|wheez\w*|pills?|doses?|inflamm\w*|rash|ronchas|dolor|duele|fiebre|calentura|tos|mare\w*|hinch\w*|pastillas?|dosis|silb\w*)\b/
const OF_OTHERS_OR_OVER =
  /\b(?:my (?:dog|cat)|reschedul\w*|insurance card|physical for|sports form|everything (?:was|came back) (?:fine|clear)|already (?:saw|been seen|went))\b/

const STENT = /\bstents?\b/
const LATELY =
  /\b(?:last (?:week|month|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this (?:week|month)|yesterday|\w+ (?:days?|weeks?|months?) (?:ago|back)|new stent|just (?:got|had|put)|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the stent)|hace (?:\w+ )?(?:dias?|semanas?|mes(?:es)?)|la semana pasada|ayer|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b/
const CLOT_PILL =
  /\b(?:plavix|clopidogrel|brilinta|ticagrelor|effient|prasugrel|(?:platelet|anti ?platelet|blood thinn\w+|stent|clot) (?:pills?|medicine|tablets?|one)|clopidogrel|antiagregante\w*|(?:pastillas?|medicina) (?:de|del|para) (?:el |la )?(?:stent|plaquetas|sangre))\b/
const GOES_WITHOUT =
  /\b(?:(?:doses?|pills?)[^.;!?\n]{0,25}\bmissed|missed|skipp\w+|ran out|run out|out of|(?:wouldnt|wont|didnt|couldnt|cant|hasnt|havent) (?:\w+ )?(?:fill\w*|cover|get|got|afford|tak\w+|pick\w*)|not (?:filled|covered|taken|taking)|without (?:it|the|his|her|my)|stopp\w+ (?:taking )?(?:it|the|his|her|my)|forgot\w*|only (?:had )?the aspirin|se (?:me |le )?(?:acab\w+|termin\w+|olvid\w+|pas\w+)|sin (?:tomar|la|el|su|sus|mi|mis)|no (?:la|lo|las|los) (?:ha |he )?(?:tom\w+|surt\w+|compr\w+)|no (?:me |le )?(?:surt\w+|cubr\w+))\b/

const YELLOW = /\b(?:yellow zone|in the yellow|zona amarilla|en amarillo)\b/
const YELLOW_STAYS =
  /\b(?:(?:24|30|36|48|\d\d) ?(?:hours?|hrs?|h|horas)|(?:a|one|two|2|3) days?|since yesterday|wear\w* off|(?:still|again) (?:in |there|yellow|tight|cough\w*)|comes? (?:right )?back|desde ayer|sigue|no (?:sube|sale)|se le (?:quita|pasa) el efecto|(?:un|dos) dias?)\b/

const FOOT = /\b(?:foot|feet|toes?|leg|calf|pie|pies|dedos?|pierna)\b/
const HANGS_DOWN =
  /\b(?:hang\w*|dangl\w*|cuelg\w+|colg\w+)\b[^.;!?\n]{0,40}\b(?:side|edge|bed|chair|over|cama|orilla|silla)\b|\bsleep\w* in (?:a|the|his|her|my) (?:chair|recliner)\b|\b(?:bajar|bajo|sacar|saco) (?:el pie|la pierna) de la cama\b/
const REST_PAIN =
  /\b(?:hurts?|pain\w*|aches?|burn\w*|throb\w*|duele\w*|dolor|arde|quema)\b[^|!?\n]{0,50}\b(?:in bed|at night|at rest|wakes?|lying|lie down|de noche|en la noche|acostad[oa]|en la cama|despierta)\b|\b(?:night|bed)\b[^|!?\n]{0,40}\b(?:hurts?|pain\w*|burns?|aches?)\b/
const SORE_OF_FOOT =
  /\b(?:sore|ulcer|black|blue|purple|wound|diabet\w*|smok\w*|blocked|circulation|llaga|ulcera|herida|negr[oa]|morad[oa]|fum\w+|circulacion)\b/
const CRAMPS_ONLY = /\b(?:restless|charley|cramps?|calambres?|gout|gota|plantar|bunion|ingrown|shoe|years? ago)\b/

const VALVE =
  /\b(?:(?:artificial|mechanical|metal|tissue|pig|cow|replaced|new|prosthetic|bovine|porcine) (?:heart )?(?:aortic |mitral )?valves?|valve (?:replac\w+|repair)|(?:aortic|mitral) valve|endocarditis|valvula (?:artificial|mecanica|del corazon|de (?:puerco|cerdo|vaca)|nueva|aortica|mitral))\b/
const FEVERISH =
  /\b(?:(?:low |low ?grade )?fevers?|feverish|night sweats|sweat\w* (?:at|through the) night|10[0-3](?:\.\d)?|chills|fiebre|calentura|febricula|sudores? (?:de noche|nocturn\w+)|escalofrios?)\b/

const LIP_OR_TONGUE = /\b(?:lips?|tongue|face|cheeks?|labios?|lengua|cara|cachete)\b/
const PRIL =
  /\b(?:lisinopril|enalapril|benazepril|ramipril|captopril|quinapril|perindopril|fosinopril|entresto|ace inhibitor)\b/
const SWELLED = /\b(?:puff\w*|swoll\w*|swell\w*|ballooned|doubled?|fat|hinch\w+|inflam\w+)\b/
const DOWN_AGAIN =
  /\b(?:flat again|(?:gone|normal|down|back to normal|went down|flat) (?:\w+ )?(?:by|again|now|since|today|this morning|all (?:day|morning)|overnight)|se (?:me |le )?(?:bajo|quito|desinflamo)|ya (?:esta|estoy|bajo|se))\b/

/** What those who treat somebody, or the plan they gave, want seen today, and troubles of treated hearts, lungs and vessels. */
export const FOR_TODAY_BY_THE_PLAN: readonly HomePicture[] = [
  { tells: [TOLD_TODAY, AILS], says: [AILS], never: OF_OTHERS_OR_OVER },
  { tells: [PLACE_TODAY, AILS], says: [AILS], never: OF_OTHERS_OR_OVER },
  { tells: [STENT, LATELY, CLOT_PILL, GOES_WITHOUT] },
  { tells: [YELLOW, YELLOW_STAYS], never: /\b(?:yellow (?:phlegm|snot)|bilirubin|back (?:in|to) (?:the )?green)\b/ },
  { tells: [FOOT, HANGS_DOWN, REST_PAIN, SORE_OF_FOOT], says: [REST_PAIN], never: CRAMPS_ONLY },
  { tells: [VALVE, FEVERISH], says: [FEVERISH], never: /\b(?:hot flash\w*|menopaus\w*|years? ago)\b/ },
  { tells: [PRIL, LIP_OR_TONGUE, SWELLED, DOWN_AGAIN], says: [SWELLED] },
]
