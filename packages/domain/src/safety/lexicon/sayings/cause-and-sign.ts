import type { Lexicon } from '../lexicon'

/** What befell somebody or is worn, and the sign beside it, often in another sentence. */
const CAUSES_AND_SIGNS: Lexicon = {
  'has-pacemaker': ['pacemaker|pacemakers|marcapasos|marcapaso'],
  'thinner-stopped': [
    'quit|stopped|stop|skipped|skipping|without|off|dropped|ran|deje|dejo|suspendi|suspendio|sin ~ thinner|thinners|eliquis|xarelto|warfarin|coumadin|apixaban|rivaroxaban|anticoagulante|anticoagulantes|warfarina',
  ],
  'worst-ever': [
    'like =nothing ever|felt|had|known|before',
    'never|nunca =felt|had|known|sentido|sentia|tenido pain|like|anything|dolor|asi|igual',
    'worst|peor ~ pain|ache|dolor ~ life|ever|vida',
  ],
  'ring-stuck': [
    'ring|rings|anillo|argolla|sortija =no|wont|doesnt|cant|se sale|come|comes|slide|budge|atoro',
    'ring|rings|anillo|argolla|sortija|alianza ~ off|stuck|cut|cutting|tight|remove|removed|under|beyond|atorado|atorada|apretado|apretada|quitar|quita|sacar|sale|cortar',
  ],
  'digit-discolored': [
    'finger|thumb|toe|pinky|dedo|pulgar ~ blue|bluish|purple|white|black|cold|dusky|morad*|azul*|negr*|palid*|frio|helado|blanco ~ its|is|turned|turning|went|now|getting|esta|puso|ya',
  ],
  'cold-dwelling': [
    'no|without|lost =heat|heating|heater|furnace|power',
    'heat|heating|heater|furnace|boiler =is|was|has|been|went|quit|died|broke|off|out',
    'sin =calefaccion|calenton|calentador',
    'snow|woods|creek|yard|ditch|nieve|monte|intemperie ~ found|lying|all|encontr*|tirad*',
  ],
  'body-cold': [
    'hands|feet|skin|belly|chest|body|armpits|trunk|manos|pies|piel|barriga|pecho|cuerpo ~ ice|icy|cold|freezing|frozen|fri*|helad*|hielo',
  ],
  'answers-slow': [
    'slow|slowly|sluggish|delayed ~ answer*|respond*|reply|replies|speak|speaks|speech|talk|talks|talking',
    'mumbl*|balbuce*',
    'lento|lenta|despacio|tarda|tarde ~ contest*|respond*|hablar|habla',
  ],
  'clear-drip': [
    'clear|watery|transparent|transparente|agua|aguad*|clarito ~ nose|nostril|ear|ears|nariz|oido|oreja ~ drip*|leak*|runs|running|trickl*|oozes|comes|coming|sale|saliendo|gote*|escurr*',
  ],
  'bruised-sockets': [
    'raccoon|panda =eye|eyes',
    'black|bruis*|purple both =eyes',
    'ojos ~ mapache|panda',
    'bruis*|moret* ~ behind|atras|detras ~ ear|ears|oreja|orejas',
  ],
  'toppled-on': [
    'tv|television|dresser|bookcase|bookshelf|shelf|shelves|cabinet|wardrobe|branch|mueble|ropero|tele|librero|estante|rama ~ fell|tipped|toppled|landed|came|got|cayo|volteo|vino ~ on|onto|top|over|encima',
  ],
  'kin-replaced': [
    '<elder> =is|was|are =an|a|not =imposter|impostor|clone|robot|demon|really',
    'mi|my <elder>|<partner> =no|es|isnt =es|un|una|really =ella|el|impostor|impostora|my|mi',
    'imposter|impostor|impostora|clone ~ replaced|pretend*|pretending|looks|husband|wife|mom|mother|mama|esposo',
  ],
  'must-be-stopped': [
    'get|stop|kill|finish|hurt =him|her|them|it before =he|she|they|it =gets|get|kills|kill|hurts|hurt|comes',
    'antes =de|que =que|me|ella|el =me|ella|el =mate|maten|agarre|haga',
  ],
  'told-by-tv': [
    'tv|television|radio|tele|billboard|billboards =is|are|keeps|esta|me =telling|talking|warning|ordering|dice|habla|diciendo|hablando|manda',
  ],
  'lid-cut': [
    'lashes|lash|pestanas|lagrimal ~ split|torn|cut|sliced|ripped|partid*|abiert*|rasg* ~ lid|eyelid|near|nose|parpado',
    'eyelid|lid|parpado ~ cut|split|torn|tore|gash|sliced|ripped|slit|lacerat*|scratched|cortad*|corto|rasg*|partid*|abiert*',
  ],
  'lid-margin': [
    'edge|margin|border|borde|orilla|filo =of|del|de =the|her|his|my|lid|parpado lid|eyelid|parpado|lashes|pestanas',
    'lid|eyelid|parpado ~ lashes|tearduct|duct|pestanas|lagrimal ~ split|cut|torn|through|abiert*|partid*',
  ],
  seizure: [
    'twitch*|jerking|stiffened|sacud*|sacudiendo ~ foam*|froth*|espuma|babeando',
    'foam*|froth* =at =the =mouth',
  ],
  'wild-plant': [
    'wild|dug|foraged|hike|woods|silvestre|monte|campo ~ root|roots|berries|berry|parsnip|carrot|hemlock|bulb|seeds|raiz|bayas|semillas ~ ate|eaten|chewed|swallowed|comio|mastico|comimos|comi',
    'ate|eaten|chewed|comio|mastico =some|a|the|un|una|la =of|raiz|root|wild|piece|pedazo the|de|hemlock|root|raiz|plant|planta',
  ],
  'snake-bite': [
    'snake|viper|rattler|copperhead|serpiente|vibora|culebra|coralillo ~ chewed|chewing|hung|latched|clamped|prendio|prendida|colgo|colgada|mastico|mordisqueo ~ finger|fingers|hand|thumb|arm|foot|ankle|leg|dedo|mano|brazo|pie|pierna',
  ],
  'potency-shot': [
    'injection|inject|injected|shot|inyeccion|inyecto|inyecte ~ ed|erectile|erection|impotence|impotencia|urologist|urologo ~ for|gave|para|dio|receto|penis|pene',
  ],
  'stays-up': [
    'its|it|thing|penis|pene =been|stayed|lleva|sigue =up|hard|stiff|erect|duro|parado for|since|now|hours|hrs|3|4|5|6|7|8|horas|desde',
  ],
  'placenta-in': [
    'placenta|afterbirth =hasnt|wont|didnt|never|still|has|no|not|isnt =come|came|delivered|out|passed|hasnt|not|inside|ha|sale|salio|in',
    'retained =placenta',
    'placenta =retenida',
  ],
  'street-drug': [
    'capful|capfuls|cap|caps|dose =of =g|gbl|ghb',
    'gbl',
    'liquid =ecstasy|g',
    'extasis =liquido',
    'tapita|tapitas =de =g|ghb|gbl',
  ],
  'lump-sticks': [
    'bulge|lump|knot|hernia|bulto|bola|bolita ~ groin|scrotum|navel|belly|ingle|ombligo ~ wont|cant|doesnt|no|not ~ back|in|baja|entra|mete|meter|regresa',
  ],
  'rock-hard': [
    'rock|stone|board =hard',
    'durisim*|tiesisim*|brillos*|shiny',
    'hard =as =a =rock|stone',
    'dur* =como =piedra|una',
  ],
  'turned-dark': [
    'purple|purplish|dusky|blackish|morado|morada|moradito|oscura|negruzco',
    'red|rojo|roja =and|y =hot|hard|duro|dura|caliente',
  ],
  'trunk-place': ['paletillas|paletilla'],
  'tearing-felt': [
    'rasg*|rajar*|rajaba|desgarr* ~ algo|dolor|dentro|adentro|espalda|pecho|paletillas',
    'dolor ~ partio|partia ~ espalda|pecho|paletillas|omoplatos|dos',
  ],
  'arms-differ': [
    'arm|wrist|brazo|muneca ~ pulse|beats|beat|pulso|late|pressure|presion ~ weaker|less|fainter|lower|different|differs|missing|menos|debil|distint*|diferente',
  ],
  amputation: ['aserruch*|rebano|mocho|cerceno|trozo|serrucho =los|tres|dos|un|el|cuatro|varios =dedo|dedos|pulgar'],
  'drug-into-vein': [
    'antibiotico|ampolleta|penicilina|vitamina|medicamento|hierro ~ poniendo|pusieron|inyect*|aplic*|minuto|minutos',
  ],
  'itching-at-once': ['comezon|picazon|rasquera|itch*|tingl*|hormigueo ~ manos|palmas|hands|palms|cuerpo|all|todo'],
  'feels-faint': ['casi =me|se voy|va|fui|fue|caigo|cae|cai =al|a =piso|suelo'],
}

/** What a baby, a diver into a pit or a climber shows. */
const PLACES_AND_SIGNS: Lexicon = {
  'days-of-age': ['tiene|cumplio =5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|40 =dias'],
  suckles: ['mamando|mamar|amamant*|lactando|succiona|biberon|tetero|pecho|teta'],
  'closed-pit': [
    'manure|septic|sewer|sewage|slurry|silage|lift =pit|tank|lagoon|silo|line|station',
    'in|into|inside|down =the|a|our pit|silo|cistern|sewer|manhole|cesspool|tanker',
    'fosa =septica',
    'en|al|a|dentro =la|el|del|una fosa|cisterna|pozo|silo|alcantarilla|letrina',
  ],
  'bad-air': [
    'rotten|huevo|huevos =egg|eggs|podrido|podridos',
    'h2s',
    'hydrogen|hidrogeno|sulfhidrico =sulfide|sulphide',
  ],
  'answers-not': [
    'doesnt|isnt|not|wont|stopped|quit|no|ya ~ answer|answers|answering|respond*|moving|contesta|responde|mueve',
  ],
  'high-mountain': ['himalaya*|trekker|trekkers|sherpa|everest|aconcagua|diamox|acetazolamid*|soroche|basecamp'],
  'wide-gait': ['staggers|staggering|staggered|stumbles|stumbling|tambalea|tambaleando|tambaleandose'],
  'wits-off': [
    'babbl*|incoheren*|gibberish|desvaria|delira',
    'boots|boot|shoes|gloves|botas|zapatos ~ wrong|backwards|reves',
  ],
  'mushroom-word': [
    'gilled|gills|shrooms|amanita|amanitas|boletes|bolete|deathcap|morels|chanterelle|chanterelles|honguitos',
    'death|destroying =cap|caps|angel',
  ],
  'fit-word': ['during|having|has|had|of =a =fit', 'fitting', 'le|un =dio|ataque =un|ataque'],
  'gone-minutes': [
    'gone|going|lasted|lasting|been|lleva|llevaba ~ 5|6|7|8|9|10|11|12|13|14|15|16|18|20|25|30|five|six|ten|fifteen|twenty|cinco|diez|quince ~ minutes|mins|min|minutos',
  ],
  'starts-again': [
    'began|started|begins|starts|restarted =again|up|back',
    'stopped|stops|paused|paro|para ~ began|started|begins|starts|empezo|comenzo|empieza|volvio ~ again|anew|otra|nuevo|empezar',
  ],
  'throbs-on': ['throb*|aches|aching|pounds|pounding|punza|punzadas|late|duele|hurts'],
  'goes-blank': [
    'greys|grays|greyed|grayed|whites|browns =out',
    'vision|everything|todo =goes|se =gray|grey|black|pone|negro',
  ],
  'slides-down': ['slid|slides|slumped ~ down|against ~ wall|fridge|door|counter|cabinet|stove|pared|puerta'],
  'joint-replaced': [
    'replaced|artificial|prosthetic|metal|titanium =knee|hip|joint|shoulder|ankle|elbow',
    'knee|hip|joint|shoulder replacement|replaced|prosthes*|prosthetic',
    'protesis =de =rodilla|cadera|hombro',
    'rodilla|cadera =artificial|operada|protesica',
  ],
  'joint-flares': ['blew =up', 'swell*|swollen|swelled|scarlet|red|hot|puffed|hinch*|inflam*|roj*|caliente'],
  'cannot-bend': ['scream*|yell*|cry|cries|agony|unbearable|grito|grita|llora ~ bend*|bent|flex*|doblar*|doblan|dobla'],
  'into-hand': [
    'sting|stung|prick|pricked|poke|poked|needle|stream|leak|pinhole|pore|piquete|pincho|agujita ~ <digit>|tip|palm|hand|pad|fingertip|palma|mano|yema',
  ],
  'hurts-to-stretch': [
    'grito|gritar|lloro|chillo|chilla|muero|alarido* ~ estir*|extien*|abr*|mover*|mueve* ~ dedos|dedo|mano|pie',
  ],
  'limb-pinned': [
    'pinned|trapped|crushed|squashed|caught|agarro|aplasto|prenso|prensado|atrapo|atrapado|machuco|apachurro ~ arm|forearm|leg|shin|calf|hand|foot|thigh|brazo|antebrazo|pierna|pantorrilla|mano|pie|muslo',
  ],
  'neck-squeezed': [
    'neck|throat|cuello|pescuezo ~ window|cord|cords|blind|blinds|strap|rope|seatbelt|scarf|ventana|vidrio|cordon|cuerda|cinturon|persiana|bufanda|soga ~ caught|stuck|around|pinned|trapped|subio|atoro|enredo|apreto|on|en|rolled',
  ],
  hoarse: ['llora|llanto|llorando|voz ~ ronquito|ronquita|ronco|ronca|afonico|afonica', 'hoarse|raspy =cry|crying'],
  'noisy-air': [
    'ruido|silbido|chillido|noise|whistle|squeak|crowing ~ jala|jalar|toma|tomar|meter|mete|agarra|breathes|inhal*|breath ~ aire|air|breath|in|she|he',
  ],
}

export const CAUSE_AND_SIGN: Lexicon = Object.fromEntries(
  [...new Set([...Object.keys(CAUSES_AND_SIGNS), ...Object.keys(PLACES_AND_SIGNS)])].map((concept) => [
    concept,
    [...(CAUSES_AND_SIGNS[concept] ?? []), ...(PLACES_AND_SIGNS[concept] ?? [])],
  ]),
)

/** Of themselves no complaint. */
export const CAUSE_AND_SIGN_HINTS: readonly string[] = [
  'has-pacemaker',
  'thinner-stopped',
  'worst-ever',
  'ring-stuck',
  'digit-discolored',
  'cold-dwelling',
  'body-cold',
  'answers-slow',
  'clear-drip',
  'bruised-sockets',
  'toppled-on',
  'kin-replaced',
  'told-by-tv',
  'lid-cut',
  'lid-margin',
  'wild-plant',
  'placenta-in',
  'lump-sticks',
  'rock-hard',
  'turned-dark',
  'arms-differ',
  'itching-at-once',
  'days-of-age',
  'suckles',
  'closed-pit',
  'bad-air',
  'answers-not',
  'wits-off',
  'fit-word',
  'gone-minutes',
  'starts-again',
  'throbs-on',
  'joint-replaced',
  'joint-flares',
  'limb-pinned',
  'neck-squeezed',
  'noisy-air',
]
