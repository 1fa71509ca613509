import type { Lexicon } from '../lexicon'

const POISONS =
  'mothball|mothballs|lye|weedkiller|roundup|paraquat|strychnine|arsenic|cyanide|methanol|pokeweed|pokeberries|pokeberry|hemlock|nightshade|belladonna|datura|foxglove|oleander|deathcap|toadstool*|antifreeze|coolant|gasoline|diesel|kerosene|turpentine|acetone|drano|bleach|ammonia|lysol|pesticide|insecticide|herbicide|fertilizer|thinner|clorox'
const ATE =
  'swallow*|ate|drank|eaten|drunk|ingested|eating|drinking|chewed|sipped|chugged|downed|gulped|licked|drinks|eats'
const TIMES = 'three|four|five|six|eight|ten|3|4|5|6|8|10|20|twenty|several'
const TOOK = 'took|taken|swallowed|downed|ate|popped|drank'

/** Poisons and doses told in a short plain line. */
export const IN_FEW_WORDS_POISON: Lexicon = {
  'child-swallowed': [
    `${ATE} ~ ${POISONS}`,
    `${ATE} ~ weed|ant|bug|wasp|roach|rat|mouse|slug|snail ~ killer|poison|bait|pellets`,
    'swallow*|ate|drank|eaten|drunk|ingested|eating|drinking|sipped|licked ~ lamp|lighter|brake|washer|wiper|battery|hydraulic|transmission ~ oil|fluid|acid',
    'ate|eaten|eating|swallowed|cooked|served|chewed ~ death|destroying|jimson|castor|water|rosary|yew ~ cap|caps|angel|weed|bean|beans|hemlock|pea|peas|berries|seeds',
    '<child>|old =got|gets =hold|ahold|into =of|the|my|some|a <toxin>|lye|mothballs|pills|medicine|meds',
    'he|she|<child> =got|gets =hold|ahold =of =my|the|some|his|her|a <toxin>|lye|mothballs|pills|medicine|meds',
  ],
  poison: [
    'drank|drunk|drinking|drinks ~ wood|methyl|homemade|bootleg|denatured|bad ~ alcohol|moonshine|liquor|hooch|spirits',
    'moonshine|hooch|bootleg ~ blind|blurry|vision|sight|see',
    'death =cap',
  ],
  'narcan-given': [
    'narcan|naloxone =did|does|done|doing =nothing|squat|shit|jack',
    'narcan|naloxone ~ isnt|not|didnt|doesnt|wont|nothing|still|aint ~ work*|working|helping|help|waking|wake|woke|respond*|breathing|out|bringing|brought',
    'narcanned|narcaned|narcand =him|her|my|them|me|us|twice|a|the',
  ],
  'too-many-pills': [
    'od =ing',
    'took|taken|swallowed|ate three|four|five|six|seven|eight|ten|3|4|5|6|7|8|10 =of =her|his|my|their|grandmas|moms =heart|blood|pressure|sugar|diabetes|sleeping|<heartPill>',
    'hes|shes|im|friend|son|daughter|brother|sister|boyfriend|girlfriend|he|she|wife|husband =od|ods =on|right|now|in|again|help',
    `${TOOK} =all|every =of|one|last =her|his|their|of|the|those <heartPill>|<drug>|sleeping|pills`,
    `${TOOK} =all =of =my =<heartPill>|sleeping|pills`,
    `${TOOK}|taking =all =her|his|their =<heartPill>|<drug>|<medicine>|sleeping|blood|heart|pressure|pills`,
    `${TOOK} =all =my =<heartPill>|sleeping|blood|heart`,
    `${TIMES} =times =her|his|my|the|their|normal|usual dose|pills|meds|insulin|morphine|medication`,
    `took|taken|gave|given|got|take|giving ${TIMES} =times =her|his|my|the|their|normal|usual amount|pills|pill|meds|medicine|medication|dose`,
    `took|taken|gave|given|got|take|giving ${TIMES} =times =what|as|more|too`,
    `${TIMES} =times =her|his|my|the|their =dose|meds|medicine|insulin|morphine|prescribed`,
    `pills|meds|dose|medicine|pill|insulin|medication ${TIMES} =times =over`,
    '10x|5x|4x|3x|20x|100x =the|her|his|my|too =dose|amount|normal|usual|prescribed|much',
    'quadruple|quadrupled|tripled ~ dose|pills|meds|insulin|medication',
    'insulin =pump|pen dumped|emptied|delivered|injected|gave|pushed|shot|unloaded all|whole|entire|too|everything|full|100|200|300',
    'pump|cartridge|reservoir|pen dumped|emptied|injected|pushed|unloaded all|whole|entire|everything|full insulin|cartridge|reservoir|units|into|in|vial',
  ],
  'chest-pain': [
    'speedball|speedballs|meth|cocaine|crack|molly|mdma|ecstasy|bathsalts|fentanyl|heroin ~ did|took|smoked|snorted|shot|doing|done|using ~ heart|chest|pulse',
  ],
  'suicide-said': [
    'has|with|got|grabbed|took|have ~ rope|noose|gun ~ locked|locks|barricaded ~ door|herself|himself|in',
    'tried|trying|want|wants|planning =to =od|overdose',
    'wanna =od|overdose',
    'took|swallowed|taking|grabbed|has|with|got ~ pills|pill|tylenol|meds|bottle ~ locked|locks|barricaded|shut ~ door|herself|himself|bathroom|room|in',
  ],
}
