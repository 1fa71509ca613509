import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import { isStrong } from '../../harmless-agents'
import type { OtherMeaning } from '../other-meaning'
import { isFewOfTheHarmless } from '../vocabulary'
const COIN = '(?:coin|penny|nickel|dime|quarter|moneda|monedita|peso|centavo)'
const IS_STUCK =
  /\b(?:chok\w*|drool\w*|cough\w*|vomit\w*|gag\w*|pain|hurts?|stuck|cant|wont|refus\w*|batter\w+|magnet\w*|blood\w*|breath\w*|wheez\w*|not sure|or (?:a|was it)|ahog\w*|atorad\w*|atragant\w*|babe\w*|tos\w*|dolor|duele|no (?:puede|quiere)|pilas?|iman\w*|sangr\w*|llora\w*|no (?:se|sabemos) si)\b/
const WITH_CONTRACEPTIVE =
  /\b(?:pastillas?|pildoras?) anticonceptivas?\b|\banticonceptivas?\b|\bbirth control(?: pills?)?\b|\bcontraceptive pills?\b/
const ANOTHER_DRUG =
  /\b(?:presion|corazon|azucar|diabet\w+|dormir|dolor|hierro|iron|opioid\w*|metadona|methadone|heart|pressure|sugar|sleeping|tylenol|frasco|bottle|punado|handful|blister entero|todas|vomit\w*|drows\w*|somnolient\w*|dormid[oa]|no (?:despierta|responde)|convuls\w*|limp)\b/

/** Words about swallowed that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_POISON_SWALLOWED: readonly OtherMeaning[] = [
  {
    of: words('child-swallowed too-many-pills'),
    meant:
      /\bi (?:ate|took|swallowed|had|chewed) (?:\w+ ){0,5}?(?:gummy vitamins?|vitamin gummies|multi ?vitamins?|chewable vitamins?)\b|\bme (?:comi|tome) (?:\w+ ){0,5}?(?:vitaminas? de gomita|gomitas? de vitaminas?|multivitamin\w*)\b/g,
    unless: (plain) => !isFewOfTheHarmless(plain),
  },
  { of: ['pills-missing'], meant: /\blike (?:that|this) after\b/g },
  { of: ['child-swallowed'], meant: /\bsugar (?:shock|crash|rush|high|spike)\b/g },
  {
    of: ['child-swallowed'],
    meant: new RegExp(
      `\\b(?:swallow\\w*|ate|trag\\w+|comio) (?:\\w+ ){0,2}?${COIN}\\b(?: de (?:25|10|5|1|un peso)\\b)?`,
      'g',
    ),
    becomes: 'same-day',
    unless: (plain) =>
      IS_STUCK.test(withoutDenials(plain)) ||
      !/\b(?:fine|normal\w*|talk\w*|drink\w*|eat\w*|play\w*|bien|habla|toma|come|juega|jugando|respira bien)\b/.test(
        plain,
      ),
  },
  {
    of: words('child-swallowed poison'),
    meant: /\b(?:chup\w+|trag\w+|comio|lamio|mordio|metio|mastic\w+|swallow\w*|licked|sucked|chewed|ate|poison)\b/g,
    unless: (plain) =>
      !WITH_CONTRACEPTIVE.test(plain) ||
      !/\b(?:una sola|solo una|nomas una|una nada mas|just one|only one|one (?:pill|tablet))\b/.test(plain) ||
      isStrong(plain) ||
      ANOTHER_DRUG.test(withoutDenials(plain)),
  },
  {
    of: words('child-swallowed poison'),
    meant:
      /\b(?:siento|sentia|es como|como) (?:si |que |q )?(?:me )?(?:trago|tragara|tomo|tomara|como|comiera|estuviera (?:tomando|tragando|comiendo)) (?:puro )?veneno\b|\bfeels? like (?:im|i am) (?:swallowing|taking|eating|drinking) poison\b/g,
    unless: (plain) =>
      /\b(?:vomit\w*|mare\w*|desmay\w*|a proposito|morir\w*|matar\w*|cloro|hongos?|raton\w*|todas|frasco)\b/.test(
        plain,
      ),
  },
  {
    of: ['child-swallowed'],
    meant: /\b(?:while|when|was|after|by) (?:i was )?cleaning (?:my|the|our|out|up|his|her)\b/g,
  },
  {
    of: words('dangerous-object dirty-wound pointed-thing'),
    meant:
      /\b(?:swallow\w*|ate|eaten)\b[^.;!?\n]{0,30}\b(?:finger ?|toe ?)?nails?\b|\bpuncture (?:my|his|her|the) (?:stomach|gut|intestines?|bowels?|belly|insides)\b/g,
    unless: (plain) =>
      !/\b(?:biting|bites?|bit|chew\w*|clip\w*|trim\w*) (?:on )?(?:my|his|her|their) (?:\w+ )?(?:finger ?|toe ?)?nails?\b|\b(?:finger|toe) ?nail\b/.test(
        plain,
      ) || /\b(?:metal|iron|steel|rusty|hammer\w*|carpent\w*|roof\w*|screws?|tack|fake|press on|acrylic)\b/.test(plain),
  },
  {
    of: ['child-swallowed', 'poison'],
    meant:
      /\b(?:drank|drunk|swallowed|tomo|bebio|trago) (?:some |the )?(?:bleach|cloro)\b|\bthe bleach was from [^.;!?\n]*|\bel cloro era de [^.;!?\n]*/g,
    unless: (plain) =>
      !/\b(?:it was|i mean|really|actually|just|only|era) (?:\w+ )?(?:bath|tub|de la tina|de la banera) ?(?:water|agua)?\b/.test(
        plain,
      ) ||
      !/\b(?:rinsed|enjuag\w+)\b/.test(plain) ||
      /\b(?:cough\w*|drool\w*|vomit\w*|gag\w*|burn\w*|blister\w*|smell\w*|cap(?:ful)?|splash|tos\w*|babe\w*|quem\w+|huele)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['small-danger', 'dangerous-object', 'chewed-it'],
    meant:
      /\b(?:9|nine|nueve) ?(?:v|volts?|voltios?) (?:batter\w+|pilas?)\b|\b(?:pila|bateria) (?:cuadrada|de (?:9|nueve) ?(?:v|volt\w*))\b/g,
    unless: (plain) =>
      /\b(?:button|coin|missing|gone|leak\w*|broke\w*|blister\w*|bleed\w*|chok\w*|drool\w*|vomit\w*|opened|acid|swallow(?:s|ed)|boton|moneda|falta|trago|derram\w*|babe\w*|vomit\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['same-day', 'dangerous-object', 'child-swallowed'],
    meant:
      /\b(?:lump|bump|node|gland|nodule|swelling|knot|bolita|bulto|ganglio)\b[^.;!?\n]{0,40}\b(?:about|like|size of|than|maybe|como|tamano de) (?:an? |una? )?(?:pea|bean|marble|grape|pebble|chicharo|frijol|canica|uva)\b/g,
    unless: (plain) =>
      /\b(?:stuck|shoved|pushed|put|inside|fever\w*|red|hot|grow(?:ing|s)|grew|bigger|metio|adentro|fiebre|roj[oa]|caliente|crec\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('dangerous-object'),
    meant: /\b(?:smooth |round )?glass (?:marbles?|beads?|gems?|pebbles?)\b/g,
    unless: (plain) => /\b(?:broke\w*|sharp|shard\w*|cracked|chipped)\b/.test(plain),
  },
  {
    of: words('pills-missing child-swallowed too-many-pills poison'),
    meant:
      /\b(?:ate|eaten|got into|swallowed|chewed|had|found|se comio) (?:[a-z\d]+ ){0,6}?(?:tic ?tacs?|mints?|altoids|smarties|candy|candies|bubble gum|gum|m ?ms|skittles|jelly ?beans|cough drops?|dulces?|chicles?|mentas?)\b/g,
    unless: (plain) =>
      /\b(?:pills?|tablets?|medicine|meds|edibles?|thc|weed|nicotine|xylitol|zyn|magnets?|batter\w+|iron|vitamins? (?:bottle|all)|look\w* like|pastillas|medicina)\b/.test(
        plain.replaceAll(/\b(?:evening|morning|daily|flintstones?|usual) (?:\w+ )?(?:vitamins?|pills?|meds)\b/g, ' '),
      ),
  },
  {
    of: words('dangerous-object'),
    meant:
      /\b(?:shirt|coat|blouse|pajama|sewing|sweater|dress) buttons?\b|\bbuttons? (?:from|off|of) (?:his|her|my|the|a) (?:shirt|coat|blouse|pajamas?|sweater|dress|jacket)\b|\bboton(?:es)? de (?:la|su|mi|una) (?:camisa|blusa|pijama|chamarra|abrigo|sueter)\b/g,
    unless: (plain) =>
      /\b(?:batter\w+|size|like|looks?|shiny|silver|flat|disc|disk|remote|watch|tamano|parece|plateadit[oa]|magnet\w*|chok\w*|drool\w*|breath\w*|stuck|pila|iman|atorad\w*|babea\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
]
