import type { HomePicture } from '../pictures/picture'
import { RED_OR_PINK } from './told-for-words'

const OPERATED =
  /\b(?:(?:hip|knee|leg|ankle|foot|back|cadera|rodilla) (?:done|replaced|replacement|surgery|operation|repair)|(?:surgery|operation|operated|cast|boot|bed rest|flight|long drive|cirugia|operaron|yeso|vuelo|reposo))\b/
const LEG_BIGGER =
  /\b(?:calf|(?:lower |whole )*leg|pantorrilla|pierna)\b[^.;!?\n]{0,60}\b(?:fatter|fat|bigger|thicker|swollen|swelled|puffy|tight|achy|hinchad[oa]|gord[oa]|inflamad[oa]|mas grande)\b/
const ONE_LEG =
  /\b(?:(?:that|one|same|left|right) (?:side|leg|calf|one)|on that side|(?:that|my|the) calf|esa pierna|(?:una|la) (?:sola )?(?:pierna|pantorrilla)|de ese lado|izquierda|derecha)\b/

const INHALER_OFTEN =
  /\b(?:inhaler|albuterol|salbutamol|ventolin|puffs?|nebuli\w+|inhalador|disparos)\b[^.;!?\n]{0,50}\b(?:every|each|cada) (?:2|3|4|two|three|four|dos|tres|cuatro) (?:to \d )?(?:hours?|hrs?|horas?)\b/
const AS_PRESCRIBED =
  /\b(?:(?:doctor|er|nurse|plan|doctor[oa]?|medico) (?:told|said|says|says? to|dijo)|can i|how often|puedo|as needed)\b/

const FIRST_AFIB =
  /\b(?:a ?fib|afib|atrial fibrillation|fibrilacion auricular)\b[^|]{0,120}\b(?:never|first time|new|nunca|primera vez)\b|\b(?:possible|shows|says|sugiere|posible) (?:a ?fib|afib|atrial fibrillation|fibrilacion)\b/
const LONG_KNOWN =
  /\b(?:(?:have|had|with) (?:\w+ )?(?:a ?fib|afib)[^.;]{0,20}\byears|known|years|anos|usual|as always|commercial|ad)\b/

const FLUTTERS =
  /\b(?:palpit\w*|heart ?beats?|(?:heart|corazon)\b[^.;!?\n]{0,25}\b(?:flutter\w*|flip\w*|skip\w*|irregular\w*|uneven\w*|beating (?:\w+ )?(?:funny|weird|odd\w*)|racing|races|pounding|brinc\w*|salt\w*|disparej\w*|aletea\w*|acelerad\w*)|flutter\w* in (?:my|his|her) (?:chest|heart)|(?:skipp\w*|irregular) (?:\w+ )?(?:beats?|heart ?beat)|latidos?)\b/
const FOR_HOURS =
  /\b(?:(?:on and off|at times) (?:all day|today|since)|since (?:the )?(?:morning|noon|dawn)|all (?:day|morning|afternoon|night)|for (?:\w+ )?hours|(?:since|from) (?:this morning|last night|yesterday|noon|breakfast|lunch)|off and on (?:all day|today|since)|todo el dia|toda la (?:manana|tarde|noche)|desde (?:la manana|anoche|ayer|hoy|en la manana|temprano)|hace (?:\w+ )?horas)\b/
const OLD_OR_NEW_TO_IT =
  /\b(?:(?:im|is|shes|hes|age|tengo|tiene|,) (?:6[5-9]|[789]\d)\b|(?:6[5-9]|[789]\d) (?:years? old|yo|y\/?o|anos)|never (?:had|happened|felt)|first time|irregular\w*|uneven\w*|all over the place|nunca (?:me|le|habia|antes|lo)|primera vez|disparej\w*)/
const OF_COFFEE_OR_FEAR =
  /\b(?:coffee|caffeine|energy drinks?|panic|anxi\w*|nervous|stressed|exam|interview|cafe|bebida energetica|panico|ansiedad|nervios\w*|examen|for (?:years|months)|hace (?:anos|meses))\b/

const DIALYSIS_ARM =
  /\b(?:(?:dialysis|dialisis)\b[^.;!?\n]{0,40}\b(?:fistula|graft|access|arm|shunt|catheter|port|brazo|cateter|injerto|acceso)|(?:fistula|graft|access|shunt|arm|catheter|brazo|cateter|injerto|acceso)\b[^.;!?\n]{0,40}\b(?:dialysis|dialisis)|fistula\b(?![^.;!?\n]{0,20}\b(?:anal|anus|ano|perianal)\b))\b/
const STILL_OR_FESTERING =
  /\b(?:(?:no|without|lost|stopped|cant feel|dont feel|not feel\w*|isnt|doesnt have|gone|no (?:se )?(?:le |me )?(?:siento|siente|oigo|tiene|hay)|ya no|sin|perdio) (?:\w+ ){0,4}(?:thrill|buzz\w*|vibrat\w*|hum\w*|whoosh\w*|pulse|bruit|zumb\w*|vibra\w*|ronroneo|soplo|thrill|frem\w+)|(?:thrill|buzz\w*|vibration|bruit|zumbido|vibracion)\b[^.;!?\n]{0,20}\b(?:gone|stopped|weaker|less|lost|disappeared|se (?:le |me )?(?:fue|quito|perdio)|menos)|red|warm|hot|pus|drain\w*|swoll?en|tender|sore|roj[oa]|caliente|supura\w*|hinchad[oa]|inflamad[oa])\b/
const OF_TAPE_OR_BELOW =
  /\b(?:anal|anus|ano|perianal|rectal|butt|tape|cinta|(?:vibra|vibrates|buzzes|zumba) (?:igual|bien|fine|as (?:always|usual)|normal))\b/

const VEIN_LINE =
  /\b(?:picc(?: line)?|central line|port ?a ?cath|chemo port|(?:my|his|her) (?:chemo )?port|hickman|mediport|port (?:site|area)|port in (?:my|his|her) chest|midline catheter|cateter (?:central|picc|del pecho)|puerto (?:de|para) (?:la )?quimio)\b/
const LINE_RED =
  /\b(?:red\w*|sore|tender|hurts?|pain\w*|swoll?en|pus|drain\w*|leak\w*|warm|roj[oa]|duele\w*|hinchad[oa]|supura\w*|caliente)\b/

const FAILING_HEART =
  /\b(?:heart failure|chf|congestive heart|weak heart|insuficiencia cardiaca|falla cardiaca|corazon (?:debil|crecido|grande))\b/
const HEAVIER =
  /\b(?:(?:gained|put on|up|heavier by|gain of|weigh\w* (?:\w+ ){0,2}more)[^.;!?\n]{0,14}\b(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten)(?:\.\d)? ?(?:more )?(?:pounds?|lbs?|kilos?|kg)|(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten) (?:more )?(?:pounds?|lbs?|kilos?|kg) (?:\w+ ){0,2}(?:heavier|up|since|in|more|overnight)|(?:subi|subio|subido|aument\w+|engord\w+) (?:\w+ ){0,2}(?:[2-9]|1\d|dos|tres|cuatro|cinco|seis|siete|ocho) (?:libras|kilos|kg))\b/
const OF_DAYS =
  /\b(?:days?|overnight|since|yesterday|this week|in a week|last night|dias?|ayer|anoche|antier|semana|desde)\b/
const ON_PURPOSE = /\b(?:muscle|gym|holidays?|vacation|christmas|cookies|over (?:the )?(?:\w+ )?(?:months?|years?))\b/

const FLUTTERS_ODDLY =
  /\b(?:(?:says?|said|shows?|showing|detected|warn\w*|alert\w*|marca|dice|indica|detecto) (?:\w+ ){0,3}(?:a ?fib|afib|atrial fibrillation|fibrilacion(?: auricular)?)|posible fibrilacion)\b/
const KNOWN_RHYTHM =
  /\b(?:(?:have|had|with|known|diagnosed with|my) (?:\w+ ){0,2}(?:a ?fib|afib|atrial fibrillation)|(?:tengo|con|mi) fibrilacion|commercials?|ads?|anuncio|can detect|worth it|years|anos)\b/

const HEART_FAILS =
  /\b(?:(?:falla|insuficiencia|fallo) (?:del corazon|cardiaca)|corazon (?:debil|grande)|icc|ic (?:conocida|cronica|con fevi)|hfref|hfpef|heart failure|chf|cardiomiopatia|cardiomyopathy)\b/
const WEIGHT_UP =
  /\b(?:sub\w+|aument\w+|gan\w+|engord\w+|gain\w*|up|put on)\b[^.;!?\n]{0,25}\b(?:\d{1,2}(?:[.,]\d)?|un|uno|dos|tres|cuatro|cinco|seis|two|three|four|five|six) (?:kg|kilos?|lb|lbs|libras?|pounds?)\b/
const IN_DAYS =
  /\b(?:en|in|desde hace|over|within)(?: the (?:last|past))? (?:un|una|a|one|dos|tres|cuatro|cinco|seis|siete|two|three|four|five|six|[1-7]) (?:dias?|days?|semanas?|weeks?)\b|\b(?:desde (?:ayer|antier|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))|esta semana|this week|since (?:yesterday|mon|tues|wed|thurs|fri|sat|sun)\w*)\b/

const HEART_DEVICE =
  /\b(?:pacemaker|defibrillator|icd|loop recorder|(?:chemo|infusion|dialysis) (?:port|catheter)|picc|marcapasos?|desfibrilador)\b/
const WHERE_IT_LIES =
  /\b(?:scar|pocket|incision|wound|site|cut|stitches|bump|skin|cicatriz|herida|cortada|puntos|piel|bolsillo|donde)\b/
const FESTERS =
  /\b(?:warm|hot|pus|puff\w*|swoll\w*|drain\w*|ooz\w*|yellow|leak\w*|calient\w*|hinchad\w*|inflamad\w*|supur\w*|amarill\w*|materia)\b/

const RELIEVER =
  /\b(?:inhaler|puffer|albuterol|salbutamol|ventolin|proair|nebuli\w+|inhalador|bombita|espray para el asma)\b/
const EVERY_FEW_HOURS =
  /\b(?:every|each|cada) (?:2|3|4|two|three|four|dos|tres|cuatro)(?: (?:to|or|a|o) (?:3|4|three|four|tres|cuatro))? ?(?:hours?|hrs?|h|horas?)\b/
const MORE_THAN_EVER =
  /\b(?:normally|usually|used to|usual|instead of|rarely|never need\w*|most (?:weeks|months)|antes|normalmente|casi no|casi nunca|de costumbre|por lo general|rara vez)\b/

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

/** Of heart, lungs and vessels what a doctor should see today (MedlinePlus, AHA, CDC, NHLBI, NHS 111). */
export const FOR_TODAY_OF_HEART_AND_LUNGS: readonly HomePicture[] = [
  { tells: [OPERATED, LEG_BIGGER, ONE_LEG], says: [LEG_BIGGER] },
  { tells: [INHALER_OFTEN], says: [INHALER_OFTEN], never: AS_PRESCRIBED },
  { tells: [FIRST_AFIB], says: [FIRST_AFIB], never: LONG_KNOWN },
  { tells: [FLUTTERS, FOR_HOURS, OLD_OR_NEW_TO_IT], says: [FLUTTERS], never: OF_COFFEE_OR_FEAR },
  { tells: [DIALYSIS_ARM, STILL_OR_FESTERING], never: OF_TAPE_OR_BELOW },
  { tells: [VEIN_LINE, LINE_RED], says: [LINE_RED] },
  { tells: [FAILING_HEART, HEAVIER, OF_DAYS], says: [HEAVIER], never: ON_PURPOSE },
  { tells: [FLUTTERS_ODDLY], says: [FLUTTERS_ODDLY], never: KNOWN_RHYTHM },
  { tells: [HEART_FAILS, WEIGHT_UP, IN_DAYS], says: [WEIGHT_UP] },
  { tells: [HEART_DEVICE, WHERE_IT_LIES, RED_OR_PINK, FESTERS], says: [RED_OR_PINK, FESTERS] },
  { tells: [RELIEVER, EVERY_FEW_HOURS, MORE_THAN_EVER], says: [EVERY_FEW_HOURS] },
  { tells: [YELLOW, YELLOW_STAYS], never: /\b(?:yellow (?:phlegm|snot)|bilirubin|back (?:in|to) (?:the )?green)\b/ },
  { tells: [FOOT, HANGS_DOWN, REST_PAIN, SORE_OF_FOOT], says: [REST_PAIN], never: CRAMPS_ONLY },
  { tells: [VALVE, FEVERISH], says: [FEVERISH], never: /\b(?:hot flash\w*|menopaus\w*|years? ago)\b/ },
]
