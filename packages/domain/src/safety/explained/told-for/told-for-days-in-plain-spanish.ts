import { THREE_WEEKS, WEEKS, type ForDays } from './for-days'

const SPECIALIST =
  '(?:neumologo|pulmonologo|cardiologo|nefrologo|neurologo|oncologo|urologo|ginecologo|reumatologo|hematologo|endocrin\\w+|oftalmolog\\w+|especialista|dentista|podolog\\w+|doctor|doctora|medico)'
const VISIT_DUE = new RegExp(
  `\\bcorresponde\\b[^.;!?\\n]{0,25}\\b${SPECIALIST}\\b|\\b(?:se me paso|perdi|falte a|no he ido a|no +fu(?:e|i) +(?:a|al|con)|deje de ir a|no he vuelto (?:a|con)|llevo (?:\\w+ ){1,3}sin (?:ir|ver)|hace (?:\\w+ ){1,3}que no (?:voy|va|veo|me (?:revis|chec)\\w+|lo revis\\w+|la revis\\w+))\\b[^.;!?\\n]{0,35}\\b(?:${SPECIALIST}|control|revision|chequeo)\\b|\\b(?:control|revision|chequeo|citas?)\\b[^.;!?\\n]{0,40}\\bllev(?:o|a|amos) (?:\\w+ ){1,3}sin (?:ir|hacer\\w*|ver\\w*)\\b`,
)
const SINCE_LONG =
  /\b(?:desde hace|hace|llev(?:o|a|amos)|van|atrasad[oa]|vencid[oa]|se me paso|perdi|falte|ano pasado|mes pasado)\b/
const LIVES_WITH =
  /\b(?:oxigeno|diabet\w+|azucar|presion|corazon|marcapasos?|rinon\w*|dialisis|epilep\w+|asma|epoc|lupus|artritis|tiroides|cancer|vih|hepatitis|cirrosis|trasplant\w*|litio|warfarina|anticoagulante\w*|insulina|glaucoma|retina)\b/
const OF_OFFICE =
  /\b(?:aseguran\w*|seguro|cobertura|cubre\w*|cobr\w+|factura\w*|cuest\w+|pagar|pago|reclamo|autoriz\w+|referid[oa]|referencia|transporte|interprete|reprogramar|cambiar|cancel\w+|plan|medicaid|medicare)\b/

const TEST_POSITIVE =
  /\b(?:prueba|test|examen) (?:\w+ ){0,3}positiv[oa]\b|\bpositive (?:pregnancy )?test\b|\bpregnancy test (?:\w+ )?positive\b|\bembarazad[oa]\b/
const WHEN_TO_GO =
  /\b(?:cuando|a donde|con quien|a que semana) (?:\w+ )?(?:debo|tengo que|hay que|deberia|corresponde|toca|puedo|voy)\b(?: (?:a )?(?:ir|hacer|empezar|checar\w*|ver))?|\bwhen (?:should|do|must) i (?:go|see|be seen|start|make)\b/
const TROUBLE =
  /\b(?:sangr\w*|manch\w*|dolor\w*|duele\w*|colicos?|vomit\w*|fiebre|mare\w*|desmay\w*|golpe\w*|cai|caida|parto|contraccion\w*|bleed\w*|spotting|pain\w*|cramp\w*|dizzy)\b/

const BRUISED = /\b(?:moret\w+|moraton\w*|bruis\w*)\b/
const UNSTRUCK =
  /\b(?:(?:sin|ningun) (?:\w+ ){0,2}?(?:golp\w*|pegarme|motivo|razon|causa)|de la nada|no me (?:he )?(?:peg\w+|golpe\w+)|for no reason|out of nowhere|without (?:hitting|bumping|any))\b/

const LICE = /\b(?:piojos|liendres|lice|nits)\b/
const TREATED =
  /\b(?:(?:ya |l[oae]s? )?(?:tratamos|trate|trataron|tratad[oa]|hice el tratamiento)|(?:ya )?(?:use|usamos|(?:le|les) (?:puse|pusimos|eche|echamos))(?! en la)|(?:dos|tres) (?:veces|tratamientos|shampoos?|champus?|cajas)|treated|used|twice|two (?:rounds|treatments))\b/
const STILL_ALIVE =
  /\b(?:sig(?:ue|uen|o)|viv[oa]s|todavia|aun|otra vez|regres\w+|volv\w+|vuelven|no se (?:van|quitan|mueren|acaban)|resist\w+|still|alive|came back|keep\w* coming|not working)\b/

const NOSE_STOPPED =
  /\b(?:nariz|nose)\b[^.;!?\n]{0,25}\b(?:tap\w+|constipad\w*|congestionad\w*|stuff\w*|block\w*)|\b(?:tap\w+|stuffy|stuffed|blocked)\b[^.;!?\n]{0,12}\b(?:nariz|nose)\b/
const SMELLS_LITTLE =
  /\b(?:(?:no|ni|casi no|ya no) (?:puedo )?huel\w+|no huelo|perdi el olfato|sin olfato|(?:cant|cannot|dont|hardly|barely) (?:really )?smell|lost my (?:sense of )?smell)\b/

const OF_WATERWAYS = /\b(?:orin\w+|urinari\w+|vejiga|vias|uti|bladder|pee|urine)\b/
const WAS_TREATED =
  /\b(?:antibiotic\w*|(?:me )?cur[eo]|termin[eo]|acab[eo]|tratamiento|tom[eo] (?:las )?pastillas|nitrofurantoina|macrobid|bactrim|cipro\w*|finished|treated)\b/
const BURNS_AGAIN =
  /\b(?:(?:otra vez|de nuevo|volvi\w+|regres\w+|sigue\w*|again|still|came back)\b[^.;!?\n]{0,25}\b(?:ard\w+|quem\w+|molest\w+|burn\w*|sting\w*)|(?:ard\w+|burn\w*|sting\w*)\b[^.;!?\n]{0,20}\b(?:otra vez|de nuevo|again))\b/

const THREADS =
  /\b(?:hilitos?|hebritas?|gusanit\w+|gusanos?|lombri\w+|bichit\w+ blanc\w+|pinworms?|(?:white )?(?:threads?|worms?))\b/
const OF_BOTTOM =
  /\b(?:popo|popito|caca|heces|panal|ano|anito|fundillo|colita|cola|culito|calzon\w*|poop|stool|bottom|butt|anus)\b/
const ITCHES_THERE = /\b(?:pica\w*|comezon|picazon|rasca\w*|blanc\w+|se mueven|itch\w*|scratch\w*)\b/
const WORMS_GRAVE =
  /\b(?:fiebre|calentura|vomit\w*|sangre|pesc(?:ado|ad)\w*|perr[oa]|gat[oa]|panza (?:dura|hinchada)|bolo|fever|blood|dog|cat)\b/

const LIVES_WITH_FITS = /\b(?:epilep\w+|keppra|levetiracetam|valpro\w+|lamotrig\w+|carbamazepina|fenitoina)\b/
const AS_EVER =
  /\b(?:igual(?:it[oa])? (?:que|a|de|como)|igualit[oa]|la(?:s)? mism[oa]s? de siempre|de las de siempre|como siempre|same as (?:always|my usual)|usual)\b/
const SOON_OVER =
  /\b(?:un minuto|(?:uno|dos) minutos|[12] minutos?|segundos|(?:quede|quedo|ya estoy|ya esta|desperte) (?:\w+ )?(?:bien|normal)|(?:a|one|two) minutes?)\b/
const DOCTOR_KNOWS =
  /\b(?:neurolog\w+|mi doctora?|medico)\b[^.;!?\n]{0,50}\b(?:cita|esta semana|otra semana|sabe|dijo)\b/
const FITS_GRAVE =
  /\b(?:dos crisis|tres|varias|seguid[oa]s|otra vez hoy|no (?:despierta|contesta|habla|ha vuelto)|golpe\w*|pegue|cabeza|embaraz\w+|fiebre|calentura|alberca|agua|primera vez|sin (?:medicina|pastillas)|se me acab\w+|morad\w+|cinco minutos|diez minutos|confundid\w+|ida|ido)\b/

/** What people who write Spanish tell in a sentence or two that a doctor should see in days or weeks (MedlinePlus, ACOG). */
export const FOR_DAYS_IN_PLAIN_SPANISH: readonly ForDays[] = [
  { tells: [VISIT_DUE, SINCE_LONG, LIVES_WITH], unless: OF_OFFICE },
  { tells: [TEST_POSITIVE, WHEN_TO_GO], unless: TROUBLE, without: ['postpartum'] },
  { tells: [LICE, TREATED, STILL_ALIVE], says: [STILL_ALIVE], overrules: true },
  { tells: [OF_WATERWAYS, WAS_TREATED, BURNS_AGAIN], says: [BURNS_AGAIN], without: ['pregnant', 'postpartum'] },
  { tells: [NOSE_STOPPED, SMELLS_LITTLE], from: THREE_WEEKS },
  { tells: [BRUISED, UNSTRUCK], from: WEEKS },
  { tells: [THREADS, OF_BOTTOM, ITCHES_THERE], unless: WORMS_GRAVE },
  {
    tells: [LIVES_WITH_FITS, AS_EVER, SOON_OVER, DOCTOR_KNOWS],
    unless: FITS_GRAVE,
    without: ['seizure-danger', 'pregnant'],
  },
]
