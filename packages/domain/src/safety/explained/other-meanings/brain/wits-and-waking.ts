import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'

const LEAFLET =
  '(?:leaflets?|labels?|prints?|instructions?|directions|websites?|internet|charts?|numbers?|advice|schedules?|articles?|reports?|results?|letters?|box|package|app|videos?|menu|forms?|doses?|names?)'
const WAKES_TO_FEED =
  /\b(?:wakes?|waking|se despierta|despierta) (?:\w+ ){0,2}(?:to|for|para|a) (?:nurse|feed|eat|drink|(?:his|her|every|each|all) (?:\w+ )?(?:feeds?|feedings?|bottles?)|comer|mamar|tomar)\b/

const OF_SMALL_CHILD =
  /\b(?:toddlers?|preschooler|(?:he|she|hes|shes) (?:is )?(?:only )?[2-7]\b|(?:[2-7]|two|three|four|five|six|seven) (?:year|yr|yo)|nin[oa] de [2-7]|tiene [2-7] anos)/
const STRUCK_OR_ILL =
  /\b(?:hit|fell|fall|bump\w*|concuss\w*|crash\w*|fever|seizure|vomit\w*|drows\w*|sudden\w*|golpe\w*|cayo|fiebre|calentura|convuls\w*)\b/
const FORGETFUL_FOR_LONG =
  /\b(?:dementia|alzheimers?|demencia|(?:for|past|last|over|hace|desde hace) (?:\w+ ){0,3}(?:months|years?|meses|anos?))\b/
const LATELY =
  /\b(?:since (?:this|noon|breakfast|lunch|an hour)|sudden\w*|today only|an hour ago|hours? ago|this (?:morning|afternoon)|de repente|desde (?:hoy|esta|hace (?:una|dos) horas?))\b/

/** Words about wits and waking that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BRAIN_WITS_AND_WAKING: readonly OtherMeaning[] = [
  {
    of: ['confused'],
    meant: new RegExp(
      `\\b${LEAFLET} (?:\\w+ ){0,7}?(?:is |are |was |were |a bit |too |so |all )*confus\\w+|(?<!\\b(?:everything|all|he|she|it all) (?:\\w+ )?)\\bconfuses (?:me|us|my \\w+)\\b(?! (?:with|for)\\b)|\\b(?:knows?|know|realizes?|aware|admits?|understands?)(?: that)? (?:it|this|its|that) (?:doesnt make|makes no|makes little) sense|\\b(?:hear|hears|heard|see|sees|saw|breathe|sense|good|use|nothing|anything|something|juice|water|fluid|pus|much|kick|joy|fun|grew|grown|grows?|snaps?|snapped) (?:\\w+ ){0,3}out of it\\b`,
      'g',
    ),
  },
  {
    of: words('confused acts-off'),
    meant:
      /\b(?:leaflet|label|print|instructions?|directions?|website|form|letter|results?|numbers?|chart|internet|advice|dose|dosing|schedule|pharmacist|nurse|doctor|all (?:this|that|of (?:this|it)))\b[^.;,!?\n]{0,40}\bconfus\w+(?: me)?|\b(?:hear|heard|see|saw|listen\w*|drink|drank|eat|ate|came|come|get|got|pull\w*|grew|grow|slept?|woke) (?:\w+ ){0,2}out of it\b/g,
  },
  {
    of: ['drowsy'],
    meant:
      /\b(?:a (?:little|bit|touch|tad)|slightly|maybe|perhaps|somewhat|un poco|un poquito) (?:\w+ )?(?:more |mas )?(?:sleepier|sleepy|drowsier|dozy|dormilon\w*|adormilad\w*)\b[^.;]{0,20}/g,
    unless: (plain) => !WAKES_TO_FEED.test(plain),
  },
  {
    of: ['confused'],
    meant:
      /\b(?:isnt|not|arent|doesnt|hasnt been|havent been|never|without) (?:seeing|hearing|see|hear) (?:things|voices|people|bugs)\b(?! (?:that|which|right|clearly|well|in|like|the))/g,
  },
  {
    of: words('confused acts-off'),
    meant:
      /(?<!\b(?:not|isnt|arent|wasnt|stopped|never|quit|no longer|hardly|barely|without) )\bmaking (?:perfect |good |total |complete |perfectly good )?sense\b/g,
  },
  {
    of: ['drowsy'],
    meant:
      /\b(?:slept|sleeps?|sleeping) (?:only |just |about |maybe |like )?(?:[1-4]|one|two|three|four)(?: (?:or|to) \w+)? hours (?:a|per|each|every) night\b|\bduerm[eo] (?:\w+ )?(?:[1-4]|una|dos|tres|cuatro) horas? (?:por|cada|en la) noche\b/g,
  },
  {
    of: ['confused'],
    meant:
      /(?<!\b(?:no|ni|tampoco|apenas|ya no|casi no) (?:\w+ ){0,2})\b(?:me|nos|lo|la) (?:re)?conoce(?! (?:a )?nadie)\b/g,
  },
  {
    of: ['asks-whereabouts', 'memory-slow', 'asks-again'],
    meant: /\b(?:ask(?:s|ed|ing)?|repeat(?:s|ed|ing)?|pregunta\w*|repite\w*|repitiendo)\b/g,
    unless: (plain) => !OF_SMALL_CHILD.test(plain) || STRUCK_OR_ILL.test(withoutDenials(plain)),
  },
  {
    of: ['asks-whereabouts'],
    meant: /\b(?:ask(?:s|ed|ing)?|question\w*|pregunta\w*)\b/g,
    unless: (plain) => !FORGETFUL_FOR_LONG.test(plain) || LATELY.test(withoutDenials(plain)),
  },
  {
    of: words('confused odd-doings wrong-name'),
    meant:
      /\b(?:put|left|found|stuck|poured|puse|deje|meti)\b[^.;,!?\n]{0,40}\b(?:fridge|freezer|microwave|oven|refri\w*|congelador|horno)\b/g,
    unless: (plain) =>
      !/\b(?:mom|mommy|baby|pregnancy|mama) ?brain\b|\bcerebro de mama\b/.test(plain) ||
      /\b(?:head ?ache|fever|numb\w*|weak\w*|vision|slur\w*|confus\w*|voices|fiebre|calentura|dolor de cabeza)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['memory-slow'],
    meant:
      /\b(?:olvid\w+|olvide) (?:\w+ )?(?:una?|la|su|mi|tomar(?:se|me)?) (?:\w+ )?(?:dosis|pastilla\w*|medicina\w*|tableta\w*)\b|\banos que olvido una dosis\b|\bforg[eo]t (?:to take )?(?:a|one|my|his|her) (?:\w+ )?(?:dose|pill|tablet|medicine)\b/g,
    unless: (plain) =>
      /\b(?:memoria|seguido|repite|cada vez mas|muchas cosas|memory|often|keeps?|confus\w*|perdi\w+)\b/.test(plain),
  },
  {
    of: words('unresponsive not-come-back'),
    meant:
      /\bno (?:vuelve|volvia|cabe|cabia|quepo) en si de (?:la |el |puro |pura |tanta? )*(?:alegria|gusto|felicidad|asombro|coraje|sorpresa|emocion|contento)\b/g,
  },
]
