import { ASKED_OF_OFFICES } from './asked-of-offices'
import { HARMLESS_MIND_WORDS } from './harmless-mind-words'
import { DENIED_OTHERWISE } from './denied-otherwise'
import { ERRAND_SAYINGS, HARMLESS_SAYINGS, MONEY_SAYINGS } from './errand-sayings'
import { FIGURES_OF_DANGER } from './figures-of-danger'
import { LIKENED } from './likened'
import { thoseThatMayStand } from './may-stand'
import { PLAIN_MEANINGS } from './plain-meanings'
import { QUESTIONS_ANSWERED } from './questions-answered'
import { SAID_BY_OTHERS } from './said-by-others'
import { SAYINGS_OF_WORRY } from './sayings-of-worry'
import { SPANISH_PLAIN_WORDS } from './spanish-plain-words'
import { SPANISH_LIKENESS } from './spanish-likeness'
import { SPANISH_SAYINGS } from './spanish-sayings'
import { SPANISH_SUBJUNCTIVE } from './spanish-subjunctive'
import { SPANISH_TURNS } from './spanish-turns'
import { TOLD_AS_ABSENT } from './told-as-absent'
import { TOLD_AS_MISSING } from './told-as-missing'
import { THINGS_NAMED_FOR_DANGER } from './things-named-for-danger'
import { REWORDED, TURNS_OF_SPEECH } from './turns-of-speech'

/** Turns of speech that name a danger and mean none. Taken out of a plain text before it is read. */
const IDIOMS = [
  /\b(?:dying|die|died|dies) (?:to (?:know|see|try|meet|eat|go|hear)|for (?:a|some|coffee|chocolate|pizza)|laughing|of (?:laughter|laughing|boredom|embarrassment|curiosity|excitement|shame|hunger))\b/g,
  /\b(?:bored|scared|tickled|worried|sick) to death\b/g,
  /\bto die for\b/g,
  /\b(?:website|site|portal|app|page|screen|phone|tablet|hr|office|insurer|company|landlord)s? (?:is |are |isnt |not |was )*(?:unresponsive|not responding|responding)\b/g,
  /\b(?:find|get|buy|need|want) an? pulse ox\w*\b|\bno pulse on the (?:elliptical|treadmill|bike|screen|watch|machine)\b|\b(?:encuentro|aparece) el pulso en (?:mi|el) reloj\b/g,
  /\b(?:cant|cannot) (?:see|find|open|read) my (?:test )?(?:results|chart|messages|bill|statement|claims?|records|account)\b|\b(?:cant|cannot) (?:speak|talk) to (?:an? )?(?:human|real person|person|representative|agent|anyone) (?:at|in|from)\b|\bno (?:puedo|se) hablar (?:bien )?(?:en )?ingles\b/g,
  /\bno words (?:come close|can (?:say|express|describe)|to (?:thank|describe))\b/g,
  /\blaugh(?:ed|ing)? so hard (?:at|about|over) [a-z ]{2,30}?(?:couldnt|cant) breathe\b/g,
  /\b(?:recycle|replace|dispose of|install|buy|old|new|expired) (?:an? |my |the )?(?:old )?carbon monoxide (?:detectors?|alarms?)\b/g,
  /\b(?:son of a gun|great guns|gun to my head,? i|going great guns|under the gun)\b/g,
  /\byeet (?:my|him|her)self (?:(?:in)?to (?:the |my )?(?:bed|shower|pool|couch|sofa|car|hammock)|off (?:this|the) (?:treadmill|couch|bike))\b/g,
  /\bkms (?=(?:my|this|i forgot|the) (?:\w+ ){0,2}?(?:nail|wifi|phone|lunch|pimple|zit|hair|homework|laptop|stomach)\b)/g,
  /\b(?:called|named|clue (?:was|is)|word (?:today )?(?:was|is)) "?(?:the )?(?:heart attack|stroke|overdose|seizure|chest pain)"?/g,
  /\bthe burn from (?:leg day|squats|the (?:workout|gym|bike|hill)|spin(?:ning)?|running)\b/g,
  /\bsin (?:aire|aliento) (?:de (?:la |tanta )?risa|riendo\w*)\b|\bse (?:me|le) va el aire de la risa\b/g,
  /\b(?:jefe|jefa|patron|patrona|suegra|maestra) me quiere matar de (?:tanto |puro )?(?:trabajo|hambre|aburrimiento|tarea)\b/g,
  /\bme va a ahorcar si (?:no )?(?:le|se) [^.|]{0,40}jaja\w*/g,
  /\bprefiero morirme antes que (?:irle|usar|ponerme|comer|ver|salir)\b/g,
  /\b(?:shoot|shot) (?:me|you|us|him|her|them) (?:an?|the|your) (?:e ?mail|text|message|note|line|copy|link|dm)\b/g,
  /\bkill(?:ing|ed|s)? (?:time|(?<!\b(?:baby|newborn|infant)\b[^.|]{0,60})it|two birds|the (?:lights?|engine|vibe|mood|weeds|germs)|weeds|germs|bacteria|bugs|ants|mosquitoes)\b/g,
  /\b(?:stroke of (?:luck|genius|midnight|the pen)|breast ?stroke|back ?stroke|brush ?strokes?|stroke order|key ?strokes?|golf stroke|two stroke engine)\b/g,
  /\b(?:gave|giving|give|gives|nearly had|almost had|nearly gave|almost gave) (?:me|him|her|us|my \w+)? ?(?:a )?heart attack ?(?:when|with|from|at|over|every time|looking|seeing)?\b/g,
  /\bheart attack (?:when i (?:saw|opened|got|read|heard)|on a plate|grill)\b/g,
  /\boverdos(?:e|ed|ing) (?:of|on) (?:homework|work|cuteness|chocolate|coffee|tv|netflix|christmas|sugar|sunshine|meetings|paperwork|news|vitamin c jokes)\b/g,
  /\bdrown(?:ing|ed)? in (?:medical |hospital |my |the |all |these )*(?:bills?|debts?|work|paperwork|emails?|homework|laundry|deudas?)\b/g,
  /\b(?:ahog(?:ad[oa]s?|ando(?:me)?|o)|me ahogo) en (?:deudas?|trabajo|papeleo|un vaso de agua)\b/g,
  /\b(?:me muero|muero|muriendo|morirme|morir) (?:de (?:la )?(?:risa|hambre|sed|ganas|aburrimiento|calor|frio|pena|verguenza|curiosidad|sueno)|por (?:saber|ver|ir|comer|un|una))\b/g,
  /\bmatar (?:el|un) tiempo\b/g,
  /\b(?:about|almost|nearly|practically) (?:passed out|fainted|died|keeled over|had a heart attack)(?: (?:lol|lmao|haha\w*|laughing)\b| from (?:embarrassment|laughing|shock|fright)\b| when i (?:saw|heard|read|opened) (?:it|that|the|my (?:bill|pee|urine|poop))\b)/g,
  /\bcasi (?:me )?(?:desmayo|muero|infarto|da un infarto)(?: (?:jaja\w*|de la risa)\b| del susto\b| cuando (?:vi|lei|oi|abri) (?:eso|el|la|mi (?:orina|popo))\b)/g,
  /\bsuicide (?:squad|prevention (?:month|walk|week|training|class|awareness)|doors?|awareness)\b/g,
  /\b(?:prevencion del suicidio|escuadron suicida)\b/g,
  /\b(?:chest of drawers|hope chest|chest x ?rays?|chest press|treasure chest|chest cold|chest freezer)\b/g,
  /\bpoison (?:ivy|oak|sumac)\b/g,
  /\b(?:food poisoning|intoxicacion (?:alimentaria|por (?:comida|alimentos)))\b/g,
  /\bkick the habit\b/g,
  /\bshot (?:me|us|him|her|them) (?:full of|up with (?:novocaine|lidocaine)|a (?:look|glance|smile))\b/g,
  /\bto jump (?:ship|rope|at|to|through|for|the (?:gun|line|queue|fence|turnstile|shark)|start|around|up|hurdles|high|back|right|ahead|on (?!the track)|in(?! front)(?! the (?:river|lake|water))|into (?!traffic|the (?:river|lake|water)|a ))/g,
  /\bdone living (?:in|with|here|there|at|like|on|under|off|paycheck|out)\b/g,
  // Told of a fall, a saw or hard work: no more than a narrow escape.
  /\b(?:fell|slip(?:ped)?|trip(?:ped)?|crash(?:ed)?|wiped out|stairs|ladder|roof|ice|icy|bike|scooter|skateboard|motorcycle|mower|saw)(?: (?!and i (?:want|took))\w+){0,8}? (?:almost|nearly|near|about|bout|could have|couldve) killed (?:my|him|her|them)sel(?:f|ves)\b/g,
  /\bkilled (?:my|him|her|them)sel(?:f|ves) (?:(?!hanging|jumping|taking|cutting|overdosing|swallowing|shooting|drinking|doing|using)\w+ing|on (?:the|that|those|this|these|my|a|an)(?! (?:anniversary|tracks?|bridge))|over (?:a|an|the)|in (?:the|a|an|that) (?:\w+ )?(?:accident|wreck|crash|fall|shower|tub|car|truck)|at (?:the gym|practice)|when (?:i|he|she|they) (?:fell|tripped|slipped|missed|hit|dropped))\b/g,
  /\bdoubled in (?:size|number)\b/g,
  /\b(?:normal|healthy|strong|intact|good) immune (?:system|function)\b|\bimmune system is (?:fine|normal|ok|okay|good|healthy)\b|\bimmunocompetent\b/g,
  /\b(?:cai|caigo|cayo|resbal[eo]|tropece|tropezo|choque|choco|moto|carro|escaleras?|bici\w*|troca|hielo)(?: \w+){0,8}? casi (?:me mat[oe]|se mat[ao])\b/g,
  /\bcasi (?:me mat[oe]|se mat[ao]) (?:en|al|por|bajando|subiendo|manejando|cayendo\w*|resbal\w+|tropez\w+|de (?:la|un|una|el|risa|susto)|cuando|con (?:la|el|un|una) (?:moto|carro|bici\w*|escalera|sierra|machete))\b/g,
  /\bhot (?:water )?bottles?\b/g,
  /\b(?:brazo|bracito|pierna|piernita|manita) (?:de (?:su|mi|la|el|un|una)|del) (?:juguete|muneca|muneco|silla|sillon|robot|oso|osito)\b/g,
  /\b(?:whole|entire|full) (?:bottle|jar|box|can|jug|carton) of (?:water|milk|juice|soda|gatorade|pedialyte|formula|ketchup|hot sauce|salsa|pickles|olives|cereal|crackers)\b/g,
  /\b(?:side|lip|mouth|face|cheek|jaw) (?:got|went|is|was|felt|still) (?:still )?numb (?:at|by|from) (?:the|my) dentist\w*\b/g,
  /\b(?:as if|like|as though) (?:i (?:was|were|had been|got|had) )?(?:an? |the )?(?:bus|truck|train|lorry) (?:had )?(?:hit|run|ran) (?:me|over me)(?: over| down)?\b|\blike i (?:was|got|had been) (?:hit|run over) by an? (?:bus|truck|train)\b/g,
  /\b(?:like )?a hot wire (?:runs?|goes|from my (?:back|buttock|hip)|down my (?:leg|thigh))\b/g,
  /\b(?:blind (?:date|spot)s?|color ?blind|blind trust|window blinds?)\b/g,
  /\b(?:cold (?:water|weather|case|call|feet|shower|pizza|drinks?|brew)|cold turkey)\b/g,
  /\b(?:panic button|no pain no gain|pain in the (?:neck|butt|ass)|sore (?:loser|subject|point))\b/g,
  /\b(?:heart ?(?:felt|broken|warming)|broken heart(?:ed)?|corazon roto)\b/g,
  /\bbleeding (?:money|edge|heart)\b/g,
  /\bnothing (?:is |was |looks |looked |feels )?(?:swollen|bulging|hot|tender|stiff|sticking out|(?:red|puffy)(?= (?:or|behind|around)\b))(?: or (?:red|swollen|bulging|hot|tender|puffy|sticking out))?(?: (?:behind|around|at|on|in) (?:\w+ ){0,2}\w+)?/g,
  /\b(?:quebr\w+|rompi\w+|parti\w+) (?:la|mi) una\b/g,
  /\b(?:any|is there(?: any)?|are there(?: any)?|tienen?|traen?|hay) (?:algun )?(?:poisons?|toxins?|venenos?) (?:in (?:those|them|it|these|crayons)|(?:esos|esas|los|las))\b/g,
  /\b(?:grunts?|strains?|push(?:es)?|cries) (?:\w+ )?and (?:turns?|gets?|goes) (?:\w+ )?red(?: in the face)?\b|\b(?:turns?|gets?|goes) (?:\w+ )?red (?:in the face )?(?:when|while) (?:\w+ ){0,2}(?:poop\w*|strain\w*|push\w*|cries|crying)/g,
  /\b(?:took my breath away|takes? (?:your|my) breath away|breath ?taking|save your breath|dont hold your breath)\b/g,
  /\b(?:shot|shots) (?:in the dark|clinic|record)\b/g,
  /\b(?:flu|covid|tetanus|booster|vaccine|rabies|shingles|shingrix|pneumonia|rsv|hpv|mmr|tdap|dtap) (?:shots?|vaccines?)\b/g,
  /(?<!\b(?:eye|eyeball|eyes|guts?|intestines?|bowels?|bones?|cord|foot|organs?|brains?|insides|tongue|scalp|finger|toe|skin|flap) (?:(?:is|was|are|were|just) )?)\b(?:hang ?ing|hang) (?:out|in there|up|on)\b(?! (?:the|one|(?:my|his|her) (?:left|right))\b)/g,
  /\bbeat(?:s|ing)? (?:the (?:heat|odds|clock|traffic|system)|around the bush)\b/g,
]
const KEPT = / (?:chest cold) /

/** What an idiom leaves behind: a chest cold is still a cold, poison ivy still a rash. */
function remainder(idiom: string): string {
  if (KEPT.test(` ${idiom} `)) return ' head cold '
  if (/poison (?:ivy|oak|sumac)/.test(idiom)) return ' itchy rash '
  if (/food|aliment|comida/.test(idiom) && !/heart|die|dying|muer/.test(idiom)) return ' bad food '
  if (/(?:shot|vaccine)s?$/.test(idiom)) return ' vaccine '
  return ' it '
}

/** In the order in which they are taken out. No saying goes on past a full stop. */
export const SAYINGS: readonly (readonly [RegExp, string | typeof remainder])[] = [
  ...QUESTIONS_ANSWERED,
  ...TOLD_AS_MISSING,
  ...TOLD_AS_ABSENT,
  ...ASKED_OF_OFFICES,
  ...FIGURES_OF_DANGER,
  ...THINGS_NAMED_FOR_DANGER,
  ...PLAIN_MEANINGS,
  ...LIKENED,
  ...SAID_BY_OTHERS,
  ...REWORDED,
  ...DENIED_OTHERWISE,
  ...SPANISH_SUBJUNCTIVE,
  ...SPANISH_PLAIN_WORDS,
  ...SPANISH_LIKENESS,
  ...SPANISH_TURNS,
  ...SPANISH_SAYINGS,
  ...HARMLESS_SAYINGS,
  ...HARMLESS_MIND_WORDS,
  ...[...MONEY_SAYINGS, ...TURNS_OF_SPEECH, ...ERRAND_SAYINGS, ...SAYINGS_OF_WORRY, ...IDIOMS].map(
    (sign) => [sign, remainder] as const,
  ),
]

type Saying = (typeof SAYINGS)[number]

const withoutSaying = (text: string, [sign, left]: Saying): string =>
  typeof left === 'string' ? text.replaceAll(sign, left) : text.replaceAll(sign, left)

const sayingsIn = thoseThatMayStand([...SAYINGS.entries()], ([, [sign]]) => [sign])

/** Once one is taken out, what it leaves may begin another that comes after it. */
function withoutSayings(text: string, from: number): string {
  for (const [place, saying] of sayingsIn(text)) {
    const left = place < from ? text : withoutSaying(text, saying)
    if (left !== text) return withoutSayings(left, place + 1)
  }
  return text
}

export const withoutIdioms = (plain: string): string =>
  plain
    .split('.')
    .map((part) => withoutSayings(part, 0))
    .join('.')
