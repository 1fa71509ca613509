import type { Lexicon } from '../lexicon'

const PAIN = 'pain|pressure|tightness|squeeze|squeezing|dolor|presion|opresion|apreton'
const WEEKS_FAR =
  '21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|veinticuatro|veintiocho|treinta|treintaicinco'
const WEEKS =
  '4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41'
const UNBORN = 'bebe|nene|nena|nino|nina|criatura|chiquito|chiquita|el|ella'
const OPIOID = 'metadona|oxicodona|hidrocodona|morfina|tramadol|fentanilo|methadone|oxycodone|hydrocodone|morphine'
const DAZING =
  'gabapentin|gabapentina|pregabalin|pregabalina|lyrica|neurontin|cyclobenzaprine|flexeril|ciclobenzaprina|amitriptyline|amitriptilina|trazodone|trazodona|quetiapine|quetiapina|mirtazapine|mirtazapina|hydroxyzine|hidroxicina|sertraline|sertralina|fluoxetine|fluoxetina|escitalopram|paroxetine|paroxetina|topiramate|topiramato'
const BLISTERS = 'blisters|ampollas|ampollitas|vesiculas'
const TRAIL = 'trail|row|path|string|cluster|caminito|camino|tira|tirita|hilera|cadena|racimo|racimito|cinto'
const TRUNK =
  'cintura|costado|costillas|espalda|pecho|cadera|torso|nalga|frente|cuello|waist|side|ribs|back|chest|hip|neck'
const GUN = 'gun|pistol|revolver|shotgun|rifle|pistola|fusca|cuete|escopeta|revolver|arma'

/** Dangers told by the way in the words of a kitchen table, and how they are excused. */
const DANGERS: Lexicon = {
  pregnant: [
    `estoy|ando|voy|esta|anda|va =de ${WEEKS} =semanas|semanitas`,
    `tengo|tiene ${WEEKS_FAR} =semanas|semanitas =y|de|desde|hoy|ya|no|mi|me|el|la|cumplidas`,
  ],
  'baby-moves-less': [
    `no =siento|senti|sentia|siente que ${UNBORN} mueva|mueve|moviera|patee|patea|brinque`,
    `no =siento|senti|sentia|he|ha =al|a|sentido|sentir ${UNBORN} desde|hoy|ayer|moverse|mover|patear|adentro|dentro`,
  ],
  'vaginal-bleeding': ['mancho|manche|manchaba =cafe|cafecito|rosa|rosita|rosado|rojo|poquito|sangre|tantito|un'],
  'child-abuse': [
    '<male>|<partner>|ninera|madrastra =le|les =pega|pego|pegan|golpea|golpeo ~ llora|llore|cuando|cinto|chancla|cachetadas|bebe|nino|nina',
  ],
  'brain-shunt': [
    'valvulita|valvula|valvulas ~ cabeza|cabecita|cerebro|hidrocefalia',
    'valve ~ brain|head|hydrocephalus|skull',
  ],
  'blue-lips': [
    '<child>|he|she|le|se =puso|turned|went|se puso|azulito|azulita|moradito|moradita|blue|bluish ~ respir*|breath*|aguado|aguada|flojito|flojita|limp|floppy|boca|boquita|labios|labiecitos|lips',
    'puso =azulito|azulita|moradito|moradita ~ respir*|aguado|aguada|flojito|flojita|boca|boquita|labios|carita',
  ],
  'seen-breathless': ['no =respiraba|respiro', 'wasnt|not|stopped =breathing', 'dejo =de =respirar'],
  'breathed-into': [
    'le =sople',
    'di|dimos|dio =respiracion|respiraciones',
    'blew|breathed =into|in =his|her mouth|face|nose',
    'gave =him|her =breaths|cpr|rescue',
    'patted|rubbed|shook|flicked|stimulated ~ started|came|breathing|back',
    'sople|movi|sacudi|palmadas ~ volvio|reacciono|regreso|respirar',
  ],
  'hot-thing': [
    'campfire|firepit|embers|brasas|asador|parrilla|chimenea|fireplace|woodstove',
    'fire =pit|ring',
    'hot =coals|ash|ashes',
    'in|into|on =the =fire|coals',
  ],
  'both-palms': ['las|sus =dos =palmas|manos|manitas', 'ambas =palmas|manos|manitas', 'both =palms|hands|of'],
  'palms-scorched': ['palma|palmas|palm|palms|manita|manitas|hands ~ blanc*|white|waxy|cera|pelad*|peeled|black|negr*'],
  'open-belly': [
    'tripita|tripitas|tripa|tripas|intestino|intestinos ~ asom*|sale*|salio|saliendo|afuera|fuera|ve|ven ~ hoyo|agujero|herida|cesarea|cortada|puntos|cicatriz|ombligo|operacion',
    'hoyo|agujero|herida|cesarea|puntos ~ tripita|tripitas|tripa|tripas',
  ],
  'hot-skin': ['seco|seca|dry =y|and =caliente|ardiendo|hirviendo|hot|burning'],
  'no-sweat': ['ya =no|ni =sudo|suda|sudaba|sude'],
  confused: [
    'no =me|se =ubicaba|ubica|ubico ~ dia|hora|donde|hilera|quien|tiempo|cuarto|fecha',
    'no =sabia =en|ni =que|donde =hilera|lugar|estaba|andaba|calle|dia',
  ],
  'makes-no-sense': ['hablo|habla|hablaba|digo|dice|decia ~ tarugadas|babosadas|disparates|barbaridades|locuras'],
  'period-late': [
    'regla|periodo|menstruacion|mes no|sin =me|baja|bajado|viene|llega|llegado|ha|bajar baja|bajado|viene|llega|llegado|hace|desde|venido',
    'no =me =baja|bajado|ha|llega|viene',
    'missed|late =my|period|a period',
    'period =is|was late|weeks|overdue',
    'havent|hasnt =had =a|my|her =period',
    'last =period ~ weeks|months',
    'weeks|semanas =since|desde my|last|mi|la period|regla|ultima',
  ],
  'chest-pain': [
    `<weight>|<beast>|hombre|man|someone|alguien|persona ~ echado|echada|sentado|sentada|parado|parada|encima|sitting|standing|stepping|parked ~ pecho|chest|breastbone|esternon`,
  ],
  'nitro-word': [
    'nitro|nitros|nitrito|nitroglycerin|nitroglicerina|nitrostat',
    'debajo =de =la =lengua',
    'under =my|the|his|her =tongue',
  ],
  'pain-stays': [
    `${PAIN} sigue|siguio|persiste|still|hasnt|wont|isnt|doesnt|stays|remains|keeps`,
    `sigue|still =el|la|the|there|ahi|having ${PAIN}`,
    `no =se|me =me|le|quita|quito|ha|baja|bajo ${PAIN}|el|la|quita|quitado`,
  ],
  amputation: [
    'punta|puntita|yema|cacho|pedazo ~ dedo|dedito|pulgar|indice|menique ~ lleve|vole|moche|rebane|trozaron|mocharon|arranque|tumbe|tumbo|volaron',
    'pedacito|pedazo|puntita|punta ~ bolsa|bolsita|panuelo|servilleta|vaso ~ hielo|hielos ~ dedo|dedito|traigo|guarde|sierra|maquina',
  ],
  'neck-swells': ['cuello|pescuezo|ganote ~ inflando|inflado|inflo|creciendo|abult*|bola|apret*|aprietan'],
  'voice-changed': ['voz ~ silbad*|silbadita|pitad*|chiflad*|chifladita|apretada|ronquita|sale|apagando'],
  'tiny-pupils': [
    'ojito|ojitos|ojos|pupila|pupilas|eyes|pupils ~ alfiler|alfileres|cabecita|puntito|puntitos|pinpoint|pinheads',
  ],
  drowsy: [
    'cabeceo|cabecea|cabeceando|cabeceaba ~ palabra|frase|media|hablando|comiendo|platicando|despierto|despierta|sueno|solo|sola',
    'nod*|nodding|drift* =off ~ mid|middle|word|sentence|talking|typing|text*',
  ],
  'dose-repeated': [
    `${OPIOID} ~ tome|tomo|tomado|took|taken|di|dio ~ veces|dos|doble|otra|twice|double|again|two`,
    `tome|tomo|took|taken =dos|2|two|doble|double veces|times|dosis|doses|dose ${OPIOID}`,
  ],
  'wild-mushroom': [
    'hongos|hongo|honguitos|setas|mushroom|mushrooms|toadstools ~ junte|juntamos|corte|pepene|recogi|recogio|levante|arranque|rancho|potrero|milpa|llano|yard|lawn|pasture|picked|found|gathered ~ comi|comio|comimos|tome|cene|cenamos|guise|ate|eaten|cooked|fried|en|in|from|del|parecidos|rancho',
  ],
  'voice-bids': [
    'una|la =voz =me|le =dice|dijo|ordena|manda|pide|grita|repite|empuja',
    'a|the =voice tells|telling|told|says|saying|orders|commands|whispers =me|him|her',
  ],
  'risky-bidding': [
    'suelte|soltar|brinque|salte|tire|aviente|choque|estrelle|corte|queme|desaparezca|maneje',
    'puente|barranco|carril|trafico|freeway|autopista',
    'let =go =of',
    'wheel|bridge|overpass|cliff|oncoming|swerve|traffic|ledge|jump|burn',
  ],
  'unusual-exhaustion': ['cansancio =de =muerto|muerta|muerte|perro', 'cansancio ~ raro|extrano|brutal|inexplicable'],
  'dropped-cold': [
    'se =me|le =apagaron|apago|fue =las|la|el|todo luces|luz|tele|switch|mundo',
    'lights =went =out',
    'desperte|desperto|amaneci con|viendo|en todos|gente|alrededor|rodeado|rodeada|piso|suelo|cancha',
  ],
  'under-left-ribs': [
    'costillas|costilla izquierdas|izquierda|izquierdo',
    'left ribs|rib|ribcage|flank',
    'ribs ~ left',
    'costado|lado =izquierdo',
  ],
  'felt-in-shoulder': [
    'corre|sube|va|irradia|llega|pasa al|hasta|a hombro',
    'hombro ~ duele|dolor|izquierdo|corre',
    'shoulder ~ pain|hurts|ache|aches|left|tip|into|goes|travels|shoots',
  ],
  'whitens-standing': [
    'me|se =pongo|pone|puse|puso blanco|blanca|palido|palida|gris|transparente',
    'go|goes|went|turn|turns|turned =white|pale|gray|grey ~ stand|standing|sit|up|straighten',
  ],
  'gun-at-hand': [
    `${GUN} ~ piernas|regazo|mano|manos|boca|sien|cabeza|lap|hand|hands|mouth|temple|chin|barbilla|cama|bed|lado|beside`,
    `${GUN} ~ sin =seguro`,
    'quite|quito|quitado =el =seguro',
    'safety =is|off|is =off',
    'took =the =safety =off',
  ],
  'no-one-to-tell': [
    'no =se =a =quien =mas|escribir*|hablar*|decir*|llamar*|marcar*',
    'no =tengo =a|con =quien|nadie',
    'nobody|no =one|else =else|to to|talk|call|text|tell|left',
    'dont|didnt =know =who|whom =else|to|i to|call|text|talk|tell|write',
    'only|just =one =i|left =could|to',
  ],
}

/** What a doctor should see today or in days, in such words. */
const VISITS: Lexicon = {
  'ear-gone-deaf': [
    'sin|deje|dejo|perdi|perdio|quede|quedo ~ oir|oigo|escuchar|sordo|sorda|audicion|oido|oyendo ~ oido|oidito|oreja|lado',
    'no =oye|oigo|escucho|escucha nada|del|de|por =oido|del|lado|el|la|un',
  ],
  shingles: [`${BLISTERS} ~ ${TRAIL} ~ ${TRUNK}`, `${BLISTERS} ~ ${TRUNK} ~ solo|one|un =lado|side`],
  wheezing: [
    'silbidito|silbiditos|pillido|pillidos|chiflidito|pitidito|silbido|silbidos ~ tos|pecho|pulmon*|bronquios|respir*',
  ],
  'inhaler-word': [
    'inhaler|nebulizer|nebs|albuterol|salbutamol|ventolin|puffer|inhalador|nebulizador|nebulizaciones|nebulizar|bombita|disparos',
  ],
  'needed-oftener': [
    'need*|necesit*|ocup*|using|usando|pidiendo|asking|wants ~ every|cada ~ two|three|four|five|2|3|4|5|dos|tres|cuatro|cinco|hour|hora|rato|hours|horas',
    'more =often =than',
    'mas =seguido',
    'antes =casi =nunca',
    'used =to =be =once|twice|hardly|rarely',
  ],
  'urine-catheter': [
    'sonda ~ orina|orinar|orine|vejiga|bolsa|prostata|foley|pipi',
    'foley',
    'urinary|bladder|suprapubic|indwelling =catheter|cath',
    'catheter ~ urine|bladder|pee|bag|prostate|urethra|suprapubic',
    'cateter ~ orina|orinar|vejiga|bolsa',
  ],
  'itchy-palms': [
    'pica|pican|picando|picor|rasco|rasca|itch*|itchy ~ palma|palmas|plantas|palms|soles',
    'pica|pican|picor|comezon ~ manos|hands ~ pies|feet',
  ],
  'animal-bite': [
    'perro|perra|gato|gata|dog|cat ~ agarro|prendio|pesco|prendieron|grabbed|nailed|clamped ~ <limb>|nalga|cachete|cara|face|butt',
    'perro|perra|gato|gata|dog|cat ~ hoyo|hoyos|agujeros|agujeritos|colmillos|holes|punctures ~ <limb>|agarro|lave|washed|vacuna|vacunas|shots',
  ],
  'child-visit': [
    'dice|habla|sabe|says|knows|has ~ nomas|solo|apenas|como|only|just|barely|maybe ~ tres|cuatro|cinco|seis|ocho|diez|pocas|three|four|five|six|eight|ten|few =palabras|palabritas|words',
    'no =pronuncia|dice|puede =bien|la|las|el|los|pronunciar =r|s|rr|erre|letras|palabras|la',
    'no =le|lo|la =entienden|entiende ~ escuela|maestro|maestra|kinder|hablar|habla|salon|ninos',
    'teacher|teachers|strangers|nobody|people ~ cant|dont|doesnt|hardly ~ understand =him|her|what|my',
    'acerca|pega|arrima ~ pizarron|tele|television|pantalla|libro|cuaderno|tableta',
    'sits|stands|gets|holds ~ close|inches ~ tv|screen|board|book|tablet',
    'squint|squints|squinting|achica|entrecierra ~ tv|board|screen|pizarron|ojos|tele',
    'algodoncillo|muguet',
    'thrush ~ baby|newborn|infant|nipples|tongue',
  ],
  'scaly-skin': [
    'parches|placas|manchas|patches ~ resec*|secos|secas|rasposos|rasposas|dry|scaly ~ codos|rodillas|pliegues|corvas|elbows|knees|creases',
    'parches|placas|manchas|patches ~ codos|corvas|rodillas|elbows|knees ~ meses|anos|months|years|rasca|scratches|itch*|vienen|come',
  ],
  'needs-visit': [
    'duermen|dormidos|adormec*|entumen|entumec*|hormiguitas|hormigueo|hormigas ~ pies|plantas|deditos ~ noche|noches|meses|anos|diabet*|azucar|parejo|parejos',
    'frasco|bote|bottle|caja|box ~ excedrin|tylenol|advil|aleve|aspirina*|ibuprofeno|motrin|goody*|bc ~ mes|semana|month|week',
    'excedrin|advil|aleve|tylenol|ibuprofen|ibuprofeno|naproxen ~ daily|diario|every|todos ~ headache*|cabeza|migraine*',
    'quiero|necesito|busco|ocupo =ayuda =para|pa|con =dejar|dejarlo|parar|tomar|la|el|dejarla',
    'want|need|looking =help|for to|help =quit|stop|quitting|stopping|cutting =drinking|quitting|stopping|drink|down',
    'no =puedo =parar|dejar de|la|el tomar|beber|copa|alcohol|trago',
    'cervezas|cheves|caguamas|tragos|copas|beers|drinks ~ diarias|diarios|diario|daily|nightly ~ anos|meses|years|months|parar|dejar',
  ],
  'dazing-medicine': [DAZING],
  'mood-medicine': [
    'sertraline|zoloft|fluoxetine|prozac|citalopram|celexa|escitalopram|lexapro|paroxetine|paxil|venlafaxine|effexor|duloxetine|cymbalta|sertralina|fluoxetina|citalopram|paroxetina|venlafaxina|duloxetina',
    'antidepressant*|antidepresiv*|ssri',
    'pastilla|pastillas|medicina|pill|pills|meds ~ ansiedad|nervios|animo|depression|anxiety',
  ],
  'flat-in-bed': [
    'no tengo|siento|me|dan|quedan ganas|nada|deseo en|de|para|con cama|intimidad|sexo|relaciones|pareja|esposo|esposa|marido',
    'nada|ganas =en|para|de =la =cama|intimidad',
    'perdi|quito|quitaron|bajo =el|las|la ganas|deseo|libido',
    'no|lost|zero|killed|low|gone libido|drive',
    'cant =finish|climax|orgasm|come',
    'no =puedo|logro terminar|llegar|venirme|orgasmo',
    'feel =nothing ~ bed|sex',
  ],
  'white-in-mouth': ['blanc*|white ~ lengua|cachetes|paladar|encias|tongue|cheeks|gums|palate'],
  'wont-wipe-off': [
    'no =se|le =quita|quitan|despega|despegan|limpia|limpian',
    'wont|doesnt|dont|cant|not wipe|wipes|scrape|rub|come|comes off|away',
    'arden|arde|duelen|burn|burning|sore|hurt ~ pezon|pezones|nipple|nipples',
  ],
  'dazed-by-it': [
    'trae|trai|tiene|deja|pone|hace atarantado|atarantada|zombie|zombi|dopado|dopada|zonzo|zonza|mareado|mareada|dormido|dormida|pendejo',
    'duermo|duerme =parado|parada|sentado|trabajando',
    'makes|made|making|leaves|keeps =me|him|her groggy|sleepy|drowsy|foggy|zombie|loopy|dopey|tired',
  ],
  headache: ['cabeza ~ dolido|doliendo|dolia|dolio'],
  'long-lasting': ['mes|ano =y =medio|pico', 'month|year =and =a =half', 'ya =son =meses|semanas|anos'],
  depressed: [
    'no =me|se =hallo|halla|hallaba ~ desde|murio|sin|nada|duermo|duerme|meses|fue',
    'nada =le|me =ilusiona|alegra|motiva|llama|interesa',
    'ya =no =quiere|quiero|salgo|sale =salir|ver|de ~ enviud*|murio|sola|solo|triste|casa|cuarto|desde',
  ],
  insomnia: ['duermo|duerme|dormimos =dos|tres|cuatro|2|3|4 =horas|horitas'],
  'boil-place': [
    'grano|granote|barro|espinilla|nacido|forunculo|pimple|boil|bump|cyst|lump|spot|zit ~ nalga|nalgas|trasero|cola|colita|rabadilla|ano|ingle|axila|sobaco|entrepierna|butt|buttock|buttcheek|tailbone|crack|armpit|groin|thigh',
  ],
  'boil-grown': [
    'pelota|golf|limon|huevo|nuez|ciruela|walnut|lemon|egg|plum|baseball',
    'is|its|feels|very =hot|warm',
    'hot|caliente =and|to|y',
    'latiendo|punza|throb*',
    'no =me|le|lo|la =deja =sentar*|caminar|manejar|dormir',
    'cant|cannot|hardly|barely =sit|drive|walk',
  ],
  'on-antibiotic': [
    'dia|dias|day|days|dosis|dose|doses|toma|tomas|tomando|taking|empece|empezo|started|began|recetaron|on ~ amoxicilina|amoxicillin|penicilina|penicillin|ampicilina|cefalexina|cephalexin|keflex|augmentin|ciprofloxacin*|azitromicina|azithromycin|clindamicina|clindamycin|antibiotico|antibiotic|sulfa|bactrim',
  ],
  'chemo-word': ['chemo*|quimio*|xeloda|capecitabin*|irinotecan|folfiri|folfox|oxaliplatin*'],
}

export const TOLD_TOO_LIGHTLY: Lexicon = { ...DANGERS, ...VISITS }

/** What weighs only together with another. */
export const TOO_LIGHTLY_HINTS: readonly string[] = [
  'seen-breathless',
  'breathed-into',
  'both-palms',
  'palms-scorched',
  'period-late',
  'nitro-word',
  'pain-stays',
  'voice-bids',
  'risky-bidding',
  'under-left-ribs',
  'felt-in-shoulder',
  'whitens-standing',
  'gun-at-hand',
  'no-one-to-tell',
  'inhaler-word',
  'needed-oftener',
  'urine-catheter',
  'dazing-medicine',
  'mood-medicine',
  'wont-wipe-off',
  'boil-grown',
  'on-antibiotic',
  'chemo-word',
]
