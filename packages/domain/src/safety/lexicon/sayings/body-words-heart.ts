import type { Lexicon } from '../lexicon'

/** Heart, collapse and clots as people see and compare them who know no name for it. */
export const BODY_WORDS_HEART: Lexicon = {
  'chest-pain': [
    'pexo|pehco|peccho|chess|cheast ~ duele*|dolor|aprieta|hurt*|hurst|pain*|tight|oprime',

    'pecho ~ pesado|pesada|pesao|prensado',

    'pecho|pechito ~ trancao|apretao|corrientazo|apretado|trancado|apretujado|cerrao',

    'chest|pecho ~ thing|stuff|deal|spell|episode|cosa|achaque|lo ~ again|otra|jaw|arm|quijada|brazo|nitro|woke|desperto',
    'nitro|nitroglycerin|nitroglicerina ~ touch|hizo|nada|work*|help* ~ no|didnt|doesnt|isnt|wont',
    'hippo|hipopotamo|whale|ballena|bear|oso|gorilla|tractor|sumo|fat ~ chest|ribs|pecho|costillas|breastbone',
    'arm|brazo ~ weigh*|pesa|pesado|lead|plomo|heavy ~ hundred|ton|pounds|libras|tonelada|kilos|left|izquierdo|sweat*|gas',

    'brick|bricks|anvil|boulder|cinder|concrete|cement|elephant|mule|sandbag|ladrillo|ladrillos|losa|costal|yunque|piedra|elefante|cemento|plancha|tonelada ~ chest|breastbone|sternum|pecho|esternon',

    'heaviness|pesadez|tightness|pressure|burning|fullness|squeezing|opresion|aprieta|presion|peso ~ tie|ribs|collar|bra|shirt|breasts|boobs|sternum|breastbone|esternon|costillas|tetas|brasier|busto|corbata ~ under|behind|atras|detras|between|in|entre|debajo|bajo|del|at',
    'nitro|nitroglycerin|nitroglicerina ~ took|three|3|two|still|tome|sigue|doesnt|under|debajo ~ pain|chest|still|pecho|no|dolor|hurts|touch*|help*|quita',

    'chest|pecho feels|feel|felt|feeling like|as|weird|wrong|off|squished|full',
    'feel|feels|felt ~ weird|wrong|off|squished|full ~ chest|pecho',
    'siento|siente|sentia|sintio|tengo|traigo ~ pecho ~ plancha|peso|mano|pie|rodilla|faja|cinturon|liga|nudo|bola|pelota|tabla|placa|fuego|lumbre|agujas|pata|bloque|apret*|presion|raro',
    'breast ~ bone ~ on|stand*|sits|sitting|hurt*|press*|like|tight*|burn*|pain|ache|aches',
    'foot|knee|boot|boots|hand|fist|person|man ~ <chest> ~ stand*|kneel*|press*|push|pushing|stomp*|sitting|like',
    'chest ~ wont|cant ~ let|ease|expand|open|stop*|quit|go|loosen',

    '<weight> ~ <chest> ~ on|in|sit|sits|sitting|sat|parked|parking|park|stand*|press*|feel*|feels|like|encima|en|puso|pusieron|puesto|sentad*|como|tengo|siento',
    '<weight> ~ sat|sitting|sits|parked|standing|sento|sentado|parado|sentada ~ me|chest|ribs|encima',
    '<weight> sat|sitting|sits|parked|standing|stepped =on =me|her|him',
    'like|as|feels|felt ~ <weight> ~ sat|sitting|sits|parked|standing|stepped|stepping ~ on|me|her|him',
    'somebody|someone|something|alguien ~ sit|sits|sitting|sat|stand*|step*|press*|squeez*|parked|sentad*|aplast* ~ <chest>',
    '<chest> ~ wring*|cinch*|tourniquet|corset|strap|strapped|knot|flatten*|caving|belt|mash*|smash*|hug|trancad*|apreton|apretazon|apretadera|agarron|engarrot*|prensa*',
    'chest|breastbone|sternum|pecho ~ fire|hurtin|hurtn|hurts|hurtz|funny|sore|clamp*|pinch*|pinching|charley|sharp|jabs|jabbing|knife|knives|daggers|cuchillo|cuchillada|punal*',
    'grab*|clutch*|clench* =his|her|at|own|their =chest|heart|breastbone|his|her',
    'agarr*|apret* ~ su|el|del|sus ~ pecho|corazon ~ cayo|cae|caido|cayendo|resbal*|suda|sudando|sudado|sudor|sudo|pared|piso|palid*|quej*|solto|soltar|soltando|doblo',
    'aprieta|oprime|apretando|oprimiendo|aplasta|squeez*|crushing ~ medio|middle|centro ~ pecho|aqui|here|of|my|right',
    'duele|dolor|arde|aprieta|pain|hurts ~ debajo|under|bajo ~ tetilla|breast|boob|seno|teta ~ left|izquierd*',
    'brazo|braso =izquierdo duerme|duermen|pesa|acalambra*|cansado|muerto',
    'left arm =dead|asleep|heavy|useless|limp|fell|went',
    'left =arm =is dead|asleep|heavy|useless|limp|numb|tingl*|weak|hurting|aching',
    'arm ~ dead|heavy ~ left ~ <chest>',
    'vise|vice|clamp ~ around|on ~ <chest>',
  ],
  'chest-held': [
    'rub|rubs|rubbing|rubbed|hold|holds|holding|press*|hand|hands|fist|massag* ~ <chest>|heart',
    'soba|sobando|sobaba|agarr*|toca|toco|tocando|mano|manos|apret* ~ pecho|corazon|esternon',
  ],
  'gray-look': [
    'jincho|jincha|amarillo|amarilla ~ sudao|sudado|sudando|puso|esta|cara|palid*',

    'cement|putty|oatmeal|flour|chalk|ash|ashes|wax|ghost|corpse|death|dough|ceniza|cera|papel|harina|tierra|muerto|cadaver|vela ~ look|looks|looked|face|white|color|turned|gray|skin|cara|palid*|blanc*|puso',

    'color =of oatmeal|ash|ashes|paper|milk|cement|concrete|putty|clay|dough|candle|wax|chalk|cardboard|dishwater',
    'color =de papel|cera|ceniza|muerto|vela|cemento|masa|tierra',
    'white|gray|grey|pale =as =a|the|ash|death|chalk|milk|paper',

    'gray|grey|ashen|ashy|pale|white|chalky|waxy ~ ash|ashes|sheet|ghost|paper|chalk|dishwater|putty|skin|face|clammy|sweat*|went|turned|looks|looked',
    'palid*|blanco|blanca|blancos|blancas|gris|cenizo|amarill* ~ papel|cera|pared|muert*|cara|suda|sudando|sudado|sudor|sudo|hoja|leche|puso|pusi*|esta|quedo',
    'ashen',
    'descolorid*',
    'sin =color =en =la =cara',
    'color ~ drained|left|gone|lost ~ face|lips|his|her',
  ],
  sweating: [
    'hands|palms|manos|frente|forehead|face ~ wet|clammy|sweaty|mojadas|mojada|sudadas|sudada|sudorosas',
    'clamy|clammie|swetting|sweting',

    'sweat*|sweating ~ pour|pouring|pours|running|rolling|beads|dripping',
    'chorrean* ~ sudor',

    'soaked|drenched|dripping|wringing|pouring|banad*|empapad* ~ sweat*|sudor|shirt|clothes|sheets',
    'hes|shes|im|is|just|was =soaked|drenched|sopping',
    'sweat*|sudor|suda|sudando|sudado|sudo ~ cold|frio|helad*|buckets|bullets|chorro*|mares|balas|through',
    'suda|sudoroso|sudorosa|sudan',
    'sweatin',
  ],
  'pain-spreads': [
    'goes|going|va|sale|atraviesa|pasa|runs|shoots ~ back|espalda|shoulder ~ through|thru|straight|hasta|pa',

    'teeth|jaw|chin|dientes|quijada|mandibula ~ elbow|arm|hand|shoulder|neck|brazo|codo|hombro|cuello ~ pain|ache|aching|dolor|up|hasta|to|hurts|duele|sube',

    'squeez*|pressure|tight*|burn*|ache*|aprieta|apreton|presion|ardor|dolor|quemazon|jalon|duele ~ jaw|quijada|mandibula|teeth|dientes',
    'jaw|quijada|mandibula ~ pain*|hurt*|ache|aches|achy|aching|duele|dolor|squeez*|tight*',
    'up|into|hasta|a =my|the|his|her|la|mi =jaw|quijada|mandibula',
  ],
  'on-effort': [
    'carry*|carrying|lift|lifting|lifted|climb*|walk|walks|walking|walked|stairs|shovel*|mow|mowing|rake|raking|hill|uphill|chores|push|pushing|pushed|vacuum*',
    'subir|subo|sube|cargar|cargo|camin*|escalera*|escalon*|barrer|trapear|esfuerzo|trabajar',
  ],
  'heart-mimic': [
    'blades|paletas|paletillas|omoplatos ~ pain*|ache|aching|hurt*|dolor|duele|pressure|ardor',

    'gas|heartburn|indigestion|agruras|gases|acidez|reflux|reflujo ~ just|says|thinks|only|nomas|solo|son|dice|probably|must',

    'rolaids|tums|antacid*|pepto|alka|seltzer|maalox|antiacido|gaviscon|mylanta',
    'frijoles|chili|pizza|comida|food|burrito|cena|supper ~ fue|fueron|was|its|just|cayo|gave|ate ~ mal|says|dice|bad|dice|thinks|indigest*|gas',

    'heartburn|indigestion|agruras|acidez|gas|gases|empacho ~ wont|not|never|doesnt|no|quit*|worst|tums|antacid*|quita|suda|sudando|sudado|sudor|sudo',
    'shoulder =blades pain*|hurt*|ache*|pressure',
    'boca ~ estomago ~ dolor|duele|aprieta|presion|ardor',
    'between ~ shoulder ~ blades ~ pain*|hurt*|ache*|burn*',
  ],
  'heart-attack': [
    'paro =respiratorio',
    'heart ~ stopped|quit ~ beating|his|her',
    'ataque =al|del =corazon',
    'widowmaker',
  ],
  unresponsive: [
    'no =desperta|dispierta|dispierto|reasiona|rreacciona',
    'wont|cant =wake|woke|wakup|wakeup up|him|her',

    'cant|couldnt =get =him|her|them|dad|mom =to =come|wake|respond|answer|move|talk|open|get',
    'wont|doesnt =come =to|around|back',
    'vuelva|despierte|reaccione|conteste ~ no|ni ~ modo|manera|hace|logro|consigo|hay',
    'no =vuelve|volvia|volvio =en|aun|todavia',

    'isnt|not|wont|aint|hasnt|didnt ~ get|getting|got|moving|stir*|budg* ~ up|down|fell|dirt|floor|ground|eyes|collapsed|hit ~ fell|hit|went|dropped|floor|ground|dirt|down',
    'eyes ~ open ~ nobody|blank|empty|glassy|staring ~ not|wont|nobody|home|there|isnt|respond*|answer*',
    'nobodys|nobody =in|home =there|in',
    'despert*|reaccion* ~ lo|la|le ~ no|ni ~ podemos|puedo|puede|pudimos|logro|logramos|pude',

    'no|cant|couldnt|without|isnt|has ~ find|feel|get|has|have|any|got ~ pulse|heartbeat',
    'no ~ encuentr*|siente|siento|hay|tiene|le ~ pulso|latido*|late',
    'snor*|gulp*|gurgl*|gasp*|grunt* ~ not|wont|cant|isnt|aint|doesnt ~ answer*|wake|wakes|waking|woke|respond*|talk|talks|talking|talked|move|moved|mover|mueve|movia|moves',
    'ronc*|ronquid*|boque*|jade*|gorgor*|ruido* ~ no ~ despert*|despierta|contest*|respond*|reaccion*|mueve',
    'went|fell|down|collapsed|dropped|floor|ground|laying|lying ~ not|wont|isnt|aint|cant ~ answer*|talking|moving|respond*|breathing',
    'cayo|caido|tirad*|piso|suelo ~ no ~ contesta|habla|mueve|responde|respira|reacciona|levanta|despierta',
    'lip|lips|face|hes|shes|he|she =cold =and =stiff',
    'doing|started|gave|giving|haciendo|empezo ~ cpr|rcp|compressions|compresiones ~ on|him|her|dad|mom|now|he|she|le',
    'unconsious|unconcious|inconciente',
  ],
  fainted: [
    'pasd|passt =out',
    'desmallo|desmallado|desmallada|desmalle',

    'desmall*|dezmay*|desvanesi*',
    'redondita|redondito ~ cayo|caigo|cae|fue',

    'fue|fui|cayo|cai|iba =de =boca|bruces|frente|espaldas|cara',
    'face =planted|plant|first floor|down|ground|dirt|food',

    'crumpl*|crumbled|wilted|folded ~ she|he|just|puppet|like|floor|dad|mom',
    'se =desguanzo|desguanza|desguanzaba',
    'came =to after|minute|seconds|in|on|and|then',
    'volvio =al|en|a =minuto|si|rato|los',
    'puppet|marioneta ~ strings|hilos|cut|cortaron',
    'cae|caia|cayendo|cayo ~ redondo|plano|planchado',

    'he|she|dad|mom|just|coach|guy|kid|and hit|hits =the =dirt|floor|deck|ground|grass',
    'lights ~ out|dim ~ heart|head|chest|pound*|woke|floor|dizzy|stood',
    'va|iba|van|esta =el|la =mundo',
    'se =me|le =va|iba|esta =el =mundo|sentido',
    'legs|knees|piernas|rodillas ~ buckl*|gave|doblaron|dobla|doblo|aflojaron ~ under|out|went|way|me|se|le',

    'went|goes|going =down =in|on|at|like|hard driveway|kitchen|floor|yard|field|court|shower|bathroom|church|hall|sidewalk|garage|sack|rock|tree|knees|store|porch|the',
    'he|she|coach|dad|mom|guy|man|kid|player|just =dropped|collapsed|drops|crumpled|folded field|court|ground|floor|street|dead|pulse|middle',
    'slid|slump*|crumpl*|resbal*|desliz* ~ wall|pared|chair|silla|floor|piso|down ~ grab*|clutch*|chest|pecho|gray|sweat*|answer*|his|her|se|palid*',
    'fell =out =cold|in|at|on church|heat|store|floor|line|again',
    'black|lights|everything ~ tunnel|out|went|closing ~ knees|floor|fell|vision|woke|head|stand*|stood',
    'woke|wake|came =to|up =on =the =floor|ground|tile',
    'patatus|yeyo|telele|chiripiorca|vahido|vahidos|privo|desvanecio',
    'se =privo|privaba|priva',
    'se =me|le =fue =el|la =mundo|vista|cabeza|sentido',
    'blanque* ~ ojos|ojo',
    'cayo|cai|caigo|azoto|azote ~ redond*|tabla|costal|seco|golpe',
    'casi|almost|about|voy|nearly ~ desmay*|faint*|pass*|blacking ~ out|desmay*|faint*|desmayo|corazon|heart',
  ],
  palpitations: [
    'chest ~ thump*|thumping|pounding|fluttering|flopping',

    'heart|corazon ~ takes|took|dispara|disparo|races|racing|arranca|caballo|horse|off|tumb*|runaway|revolution*|acelera*',

    'heart|corazon ~ stop|stopped|stops|pause*|paro|paraba|detiene ~ felt|then|pound*|feel|start*|luego|siento|senti|again|lights',
    'mil =por =hora',

    'heart ~ flip*|flop*|flutter*|flip|flopping|thud*|stumbl*|hiccup*|skip*|gallop*|hammer*|jump*|quiver*|bounc*',
    'heart ~ beat*|beats|going|acting|feels ~ funny|weird|hard|crazy|strange|fast|wild|mile|million|bird|drum',
    'heart ~ out ~ chest ~ of',
    'fish|bird|butterflies|rabbit|drum|pez|pajaro|caballo ~ heart|chest|corazon|pecho ~ flop*|flutter*|beat*|run*|like|como|galop*|flip*',
    'corazon ~ brinc*|salt*|sale|salir|trope*|aletea*|galop*|corre|desbocad*|alborot*|retumb*|tambor|loco',
  ],
  'pulse-very-fast': [
    'watch|reloj|afib|fitbit|apple ~ 150|155|160|165|170|175|180|185|190|195|200|210|220 ~ says|say|afib|heart|dice|rate|beats|bpm|marca|shows',
    'heart|pulse|beats|corazon|pulso|late ~ 150|155|160|165|170|175|180|185|190|195|200|210|220',
  ],
  'icd-shock': [
    'desfibrilador|marcapasos|defibrillator ~ pate*|patead*|golpe*|brinco|solto',

    'icd|defibrillator|defib|desfibrilador|marcapasos|pacemaker|device ~ zap*|shock*|fired|fires|firing|kick*|jolt*|descarg*|disparo|pateo|toque*',
  ],
  'icd-shocks': [
    'desfibrilador|marcapasos|aparato|icd|defibrillator ~ pate*|patead*|toque*|descarg*|golpe*|kick* ~ veces|cuatro|tres|dos|cinco|times|four|three',

    'icd|defibrillator|defib|desfibrilador|device|pacemaker ~ zap*|shock*|fired|kick*|descarg*|disparo ~ twice|times|veces|again|multiple|keeps|row|repeatedly|dos|tres',
  ],
  'tearing-pain': [
    'half|two|dos|mitad|open ~ sawing|ripping|tearing|splitting|cutting|ripped|split|sawed|parten|parte|partiendo|sierra|rasga|abren ~ back|chest|espalda|pecho|belly|front|spine',

    'tore|ripped|rip|tear|snapped|ripping|tearing ~ inside|between|through ~ shoulder|back|chest|blades|belly',
    'rompio|rompia|rasgo|desgarro|partio|abrio|revento ~ dentro|adentro|algo ~ espalda|pecho|panza|vientre|espinazo',

    'rip|ripping|ripped|tear|tearing|tore|torn|gave|popped|let ~ back|belly|chest|espalda|panza|pecho|shoulder ~ like|felt|feels|something|algo|como|inside ~ pain|gray|grey|clammy|sweat*|stomach|through|went|sudden*',
    'something ~ let|gave|tore|ripped|popped ~ go|way|loose|open ~ back|chest|belly|inside',
    'rasga|rasgo|rasgando|rasgan|rasgado|desgarr*|rompio|rompe|rompiendo|partio|parte|partiendo|partiera|abrio|abre|abriendo|abierta ~ pecho|espalda|adentro ~ dolor|como|siento|sintio|algo|repente',
    'dolor ~ pecho ~ espalda ~ pasa|atravies*|rasga|cruza|punalada',
    'stab*|knife ~ chest ~ through ~ back',
  ],
  'leg-swelling-one': [
    'calf|pantorrilla|batata|chamorro|thigh|muslo ~ pump*|inflad*|inflated|blown|bomba|double|twice|bigger|size|enorme|huge|grande',

    'charley|cramp*|calambre|tight|sore|acalambra* ~ calf|pantorrilla|chamorro|batata ~ flight|plane|avion|vuelo|trip|drive|viaje|surgery|operacion|cast|yeso|bed',

    'calf|leg|thigh ~ drum|rock|purple|tight|throb*|swollen|swoll* ~ stitch|breath*|breathe|surgery|flight|cast|trip|hospital|plane',
    'pierna|pantorrilla|batata|chamorro ~ morada|dura|<swollen>|tensa ~ operacion|cirugia|vuelo|viaje|respirar|aire|yeso|cama',

    'calf|leg|thigh ~ football|balloon|sausage|log|trunk|twice|double|fat|fatter|puffy|bigger|huge|tight ~ one|left|right|other|calf',
    'one =leg|calf swollen|swell*|red|fat|hot|warm|bigger|hurts|purple|hard|sore',
    '<swollen> ~ pierna|pantorrilla|chamorro|muslo|batata ~ una|un|sola|izquierd*|derech*|caliente|roj*|duro|dura|duros|duras|pelota|duele|dolor',
    'chamorro|batata|pantorrilla ~ duro|dura|duros|duras|<swollen>|duele*|pelota|calient*|acalambra*',
    'una|sola|izquierda|derecha =pierna gorda|gordo|gordisima|roja|caliente|morada|inchada|hinchada|grande',
  ],
  'leg-swelling': [
    'blew|inflaron|inflo|ballooned|inflados ~ feet|legs|pies|piernas|ankles|tobillos',

    'feet|ankles|pies|tobillos|legs|piernas ~ loaves|bread|tamales|balloons|globos|sausages|salchichas|troncos|trunks|elefante|elephant|hams|jamones|potatoes|papas|logs|bolillos',

    'socks|shoes|zapatos|calcetines ~ marks|fit|tight|dent|dents|dented|marca*|entran|quedan ~ ankles|feet|legs|pies|tobillos|piernas',
    'pies|piernas|tobillos ~ <swollen>',
    'ankles|feet|legs ~ puff*|puffy|elephant|tree|trunks|balloons',
  ],
  'clot-risk': [
    'flew|flight|drove|drive|trip|bus|plane ~ home|back|from|hours|yesterday|week|last|just ~ leg|calf|breath*|chest|wind',
    'boot|cast|yeso|bota ~ leg|foot|ankle|pierna|pie|broke*|weeks|semanas',
    'laid =up',
    'nuvaring|depo|birthcontrol|anticonceptiv*|hormonas',
  ],
  'high-blood-pressure': ['got|have|has|with =high =blood', 'pressure =up|through|sky'],
  nausea: ['queasy|queezy|quesy', 'ansias =de =vomitar', 'bascas|asco|nausias', 'sick =to =his|her =stomach'],
  'pain-on-breathing-in': [
    'deep|hondo|profundo ~ pain|hurts|duele|dolor|stab*|stabs ~ take|breath*|one|respiro|respirar|breathe',

    'stitch|catch|stab|stabs|knife|jab|poke|poking|pinch ~ side|back|chest|ribs ~ breath*|breathe|inhale',
    'punzada|piquete|pinchazo|punal|duele|dolor|clav* ~ respir*|aire|hondo|suspir*',
  ],
  'unusual-exhaustion': [
    'bone|dead =tired',
    'so|too =tired|weak|worn cant|to|barely|hardly',
    'sin =fuerza|fuerzas|energia',
    'desguanzad*|molida|aguadito|aguadita',
    'like =a =truck hit|ran',
  ],
  vomiting: [
    'bomit*|gomit*|gomito|guacar*|devolvio|devolviendo|devuelve',
    'throwin =up',
    'puked|puking|pukes|barfing|barfed|upchuck*|hurling',
  ],
}

/** What weighs only beside a complaint. */
export const BODY_HINTS: readonly string[] = [
  'on-effort',
  'heat-exposure',
  'stopped-suddenly',
  'blow',
  'acts-off',
  'cannot-walk-far',
  'sleeps-upright',
  'drops-things',
  'not-answering',
  'heart-mimic',
]
