import type { Lexicon } from '../lexicon'

/** Signs of the brain as a family sees them: spasms of a baby, a half of the world left out, the same question again. */
export const BRAIN_TOLD_IN_STORIES: Lexicon = {
  'spasm-run': [
    'chin|head|barbilla|cabeza|cabecita ~ chest|down|forward|pecho|abajo ~ arms|brazos|bracitos',
    'bow|bows|nods|curls|crunch*|spasm* ~ arms|head|chin|knees|body ~ cluster*|clusters|row|series|bunches|sets|batches',
    'head|chin|neck|cabeza|cabecita ~ drop*|nod*|bob*|falls|bend*|curl*|cae|agacha|dobla ~ arms|bracitos|brazos|hands|manitas',
    'bow|bows|bowing|curtsy|nods|nodding|crunch*|jackknif*|folds|curls|hugs|reverencia*|cabecead* ~ row|series|cluster*|bunches|sets|batches|seguidas|seguidos|tandas|racha*',
    'arms|bracitos|brazos ~ fly|flies|shoot*|fling*|flung|thrust*|extend*|abre|abren|estira* ~ row|series|cluster*|bunches|sets|batches|seguidas|seguidos|tandas|racha*',
    'fifteen|twenty|ten|dozen|10|15|20|30|veinte|quince|diez =in|or|times|of|veces|seguidas =a|so|row|them|seguidas ~ head|bow*|nod*|arms|jerk*|startle*|cabeza|brazos',
    'arms|brazos ~ fly|flies|fling|shoot|abre|avienta ~ head|neck|cabeza',
    'bows|bowing|jackknifes ~ row|cluster|series',
  ],
  'half-groomed': [
    'rasuro|rasura|rasurado|afeito|afeita|afeitado|peino|maquillo|pinto|lavo|shaved|shaves|shaving|makeup|combed|washed media|mitad|half =la|de|cara|her|his|the|barba|pelo|cabeza|face =cara|la|face|cabeza|barba|pelo|su|beard|hair|head|y',
    'media|mitad|half =la|de|cara|barba|his|her|face =cara|barba|face|beard|sin|unshaved sin|rasur*|afeit*|unshaved|unwashed|peinar',
    'vistio|viste|dressed|dresses =solo|only|just|la|nomas|medio =un|one|mitad|medio|de|side|cuerpo|the =lado|side|cuerpo|his|her|su|left|right',
    'no =se =rasuro|afeito|peino|maquillo|lavo|pinto|rasura|afeita|peina =mas|sino =que|la|media =media|la|un|cara =cara|mitad|lado|barba|cabeza',
    'puso|metio|ponerse|wearing|put camisa|blusa|chamarra|sueter|shirt|jacket|saco =con|on|en|with una|one|only =sola|sleeve|manga|one',
    'una =sola =manga',
  ],
  'half-plate': [
    'comio|come|deja|dejo|dejando|comiendo|ate|eats|leaves|left|eating mitad|medio|half|lado|side =del|de|of|izquierdo|derecho plato|food|plate|izquierda|derecha|comida',
    'mitad|lado =izquierda|derecha|izquierdo|derecho =del|de =plato|cara|cuerpo',
    'no =se =comio|come =mas|sino =que|la =la|un|medio|media =mitad|lado|plato',
    'no =hace|ve|voltea|mira|atiende|nota|pela caso|lo|nada|hacia|a|nadie nada|lo|que|lado|nadie que|esta|este|pongo|pasa|a|queda|su a|su|lado|del|la izquierda|izquierdo|derecha|derecho',
  ],
  'bumps-one-side': [
    'choca|chocando|choco|tropieza|pega|pegando|golpea|raspa|bumps|bumping|hits|clips|scrapes|runs|walks ~ marco|marcos|puerta|puertas|pared|paredes|muebles|door|doors|doorway|doorways|frame|frames|wall|walls|furniture ~ mismo|lado|izquierd*|derech*|same|side|left|right',
    'ignora|ignores|ignoring|voltea|look|looks =a|lo|todo|hacia|nada|para|everything|anything|to|at =lo|lado|que|izquierdo|izquierda|derecho|derecha|on|his|her|the ~ lado|izquierdo|izquierda|derecho|derecha|side|left|right',
    'rozando|roza|raspando|topando|topa|embarra|embarrando|recarga|choca ~ pared|paredes|puerta|puertas|marco ~ hombro|brazo|lado|izquierdo|izquierda|derecho|derecha',
    'topa|choca|tropieza|pega ~ puertas|puerta|marco|marcos|pared|paredes|muebles',
  ],
  'fit-told': [
    'le|me =dio|da|pego|dieron|han =el|un|otro|su|dado|esos =ataque|ataquito|ataques|convulsion|convulsiones|patatus|yeyo',
    'after|since =the|his|her|a =seizure|fit|convulsion',
    'convulsiono|convulsiona|convulsionaba|convulsionar|convulsion|convulsiones|seizure|seized|seizing|postictal',
    'ataque|ataques|crisis =epileptic*|convulsiv*|de =epilepsia|epileptico|epileptica|convulsiones',
    'despues|tras|luego =de|la|una|su =la|su|crisis|esa|una|el =crisis|ataque|convulsion|epileptica',
    'le|me =dio|daba|da|pego =esa|una|la|otra =crisis =y|de|hoy|fuerte|en',
  ],
  'not-come-back': [
    'no|not|hasnt|nunca =ha|han|vuelve|termina|come|been|came =vuelto|regresado|recuperado|reaccionado|a|de|back|himself|herself =a|del|en|bien|ser|to|since|completely ~ ser|todo|si|el|ella|himself|herself|normal|since|all|mismo|misma',
    'no =se =ha|recupera|compone|termina =recuperado|compuesto|repuesto|despertado|de =de|desde|del|todavia|despues|aun|y',
    'not|hasnt|never|wont =back|come|came|fully|been =to|back|around|right|himself|herself =himself|herself|to|since|normal|all',
    'sigue|esta|quedo|anda|still =como|bien|muy|todo|toda|ido|ida|out|staring =ido|ida|perdido|perdida|ausente|zombi|tonto|tonta|lelo|lela|embobado|embobada|of|blankly|it|desde',
    'no|aun|todavia no|se|ha|le =regresa|vuelve|regreso|reacciona|recupera|responde|compone =en|a|bien|del|todavia|aun|la|todo =si|ser|todo|bien|desde|normal|razon|ella|el|contesta',
    'no|sin =regresa|vuelve|regreso|volvio|reacciona|regresar|volver =en|a|del|bien =si|todo|ser|desde|todavia|ella|el',
  ],
  'picks-and-smacks': [
    'mastica|masticando|chupetea|chupeteando|relame|relamiendo|saborea|saboreando|traga|chewing|smacks|smacking|chews =y|raro|nada|los|aire|sin|no|saliva|lips|his|her|nothing|and',
    'parpadea|pestanea|parpadeando|pestaneando|blinks|blinking ~ raro|seguido|mucho|rapidito|rapido|oddly|lots|nonstop|fast|weird',
    'picking|fumbling|manosea|jala|jalonea|pellizca =at|with|la|las|el|su =her|his|clothes|sheets|ropa|sabana|camisa|sabanas|blusa',
    'eyes|ojos ~ jerk*|flutter*|twitch*|brincan|saltan|mueven|movian ~ side|lado|lados|still|todavia|sigue',
  ],
  'odd-doings': [
    'put|puts|putting|tried|left|pouring|poured|metio|puso|guardo ~ cat|dog|shoes|keys|remote|wallet|purse|mail|phone|celular|zapatos|llaves|cartera ~ dishwasher|oven|fridge|freezer|microwave|toilet|lavadora|lavaplatos|horno|refri*|microondas',
    'smell*|huele|olia|oler ~ burnt|burning|rubber|smoke|rotten|quemado|hule|podrido|humo ~ nobody|noone|nadie ~ else|smelled|smells|could|can|mas|huele|olio|smell',
    'asks|asked|asking|waiting|looking|calling|pregunta|preguntaba|pregunto|busca her|his|their|su mother|mom|father|dad|husband|wife|brother|mama|papa|esposo|esposa died|dead|passed|buried|murio|muerta|muerto|fallecio',
    'forgot|forgets|olvido|doesnt|didnt|couldnt =how|como|know|remember =to|se|how|prender ~ phone|stove|remote|microwave|shower|zipper|buttons|celular|estufa',
    'dressed|wearing|wore|wears|puso|vistio ~ backwards|underwear|reves|pijama ~ shirt|pants|over|outside|church|store|camisa|pantalon|calle',
  ],
  'asks-whereabouts': [
    'repetitive|repeated|repeatedly =questioning|questions|asking',
    'pregunta|preguntando =lo =mismo',
    'asks|asking|asked|keeps|pregunta|preguntando|preguntaba ~ how|where|why|what|como|donde|que ~ got|get|came|are|were|here|happened|day|going|doing|today|llegamos|estamos|aqui|paso|dia|hacemos|hago',
  ],
  'loses-minutes': [
    'minute|minutes|seconds|minutos|minuto|segundos|moment|rato ~ again|later|after|same|forgets|forgot|gone|otra|luego|mismo|misma|vuelve|olvida|despues',
    'word =for =word',
    'anterograde',
    'every|couple|few =couple|few|two|three|five|2|3|5|of =of|minutes|minute|mins =minutes|minute|mins|so|or|again|since',
    'cada =dos|tres|cinco|pocos =minutos',
    'cant|wont|doesnt|not|no ~ hold|keep|form|make|stick|retiene|graba ~ new|memory|memories|answer|nada',
  ],
  'one-side-weak': [
    'left|right|one|izquierdo|izquierda|derecho|derecha ~ side|half|lado|mitad ~ ignoring|ignored|ignores|neglect*|unaware|overlook*|ignorando|olvida|ignora',
    'ignoring|neglecting|neglects|overlooks =everything|things|people|anything|her|his|the|food left|right =side|half|of',
    'half|mitad =her|his|my|the|of|de =hair|face|beard|head|lips|la|su|cara|pelo ~ combed|shaved|brushed|makeup|lipstick|painted|dressed|peino|rasuro|afeito|pinto|maquillo|only',
    'combed|shaved|brushed|peino|rasuro|afeito|pinto|maquillo =only|just|solo|nomas|half|la|media =half|one|the|left|right|medio|media|mitad|un|cara|de',
    'brazo|mano|pierna dice|cree|jura =que =no =es =suyo|suya|de =el|ella|y|lo',
    'dice|cree|jura =que =su|el|ese|la|esa =brazo|mano|pierna =no =es =suyo|suya|de',
  ],
  confused: [
    'hasnt|havent|wont|doesnt|not moved|move|moving =or|nor|and spoken|speak|talked|talk|speaking',
    'hasnt|havent|wont|doesnt|not spoken|speak|talked|talk|speaking =or|nor|and moved|move|moving',
    'no =se =mueve =ni =habla',
    'no =habla =ni =se =mueve',
    'arm|arms|hand|leg|brazo|mano ~ stays|remains|keeps|holds|up|queda ~ where|wherever|donde =we|i|you|they|lo|la put|place|position|ponen|ponemos',
  ],
  'misses-aim': [
    'hand|fingers|mano|dedos ~ keeps|keep|kept|hitting|typing|no ~ missing|miss|misses|wrong|overshoot*|atina*|falla* ~ key|keys|button|buttons|cup|mouth|letters|keyboard|tecla*|boton*|taza',
  ],
  'hand-fails': [
    'hand|fingers|mano ~ keeps|kept|keep ~ missing|dropping|fumbling|misses ~ key|keys|button|buttons|cup|fork|pen|things|phone|letters',
  ],
  'vision-loss': [
    'sees|see|seeing|saw|makes|perceives ~ only|just|barely|nothing ~ glow|gray|grayness|grey|blackness|light|shadows|blob ~ left|right|one|covered|covering|covers|that',
    'left|right|one|izquierdo|derecho ~ sees|saw|has|had|ve|veia|mira ~ only|just|barely|nothing|solo|nomas|apenas|nada ~ glow|light|gray|grey|shadows|black|luz|sombras|bultos|negro|gris|claridad',
    'cover*|tapa|tapo|tape|tapandose|closed|shut|cierro|cerro ~ eye|ojo ~ other|left|right|it|otro|izquierdo|derecho ~ nothing|glow|dark|black|gray|grey|blind|blank|nada|oscuro|negro|ciego',
  ],
}
