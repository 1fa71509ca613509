import type { OtherMeaning } from './other-meanings'
import { words } from '../../../free-text/words'

const SIGN =
  '(?:weak\\w*|numb\\w*|fevers?|temperature|rash\\w*|swelling|swollen|droop\\w*|blood|bleeding|jaundice|yellow\\w*|lumps?|bumps?|bites?|marks?|ticks?|symptoms?|seizures?|paralys\\w+|redness|pain|tremors?|pulse|confusion|debilidad|fiebre|ronchas|sangre|bolitas|manchas)'
/** What is only looked for: "holding my arms up to test for weakness". */
export const LOOKED_FOR = new RegExp(
  `\\b(?:check\\w*|test(?:ing)?|look(?:ing)?|watch\\w*|wait\\w*|inspect\\w*|examin\\w*|scan(?:ning)?|search\\w*|revis\\w+|busc\\w+|esperando) (?:\\w+ ){0,4}?(?:for|(?:a ver )?si (?:me |le )?(?:sale|da|hay|tengo)) (?:any |a |an |the |signs? of |some |new |alg\\w+ |un[oa]? )*${SIGN}(?: (?:or|and|o|y) ${SIGN})?`,
  'g',
)
const CALLS_FOR_ADVICE =
  /\b(?:hello|hi|hey|ask|asking|question (?:for|to)|is (?:this|anyone (?:from|at|in))|are you|anyone (?:from|at)|do i (?:need to )?call|should i call|call(?:ing)? (?:the )?|dear|hola|es (?:este|el)|llamo a) (?:the )?(?:poison|toxicology|control|centro) ?(?:control|cent(?:er|re)|people|de (?:venenos|intoxicaciones|envenenamiento))?/g

/** Words of danger that a worried message says of a thing, of what is looked for or of fright itself. */
export const OTHER_MEANINGS_OF_WORRIES: readonly OtherMeaning[] = [
  {
    of: words('one-side-weak limb-numb face-droop fever rash bleeding seizure jaundice lump tick-bite swelling-other'),
    meant: LOOKED_FOR,
  },
  { of: ['poison'], meant: CALLS_FOR_ADVICE },
  {
    of: ['poison'],
    meant:
      /\b(?:is|are|was) (?:it|this|that|(?:\w+ ){1,3})(?: ?(?:a|an|really|actually))? ?poison(?:ous)?(?: or (?:ok|okay|safe|fine|not))? ?(?=[?,.]|$)/g,
    unless: (plain) =>
      /\b(?:ate|eat(?:en|ing)?|swallow\w*|drank|drunk|drink\w*|chew\w*|bit|bitten|stung|inhal\w*|sip\w*|toddler|baby|son|daughter|child|kid|dog ate|took (?:\d|two|three|many|all|some|his|her))\b/.test(
        plain,
      ),
  },
  {
    of: ['lockjaw'],
    meant:
      /\b(?:lockjaw|tetanus|tetanos) (?:anxiety|fear|phobia|worry|shot|is my (?:\w+ )?(?:phobia|fear|worry))|\b(?:fear|afraid|scared|worr\w+|phobia|thinking|miedo) (?:of|about|al?|de) (?:lockjaw|tetanus|tetanos)\b/g,
  },
  {
    of: words('blue-lips gray-look skin-black overdose-look cold-limb'),
    meant:
      /\b(?:blue|bluish|gr[ae]y|purple|black|white) (?:\w+ )?(?:dust|powder|ash(?:es)?|soot|paint|ink|dye|chalk|lint|fluff|fuzz|smoke|cream|mask|marker|pen|glitter|shadow|lipstick|jeans|shirt|toner|mold|mould|crust|residue)\b(?:[^.;,!?\n]{0,16}\b(?:lips?|face|mouth|skin|fingers?|fingertips|hands?|tongue)\b)?/g,
  },
  {
    of: ['heat-illness'],
    meant:
      /\b(?:overheat\w*|over heated) (?:it|(?:the|a|an|my|our) (?:\w+ )?(?:pans?|pot|oil|wok|skillet|phone|laptop|engine|battery))\b|\b(?:pan|pot|wok|skillet|oil|phone|laptop|battery|car|engine|motor|charger|device|microwave|oven|kettle|machine|tablet|computer|watch|dryer)\b[^.;!?\n]{0,30}\boverheat\w*/g,
  },
  {
    of: ['woman-visit'],
    meant:
      /\bfish(?:y)? (?:smell|odou?r)\w* (?:off|from|in|of|on|coming (?:off|from|out of)) (?:of )?(?:the|a|an|our|this|that|new|some) (?!vagina|discharge|area)\w+/g,
  },
  {
    of: ['tremor'],
    meant:
      /\bwith (?:shaking|trembling|shaky) (?:hands?|fingers)\b|\bhands? (?:are |is |were )?(?:shaking|trembling|shaky) (?:as|while|when) (?:i )?(?:am )?(?:writ\w+|typ\w+|read\w*|saw|look\w*)\b|\bcon las manos temblando\b/g,
  },
  {
    of: words('vision-change'),
    meant:
      /\b(?:x ?rays?|photos?|pictures?|images?|scans?|film|screen|labels?|ultrasound|video|camera|one|it)\b(?: \w+){0,4}? (?:was|is|were|are|came out|looked|looks|too) (?:\w+ )?blurr\w*|\bblurry (?:\w+ )?(?:x ?rays?|photos?|pictures?|images?|scans?|labels?|video|screen|ultrasound)\b/g,
    unless: (plain) =>
      /\b(?:my (?:\w+ )?(?:eyes?|vision|sight)|(?:see|seeing|everything) (?:\w+ )?blurr\w*)\b/.test(plain),
  },
  {
    of: words('too-many-pills several-ill'),
    meant:
      /\b(?:whole|entire) (?:family|house(?:hold)?|class|building|street|office|team|school)\b|\btoda la (?:familia|casa|clase)\b/g,
    unless: (plain) => /\b(?:sick|ill|vomit\w*|headaches?|dizzy|throw\w*|enferm\w+|mare\w+|dolor)\b/.test(plain),
  },
  {
    of: words('limb-numb not-wake unresponsive'),
    meant:
      /\b(?:you|people|one|somebody|someone|uno|la gente) (?:can|could|may|might|wont|dont|puede) (?:\w+ ){0,5}?(?:not|wont|dont|never|no) (?:even )?(?:feel|notice|know|wake|sentir|notar|darse)\b[^.;,!?\n]{0,14}/g,
  },
  {
    of: ['rash'],
    meant:
      /\b(?:touch\w*|rubb\w*|brush\w*|graz\w*|walk\w*|against|through|near|stepp\w+|pull\w*) (?:\w+ ){0,3}?itchy rash\b/g,
    unless: (plain) => !/\bno (?:itch\w*|rash|bumps|blisters|marks)\b/.test(plain),
  },
  {
    of: ['voices-telling'],
    meant:
      /\b(?:be|im|am i|i am|being|sound|sounding|feel|feeling|so|too|bit|little|just|probably|getting|health) (?:\w+ )?paranoi\w*|\bparanoi\w* ?\?/g,
    unless: (plain) =>
      /\b(?:follow\w*|listening|spy\w*|cameras?|voices|government|after me|poisoning (?:me|him|her)|watching me|neighbou?rs|meth|hear\w* (?:them|people))\b/.test(
        plain,
      ),
  },
  {
    of: words('suicide-said self-harm'),
    meant:
      /\b(?:cut|hurt) myself ?\? ?no\b|\bcut myself (?:on|with|opening) (?:an?|the|my|some) (?:\w+ )?(?:can|lid|tin|paper|envelope|mandolin\w*|grater|peeler|box)\b/g,
    unless: (plain) => /\b(?:on purpose|urges?|die|again|relief|better|numb|kill|suicid\w*|alive)\b/.test(plain),
  },
  {
    of: ['animal-bite'],
    meant:
      /\b(?:cable|cord|wire|charger|shoes?|toy|book|remote|sofa|plant|pillow|slipper|cable|zapato)\b[^.;!?\n]{0,30}\b(?:chewed|bitten|scratched) (?:on |up )?by (?:the|my|our) (?:cat|dog|puppy|kitten|rat|mouse|rabbit)\b/g,
  },
  {
    of: words('flashes-floaters light-flashes'),
    meant:
      /\bflash\w* (?:\w+ ){0,4}?(?:at|in|into|on) (?:my|his|her|the|our) (?:\w+ )?(?:eyes?|face)\b|\b(?:reflection of|reflejo del?) (?:the |a |el )?(?:camera )?flash\b/g,
  },
  {
    of: words('fall'),
    meant: /\b(?:elevator|plane|airplane|phone|price|ascensor|avion)s? (?:\w+ )?(?:fell|dropped)\b/g,
  },
  {
    of: words('bleeding vaginal-bleeding severe-bleeding'),
    meant:
      /\b(?:kill|die|death|dies|died|kills|mata|muere\w*) (?:\w+ )?(?:by|from|of|de|por) (?:internal )?(?:bleeding|bleed|sangrado|hemorragia)\b/g,
  },
  {
    of: words('weak-immunity weak-immunity-person'),
    meant:
      /\b(?:hearing|teaching|first|band|kool|visual) aids?\b|\b(?:if i have|do i have|could i have|(?:get|be|getting) tested for|(?:saber|ver) si tengo|si tendre|(?:prueba|examen) (?:de|del|para)(?: el)?) (?:hiv|vih|sida|aids)\b/g,
  },
]
