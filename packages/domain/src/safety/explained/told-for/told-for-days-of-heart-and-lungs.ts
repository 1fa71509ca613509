import { THREE_WEEKS, WEEKS, type ForDays } from './for-days'
import { MOTHER } from './told-for-words'

const COUGHS = /\b(?:cough\w*|tos|tosecita|tose|tosiendo|toso)\b/
const STAYS =
  /\b(?:still|wont (?:go|quit|stop)|hangs? on|linger\w*|(?:going on|been) (?:\w+ )?weeks|not (?:gone|going)|no se (?:me |le )?(?:va|quita)|sigue|sigo|persiste)\b/
const NEARLY_GONE = /\b(?:(?:almost|nearly) gone|casi (?:ya )?(?:se|no)|quit smoking|dejo de fumar)\b/

const VEINS = /\b(?:veins?|venas?|varices|varicose)\b/
const OF_LEGS =
  /\b(?:legs?|calf|calves|thighs?|knees?|ankles?|varicose|piernas?|pantorrillas?|muslos?|rodillas?|varices)\b/
const VEINS_STAND_OUT =
  /\b(?:bulg\w*|ropey|ropy|twisted|stick(?:s|ing)? out|pop(?:s|ping|ped)? out|bigger|swell\w*|swollen|ach\w*|heavy|throb\w*|itch\w*|blue|saltad[oa]s?|abultad[oa]s?|hinchad[oa]s?|duelen?|pesad[oa]s?|gruesas?|cansad[oa]s?|dolor)\b/
const CLOT_LIKE =
  /\b(?:sudden\w*|hot|warm|red|hard|one leg (?:is )?swollen|today|yesterday|bleed\w*|ulcer|sore|neck|chest|cut|caliente|roj[oa]|dur[oa]|hoy|ayer|sangr\w*|cort\w+|cuello|pecho)\b/

const WINDED =
  /\b(?:winded|out of breath|short of breath|breathless|huff\w*|puff\w*|me (?:canso|falta (?:el )?aire|agito)|sin aire|falta de aire)\b/
const UPHILL = /\b(?:stairs?|hills?|uphill|walk\w*|climb\w*|flights?|escaleras?|cuestas?|subir|subo|caminar|camino)\b/
const THAN_IT_WAS =
  /\b(?:than (?:last (?:year|summer|winter|spring|fall)|before|i used to|a year ago|usual)|more easily|easier (?:than|over|this)|used to (?:\w+ ){0,4}(?:easy|easily|fine|without)|past (?:few |couple of )?months|que (?:antes|el ano pasado)|antes (?:no|podia|subia))\b/

const RELIEVER = /\b(?:albuterol|rescue inhaler|inhaler|ventolin|proair|proventil|salbutamol|inhalador|disparador)\b/
const MOST_WEEKS =
  /\b(?:(?:3|4|5|6|three|four|five|six|tres|cuatro|cinco|seis) (?:or \w+ )?(?:times|x|days|nights|veces|dias|noches) (?:a|per|each|every|this|por|a la|al|cada) (?:week|semana)|(?:most|every(?: other)?|cada|casi todos los|todos los) (?:days?|nights?|dias?)|daily|diario|whole inhaler|(?:runs? out|new (?:one|inhaler)|refill) every month|un inhalador (?:al|por) mes)\b/
const WORKS =
  /\b(?:works?|helps?|fine after|right away|ok after|lately|this month|month|weeks|uses?|use it|funciona|ayuda|sirve|mes|semanas)\b/
const FLARES =
  /\b(?:not (?:help\w*|work\w*)|doesnt (?:help|work)|worse|today|now|tonight|cant|hardly|tight|every (?:\d|few|two|three|four) hours|ahora|hoy|peor|no (?:me )?(?:ayuda|sirve|funciona))\b/

const IT_WORKS =
  /\b(?:(?:it|and) (?:always |still )?(?:works|helps)|works (?:fine|well|great|every)|helps (?:right away|a lot|every)|si (?:me )?(?:ayuda|sirve)|me quita)\b/

const SKIPS =
  /\b(?:(?:skip\w*|missed|extra|irregular) (?:\w+ )?(?:beats?|heart ?beats?)|(?:heart|chest)\b[^.;!?\n]{0,25}\b(?:skip\w*|flip\w*|flutter\w*|thump\w*)|flutters? in|flip flops?|(?:salt\w*|brinc\w*) (?:\w+ ){0,2}(?:latidos?|corazon)|(?:corazon|latidos?)\b[^.;!?\n]{0,15}\b(?:salt\w*|brinc\w*))\b/
const A_SECOND =
  /\b(?:seconds?|here and there|now and then|once in a while|few times a (?:day|week)|off and on|on and off|occasional\w*|sometimes|de vez en cuando|a veces|segundos?|ratitos?)\b/
const OF_COFFEE =
  /\b(?:single|once last|first time|last night|energy drinks?|after (?:\w+ )?(?:coffees?|drinks?)|holter|monitor|cardiolog\w+|bebidas? energeticas?)\b/

const AORTIC_ANEURYSM = /\b(?:aortic aneurysm|aneurysm of the aorta|aaa|aneurisma (?:de la |de )?aort\w*)\b/
const SMALL_BULGE = /\b(?:[23](?:[.,]\d)? ?(?:cm|centimeters?|centimetros?)|4(?:[.,]\d)? ?cm|small|pequen[oa])\b/
const AORTA_HURTS =
  /\b(?:pain|hurts?|faint\w*|tearing|sudden\w*|puls\w+|throb\w*|tender|growing fast|dolor|duele|desmay\w*|late)\b/

const TURNS_COLOR =
  /\b(?:fingers?|fingertips?|toes?|hands?|dedos|manos)\b[^.;!?\n]{0,40}\b(?:white|pale|blanc[oa]s?)\b[^.;!?\n]{0,30}\b(?:blue|red|purple|azul\w*|roj[oa]s?|morad[oa]s?)\b/
const WITH_COLD = /\b(?:cold|cool|winter|freezer|chill\w*|ac|air conditioning|frio|fria|invierno|congelador)\b/
const COLOR_IS_BACK =
  /\b(?:not cold now|color (?:is )?(?:normal|back|fine)|back to normal|pinks? up|warm\w*|goes away|comes back|went away|now|regresa|normal|se quita|vuelve)\b/
const DIGIT_DIES =
  /\b(?:black|gangrene|(?:still|stays?|stuck|wont) (?:\w+ )?(?:white|blue|cold)|for hours|one (?:finger|hand|toe|foot) only|pus|negr[oa]|gangrena)\b/

const VALVE =
  /\b(?:artificial|mechanical|replaced|prosthetic|tissue|pig|heart) (?:heart )?valves?\b|\bvalvula (?:artificial|mecanica|del corazon|protesica)\b/
const DENTAL = /\b(?:dentist|dental|cleaning|tooth pulled|extraction|root canal|dentista|limpieza|muela|extraccion)\b/
const PILL_BEFORE =
  /\b(?:(?:pill|antibiotic|amoxicillin|prescription|dose|medicine)\b[^.;!?\n]{0,25}\b(?:before|ran out|expired|beforehand|first)|premed\w*|prophyla\w*|pastilla antes|antibiotico antes|receta)\b/

const KIN =
  '(?:mother|father|mom|dad|mum|brother|sister|half ?brother|half ?sister|uncle|aunt|cousin|grand\\w+|son|daughter|twin|parents?|mama|papa|madre|padre|herman[oa]|ti[oa]|abuel[oa]|hij[oa]|prim[oa])s?'
const HEART_OF_FAMILY = new RegExp(
  `\\b${KIN}\\b[^.;!?\\n]{0,70}\\b(?:thick\\w* heart|heart muscle|hypertrophic|cardiomyopath\\w*|hcm|long qt|brugada|wpw|marfan|aneurysm|aortic|bicuspid|dissection|(?:stents?|bypass|heart attack|infarto|died|murio)\\b[^.;!?\\n]{0,15}\\b(?:at|a los|age) (?:age )?(?:2|3|4|5)\\d|sudden\\w* (?:death|died)|factor (?:v|five)|clotting disorder|musculo del corazon|miocardiopatia|corazon (?:grueso|grande)|qt largo|aneurisma)\\b`,
)
const ASKS_TO_BE_TESTED =
  /\b(?:screen\w*|tested|get checked|be checked|checked for|genetic\w*|who (?:should|do|can) (?:i|we) (?:see|ask|call)|which (?:doctor|specialist)|do (?:i|we|my kids) need (?:a |an |to )?(?:test|echo|scan|checked|see)|should (?:i|we|my \w+) (?:be |get )?(?:tested|checked|screened|see)|referral|appointment|(?:me|nos|hacerme|hacernos) (?:\w+ )?(?:revisar|chequear|examinar|estudiar|revisen|hagan)|con (?:que (?:doctor|medico|especialista)|quien)|a quien (?:veo|consulto)|prueba genetica)\b/
const ANY_PAIN_OR_FAILING =
  /\b(?:ripping|tearing|pulsing|throbbing|passed out|faint\w*|weak\w*|numb\w*|slur\w*|droop\w*|chest (?:pain|tight\w*|pressure)|back pain|belly pain|(?:belly|back|chest) (?:hurts|aches)|cant breathe|short of breath|desmay\w*|dolor (?:de|en)|falta de aire)\b/

const VESSEL_OR_VALVE =
  /\b(?:aort\w+|aneurysms?|aneurisma|(?:artery|vessel|arteria|vena) (?:in|of|de)|belly artery|carotids?|carotida|neck artery|(?:whoosh\w*|swish\w*|bruit)(?: \w+){0,3}? neck|heart valve|valve (?:leak|narrow)\w*|leaky valve|murmur|soplo|enlarged heart|bulge in (?:my|his|her) (?:\w+ )?artery)\b/
const TO_BE_FOLLOWED =
  /\b(?:due (?:for|to)|yearly|annual|every year|follow ?up|(?:need|needs|set up|make|schedule|book) (?:an? |the |my |another |next )*(?:scan|ct|echo\w*|ultrasound|mri|appointment|one|visit)|(?:letter|report|doctor|they|radiolog\w+|nurse) (?:\w+ ){0,2}(?:says?|said|advis\w+|recommend\w*|wants?|order\w+|told)[^.;!?\n]{0,40}\b(?:appointment|see|ultrasound|scan|specialist|vascular|cardiolog\w+|follow ?up|weeks?)|ordered an? (?:ultrasound|scan|echo\w*|ct)|me toca|cada ano|anual|control|hacer (?:cita|el estudio)|mandar\w* (?:a |un |una )?(?:hacer )?(?:un |una )?(?:ultrasonido|eco\w*|tomografia|especialista))\b/

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

const NEW_VALVE =
  /\b(?:(?:artificial|mechanical|metal|tissue|pig|cow|replaced|replacement|new|prosthetic|bovine) (?:heart )?valves?|heart valve|joint replacement|valvula (?:artificial|mecanica|del corazon|nueva))\b/
const DENTIST =
  /\b(?:dentist|dental|teeth clean\w*|cleanings?|root canal|extraction|tooth (?:pulled|out)|dentista|limpieza)\b/
const BEFORE_IT =
  /\b(?:antibiotic|amoxicillin|pre ?med\w*|pill before|prophyla\w*|antibiotico|amoxicilina|pastilla antes)\b/

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
const OF_PAYING =
  /\b(?:cover\w*|medicare|medicaid|insurance|pays?|paid|bills?|cost\w*|copay|seguro|cubre\w*|cuesta|pagar?)\b/

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

const HEART_SKIPS =
  /\b(?:(?:salt\w+|brinc\w+|vuelc\w+|aletea\w*|tropez\w+) (?:\w+ ){0,2}(?:del |en el |el )?corazon|corazon (?:\w+ )?(?:me )?(?:brinca|salta|da (?:un )?(?:brinco|salto|vuelco)\w*)|(?:latidos?|palpitaciones) (?:de mas|salteados?|sueltos?)|(?:skipped|extra) (?:heart)?beats?|heart (?:skips|flutters|flips))\b/
const FOR_WEEKS =
  /\b(?:desde hace|hace|llevo|for|since|past|last)\b[^.;!?\n]{0,15}\b(?:mes(?:es)?|semanas|months?|weeks)\b/
const HEART_FAILS =
  /\b(?:me (?:he )?desmay\w+|dolor|me falta|sin aire|mareo\w*|mareado|fainted|passed out|pain|short of breath|dizzy|corriendo|al hacer ejercicio|muert\w+ subita|marcapaso\w*)\b/

const AORTA = /\b(?:aorta|aneurisma|aneurysm|aortic)\b/
const MEASURED_SMALL = /\b(?:3(?:[.,]\d)?|4(?:[.,][0-9])?) ?(?:cm|centimetros|centimeters)\b|\b(?:3[0-9]|4\d) ?mm\b/
const BY_CHANCE =
  /\b(?:rutina|chequeo|por casualidad|ultrasonido|ecografia|tomografia|tac|control|routine|screening|ultrasound|scan|incidental\w*|found)\b/
const AORTA_HURTS_OR_GROWS =
  /\b(?:dolor\w*|duele\w*|espalda|crecio|creciendo|mareo\w*|desmay\w*|late (?:fuerte|mucho)|pain\w*|hurts?|back|grew|growing|dizzy|faint\w*|(?<!\d[.,] ?)[5-9](?:[.,]\d)? ?cm)\b/

const FINGERS = /\b(?:dedos?|fingers?|toes?|manos|hands)\b/
const BLANCHES = /\b(?:blanc[oa]s?|palid[oa]s?|white)\b[^.;!?\n]{0,30}\b(?:morad\w*|azul\w*|roj\w*|blue|purple|red)\b/
const BY_COLD = /\b(?:frio|congelador|refri\w*|hielo|agua helada|invierno|cold|freezer|fridge|ice|winter)\b/
const WARMS_AGAIN =
  /\b(?:recuper\w+|se (?:me |le )?(?:quita|pasa|componen?)|vuelven?|regresan?|minutos|con (?:el )?calor|warm\w*|go(?:es)? (?:away|back)|minutes)\b/
const FINGERS_DIE =
  /\b(?:(?<!no hay )(?<!sin )(?<!ni )(?:llagas?|ulceras?)|negr[oa]s?|no se (?:me |le )?quita|no vuelve\w*|solo un(?:a)? (?:dedo|mano)|(?<!no )(?<!without )sores?|black|doesnt go away|stays?|nieve|snow)\b/

const HEART_DEVICE = /\b(?:marcapasos?|desfibrilador|pacemaker|defibrillator|icd)\b/
const BATTERY_LOW =
  /\b(?:(?:pila|bateria|battery)\b[^.;!?\n]{0,60}\b(?:reemplazo|cambio|cambiar\w*|\d+ meses|baja|poca|replac\w*|\d+ months|low)|(?:reemplazo|cambio|replacement|eri)\b[^.;!?\n]{0,25}\b(?:meses|months|pila|bateria|battery))\b/
const DEVICE_ALARMS_OR_OF_OFFICE =
  /\b(?:medicare|medicaid|seguro|aseguran\w*|cubre\w*|cuesta|pag[ao]\w*|insur\w*|cover\w*|cost\w*|pays?|bill\w*|desmay\w*|mare[oó]\w*|mareada|pecho|falta (?:de|el) aire|descarga\w*|pita|pitando|alarma|agotad[oa]|faint\w*|passed out|dizzy|chest|short of breath|shock\w*|beep\w*|alarm\w*)\b/

/** Of heart, vessels and lungs what waits for a visit in days (MedlinePlus, AAP, AHA, CDC, NHS, USPSTF). */
export const FOR_DAYS_OF_HEART_AND_LUNGS: readonly ForDays[] = [
  { tells: [COUGHS, STAYS], says: [COUGHS], from: THREE_WEEKS, without: MOTHER, never: NEARLY_GONE },
  {
    tells: [
      /\b(?:cough\w*|tos|tose)\b/,
      /\b(?:at night|nights?|noches?|de noche)\b/,
      /\b(?:when (?:he|she|i) runs?|running|exercise|plays?|pe|cuando corre|al correr|ejercicio|al jugar)\b/,
    ],
    from: 28,
    overrules: true,
  },
  { tells: [VEINS, OF_LEGS, VEINS_STAND_OUT], says: [VEINS_STAND_OUT], never: CLOT_LIKE, without: MOTHER },
  {
    tells: [WINDED, UPHILL, THAN_IT_WAS],
    says: [WINDED],
    never: /\b(?:today|yesterday|sudden\w*|since last night|hoy|ayer|de repente)\b/,
  },
  { tells: [RELIEVER, MOST_WEEKS, WORKS], says: [MOST_WEEKS], never: FLARES },
  { tells: [RELIEVER, MOST_WEEKS, IT_WORKS], never: FLARES, explains: ['inhaler-fails'] },
  { tells: [SKIPS, A_SECOND], says: [SKIPS], from: WEEKS, never: OF_COFFEE },
  { tells: [AORTIC_ANEURYSM, SMALL_BULGE], never: AORTA_HURTS, overrules: true },
  {
    tells: [TURNS_COLOR, WITH_COLD, COLOR_IS_BACK],
    never: DIGIT_DIES,
    explains: ['cold-limb', 'frostbite', 'pain-other', 'dark-part', 'limb-numb'],
  },
  { tells: [VALVE, DENTAL, PILL_BEFORE], without: ['fever', 'temp-38', 'chills'] },
  { tells: [HEART_OF_FAMILY, ASKS_TO_BE_TESTED], never: ANY_PAIN_OR_FAILING, overrules: true },
  { tells: [VESSEL_OR_VALVE, TO_BE_FOLLOWED], never: ANY_PAIN_OR_FAILING, overrules: true },
  { tells: [DOCTOR_GONE, KEPT_GOING], never: ANY_PAIN_OR_FAILING, overrules: true },
  { tells: [EKG, EKG_ODD, ADVISES], never: ANY_PAIN_OR_FAILING, overrules: true },
  { tells: [HEART_RHYTHM, NEW_PILL, EKG_SOON], never: ANY_PAIN_OR_FAILING, overrules: true },
  { tells: [NEW_VALVE, DENTIST, BEFORE_IT], without: ['fever', 'temp-38', 'chills'], overrules: true },
  { tells: [LUNG_FELL, FIT_FOR, PAPER_FOR], never: ANY_PAIN_OR_FAILING, overrules: true },
  { tells: [SMOKES, WANTS_OFF], never: ILL_OF_LUNG, overrules: true },
  { tells: [DEVICE, BATTERY, SOON], never: DEVICE_ILL, unless: OF_PAYING, overrules: true },
  { tells: [COLD_FINGERS, SCARRED], never: /\b(?:black|gangren\w*|right now|today|frost\w*|negr[oa]s?)\b/ },
  { tells: [OXYGEN, RUBS, BREATHES_AS_EVER], overrules: true },
  { tells: [HEART_SKIPS, FOR_WEEKS], unless: HEART_FAILS, overrules: true },
  { tells: [AORTA, MEASURED_SMALL, BY_CHANCE], unless: AORTA_HURTS_OR_GROWS },
  { tells: [FINGERS, BLANCHES, BY_COLD, WARMS_AGAIN], unless: FINGERS_DIE, overrules: true },
  { tells: [HEART_DEVICE, BATTERY_LOW], unless: DEVICE_ALARMS_OR_OF_OFFICE, overrules: true },
]
