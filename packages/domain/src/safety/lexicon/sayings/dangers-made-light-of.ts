import type { Lexicon } from '../lexicon'

/** Dangers that people tell as a trifle: "just a pinprick", "it tasted sweet", "looked like the ones in the shop". */
export const DANGERS_MADE_LIGHT_OF: Lexicon = {
  poison: [
    'put|puts|putting =something =in|into =my|our =food|soup|coffee|drink|water',
    'puso|pone|ponen|echa|echo|echan =algo =en|a =mi|la =comida|cafe|sopa|bebida',
    'ate|eaten|eat|swallow*|chew*|comio|mastico|trago ~ oleander|foxglove|nightshade|hemlock|yew|monkshood|wolfsbane|castor|adelfa|ricino|dedalera|cicuta|toloache|belladona',
    'coolant|antifreeze|radiator|deicer|washer|wiper|brake|transmission|methanol|methylated|refrigerante|anticongelante ~ swallow*|swallows|drank|drunk|drink|gulp*|sip*|swig*|mouthful|trago|tragos|bebi|bebio|tome|tomo|sorbo',
    'windshield|windscreen|wiper|washer|brake|radiator =washer|fluid|liquid|coolant ~ drank|drunk|gulp*|sip*|swig*|swallow*|mouthful',
  ],
  'suicide-said': [
    'hung|hanged =himself|herself ~ down|breathing|found|cut|rope|rescued ~ i|we|he|she|hes|shes|him|her',
    'cero|sin|no|ni|perdi|ningunas ~ ganas =de =vivir',
    'rope|noose|soga|mecate ~ plan ~ tonight|today|tomorrow|ready|hoy|noche|listo|lista',
    'die|morir|muero|morire ~ if|si =i|me|yo =drink|swallow|tomo|bebo|trago ~ bleach|antifreeze|drano|cloro|anticongelante|veneno|bottle|frasco',
  ],
  'harm-others': [
    'va|voy|quiere|quiero|vamos =a|que ahogar|ahogarlo|ahogarla|asfixiar|asfixiarlo|tirar|aventar =al|a|el|la bebe|nino|nina|hijo|hija|nene|nena',
    'something|pills|poison|crushed ~ juice|milk|cocoa|soup|food|dinner ~ none|nobody|forever|heaven|us ~ wakes|wake|heaven|together',
    'hijos|ninos|ninas|hijas|bebes ~ jugo|leche|chocolate|sopa|comida|cena ~ algo|pastillas|veneno|molidas ~ juntos|juntas|despierte|despertemos|despertar|cielo',
  ],
  'self-harm': [
    'me =corte|corto|cortado|queme|quemo ~ proposito|aproposito',
    'made|make =them|these|those =with =a|my|the =razor|blade|scissors|lighter',
  ],
  'violence-home': [
    '<partner> ~ me =ha|habia|han =pegado|golpeado|cacheteado|pateado',
    '<partner> ~ says|said|swears ~ ill|youll =be =dead',
    '<partner> ~ outside|parked|waiting|waits|sits|follows|following|shows ~ hit|choked|strangled|hurt ~ me',
    'me =pegaba|golpeaba|ahorcaba ~ <partner>|afuera|espera|esperando|sigue|siguiendo|estaciona|aparece',
  ],
  'too-many-pills': [
    'tomo|tome|tomaron|trago|trague =como|unas|unos|casi|mas =20|25|30|35|40|45|50|60|80|100 anoche|ayer|hoy|juntas|golpe|pastillas',
    'took|swallowed =like|about|almost|maybe|some =20|25|30|35|40|45|50|60|80|100 =of =them|those',
    'handful|handfuls|fistful|punado ~ oxycodone|oxycontin|oxys|percocet|percocets|vicodin|norco|norcos|hydrocodone|tramadol|morphine|methadone|xanax|klonopin|ativan|ambien|benadryl|clonazepam|rivotril',
    'rest|resto =of|del|de the|my|his|her|frasco|las|los bottle|pills|tablets|pastillas|frasco ~ pills|tablets|pastillas|tylenol|sleeping|dormir|took|tome',
  ],
  'child-swallowed': [
    'probo|lamio|chupo|tomo|bebio|trago|tasted|licked|drank ~ anticongelante|antifreeze|coolant|refrigerante',
    '<child>|he|she ~ ate|eaten|swallow*|drank|licked|got ~ under =the|our|my =sink',
    '<child>|he|she ~ ate|eaten|swallow*|chew* ~ berry|berries|seeds|leaf|leaves ~ unknown|wild|bush|hedge',
    'comio|trago|mastico|comieron ~ baya|bayas|bolita|bolitas|frutita|frutitas|semilla|semillas|hoja|hojas ~ arbusto|mata|silvestre|silvestres|cual|conozco',
    'metio|puso =a|en =la =boca ~ pastilla*|capsula*|medicina',
    'boca ~ pastilla|pastillita|pastillas|capsula ~ metio|escupio|saco',
    '<child>|he|she ~ pill|tablet|capsule ~ mouth|spat|spit',
    '<child>|he|she ~ ate|eaten|swallow*|chew*|comio|trago ~ iron|prenatal|prenatales|hierro ~ pills|tablets|vitamins|vitamin|gummies|vitaminas|pastillas',
    'ate|eaten|eats|swallow*|chewed ~ jar|bottle|whole ~ iron|prenatal|prenatals',
    'comio|trago|mastico ~ frasco|bote|todas ~ hierro|prenatales|fierro',
  ],
  'wild-mushroom': [
    'mushroom*|toadstool*|hongos|hongo|setas|champinones ~ under|beneath|tree|trees|oak|pine|pines|forest|woods|garden|park|meadow|field|cerro|monte|bosque|parque|jardin|campo|pasto|encino|pino|arbol',
    'mushroom*|hongos|setas ~ junto|juntaron|juntamos|recogi*|recogimos|corto|cortaron|cortamos|encontr*|collected|foraging|app',
  ],
  'pressure-injection': [
    'pintura|grasa|aceite =a =presion|alta dedo|mano|palma|dentro',
    'airless|sprayer|injector ~ went|fired|shot|off ~ against|into|at ~ <digit>|index|thumb|palm|hand',
    'sprayer|injector|airless|washer|nozzle ~ went|fired|shot|hit|jet|sprayed|squirted|against|into|across ~ <digit>|hand|palm',
    'sprayer|injector|airless|nozzle|gun against|into|on|at <digit>|hand|palm|fingertip',
    'grease|paint|pressure|hydraulic =gun|sprayer|washer|jet ~ <digit>|hand|palm|fingertip',
    'hidrolavadora|pistola|compresor ~ <digit>|mano|palma',
  ],
  'same-day': [
    '<child> ~ swallow* ~ quarter|penny|nickel|dime|coin',
    'hijo|hija|nino|nina|bebe ~ trago ~ moneda|peso|monedita',
  ],
  'mouth-or-missing': ['unaccounted', 'dribbl*', 'babe*', 'not|isnt =there|anywhere', 'ya =no =esta'],
  'face-droop': ['smile|smiled|smiles|sonrie|sonrio ~ half|mitad ~ up|moved|lifted|sube|subio|movio'],
  'testicle-pain': ['testicle|testicles|testiculo|testiculos ~ scream|agony|unbearable|gritar'],
  'ill-baby': ['not|isnt|wont =waking|wake ~ feed|feeds|feeding|eat|bottle'],
  'dark-curtain': ['gray|grey|black|dark =cloth|sheet|film', 'trapo|tela =gris|negra|oscura|negro|oscuro'],
  'tight-limb': [
    'finger|thumb|dedo ~ sausage|fat|fatter|swollen|balloon|hinchado|salchicha ~ straighten|bent|estirar|doblado|estirarlo',
  ],
  'animal-bite': [
    'stray|kitten|cat|dog|puppy|raccoon|squirrel|rat|monkey ~ got|nipped|caught =me|him|her|my ~ <digit>|hand|knuckle|knuckles|wrist|arm|leg|ankle|face|holes|tooth|teeth',
    'holes|punctures|puncture ~ cat|kitten|dog|stray|teeth|tooth|fang|fangs',
  ],
  'missed-dialysis': ['missed|skipped =my =last|previous ~ dialysis|two|three|session|sessions|run|runs'],
  palpitations: ['heart|corazon ~ pauses|pausing|thumping|stalls|stalling|stumbles|aletea|aletear|tropieza'],
  'coughing-blood': ['coughed|coughing|hacked|hacking|hawked =up =a|some|something =little|bit|bright pink|red|rusty'],
  'short-of-breath': [
    'puffing|panting|winded|puffed ~ just|only|even|across|crossing ~ kitchen|room|stairs|bed|bathroom|shoes|hallway',
  ],
  'severe-bleeding': [
    'amarre|apreto|aprete|puse|presione ~ segunda|otra|segundo|tercera ~ empapo|empapada|empapado',
    'soaked|soaking ~ second|third|another towel|rag|shirt|dressing|bandage',
  ],
  gunshot: [
    'botellazo|botella|vidrio|vidrazo ~ cuello|garganta|pecho|panza',
    'bottle|glass|shard ~ stabbed|slashed|jabbed ~ neck|throat|chest|belly',
  ],
  'vomiting-blood': ['blood coming|came|comes|pours =out =of =my|his|her =mouth ~ throw|vomit*|puke|time|when'],
  'full-bladder-pain': ['bladder aches|bursting|exploding|agony', 'vejiga =me explota|revienta|mata'],
  'open-belly': [
    'guts|intestines|insides|bowel|tripas =are|is|se|estan|have =showing|visible|exposed|ven|ve|asomando|out',
  ],
  'body-blow': [
    'fell|fall|landed|hit|crashed|cayo|pego|golpeo ~ handlebars|handlebar|manubrio|manillar ~ belly|stomach|tummy|abdomen|panza|barriga|estomago',
    'fell|flew|landed|crashed =on|onto|into|against handlebars|handlebar|manubrio|manubrios',
  ],
  seizure: ['dio|dieron|daba =un|otro ataque|convulsion ~ otro|seguido|despertar|despierta'],
  amputation: ['vole|volo|volaron|volado|arranque|arranco =un|el|dos|la|mi dedo|dedos|mano|pedazo'],
  'weak-climb': ['piernas ~ durmiendo|dormidas|dormidos|debiles|aguadas ~ subiendo|sube|subio|subido'],
  'not-my-baby': ['the|this =baby =is =not =hers|mine', 'baby =isnt =hers|mine'],
  'toes-tingle': ['piernas|pies ~ durmiendo|dormidas|dormidos|hormigueo ~ subiendo|sube|subio|subido'],
  'one-side-weak': ['arm|hand ~ asleep|numb|heavy ~ dropping|drops|dropped'],
  'makes-no-sense': ['contesta|contestan|responde =cosas|puras que|sin|raras|incoherencias no|sentido|van|pies'],
  confused: [
    'quit|stopped =making =sense',
    'contesta|responde =cosas =que no|van',
    'walks|walking|stumbles|stumbling|staggers =around|like like|a|around drunk',
    'camina|anda =como borrachito|borracho|borracha|borrachita',
  ],
  'long-erection': ['ereccion ~ cede|baja|baje|dolorosa'],
}
