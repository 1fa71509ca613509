import type { Lexicon } from '../lexicon'

/** Dangers that are told in passing, beside a question about something else. */
export const TOLD_BESIDE_A_QUESTION: Lexicon = {
  'green-vomit': [
    'green ~ sick|puke|puked|puking|spew*|retch*|barf*|spit|spat ~ baby|newborn|girl|boy|days|weeks|once|twice|times',
    'vomit*|devolvi*|basca* ~ verde|verdos*',
  ],
  'throat-danger': [
    'chin ~ stuck|sticking|thrust|jutting|poking|up|forward ~ drool*|dribbl*|spit|fever|breath*|leaning',
    'leaning|sitting|sits ~ forward|upright ~ drool*|dribbl*',
    'drool*|dribbl* ~ wont|cant|refus*|not ~ lie|talk|swallow|speak',
    'babea*|baba ~ no ~ acost*|habla*|traga*',
  ],
  'snake-bite': [
    'two|2|pair|double ~ holes|punctures|dots|fang|pricks|marks ~ grass|hike|hiking|camping|trail|woods|brush|rocks|woodpile|tingl*',
    'dos ~ agujer*|hoyit*|puntit*|colmill* ~ mordi*|pico|picadura|hierba|zacate|monte|hincha*',
    'bit|bite|bitten ~ grass|woodpile|rocks|brush|log|trail ~ puff*|swell*|swollen|tingl*|numb',
  ],
  'electric-shock': [
    'touch*|grab*|unplug*|plugged|plugging|leaned|reached ~ fridge|refrigerator|freezer|washer|dryer|stove|oven|microwave|toaster|lamp|switch|appliance|heater|faucet|pump|charger ~ jolt|jolted|zap|zapped|shock|shocked|buzzed',
    'live|energized|240|480|12000|mains|fuse|breaker|busbar|overhead|high ~ panel|wire|cable|line|rail|bar|voltage|box ~ touched|threw|thrown|grabbed|hit|jolt*|zapp*|knocked',
    'thrown|threw|flung|blasted ~ panel|wire|socket|outlet|current|cable',
    'corriente|cable|toma|tablero|luz ~ avent*|lanz*|tir* ~ agarr*|toc*',
  ],
  'seizure-danger': [
    'fit|fits|fitting|jerking|twitching|convuls*|shaking ~ hasnt|not|wont|still|over|more ~ stopped|stop|stopping|minutes|mins',
    'stopping|stopped|stop ~ given|gave|giving ~ midazolam|buccal|diazepam|lorazepam|nayzilam|valtoco|rescue',
    'hasnt|wont|isnt ~ stopped|stop|stopping ~ jerking|fitting|convulsing|seizing|shaking ~ minutes|min|mins|all|eyes',
    'no ~ parado|para|deja ~ convulsion*|sacudi*|temblar',
  ],
  'suicide-said': [
    'revolver|pistol|gun|shotgun|rifle|rope|noose|razor|blade|pistola|escopeta|soga|navaja ~ next|beside|bed|lap|table|hand|front|lado|cama|mesa|mano ~ letters|letter|note|notes|goodbye*|alone|someone|ready|cartas|carta|nota|adios',
    'wants|want|wanting|plans|planning|going end|take|ending =life',
    'wants|want|wanting|plans|planning|going end|take|ending =his|her|my|their =life',
    'collected|saved|stockpil*|hoard*|gathered ~ pills|tablets|meds|medication ~ note|tonight|plan|letter|die|end',
    'mejor|bien|tranquil* ~ no ~ estuviera|existiera|viviera|estuviese',
    'junto|guardo|guardando|juntando ~ pastillas|medicinas ~ nota|carta|noche|plan|morir',
    'written|wrote|left|escribi|deje ~ letters|notes|cartas|notas ~ gun|revolver|pistol|pills|bed|cat|dog|goodbye*|fed|passwords|pistola|pastillas|gato|perro',
  ],
  'eye-injury': [
    'ping|pinged ~ eye|eyes',
    'pupil ~ teardrop|keyhole|pear|odd|misshap*|pointed|peaked|crooked ~ eye|hammer*|hit|ping*|chisel*|grind*|metal|poke*|edge',
    'hammer*|chisel*|grind*|drill*|nailing|strimm*|mow*|weed* ~ eye|eyes ~ ping|pinged|flew|hit|shot|struck|felt|something|chip|sliver|splinter',
    'jelly|jellylike|fluid|gel ~ eye|eyeball|pupil ~ edge|out|leak*|coming|cut|poked|hit',
    'martill*|esmeril*|cincel*|taladr* ~ ojo|ojos ~ salto|entro|pego|brinco|metal',
  ],
  'cannot-breathe': [
    'inhaler|puffer|puffs|nebulizer|inhalador ~ times|10|12|14|15|16|18|20|ten|twelve|fourteen|dozen|veces ~ cant|no|still|sentence*|lips|blue|grey|gray|worse|labios',
    'lips|lip|labios ~ funny|odd|wrong|weird|strange|bad|rar*|color|colour ~ breath*|puffer|inhaler|wheez*|asthma|sentence*|chest|asma',
    'chest gone|went|suddenly|turned =quiet|silent',
  ],
  fainted: [
    'dropped|collapsed|crumpled|folded ~ mid|middle|during|while ~ sprint|stride|game|race|run|play|lap|match|practice|running|jogging|swim',
    'dropped|crumpled|folded|collapsed|fell ~ sprint|sprinting|running|race|court|pitch|field ~ woke|came|seconds|minute|plug|touched|nobody',
    'cayo|desplomo ~ corriendo|partido|jugando|carrera|cancha ~ desperto|segundos|solo|nadie',
  ],
  'both-legs-weak': [
    'legs|piernas ~ noodles|jelly|jello|rubber|spaghetti|gelatina|trapo|hilachas ~ back|peed|pee|numb|today|bladder|wet|walk|espalda|orin*',
  ],
  amputation: [
    'put|keep|store ~ finger|fingers|fingertip|toe|thumb ~ milk|cooler|baggie',
    'finger|fingers|fingertip|toe|toes|thumb|hand|dedo|dedos ~ milk|ice|bag|cooler|hielo|leche|bolsa ~ lawnmower|mower|saw|chainsaw|blender|reattach*|sever*|chopped|piece|podadora|sierra',
  ],
  'vision-loss': [
    'eye|sight|vision|eyesight just|suddenly went|gone|vanished|disappeared|quit',
    'vista|ojo se fue|apago =de|por|todo',
    'sight|vision|eyesight|vista ~ plug|switch*|light|lights|luz ~ pulled|turned|off|out|apag*',
  ],
  'heart-mimic': [
    'squeez*|heavy|heaviness|pressure|band|vise ~ back|jaw|shoulders|neck|blades ~ arms|arm',
    'opresion|apreton|pesad* ~ espalda|mandibula|hombros|cuello ~ brazos|brazo',
  ],
  poison: [
    'tomo|trago|bebio|probo|trague ~ destap*|tuberia|caneria|drano',
    'destap*|drano|sosa ~ tuberia|caneria|drenaje ~ llora*|babea*|baba|vomit*|quema*|boca',
  ],
  'testicle-pain': [
    'dolor|duele|dolio ~ huevo|huevos|testiculo*|coyol*|bola|bolas ~ hinchad*|brutal|fuerte|nada|repente|nauseas|horas|trepa*|subi*',
  ],
  drowning: [
    'sacaron|sacamos|saque|rescat* ~ alberca|piscina|agua|rio|lago|mar|pila|tina ~ abajo|minuto*|tosio|respira*|agua|ahog*',
  ],
  'chemical-splash': [
    'cloro|lejia|acido|sosa|cal|amoniaco|limpiador ~ limpiar|limpieza|cosa|otra|liquido ~ ojo|ojos',
    'caustic|lye|soda|bleach|ammonia|acid|drain|oven|lime|cement|chlorine|sosa|cloro|acido|cal ~ splash*|spray*|squirt*|flew|salpic*|cayo ~ eye|eyes|ojo|ojos',
  ],
  'pills-missing': [
    'eat|eats|ate|eaten|swallow*|took|chew* ~ maybe|about|some|around|like|perhaps ~ tablets|pills|capsules',
    'comio|trago|tomo|mastico ~ como|unas|quiza|varias ~ pastillas|tabletas|capsulas',
  ],
  'child-word': ['girl|boy|kid|child|son|daughter who =is|turned', 'girl|boy =two|three|four|five|six =years|year'],
  'rash-not-fading': [
    'purple|maroon|dark|bruise ~ blotch*|spots|dots|splotch*|patches|marks ~ glass|tumbler|press*|push*|fade|disappear|stay',
    'morad*|violet* ~ manchas|puntos|ronchas ~ vaso|presion*|aprieto|borran|quitan|desaparecen',
  ],
  'baby-moves-less': ['no =lo|la =he|siento|senti =sentido|nada|moverse|mover|desde|para'],
  pregnant: ['con =24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41 =semanas|semanitas'],
  'lethal-means': [
    'junte|juntando|acumule|ahorre|saving|stashed|collected|gathered|hoarded ~ pastillas|pastillitas|pills|tablets',
    'saved =up ~ pills|tablets',
  ],
  farewell: [
    'carta|letter|note ~ hijos|ninos|kids|children|wife|mama|mom|family|familia ~ culpa|fault|blame',
    'no =fue|es =culpa =de|suya|tuya|nuestra ellos|ella|nadie|ustedes|mis|su|carta',
    'wasnt|isnt|not =their|your|her|his|anyones|anybodys =fault',
  ],
  seizure: [
    'ojos|ojitos =se =le =van|iban|voltean|voltearon|fueron|tuercen ~ caso|responde|cuerpo|brinca|tiembla|contesta|sacude|tieso|tiesa',
    'brinca|brincan|brincando|salta|sacude ~ todo|todito =el|su =cuerpo|cuerpecito ~ ojos|ojitos|caso|responde',
  ],
  voices: ['hay|oigo|escucho|viene =una =voz =que'],
  postpartum: ['desde =que =nacio =la|el|mi|nuestra|nuestro nena|nene|bebe|nina|nino|bebita|bebito|chiquita|chiquito'],
  'risky-bidding': [
    'meta|metiera|ponga|hunda|sumerja|ahogue =al|en|a =agua|la|el|tina',
    'put|hold|push|dip =her|him|it|the =in|under|baby|into ~ water|bath|tub',
  ],
  'many-cloths': [
    'segunda|tercera|cuarta|otra|segundo|tercero|otro ~ empap*',
    'empap* ~ toalla|trapo|venda|gasa|camisa|playera ~ otra|otro|segunda|segundo|tercera|tercer',
    'toalla|trapo|venda|gasa|playera ~ luego|despues =otra|otro ~ empap*',
  ],
  'into-hand': ['got|hit =him|her|me =in|on|right =the|his|her|my|in pad|tip|finger|palm|hand|thumb'],
}
