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
