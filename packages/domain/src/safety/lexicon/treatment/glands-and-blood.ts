import type { Lexicon } from '../lexicon'

/** What turns grave in people with an illness of the glands or the blood. */
export const TREATMENT_GLANDS_AND_BLOOD: Lexicon = {
  'insulin-swapped': [
    'wrong =pen|insulin|vial|pens|kind =of|insulin|tonight|again|i|and|by',
    'wrong|other =insulin|pen|vial',
    'intended|intending|instead|rather|not ~ glargine|lantus|detemir|degludec|basal|levemir ~ lispro|aspart|humalog|novolog|rapid|regular ~ took|gave|administered|injected|self|dose|drew|units|u',
    'meant|supposed|instead|thought|mistook|mixed|swapped|switched|confused ~ slow|long|lantus|basal|tresiba|night|nighttime|levemir|basaglar|toujeo|background ~ fast|rapid|short|quick|humalog|novolog|lispro|aspart|mealtime|regular|fiasp',
    'gave|took|taken|injected|dosed|shot|dialed|grabbed|used ~ fast|rapid|short|quick|humalog|novolog|lispro|aspart|mealtime|fiasp ~ instead|meant|supposed|mistake|accident|accidentally',
    'pluma|insulina|frasco =equivocada|equivocado',
    'confundi|confundio|equivoque|equivoco|revolvi|cambie|cambio ~ pluma|plumas|insulina|insulinas|lapiceros',
    'rapida|humalog|novolog ~ vez|lugar|queria|tocaba|era ~ lenta|lantus|larga|basal|nocturna|noche|tresiba|levemir',
    'era|tocaba|queria ~ lenta|lantus|larga|basal ~ rapida|humalog|novolog|puse|puso',
  ],
  'water-hormone': [
    'desmopressin|ddavp|vasopressin|desmopresina|vasopresina|minirin|minirinmelt|nocdurna',
    'diabetes =insipidus|insipida',
    'arginine =vasopressin',
    'pituitary|hypophysis|hipofisis|pituitaria ~ tumor|removed|surgery|out|operat*|operaron|quitaron|cirugia',
  ],
  'left-behind': [
    'forgot|forgotten|left|ran|run|without|missed|missing|lost|skipped|none|out|packed',
    'olvide|olvido|olvidamos|olvidaron|dejamos|deje|dejo|acabo|acabaron|sin|perdio|perdimos|termino',
  ],
  'pees-floods': [
    'pee*|peed|urinat*|urine|orin*|pipi|mea|meando ~ bucket|buckets|gallon|gallons|liter|liters|nonstop|constantly|clear|litros|cubetas|galones|transparente|chorros',
    'cant =keep =up ~ drink*|water|peed|pee',
  ],
  'no-proper-answer': [
    'cant|couldnt|dont|didnt|wont|unable|hard =get|give|got|to a|any|an|me|much|get straight|proper|clear|real|sensible|right|coherent =answer|answers|word|sentence|reply',
    'no =le|me|les =saco|da|dan|puedo|contesta|responde una|ni|algo|bien|sacar respuesta|palabra|derecho|coherente|claro|clara',
    'hes|shes|is|getting|gone|become|acting|so|very|really dull|dopey|sluggish|dazed|glassy|foggy|zoned',
    'twitchy|twitching|jumpy ~ dull|dazed|sleepy|weak|confused',
    'esta|anda|ando|lo|la =noto|veo|muy|como|bien ido|ida|apagado|apagada|atontado|atontada|lento|lenta',
  ],
  'new-thinner': [
    'start*|began|new|day|days|week|put|gave|first|since|empece|empezo|nuevo|dia|dias|semana|recetaron|dieron|pusieron ~ coumadin|warfarin|warfarina|jantoven|thinner|thinners|anticoagulante|adelgazante',
  ],
  'dead-patch': [
    'black|blackish|blueblack|purple|violet|dusky|maroon|negro|negra|morado|morada|negruzca ~ patch|patches|area|blotch|plaque|zone|skin|mancha|manchas|parche|zona|placa|piel ~ breast|breasts|thigh|thighs|buttock|buttocks|butt|belly|hip|seno|pecho|muslo|muslos|nalga|panza|abdomen|cadera|toe|toes',
    'breast|breasts|thigh|thighs|buttock|buttocks|butt|seno|muslo|muslos|nalga|nalgas ~ black|blackish|purple|negro|negra|morado|morada ~ patch|patches|area|blotch|skin|mancha|parche|blister*|ampolla*|hard|hurts',
  ],
  'bleeding-specks': [
    'dot|dots|speck|specks|pinprick|pinpricks|pinpoints|freckles|puntitos|puntos|pintitas|manchitas ~ red|purple|maroon|rojos|rojas|morados|moraditos|rojitos ~ leg|legs|shin|shins|ankle|ankles|arm|arms|feet|calves|thighs|skin|chest|belly|piernas|tobillos|brazos|espinillas|pies|piel',
    'red|purple|rojos|morados|rojitas|rojitos =pinprick|pinpricks|pinpoint|pinpoints|specks|dots|puntitos|pintitas',
    'petechi*|petequia*|purpura',
    'dots|specks|spots|puntitos|manchitas ~ dont|do|wont|doesnt|not|no ~ fade|blanch|whiten|desaparecen|blanquean|borran|quitan',
  ],
  'bruised-for-nothing': [
    'bruis* ~ without|cant|no|never|unexplained|strange|random|weird|mysterious|nowhere|everywhere ~ bump*|hit|explain|account|reason|injury|fall|knock*|remember|banging|cause|legs|arms|body|legs|over',
    'strange|random|unexplained|mysterious|easy|easily|weird|odd|new bruis*',
    'bruis* =easily|everywhere|all|nowhere|without|for',
    'moretones|moretes|cardenales|hematomas ~ sin|no|solos|nada|raros|todos ~ golpe|golpearme|golpes|pegue|razon|motivo|lados|cuerpo|explico|salen|aparecen',
  ],
  'words-wont-come': [
    'not|without|trouble|unable|difficulty =finding|getting|saying|remembering my|his|her|the|right|simple|any words|word',
    'not|without|trouble|unable =finding =words',
    'words ~ wouldnt|wont|didnt|couldnt|refused ~ come|form|out',
    'no =me|le =salian|salia|salieron|venian palabras',
  ],
  'brief-spell': [
    'minutes|minute|hour ~ then|but|now|and ~ fine|normal|passed|gone|back|cleared|over|vanished',
    'minutos|rato|hora ~ luego|despues|ya|pero ~ bien|normal|paso|quito|volvio',
  ],
  'weak-defense-unheeded': [
    'hiv|aids|vih|sida ~ off|stopped|no|not|without|quit|never|untreated|dejo|sin|dejado|dejaron ~ meds|medication|medicine|medicines|treatment|pills|art|antiretroviral*|medicina|medicinas|tratamiento|pastillas',
    'cd4 ~ low|below|under|bajo|baja|menos|10|15|20|25|30|35|40|45|50|60|70|80|90|100|110|120|130|140|150|160|170|180|190',
  ],
  'dull-or-clumsy': [
    'walk*|walking|bump*|bumping|ran|crash* into =the|a|door|doors|walls|things|furniture|door door|frame|wall|table|doorframe|furniture|things|walls',
    'answer*|respond*|reply*|talk*|think* =slow|slowly|late|wrong|less',
    'choca|choco|chocando =con|contra las|la|el|los|todo puerta|puertas|pared|paredes|muebles|marco',
    'contesta|responde|habla|piensa =lento|lenta|despacio|tarde|menos',
  ],
  'breaths-slow': [
    'breath*|breathes|breathing|respira|respirando every|cada|once =8|9|10|12|15|20|25|30|eight|ten|twelve|fifteen|twenty|thirty|ocho|diez|doce|quince|veinte|treinta =seconds|secs|segundos',
    'once|only every =10|15|20|30|ten|fifteen|twenty|thirty =seconds breath*|breathes',
  ],
  unresponsive: [
    'doesnt|didnt|wont|isnt|not|no|without|never ~ flinch|flinching|react|reacting|reaction|stir|stirring|wince|twitch|budge|respond|move ~ rub|rubbed|rubbing|pinch|pinched|slap|slapped|shake|shook|shaking|sternum|knuckles|poke|poked|shout|yell',
    'no|ni|sin ~ reacciona|mueve|responde|queja|inmuta|hace ~ pellizco|pellizcamos|pellizcar|pellizque|sacudo|sacudimos|froto|frotamos|esternon|nudillos|cachetadas|cachetada|gritamos|picamos',
  ],
  'on-antibiotic': [
    'dia|day|days|dose|doses|pill|course|taking|started|began|after|since|on|tomando|empece|empezo|desde ~ cefdinir|omnicef|cefuroxime|cefadroxil|cefixime|cefpodoxime|cefprozil|ceftriaxone|nitrofurantoin|macrobid|doxycycline|minocycline|levofloxacin|levaquin|metronidazole|flagyl|clarithromycin|trimethoprim|nitrofurantoina|doxiciclina|metronidazol|levofloxacino|cefuroxima',
  ],
  'adrenal-known': [
    'addison|addisons|hypopituitarism|hipopituitarismo',
    'adrenal =insufficiency|failure|gland|glands',
    'insuficiencia =suprarrenal|adrenal',
  ],
  sunburn: [
    'slept|asleep|hours|long|passed ~ boat|beach|pool|sun|hammock|raft|deck ~ red|lobster|blister*|burned|burnt|fried',
    'dormi|dormido|dormida|horas ~ playa|sol|lancha|alberca ~ quemad*|ampollas|rojo|roja',
  ],
  'insulin-brand': [
    'humalog|novolog|lispro|aspart|fiasp|lantus|glargine|basaglar|toujeo|tresiba|degludec|levemir|detemir|apidra|glulisine|glargina',
  ],
  'slow-thyroid': [
    'thyroid|tiroides ~ quit|stopped|stop|off|without|skipped|skipping|underactive|slow|low|dejo|deje|sin|baja ~ pill|pills|meds|medicine|medication|tablets|pastilla|pastillas|medicina|trouble|disease',
    'thyroid =pills|pill|tablets|replacement|hormone',
  ],
  'cold-and-slow': [
    'cold|fria|frio ~ fish|ice|stone|toad|corpse|marble|hielo|pescado|muerto',
    'slow =motion',
    'camara =lenta',
  ],
  'sleeps-away': [
    'hardly|barely|cant|cannot|struggle|trouble|hard ~ keep|keeping =her|him|them|mom|dad|grandma|grandpa =awake',
    'no ~ puedo|logro|podemos ~ mantenerla|mantenerlo|mantener|tenerla|tenerlo|tener ~ despierta|despierto',
  ],
  'mouth-wont-open': [
    'jaw|jaws|mandibula|quijada ~ tight|stiff|clamped|clenched|frozen|tiesa|apretada|dura ~ cant|cannot|couldnt|wont|barely|hardly|no ~ bite|chew|eat|open|swallow|drink|spoon|morder|masticar|comer|abrir|abro',
  ],
  'new-blood-cancer-drug': [
    'start*|began|begun|first|new|since|ramp*|empece|empezo|primera ~ venetoclax|venclexta|obinutuzumab|rituximab|ibrutinib|blinatumomab|dinaciclib|chemo|chemotherapy|quimio|quimioterapia ~ leukemia|lymphoma|cll|aml|burkitt|leucemia|linfoma|myeloma|lymphocytic',
    'leukemia|lymphoma|cll|aml|burkitt|leucemia|linfoma ~ start*|began|first|empece|empezo|primera ~ venetoclax|venclexta|chemo|quimio|treatment|tratamiento|cycle|dose|pills',
    'start*|began|first|since|empece|empezo ~ venetoclax|venclexta',
    'empezaron|empezo|empece|iniciaron|inicio|inicie|pusieron|comenzo|comence|comenzaron|arranco|primera|primer ~ tratamiento|quimio|quimioterapia|ciclo|sesion|venetoclax ~ linfoma|leucemia|mieloma',
    'linfoma|leucemia ~ empezo|empece|empezaron|iniciaron|inicio|pusieron|arranco|comenzo ~ quimio|quimioterapia|tratamiento|ciclo|venetoclax|sesion',
  ],
  'passes-little-water': [
    'barely|hardly|not|scarcely|almost|less|no|apenas|casi =peeing|pee|peed|urinating|urine|passing|orino|orina|orinando',
    'peeing|urinating|orino|orina =less|little|nothing|poco|poquito|menos',
  ],
  'body-arches': [
    'back|neck|body|espalda|cuello|cuerpo ~ arch*|arque* ~ spasm*|cramp*|noise|noises|touch|touched|sound|light|bang|ruido|ruidos|tocan|luz|rigid|stiff|itself|calambre*|espasmo*|sola|solo',
  ],
}
