import type { Lexicon } from '../lexicon'

const WHO =
  '<child>|he|she|hes|shes|him|her|mom|dad|mama|daddy|grandma|grandpa|husband|wife|brother|sister|friend|aunt|uncle'
const MINUTES = '20|25|30|35|40|45|60|90|half|hour|hours|nonstop'
const METER = 'meter|glucometer|dexcom|libre|cgm|monitor|sensor|glucose|sugar'
const COLD_F = '82|83|84|85|86|87|88|89|90|91|92|93|94'
const PLACE_OF_BIRTH =
  'car|truck|van|bathroom|toilet|tub|bathtub|shower|kitchen|floor|parking|house|apartment|taxi|uber|bed|couch|ambulance|road|highway|elevator|hallway'

/** Bodies in danger, told in a short plain line. */
export const IN_FEW_WORDS_BODY: Lexicon = {
  'icd-shocks': [
    'icd|aicd|defibrillator|defib|pacemaker keeps|kept|wont =going|firing|shocking|zapping|jolting|kicking|stop',
    'icd|aicd|defibrillator|defib =went|going|gone|fired|shocked off|me|him|her again|twice|times|repeatedly',
  ],
  'heart-pump': ['lvad|vad =stopped|quit|died|failed|off|alarm'],
  'device-alarm': [
    'lvad|vad|heart stopped|quit|died|failed|isnt|wont|beep|off =working|running|pumping|on|beeping',
    'lvad =stopped|quit|died|failed|off|unplugged|disconnected',
    'heart =pump =stopped|quit|died|failed|off',
  ],
  'face-droop': [
    'half|side ~ face|mouth ~ isnt|wont|doesnt|cant|stopped|quit|not|dead|frozen|dropped|sagged|limp',
    'face|mouth|smile|cheek|lip isnt|wont|doesnt|cant|stopped|quit|not =move|moving|moves|working|work|lift|lifting',
    'face|mouth|cheek|smile =has|just|suddenly|all|kinda dropped|slid|slipped|sagged|fallen|collapsed',
  ],
  'one-side-weak': [
    'lost|losing|lose|no ~ feeling|sensation|use|movement|control ~ left|right|one|whole ~ side|half|arm|leg|face|hand',
    'lost|losing|lose =the|all|any =use|control|movement =of =my|his|her|the|one|both arm|leg|hand|arms|legs|side|hands',
    'losing|lost|lose =feeling|sensation|movement =in =my|his|her|both =legs|arms|arm|leg|hands',
    'losing|lost|lose =the|all =feeling|sensation|movement =in =my|his|her|both =legs|arms|arm|leg|hands',
    'legs|leg|arm|arms =just|suddenly|have|has|both|quit|stopped =quit|stopped|working|moving =working|moving|on|all|since|after|and',
    'my|his|her|both =legs|leg|arm|arms =quit|stopped =working|moving|responding',
  ],
  'both-legs-weak': ['legs =quit|stopped =working|moving|responding', 'legs =just|both =quit|stopped =working|moving'],
  'speech-trouble': [
    'speech =just|all|suddenly|is|went|got|gone|turned|sounds|sounded|came|started went|got|gone|weird|wrong|off|odd|strange|funny|mushy|thick|messed|slow',
    'speech went|got|gone|turned|sounds|sounded weird|wrong|off|odd|strange|mushy|thick|messed|funny|slow|out',
    'losing|lost|lose =the|my|his|her|all =ability|power =to|of =speak|talk|communicate|speech|form|say',
    'head|fell|fall|crash|suddenly|hit ~ talks|talk|talking|speaks|speaking ~ funny|weird|strange|odd|slow|wrong|off|gibberish|nonsense|crazy|drunk',
    'now|suddenly|started =talks|talking|speaks|speaking funny|strange|odd|gibberish|nonsense|slurred|garbled',
    'words come|coming|came =out =wrong|weird|backwards|jumbled|garbled|mixed|scrambled|funny',
  ],
  stroke: ['stroked =out'],
  'vision-loss': [
    'everything|things|all =went|goes|looks|turned|got|looking double',
    'made|making|makes =me|him|her|us =go|went =blind',
    'vision|sight|eyesight =is|was|just =going|leaving|fading =fast|out|away|black|dark|dim|now',
  ],
  'balance-loss': ['cant|couldnt =walk|stand =straight|right|steady|upright', 'walking =sideways|crooked'],
  confused: [
    'hasnt|havent =made =sense|any|a|much',
    'hasnt|havent =been =making =sense|any|much',
    'suddenly|sudden|fever|now ~ doesnt|dont|didnt|cant ~ know|recognize|recognise|remember ~ me|us|anyone|anybody|wife|husband|family|kids',
  ],
  'breaths-slow': [
    'one|1|a =breath every|each 10|15|20|25|30 =seconds|secs|sec',
    'breath*|breathes|breathing ~ 2|3|4|5|6|7 ~ a|per|each|every ~ minute',
  ],
  'cannot-breathe': [
    'breathing|breaths =has|have|is|are|got|went =gone|gotten|got|real|so|very|really|too|way|super|getting =slow|slower|slowly|real|so|very|shallow',
    'breathing|breaths slowed|slowing =way|right|down =down|to|so|and|almost|a',
    'drowning|drown|suffocating|choking =in|on =my|his|her|their|own =own|fluid|fluids|blood|spit|lungs|mucus|vomit|secretions|phlegm',
    'agonal breath*|breathing|breaths|gasp*|gasps|respirations|resps',
    'guppy|agonal =breathing|breaths',
    'fighting|struggling|battling|gasping =for =every|each|his|her|my|their|a =breath|air',
    'fighting|struggling|gasping =to =breathe|breath|get =air|breathe|now',
  ],
  choking: [
    'lodged|wedged|jammed in|down throat',
    'heimlich|thrusts|backblows|blows ~ isnt|arent|not|didnt|doesnt|wont|nothing|failed|still ~ work*|help*|out|came|coming|choking|stuck|happening',
    'doing|giving =the|him|her =heimlich',
    'stuck|lodged|caught|wedged|blocking|blocked|clogged|plugging in|down =his|her|my|the|their =windpipe|airway|airways|trachea',
    'blocking|blocked|plugging|clogging =his|her|my|the|their =windpipe|airway|airways|throat|trachea',
    'something|piece|thing|food|<morsel>|toy|bead|grape|cap|lego ~ in|down|into ~ windpipe|airway|trachea',
  ],
  anaphylaxis: [
    'gave|used|given|jabbed|injected ~ epi ~ his|her|him|an|me|son|daughter|kid',
    'epid =my|him|her|me|our|myself|the',
    'gave|used|did|gotten|stuck|jabbed|injected|hit|given =him|her|my|me|with|the|his|an|our|two|both =epi|son|daughter|kid|the|his|an =epi|with|epis',
    'gave|used|did|jabbed|second|another|two|both =his|her|my|the|an|epi|epis =epi|epis|pens|already|and|but|shot',
  ],
  'throat-swelling': [
    '<swells> ~ up ~ face|lips|lip|tongue|mouth|eyes ~ voice|hoarse|raspy|throat|swallow',
    'face|lips|tongue|mouth =is|are|just|all|puffed|swelled|swole|blew|ballooned =up|puffed|swelled|swole|blew|ballooned and|voice|throat hoarse|raspy|voice|throat|tight',
  ],
  nosebleed: ['nose been|is|keeps =bleeding|gushing|pouring'],
  'severe-bleeding': [
    `nose bleeding|bled|bleed|gushing|pouring|dripping for|over|about|nonstop|past|half|almost ${MINUTES}`,
    'nose bleeding|bled|gushing|pouring nonstop',
  ],
  'head-danger': [
    'blood|bleeding|fluid|clear|watery|liquid ~ coming|running|dripping|leaking|pouring|draining|oozing ~ ear|ears|nose|nostril ~ fall|fell|crash|wreck|accident|hit|punched|kicked',
    'clear|watery|fluid|liquid|blood|bleeding ~ nose|ear|ears|nostril|nostrils ~ crash|wreck|fall|fell|accident|hit|blow|punched|injury|kicked|concussion',
    'skull ~ dent|dented|cracked|crack|fractured|fracture|caved|split|open|broken|broke|crushed|exposed|showing|soft|see|smashed|busted|gash',
    'see|seeing|showing =his|her|my|the|some|bare =skull|brain|brains',
    'head|forehead =is|was|got|looks|has|feels =dented|caved|crushed|smashed|misshapen|mushy|a =in|dent|from|after|and',
    'cracked|split|bashed|smashed|caved =his|her|my|their|the =head|skull =open|wide|in',
    'brains|brain =is|are|matter =coming|showing|leaking',
  ],
  'head-injury': [
    'see|seeing =his|her|my|the|some =brain|brains|skull',
    'cracked|split|bashed|smashed|caved|busted =his|her|my|their|the =head|skull =open|wide|in',
  ],
  'dangerous-accident': [
    'blood|bleeding|fluid|clear|watery|liquid ~ coming|running|dripping|leaking|pouring|draining|oozing ~ ear|ears|nose|nostril ~ fall|fell|crash|wreck|accident|hit|punched|kicked',
    'clear|watery|fluid|liquid|blood|bleeding ~ nose|ear|ears|nostril|nostrils ~ crash|wreck|fall|fell|accident|hit|blow|punched|injury|kicked',
  ],
  unresponsive: [
    'he|she|mom|dad|husband|wife|son|daughter|kid|friend|brother|sister|driver =isnt|aint|wont =moving|move',
    `${WHO} =has|just|suddenly|all|went|goes|gone|is|got|fell =gone|went|goes|going|just|limp|floppy|all|completely =limp|floppy|all|completely|totally|on|and|in`,
    `${WHO} went|gone|goes|going|turned =limp|floppy`,
    'hasnt|havent|wont|never|didnt|not|cant =come|came|coming =to|round|around =since|yet|after|and|still|from|ever',
    'hasnt|havent|wont|never|didnt =regain|regained|woken|woke|come =consciousness|up|back =since|yet|after|and|still|from|ever',
    'cant|couldnt|wont get|wake|rouse|raise =him|her|them|mom|dad|grandma|grandpa|my up|awake|out hes|shes|still|theyre =out|cold|limp|gone|unconscious',
    'fell =out =and isnt|wont|hasnt|not|unconscious',
    'baby came|is|just|popped =out isnt|not|wont|hasnt|no|doesnt|never crying|cried|cry|breath*|breathing|moving|move',
  ],
  drowning: [
    'went|slipped|slid|sank|gone|goes|pulled =under =the|in|water|and|for =water|bathwater|bath|tub|pool|lake|river|waves|is|cough*|choking|hasnt|surface|now|the',
    'went|slipped|slid|sank|under =under|in|the =in|the|his|her =the|bath|tub =bath|tub|pool|lake|water|bathtub',
    `${WHO}|someone|somebody|boy|man =from|off =the =bottom =of =the|our|a pool|lake|river|tub|pond|bathtub`,
    `${WHO} sank|went =to =the =bottom`,
    `${WHO}|someone|is =at|on|to =the =bottom =of =the|our|a pool|lake|river|tub|pond|bathtub`,
    'floating|floated =face =down',
    'face =down =in =the|our|a|his|her =pool|water|lake|river|tub|pond|puddle|ocean|bath|bathtub|creek',
  ],
  'birth-now': [
    'had =the|my|her =baby =in =the|my|a|our car|truck|van|bathroom|toilet|tub|bathtub|shower|kitchen|parking|taxi|uber|elevator',
    `having|delivered|birthed|delivering =the|my|her|our|this|a baby at|in|on|here ${PLACE_OF_BIRTH}`,
    'having =the|my|her|this|our =baby =right|now|here|any =now|second|minute',
    'having =the|my|her|this|our =baby =now|here',
    'just =had|delivered|birthed =the|my|her|a|our =baby =at|in|on|by =home|the|my|our|myself|a',
    'babys|the|her|my|its =head|foot|feet|arm|butt|leg =is|are|just|came|already =out|showing|visible|crowning|through|there',
    'baby =just =came|fell|slid|popped =out',
    'baby =came|fell|slid|popped =out',
  ],
  'hypoglycemia-words': [
    `${METER} says|reads|read|reading|said|showing|shows|saying just|is|lo|low|the =lo|low|word`,
    `${METER} says|reads|read|reading|said|showing|shows|saying =lo|low`,
  ],
  'glucose-54': [`${METER} says|reads|read|reading|said|showing|shows =lo`, `${METER} =just|only says|reads|shows =lo`],
  sepsis: [
    'rash|spots|dots ~ wont|doesnt|not|dont|isnt|didnt ~ fade|fades|fading|disappear|disappearing|blanch|blanching ~ glass|tumbler|press|pressed|pressing',
    'meningitis|meningococcal =rash',
  ],
  hypothermia: [
    `temp|temperature ~ ${COLD_F} ~ shivering|shiver|hypothermic|slurring|mumbling`,
    `body =temp|temperature is|of|at|was|reads|dropped|down|reading|says|to|only ${COLD_F}`,
    'stopped|quit|stops =shivering',
  ],
  'penis-injury': ['broke|broken|fractured|snapped|cracked|bent =my|his|the penis|dick|cock|willy'],
  'eye-injury': [
    'eye|eyeball hanging|popped|falling|fallen|knocked|gouged =out|from|by',
    'eye|eyeball =is|was =hanging|dangling',
    'eyeball =popped|burst|ruptured|exploded|came|fell|hanging|split|sliced',
    'eye =popped|fell|hanging|came|burst|gouged =out|down|from|open',
    'pencil|pen|stick|fork|knife|branch|twig|scissors|wire|needle|skewer|chopstick|screwdriver|rod =stabbed|poked|jabbed|pierced|punctured|in|went =her|his|my|the|in|into|through|him|me eye|eyeball|eyes',
  ],
  'green-vomit': [
    'throwing|threw|throws|throw|thrown|coughing =up =poop|poo|feces|stool|shit|crap|fecal|literal',
    'vomit*|puk*|barf* =poop|poo|feces|fecal|shit|stool|literal',
    'vomit|puke|barf|throwup|throw looks|smells|tastes|is|up|smelled|looked =like|looks|smells =poop|poo|feces|stool|shit|crap|fecal|like',
  ],
  'tearing-pain': [
    'aneurysm|aneurism|aorta =has|just|is|burst|ruptured|popped|tore =burst|ruptured|popped|leaking|bleeding|open|i|and|now|dissecting',
    'aneurysm|aneurism|aorta =burst|ruptured|popped|tore|bursting|leaking|leaked|bleeding',
    'burst|ruptured|bursting|leaking|rupturing aneurysm|aneurism|aorta',
  ],
  'severe-belly-pain': [
    'appendix =burst|bursted|ruptured|exploded|popped|perforated',
    'appendix =has|just|mightve|may|might|maybe|probably|i|already =burst|bursted|ruptured|exploded|have|think =burst|bursted|ruptured|it|and',
    'burst|ruptured|perforated|exploded =appendix',
  ],
  'bad-fracture': [
    'bones|bone poking|sticking|coming|protruding|jutting|popped|pokes|came|comes =out|through|thru|from =of|skin|his|her|my|the',
    'bones|bone =through|thru|outside =the|his|her|my =skin|leg|arm|shin',
  ],
  huffed: [
    'huff|huffs|huffed|huffing|sniffs|sniffed|sniffing ~ paint|glue|gas|gasoline|duster|thinner|freon|aerosol|butane',
  ],
  fainted: [
    'fell =out =at|in|during =church|work|school|practice|choir',
    'fell =out =in|from =the =heat|store|aisle|pew',
    'fell =out =and =hit|isnt|wont|hasnt|not',
    'huffs|huffed|huffing ~ fell ~ out',
  ],
  'carbon-monoxide': [
    'generator|furnace|heater|grill|exhaust|stove ~ everybody|everybodys|everyone|everyones|all|us|both|family ~ dizzy|headache*|sick|nausea*|passed|sleepy|vomit*|throwing|lightheaded|faint*|woozy',
    'everybody|everyone|everyones|everybodys|whole|all ~ house|home|family|apartment|cabin ~ dizzy|lightheaded|passed|woozy|sleepy|fainting',
  ],
  'heat-stroke': [
    'babys|baby|son|daughter|kid|kids|child|toddler|infant|newborn|grandson|granddaughter|niece|nephew locked|trapped|stuck|left|asleep in|inside =the|my|our|a|his|her =car|truck|van|suv|vehicle',
    'locked|shut|left =my|our|the|her|his =baby|kid|kids|toddler|infant|newborn|son|daughter in|inside =the|my|our|a|his|her =car|truck|van|suv|vehicle',
  ],
  'bad-burn': [
    'steam ~ throat|airway|lungs|windpipe ~ burned|burnt|scalded',
    'burned|burnt|scalded =my|his|her =throat|airway|lungs|windpipe breathing|inhaling|from|with|in steam|smoke|fire|fumes|flames',
    `${WHO}|i|clothes|shirt|dress|pants|sleeve|pajamas|nightgown|jacket|hair|someone =caught =fire|afire`,
    'clothes|shirt|dress|pants|sleeve|pajamas|nightgown|jacket =is|are|was|were|on =on|fire =fire|and',
  ],
  'electric-shock': [
    'hit|struck|zapped =by =lightning|lightening',
    'lightning|lightening struck|hit|strike|got =me|him|her|us|my|them|someone',
  ],
}
