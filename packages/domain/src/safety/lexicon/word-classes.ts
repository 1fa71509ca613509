/** Groups of words that many patterns share, written `<child>` in a pattern. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  child:
    'baby|babies|infant|newborn|toddler|son|daughter|child|children|kid|kids|boy|girl|grandson|granddaughter|nephew|niece|bebe|bebita|bebito|nino|nina|ninos|hijo|hija|nene|nena|nieto|nieta|sobrino|sobrina|chamaco|chamaca|chiquito|chiquita',
  partner:
    'husband|boyfriend|partner|wife|girlfriend|ex|fiance|hubby|spouse|roommate|esposo|esposa|marido|novio|novia|pareja|exnovio|exesposo|concubino|exmarido|bf|gf|viejo|senor',
  relative:
    'dad|father|mom|mother|stepdad|stepfather|stepmom|uncle|brother|grandpa|cousin|coach|teacher|babysitter|papa|mama|padre|madre|padrastro|madrastra|tio|hermano|abuelo|primo|maestro|entrenador|vecino|cunado',
  person:
    'someone|somebody|people|him|her|them|everyone|boss|wife|husband|neighbor|coworker|coworkers|ex|family|classmates|teacher|kids|baby|alguien|gente|jefe|esposa|esposo|vecino|vecina|bebe|familia|companeros|suegra|hermano',
  toxin:
    'bleach|clorox|drano|drain|cleaner|cleaners|cleaning|detergent|pod|pods|lysol|windex|ammonia|lye|antifreeze|gasoline|kerosene|pesticide|herbicide|insecticide|roach|poison|thinner|turpentine|polish|perfume|mouthwash|sanitizer|vape|nicotine|cigarette*|battery|batteries|magnet*|edible*|gummies|mushroom*|oleander|peroxide|dishwasher|softener|weedkiller|fertilizer|cloro|lejia|blanqueador|destapacanos|destapar|canos|sosa|limpiador|detergente|suavizante|veneno|raticida|matarratas|insecticida|anticongelante|gasolina|petroleo|diluyente|aguarras|acetona|quitaesmalte|perfume|pila|pilas|bateria|iman|imanes|fabuloso|pinol',
  drug: 'pill|pills|tablet|tablets|tylenol|acetaminophen|paracetamol|advil|motrin|ibuprofen|aspirin|aspirins|aleve|naproxen|benadryl|xanax|klonopin|ativan|valium|ambien|zoloft|prozac|lexapro|trazodone|seroquel|metformin|insulin|oxy*|percocet*|vicodin|norco|adderall|meds|medication|pastilla*|tableta*|capsula*|aspirina*|ibuprofeno|acetaminofen|clonazepam|diazepam|medicamento*|comprimido*|antidepressant*|antidepresiv*|painkiller*|opioid*|tranquilizante*|antibiotics|gabapentin|cymbalta|hydroxyzine',
  /** Pills of the heart, of pressure, of sugar and of the mind of which one or two may kill a small child. */
  heartPill:
    'verapamil|diltiazem|cardizem|amlodipine|norvasc|nifedipine|procardia|metoprolol|atenolol|propranolol|inderal|carvedilol|bisoprolol|nadolol|labetalol|digoxin|lanoxin|clonidine|catapres|flecainide|amiodarone|sotalol|lisinopril|losartan|hydralazine|glipizide|glyburide|glimepiride|glucotrol|amaryl|sulfonylurea|amitriptyline|nortriptyline|imipramine|doxepin|bupropion|wellbutrin|venlafaxine|lithium|hydroxychloroquine|plaquenil|chloroquine|lomotil|methadone|buprenorphine|suboxone|tramadol|oxycodone|hydrocodone|fentanyl|morphine|verapamilo|amlodipino|nifedipino|metoprolol|propranolol|digoxina|clonidina|glibenclamida|glimepirida|glipizida|amitriptilina|metadona|tramadol|buprenorfina|losartan|enalapril|captopril|colchicine|colchicina',
  much: 'bunch|handful|handfuls|bottle|whole|entire|lots|ton|dozen*|dozens|all|many|fistful|box|frasco|bote|caja|blister|puno|punado|monton|todas|todos|muchas|muchos|demasiad*|20|25|30|35|40|50|60|70|80|90|100|treinta|veinte|thirty|twenty|forty|fifty',
  belly: 'belly|stomach|tummy|abdomen|gut|barriga|panza|vientre|estomago|guata',
  chest: 'chest|breastbone|sternum|ribs|ribcage|pecho|esternon|torax|costillas',
  weight:
    'elephant|mule|horse|cow|truck|tractor|bus|anvil|boulder|brick|bricks|cinder|concrete|cement|piano|fridge|refrigerator|gorilla|dumbbell|sandbag|sandbags|cinderblock|stone|rock|costal|bulto|cemento|piedra|losa|elefante|camion|burro|caballo|vaca|yunque|ladrillo|ladrillos|muro|tonelada|concreto',
  morsel:
    'hotdog|grape|grapes|steak|meat|chicken|bone|candy|popcorn|carrot|peanut|apple|bread|marble|coin|quarter|balloon|gum|chunk|bite|food|uva|carne|salchicha|dulce|caramelo|moneda|canica|pollo|hueso|espina|tortilla|pedazo|pedaso|bocado|comida|palomita|palomitas|globo|trozo',
  swollen: 'hinch*|inchad*|incho|inchando|inchazon|inflamad*|inflamo|inflamada',
  medicine:
    'insulin|lantus|humalog|novolog|basaglar|tresiba|levemir|toujeo|keppra|dilantin|lamictal|depakote|warfarin|coumadin|eliquis|xarelto|plavix|brilinta|thinner|thinners|prednisone|hydrocortisone|methadone|suboxone|tacrolimus|prograf|nitroglycerin|nitro|seizure|clonidine|insulina|warfarina|anticoagulante|anticoagulantes|prednisona|hidrocortisona|cortisona|metadona|epilepsia|convulsiones',
  sight: 'eye|eyes|vision|sight|ojo|ojos|vista',
  nonsense: 'crazy|nonsense|gibberish|weird|wild|loony|silly|loco|loca|disparates|incoherencias',
  swells: 'swell*|swoll*|puff*|balloon*|inflat*|huge|fat|hinch*|inch*|abult*|inflam*|inflando|inflo',
  limb: 'arm|arms|hand|hands|wrist|finger|fingers|thumb|leg|legs|foot|feet|toe|toes|ankle|knee|thigh|calf|shin|elbow|brazo|brazos|bracito|bracitos|mano|manos|manita|muneca|dedo|dedos|pulgar|pierna|piernas|pie|pies|tobillo|rodilla|muslo|pantorrilla|codo',
  digit:
    'finger|fingers|fingertip|fingertips|thumb|toe|toes|knuckle|ear|pinky|dedo|dedos|dedito|deditos|pulgar|oreja|menique',
  trunk:
    'belly|gut|stomach|abdomen|chest|neck|throat|back|head|skull|cheek|groin|ribs|side|panza|barriga|vientre|estomago|pecho|cuello|garganta|espalda|cabeza|costado|costillas|ingle',
  machine:
    'auger|press|conveyor|belt|grinder|baler|pto|roller|rollers|lathe|gears|gear|combine|machine|machinery|winch|forklift|tractor|mixer|chipper|compactor|wringer|molino|maquina|banda|prensa|rodillo|rodillos|engrane*|torno|trituradora|mezcladora|revolvedora|cosechadora|motor|polea|montacargas|moledora',
  beast: 'horse|mule|cow|bull|goat|ram|steer|hog|donkey|caballo|yegua|mula|vaca|toro|becerro|burro|chivo',
  vehicle:
    'car|truck|bus|van|suv|train|motorcycle|pickup|tractor|forklift|atv|quad|trailer|jeep|taxi|carro|troca|camion|camioneta|moto|auto|coche|tren|trailer|cuatrimoto',
  cutter:
    'chainsaw|tablesaw|sawblade|knife|machete|blade|razor|grinder|mandolin|mandoline|mower|lawnmower|axe|hatchet|scissors|boxcutter|slicer|sierra|motosierra|serrucho|cuchillo|vidrio|esmeril|pulidora|hacha|navaja|lamina|cierra',
  /** Men of the family or in trust, in stories of abuse. */
  male: 'dad|dads|daddy|daddys|father|fathers|stepdad|stepdads|stepfather|stepbrother|brother|brothers|uncle|uncles|grandpa|grandpas|grandfather|granddad|cousin|coach|teacher|pastor|priest|neighbor|sitter|babysitter|boyfriend|papa|padre|papi|apa|padrastro|hermanastro|hermano|tio|abuelo|abuelito|primo|maestro|profesor|entrenador|vecino|cunado|cura|sacerdote|novio|compadre',
  weapon:
    'gun|guns|pistol|pistols|revolver|rifle|rifles|shotgun|handgun|glock|ar15|machete|knife|knives|axe|hatchet|hammer|crowbar|bat|pistola|fusca|cuete|escopeta|cuchillo|navaja|hacha|martillo|arma|tubo|bate|punal',
  want: 'want|wants|wanna|wanted|wish|wishes|ready|rather|hope|hoping|pray|praying|ganas|quiero|kiero|quisiera|kisiera|quiere|kiere|queria|deseo|ojala|dios',
  carer:
    'caregiver|caregivers|caretaker|aide|aides|attendant|orderly|cna|sitter|nursing|staff|cuidadora|cuidador|cuida|cuidan|cuidaba|asilo|enfermera|ancianato',
  elder:
    'grandma|grandmas|granny|nana|grandmother|grandpa|grandpas|grandfather|mom|moms|mother|mothers|dad|dads|father|abuela|abuelita|abuelo|abuelito|mama|papa|suegra|suegro|madre|padre|viejita|viejito|anciano|anciana',
  grownChild:
    'son|daughter|grandson|granddaughter|nephew|niece|stepson|stepdaughter|hijo|hija|nieto|nieta|sobrino|sobrina|nuera|yerno',
  kin: 'hijo|hija|hijos|hijas|hijito|hijita|nino|nina|ninos|ninas|bebe|bb|bebita|bebito|nene|nena|chamaco|chamaca|nieto|nieta|sobrino|sobrina|esposo|esposa|marido|mujer|novio|novia|pareja|ex|papa|mama|papas|padre|madre|padrastro|madrastra|abuelo|abuela|abuelito|abuelita|hermano|hermana|hermanito|hermanita|tio|tia|primo|prima|suegro|suegra|cunado|cunada|yerno|nuera|vecino|vecina|amigo|amiga|companero|companera|compadre|comadre|jefe|muchacho|muchacha|joven|senor|senora|viejo|vieja|viejito|viejita|alguien|hombre|paciente|roommate',
  drankIt:
    'tome|tomo|tomaron|tomamos|tomado|tomando|bebi|bebio|bebieron|bebido|bebiendo|trago|trague|tragado|tragando|tragaron|tomandose|tomandome|bebiendose|tragandose|comiendose|ingeri|ingirio|ingirieron|ingerido|comi|comio|comieron|comido|comiendo|chupo|chupado|chupando|lamio|lamiendo|mordio|mordido|mordiendo|masco|mascado|empino|zampo',
  toDrink:
    'tomar|tomarse|tomarme|tomarselo|tomarlo|beber|beberse|beberme|tragar|tragarse|tragarme|comer|comerse|comerme|ingerir',
  venom:
    'cloro|lejia|blanqueador|clorox|destapacanos|sosa|potasa|amoniaco|salfuman|muriatico|racumin|raticida|matarratas|veneno|insecticida|plaguicida|pesticida|herbicida|gramoxone|paraquat|fertilizante|anticongelante|gasolina|petroleo|queroseno|kerosen|thinner|tiner|aguarras|acetona|quitaesmalte|pinol|fabuloso|mistolin|lysol|lestoil|limpiador|limpiavidrios|desinfectante|desengrasante|detergente|suavizante|suavitel|lavaplatos|lavatrastes|tide|perfume|colonia|frenos|oxigenada|antibacterial|naftalina',
  pillEs:
    'pastilla*|tableta*|capsula*|comprimido*|pildora*|tylenol|aspirina*|paracetamol*|ibuprofen*|acetaminofen|naproxeno|advil|benadryl|clonazepam|rivotril|tafil|alprazolam|diazepam|lorazepam|zolpidem|amitriptilina|sertralina|fluoxetina|quetiapina|gabapentina|tramadol|morfina|metadona|oxicodona|propranolol|metformina|clonidina|digoxina|antidepresivo*|tranquilizante*|somnifero*|ansiolitico*|calmantes',
  countEs:
    '12|14|15|16|18|20|24|25|28|30|35|40|45|50|60|70|80|90|100|doce|quince|dieciseis|veinte|veinticinco|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien',
  gunFire: 'tiro|tiros|balazo|balazos|disparo|disparos|plomazo|plomazos|balaso|balasos',
  highPlace:
    'puente|azotea|balcon|edificio|techo|tejado|terraza|ventana|barranco|precipicio|acantilado|torre|tren|metro|vias',
  waterEs:
    'alberca|piscina|pileta|mar|playa|rio|lago|laguna|tina|banera|banadera|agua|poza|presa|cubeta|balde|cisterna|jacuzzi|arroyo|canal|estanque|inundacion|noria|pozo|pila',
  armed:
    'machete|cuchillo|cuchillos|pistola|arma|navaja|bate|hacha|escopeta|rifle|fusca|cuete|picahielo|tijeras|punal|martillo|fierro|tubo',
  blueEs: 'morado|morada|moradito|moradita|azul|azulado|azulada',
  runOver:
    'atropello|atropellaron|atropella|atropellado|atropellada|atropellados|atropellar|atropellarlo|atropellarla|arrollo|arrollaron|arrollado|arrollada|arrollar',
  allOf: 'toda|todo|todas|todos|entera|entero|completa|completo|enteras',
  alone: 'despierta|desperto|vuelve|reacciona|responde|contesta|levanta',
  anyVehicle: '<vehicle>|semi|wheeler|fourwheeler|mower|jeep|golfcart|ambulance|tram|trolley|snowmobile|bulldozer',
  ate: 'swallow*|ate|drank|eaten|drunk|ingested|eating|drinking|chewed|sipped|chugged|downed|gulped|licked|drinks|eats',
  baby: 'bebe|bb|nino|nina|cabeza|cabecita|chamaco|criatura',
  beaten: 'golpes|patadas|palos|trancazos|madrazos|batazos|cintarazos|punetazos|chingazos|fregazos',
  beating: 'paliza|golpiza|madriza|chinga|golpisa|putiza|tunda',
  bigPart:
    '15|18|20|25|27|30|35|36|40|45|50|55|60|65|70|75|80|85|90|thirty|forty|fifty|twenty|treinta|cuarenta|cincuenta|veinte|third|half|tercio',
  blisters: 'blisters|ampollas|ampollitas|vesiculas',
  brokenUp:
    'crushed|smashed|ground|sniffed|inhaled|sniff|chewed|chewing|snorted|powdered|powder|apart|beads|bit|triture|trituro|machaque|machaco|mastique|mastico|moli|molio|polvo',
  burnt: 'quemo|queme|quemado|quemada|quemados|quemadas|quemaron|quemarse|quemaduras|quemadura',
  burntPlace: 'pecho|espalda|cara|abdomen|panza|barriga|cuello|cuerpo|cabeza|piernas|brazos|genitales|nalgas',
  childOf:
    'nieto|nieta|nietos|nietas|sobrino|sobrina|sobrinos|ahijado|ahijada|bisnieto|hijastro|hijastra|nino|nina|ninos|hijo|hija|hijos|bebe|hijito|hijita',
  coldF: '82|83|84|85|86|87|88|89|90|91|92|93|94',
  crew: 'guy|guys|man|men|worker*|coworker*|cousin|brother|dad|uncle|friend|buddy|husband|neighbor|companero*|trabajador*|primo|hermano|papa|tio|cunado|esposo|vecino|compadre|muchacho*|senores|amigo*|hombres',
  dailyPill:
    'statin|atorvastatin|rosuvastatin|simvastatin|pravastatin|lovastatin|lipitor|crestor|amlodipine|norvasc|nifedipine|lisinopril|enalapril|ramipril|losartan|metoprolol|metformin|ozempic|semaglutide|sertraline|zoloft|fluoxetine|escitalopram|lexapro|citalopram|venlafaxine|bupropion|duloxetine|gabapentin|pregabalin|alendronate|tamsulosin|levothyroxine|allopurinol|omeprazole|estatina*|atorvastatina|rosuvastatina|simvastatina|amlodipino|metformina|sertralina|fluoxetina|escitalopram|levotiroxina|alopurinol|omeprazol|enalapril',
  dazing:
    'gabapentin|gabapentina|pregabalin|pregabalina|lyrica|neurontin|cyclobenzaprine|flexeril|ciclobenzaprina|amitriptyline|amitriptilina|trazodone|trazodona|quetiapine|quetiapina|mirtazapine|mirtazapina|hydroxyzine|hidroxicina|sertraline|sertralina|fluoxetine|fluoxetina|escitalopram|paroxetine|paroxetina|topiramate|topiramato',
  downThere:
    'tirado|tirados|tirada|desmayado|desmayados|tumbados|lying|laying|collapsed|slumped|unconscious|motionless',
  dying: 'die|dead|disappear|vanish',
  fallenThing:
    'tree|wall|beam|slab|rubble|boulder|tractor|muro|barda|arbol|viga|losa|loza|escombros|carro|truck|pallet|tarima|machine|maquina',
  foot: 'foot|leg|ankle|toes|calf|shin|knee|pie|pierna|rodilla|tobillo|pantorrilla',
  groinOrArmpit: 'armpit|armpits|axilla|axillae|axillary|groin|groins|buttocks|axila|axilas|ingle|ingles',
  gun: 'gun|pistol|revolver|shotgun|rifle|pistola|fusca|cuete|escopeta|revolver|arma',
  halfTimes: '2|3|4|5|6|7|8|9|10|dos|tres|cuatro|cinco|seis|siete|ocho|diez|two|three|four|five|six|seven|eight|ten',
  hang: 'ahorcar|colgar|ahorcarse|ahorcarme',
  heavyThing:
    'car|truck|tree|wall|tractor|beam|forklift|crane|log|boulder|roof|ceiling|building|trailer|scaffold*|machine|engine|slab|dresser|fridge|refrigerator|tv|television|van|bus|suv|motorcycle|atv|quad|wheeler|fourwheeler|mower|horse|cow|bookshelf|wardrobe|pallet|branch|pole|gate|trench|shed|porch|deck|crate|load',
  height:
    'techo|azotea|andamio|tejado|balcon|puente|edificio|poste|torre|terraza|segundo|tercer|tercero|cuarto|quinto|barranco|arbol',
  heldWeapon: 'gun|guns|knife|pistol|rifle|shotgun|machete|handgun|ar15|axe|hatchet|sword|weapon',
  holder: 'frasco|bote|caja|blister|tira|tarro|botecito|frasquito|puno|punado|monton|botella',
  home: 'house|home|apartment|door|window|windows|room|trailer|bedroom|place|car|yard|garage|basement',
  hotVessel: 'pot|cup|mug|kettle|pan|bowl|saucepan|carafe|olla|taza|jarra|cazuela|pocillo|cafetera|sarten',
  hurter:
    'he|she|hes|shes|ex|husband|boyfriend|wife|girlfriend|partner|dad|father|stepdad|stepfather|mom|mother|stepmom|brother|uncle|man|guy|dude|someone|somebody|stranger|they|theyre|roommate|neighbor|son|babysitter|caregiver',
  injected:
    'inyecte|inyecto|inyectado|inyectaron|puse|puso|puesto|aplique|aplico|aplicado|meti|metio|di|dio|dieron|administre',
  joint:
    'knee|knees|hip|hips|shoulder|shoulders|elbow|elbows|wrist|wrists|ankles|knuckle*|heel|heels|rodilla|rodillas|cadera*|hombro|hombros|codo|codos|coyuntura*|talon|talones|nudillos',
  known:
    'friend|moms|dads|mom|dad|buddy|neighbor|cousin|roommate|coworker|somebody|someone|brother|sister|amigo|amiga|vecino|vecina|primo|prima|compa|conocido|compadre|hermano',
  lately:
    'today|morning|yesterday|tonight|afternoon|days|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues|tue|wed|thurs|thu|fri|hours|hoy|ayer|antier|dias|lunes|martes|miercoles|jueves|viernes|sabado|domingo|horas',
  letsGo:
    'let|lets|lift|lifted|release|remove|removed|ease|suelto|suelta|quito|quita|destapo|aflojo|afloja|levanto|levanta',
  liquid: 'coffee|tea|soup|broth|oil|grease|water|cafe|te|sopa|caldo|aceite|agua',
  lostDigit: 'finger|fingers|thumb|toe|toes|fingertip|fingertips|hand|foot',
  loved:
    'mom|mother|mama|momma|dad|father|wife|grandma|grandpa|grandmother|grandfather|girlfriend|boyfriend|husband|stepmom|aunt|neighbor',
  mad: 'loco|loca|enloquecido|enloquecida|drogado|drogada|borracho|borracha|furioso|furiosa|alterado|alterada|agresivo|agresiva|fuera|demonios|demonio|diablo|persiguen|persigue|viendo|voces|alucinando|paranoico',
  manhood: 'penis|pene|miembro|pito|privates|ereccion|erection|erecto|erect',
  me: 'me|us|him|her|them|my|our',
  meter: 'meter|glucometer|dexcom|libre|cgm|monitor|sensor|glucose|sugar',
  minutes: '20|25|30|35|40|45|60|90|half|hour|hours|nonstop',
  months: 'month|months|weeks|year|years|mes|meses|semanas|ano|anos',
  monthsInSpanish: 'ano|anos|mes|meses|semanas|siempre',
  nervePill:
    'xanax|alprazolam|klonopin|clonazepam|ativan|lorazepam|valium|diazepam|temazepam|restoril|rivotril|tafil|midazolam',
  numbers: 'ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred',
  ofLong: 'months|month|years|year|yr|yrs|meses|mes|anos|ano|since|desde|always|again|recurr*|keep|keeps|siempre',
  onTheWay: 'carro|camino|bano|aqui|ahorita|taxi|troca|camioneta|ambulancia|coche|auto|sola|ya|piso|calle',
  one: 'me|him|her|us|them|someone|somebody|people',
  openings: 'knee|chest|head|skull|neck|belly|eye|rodilla|pecho|cabeza|cuello|panza|ojo|ankle|tobillo|elbow|codo',
  operations:
    'surgery|operation|operated|procedure|bypass|sleeve|graft|facelift|lift|lipo|liposuction|tuck|bbl|implants|blepharoplasty|rhinoplasty|septoplasty|laminectomy|discectomy|fusion|ablation|angiogram|hysterectomy|thyroidectomy|parathyroidectomy|prostatectomy|appendectomy|mastectomy|colectomy|nephrectomy|splenectomy|vasectomy|circumcision|myomectomy|laparoscop*|endarterectomy|lobectomy|craniotomy|cirugia|operacion|operaron|operado|operada|cesarea',
  opioidOfPain: 'metadona|oxicodona|hidrocodona|morfina|tramadol|fentanilo|methadone|oxycodone|hydrocodone|morphine',
  pain: 'pain|pressure|tightness|squeeze|squeezing|dolor|presion|opresion|apreton',
  part: '<trunk>|<limb>|eye|shoulder|butt|buttock|heart|lung|side|ribs|neck|face',
  partAsleep: 'cara|boca|mitad|lado|lengua',
  patch: 'patch|patches|parche|parches',
  people:
    'husband|wife|dad|father|mom|mother|son|daughter|kid|kids|baby|brother|sister|friend|coworker|neighbor|grandpa|grandma|child|children|toddler|boy|girl|man|woman|boss|partner|cousin|uncle|aunt|guy|worker|crew|someone|somebody|boyfriend|girlfriend|buddy|nephew|niece|grandson|granddaughter|person|pedestrian|cyclist|lady',
  pit: 'tank|vat|silo|pit|hold|manhole|cistern|tanque|cisterna|fosa|pozo|tolva|pipa|bodega|tina',
  placeOfBirth:
    'car|truck|van|bathroom|toilet|tub|bathtub|shower|kitchen|floor|parking|house|apartment|taxi|uber|bed|couch|ambulance|road|highway|elevator|hallway',
  poisoned: 'intoxico|intoxique|intoxicaron|intoxicado|intoxicada|intoxicando|enveneno|envenene',
  poisons:
    'mothball|mothballs|lye|weedkiller|roundup|paraquat|strychnine|arsenic|cyanide|methanol|pokeweed|pokeberries|pokeberry|hemlock|nightshade|belladonna|datura|foxglove|oleander|deathcap|toadstool*|antifreeze|coolant|gasoline|diesel|kerosene|turpentine|acetone|drano|bleach|ammonia|lysol|pesticide|insecticide|herbicide|fertilizer|thinner|clorox',
  rightNow: 'acabo|acaba|acaban|voy|va|quiero|quiere|iba|quisiera|pienso|piensa|intento',
  self: 'myself|himself|herself|themself|themselves',
  sharp:
    'knife|screwdriver|blade|icepick|shank|scissors|fork|pen|pencil|needle|glass|chisel|machete|sword|bottle|razor|skewer|fork|pipe',
  shinglesPlace:
    'cintura|costado|costillas|espalda|pecho|cadera|torso|nalga|frente|cuello|waist|side|ribs|back|chest|hip|neck',
  sided: 'left|right|one|half|side',
  sidedLimb: 'arm|leg|face|side|hand|foot|arms|legs',
  skin: 'cheek|cheeks|face|hands|arms|neck|forehead|lip|mouth|cara|mejillas|manos|brazos|cuello|frente|chin|nose|trunk',
  slow: 'sniffed|inhaled|oxycontin|contin|extended|slow|er|xr|sr|long|acting|12|24|hour|prolongada|lenta|retard|capsule|capsula|snorted',
  stranger:
    'man|men|guy|guys|someone|somebody|someones|somebodys|stranger|ex|intruder|burglar|robber|prowler|dude|people|neighbor',
  streetDrug:
    'heroina|fentanilo|coca|cocaina|cristal|metanfetamina|droga|drogas|piedra|crack|ketamina|extasis|morfina|perico|tachas',
  strong:
    'morfina|metadona|fentanilo|tramadol|oxicodona|insulina|digoxina|warfarina|clonazepam|sedante|propranolol|clonidina',
  strongOpioid:
    'morphine|oxycodone|oxycontin|oxy|hydrocodone|opana|oxymorphone|methadone|hydromorphone|contin|morfina|oxicodona|hidrocodona|metadona|hidromorfona',
  stuckThing:
    'knife|screwdriver|arrow|blade|machete|sword|rod|rebar|pole|pipe|scissors|icepick|spear|harpoon|stake|crowbar|branch|antler|axe|hatchet|bolt|fork',
  tar: 'tar|asphalt|blacktop|chapopote|alquitran|brea|creosote',
  times: 'three|four|five|six|eight|ten|3|4|5|6|8|10|20|twenty|several',
  toJump:
    'aventar|aventarme|aventarse|tirar|tirarme|tirarse|lanzar|lanzarme|lanzarse|arrojar|arrojarme|arrojarse|saltar|brincar|botar|botarse|aventara',
  took: 'took|taken|swallowed|downed|ate|popped|drank',
  trail: 'trail|row|path|string|cluster|caminito|camino|tira|tirita|hilera|cadena|racimo|racimito|cinto',
  unborn: 'bebe|nene|nena|nino|nina|criatura|chiquito|chiquita|el|ella',
  wantsSelf: 'quiero|quiere|quieren|queria|quisiera|voy|va|van|iba',
  weeks: '4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41',
  weeksFar:
    '21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|veinticuatro|veintiocho|treinta|treintaicinco',
  who: '<child>|he|she|hes|shes|him|her|mom|dad|mama|daddy|grandma|grandpa|husband|wife|brother|sister|friend|aunt|uncle',
  young: 'brother|sister|son|daughter|kid|kids|children|baby|cousin|nephew|niece|stepson|stepdaughter|friend|siblings',
}
