const ILLNESS = '(?:heart attack|stroke|coronary|seizure|aneurysm|conniption|cow|fit)'
const MAL = '(?:infarto|derrame|ataque|embolia|sincope|soponcio|patatus|convulsion|paro|algo|cosa)'
const LAUGH = '(?:lol|lmao|haha\\w*|jaja\\w*|jeje\\w*|jk|just kidding|joking|es broma)'
const OFFENCE =
  '(?:miss|forget|forgot|am late|was late|dont|didnt|spend|spent|skip|mess|lose|lost|call in|llegue|llego|olvid\\w+|falt\\w+|gast\\w+|no (?:fui|voy|llev\\w+|entreg\\w+|termin\\w+))'
const AT_OFFICES =
  '(?:fill|form|hold|wait|paperwork|portal|website|call|password|music|press|transfer\\w*|password|musiquita|forma|tramite|esperar|espera|linea|llenar|papel\\w*|otra forma)'

/** Hearts that stop for love, strokes had over a price, poisonous bosses: turns of speech that mean no harm. */
export const TURNS_OF_SPEECH: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:just )?about|bout|almost|nearly|practically|liked to|(?:damn|darn) near|near) (?:had|have|has|having) (?:an? )?${ILLNESS} (?:when|over|at|reading|seeing|looking|hearing|laughing|from (?:laughing|the (?:bill|price|cost)))(?! (?:i|he|she|we) (?:was|were|fell|got up|stood|could))\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:(?:just )?about|bout|almost|nearly) (?:had|have) (?:an? )?${ILLNESS}(?=[^.|]{0,60}\\b${LAUGH})`,
    'g',
  ),
  new RegExp(
    `\\b(?:will|would|gonna|going to|about to|ll) (?:have|has) (?:an? )?${ILLNESS} (?:if|when) (?:the (?:wifi|internet|bill|price|team|game|house|tv)|(?:he|she|they|my \\w+) (?:sees?|hears?|finds? out|opens?|reads?|gets? the bill)|i (?:tell|told|dont clean|bring|quit|show|wear))`,
    'g',
  ),
  new RegExp(
    `\\b(?:nearly|almost|about|practically|casi (?:me )?) ?(?:passed out|fainted|died|fell over|keeled over|choked|desmayo|desmaye|caigo|muero) (?:when|cuando|al) (?=[^.|]{0,60}\\b(?:costs?|price|bill|premium|total|how much|owed|quote|precio|cuenta|costo|cobr\\w+|factura)\\b)`,
    'g',
  ),
  /\b(?:epi ?pens?|choking|heart attack|stroke|seizure|drowning|bleeding|burns?|overdose|narcan|snake bite) (?:part|module|section|unit|chapter|lesson|class|classes|training|quiz|badge)\b/g,
  new RegExp(
    `\\bcant breathe (?:when|if|without) (?:hes|shes|he|she|him|her|you|youre)(?=[^.|]{0,30}\\b${LAUGH})`,
    'g',
  ),
  new RegExp(`\\b${ILLNESS} (?:waiting to happen|on wheels|in a bun)\\b`, 'g'),
  /\bhearts? (?:\w+ )?(?:stops?|stopped|skips?|skipped|races?|flutters?|melts?)(?: a beat)? (?:every time|whenever|when|each time) (?:she|he|they|my \w+|i) (?:smiles?|smiled|see|sees|saw|walks?|looks?|laughs?|texts?|texted|says|hears?|hear)/g,
  /\b(?:se )?(?:me|le|nos) (?:para|paraliza|detiene|acelera|sale|brinca) el corazon (?:cada vez que|cuando|al|de) (?:\w+ )?(?:la|lo|le|te|me) (?:veo|miro|ver|mirar|sonrie|habla|escribe|ve)(?: \w+)?/g,
  /\b(?:boss|job|coworkers?|ex|in laws?|mother in law|manager|marriage|relationship|office|workplace|supervisor|sister in law|friend) (?:is|was|are) (?:pure |a |just |such |total |so )*(?:poison|toxic|venom|cancer)\b/g,
  /\b(?:jefe|jefa|suegra|suegro|ex|trabajo|ambiente|companer[oa]s?|cunad[oa]|vecin[oa]|patron|patrona|supervisora?|nuera|yerno|novi[oa]|relacion|gente) (?:es|era|son) (?:un |una |puro |pura |bien |muy )*(?:veneno|toxic[oa]s?|venenos[oa]|vibora|viboras|cancer)\b/g,
  new RegExp(
    `\\b(?:casi|por poco|por poquito|poquito|un poco mas) (?:y )?(?:que )?(?:no )?(?:me|le|les|nos) (?:da|daba|dio|diera|va a dar) (?:un |una )?${MAL}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:me|le|les|nos) va a dar (?:un |una )?${MAL} (?:cuando|si|al) (?:\\w+ )?(?:vea|sepa|se entere|entere|llegue la|abra|ver|saber|vean|diga)`,
    'g',
  ),
  new RegExp(
    `\\b(?:jef[ea]|patron|patrona|maestr[oa]|profe\\w*|entrenador|supervisora?|dentista|doctora?) (?:me|nos) (?:quiere|va a|queria|iba a) matar (?:porque|si|por|cuando) (?:ya )?${OFFENCE}`,
    'g',
  ),
  /\b(?:boss|teacher|coach|manager|supervisor|dentist|doctor|professor) (?:wants to|is gonna|is going to|will|gonna|wanted to) (?:kill|murder|strangle) me (?:because|cause|cuz|if|for|when|since) i? ?(?:miss|missed|forget|forgot|am|was|showed|called|didnt|dont|ate|left)\w*/g,
  new RegExp(
    `\\b(?:ill|i will|im gonna|i m gonna|im going to|gonna|might|could|wanna|id|i would) (?:just )?(?:kill|shoot|stab|hang) myself if (?=[^.|]{0,80}\\b${AT_OFFICES}[^.|]{0,60}\\b${LAUGH})`,
    'g',
  ),
  new RegExp(
    `\\bif (?:i|you|they) (?:\\w+ ){0,6}(?:${AT_OFFICES})[^.|]{0,40}\\b(?:jump(?:ing)? off (?:a|the) \\w+|kill myself|shoot myself)(?=[^.|]{0,20}\\b${LAUGH})`,
    'g',
  ),
  new RegExp(
    `\\b(?:me voy a |me )(?:dar un tiro|doy un tiro|mato|matar|pego un tiro|pegar un tiro|suicido|ahorco) si (?=[^.|]{0,80}\\b${AT_OFFICES}[^.|]{0,40}\\b${LAUGH})`,
    'g',
  ),
  new RegExp(
    `\\b(?:traffic|commute|music|website|portal|password|meetings?|homework|boss|commercial|song|hold) (?:\\w+ )?makes? me want to (?:shoot|kill|stab|hang) myself(?=[^.|]{0,20}\\b${LAUGH})`,
    'g',
  ),
  /\b(?:stroke|heart attack|suicide|overdose|sepsis|seizure|epilepsy|cancer|trauma|domestic violence|burn) (?:support groups?|survivors? group|association|foundation|awareness|center|walk|fundraiser|month)\b/g,
  /\b(?:precio|cuenta|factura|costo|noticia|pelicula|novela|cobro) me dejo sin (?:aire|aliento|habla|palabras)\b|\b(?:price|bill|show|movie|view|song|season|total|cost) (?:left|leaves) me (?:breathless|speechless|without words)\b/g,
  /\b(?:pretend(?:s|ed|ing)? (?:to be |to |he was |she was )?|faked? |faking |played |playing )(?:chok\w*|dead|faint\w*|drown\w*|a seizure|having an? \w+)/g,
  /\bturned (?:white|pale|red|green|blue) when (?:she|he|i|they|we) (?:saw|opened|heard|got|read) (?:\w+ ){0,2}(?:bill|price|cost|total|letter|premium|quote)\b/g,
  /\b(?:beat|beats|beating|killed|destroyed|murdered|smoked) (?:me|him|her|us|them|my \w+) (?:at|in) (?:cards|checkers|chess|bingo|mario|basketball|pool|(?:gin )?rummy|canasta|bridge|hearts|go fish|backgammon|darts|bowling|foosball|dominos?|dominoes|golf|tennis|it|poker|spades|uno|fortnite|ping pong|soccer|scrabble|monopoly)\b/g,
  /\b(?:hit|hits|bit|slapped|stung|smacked|stuck) (?:me|us|him|her|them) with (?:an? |the |this )?(?:\w+ ){0,2}(?:bills?|fees?|charges?|fines?|surcharge|penalty|premium)\b/g,
  /\b(?:bills?|price|fee|news|grief|divorce|recession|rent|taxes|reality|premium) (?:\w+ )?hits? (?:me|us|him|her) (?:hard|like|bad|pretty)\b/g,
  /\b(?:ex|boss|coworker|landlord|lawyer|brother in law|sister in law) (?:is|was) (?:such )?an? (?:snake|monster|nightmare|pain|parasite|leech)\b/g,
  /\b(?:need|want|get|buy|install|free|where|order) (?:\w+ ){0,2}(?:carbon monoxide|co|smoke|gas) (?:detectors?|alarms?|monitors?)\b|\b(?:carbon monoxide|co|smoke) (?:detectors?|alarms?|monitors?) (?:\w+ ){0,2}(?:covered|cost|price|hsa|fsa|free|expired?|batter\w+)\b/g,
  /\blaugh(?:ed|ing)? so (?:hard|much)(?: that)? (?:i|we|he|she) (?:almost |nearly |literally )?(?:couldnt|cant|could not|almost couldnt) (?:even )?breathe\b|\b(?:rei|reimos|reia|reiamos|risa) (?:\w+ ){0,3}que (?:casi )?no (?:podia|podiamos|puedo|pude) (?:ni )?respirar\b/g,
  new RegExp(
    `\\bif i (?:have to|hear|get|see) [^.|]{0,50}(?:my head (?:will|is gonna|is going to|s gonna) explode|ill (?:scream|die|explode))(?=[^.|]{0,20}\\b${LAUGH})`,
    'g',
  ),
  new RegExp(
    `\\b(?:suegra|mama|abuela|mother in law|mom|grandma) (?:me (?:va a matar|mata)|(?:will|is gonna|is going to) kill me) (?:si|if|por|porque) (?=[^.|]{0,60}\\b${LAUGH})`,
    'g',
  ),
  /\b(?:keep|have|carry|stock|store) (?:an? |some |the )?epi ?pens? (?:there|at|on hand|in (?:the|every))\b/g,
  /\b(?:last|only|ultim[oa]|unic[oa]) (?:\w+ )?(?:seizure|stroke|heart attack|attack|overdose|relapse|convulsion|crisis|infarto|derrame|embolia|ataque) (?:was |fue |i had was |he had was |she had was )(?:back )?(?:in |en )?(?:19\d\d|20[01]\d|202[0-4])\b/g,
  /\bme mata (?:este|el|la|esta|de) (?:calor|trafico|risa|espera|renta|trabajo|aburrimiento|curiosidad|frio)\b/g,
  /\b(?:muert[oa]s?|matar(?:se|nos|me)|mat(?:amos|aba|aban)) de (?:cansancio|hambre|sueno|risa|frio|calor|sed|verguenza|pena|aburrimiento|nervios)\b/g,
  /\bcorazon (?:partido|roto|destrozado|hecho pedazos)\b/g,
  /\b(?:cant|couldnt|could not|can not|cannot) put (?:it|the book|this book|that book) down\b/g,
  /\bdoes (?:\w+ ){1,4}(?:hurt|harm|damage|ruin|strain) (?:your |the |their |kids )?(?:eyes|ears|hearing|brain|liver|kidneys)\b/g,
  /\b(?:need|want|get|order|replace|renew|refill) (?:an? |my |his |her |another |the )*(?:new |expired )?epi ?pens?(?! (?:now|fast|right|because|help))(?=[^.|]{0,40}\b(?:expired?|expires|school|refill|ran out|no reactions?|camp|travel))/g,
  /\bepi ?pens? (?:\w+ ){0,3}(?:expired|expires|expiring)\b/g,
  /\bnot (?:like )?suicidal (?:or|nor) (?:anything|nothing)\b/g,
  /\bes mi veneno\b/g,
  /\bwanted to (?:die|disappear|crawl (?:in|under) a (?:hole|rock))(?=[^.|]{0,80}\b(?:embarrass\w*|mortif\w*|cring\w*|awkward)\b)/g,
  new RegExp(`\\b(?:(?:just )?about|bout) (?:had|have|has) (?:an? )?${ILLNESS}(?=[ ,!?]*(?:$|lol|lmao|haha))`, 'g'),
  /\b(?:suicide|suicidio) (?:clauses?|exclusions?|provisions?)\b|\bclausula (?:de|por) suicidio\b/g,
  /\b(?:snake|rattlesnake|copperhead|rattler|spider|scorpion|bee|wasp) (?:bit|stung|got) (?:my|our|the|his|her) (?:dog|puppy|cat|kitten|horse|goat|cow)s?\b/g,
  /\b(?:do|does) (?:\w+ ){1,3}run in (?:families|the family|(?:my|our) family)\b/g,
  /\bsuck\w* (?:out )?(?:the |any )?(?:poison|venom)(?: out)?\b/g,
  /\bdoes (?:\w+ ){1,3}(?:really |actually )?(?:taste|smell) (?:sweet|like|good|bad|bitter)\b/g,
  /\bdenied (?:\w+ ){0,2}epi ?pens?\b/g,
  /\b(?:heart attack|stroke|cardiac arrest|seizure|sprain|concussion) (?:vs|versus) (?:an? )?(?:\w+ ){1,2}(?:whats|what is)(?: the)? difference\b/g,
  /\b(?:cuando|al) (?:me )?(?:dieron|vi|llego|abri|ver|abrir) (?:la|el) (?:cuenta|factura|carta|cobro|bil) se me fue el (?:aire|alma)\b|\bse me fue el (?:aire|alma) (?:cuando|al) (?:me )?(?:dieron|vi|llego|abri|ver|abrir) (?:la|el) (?:cuenta|factura|carta|cobro|bil)\b/g,
  /\b(?:para que (?:sirve|es)|what is|whats) (?:el|un|an?|the) epi ?pen\b/g,
  /\bno (?:es que )?(?:me )?(?:quiero|quiera|quisiera|voy a) (?:morir\w*|matar\w*|suicidar\w*|hacer dano)(?: \w+)? (?:ni nada|ni algo|o nada|o algo|nada de eso|ni eso)(?: asi| de eso)?\b/g,
]

/** "Denies cough/fever/chills": a slash at a time, of which there are seldom more than three. */
const DENIED_WITH_SLASHES = [
  /\b((?:denies|denied|neg|negative for|without|niega|no)\b[^.|,]{0,60}[a-z])\/(?=[a-z])/g,
  '$1 or ',
] as const

/** Said otherwise than the words a reader looks for, and what is meant. */
export const REWORDED: readonly (readonly [RegExp, string])[] = [
  // A faint line or sound is no faint.
  [
    /\b(an?|the|few|some|very|with|only|just|more|is|are|other) faint (?!(?:spells?|episodes?|attacks?|feelings?|fits?|at|in|on|after|before|when|while|during|and|or|but|was|is|this|today|yesterday|that|with|last|from|for|happened|lasting|due|i|he|she|it|came|where|once|twice|again|now|if|as|every|because|upon)\b)(?=[a-z])/g,
    '$1 slight ',
  ],
  [/\b(?:on and off|off and on)\b/g, 'at times'],
  [
    /\bpoison control (?:says?|said|told (?:me|us|him|her)) (?:\w+ ){0,3}?(?:nothing|fine|ok|okay|not toxic|harmless|non toxic|(?:stay |wait |watch )(?:at )?home)\b/g,
    'the help line said fine',
  ],
  [
    /\bdouble (?=(?:the |my )?(?:charges?|bills?|billing|fees?|price|amount|payments?|copays?|cost|entr(?:y|ies)|dose)\b)/g,
    'twice ',
  ],
  [
    /\b(?:everything|it all|things|the (?:room|world)) (?:went|goes|turned|was going|got|started going) (?:gr[ae]y|white|hazy|fuzzy|dim|blurry)\b/g,
    'i felt lightheaded',
  ],
  [
    /\b(?:just |slightly |a (?:bit|little|touch) )?(?:to|on) the (?:left|right)(?: side)? of (my|his|her|the) (?=breastbone|sternum)/g,
    'at $1 ',
  ],
  // Of its look only.
  [/\bwhat (?:looked|looks|appeared|seemed|appears) (?:like|to be) (?:(?:almost|about|roughly|maybe|nearly) )?/g, ' '],
  [/\blo que (?:parecia|parece|parecian)(?: ser)?(?: como)? /g, ' '],
  // A time that tells nothing of how long it lasts.
  [/\bover the years\b|(?<!\bthe )\blast years (?=[a-z])(?!of\b)|\bafter half a year\b/g, 'before '],
  [
    /\b(?:not|havent been|wasnt|werent) (?:drinking|drank|drunk) (?:as much|enough)(?: (?:water|fluids?))? as (?:i|we) (?:should|usually|normally|could)\b/g,
    'drinking little',
  ],
  [/\b(?:no longer|not quite|not always|hardly) enough\b/g, 'too little'],
  [
    /\b((?:still |been )?taking) ((?:all |both )?(?:of )?(?:the|my|his|her|those|these) )(?:pills|tablets|meds|insulin|morphine) (as (?:prescribed|directed|told|usual|always))\b/g,
    '$1 $2medicine $3',
  ],
  // What began then and is still there.
  [
    /\b((?:noticed|noticing|found|felt|discovered|spotted|developed)\b[^.;!?|]{0,70}?) (an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (weeks?|months?) ago\b/g,
    '$1 for $2 $3 now',
  ],
  [
    /\b(?:doesnt|does not|dont|do not|never|didnt|did not|not) wakes? (?:(?:me|us|him|her)\b(?: up)?|(?=(?:up )?(?:at|in|during) (?:the )?night|to (?:pee|urinate|defecate|poop|go|pass)))/g,
    ' it ',
  ],
  [/\bonce (?:or twice )?(?=(?:an?|per|every) (?:day|night|week|month|year)\b)/g, 'often '],
  [/\b(?:going to|gonna|will|could|might|may) (?:get|have|catch|develop) (?:lockjaw|tetanus|rabies)\b/g, ' it '],
  [
    /\b(?:skin|parts?|hands?|foot|feet|legs?|arms?|fingers?|toes?|it|burn|wound|cut) (?:\w+ ){0,3}under (?:\w+ ){0,2}water\b/g,
    ' rinsed ',
  ],
  [/\b(1\d0)s? over (\d0)s?\b/g, '$1/$2'],
  [/\bburning up (?=(?:to|into|in|through) (?:the |my )?(?:throat|chest|neck))/g, 'heartburn '],
  [/\b(eyes?\b[^.;!?|]{0,40}) painless\b/g, '$1 comfortable'],
  [/\bno (?:me |le )?duelen?,? (?=(?:se mueve|crece|esta|es |y |ni ))/g, ' no duele . '],
  [/\b(?:anatomy|cadaver|frog|biology|lab) dissections?\b/g, ' operation '],
  [
    /\boverd(?:o|id|oing|one) (?:it (?:on|with) )?(?:the |my )?(?=(?:barbecue|food|wine|coffee|dinner|chili|curry|sweets|gym|exercise|running|weights|garden\w*|chores)\b)/g,
    ' have much ',
  ],
  [
    /\b(?:nearly|almost|about|practically|casi (?:me )?) ?(?:passed out|fainted|collapsed|died|desmayo|desmaye|muero) (?:from|with|of|out of|del?) (?:the |pure |sheer |puro )?(?:fright|shock|surprise|embarrassment|joy|relief|laughter|laughing|susto|sorpresa|verguenza|alegria|emocion|risa)\b/g,
    ' was startled ',
  ],
  // An ache all over, told as a blow.
  [
    /\b(?:feel|feels|felt|feeling)(?: like| as if| as though)? (?:i |ive |id |he |she )?(?:was |were |been |had been |got )?(?:hit|run over|flattened) by an? (?:\w+ )?(?:bus|truck|train|lorry|bulldozer)\b/g,
    ' aching all over ',
  ],
  [
    /\b(?:feel|feels|felt) (?:like|as if|as though) an? (?:\w+ )?(?:bus|truck|train|lorry|bulldozer) (?:has |had )?(?:hit|ran|run|flattened)(?: over)? (?:me|him|her)(?: over| down)?\b/g,
    ' aching all over ',
  ],
  // An age is no length of an illness.
  [
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) months?(?: old)?,? (?:and )?(?:\d|an?|one|two|three) (?:weeks?|days?) old\b/g,
    '$1 month old',
  ],
  [
    /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (year|month|week|day)s old\b/g,
    '$1 $2 old',
  ],
  [
    /\b(is|shes|hes|baby|son|daughter) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven) (month)s(?= (?:with|and|who|has)\b|[,;])/g,
    '$1 $2 $3 old',
  ],
  [/\bsin (?:falta de|dificultad para|problemas? para) (?:aire|aliento|respirar|respiracion)\b/g, ' respira bien '],
  [/\b(?:nobody|no one|none of us|no body) (?:can|could|is able to|was able to)\b/g, ' cant '],
  [
    /\b(?:nobody|no one|none of (?:us|them|the \w+))(?: else)?(?: (?:is|was|are|has|had|with|got|gets|been|being|ever))*(?= (?:an? )?(?:pregnant|ill|sick|unwell|feverish|vomiting|weak immune|weak|elderly|touched|bitten|scratched|injured|immun\w*)\b)/g,
    ' no ',
  ],
  [/\bwithout (?:getting|feeling|being|becoming|going|ever getting) /g, ' without '],
  [/\bnadie (?:lo|la) (?:puede|pudo|podemos) despertar\b/g, ' no despierta '],
  [/\bnada de (?:aire|oxigeno)\b/g, ' no entra aire '],
  [
    /\bnothing (?:stops|will stop|is stopping|stopped) (?:the|his|her|my|this) (bleeding|seizure)\b/g,
    ' cant stop the $1 ',
  ],
  [
    /\b(?:is|are) (?:he|she|it|they|my \w+|the baby|baby) (breathing|responding|moving)[ ,]*\?+\s*(?:no|nope|barely|not really)\b/g,
    ' not $1 ',
  ],
  [
    /\bcan (?:he|she|they|my \w+) (breathe|talk|speak|swallow|move|walk|see|stand)[ ,]*\?+ *(?:no|nope|barely|not really)\b/g,
    ' cant $1 ',
  ],
  [
    /\b(respira|responde|reacciona|despierta|habla|puede (?:hablar|respirar|moverse|caminar|tragar|ver))[ ,]*\?+ *no\b/g,
    ' no $1 ',
  ],
  DENIED_WITH_SLASHES,
  DENIED_WITH_SLASHES,
  DENIED_WITH_SLASHES,
  [
    /\b(?:didnt|did not|never|doesnt|hasnt|havent)(?: even)? (?:hit|bump(?:ed)?|bang(?:ed)?|hurt|strike|injured?) (?:his|her|my|their|its) (head|face|neck|back|belly|stomach)\b/g,
    ' no $1 injury ',
  ],
  [/\b(coming|leaking|draining|oozing|running|comes|came|got|get|runs|pus|blood|make|made) out of it\b/g, '$1 from it'],
  [
    /\bblood (?:pressure|sugar|work|tests?)(?= (?:and|or|n) (?:my |the |her |his )?(?:pee|urine|poop|stool)\b)/g,
    ' tests ',
  ],
  [
    /\b(?<!\b(?:not|no|cant|isnt|stopped|havent|never|barely) )passing gas (?:just )?(?:fine|ok|okay|normally|well)\b/g,
    ' it ',
  ],
  [
    /\b(?:stomach|tummy) (?:is |was |all )?in knots\b(?=[^.|]{0,80}\b(?:nerves|nervous|test|exam|interview|recital|wedding|date|game)\b)/g,
    ' nervous ',
  ],
  [/\b(pee|urine|stool|poop) (and|or) blood (?:pressure|sugar|work|tests?)\b/g, '$1 $2 tests'],
  [/\b(?:im|i am|always|feel\w*|shes|hes|get) (?:so |always )?cold all the time\b/g, ' chilly '],
  [
    /\b(the|a|an|that|this|my|his|her) (seizures?|strokes?|heart attacks?|overdose|fall|miscarriage|fracture|accident|reaction|concussion) (?:that )?(?:he|she|i|we|they) had\b/g,
    '$1 $2 had',
  ],
  [
    /\bfaint(?= (?:\w+ )?(?:pink|red|rash|lines?|spots?|smell|odou?r|bruise|murmur|blush|mark|scar|wheeze|crackles?))/g,
    ' slight ',
  ],
  [/\bc\/o\b/g, ' complains of '],
  [/\bbaby (?:is |girl |boy )*coming home\b/g, ' child returns '],
  [/\bfell (?:right |fast |sound )?asleep\b/g, ' slept '],
  [/\bbleeding (?:has |already |just |is |it )?(?:stopped|quit)\b/g, ' bleeding ended '],
  [/\bnever had (?:an? |any )?seizures?(?=[^.|]{0,60}\bnever had\b)/g, ' no seizures '],
  [/\bnadie (lo|la|le|los|las|me|nos)? ?(puede|pudo|podemos)\b/g, ' no $1 puede '],
  [/\bni (respira|contesta|responde|reacciona|despierta|habla|camina|se mueve|puede)\b/g, ' no $1'],
  [/\btampoco (respira|responde|reacciona|despierta|habla|camina|se mueve|puede|mueve|siente|ve)\b/g, ' no $1'],
  [
    /\bnever (?:ever )?(?:felt|had|have had|have felt|known|experienced) (?:such )?(?:an? )?((?:\w+ )?(?:headache|migraine|pain|chest pain)) (?:(?:this|so|that) (?:bad|strong|awful|intense|terrible)|like this|like that)\b/g,
    ' the worst $1 of my life ',
  ],
  [
    /\bnunca (?:me |le )?(?:habia|ha) dolido (?:tanto|asi|tan fuerte) (la cabeza|el pecho|la panza|el estomago|la espalda)\b/g,
    ' el peor dolor de $1 de mi vida ',
  ],
  [
    /\bnunca (?:habia |he )?(?:tenido|sentido) (?:un )?dolor (?:de \w+ )?(?:tan fuerte|asi|como este)\b/g,
    ' el peor dolor de mi vida ',
  ],
]
