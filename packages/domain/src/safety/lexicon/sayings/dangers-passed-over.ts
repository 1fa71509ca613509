import type { Lexicon } from '../lexicon'

const LETS_GO =
  'let|lets|lift|lifted|release|remove|removed|ease|suelto|suelta|quito|quita|destapo|aflojo|afloja|levanto|levanta'
const LIQUID = 'coffee|tea|soup|broth|oil|grease|water|cafe|te|sopa|caldo|aceite|agua'
const VESSEL = 'pot|cup|mug|kettle|pan|bowl|saucepan|carafe|olla|taza|jarra|cazuela|pocillo|cafetera|sarten'

/** Dangers told by the way, beside a question or an excuse: what is stuck, what came up, what failed and is said to be nothing. */
export const DANGERS_PASSED_OVER: Lexicon = {
  impaled: [
    'nail|arrow|spike|dart|rebar|screwdriver|icepick|clavo|flecha|varilla|desarmador|picahielo =in|into|en =my|his|her|the|mi|su|el|la chest|belly|stomach|abdomen|throat|skull|pecho|panza|barriga|estomago|craneo',
  ],
  'dark-urine': [
    'peed|pee|urine|pipi|orina|orine|orino ~ looked|looks|look|like|color|parece|parecia|como ~ cola|coke|pepsi|coca|coffee|cafe|tea|te',
  ],
  'severe-bleeding': [
    'blood|sangre ~ came|comes|coming|going|out|sale|salia|salio|sacar|saque ~ pumps|spurts|pulses|jets|squirts|gushes|chorros|borbotones|brincos',
  ],
  'spurts-when-let': [`time|when|whenever|if|cada|cuando|si ~ ${LETS_GO} ~ spurt*|squirt*|gush*|chorrea|brinca`],
  'edge-tool': ['chisel|chisels|formon|gubia|cincel'],
  'sees-nothing': [
    'sees|see|saw|seeing =nothing =with|from|out|through the|her|his|my|one eye',
    'no =ve|veo|mira =nada =con|por|del|de el|un|ese|su|mi|ojo ojo|izquierdo|derecho',
    'no =ve|veo|mira =nada =del|de ojo',
  ],
  'sight-worse': [
    'only|just|barely|solo|nomas|apenas ~ make|see|sees|count|ve|veo|distingue|distingo|mira ~ hand|hands|fingers|light|shadows|shapes|mano|manos|dedos|luz|sombras|bultos',
  ],
  'snake-seen': ['snake|snakes|viper|rattler|rattlesnake|copperhead|cottonmouth|culebra|vibora|serpiente|coralillo'],
  'nipped-skin': ['nipped|nip|tagged|latched|pico|mordio|mordisco|prendio ~ <limb>|me|him|her|heel|hijo|son'],
  'thing-in-throat': [
    '<morsel> ~ stuck|lodged|caught|wedged|throat|atoro|atorada|atorado|atravesada|atravesado|garganta',
  ],
  'makes-no-sound': [
    'isnt|not|cant|no|without|wont|doesnt|aint|sin ~ making|make|makes|hace|haciendo|puede|saca ~ sound|sounds|noise|peep|ruido|sonido',
    'mouth|boca =like|como =a|un =fish|pez|pescado',
  ],
  'hot-spill': [
    `${VESSEL} ~ ${LIQUID} ~ came|went|tipped|fell|dumped|cayo|volteo|vino ~ over|onto|down|on|encima ~ her|him|me|them|baby|bebe|encima`,
  ],
  'blood-by-cup': [
    'blood|sangre ~ half|full|whole|quarter|medio|media|entera|entero ~ cup|mug|glass|taza|vaso|cupful',
    'cup|cupful|mug|glass|taza|vaso =of|full|de|llena|lleno =blood|sangre|of|de',
  ],
  'tongue-slips': [
    'talk|talks|talking|sound|sounds|sounding|speech|hablo|habla|hablando|sueno|suena ~ like|como|si ~ drunk|drinking|drank|borracho|borracha|tomado|tomada|bebido|bebida',
  ],
  'done-with-it': ['want|wanna|ready|wish =to =be =done', 'wanna =be =done', 'quiero =ya|que =acabar|terminar|acabe'],
  'told-by-tv': [
    'people|voices|men|man|woman|gente|voces =in|on|from|en|de =the|la =tv|television|radio|tele|screen',
    'people|voices|men|gente|voces|hombres ~ attic|walls|wall|ceiling|vents|roof|paredes|techo|atico ~ tell|telling|tells|say|saying|talking|whispering|radio|radios|dicen|hablan|diciendo|radios',
  ],
  'nitro-fails': [
    'nitros|nitroglycerin|nitroglicerina ~ not|hasnt|havent|didnt|wont|isnt|doesnt|no|ni|sin ~ budged|budge|help|helped|helping|touched|work|worked|working|relief|quita|quito|ayuda|ayudo|alivia|alivio|cede|cedio',
    'took|taken|takes|used|popped|tongue|second|third ~ nitro ~ not|hasnt|havent|didnt|wont|isnt|doesnt|no ~ budged|budge|help|helped|helping|touched|work|worked|working|relief',
    'three|third|two|second|dos|tres =nitros|nitroglycerins|nitroglicerinas still|sigue|same|igual',
  ],
  'chest-pain': [
    'weight|brick|boulder|anvil|fist|peso|losa =behind|sitting|detras|atras =my|the|his|her|del|behind|on breastbone|sternum|chest|esternon|pecho',
  ],
  'tied-off': [
    'belt|tourniquet|bungee|torniquete|cinturon|cinto =around|round|alrededor|en =it|my|his|her|the|la|el|del|de it|leg|arm|thigh|wrist|pierna|brazo|muslo',
    'my|his|her|a =belt|tourniquet =around|round =it',
  ],
  'eye-leak': [
    'jelly|gel|goo|gelatina|gelatin* ~ cheek|eye|lashes|eyelid|face|ojo|mejilla|cachete|parpado ~ clear|stuff|my|his|her|the|el|del|como|like',
  ],
  'black-stool': [
    'toilet|toilets|bowel|bm|pupu|popo|obrar|excusado|sanitario ~ black|negro|negra|negrito|dark ~ tar|brea|asphalt|road|chapopote|alquitran|petroleo|chicloso|pegajoso',
    'pupu|pupo|pooping|popo ~ negro|negrito|black|tar|brea',
  ],
  'dropped-cold': [
    'woke|came|desperte|desperto =up|to|round|around|con|viendo looking|staring|ground|pavement|asphalt|track|policeman|police|medic|medics|paramedic|paramedics|crowd|strangers|piso|suelo|paramedicos|gente',
    'just =went|dropped|collapsed|folded =down|over',
  ],
  'one-more-time': [
    'third|fourth|fifth|second|another =time|shock|jolt|kick|zap|one',
    'again =then|and again|third|fourth',
    'otra|segunda|tercera|cuarta =vez|descarga|patada|sacudida|y =otra',
  ],
  'mouth-hung': [
    'left|right =side =just|didnt|wouldnt|wont|couldnt|did didnt|wouldnt|wont|not|go|move|follow|respond go|move|moved|follow|respond|obey|with|when',
    'left|right|one =side =of =my|his|her =mouth|face|lip|body|smile just|didnt|wouldnt|wont|couldnt|did go|move|moved|follow|respond|obey|not',
    'lado =izquierdo|derecho no movia|movio|respondia|respondio|seguia|obedecia',
  ],
  'itchy-palms': ['pica|pican|picazon ~ cuerpo|todo|mucho|mas|noche|sobre ~ palmas|plantas|manos|pies'],
  'vulval-abscess': [
    'swelling|lump|bump|bulto|bola|bolita|hinchazon ~ vaginal|vagina|vulva ~ opening|sit|tender|painful|throbbing|entrada|duele|sentarme|sentar',
  ],
  'hot-joint': [
    'knee|joint|ankle|elbow|wrist|rodilla|tobillo|codo|muneca ~ redness|enrojecimiento|enrojecida ~ swelling|swollen|hinchada|hinchado|hinchazon',
  ],
  'irregular-pulse': ['heart|corazon ~ uneven|unevenly|irregular|irregularly|disparejo ~ skip*|beat*|way|salt*|late'],
  'burning-urine': [
    'burns|burning|stings|arde|ardor ~ when|whenever|cuando|al ~ go|hago|voy ~ every|half|gotta|minutes|constantly|again|rato|cada',
  ],
  'iron-pills': ['prenatales|prenatals', 'vitaminas|pastillas|gomitas con|tienen|de =hierro'],
  'dengue-word': ['dengue'],
  'up-nose-or-ear': [
    'metio|meti|meter|puso|put|stuck|pushed|shoved|stuffed|poked|inserted ~ nose|nostril|nariz|oreja|oido|ear|naricita',
    'up =his|her|my|the|their|a =nose|nostril',
  ],
  'dose-mistake': [
    'rapida|humalog|novolog|lispro|aspart ~ instead|vez|lugar|error|equivoque|equivoco ~ larga|lenta|lantus|acting|basal|basaglar|tresiba',
    'rapid|fast|short =acting|insulin|one|kind instead|not =of|my|the long|slow|lantus|basal|basaglar|tresiba',
  ],
  'on-purpose': ['on =purpose', 'a =proposito', 'adrede|deliberately|intentionally|arrepenti|arrepentida|arrepentido'],
  'took-it-myself': [
    'ya =me =lo|la|los|las =tome|trague|comi|bebi',
    'me =lo|la|los|las =tome|trague|comi|bebi',
    'i|ive =already|just =took|taken|drank|drunk|ate|eaten|swallowed',
  ],
  'electric-shock': [
    'dio|dieron|agarro|pego|recibi|recibio|llevo ~ toque|calambre|descarga|corriente ~ linea|lineas|220|240|440|480|110|volts|voltios|voltaje|tablero|breaker',
  ],
  'saddle-odd': [
    'no =siento|siente|sentia =ahi|alla|aca =abajo|bajo',
    'no =siento|siente|sentia =donde|por =se|me|donde sienta|siento|sentarme|sentarse',
    'cant|dont =feel where|part|area i|we|you =sit',
  ],
  'leaks-unfelt': [
    'se =me|le|mi =sale|salio|escapa|escapo|sali pipi|orina|popo|caca',
    'leaking|leaked|leaks|wetting|peed|peeing =myself|himself|herself|urine|pee|without',
    'wet|wets =myself|himself|herself',
  ],
  'no-movement': ['no =se =ha|a|an =movido|movio|movi', 'no =se =mueve desde|ayer|hoy|nada|na'],
  'many-of-them': [
    'tomo|tome|tomado|trago|trague =como|unas|unos|casi|mas|doce|quince|veinte|treinta|cuarenta|cincuenta|15|20|24|25|30|40|50|60 de|doce|quince|veinte|treinta|cuarenta|cincuenta|12|15|16|18|20|24|25|30|40|50|60|tylenol|tabletas|pastillas de|las|los|tylenol|tabletas|pastillas|500|325|650',
    'took|taken|swallowed|swallow|downed =about|like|around|maybe|some|at|nearly|almost|least 12|15|16|18|20|24|25|30|40|50|60|twelve|fifteen|twenty|thirty|forty|fifty =of|tylenol|tylenols|pills|extra',
  ],
  'fingertip-cut-off': [
    'corto|corte|cortado|cortaron|rebano ~ punta|yema|pedazo ~ dedo|indice|pulgar|anular|menique|medio',
    'cut|sliced|took|lopped|ran ~ tip|end|top ~ finger|fingertip|thumb|index|pinky|pointer',
  ],
  'part-kept': [
    'la|lo =tengo|guarde|traigo|puse|metimos|guardamos =en =una|un|hielo|el servilleta|hielo|bolsa|panuelo|leche|agua|hielera|refri',
    'have|got|kept|put|saved|wrapped =it|tip|piece|part|him =in|on =a|an|some|the|wet napkin|ice|baggie|bag|ziploc|tissue|milk|towel|cooler|fridge',
  ],
  'baby-is-other': [
    'baby|son|daughter =is =not =hers|mine|ours|her|my',
    'bebe|baby|nino|nina|hijo|hija =no|isnt|not es|our|ours|my|mine|hers nuestro|nuestra|mio|mia|suyo|suya|baby|own',
    'bebe|baby|nino|nina|hijo|hija|she|he ~ demonio|demon|diablo|devil|possessed|poseido|poseida|evil',
    'baby|she|he|bebe|nino|hijo better =off =dead|in|gone|without|with lake|river|water|heaven|god|me|us',
    'bebe|nino|nina|hijo|hija|estaria ~ mejor ~ cielo|muerto|muerta|rio|lago|agua|diosito',
  ],
  'order-from-above': [
    'god|lord|angel|angels|jesus|radio|voice|tv|dios|diosito|virgen|voz|tele ~ told|tells|telling|asked|asks|wants|ordered|pidio|pide|dijo|dice|ordeno|manda|mando',
  ],
}

/** What weighs only together with another. */
export const PASSED_OVER_HINTS: readonly string[] = [
  'spurts-when-let',
  'sees-nothing',
  'snake-seen',
  'nipped-skin',
  'thing-in-throat',
  'makes-no-sound',
  'blood-by-cup',
  'done-with-it',
  'nitro-fails',
  'tied-off',
  'one-more-time',
  'dengue-word',
  'up-nose-or-ear',
  'on-purpose',
  'took-it-myself',
  'leaks-unfelt',
  'many-of-them',
  'fingertip-cut-off',
  'part-kept',
  'baby-is-other',
  'order-from-above',
]
