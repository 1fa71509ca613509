const NAMES =
  'bills?|claims?|statements?|eob|letters?|forms?|deductibles?|plans?|policy|polic(?:y|ies)|polizas?|facturas?|cuentas?|website|portal|premiums?|copays?|copagos?|deducibles?|coverage|benefits?|network|insurance|insurer|charges?|price|costs?|paperwork|rules?|options?|seguro|cobertura|carta|tramites?|papeleo|precio|costo|prima'

const PAID = `${NAMES}|debts?|deudas?|payments?|pagos|hike|increase|aumentos?`
const DETERMINER =
  '(?:an?|any|the|my|our|his|her|their|this|that|it|new|another|primary|care|eye|full|un|una|el|la|al|a|mi|mis|su|los|las|este|esta|ese|esa) '
const SEEN =
  'doctors?|specialists?|therapists?|dermatologist|cardiologist|neurologist|psychiatrist|pcp|dentist|provider|bills?|claims?|balance|accounts?|eob|hours|status|appointments?|records|documents|policy|deductible|premiums?|doctora?s?|medic[oa]s?|especialistas?|terapeuta|dentista|facturas?|cuentas?|reclamos?|saldo|polizas?|citas?|documentos|expediente|cobertura'

/** Prices, debts and offices spoken of as if they hurt; and looking at or visiting what a person "can't see". */
export const MONEY_SAYINGS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:can ?not|cant|could ?n[o']?t|unable to|not able to|no (?:puedo|puede|podemos|pueden|pude|pudo)) (?:see|ver) (?:${DETERMINER}){0,3}(?:${SEEN})\\b`,
    'g',
  ),
  /\b(?:phone|telefono) [^.|]{0,30}(?:can ?not|cant|no pueda) (?:see|ver)\b/g,
  new RegExp(`\\b(?:swallow|stomach|tragar(?:me)?|digerir) (?:${DETERMINER}){1,2}(?:\\w+ )?(?:${PAID})\\b`, 'g'),
  new RegExp(`\\bbreathe under (?:\\w+ ){0,3}(?:${PAID})\\b`, 'g'),
  new RegExp(`\\brespirar (?:tranquil[oa]s? )?(?:con|bajo|por) (?:\\w+ ){0,2}(?:${PAID})\\b`, 'g'),
  new RegExp(`\\bpunaladas? (?:con|de|fue) (?:${DETERMINER}){1,2}(?:${PAID})\\b`, 'g'),
  new RegExp(
    `\\b(?:${PAID}|portal|forms?) (?:\\w+ )?(?:makes?|making|made) my head (?:explode|spin|hurt|ache)\\b`,
    'g',
  ),
  new RegExp(`\\b(?:passed out|fainted) when i (?:saw|opened|read) (?:\\w+ ){0,3}(?:${PAID})\\b`, 'g'),
  new RegExp(
    `\\bme (?:va a dar|dio|da) (?:un |algo )?(?:infarto|ataque|patatus) (?:con|al ver|cuando vi|de ver) (?:\\w+ ){0,2}(?:${PAID})\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:cant|can ?not) (?:take|stand) (?:${DETERMINER})(?:insurance|insurer|aseguradora|plan|website|portal|hold music)(?: company)?(?: anymore)?`,
    'g',
  ),
  new RegExp(
    `\\b(?:${PAID}) (?:is|are|was|were|es|son) (?:such )?(?:a |una )?(?:huge |big |gran )?(?:burdens?|cargas?)\\b`,
    'g',
  ),
  /\b(?:epi ?pens?|epinephrine|epinefrina) (?:\w+ ){0,2}(?:(?:340b )?price|cost|copay|claim|denied|denial|rejected|not covered|precio|costo|cuesta|negad[oa])\b/g,
  /\b(?:price|cost|copay|coverage|denial|claim|refill|precio|costo|cobertura|cubrir|resurtir) (?:of|for|del?|para) (?:\w+ ){0,2}(?:epi ?pens?|epinephrine|epinefrina)\b/g,
  /\b(?:insulin and epinephrine at their|insulina y epinefrina a su)\b/g,
  /\b(?:medicaid|medicare|medigap)\b/g,
]

/** Turns of speech of people who deal with offices, prices and prevention. Taken out like idioms. */
export const ERRAND_SAYINGS: readonly RegExp[] = [
  new RegExp(
    `\\bconfus(?:ed|ing|ion) (?:about|by|with|on|over|as to|how|why|which|whether|regarding) (?!where|who|what (?:day|year)|me\\b)`,
    'g',
  ),
  new RegExp(`\\b(?:${NAMES}) (?:\\w+ ){0,3}confus\\w*`, 'g'),
  new RegExp(`\\bconfus\\w* (?:${NAMES})\\b`, 'g'),
  new RegExp(
    `\\b(?:i am|im|i get|i feel|we are|estoy|me siento|ando) (?:\\w+ ){0,2}(?:confused|confundid[oa])[^.|]{0,60}\\b(?:${NAMES})\\b`,
    'g',
  ),
  new RegExp(`\\bconfundid[oa]s? (?:con|sobre|por|acerca) (?:\\w+ ){0,2}(?:${NAMES})`, 'g'),
  new RegExp(`\\b(?:${NAMES}) (?:\\w+ ){0,3}(?:not|doesnt|dont|isnt) (?:\\w+ )?mak\\w+ (?:any )?sense`, 'g'),
  new RegExp(
    `\\b(?:insurance|insurer|company|office|website|portal|app|computer|laptop|phone|pharmacy|clinic|provider|agent|caseworker|seguro|aseguradora|oficina|pagina) (?:\\w+ ){0,2}(?:not|isnt|wont|doesnt|hasnt|no|stopped) (?:\\w+ )?(?:respond\\w*|answer\\w*|mov\\w+|wak\\w+|react\\w*|responde|contesta)`,
    'g',
  ),
  new RegExp(
    `\\b(?:shocked|stunned|floored|paralyzed|blindsided|crushed|choked|strangled|suffocat\\w+|buried|killed|stabbed) (?:by|at|over|with|when i (?:saw|got|opened)) (?:\\w+ ){0,4}(?:${NAMES}|debts?|deudas?)`,
    'g',
  ),
  new RegExp(
    `\\b(?:${NAMES}|debts?|deudas?|traffic|commute|wait|job|rent|taxes|renta|trabajo) (?:\\w+ ){0,2}(?:kill(?:ing|s|ed)?|matar|matando|ahogando|suffocating|choking|strangling|crushing) (?:me|us|my \\w+)?`,
    'g',
  ),
  new RegExp(`\\b(?:sticker|bill|price) shock\\b`, 'g'),
  /\b(?:boss|manager|supervisor|coach|accountant|dentist|doctor) (?:will|would|is going to|is gonna|s gonna) kill me\b/g,
  /\b(?:mom|mother|dad|wife|husband|teacher|he|she) (?:will|would|is going to|is gonna) kill me (?:if|when|for) i? ?(?:miss|forget|am late|dont (?:show|call|eat)|spend|skip|mess|lose)/g,
  /\b(?:mom|mother|mum|dad|father|parents|teacher|boss|coach|roommate|sister|brother|wife|husband|friends?) (?:is |are |s )?(?:(?:going to|gonna|will|would|finna) )(?:kill|murder) me,? (?:lol|lmao|haha\w*|hehe|jaja\w*|rofl|xd)\b(?![^.|]*\b(?:guns?|knife|hits?|hitting|hurts?|scared|afraid|beats?|threat\w*)\b)/g,
  /\b(?:failed|bombed|flunked|failing|skipped)\b[^.|]{0,30}\b(?:exam|final|finals|test|quiz|midterm|class|course|semester)\b[^.|]{0,20}\b(?:mom|mother|dad|father|parents|teacher) (?:is |are |s )?(?:going to|gonna|will) (?:kill|murder) me\b(?![^.|]*\b(?:guns?|knife|hits?|hitting|hurts?|scared|afraid|beats?|threat\w*|serious\w*)\b)/g,
  /\b(?:studying|study|quiz|exam|test|class|course|license) [^.|]{0,50}\bif (?:an? |the )?(?:baby|infant|child|adult|person|someone|somebody) (?:is |starts )?chok\w+(?![^.|]*\b(?:now|blue|my|hes|shes|help)\b)/g,
  /\bif (?:an? |the |someone |somebody )?(?:baby|infant|child|adult|toddler|person|victim|someone|somebody) (?:is |starts |was )?chok\w+(?=[^.|]*\b(?:study\w*|exam|quiz|test|class|course|license|certif\w*)\b)(?![^.|]*\b(?:now|blue|my (?:baby|son|daughter)|hes|shes|help me)\b)/g,
  /\b(?:how (?:much|many)|what(?:s| is)?) (?:\w+ ){0,4}(?:too much|too many|max\w*|the limit|safe)[^.|]{0,60}\b(?:havent|have not|didnt|did not|not) (?:taken|take|taking|had|swallowed) any(?:thing)?(?! (?:yet|so far|of them yet))(?=[^.|]*\b(?:labels?|first aid|kit|class|school|packing|curious|camp|studying|article)\b)(?![^.|]*\b(?:die|kill\w*|dead|overdose|end|tired|yet|wake|gone)\b)/g,
  /\bhit(?:ting|s)? the (?:gym|road|books|beach|weights|sack|hay|slopes|trails?|pool|treadmill|market|stores?|jackpot)\b/g,
  /\b(?:carta|cartita|nota|recado|tarjeta) de despedida (?:para|a|de) (?:su|sus|mi|mis|la|el|los) (?:jef[ea]s?|trabajo|clientes?|pacientes?)\b/g,
  /\b(?:could|would|i d|id) (?:murder|kill for) (?:an?|some|that|this) (?!person|man|woman|kid|child|guy)\w+/g,
  /\bcasi (?:me |nos |le )?(?:da|dio|daba) (?:un |una )?(?:infarto|ataque|patatus|derrame|algo)\b/g,
  /\b(?:factura|cuenta|renta|precio|trabajo|trafico|tramite|papeleo)s? (?:\w+ ){0,3}(?:me|nos) (?:va|van|esta|estan) (?:a )?mata(?:r|ndo)\b/g,
  /\bahog(?:ad[oa]s?|ando(?:me)?|o) en (?:\w+ ){0,2}(?:cuentas|facturas|pagos|gastos|tarjetas|deudas?|trabajo|tareas?)\b/g,
  /\bsuicide (?:prevention )?(?:(?:hotlines?|lifeline|crisis line|line) )?(?:flyers?|posters?|events?|programs?|brochures?|pamphlets?|workshops?|courses?|conferences?|volunteer\w*|grants?|coalition|loss|rates?|statistics|research|survivors?)(?: survivors?)?\b/g,
  /\b(?:folletos?|carteles?|talleres?|taller|curso|campana|dia|semana|programa|voluntari[oa]) (?:\w+ ){0,2}prevencion (?:del |de )?suicidio\b/g,
  /\bpoisonous\b|\bvenenos[oa]s?\b/g,
  /\bcant (?:move|feel) (?:to|(?:my|the|our|this) (?:appointment|plan|policy|coverage|visit|date|money|account|surgery|booking))\b/g,
  /\b(?:phone|battery|car|laptop|plant|internet|wifi|computer|telefono|celular|bateria|carro|compu) (?:\w+ )?(?:died|dead|is dying|murio|muere|muerto|muerta)\b/g,
  /\bdead (?:battery|phone|line|end|link|zone|lift|lifts)\b|\bdeadline\b/g,
  /\b(?:premium|payment|rate|price|cost|copay)s? (?:\w+ ){0,2}(?:lower|higher)\b/g,
  /\bblue (?:cross|shield|card|book|collar|jeans|light)\b|\bout of the blue\b/g,
  /\b(?:cant|hard (?:time|to)|trouble|difficulty|how to|hate|hates|afraid of|refuses to|help) swallow(?:ing)? (?:\w+ )?(?:pills?|tablets?|capsules?|medicines?|meds|vitamins?)\b/g,
  /\bcompressions? (?:and|y) (?:choking|rescue breath\w*)\b|\b(?:choking )?(?:cpr|first aid|primeros auxilios) (?:and )?(?:choking )?(?:class|classes|course|training|certification|curso)\b/g,
  /\b(?:class|classes|course|training|curso|clase) (?:\w+ ){0,4}(?:choking|cpr|drowning|atragant\w*|primeros auxilios)\b/g,
  /\bcpr and choking\b/g,
  /\b(?:(?:drug|opioid|alcohol) )?overdose (?:prevention|awareness|response|reversal|education) (?:class(?:es)?|course|training|workshop|program|day|event|kits?|month)\b/g,
  /\bstable angina (?:check ?ups?|follow ?ups?|appointment|visit|management|specialist)\b|\b(?:control|chequeo|cita|seguimiento) (?:\w+ ){0,2}angina estable\b/g,
  /\b(?:domestic violence|sexual assault|child abuse) (?:shelter )?(?:volunteer\w*|advocate|training|awareness|month|job|jobs)\b/g,
  /\b(?:shelter|hotline|rescue) (?:volunteer\w*|job|jobs)\b/g,
  /\bnumb\w* (?:from|after) (?:the |my )?(?:dentist|dental|novocaine|filling)\b/g,
  /\b(?:knock|blow) on wood\b|\bblow(?:n|s|ing)? (?:my|your) mind\b|\bpulling my (?:leg|hair)\b/g,
  /\bbreak (?:a leg|the bank|the ice)\b|\bcosts? (?:me )?an arm and a leg\b|\bcuesta un ojo de la cara\b/g,
  /\b(?:stab|shot) (?:at|in) (?:it|this|filling)\b|\btake a stab\b|\btake a shot\b/g,
  /\bscream(?:ing)? (?:at|into)? ?(?:the )?(?:website|phone|wall|pillow)\b/g,
]

/** Everyday things that only sound like a danger, with the plain complaint they leave. */
export const HARMLESS_SAYINGS: readonly (readonly [RegExp, string])[] = [
  [/\bhay fever\b/g, ' hayfever '],
  [/\bteeth(?:ing)? ([^.|]{0,40})drool\w*/g, ' teething $1'],
  [/\bdrool\w*([^.|]{0,40}) teething\b/g, ' teething $1'],
  [
    /\b(?:period|menstrual) (?:cramps?|pains?)\b|\bcramps? (?!(?:\w+ ){0,4}(?:first|1st|every|each) )(?:\w+ ){0,5}(?:my |of my |her )?(?:period|menstruation)\b|\bcolicos? (?:\w+ ){0,5}(?:regla|periodo|menstrua\w+)\b|\bcolicos? menstrual\w*/g,
    ' ache ',
  ],
  [/\bclav(?:o|e|ada|ado) (?:una |un )?(?:astilla|espina)\b/g, ' astilla '],
  [/\b(?:stomach|tummy|belly|barriga|estomago)\w* (?:is |are |me )?(?:gurgl\w*|growl\w*|grun\w*)\b/g, ' gas '],
  [
    /\b(?:arm|shoulder|brazo) (?:\w+ ){0,3}(?:from|after|por|despues de) (?:\w+ ){0,2}(?:shot|vaccine|vacuna)\b/g,
    ' vaccine ',
  ],
  [
    /\bgained (?:\w+ ){0,4}(?:over|since|this|in a) (?:\w+ )?(?:holidays|christmas|year|summer|winter|pandemic)\b/g,
    ' weight ',
  ],
]
