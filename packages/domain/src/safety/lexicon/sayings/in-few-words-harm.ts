import type { Lexicon } from '../lexicon'

const PEOPLE =
  'husband|wife|dad|father|mom|mother|son|daughter|kid|kids|baby|brother|sister|friend|coworker|neighbor|grandpa|grandma|child|children|toddler|boy|girl|man|woman|boss|partner|cousin|uncle|aunt|guy|worker|crew|someone|somebody|boyfriend|girlfriend|buddy|nephew|niece|grandson|granddaughter|person|pedestrian|cyclist|lady'
const ONE = 'me|him|her|us|them|someone|somebody|people'
const HEAVY =
  'car|truck|tree|wall|tractor|beam|forklift|crane|log|boulder|roof|ceiling|building|trailer|scaffold*|machine|engine|slab|dresser|fridge|refrigerator|tv|television|van|bus|suv|motorcycle|atv|quad|wheeler|fourwheeler|mower|horse|cow|bookshelf|wardrobe|pallet|branch|pole|gate|trench|shed|porch|deck|crate|load'
const VEHICLE = '<vehicle>|semi|wheeler|fourwheeler|mower|jeep|golfcart|ambulance|tram|trolley|snowmobile|bulldozer'
const SHARP =
  'knife|screwdriver|blade|icepick|shank|scissors|fork|pen|pencil|needle|glass|chisel|machete|sword|bottle|razor|skewer|fork|pipe'
const STUCK_THING =
  'knife|screwdriver|arrow|blade|machete|sword|rod|rebar|pole|pipe|scissors|icepick|spear|harpoon|stake|crowbar|branch|antler|axe|hatchet|bolt|fork'
const PART = '<trunk>|<limb>|eye|shoulder|butt|buttock|heart|lung|side|ribs|neck|face'

/** Injuries told in a short plain line. */
export const IN_FEW_WORDS_HARM: Lexicon = {
  'severe-bleeding': [
    'cut|sliced|slit|gash*|wound|blood|artery|vein|wrist|bleed* ~ spraying|sprays|sprayed|spurting|spurts|spurted|squirting|squirts|squirted|gushing|gushes|jetting',
    'blood =keeps|is|was|still|just|comes|keep pumping|pumps|pulsing =out|from',
    'blood =pumping|pulsing =out|from',
    'chainsaw ~ kicked|kickback|jumped|slipped|bit|caught|cut|hit|tore|ripped|sliced|into|went|got ~ thigh|thighs|leg|legs|neck|face|arm|chest|shoulder|foot|groin|hand|knee|calf|shin|belly|me|him|her',
    'saw|grinder|axe|machete|mower|blade kicked|bounced =back =into|in|on thigh|leg|neck|face|arm|chest|shoulder|foot|groin|hand|knee|belly',
    'slit|slits|slitting|slashed|slashing =my|his|her|their|the|someones|own|moms =throat|neck|jugular',
    'sliced|cut|ripped|tore|slashed|gashed|split|laid =my|his|her|their|the neck|throat|belly|stomach|gut|chest =open|wide|clean|deep',
    'tourniquet ~ bleed*|bleeding|bled|gushing|spurting',
    'severe|severely|massive|massively|uncontrolled|uncontrollable|uncontrollably|profuse|profusely|terrible|extreme|serious|major =bleeding|bleed|hemorrhage|hemorrhaging',
    'bleeding =severely|massively|uncontrollably|profusely',
    'bleeding|bleed|bleeds|bled =bad|real|really|so|super|very|way =bad|badly|hard|fast|much',
    'bleeding =bad',
    'cut|cuts|cutting =his|her|their|someones =throat',
    'someone|somebody|he|she|they|ex|man|guy =cut =my =throat',
  ],
  amputation: [
    'scalped by|in|from|when machine|machinery|dog|bear|engine|motor|shaft|belt|drill|lathe|propeller|conveyor|fan|tractor',
    'decapitated|decapitation',
    'scalp|ear|nose|lip|finger|fingers|thumb|toe|hand|arm|leg|foot|tongue|penis got|was|is|been|came|gets|just bit|bitten|ripped|torn|cut|chopped|blown|sliced|pulled|yanked|chewed|sawed =off|away|clean|loose',
    'bit|bitten|chewed|blew|tore|torn|ripped|yanked|sawed =off =my|his|her|a|the|part|half|whole ear|nose|lip|finger|fingers|thumb|toe|scalp|tongue|hand|foot|arm|leg',
    'bit|chewed|blew|tore|ripped|yanked|sawed =my|his|her =ear|nose|lip|finger|fingers|thumb|toe|scalp|tongue|hand|foot|arm|leg =off|clean|right',
    'scalp =is|was|got|came|hanging|peeled|ripped|torn|just torn|ripped|hanging|gone|peeled|off',
  ],
  gunshot: [
    'i =am =shot',
    'im|ive|hes|shes|theyre|weve =been|got =shot',
    'im|hes|shes|theyre =shot',
    'they|he|she|someone|somebody|cops|police|ex|man|guy|dude|intruder|robber =done|just|jus|gone =shot =him|her|me|us|my|them',
    'ex|husband|boyfriend|wife|girlfriend|dude|intruder|robber|stranger|neighbor|dad|brother|stepdad =shot =him|her|me|us|them',
    'he|she|i|just|husband|wife|son|daughter|brother|dad|boyfriend|kid|friend|man|guy|accidentally|mom|sister =shot =himself|herself|myself|themself',
    'shot =myself =in|with|while|cleaning|by|through|and|today|accidentally',
    'shot =himself|herself =with|while|cleaning|through|accidentally',
    'gsw|gsws',
    'slit|slits|slashed =my|his|her|their|someones =throat',
    'knifed|shanked|stabbing =me|him|her|in|my|his',
    'took|caught =a =bullet|round|slug',
    'hit =by =a|stray =bullet|stray',
  ],
  impaled: [
    `stuck|stabbed|jabbed|poked|shanked|knifed|hit in|the|my|his|her|him|me <trunk>|eye|thigh with|by ${SHARP}`,
    `theres|got|has|with|have|is|still|had ${STUCK_THING}|nail|pencil|glass =in|through|inside|into =his|her|their|moms|dads ${PART}`,
    `${STUCK_THING}|glass|nail =sticking|stuck|lodged|embedded|hanging|went|goes|going out|in|from|through|into|thru =of|his|her|their|my|the|him ${PART}|him|her|me`,
    `arrow|spear|harpoon|rebar|crossbow|javelin|stake|machete|crowbar =in|through|into|thru =my|his|her ${PART}`,
    `nail|staple|screw|bolt =gun went|fired|shot|into|through|in|off <trunk>|eye|heart`,
  ],
  crushed: [
    'stuck|trapped|pinned =under|beneath|underneath =a|the|my|his|her =tree|car|truck|tractor|beam|log|wall|rubble|machine|atv|quad|trailer|tree',
    `${HEAVY} fell|collapsed|toppled|tipped|rolled|landed|crashed|dropped|came|caved =on|onto|over|down|in|off ${ONE}|top`,
    `${HEAVY} fell|collapsed|toppled|tipped|rolled|landed|crashed|dropped|came|caved =on|onto|over|down =my|our|the|a|his|her|this|two|three|four|some|several|top ${PEOPLE}|workers|guys|men|women|me|him|her`,
    'leg|legs|arm|arms|hand|hands|foot|feet|chest|pelvis|head|skull =is|are|was|were|got|gets|been|being|all crushed|mangled|pinned|flattened|squashed',
    'legs|leg|arm|arms|chest|pelvis|skull =crushed|mangled|flattened',
    'trapped|pinned|stuck ~ car|truck|vehicle|wreck|wreckage|van|suv|tractor|atv ~ flipped|rolled|crashed|crash|wrecked|accident|overturned',
    'hes|shes|im|theyre|is|are|were|still =trapped|pinned =in|inside|under|beneath|underneath =the|a|his|her|my|our =car|truck|vehicle|wreck|wreckage|van|suv|tractor|rubble|machine|bus',
  ],
  'neck-injury': [
    `${VEHICLE} ran|run|runs|rolled|backed|drove|running =over|into =${ONE}`,
    `${VEHICLE} ran|run|runs|rolled|backed|drove|running =over|into =my|our|a|the|this|his|her ${PEOPLE}`,
    `ran|run|runs|backed|drove|rolled =over =my|our|a|the|this|his|her =${PEOPLE}`,
    `ran|backed|drove|rolled =over =${ONE}`,
    `ran|run|runs =me|him|her|us|them =over|down =with|in|and|on =his|her|a|the|my|purpose`,
    `car|truck|bus|van|suv|train|motorcycle|pickup|semi|taxi|jeep|driver|tractor hit|struck|clipped|plowed|mowed =my|our|a|the|his|her =${PEOPLE}`,
    `car|truck|bus|van|suv|train|motorcycle|pickup|semi|taxi|jeep|driver|tractor =hit|struck|mowed =${ONE}`,
    `car|truck|bus|van|suv|train|motorcycle|pickup|semi|taxi|jeep|driver|tractor =just =hit|struck|mowed =${ONE}`,
    `hit|struck|mowed =by =a|an|the|some|his|her car|truck|bus|van|suv|train|motorcycle|pickup|semi|vehicle|driver|tractor|taxi|jeep|trolley|tram|subway`,
    `run|ran =over|down =by =a|an|the|some|his|her|my car|truck|bus|van|suv|train|motorcycle|pickup|semi|vehicle|driver|tractor|taxi|jeep|wheeler|mower|atv|quad|boat|forklift`,
    'fell|fallen|fall|dropped|plunged|plummeted ~ 15|18|20|25|30|35|40|50|60|fifteen|twenty|thirty|forty|fifty ~ feet|foot|ft',
    'fell|fallen|dropped|plunged|jumped =about|like|down|from =two|three|four|five|six|2|3|4|5|6 =story|stories|floors',
    'fell|fallen|plunged|jumped|pushed|thrown =off|from|out|over =a|the|of|our|my balcony',
    'fell|jumped|pushed|thrown =two|three|four|five|six|2|3|4|5|6 =story|stories|floors',
    'fell|jumped|pushed|thrown off|from|out second|third|fourth|fifth|2nd|3rd|4th|5th =story|floor',
  ],
  'hot-spill-wide': [
    'boiling|scalding =water|oil|soup|grease fell|spilled|poured|splashed|tipped =on|over|onto =my|the|our|her|his|a =toddler|baby|son|daughter|kid|child|face|head|grandson|granddaughter',
    'hot|boiling|scalding =oil|grease|water|coffee|tea|soup|ramen|noodles|wax|tar|broth|pasta|gravy|milk went|poured|spilled|splashed|fell|dumped|ran|got|tipped =all =down|over|on =my|his|her|the|our <chest>|belly|back|legs|face|neck|head|lap|body|baby|son|daughter|toddler|kid|stomach|arms|groin|him|whole',
    'hot|boiling|scalding =oil|grease|water|coffee|tea|soup|ramen|noodles|wax|tar|broth|pasta|gravy|milk poured|ran|running|spilled|splashed|dumped|went =down|over|onto =my|his|her|the|our|both|me|him =chest|belly|back|legs|leg|face|neck|head|baby|toddler|whole|both|stomach|arms|front',
  ],
  'open-belly': ['guts|intestines|intestine|bowels|insides hanging|coming|falling|spilling|poking|sticking =out'],
  'pinned-for-hours': [
    'down|lying|laying|stuck|been|fell =on =the|a|his|her =kitchen|bathroom|bedroom|garage|basement|cold =floor|ground since|all|overnight|for night|yesterday|hours|last|days|morning',
    '<elder>|he|she|hes|shes|him|her|neighbor|uncle|aunt|husband|wife|man|woman|been|found|lying|laying|stuck =has|was|is|been|lying|laying|stuck|down|on|my|alone floor|ground since|all|overnight|for yesterday|night|last|hours|days|overnight|friday|saturday|sunday|monday',
    '<elder>|he|she|hes|shes|him|her|neighbor|uncle|aunt|husband|wife|man|woman on|the|down =floor|ground since|all|overnight|for yesterday|night|last|hours|days|morning|friday|saturday|sunday|monday',
  ],
}
