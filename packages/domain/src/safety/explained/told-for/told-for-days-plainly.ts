import { WEEKS, type ForDays } from './for-days'

/** Of a mother the gate knows more. */
const MOTHER = ['pregnant', 'postpartum']
const WEEK = 7

const CONTROL =
  '(?:inr|pro ?time|(?:coumadin|warfarin|lithium|thyroid|levothyroxine|kidney|liver|potassium|cholesterol|sugar|diabetes|methotrexate|litio|warfarina|tiroides|rinon(?:es)?|higado) (?:\\w+ ){0,2}(?:check\\w*|levels?|tests?|labs?|blood ?work|function|panel|nivel(?:es)?|analisis)|a1c|labs|blood ?(?:work|tests?|levels?)|(?:nivel(?:es)?|analisis|control|examen) (?:\\w+ )?(?:del?|de la) (?:litio|warfarina|tiroides|azucar|sangre|rinon(?:es)?|colesterol|embarazo)|colonoscop\\w*|cologuard|mammograms?|mamografias?|pap(?: ?smears?| tests?)?|hpv test|(?:colon|prostate|stool) (?:test|screening|exam)|papanicolau?|psa|dexa|bone density|(?:lung|chest) (?:scan|screening|ct)|low dose ct|eye exams?|(?:my |his |her )?(?:eyes|feet|foot) (?:checked|exam\\w*)|(?:check\\w*|revis\\w+) (?:de )?(?:my|his|her|los) (?:eyes|ojos)|glucose (?:test|screen\\w*)|anatomy scan|20 week scan|prenatal (?:visit|appointment|checkup)|(?:stitches|staples|sutures|puntos|grapas) (?:\\w+ ){0,4}(?:out|off|removed)|(?:yearly|annual|heart|diabetes|asthma|blood pressure|blood test|lupus|cancer) (?:check ?up|visit|check|follow ?up|control)|follow ?up (?:scan|test|blood|colonoscopy|visit)|rechecks?|recheck|revision anual|ultrasonido de control)'
const DUE =
  '(?:over ?due|past due|(?:was|were|is|are|am|im) (?:\\w+ )?due\\b|due (?:last|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|since|months|weeks|a (?:month|year))|miss(?:ed|ing) (?:my|his|her|the|it|a|our)|missed|skipped|forgot|put(?:ting)? (?:it )?off|behind on|never (?:had|got|gotten|done|did|went|been)|(?:havent|hasnt|have not|didnt) (?:\\w+ )?(?:had|done|gotten|get|got|been|gone|go|seen|checked)|(?:its|it has|has) been (?:\\w+ ){0,3}years|years since|(?:needed|supposed) (?:to (?:get|have|do|go|come|be)|my|the)|se me paso|me toca(?:ba)?|atrasad[oa]|nunca me (?:he )?(?:hecho|hice|han hecho)|no me (?:he )?(?:hecho|hice|han hecho|checan?|checado)|hace (?:\\w+ )?anos que no|falte a|no fui (?:a|al)|come back for a)'
const CONTROL_DUE = new RegExp(`\\b(?:${DUE}\\b[^.;!?\n]{0,40}\\b${CONTROL}|${CONTROL}\\b[^.;!?\n]{0,40}\\b${DUE})\\b`)
const OF_OFFICE =
  /\b(?:cover\w*|insurance|copay\w*|co ?pay\w*|bill(?:s|ed|ing)?|deductible|plan|medicaid|medicare|cost\w*|price|how much|pay|paid|claim\w*|authoriz\w*|appeal\w*|denied|denial|reschedul\w*|cancel\w*|ride|transport\w*|interpreter|job|work note|seguro|cobertura|cubre\w*|cobr\w+|factura\w*|cuest\w+|pagar|reclamo|autorizacion|cita por telefono|transporte|interprete)\b/

const OF_SMALL_CHILD = /\b(?:baby|kid|child|son|daughter|toddler|months? old|[1-9] ?mo|bebe|nin[oa]|hij[oa]|meses)\b/
const SHOTS_MISSED =
  /\b(?:(?:missed|behind on|never (?:had|got|gotten)|(?:hasnt|havent|didnt) (?:\w+ )?(?:had|got|gotten|get)|overdue for|late (?:on|for)|no (?:le han puesto|tiene)|le faltan?|atrasad[oa] (?:en|con)|se (?:le )?paso) (?:\w+ ){0,6}(?:shots?|vaccin\w*|immuni\w*|check ?ups?|well (?:child|baby)|vacunas?|revision))\b/
const MET_AN_ILLNESS =
  /\b(?:expos\w+|measles|whooping|pertussis|fever|sick|ill|bit|bite|cut|nail|sarampion|tos|fiebre|calentura|enferm\w+|mord\w+)\b/

const NO_GROWTH =
  /\b(?:(?:hasnt|hasn t|not|havent|isnt|stopped|didnt|doesnt|barely|hardly) (?:\w+ ){0,2}(?:grow\w*|gain\w* (?:any )?(?:weight|height)|gotten (?:any )?taller|outgr\w+)|(?:smaller|shorter|tinier) than (?:all|everyone|every|most|the (?:other|rest)|(?:her|his) (?:\w+ )?(?:friends|class\w*|cousins|younger))|(?:smallest|shortest) (?:\w+ )?(?:in|of)|(?:same|old) (?:\w+ )?(?:size|clothes|shoes|pants)|(?:dropp\w+|fall\w*|fell) (?:off|down|from|below) (?:\w+ ){0,2}(?:growth|curve|chart|percentile)|no (?:ha )?(?:crece|crecido|sube de peso|subido de peso|gana peso)|mas (?:chiquit[oa]|chaparrit[oa]|baj[oa]|pequen[oa]) (?:que|de)|misma (?:talla|ropa))\b/
const OF_MONTHS_IN_GROWTH =
  /\b(?:year|years|months|curve|chart|percentile|last (?:year|summer|winter)|class|friends|school|anos?|meses|curva|percentil|salon|escuela|companer\w+)\b/
const IS_CHILD =
  /\b(?:son|daughter|baby|child|kid|boy|girl|toddler|shes? (?:is )?(?:the|[2-9]|1[0-5])|hes? (?:is )?(?:the|[2-9]|1[0-5])|class|months? old|[1-9] months|hij[oa]|nin[oa]|bebe|niet[oa])\b/

const DIAPER_RASH =
  /\b(?:diaper (?:rash|area)|nappy rash|rash (?:under|in|on) (?:\w+ ){0,3}(?:diaper|bottom|butt|bum)|rozadura\w*|rozad[oa]|panalitis|escaldad[oa]|pan alitis)\b/
const RASH_STAYS =
  /\b(?:(?:cream|creams|desitin|ointment|zinc|a ?& ?d|paste|nothing|stuff)\b[^.;!?\n]{0,20}\b(?:isnt|arent|not|doesnt|dont|didnt|hasnt|wont|no) (?:\w+ )?(?:help\w*|work\w*|touch\w*|clear\w*|better)|not (?:\w+ )?(?:better|clearing|going away|healing)|nothing (?:helps|works|is working)|(?:red )?(?:dots|bumps|spots|pimples) (?:\w+ ){0,4}(?:around|edges?|border|outside|folds)|(?:crema|pomada|maizena|nada) (?:\w+ )?(?:no )?(?:le )?(?:sirve|ayuda|quita|hace)|no se le quita|(?:one|two|three|2|3|una|dos|tres) (?:weeks?|semanas?)|(?:[7-9]|1\d|ten|seven|eight|diez|ocho) (?:days|dias))\b/

const OF_HAND_AND_MOUTH = /\b(?:blisters?|palms|soles|mouth|daycare|ampollas|palmas|plantas|boca|guarderia)\b/

const EYE_RUNS =
  /\b(?:(?:goopy|gooey|gunky|watery|sticky|crusty|teary|weepy|runny|goop|gunk|mucky|lagan\w+|llorosos?|lagrimea\w*)\b[^.;!?\n]{0,40}\b(?:eyes?|ojos?|ojitos?)|(?:eyes?|ojos?|ojitos?)\b[^.;!?\n]{0,40}\b(?:goopy|gooey|gunky|watery|waters|sticky|crusty|teary|weepy|runny|goop|gunk|mucky|lagan\w+|llorosos?|llora|lagrimea\w*)|(?:tear duct|lagrimal)\b[^.;!?\n]{0,30}\b(?:blocked|clogged|plugged|tapad[oa]|open\w*))\b/
const SINCE_BIRTH =
  /\b(?:since (?:birth|(?:she|he) was born|born)|always|still (?:blocked|clogged|plugged)|tear duct|lagrimal|desde que nacio|desde (?:el )?nacimiento)\b/
const NEARLY_A_YEAR =
  /\b(?:9|10|11|12|13|14|15|16|17|18|nine|ten|eleven|twelve|nueve|diez|once|doce) (?:month|months|meses)\b|\b(?:a|one|1|un) (?:year|ano)\b/

const TESTICLE = /\b(?:testic\w*|balls?|nuts?|scrotum|huevos?|bolas)\b/
const LUMP = /\b(?:lumps?|bumps?|knots?|nodul\w*|bolit\w*|bultit\w*|bulto|dur[oa]s?)\b/
const OF_MAN = /\b(?:testic\w*|scrotum|(?:my|his|left|right|one) (?:\w+ )?(?:balls?|nuts?)|huevos?)\b/

const FIRST_VISIT =
  /\b(?:havent (?:had|seen|been|gone|made)|hasnt (?:had|seen|been|gone)|no|not (?:had|seen|been)|no (?:he|ha) (?:ido|tenido|hecho)|todavia no|aun no) (?:\w+ ){0,5}(?:first (?:appt|appointment|prenatal|visit|ob|ultrasound|checkup)|prenatal|ob ?gyn|ob\b|midwife|appt|appointment|doctor|primera (?:cita|consulta)|control prenatal|cita|consulta)\b/
const IS_EXPECTING =
  /\b(?:pregnan\w*|positive (?:pregnancy )?test|test (?:was|came back) positive|embaraz\w*|prueba (?:\w+ )?positiva)\b/
const TROUBLE_IN_PREGNANCY =
  /\b(?:bleed\w*|spotting|cramp\w*|pain\w*|vomit\w*|throw\w*|headache|fever|dizzy|swoll?en|leak\w*|sangr\w*|manch\w*|dolor|colicos|vomit\w*|fiebre|mare\w*)\b/

const WART = /\b(?:warts?|verrugas?|mezquinos?)\b/
const WART_TREATED =
  /\b(?:(?:drug ?store|freeze|freezing|froze|acid|compound w|otc|over the counter|duct tape|salicylic|store|treat\w*|stuff|liquido|farmacia|congel\w+|acido|parches|pomada)\b)/
const WART_STAYS =
  /\b(?:still (?:there|here|has|growing)|still|(?:didnt|doesnt|hasnt|not) (?:\w+ )?(?:work\w*|help\w*|gone|going)|nothing (?:works|happened)|did nothing|keeps? (?:coming|growing)|c[ao]me back|comes back|spreading|more of them|sigue\w*|no (?:se )?(?:me |le )?(?:quit\w*|sirv\w*|funcion\w*)|nada|sale otra vez|vuelven?)\b/

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
const IT_WORKS =
  /\b(?:(?:it|and) (?:always |still )?(?:works|helps)|works (?:fine|well|great|every)|helps (?:right away|a lot|every)|si (?:me )?(?:ayuda|sirve)|me quita)\b/
const FLARES =
  /\b(?:not (?:help\w*|work\w*)|doesnt (?:help|work)|worse|today|now|tonight|cant|hardly|tight|every (?:\d|few|two|three|four) hours|ahora|hoy|peor|no (?:me )?(?:ayuda|sirve|funciona))\b/

const COMES_OFTEN =
  /\b(?:(?:third|fourth|fifth|sixth|3rd|4th|5th|6th|tercer[ao]?|cuart[ao]|quint[ao]) (?:\w+ ){0,3}(?:this|in (?:a|one|the (?:last|past))|since|since|en|este|del) (?:\w+ )?(?:year|months?|winter|january|ano|meses)|(?:three|four|five|six|3|4|5|6|tres|cuatro|cinco|seis) (?:\w+ ){0,3}(?:this|in (?:a|one|the last|the past)|since|en|este) (?:\w+ )?(?:year|months?|winter|january|february|march|ano|meses|enero)|keeps? (?:on )?(?:coming|getting|going)(?: back)?|keep(?:s)? getting|(?:cada|every) (?:month|couple of months|mes)|over and over|one after another|otra y otra vez|me (?:da|dan|sale|salen) a cada rato|seguido)\b/
const OF_INFECTION =
  /\b(?:sinus(?:es|itis)?(?! rhythm)|ear infections?|utis?|bladder infections?|urine infections?|yeast (?:infections?)?|strep|tonsil\w*|throat infections?|bronchitis|pneumonia|styes?|boils?|cold sores|infeccion(?:es)? (?:\w+ ){0,2}(?:oidos?|orina|garganta|vias|senos)|sinusitis|anginas|amigdalitis|bronquitis|orzuelos?|granos|nacidos|forunculos|candidiasis)\b/

const SCAR = /\b(?:scars?|keloids?|cicatri\w+|queloides?)\b/
const SCAR_GROWS =
  /\b(?:thick\w*|raised|grow\w*|bigger|hard|lumpy|bumpy|itch\w*|ichy|burns?|pull\w*|gruesa|levantad[oa]|abultad[oa]|crec\w+|pica|comezon|dur[oa])\b/
const SCAR_OLD = /\b(?:year|years|months|keloids?|anos?|meses|queloides?)\b/

const SKIPS =
  /\b(?:(?:skip\w*|missed|extra|irregular) (?:\w+ )?(?:beats?|heart ?beats?)|(?:heart|chest)\b[^.;!?\n]{0,25}\b(?:skip\w*|flip\w*|flutter\w*|thump\w*)|flutters? in|flip flops?|(?:salt\w*|brinc\w*) (?:\w+ ){0,2}(?:latidos?|corazon)|(?:corazon|latidos?)\b[^.;!?\n]{0,15}\b(?:salt\w*|brinc\w*))\b/
const A_SECOND =
  /\b(?:seconds?|here and there|now and then|once in a while|few times a (?:day|week)|off and on|on and off|occasional\w*|sometimes|de vez en cuando|a veces|segundos?|ratitos?)\b/

const OF_COFFEE =
  /\b(?:single|once last|first time|last night|energy drinks?|after (?:\w+ )?(?:coffees?|drinks?)|holter|monitor|cardiolog\w+|bebidas? energeticas?)\b/

const NOSE_BLEEDS =
  /\b(?:nose ?bleeds?|nose (?:\w+ ){0,2}(?:bled|bleed\w*)|sangr\w+ (?:\w+ ){0,2}nariz|nariz (?:\w+ ){0,3}sangr\w+)\b/
const BLEEDS_OFTEN =
  /\b(?:(?:once|twice|times|days|veces|vez) (?:a|per|every|each|por|a la|al) (?:week|month|semana|mes)|every (?:few|couple of|other|two|three|second) days|every (?:week|day)|cada (?:semana|dos dias|tres dias|tercer dia)|(?:all|whole|todo el) (?:month|mes))\b/
const ON_THINNER =
  /\b(?:(?:am|im|takes?|taking|hes|shes|on) (?:\w+ ){0,3}(?:thinners?|eliquis|xarelto|warfarin|coumadin|plavix)|anticoagulante\w*|today|hoy|hours?|wont stop|no para)\b/

const SORE_SPOT =
  /\b(?:bed ?ridden|bed ?bound|wheel ?chair|(?:cant|doesnt) get out of bed|in bed all day|postrad[oa]|en cama|silla de ruedas)\b/
const RED_SPOT =
  /\b(?:tailbone|heels?|hips?|bottom|butt|buttocks?|sacrum|back|coxis|talon(?:es)?|cadera|nalgas?|espalda|rabadilla)\b[^.;!?\n]{0,30}\b(?:red|pink|purple|sore|raw|roj[oa]|morad[oa]|rozad[oa])\b/

/** What people tell in one or two plain sentences that a doctor should see in days or weeks (USPSTF, MedlinePlus, NHS, CDC). */
export const FOR_DAYS_PLAINLY: readonly ForDays[] = [
  { tells: [CONTROL_DUE], never: OF_OFFICE },
  { tells: [OF_SMALL_CHILD, SHOTS_MISSED], never: MET_AN_ILLNESS, unless: OF_OFFICE },
  {
    tells: [IS_CHILD, NO_GROWTH, OF_MONTHS_IN_GROWTH],
    unless: OF_OFFICE,
    explains: ['pregnant', 'postpartum', 'age-under-3-months'],
  },
  { tells: [DIAPER_RASH, RASH_STAYS], never: OF_HAND_AND_MOUTH, overrules: true },
  {
    tells: [EYE_RUNS, SINCE_BIRTH, NEARLY_A_YEAR],
    never: /\b(?:red|swollen|lump|fever|bump|roj[oa]|hinchad[oa]|fiebre|bolita)\b/,
    explains: ['postpartum', 'red-eye', 'age-under-3-months'],
    overrules: true,
  },
  {
    tells: [TESTICLE, LUMP, OF_MAN],
    says: [LUMP],
    never: /\b(?:hit|kick\w*|ball hit|always (?:had|been)|since birth|golpe|pelotazo|siempre|normal)\b/,
  },
  { tells: [IS_EXPECTING, FIRST_VISIT], never: TROUBLE_IN_PREGNANCY, unless: OF_OFFICE },
  { tells: [WART, WART_TREATED, WART_STAYS], from: WEEK * 4, overrules: true },
  {
    tells: [
      WART,
      /\b(?:keeps? (?:coming|growing)|c[ao]mes? back|spreading|multiply\w*|vuelven?|sale otra vez|mas y mas)\b/,
    ],
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
  { tells: [OF_INFECTION, COMES_OFTEN], overrules: true },
  { tells: [SCAR, SCAR_GROWS, SCAR_OLD], says: [SCAR_GROWS], explains: ['postpartum', 'post-surgery'] },
  { tells: [SKIPS, A_SECOND], says: [SKIPS], from: WEEKS, never: OF_COFFEE },
  { tells: [NOSE_BLEEDS, BLEEDS_OFTEN], never: ON_THINNER, overrules: true },
  { tells: [SORE_SPOT, RED_SPOT], says: [RED_SPOT] },
]
