import type { Lexicon } from '../lexicon'

/** Single signs of a grave illness as they are mentioned beside a question. What they mean, rules say by what stands beside. */
export const GRAVE_SIGNS_IN_PASSING: Lexicon = {
  'stiff-body': [
    'stiff|rigid ~ body|board|muscles|all|over|everywhere|whole|plank|limbs|arms|robot|statue',
    'tieso|tiesa|rigido|rigida|rigidez ~ cuerpo|todo|toda|tabla|palo|musculos|brazos',
    'spasm*|spastic*|clenched|locked ~ more|worse|whole|all|muscles|arms|legs|jaw|way|than',
  ],
  'jerking-limbs': [
    'legs|leg|arms|feet|muscles|body|ankles|everything|piernas|brazos|musculos ~ jerk*|twitch*|jump*|clonus|bounc*|brincan|brincos|saltan|sacud*|tiemblan',
  ],
  'yellow-sight': [
    'yellow|yellowish|greenish|green|amarillo|amarillos ~ tint|tinted|tinge|halo|halos|vision|sees|seeing|see|looks|everything|ve|veo|todo',
  ],
  'acts-off': [
    'put|puts|putting|tried|stuck|left ~ cat|dog|phone|shoes|keys|remote|milk|wallet|laundry|clothes|purse ~ dishwasher|oven|fridge|freezer|microwave|toilet|washer|dryer',
    'never =been|acted|like =weird|odd|strange|this|like',
    'smell|smells|smelling|huele|hueler|oler burnt|burning|rubber|smoke|quemado|caucho|hule',
    'talking|talks|spoke|acting =to =people|someone|dead|himself|herself',
    'pajamas|clothes|backwards|naked ~ outside|street|yard|inside ~ wander*|found|walking',
  ],
  seizure: [
    'stare|stared|staring|stares|blank|zoned ~ jerk*|twitching|convuls*|stiffened|stiffening',
    'some|kind|sort|type =of =a|fit|seizure|convulsion|episode fit|seizure|convulsion',
    'some|kind|sort|type =of =fit|seizure|convulsion',
    'como =una =convulsion',
  ],
  'head-pressure': [
    'head pressure|pounding|throb*|exploding|heavy',
    'pressure|pounding in|inside head',
    'presion ~ cabeza',
  ],
  'dark-curtain': [
    'dark|black|gray|grey|shadowy =curtain|shade|veil|shadow|shutter|cloud|wave',
    'curtain|shade|veil|shutter|shadow coming|came|going|moving|creeping|spreading|closing|growing up|down|across|over|from|in',
    'cortina|velo|telon|sombra|persiana|mancha|nube =negra|negro|oscura|oscuro|gris',
    'cortina|velo|telon|sombra|persiana =que =me|le|se',
  ],
  'light-flashes': [
    'flashes|flashing|flash|sparks|lightning|destellos|flashazos|relampagos|chispazos|lucesitas|lucecitas',
  ],
  'swollen-eye': [
    'eye|eyelid|lid|eyes|ojo|parpado ~ swollen|swelled|swole|puffed|puffy|hinchad*|inflamad* ~ shut|closed|bulg*|out|cerrado|cerrada|abre|abrir|saltado',
    'eye|eyeball|ojo ~ bulg*|pokes|poking|sticks|sticking|pops|popping|pushed|protrud*|saltado|brotado|salido|botado ~ out|forward|bit|hacia|afuera|bit',
  ],
  'eye-injury': [
    'paintball|airsoft|nerf|pellet|bb|firework|firecracker|bungee|cork|puck|dart|arrow|racquetball|golf|slingshot|shrapnel|drill|nailgun eye',
    'blood|sangre ~ bottom|level|layer|pool*|line|front|nivel|abajo ~ colored|iris|pupil|eye|ojo|pupila|blue|brown',
    'pupil|pupila|iris|colored ~ blood|sangre ~ bottom|level|layer|pool*|part|abajo|nivel',
  ],
  'sight-worse': [
    'vision|sight|eye|eyesight|vista|ojo ~ dim|dimming|dimmer|dark|darker|hazy|hazier|foggy|cloudy|cloudier|blurr*|worse|fading|going|gone|nublad*|borros*|oscur*|menos|peor|fuzzy|milky',
    'see|sees|seeing ~ hand|movement|movements|shadows|fingers|light|fog|cloudy|blurry|less|hazy|milky|fuzzy|worse',
    'everything|todo =is|looks|gets|went|got|se|esta =foggy|blurry|cloudy|hazy|misty|milky|borroso|nublado|blurred',
    've|veo ~ nublad*|borros*|sombras|oscur*|menos|bultos|manchas|empanad*',
  ],
  'opened-wound': [
    'stitches|staples|incision|wound|scar|sutures|glue|puntos|grapas|herida|cicatriz|operacion ~ popped|pop|opened|open|burst|split|ripped|tore|apart|gave|broke|abrio|abrieron|revento|reventaron|abierta|solto|soltaron',
  ],
  'comes-out': [
    'something|stuff|loop|pink|shiny|slimy|tissue|bulge|sausage|rope|lump|algo|rosado|rosa|tripa|bola|brillante ~ sticking|poking|coming|came|out|hanging|peeking|showing|bulg*|sale|salio|saliendo|asoma*|afuera|fuera|cuelga',
  ],
  'long-erection': [
    'erection|erect|boner|hardon|ereccion|erecto since|for|all|past|desde|toda|todo|por breakfast|morning|night|last|midnight|noon|lunch|dinner|yesterday|bed|hours|hrs|hour|anoche|ayer|noche|manana|madrugada|horas|dia|day|4|5|6|7|8|am|sex',
    'erection|boner|penis|ereccion|pene ~ wont|not|still|sigue|no ~ down|soft|away|baja|quita|hard|duro|parado',
  ],
  'neck-swells': [
    'neck|throat|cuello|garganta ~ tight*|tighter|swell*|swol*|bulg*|balloon*|hard|puffy|bigger|fat|fuller|pressure|hinch*|inflam*|apret*|dur*|crece|creciendo|bola',
  ],
  'voice-changed': [
    'voice|voz ~ squeak*|hoarse|raspy|weak|gone|changed|funny|high|whisper*|muffled|ronca|rara|delgada|finita|cambio|chillona',
  ],
  'hard-swelling': [
    'hard|tight|tense|firm =bulge|swelling|lump',
    'hard|tight|firm|tense|bulging rock|board|stone|golf|marble',
    'duro|dura|tenso|tensa|apretado como|y piedra|tabla',
  ],
  'belly-swells': [
    'belly|stomach|abdomen|tummy|gut|panza|barriga|vientre|abdomen ~ swell*|swol*|bloat*|distend*|bulg*|big|bigger|huge|tight|balloon*|drum|hinch*|inflad*|inflam*|tambor|dur*',
  ],
  'splashed-me': [
    'splash*|mist|misted|spray*|squirt*|spat|splatter*|flew|blew|dripped|leaked|spill*|salpic*|brinco|cayo|salto ~ me|face|back|him|eye|eyes|cara|ojo|ojos',
  ],
  'cloudy-fluid': [
    'cloudy|milky|turbia|turbio|nublado ~ bag|fluid|drain|drained|effluent|came|out|bolsa|bolsita|liquido|salio|sale',
  ],
  'legs-unsure': [
    'leg|legs|feet|knees|piernas|pies|rodillas ~ wobbl*|heavy|rubbery|jelly|weaker|weak|buckl*|giving|numb|tingl*|pesad*|doblan|aflojan|debil*|flojas',
  ],
  'lost-bladder-control': [
    'cant|dont|not|cannot =tell|know|feel|sense when|if need|have|got|gotta pee|go|urinate|peeing',
    'no =siento|se|noto cuando orin*|ganas|pipi|bano',
  ],
  'short-of-breath': [
    'only|can take|get|draw =half =a =breath',
    'half =a =breath|lungful',
    'medio =respiro',
    'working|struggling|fighting|laboring|straining|battling breathe|breath|air',
    'batalla|lucha|trabajo|esfuerzo|bataila =para|pa =respirar',
  ],
  chills: [
    'frio|frios ~ sacude*|sacudia|tiemblo|tiembla|castan*|calambre',
    'shaking|shake|shakes|shook|shiver* =like =a =leaf',
    'teeth ~ chatter*',
    'tiritando|tirita|tirito',
  ],
  'throat-blood': ['blood|sangre ~ pillow|pillowcase|sheet|sheets|almohada|bib|sabana'],
  'makes-no-sense': [
    'doesnt|dont|not|isnt|arent|no|nothing|wasnt make|making|makes =sense|any|no|much|much',
    'makes|making =no =sense',
    'says|saying|talking|talks|talkin|speaks|dice|diciendo|habla|hablando nonsense|rubbish|gibberish|crazy|tonterias|incoherencias|disparates|burradas',
  ],
  drowsy: [
    'sleep*|slept|duerme|dormido|dormida ~ 16|18|20|22|23 =hrs|hours|hour|horas',
    'falls|falling|fell|nods|nodding|dozes|dozing|drifts|drifting =asleep|off =mid|midway|while|during|when mid|middle|bite|sentence|talking|eating|chat|conversation|table',
    'se =queda|duerme =dormid*|a|comiendo|hablando media|platic*|comiendo|hablando',
  ],
  purging: [
    'purge|purges|purging|bulimi*|anorexi*',
    'vomito|vomita =a =proposito',
    'laxatives|laxantes ~ day|daily|diario|weight|peso|handful|box',
    'make|making =myself|herself|himself =vomit|throw|sick',
  ],
  'thinned-milk': [
    'formula|milk|leche ~ water|agua ~ extra|more|stretch*|dilut*|thin*|watered|watering|rendir|rebaj*|mas',
    'watered|watering|diluted|diluting formula|milk|bottle',
  ],
  'penis-injury': [
    'snap|pop|crack|crunch ~ during|while|when|having ~ sex|intercourse|penis|erection|masturbat*',
    'trono|tronido|crujio ~ pene|miembro|relaciones|sexo',
  ],
  amputation: [
    'deglov*',
    'skin|piel ~ like|como ~ glove|guante|sock|calcetin',
    'skin|flesh|meat ~ stripped|pulled|ripped|torn ~ finger|thumb|hand|arm|toe',
  ],
  'joint-word': ['knee|hip|ankle|elbow|wrist|shoulder|joint|rodilla|cadera|tobillo|codo|muneca|articulacion|knuckle'],
  'cannot-bend': [
    'cant|cannot|couldnt|wont|hardly|barely|unable bend|straighten|flex|move|at',
    'no =puede|puedo|la|lo doblar*|estirar*|mover*',
  ],
  'hot-skin': [
    'hot|burning|boiling =and|n|but|to =dry|touch|red|the',
    'hot =dry',
    'caliente|hirviendo =y =seca|seco|roja|rojo',
  ],
  'tight-thread': [
    'hair|thread|string|fiber|hilo|cabello|pelo|liga ~ wrapped|wound|tangled|cut|cuts|cutting|digging|tight|around|enred*|amarr*|enterr*|apret*',
  ],
  'dark-part': [
    'toe|toes|finger|fingers|penis|dedo|dedito|dedos|pene|pipi ~ purple|blue|bluish|dark|black|fat|swollen|swelled|morad*|azul|negro|hinchad*|inflamad*',
  ],
  'bit-cord': [
    'bit|bites|bitten|chewed|chewing|sucked|sucking|mordio|mordia|mastico|chupo ~ cord|cable|wire|extension|charger|plug|enchufe|cargador',
  ],
  'fluoride-thing': [
    'rust|wheel|rim|aluminum|brick|glass =remover|cleaner|brightener|acid|etching|etch',
    'quitaoxido|desoxidante|removedor de =oxido',
  ],
  'bad-fracture': [
    'bone|shinbone|hueso ~ hole|poke*|poking|broke|came|out|through|tore|salio|asoma*|rompio ~ skin|flesh|piel|through|pellejo',
  ],
  'water-fear': [
    'sight|sound|sip|drink|drinking|swallow*|glass|ver|tomar ~ water|agua ~ cant|scared|afraid|chok*|gag*|terrified|spasm*|panic*|miedo|ahoga*|horror',
  ],
  confused: ['sees =things', 've|veo =sombras|bichos|animales|gente|cosas'],
  'behind-ear': [
    'behind ~ ear ~ swol*|swell*|lump|red|hot|tender|bulg*|puffy|boggy|knot',
    'ear ~ sticks|sticking|pushed|poking|stands|pointing =out|forward',
    'ear ~ lump|swelling|red|hot ~ behind',
    'atras|detras ~ oreja|oido ~ hinch*|bola|roj*|caliente',
    'oreja ~ parada|salida|despegada|empuja*',
  ],
  'ovary-word': ['ovary|ovarian|ovaries|ovario|ovarios|ovarico'],
  'head-word': ['head|skull|forehead|temple|noggin|cabeza|frente|nuca|craneo|sien'],
  'positive-test': [
    'test|tests|prueba|pruebita|clearblue|stick ~ positive|positiva|positivo|lines|rayas|rayitas',
    'two =pink|lines|faint',
  ],
  'hard-exercise': [
    'crossfit|marathon|bootcamp|spin|spinning|workout|squats|pushups|pullups|burpees|lifting|lifted|gym|training|hike|hiked|ran|race|triathlon|ruck|drill|practice|weights|maraton|gimnasio|pesas|sentadillas|lagartijas|ejercicio|entrene|entreno|corri',
  ],
  sudden: ['hit|hits|came|struck|slammed like truck|train|freight|brick|bricks|ton|wall|bolt|knife'],
  palpitations: [
    'heart|corazon ~ flying|fluttering|jumping|hammering|banging|bouncing|skips|skipping|vuela|volando|brincando',
  ],
  'unborn-quiet': [
    'quiet|still|lazy|sleepy|calm|quieter|quieto|quieta|tranquilo|tranquila|dormido|dormida ~ baby|babys|hes|shes|little|bebe',
    'nothing|nada|zero|none =since|desde|last',
    'hasnt|havent =moved|kicked|budged|felt',
    'no =ha|se =movido|mueve|sentido',
  ],
  'woke-the-unborn': [
    'juice|soda|cold|ice|sugar|sweet|candy|snack|jugo|dulce|frio|fria|chocolate ~ drank|drink|ate|tried|tome|comi|nothing|still|nada|even',
    'poked|poke|nudged|pushed|jiggled|shook|lay|laid|lying =him|her|it|on|down|belly',
    'me =acoste ~ lado|izquierdo',
  ],
}

/** Of themselves no complaint. */
export const PASSING_HINTS: readonly string[] = [
  'stiff-body',
  'jerking-limbs',
  'yellow-sight',
  'head-pressure',
  'dark-curtain',
  'light-flashes',
  'sight-worse',
  'opened-wound',
  'comes-out',
  'neck-swells',
  'voice-changed',
  'hard-swelling',
  'belly-swells',
  'unborn-quiet',
  'woke-the-unborn',
  'splashed-me',
  'ovary-word',
  'behind-ear',
  'tight-thread',
  'dark-part',
  'bit-cord',
  'fluoride-thing',
  'water-fear',
  'makes-no-sense',
  'purging',
  'thinned-milk',
  'joint-word',
  'cannot-bend',
  'cloudy-fluid',
  'legs-unsure',
  'head-word',
  'positive-test',
  'hard-exercise',
]
