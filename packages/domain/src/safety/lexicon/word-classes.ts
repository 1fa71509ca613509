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
}
