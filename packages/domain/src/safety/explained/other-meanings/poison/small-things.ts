import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'

const VACCINE =
  '(?:tetanus|lockjaw|tdap|dtap|flu|influenza|covid|booster|shingles|shingrix|pneumonia|rsv|hpv|hepatitis|measles|mmr|rabies|travel|allergy|b ?12|vitamin|cortisone|steroid|contraceptive|depo|testosterone|iron|whooping cough)'
const JUST_VACCINATED = new RegExp(
  `\\b${VACCINE} (?:shots?|jabs?|boosters?|vaccines?)\\b|\\b(?:vaccin\\w+|vacuna\\w*|inyeccion del tetanos)\\b`,
)
const SPIT_OUT_OR_SMALL = /\b(?:insulin|morphine|methadone|syrup|jarabe|medicine|medicina|pills?|tablets?|pastillas?)\b/
const ONE_MILD_DOSE =
  /\b(?:one|1|a single|two|2|twice|half|un[ao]?|dos|media) (?:\w+ ){0,2}?(?:benadryls?|allergy (?:pills?|tablets?)|claritin|zyrtec|loratadine|gumm(?:y|ies)|vitamins?|advils?|ibuprofen|tylenols?|aspirins?|tums|melatonin|antihistamines?|nyquil|dramamine|pastillas? de (?:la )?alergia|vitaminas?|gomitas?)\b|\b(?:two|three|four|five|[2-5]) (?:\w+ ){0,2}?(?:gummy|gummies|vitamins)\b/
const TOO_MUCH_INDEED =
  /\b(?:too many|all|whole|entire|handfuls?|bottles?|boxes|frascos?|cajas?|[6-9] (?:pills|tablets|of|benadryls?|gummies|vitamins)|\d\d (?:pills|tablets|of)|iron|hierro|prenatal\w*|on purpose|unconscious|wont wake|cant wake|barely|vomit\w*|confus\w*|every (?:hour|2|two)|days)\b/
const WANTS_DEATH_INDEED =
  /\b(?:kill myself|suicid\w*|end (?:it|my life)|plan|pills|gun|rope|hopeless|better off|matarme|suicid\w*|quitarme la vida)\b/
const HEAT_FAILS =
  /\b(?:faint\w*|confus\w*|vomit\w*|limp|drows\w*|sleepy|wont (?:wake|drink|feed)|hot skin|seiz\w*|(?:temp\w*|fever) (?:of )?(?:10[2-7]|39|4[0-2])|desmay\w*|vomit\w+|aguad[oa])\b/
const CANNOT_SWALLOW =
  /\b(?:swallow\w*|keep|kept|go(?:es)?|went|get(?:s|ting)?|stay\w*|vomit\w*|throat (?:is|feels|tight|clos)\w*)\b[^.;!?\n]{0,20}\bdown\b/
const FLESH_DIES =
  /\b(?:black|dusky|purple|blisters?|crackl\w*|way worse|much worse|out of proportion|spread\w* (?:fast|quick\w*)|negr[oa]|morad[oa])\b/
const GASPS = /\b(?:cant breathe|fire|smoke|explo\w*|boiling|scald\w*|flames?|grease|acid|lye|chemical|steam)\b/

/** Words that sound of poison, wounds or death and stand for small and everyday things where they stand so. */
export const OTHER_MEANINGS_OF_SMALL_THINGS: readonly OtherMeaning[] = [
  {
    of: ['gunshot', 'lockjaw', 'street-drug', 'dirty-wound'],
    meant: new RegExp(
      `\\b(?:got|had|get|getting|gotten|given|after|since|from) (?:\\w+ ){0,3}?${VACCINE} (?:shots?|jabs?|injections?|boosters?|vaccines?)\\b(?: \\w+)?|\\b${VACCINE} (?:shots?|jabs?|boosters?|vaccines?)\\b`,
      'g',
    ),
    unless: (plain) =>
      /\b(?:gun|guns|pistol|rifle|police|bullet|jaw (?:is |wont |feels )?(?:stiff|locked|stuck|open))\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['too-many-pills', 'alcohol-poisoning'],
    meant:
      /\b(?:took|takes|taking|take|finished|drank|drinks|drained|emptied) (?:\w+ ){0,2}?(?:his|her|the|a|an|every|each|their) (?:whole |full |entire |\w+ )?bottles?\b(?! of (?!(?:formula|milk|breast ?milk|water)\b))/g,
    unless: (plain) =>
      !/\b(?:baby|infant|newborn|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven) months? old|milk|formula|nurs\w*|diapers?)\b/.test(
        plain,
      ) || SPIT_OUT_OR_SMALL.test(withoutDenials(plain)),
  },
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:is|was|would|could|does|isnt|did) (?:that|this|it|i|one|he|she)(?: count as| be| called| considered)?(?: an?)? (?:overdos\w*|od)\b|\b(?:telling|tells|told|says|saying|claims|jokes?|joking|announc\w+)(?: \w+){0,3} (?:he|she|that she|that he|i)(?: has| have| had|s|ve)? overdosed\b|\b(?:es|seria|fue) (?:eso|esto )?(?:una )?sobredosis\b(?=\s*\?)/g,
    unless: (plain) => !ONE_MILD_DOSE.test(plain) || TOO_MUCH_INDEED.test(withoutDenials(plain)),
  },
  {
    of: ['infant-word', 'child-swallowed', 'child-word'],
    meant:
      /\b(?:baby|childrens|infant|low dose) (?:aspirins?|asa)\b|\baspirinas? (?:de|para) (?:bebe|ninos?)\b|\baspirina infantil\b/g,
    unless: (plain) =>
      /\b(?:son|daughter|toddler|kid|child|he|she|grand\w+|(?:\d+|two|three|four) (?:years?|months?) old|nin[oa]|hij[oa]|niet[oa])\b[^.;!?\n]{0,40}\b(?:ate|swallow\w*|took|chew\w*|got|drank|comio|trago|tomo)\b/.test(
        plain,
      ),
  },
  {
    of: ['suicide-said', 'not-wake', 'suicide-named', 'told-to-harm'],
    meant:
      /\b(?:i )?(?:just |kinda |basically )?(?:want|wanted|wanna|ready|feel like i want|feel like) (?:to )?(?:die|dying)[ ,(]+(?:not|but not) (?:actually |really )?(?:literally|for real|really|in that way|seriously)\b\)?|\b(?:quiero|quisiera|queria) morir(?:me)?[ ,(]+(?:no (?:literal\w*|en serio|de verdad)|es (?:un )?decir)\b\)?/g,
    unless: (plain) => WANTS_DEATH_INDEED.test(withoutDenials(plain)),
  },
  {
    of: ['heat-stroke', 'heat-illness', 'stroke'],
    meant:
      /\b(?:is (?:it|this|that) )?heat ?strokes?(?: (?:signs?|symptoms?))? or (?:just |only |simply )?(?:an? )?(?:\w+ )?(?:rash|sunburn|prickly heat|heat rash|bumps|allergy|tired\w*)\b|\b(?:golpe de calor|insolacion) o (?:solo |nada mas |simple )?(?:un |una )?(?:sarpullido|salpullido|granitos|quemadura)\b/g,
    unless: (plain) => HEAT_FAILS.test(withoutDenials(plain)),
  },
  {
    of: ['throat-danger', 'choking', 'stuck-food', 'cannot-keep-down'],
    meant:
      /\b(?:no|not any|any|nothing|cant|cannot|couldnt|havent)(?: \w+){0,5} (?:pin(?:ned)?|narrow(?:ed)?|track(?:ed)?|nail(?:ed)?) (?:it |them |anything |one )?down\b/g,
    unless: (plain) =>
      CANNOT_SWALLOW.test(withoutDenials(plain).replaceAll(/\b(?:pin|narrow|track|nail)\w* (?:it )?down\b/g, ' ')),
  },
  {
    of: ['child-abuse', 'violence-home'],
    meant:
      /\b(?:coin|disc|ring|egg|square|oval|nickel|dime|round) ?(?:sized|shaped|like)? (?:\w+ )?(?:marks?|spots?|patch(?:es)?|dots?)\b/g,
    unless: (plain) =>
      /\b(?:hit|hits|hitting|belt|cord|cigarette|burn(?:ed|s)? by|daycare|babysitter|sitter|stepdad|beat\w*|abus\w*)\b/.test(
        plain,
      ),
  },
  {
    of: ['voices-telling', 'harm-others', 'voices', 'odd-mind', 'poison'],
    meant:
      /\b(?:poison (?:control|help|center|centre)(?: line| hotline| nurse)?|nurse line|hotline|911 operator|dispatcher|centro de (?:toxicologia|intoxicaciones|envenenamiento))\b(?: \w+){0,6}? (?:says?|said|told|tells|telling|talked|recommend\w*|dij\w+|dice)\b(?: \w+){0,4}/g,
    unless: (plain) =>
      /\b(?:voices?|voces|kill|matar|hurt (?:him|her|them|people)|er|emergency|hospital|911|ambulance|urgencias|ambulancia|drows\w*|seiz\w*|wont wake|convuls\w*|dormid[oa])\b/.test(
        plain,
      ),
  },
  {
    of: ['pain-spreads'],
    meant:
      /\b(?:goes|going|went|go|swells up|comes) (?:down|away|up|off)[ ,]*(?:and |then |but |just )*(?:comes?|coming|came|is) (?:right )?back\b/g,
  },
  {
    of: ['flesh-eating', 'pain-beyond-looks'],
    meant:
      /\b(?:pain|hurts?|tender\w*|soreness|dolor)(?: (?:is|seems|about|all))? (?:in|is in|seems in|en) proporti?on\b|\bdolor (?:es )?proporcion\w+\b/g,
    unless: (plain) => FLESH_DIES.test(withoutDenials(plain)),
  },
  {
    of: ['vision-loss', 'vision-change'],
    meant:
      /\b(?:something|anything|bit|piece|glass|splinter|barb|tip|stinger|thorn|sliver)\b(?: \w+){0,4} (?:i|he|she|we) (?:cant|cannot|couldnt) see\b/g,
  },
  {
    of: ['heat-stroke', 'no-sweat', 'hot-skin'],
    meant:
      /\b(?:cold|tired|constipat\w*|dry hair|weight|pounds)\b[^.;!?\n]{0,60}\bdry skin\b[^.;!?\n]{0,40}|\bdry skin\b[^.;!?\n]{0,60}\b(?:cold|tired|constipat\w*|weight|pounds)\b/g,
    unless: (plain) => /\b(?:heat|sun|hot|sauna|fever|collaps\w*|faint\w*)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['fever', 'burn', 'high-fever', 'temp-38'],
    meant:
      /\b(?:cold|cool|ice|icy|chilled) (?:things?|water|drinks?|objects?|air|food|surfaces?|stuff|metal|cans?|floor)? ?(?:\w+ ){0,2}(?:feels?|felt|seems?|is|are) (?:\w+ )?(?:burning )?(?:hot|burning|like fire|like a burn)\b|\blo frio (?:me |le )?(?:\w+ )?(?:quema|arde|se siente caliente)\b/g,
  },
  {
    of: ['bad-burn', 'burn', 'skin-off'],
    meant: /\b(?:clear |small |water )?blisters? (?:that )?(?:and )?(?:burn|sting|itch|burns)s?\b/g,
    unless: (plain) => GASPS.test(withoutDenials(plain)),
  },
  {
    of: ['leg-swelling-one', 'leg-swelling'],
    meant:
      /\b(?:calf|leg|foot|calves) cramps?\b|\bcramps? in (?:my|his|her|the|both) (?:calf|calves|legs?|feet|foot)\b|\bcalambres? en (?:la|las|los|el) (?:pantorrillas?|piernas?|pies?)\b/g,
    unless: (plain) =>
      !/\b(?:nights?|nightly|night ?time|in bed|noches?|gone|went away|stretch\w*)\b/.test(plain) ||
      /\b(?:swell\w*|swoll\w*|red|warm|hot|tender|bigger|one (?:leg|calf|side)|flight|flew|fly\w*|drive|drove|trip|surgery|cast|clots?|breath\w*|chest|cough\w*|hinch\w+|roj[oa]|caliente|vuelo|viaje|operaci\w+|cirugia|pecho|respir\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['pain-other'],
    meant:
      /\b(?:theres|there is|has|have|had|got|is|with|a|an|one|this|that|open|small|little|leg|ankle|skin|cold|canker|mouth|weeping|shallow) sores? (?=(?:above|on|near|over|below|under|by|the size|size|that|thats|thats been|there|for|since|wont|isnt|hasnt|not|inside|in|about|,|\.))/g,
  },
  {
    of: ['one-side-weak', 'limb-deadened'],
    meant:
      /\b(?:arms?|shoulder|brazo)(?:s| is| feels?| are| was)? (?:\w+ ){0,2}?(?:heavy|like lead|like a brick|dead|pesad[oa]|como plomo)(?: (?:and|y) (?:\w+ )?(?:sore|stiff|achy|tender|adolorid[oa]))?/g,
    unless: (plain) =>
      !JUST_VACCINATED.test(plain) ||
      /\b(?:weak\w*|numb\w*|droop\w*|speech|slur\w*|legs?|vision|sudden\w*|face|chest|debil\w*|dormid[oa]|cara|habl\w+|pecho)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['travel-malaria'],
    meant:
      /\b(?:back|returned|home|came|arrived|return|trip|volvi|regreso|regrese|vengo|viaje) (?:\w+ ){0,2}?(?:from|to|de|a) (?:\w+ ?){1,2}|\bno malaria (?:region|area|zone|risk|country)\w*(?: \w+){0,2}|\b(?:no|sin) (?:zona|area|riesgo) de (?:malaria|paludismo)\b/g,
    unless: (plain) =>
      !/\b(?:no malaria (?:region|area|zone|risk|country)|malaria (?:test|smear)s? (?:\w+ ){0,2}(?:negative|clear)|(?:no|sin) (?:zona|area|riesgo) de (?:malaria|paludismo))\b/.test(
        plain,
      ),
  },
]
