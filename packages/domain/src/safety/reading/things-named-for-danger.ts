const FIGHTS_OFF =
  '(?![^.|]{0,60}\\b(?:cant breathe|breath\\w*|chok\\w*|blue|stuck|bleed\\w*|blood|knife|gun|unconscious|dying)\\b)'
const EVENT_NAMED =
  '(?:chest pain|seizures?|strokes?|heart attack|overdose|fainting|shortness of breath|head injury|anaphylaxis|sepsis|bleeding|concussion|pneumonia)'
const SWEETS =
  '(?:face ?paint|makeup|paint|dye|marker|frosting|popsicles?|candy|lollipops?|slush\\w*|ink|icing|chalk|gatorade|jolly ranchers?|blueberr\\w*|cotton candy|snow ?cones?|jeans|denim|food coloring|suckers?|kool ?aid|jello|icees?|ring pops?)'
const ENGINE =
  '(?:mower|engine|car|truck|motor|generator|tractor|chainsaw|motorcycle|snowblower|printer|computer|vacuum|laptop|boat|carburetor)'
const PET = '(?:dog|cat|puppy|kitten|horse|goat|chicken|hamster|rabbit|bunny|parrot|pig|cow|pup|kitty)'
const WORN = '(?:tie|collar|shirt|bra|turtleneck|necklace|dress|top|bow ?tie|sweater|waistband|jeans|pants|belt)'
const said = (pattern: string) => new RegExp(pattern, 'g')

/** Things, bills, pets and machines spoken of in words of a danger, and what is meant. Taken out first. */
export const THINGS_NAMED_FOR_DANGER: readonly (readonly [RegExp, string])[] = [
  [
    said(
      '\\b(?:shot|hit|shoots?|shooting|pelted) (?:\\w+ ){0,3}(?:with|by) (?:an? |his |her |the |my )?(?:nerf|water|squirt|toy|rubber band)(?: (?:guns?|darts?|pistols?|balloons?|bullets?))?\\b(?![^.|]{0,40}\\b(?:eyes?|bleed\\w*|blood)\\b)',
    ),
    ' toy ',
  ],
  [
    said(
      '(?<!\\b(?:in|inside|from|by|at|on) (?:an? |the |my |his |her |our )?(?:\\w+ )?)\\b(?:phone|laptop|car|computer|tablet|battery|truck|engine|internet|economy|party|career|team|stocks?|plants?) (?:(?:is|was|has|seems|went|just|completely|totally|now|been|gone|has) ){0,2}(?:no pulse|flat ?lined|unresponsive|on life support|not breathing)\\b',
    ),
    ' broke ',
  ],
  [
    said(
      '\\b(?:is|are|why is) (?:carbon monoxide|co|carbon dioxide|natural gas|propane) (?:gas )?(?:heavier|lighter|denser|odorless|colorless|flammable|visible)\\b(?: than air)?',
    ),
    ' is that ',
  ],
  [
    said(
      '\\bhow long (?:can|do|does|should|could|will|would|may) (?:an? |most |the |typical )?(?:febrile |grand mal |focal )?(?:seizures?|strokes?|fainting spells?|panic attacks?) (?:usually |typically |normally )?last\\b(?![^.|]{0,80}\\b(?:he|hes|she|shes|my|our|im|i|minutes?|now|still|been|help)\\b)',
    ),
    ' how long ',
  ],
  [
    said(
      '\\b(?:class|course|training|lesson|lecture|documentary|book|article|podcast|presentation|essay|workshop|seminar|homework|poster) (?:about|on|covering) (?:\\w+ ){0,2}(?:seizures?|strokes?|heart attacks?|choking|overdoses?|drowning|sepsis|poison\\w*|bleeding|burns?|anaphylaxis|snake ?bites?)\\b',
    ),
    ' course ',
  ],
  [
    said(
      '\\b(?:novel|story|book|movie|film|anime|comic|screenplay|script|dnd|fanfic)s? (?:main )?(?:character|hero|heroine|villain|protagonist|detective) (?:\\w+ ){0,3}(?:poison\\w*|bleach|dies|shot|stabbed|drowns?|poisoned|murdered|kills)\\b',
    ),
    ' tale ',
  ],
  [
    said(
      '\\b(?:made|makes|making) us (?:all )?do (?:an? |the )?(?:\\w+ ){0,2}(?:trainings?|drills?|course|class|workshop|quiz)\\b|\\bactive shooter (?:trainings?|drills?|class\\w*|course|videos?|plans?|policy|simulation|exercise|preparedness)\\b',
    ),
    ' course ',
  ],
  [
    said(
      '\\b(?:tennis|golf|swim|swimming|butterfly|freestyle|paddle|rowing|putting|racquet|pickleball|forehand|backhand|billiards) strokes?\\b|\\bdifferent strokes\\b',
    ),
    ' sport ',
  ],
  [
    said(
      '\\b(?:my|her|his|your|their|our) strokes? (?:is|are|needs?|was|has|looks?|gets?) (?:\\w+ ){0,2}(?:improv\\w*|better|faster|smooth\\w*|work|sloppy|coming along)\\b(?=[^.|]{0,40}\\b(?:back ?stroke|breast ?stroke|freestyle|swim\\w*|laps?|butterfly|tennis|golf|rowing)\\b)',
    ),
    ' sport ',
  ],
  [said(`\\b${PET}s? (?:\\w+ ){0,2}(?:(?:head|belly|chin|ear|gentle|soft|back) )?strokes\\b`), ' pet '],
  [
    said(
      `\\b(?:bill(?:ed|s)?|charg(?:ed|es?)|owe|paid|invoiced?|cost|denied|appeal\\w*|claims?|dispute) (?:\\w+ ){0,5}for (?:an? |the |my |that )?(?:\\w+ )?${EVENT_NAMED} (?:er )?(?:visits?|stay|admission|trip|workup|tests?|evaluation)\\b`,
    ),
    ' bill ',
  ],
  [
    said(
      `\\b(?:er|ed|hospital|ambulance|emergency room) (?:bills?|claims?|charges?|copay) (?:\\w+ ){0,2}(?:for|from|about|after) (?:my |an? |the |his |her )?${EVENT_NAMED}\\b(?![^.|]{0,60}\\b(?:now|again|still|today|back|worse)\\b)`,
    ),
    ' bill ',
  ],
  [
    said(`\\b${EVENT_NAMED} (?:medical |hospital |er )?(?:records?|paperwork|bills?|claims?|forms?)\\b`),
    ' medical records ',
  ],
  [
    said(
      '\\bblack(?:ed|ing) out (?:my|the|our|all the|his|her) (?:windows?|curtains?|lights?|screen|room|names?|numbers?|text|dates?|bedroom|license)\\b',
    ),
    ' darkened it ',
  ],
  [
    said(
      '\\b(?:power|lights|electricity|grid|city|town|neighborhood|tv|screen|whole (?:block|street)) (?:\\w+ )?(?:blacked|passed|knocked) out\\b(?: (?:last night|yesterday|today))?',
    ),
    ' power was cut ',
  ],
  [
    said(
      '\\b(?:crash|wreck)(?:ed|ing|es|s)? (?:my|our|the|his|her|a) (?:\\w+ )?(?:budget|finances|credit|savings|plans?|party|wedding|diet|computer|laptop|phone|website|server|app|system|market|sleep|drone|rc car|kite|robot|simulator|roomba)\\b(?: (?:in|into|on) (?:an? |the )?\\w+)?',
    ),
    ' broke it ',
  ],
  [
    said(
      '\\b(?:the|my|our|his|her|a|that) (?:\\w+ )?(?:computer|laptop|phone|website|server|app|drone|portal|market|stocks?) (?:\\w+ )?crash(?:ed|es|ing)?\\b',
    ),
    ' it broke ',
  ],
  [
    said('\\bpoison (?:songs?|album|concert|band|lyrics|tour|shirt|playlist|apple|dart frogs?|pokemon|type)\\b'),
    ' music ',
  ],
  [
    said(
      `\\b(?:my|our|the|his|her|neighbors?) (?:\\w+ )?(${PET}) (?:got |was |just |has been |is |been )*(?:bit|bitten|stung|attacked|hit|run over|shot|poisoned) (?:over )?by (?:an? |the )?(?:\\w+ )?(?:snake|rattlesnake|copperhead|cobra|spider|scorpion|bee|dog|coyote|car|truck)\\b`,
    ),
    ' my $1 is hurt ',
  ],
  [
    said('\\b(?:phone|glass|plate|cup|laptop|bottle|pan|jar) (?:\\w+ ){0,3}hit the (?:floor|ground)\\b'),
    ' fell down there ',
  ],
  [said('\\b(?:blood|super|full|harvest|wolf) moons?\\b(?: tonight)?'), ' moon '],
  [
    said(
      '\\bwater (?:heater|main|pump|pipe|line|bottle|pitcher|cooler|filter|tank|meter|fountain|slide|jug)s? (?:\\w+ ){0,2}(?:broke|burst|leak\\w*|broken)\\b|\\bwater broke through (?:the|my|our|a) (?:\\w+ )?(?:wall|basement|dam|levee|ceiling|floor|roof|window)\\b',
    ),
    ' plumbing ',
  ],
  [
    said(
      '\\bcontractions? (?:in|of) (?:\\w+ )?(?:grammar|english|language|writing|sentences?|spelling)\\b(?: confus\\w+(?: me)?)?',
    ),
    ' grammar ',
  ],
  [
    said(
      `\\b${WORN} (?:is |was |keeps |s |are )?(?:kinda |literally |so |really )?(?:choking|strangling|suffocating) me\\b(?=[^.|]{0,40}\\b(?:tight|small|itchy|formal|wedding|size)\\b)${FIGHTS_OFF}`,
    ),
    ' is tight ',
  ],
  [
    said(
      '\\bstalking (?:my|the|his|her|their|our|this) (?:\\w+ )?(?:package|tracking|order|mail|delivery|instagram|facebook|email|inbox|portal|profile|results?|website|fridge)\\b',
    ),
    ' watching ',
  ],
  [
    said('\\bheart attack (?:burgers?|fries|sandwich|pizza|special|platter|breakfast|hot ?dog|meal|shake)\\b'),
    ' food ',
  ],
  [
    said(
      '\\b(?:shoot|shot|shooting) (?:my|the|his|her|our|your) (?:\\w+ ){1,2}(?:an? |some )(?:quick )?(?:text|email|e ?mail|message|note|dm|line|link|call|picture|pic)\\b',
    ),
    ' write ',
  ],
  [
    said(
      `\\b(?:baby|toddler|son|daughter|kid|he|she) (?:is |was |keeps )?(?:choking|strangling|suffocating|squeezing|smothering) (?:the|our|my|his|her) (?:${PET}|teddy|doll|bear|toy|pillow)\\b`,
    ),
    ' hugs a toy ',
  ],
  [said(`\\bchoke (?:on|in|for|of) (?:the |my |his |our |an? )?(?:lawn ?)?${ENGINE}\\b`), ' machine '],
  [
    said(
      `\\b${ENGINE} (?:is |was |keeps |kept )(?:\\w+ )?(?:choking|dying|coughing|gasping|wheezing|sputtering)(?: and (?:choking|dying|coughing|sputtering|stalling|smoking))?\\b`,
    ),
    ' machine broke ',
  ],
  [said(`\\bblue (?:in|with|from) (?:(?:the|her|his|my|an?|eating|all) ){0,2}${SWEETS}\\b${FIGHTS_OFF}`), ' coloured '],
  [
    said(
      '\\b(?:carbon monoxide|co|smoke|gas) (?:detectors?|alarms?|monitors?) (?:\\w+ ){0,2}(?:recommend\\w*|reviews?|brands?|install\\w*|placement|rebate|best|laws?|required|requirements?|options)\\b|\\bbest (?:carbon monoxide|co|smoke) (?:detectors?|alarms?)\\b',
    ),
    ' device ',
  ],
  [said('\\blightning (?:cables?|ports?|chargers?|adapters?|mcqueen|deals?|cord)\\b(?: broke)?'), ' cable '],
  [said('\\b(?:electric |e )?shock (?:collars?|absorbers?|fence)\\b'), ' collar '],
  [
    said(
      '\\b(?:in |the |an? |of )?labor (?:relations|laws?|unions?|market|costs?|force|board|department|intensive|dispute|movement|shortage|party)\\b',
    ),
    ' office ',
  ],
  [
    said(
      '\\b(?:meter|dexcom|libre|sensor|monitor|pump|cgm) (?:says|reads|shows|said) (?:\\w+ )?low (?:battery|signal|power)\\b',
    ),
    ' battery ',
  ],
  [said('\\bmushrooms? (?:on|in) (?:the |my |our )?(?:pizza|soup|salad|omelet\\w*|pasta|burger)\\b'), ' food '],
  [
    said('\\bhow long (?:is|are|does|do) (?:an? |my |the )?epi ?pens? (?:\\w+ )?(?:good|last|valid|keep)\\b'),
    ' how long it keeps ',
  ],
  [said('\\bdouble or nothing\\b'), ' a bet '],
  [said('\\b(?:just |only )?want(?:ed)? to say (?:hi|hello|hey|thanks|thank you|bye)\\b'), ' greets '],
  [
    said(
      '\\b(?:stabs?|stabbed) (?:me|him|her|us|them|you) in the back(?= (?:at|by) (?:work|the office|school|telling|lying|church)|,? (?:told|lied|took credit|when she|when he) )',
    ),
    ' betrayed ',
  ],
  [said('\\bstrokes? in (?:\\w+ )?(?:swimming|swim|tennis|golf|rowing|painting|calligraphy)\\b'), ' move '],
  [said('\\b(?:is|are|was|were|youre|its) (?:seriously |totally )?the bomb\\b'), ' is great '],
  [said('\\brolled (?:a )?(?:snake eyes|doubles|sixes)\\b'), ' played '],
  [
    said('\\b(?:choking|suffocation|drowning|burn|shock|poison) hazard (?:labels?|warnings?|stickers?|signs?)\\b'),
    ' label ',
  ],
  [
    said(
      '\\b(?:ex|he|she|hes|shes|boss|relationship|marriage|friend) (?:is )?(?:so |really |just |pure |toxic and )+(?:poison|poisonous)\\b',
    ),
    ' is bad ',
  ],
  [
    said(
      '\\b(?:(?:printer|computer|laptop|car|engine|phone|wifi|router) (?:\\w+ )?(?:is |was |keeps )?(?:having|had)|(?:threw|throwing|pitched|pitching)) (?:a|another) (?:fit|seizure|meltdown)\\b',
    ),
    ' fails ',
  ],
  [
    said('\\bhit (?:me|him|her|us|them) like (?:lightning|a truck|a train|a ton of bricks|a freight train)\\b'),
    ' struck me ',
  ],
  [
    said(
      '\\b(?:charged|billed) (?:me|us|him|her) (?:\\w+ ){0,2}for (?:an?|my|the|his|her) (?:\\w+ )?(?:epi ?pens?|ambulance|stroke|seizure|overdose|shock|defibrillator|narcan)\\b',
    ),
    ' billed ',
  ],
  [
    said(
      '\\b(?:poison|bleed|burn|curse|freeze|paralysis|death) (?:\\w+ )?(?:in|from) (?:elden ring|minecraft|skyrim|pokemon|zelda|fortnite|roblox|dark souls|dnd|the game)\\b',
    ),
    ' game ',
  ],
  [said('\\bsnor(?:e|es|ing) and (?:i |he |she )?wakes? up (?:gasping|choking|short of breath)\\b'), ' snore '],
]
