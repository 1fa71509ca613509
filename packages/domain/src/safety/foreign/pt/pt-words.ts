import { joined, listed, range } from '../choices'

export const PAIN =
  'dor|dores|doi|doendo|doem|doeu|doer|dolorido|dolorida|dorzinha|incomodo|fisgada|fisgadas|pontada|pontadas|latejando|dorida'

export const HARD =
  'muito forte|fortissima|fortissimo|forte demais|insuportavel|terrivel|horrivel|absurda|absurdo|intensa|muita dor|gritando|grita|gritar|dobrado|dobrada|se contorcendo|contorcendo|nao aguento|nao aguenta|ficar em pe|ficar de pe|em pe direito|nao consigo andar|facada|facadas|rasgando|doi demais|doendo demais|dor demais|de morrer|do nada|matando|de repente|chorando de dor|rolando|rolando no chao|desesperado|desesperadora|violenta|excruciante|me curvo'

export const PORTUGUESE_UNABLE =
  'nao consigo|nao consegue|nao conseguia|nao to conseguindo|nao ta conseguindo|nao estou conseguindo|nao esta conseguindo|n consigo|n consegue|naum consigo|nao posso|nao pode|nao da pra|nao da para|dificuldade|dificuldade pra|dificuldade de|mal consigo|mal consegue|nem consigo|nem consegue|quase nao consigo|quase nao consegue|sem conseguir|parou de|nao ta dando pra|custa a|nao consegui|nao conseguiu|incapaz de|nao tem forca|nao tenho forca|impossivel|mal ta conseguindo|mal to conseguindo'

export const BABY =
  'bebe|nenem|nene|recem nascido|recem nascida|bebezinho|bebezinha|meu filho|minha filha|menina|menino|gemeos|gemea|gemeo|bb|pequenino|pequenina'

export const WITH_CHILD =
  'gravida|gravidez|gestante|gestacao|gestacional|barriga de|buchuda|esperando bebe|esperando nenem|grav'

export const KILL = 'machucar|matar|sufocar|jogar|afogar|estrangular|sacudir|ferir|bater|esganar|esfaquear|fazer mal'

export const WHO =
  'bebe|nenem|nene|filho|filha|menino|menina|crianca|recem nascido|sobrinho|sobrinha|neto|neta|filhinho|filhinha|pequeno|pequena|gemeos|ele|ela|netinho|netinha|baby'

export const CHEMICAL =
  'limpa vidro|limpa vidros|limpador|perfume|alcool|produto azul|agua sanitaria|candida|qboa|desinfetante|detergente|cloro|soda caustica|acido|gasolina|querosene|veneno|chumbinho|pinho sol|amaciante|sabao|limpa forno|produto de limpeza|produto quimico|solvente|thinner|tinta|raticida|inseticida|agrotoxico|anticongelante|bleach|removedor|acetona|amonia|desentupidor|alvejante|capsula de lavar|naftalina|veneno de rato|drano|fabuloso'

export const CAUSTIC =
  'lixivia|javel|javelina|soda|ambientador|desentupidor|detergente|amaciador|tira gorduras|diluente|aguarras|petroleo|gasoleo|querosene|gasolina|champo|shampoo|verniz|acetona|alcool gel|alcool em gel|agua oxigenada|creolina|formicida|carrapaticida|veneno|veneno de rato|chumbinho|mata ratos|raticida|remedio de rato|remedio de barata|baygon|agua sanitaria|candida|cloro|bleach|capsula|pastilha da maquina|cal|cimento|acido|acido de bateria|produto de limpeza|produto|naftalina|oleo de lamparina|vape|nicotina|cannabis|gominha|gummies|cigarro|bituca'

export const SMALL =
  'bebe|nenem|nene|filho|filha|menino|menina|crianca|miudo|miuda|neto|neta|sobrinho|sobrinha|pequeno|pequena|moleque|guri|guria|irmaozinho|puto|garoto|garota|bebezinho'

export const MANY_MONTHS = joined(
  listed('ha|faz|tem|fazem|uns|quase|mais de|desde ha|ja ha|umas'),
  [
    ...range(1, 12),
    'um',
    'dois',
    'tres',
    'quatro',
    'cinco',
    'seis',
    'oito',
    'varios',
    'alguns',
    'muitos',
    'uns',
  ].flatMap((each) => [`${each} mes`, `${each} meses`]),
)

const MANY_WEEKS = joined(
  listed('ha|faz|tem|fazem|umas|quase|mais de|desde ha|ja ha'),
  [...range(2, 12), 'duas', 'tres', 'quatro', 'cinco', 'seis', 'oito', 'varias', 'algumas', 'muitas'].map(
    (each) => `${each} semanas`,
  ),
)

export const LONG = `${MANY_MONTHS}|${MANY_WEEKS}|ha meses|faz meses|ha um ano|ha anos|faz um ano|ha mais de um mes|ha semanas|faz semanas|faz tempo|ha muito tempo|ha bastante tempo|meses seguidos|todo mes`
