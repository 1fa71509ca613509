const KIN =
  '(?:him|her|them|(?:my |our |the )?(?:[a-z]+ (?:old )?)?(?:husband|wife|mom|mum|mother|dad|father|mama|papa|son|daughter|baby|newborn|child|kid|toddler|brother|sister|grand[a-z]+|uncle|aunt|cousin|friend|roommate|boyfriend|girlfriend|partner|patient|man|woman|guy|lady))'
const LIMB =
  '(?:legs?|arms?|hands?|foot|feet|side|half|limbs?|body|waist|chest|belly(?: button)?|navel|knees?|hips?|fingers|face)'
const OF_BODY = `(?:(?:in|below|on|from|down) (?:(?:my|his|her|the|either|both|one|any of (?:my|his|her)) )?(?:[a-z]+ ){0,2}?${LIMB})`

/** A danger told by what is not there: "not one breath", "nothing wakes her", "sin poder hablar". It is no list of what is denied. */
export const TOLD_AS_MISSING: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:not (?:one|a single|even one)|zero|without (?:a|one)) (?:single )?breaths?\b(?! (?:test|mint))/g,
    ' not breathing ',
  ],
  [/\bno breaths?\b(?! (?:tests?|mints?|holding|sounds?|problems?|odou?r|left|issues?|troubles?))/g, ' not breathing '],
  [
    /\bno breathing\b(?! ?(?:or|and|nor|\/|,)? ?(?:[a-z]+ )?(?:problems?|issues?|troubles?|difficult\w*|symptoms?|concerns?|complaints?|changes?|distress|treatments?|machine|tube|exercises?|noises?|pauses?))/g,
    ' not breathing ',
  ],
  [
    /\b(?:isnt|is not|aint|not|doesnt|wont|stopped|quit) (?:even )?(?:tak(?:e|ing)|draw(?:ing)?) (?:any |in any |a single |a )breaths?\b/g,
    ' not breathing ',
  ],
  [
    /\bnothing(?:s| is)? (?:going|moving|coming) in (?:or|and) out of (?:his|her|my|the) (?:lungs|chest|mouth|nose)\b/g,
    ' not breathing ',
  ],
  [
    /(?<=^|[;,\n|] *)(?:breathing|respirations?|breaths?|pulse|heart ?beat) ?: ?(?:none|no|absent|0|zero|nil)\b/g,
    ' not breathing no pulse ',
  ],
  [/\bno rise and fall of (?:his|her|the) chest\b/g, ' not breathing '],
  [
    /\b(?:no|not one|not a single|zero|cant (?:find|feel) (?:a|any)) heart ?beats?\b(?= (?:under|in (?:his|her) (?:neck|chest|wrist)|that i can|on (?:him|her|my \w+)|at all))/g,
    ' no pulse ',
  ],
  [
    /\bno signs? of life (?=(?:from|in) (?:him|her|my (?:husband|wife|mom|dad|son|daughter|baby|friend|brother|sister|[a-z]+ma|[a-z]+pa)))/g,
    ' unresponsive , ',
  ],
  [
    new RegExp(
      `\\bnothing(?: (?:will|can|we do|i do|seems to))?(?: [a-z]+)? (?:wakes?|rouses?|stirs?)(?: up)? (?=${KIN}\\b)(?![^.|]{0,60}(?:heavy sleeper|sound sleeper|log|thunder|alarm clock|teen\\w*|before noon|on (?:saturday|sunday|weekend)s?))`,
      'g',
    ),
    ' cant wake ',
  ],
  [
    new RegExp(`\\bno amount of (?:[a-z]+ ){1,3}?(?:wakes?|will wake|rouses?)(?: up)? (?=${KIN}\\b)`, 'g'),
    ' cant wake ',
  ],
  [
    new RegExp(`\\b(?:havent|have not|hasnt|not) been able to get (${KIN}) to (?:wake|open (?:his|her) eyes)\\b`, 'g'),
    ' cant wake $1 ',
  ],
  [
    new RegExp(
      `\\b(?:zero|no|not any) (?:response|reaction)s? (?:at all )?(?:from|out of) (?=${KIN}\\b)(?![^.|]{0,60}\\b(?:texts?|calls?|e ?mails?|messages?|phone|letters?|days|weeks|months|invit\\w+|news|college|gift)\\b)`,
      'g',
    ),
    ' unresponsive ',
  ],
  [
    /\bno (?:response|reaction) (?=(?:at all )?(?:when i (?:call|rub|pinch|shake|touch|yell|shout|slap)|to (?:pain|voice|my voice|shaking|pinching)\b))/g,
    ' unresponsive ',
  ],
  [/\b(?:gives?|giving) no (?:response|reaction)(?: to anything)?\b/g, ' unresponsive '],
  [/\bnot a flicker (?:out of|from) (?=him|her|my)/g, ' unresponsive '],
  [/\bno (?:reply|answer|response)[, ]+no (?:blink\w*|movement)\b/g, ' unresponsive '],
  [
    /\b(?:getting|gets?|got|pulling|taking) (?:in )?(?:no|hardly any|barely any|zero|almost no) air\b(?! ?(?:condition\w*|flow|con\b|quality))|\b(?:no|zero|hardly any|barely any|almost no) air(?:s| is)? (?:going|getting|coming|moving)(?: in| past| through| down)?\b/g,
    ' cant breathe ',
  ],
  [new RegExp(`\\bno (?:feeling|sensation)s? (?:at all )?(?=${OF_BODY})`, 'g'), ' lost feeling '],
  [new RegExp(`\\b(?:cant|cannot|can not) feel (?:anything|a thing|nothing) (?=${OF_BODY})`, 'g'), ' lost feeling '],
  [new RegExp(`\\b(?:simply |just )?no strength (?:at all )?(?:left )?(?=${OF_BODY})`, 'g'), ' sudden weakness '],
  [
    /\b(?:has no idea|hasnt (?:a clue|the faintest idea)|has no clue) (?=(?:who (?:i am|we are|(?:he|she) is)|where (?:he|she) is(?! (?:on|in|going|from)\b)|what (?:day|year|month) (?:it is|is it|it was)\b|what (?:day|year|month)(?= ?(?:[,;!?]|$))))/g,
    ' is confused about ',
  ],
  [/\b(?:cant|cannot) remember anything since\b/g, ' is confused , disoriented since '],
  [
    /\b(?:have |has )?(?:no|zero) (?:vision|sight|eyesight) (?=(?:at all )?(?:in|on|out of) (?:my|his|her|the|one))/g,
    ' lost vision ',
  ],
  [/\bno words (?:are )?(?:coming|come|came|will come)(?: out)?(?: right)?\b/g, ' cant speak '],
  // Done, and told by what is left or gone.
  [
    /\b(?:all|every one of) (?:of )?(?:the|my|his|her) (?:pills|tablets|meds) are (?:down|gone down|in me|in my (?:stomach|belly))\b/g,
    ' i took all the pills to die ',
  ],
  [
    /\b(?:theyre|they are|its|it is) (?:all )?already in my (?:stomach|belly)\b(?=[^.|]*\b(?:bottle|pills|tablets|pack)\b)/g,
    ' i took all the pills to die ',
  ],
  [/\b(swallowed|took|taken|downed) the lot\b/g, '$1 all the pills'],
  [
    /\b(took|taken|swallowed) the whole (?:pack|packet|box|strip|bottle)(?=, (?:all|[a-z]+) (?:of them|tablets|pills)| of (?:pills|tablets|them))/g,
    '$1 all the pills',
  ],
  [
    /\b(took|taken|swallowed|ate|took in) (?:every (?:single )?(?:pill|tablet)|everything) (?:we (?:have|had) |that was )?in (?:the|our|my|his|her) (?:house|(?:medicine |bathroom )?cabinet|drawer)\b/g,
    '$1 all the pills',
  ],
  [/\b(?:taking|taken|took|swallowed) all of them now\b/g, ' taking all the pills to die now '],
  [
    /\bthere (?:will be no|wont be (?:a|another|any)) (?:next (?:week|year|month)|tomorrow|birthday|christmas|morning)(?: for me)\b/g,
    ' i want to die ',
  ],
  [/\b(?:wont|will not) be here by the time\b/g, ' want to die by the time '],
  [
    /\bby the time (?:you|they|anyone) (?:reads?|gets?|sees?|finds?) (?:this|it),? (?:it(?:s| is| will be| ll be)|ill be|i will be|im|i am|hell be|shell be) (?:[a-z]+ )?(?:over|gone|dead|too late)\b(?! (?:the|my|it|him|her|this|to|on)\b)/g,
    ' i want to die ',
  ],
  [
    /\b(?:ive|i have|i) (?:already |just )?cut,? (?:and|but) (?:its|it is|it wont|it doesnt) (?:not )?(?:stop\w*|slow\w*)/g,
    ' i cut my wrists and it wont stop bleeding ',
  ],
  [/\bwouldnt say no to (?:dying|death)\b/g, ' want to die '],
  [/\bno (?:tomorrow|next (?:week|year)) for me\b/g, ' i want to die '],
  [/\bdont want to be found\b(?! (?:by|out)\b)/g, ' want to die '],
  [/\bswallowed them all\b(?! (?:fine|ok|well|easily|with water))/g, ' swallowed all the pills '],
  [
    /\bme (?:las|los|lo) (?:tome|trague) tod[oa]s?\b(?=[^.|]*\b(?:adios|perdon|morir|ya no|nadie|cansad|pelicula|serie)|$)|\btrague todo lo que habia en el botiquin\b/g,
    ' me tome todas las pastillas para morir ',
  ],
  // In Spanish.
  [/\bsin poder (?=[a-z]+r(?:se|me|lo|la|le)?\b)/g, ' no puede '],
  [/\bni (llora|mama|mueve|abre|come|moja|traga|orina|ve|siente)\b/g, ' no $1'],
  [
    /\bno hay (?:forma|manera|modo|poder humano) (?:humana )?(?:de |de que |que )+(?:[a-z]+ ){0,3}?(?:se )?(?:despert\w+|despiert\w+|reaccion\w+)(?![^.|]{0,60}\b(?:escuela|trabajo|clases|temprano|se levanta)\b)/g,
    ' no despierta ',
  ],
  [/\bni con (?:[a-z]+ ){1,8}?(?:se )?(?:despierta|reacciona|responde|vuelve en si)\b/g, ' no despierta '],
  [/\bno se levanta ni (?:moviendo|sacudiendo|gritando)\w*/g, ' no despierta '],
  [
    /\b(?:hoy|esta) es mi ultima noche\b(?! de)|\besta noche lo hago\b|\birme (?:ya |hoy )?con (?:diosito|dios|mi (?:mama|papa|abuelit[oa]|viejo|hij[oa]))\b(?: hoy)?|\bya no voy a estar (?:manana|aqui|cuando)\b/g,
    ' quiero morirme ',
  ],
  [/\bse va a ir con su (?:abuelit[oa]|mama|papa) que en paz descanse\b/g, ' quiere morirse '],
  [/\bestarian mejor (?:sin mi|con el (?:dinero|seguro)[a-z ]* que conmigo)\b/g, ' quiero morirme '],
  [
    /\b(?:aventar|tirar|lanzar|echar)(me|se) (?:al|a la|a los|enfrente del?) (?:freeway|autopista|carretera|trafico|carros|trailers?)\b/g,
    'tirar$1 del puente',
  ],
  [
    /\bdejar de (?:ponerme|tomarme|tomar) (?:la |mi |mis |las )?(?:insulina|medicinas?|pastillas|dialisis)\b(?=[^.|]{0,40}\b(?:se acabe|terminar (?:con )?todo|morir\w*|descansar de todo)\b)/g,
    ' matarme ',
  ],
  [
    /\b(?:seria )?mejor no estar aqui\b(?=[^.|]*\bplan\b)|\bsi no despertara (?:manana )?no pas\w+\b|\bpara que sigo aqui\b(?! (?:en|con)\b)/g,
    ' quiero morirme ',
  ],
]
