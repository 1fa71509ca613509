import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const KIN =
  '(?:mother|father|mom|mum|dad|grand\\w+|nana|granny|husband|wife|partner|girlfriend|boyfriend|sister|brother|aunt|uncle|roommate|suegra|abuel[oa]|mama|papa|espos[oa]|mujer|marid[oa]|herman[oa]|tia|tio)'
const DESPAIR =
  /\b(?:suicid\w*|kill(?:ing)? (?:myself|herself|himself)|want(?:s|ed)? to die|wish\w*|pills?|overdos\w*|cut(?:s|ting)?|note|goodbye\w*|hopeless\w*|no point|tonight|tomorrow|depress\w*|gun|(?:razors?|blades?|knife) (?:to|on|against|in|ready|out)|rope|noose|jump\w*|alone|burden|hurt(?:s|ing)? (?:herself|himself|myself)|quier[eo] morir\w*|matar(?:se|me)|pastillas?|despedi\w*|nota|deprimid[oa]|esta noche|manana|sola?)\b/
const despairs = (plain: string): boolean => DESPAIR.test(withoutDenials(plain))
const DESPAIR_OR_POISON =
  /\b(?:suicid\w*|dont want to (?:live|be here)|want(?:s|ed)? to (?:die|end)|on purpose|hopeless\w*|goodbye\w*|depress\w*|(?:whole|entire|full) bottle|handful|a proposito|quier[eo] morir\w*|frasco|puno)\b/
const WANTS_HARM =
  /\b(?:want(?:ed|s)? to (?:hurt|kill|strangle|choke|shake|hit|harm)|urges?|afraid (?:of myself|i (?:will|might|would))|babys?|newborn|infant|hands? (?:on|around)|throat|bruis\w*|gun|knife|quiero|bebe|cuello|moreton\w*)\b/
const HURT_SELF =
  /\b(?:i|ive|me) (?:\w+ )?(?:just )?(?:cut|nicked|sliced|bled|bleed|stabbed|scraped|poked|dropped|burned|stubbed|corte|pinche|queme)\b/
const KIN_AILS =
  /\b(?:she|he|ella|el) (?:\w+ )?(?:is|was|has|had|felt|feels|got|hit|fell|keeps|passed|vomit\w*|esta|estaba|tiene|siente|cayo|pego)\b|\b(?:her|his|su) (?:head|heart|chest|pulse|cabeza|pecho)\b|\bpregnan\w*|\bembarazad[oa]\b/
const HARMLESS_SWALLOWED =
  /\b(?:swallowed|ate|trago|comio|se trago) (?:\w+ ){0,3}?(?:seeds?|gum|pips?|popcorn|cherry pits?|corn|semill\w+|chicle)\b/
const ALARMED_KIN = new RegExp(
  `\\bmy ${KIN}(?: \\w+)? (?:nearly|almost|about|practically) (?:fainted|passed out|keeled over|collapsed)\\b|\\b(?:mi|la|el) ${KIN} (?:casi|por poco) se (?:desmay[ao]|cae)`,
  'g',
)
const STRICKEN_NOW =
  /\b(?:now|again|today|this (?:morning|afternoon|evening)|suddenly|since yesterday|one side|arm|leg|slur\w*|numb\w*|weak\w*|droop(?:s|ing|y)|hasnt|worse|ahora|otra vez|hoy|brazo|pierna|debil\w*)\b/

/** Words of danger that are said in fun, of an onlooker or of what might have been. */
export const OTHER_MEANINGS_SAID_IN_FUN: readonly OtherMeaning[] = [
  {
    of: words('stroke heart-attack heart-disease'),
    meant: new RegExp(
      `\\b(?:my |mi |la |el )?(?:${KIN}|he|she|they|doctor|boss) (?:\\w+ )?(?:would|will|is going to|is gonna|gonna|le daria|le va a dar|le da) (?:\\w+ )?(?:have |has )?(?:an? |un |una )?(?:strokes?|heart attacks?|coronary|infarto|derrame|embolia) (?:if|when|si|cuando) (?:(?:she|he|they|i|lo|la|se|ella|el|yo|me) )?(?:\\w+ )?(?:knew|saw|heard|found|finds|told|sees|hears|could see|sabe|supiera|sepa|viera|ve|entera\\w*|enter[ae])`,
      'g',
    ),
  },
  {
    of: words('heart-attack heart-disease stroke seizure'),
    meant:
      /\b(?:having|had|have|has|got|(?:me |le )?(?:esta dando|dio|da|va a dar)) (?:an? |un |una )?(?:\w+ )?(?:heart attacks?|strokes?|coronary|seizures?|aneurysm|infarto|derrame|ataque)[ ,(]+(?:figurativel?y|not literally|not a real one|metaphorical\w*|so to speak|figuradamente|en sentido figurado|no literal\w*|es un decir)\b/g,
  },
  {
    of: words('suicide-said self-harm'),
    meant:
      /\b(?:im|i am|youre|shes|hes|stop|been) (?:\w+ )?killing (?:myself|yourself|herself|himself) (?:over (?:nothing|it|this|housework|cleaning|homework|work|dinner|details)|with (?:work|cleaning|housework|worry)|trying to (?:clean|finish|please|impress))\b|\b(?:me|te|se) (?:estoy|estas|esta) matando (?:por (?:nada|la limpieza|el trabajo)|con (?:la limpieza|el trabajo|tanto trabajo))\b/g,
    unless: (plain) => DESPAIR_OR_POISON.test(withoutDenials(plain)),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:thought|figured|sure|convinced|swore|pense|crei|jure|juraba) (?:that |que )?(?:i|he|she|we|me|se) (?:was|were|is|iba a|estaba) (?:going to |gonna )?(?:die|dying|dead|a goner|morir|muriendo)\b|\b(?:pense|crei) que me (?:moria|muero|iba a morir|estaba muriendo)\b/g,
    unless: despairs,
  },
  {
    of: ['suicide-said'],
    meant:
      /\bliterally (?:going to |gonna )?(?:die|dying|dead)\b|\b(?:literal|literalmente) (?:se |me )?(?:va a |voy a )?(?:morir\w*|muere|muero|muriendo)\b/g,
    unless: despairs,
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:you|youre|you are|(?:hes|shes|he is|she is)) (?:gonna|going to) die"?,? (?:and |then )?(?:laugh\w*|giggl\w*|haha\w*|lol)|\b(?:te|se) (?:vas|va) a morir"?,? (?:y |y se )?(?:se )?(?:rio|reia|riendo|carcaj\w+|jaja\w*)/g,
    unless: (plain) => DESPAIR_OR_POISON.test(withoutDenials(plain)),
  },
  {
    of: words('violence-home harm-others child-abuse'),
    meant:
      /\b(?:i|we) couldve (?:strangled|throttled|killed|murdered|choked)\b(?: (?:them|him|her|my \w+))?|\b(?:i|we) could (?:just )?(?:have )?(?:strangled?|throttled?|killed|murdered|choked) (?:them(?: all)?|him|her|my (?:husband|wife|sister|brother|boss|neighbou?r|cousins?|mother in law))\b|\b(?:l[oa]s?|l[oa]) (?:hubiera|pude haber|habria) (?:ahorcado|matado|estrangulado)\b/g,
    unless: (plain) => WANTS_HARM.test(withoutDenials(plain)),
  },
  {
    of: ['fainted', 'feels-faint'],
    meant: /\bi (?:nearly|almost|about|practically) (?:passed out|fainted|died|collapsed) myself\b/g,
  },
  {
    of: ['fainted', 'feels-faint'],
    meant: ALARMED_KIN,
    unless: (plain) => !HURT_SELF.test(plain) || KIN_AILS.test(plain),
  },
  {
    of: words('gunshot violence-home'),
    meant:
      /\b(?:thought|like|as if|as though|sounded like|swore) (?:i|id|i had|i was|i were|he|hed|she|shed|someone|somebody|we)(?: had| was| were)? (?:been |being |was |got )?(?:shot|stabbed|murdered|attacked)\b|\bcomo si (?:me|lo|la) (?:hubieran|estuvieran) (?:\w+ )?(?:disparado|balaceado|apunalado|matado|matando)\b/g,
    unless: (plain) => /\b(?:gun|guns|knife|bullets?|pistol|police|cuchillo|pistola|bala|policia)\b/.test(plain),
  },
  {
    of: ['lethal-means'],
    meant:
      /\b(?:pee\w*|piss\w*|urinat\w*|poop\w*|swallow\w*|pass\w*|orin\w+|mear|meo|meando|tragar|trag[ao]\w*)"? (?:\w+ )?(?:like |como )?(?:an? |broken |hot |rusty |una? )*(?:razor blades?|razors?|blades|knives|glass|barbed wire|navajas?|vidrios?|hojas de afeitar)\b/g,
    unless: (plain) => DESPAIR_OR_POISON.test(withoutDenials(plain)),
  },
  {
    of: ['depressed'],
    meant: /\b(?:sleep |oxygen )?deprived\b/g,
  },
  {
    of: ['burden'],
    meant: /\b(?:wants?|told|tells|asked|says) me to put\b[^.;!?\n]*/g,
    unless: (plain) => DESPAIR_OR_POISON.test(withoutDenials(plain)),
  },
  {
    of: ['voices-telling'],
    meant:
      /\b(?:says?|said|claims?|thinks?|swears|read|heard|dice|dijo|jura|cree) (?:that |que )?(?:the |our |all |el |la )?(?:\w+ )?(?:water|food|air|milk|meat|rice|fish|agua|comida|aire|leche|carne)(?: here| aqui)?(?:s| is| heres| are| esta)?(?: here| aqui)? (?:all |just )?(?:full of|poison\w*|toxic|contaminated|llen[oa] de|envenenad[oa]) ?(?:poisons?|toxins?|chemicals|lead|metals|veneno|toxinas|quimicos|plomo)?/g,
    unless: (plain) =>
      /\b(?:voices?|me to|poisoning me|after me|watching|spying|government|cameras?|follow\w*|cant trust|wont (?:eat|drink)|voces|me vigilan|me envenen\w*|no (?:come|bebe|toma))\b/.test(
        plain,
      ),
  },
  {
    of: words('vision-loss vision-change'),
    meant:
      /\b(?:cant|cannot|couldnt|dont|didnt) (?:always |even |really |actually |usually )?see (?:the |a |an |any |no |his |her |its )?(?:(?:bite|tooth|puncture|scratch|fang|teeth) )?(?:marks?|bites?|punctures?|scratch\w*|stinger|splinter|wound|cut|hole|eggs|ticks?|mites|point|harm)\b|\b(?:cant|cannot|wont) see me (?:\w+ing)\b|\b(?:dogs?|cats?|pugs?|poodle|horse|hamster|pup\w*|perr[oa]|gat[oa]) (?:\w+ )?(?:went|is|was|became|goes|got|(?:se )?quedo) (?:\w+ )?(?:blind|cieg[oa])\b/g,
  },
  {
    of: ['stroke', 'face-droop'],
    meant:
      /\b(?:had an?|having an?|me dio un|tuve un) "?(?:stroke|derrame|embolia)"?|\bface (?:\w+ )?droop\w*[^.;!?\n]{0,40}\b(?:weeks|months)\b|\bcara (?:\w+ )?(?:caida|chueca|torcida)[^.;!?\n]{0,30}\b(?:semanas|meses)\b/g,
    unless: (plain) =>
      !/\b(?:was|were|turned out to be|fue|era|resulto) (?:only |just |really |actually |una )?(?:bells? palsy|bells|facial palsy|paralisis (?:facial|de bell))\b/.test(
        plain,
      ) ||
      !/\b(?:(?:\w+ )?years ago|hace (?:\w+ )?anos|in (?:19|20)\d\d|en (?:19|20)\d\d)\b/.test(plain) ||
      STRICKEN_NOW.test(withoutDenials(plain.replaceAll(/\b(?:now|ahora) she\b|\bface is even now\b/g, ' '))),
  },
  {
    of: words('worst-headache headache severe severe-headache'),
    meant:
      /\b(?:any ?(?:body|one)|people|those|some ?(?:body|one)|every ?(?:body|one)) (?:who|that) (?:\w+ ){0,2}?(?:had|has|gets?|have) (?:an? |the )?"?worst headache"?(?: of (?:his|her|their|your) (?:life|lives))?|\bi had the worst headache of my life ?[.,]? (?:(?:back )?in (?:19|20)[01]\d|(?:\w+ ){1,2}years ago)\b/g,
    unless: (plain) => !/\bno headaches? (?:today|now|at all|since)\b|\bhavent had (?:a|any) headaches?\b/.test(plain),
  },
  {
    of: ['suicide-said'],
    meant:
      /\b(?:sobbing|crying|screaming|hysterical|convinced|sure|scared|afraid|terrified|worried|thinks|says|llorando|cree|dice|asustad[oa])(?: \w+)? (?:that |que )?(?:hes|shes|he is|she is|se) (?:going to|gonna|va a) (?:die|morir)\b/g,
    unless: (plain) => !HARMLESS_SWALLOWED.test(plain) || despairs(plain),
  },
  {
    of: words('severe-belly-pain'),
    meant:
      /\b(?:grow\w*|explod\w*|burst\w*|sprout\w*|hatch\w*|crec\w+|explot\w+) (?:in|inside|en|dentro de) (?:his|her|my|your|the|la|su|mi) (?:stomach|belly|tummy|panza|barriga|estomago)(?: (?:until|till|hasta que) (?:\w+ )?(?:bursts?|explodes?|pops?|explot\w+|revient\w+))?/g,
    unless: (plain) => !HARMLESS_SWALLOWED.test(plain),
  },
  {
    of: ['choking'],
    meant: /\blaughing (?:\w+ ){0,4}?and choking on (?:an? |his |her |their )?\w+/g,
    unless: (plain) => /\b(?:blue|purple|cant (?:breathe|talk)|help|stopped breathing|collaps\w*)\b/.test(plain),
  },
  {
    of: words('same-day'),
    meant: /\bive got (?:\w+,? ){1,8}?(?:the plague|you name it)[^.;!?\n]{0,20}/g,
    unless: (plain) => !/\b(?:googl\w*|web ?md|internet|chatgpt)\b/.test(plain),
  },
  {
    of: words('confused acts-off'),
    meant:
      /(?<!\b(?:not|isnt|arent|wasnt|stopped|never|quit|no longer|hardly|barely|without) )\bmaking (?:perfect |good |total |complete |perfectly good )?sense\b/g,
  },
]
