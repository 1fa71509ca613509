import { isHarmless, isSlightContact, isStrong } from '../harmless-agents'
import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const NAMED = /\b(?:poison(?:ed|ing|s|ous)?|venenos?|envenen\w+|intoxic\w+|toxic[oa]s?)\b/g
const ON_PURPOSE =
  /\b(?:on purpose|kill (?:myself|himself|herself|me)|suicid\w*|want(?:s|ed)? to die|end it|a proposito|matar(?:me|se)|quiero morir\w*|(?:he|she|they|someone|somebody|husband|wife|neighbou?rs?|alguien|esposo|marido|vecin[oa]s?) (?:is|are|was|keeps?|esta|estan|me quiere|me estan?|trying|tried) (?:\w+ ){0,3}(?:poison\w*|envenen\w*))\b/
const ILL =
  /\b(?:vomit\w*|threw up|thrown up|throw\w* up|puk\w*|drows\w*|sleepy|sluggish|limp|floppy|seiz\w*|convuls\w*|unrespons\w*|wont wake|wake (?:him|her)|dizz\w*|confus\w*|slurr\w*|trouble breathing|wheez\w*|short of breath|drool\w*|faint\w*|pass(?:ed|ing) out|sweat\w*|twitch\w*|shak(?:y|ing)|blurr\w*|stomach (?:pain|cramps)|mare\w+|desmay\w*|babe\w*|no (?:despierta|responde|reacciona)|temblo\w*|somnolient\w*|dormid[oa] y no|sud\w+|ve borroso|dolor de (?:cabeza|panza|estomago|barriga)|arde la boca|burn\w* (?:mouth|throat))\b/
const SWALLOWED =
  /\b(?:swallow\w*|drank|drunk|ate|eaten|eating|chew\w*|lick\w*|took|taken|sipp?\w*|gulp\w*|gave (?:him|her|them)|trag\w+|bebi\w*|comi(?:o|eron|do)?|tom[eo]|tomado|lami\w+|chup\w+|mastic\w+|prob[eo]|mordi\w*)\b/
const FOOD =
  /\b(?:milk|water|juice|soup|oatmeal|toast|bread|rice|chicken|eggs?|dinner|lunch|breakfast|supper|leftovers|pasta|pizza|salad|sandwich|leche|agua|jugo|sopa|caldo|arroz|pollo|huevos?|cena|comida|desayuno|frijoles|tortillas?|sobras|sandia|fine|well|bien|normal\w*)\b/
const NO_FOOD =
  /\b(?:poison\w* (?:in|to)|veneno en|raw milk|canned|enlatad\w*|berr(?:y|ies)|bayas?|mushrooms?|hongos?|plant\w*|leaf|leaves|hojas?|flor(?:es)?|seafood|puffer|fugu|shellfish|mariscos|pills?|tablets?|medicine|pastillas?|medicin\w*|drops|gotas|cream|crema)\b/
/** What else may have been swallowed beside food and what is harmless. */
const UNKNOWN =
  /\b(?:something|stuff|algo|liquids?|liquido|powder|polvo|under the sink|chemicals?|quimic\w*|cleaners?|limpiador\w*|cloro|bleach|lejia|detergent\w*|fabuloso|pinol|spray|berr(?:y|ies)|bayas?|mushrooms?|hongos?|pills?|tablets?|pastillas?|medicines?|medicinas?|pesticid\w*|insecticid\w*|rat\w{0,3}|raton\w*|roach\w*|cucarach\w*|hormig\w*|con veneno|with poison|poisoned (?!my |the |our |his |her |him|them)\w+|envenenad[oa]s?|dont know|no se que)\b/
const MOUTH =
  /\b(?:mouth|lips|boca|labios|tongue|lengua|concentrat\w*|spill\w*|derram\w*|soak\w*|all over|malathion|paraquat|organo\w*)\b/
const VACCINE = /\b(?:vaccin\w*|vacun\w*|(?:month|flu|covid|baby|his|her) shots|refuerzos?|booster\w*)\b/
const SPREAD =
  /\b(?:vapo ?ru\w*|vaporub|vicks|mentholatum|mentolatum|bengay|icy hot|tiger balm|pomada|unguento|arnica)\b/
const ON_SKIN =
  /\b(?:on (?:my|his|her|the) (?:\w+ )?(?:chest|feet|back|hands?|fingers?|arm|leg|skin|knees?)|untad\w*|unt[oe]|frot\w*|rubbed|bare hands?|with my (?:\w+ )?(?:hands?|fingers?)|con (?:las?|los?|mis?) (?:\w+ )?(?:manos?|dedos?)|en (?:el|la|los|las|mi|mis|su) (?:pecho|espalda|pies|manos?|brazo|rodilla|piel)|con la mano|my (?:hands?|fingers?|arm|skin)|sin guantes?)\b/
const WASHED = /\b(?:wash\w*|rins\w*|wiped|lav[eo]\w*|enjuag\w*|limpi[eo])\b/
const OF_A_SMALL_CHILD = /\b(?:infant|newborn|toddler|bab(?:y|ies)|bebe|recien nacid[oa]|(?:eyes?|ojos?)|nostril\w*)\b/
const HUNG_OVER = /\b(?:hang ?over|hung ?over|resaca|crud[oa]|guayabo|goma)\b/
const HOLDS_DOWN =
  /\b(?:(?:held|keep\w*|kept|hold\w*)[^.;!?\n]{0,30} down|talking sense|up and about|eating|toast|walking around|(?:come|como|tomo|retengo|aguanto) (?:bien|agua|pan|suero|liquidos))\b/
const DEEPLY_DRUNK =
  /\b(?:wake|unrespons\w*|pass\w* out|blue|clammy|limp|confus\w*|seizure|vomit\w*|throw\w*|threw|puk\w*|slow breath\w*|fell|hit (?:his|her|my) head|snor\w*|incoher\w*|still drunk|despierta|morad\w*|fri[oa]|tirad[oa]|babe\w*|pills?|pastillas?|xanax)\b/
const OUTDOORS = /\b(?:outdoors|outside|open air|al aire libre|en el patio|afuera)\b/
const DOSE_IS_MUCH =
  /\b(?:[5-9]|[1-9]\d{1,2}|five|six|seven|eight|nine|ten|dozen|twenty|thirty|forty|fifty|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|muchas|todas|todo|all|many|bunch|lots|handful|bottle|jar|frasco|bote|punado|whole|entire|rest of) (?:\w+ ){0,2}?(?:pills?|tablets?|gummies|gummy|capsules?|vitamins?|loratadines?|zyrtecs?|melatonin|of (?:them|my|the|his|her|it)|pastillas?|tabletas?|gomitas?|vitaminas?)\b|\b(?:bottle|handful|jar|frasco|punado)\b/
const A_FEW = /\b(?:one|two|three|four|1|2|3|4|twice|couple|una|un|dos|tres|cuatro|otra|another|extra|again)\b/
const MUCH =
  /\b(?:all|whole|entire|bottle|handful|bunch|dozen\w*|many|lots|extra|too much|todas?|todos?|frasco|bote|punado|muchas?|muchos|demasiad\w*|docena|twelve|fifteen|twenty|thirty|forty|fifty|hundred|doce|quince|veinte|treinta|cuarenta|cien)\b|\b\d{2,3}\b(?! ?(?:min\w*|hrs?|hours?|horas?|dias?|days?|anos?|years?|yo|semanas?|weeks?|meses|months?|mg|ml|am|pm)\b)/
const ALCOHOL =
  /\b(?:alcohol\w*|cervezas?|tequila|vodka|borrach\w*|botellas?|mezcal|ron|vino|licor|whisky|drunk|beers?|liquor)\b/
const IS_STUCK =
  /\b(?:chok\w*|drool\w*|cough\w*|vomit\w*|gag\w*|pain|hurts?|stuck|cant|wont|refus\w*|batter\w+|magnet\w*|blood\w*|breath\w*|wheez\w*|not sure|or (?:a|was it)|ahog\w*|atorad\w*|atragant\w*|babe\w*|tos\w*|dolor|duele|no (?:puede|quiere)|pilas?|iman\w*|sangr\w*|llora\w*|no (?:se|sabemos) si)\b/
const COIN = '(?:coin|penny|nickel|dime|quarter|moneda|monedita|peso|centavo)'

const ILLS = (plain: string) => ILL.test(withoutDenials(plain))
const swallowedIn = (plain: string): readonly string[] =>
  withoutDenials(plain)
    .split(/[.;!?\n]/)
    .filter((sentence) => SWALLOWED.test(sentence))
const isHarmlessEaten = (sentence: string) =>
  !UNKNOWN.test(sentence) && (isHarmless(sentence) || (FOOD.test(sentence) && !NO_FOOD.test(sentence)))

/** Whether all that was swallowed is named and harmless, and nobody feels ill of it. */
const isOfTheHarmless = (plain: string): boolean => {
  const swallowed = swallowedIn(plain)
  const isNamed = swallowed.length > 0 ? swallowed.every(isHarmlessEaten) : isHarmless(plain) || isSlightContact(plain)
  return isNamed && !isStrong(plain) && !ILLS(plain) && !ON_PURPOSE.test(plain)
}
const isSwallowed = (plain: string) => swallowedIn(plain).length > 0
const isFewOfTheHarmless = (plain: string): boolean =>
  isHarmless(plain) && A_FEW.test(plain) && !DOSE_IS_MUCH.test(plain) && !ILLS(plain) && !ON_PURPOSE.test(plain)

/** Words of poison said of what is no poison: food, vaccines, rubs, hangovers, homework and plays. */
export const OTHER_MEANINGS_OF_POISON: readonly OtherMeaning[] = [
  { of: ['poison'], meant: /\bthe word poison\b|\bla palabra (?:veneno|toxic[oa])\b/g },
  {
    of: ['poison'],
    meant: /\bpoison(?:ed)? apples?\b|\bmanzanas? envenenadas?\b|\bpoison (?:dart )?frogs?\b/g,
    unless: (plain) => isSwallowed(plain),
  },
  { of: ['poison'], meant: NAMED, unless: (plain) => !isOfTheHarmless(plain) },
  {
    of: ['poison'],
    meant: NAMED,
    unless: (plain) => !VACCINE.test(plain) || isSwallowed(plain) || ON_PURPOSE.test(plain),
  },
  {
    of: ['poison'],
    meant: NAMED,
    unless: (plain) =>
      !SPREAD.test(plain) ||
      !ON_SKIN.test(plain) ||
      isSwallowed(plain) ||
      OF_A_SMALL_CHILD.test(plain) ||
      ILLS(plain) ||
      ON_PURPOSE.test(plain),
  },
  {
    of: ['poison'],
    meant: NAMED,
    unless: (plain) =>
      !ON_SKIN.test(plain) ||
      !WASHED.test(plain) ||
      isSwallowed(plain) ||
      MOUTH.test(withoutDenials(plain)) ||
      OF_A_SMALL_CHILD.test(plain) ||
      ILLS(plain) ||
      ON_PURPOSE.test(plain) ||
      /\b(?:snake|spider|vibora|serpiente|arana|alacran|bit|bitten|mordio|pico)\b/.test(plain),
  },
  {
    of: ['poison'],
    meant: NAMED,
    unless: (plain) =>
      !/\b(?:expired|expir\w+|caduc\w+|vencid\w+|past its date)\b/.test(plain) ||
      !/\b(?:just (?:the )?one|only one|one (?:pill|tablet|capsule)|una sola|solo una|nomas una|una (?:tylenol|pastilla|tableta|aspirina))\b/.test(
        plain,
      ) ||
      /\b(?:nin[oa]|hij[oa]|bebe|toddler|baby|son|daughter|kid)\b/.test(plain) ||
      ILLS(plain) ||
      ON_PURPOSE.test(plain),
  },
  {
    of: ['poison'],
    meant:
      /\bse (?:me |le |te |les |nos )?(?:hace|vuelve|volvio|hizo|convierte en|vuelven|hara) (?:un |puro )?veneno\b|\b(?:turns?|turned|becomes?|goes|makes? it) (?:(?:in)?to )?(?:a )?poison(?:ous)?\b/g,
    unless: (plain) =>
      ILLS(plain) ||
      ON_PURPOSE.test(plain) ||
      /\b(?:cloro|bleach|ammonia|amoniaco|acid\w*|limpia\w+|cleaner|mushrooms?|hongos?|muchas|todas|frasco|bottle)\b/.test(
        plain,
      ),
  },
  {
    of: ['poison'],
    meant:
      /\b(?:es|era|sera|son|fue|seria|tendra|tenia|habra sido) (?:un |algun |puro )?(?:venenos?|toxic[oa]s?)(?: o no| o que)? ?(?=[?]|$)|\b(?:could|can|might|may) (?:it|this|that) be (?:some |an? |from )?(?:\w+ )?poison(?:ing)?\b(?: (?:from|in|of) (?:the |my )?\w+)? ?\?/g,
    unless: (plain) =>
      isSwallowed(plain) ||
      ILLS(plain) ||
      ON_PURPOSE.test(plain) ||
      /\b(?:inhal\w*|breath\w*|fumes|gas|spray\w*|fumig\w*|pesticid\w*|insecticid\w*|snake|vibora|serpiente|cascabel|coralillo|alacran|escorpion|scorpion|viuda|violinista|widow|recluse|medusa|jellyfish)\b/.test(
        plain,
      ),
  },
  {
    of: ['poison'],
    meant:
      /\b(?:i thought|i was sure|crei|creia|pense|pensaba|pense yo) (?:que |that )?(?:it was|there was|era|fue|habia|seria) (?:\w+ )?(?:poison\w*|veneno|toxic[oa])\b[^.;!?\n]{0,40}?(?=\b(?:but|pero)\b)/g,
    unless: (plain) => isSwallowed(plain) || ILLS(plain) || ON_PURPOSE.test(plain),
  },
  {
    of: ['poison'],
    meant:
      /\b(?:am i|i am|im|have i been|was i|are we|estoy|estare|me estoy) (?:being |been |getting )?(?:poison(?:ed|ing)|envenen\w+|intoxic\w+)(?: (?:myself|by it|from it|con eso|por eso))? ?\?/g,
    unless: (plain) =>
      !/\b(?:started|began|new|been (?:on|taking)|empece|comence|desde que (?:tomo|empece)|me (?:recetaron|cambiaron))\b/.test(
        plain,
      ) ||
      ILLS(plain) ||
      ON_PURPOSE.test(plain) ||
      MUCH.test(plain) ||
      /\b(?:double|twice as|too many|extra|wrong|lithium|litio|digoxin\w*|methotrexate|warfarin\w*|insulin\w*)\b/.test(
        plain,
      ),
  },
  {
    of: ['poison'],
    meant: /\bradiation poisoning\b|\b(?:envenen\w+|intoxic\w+) (?:por|con|de) (?:la )?radiacion\b/g,
    unless: (plain) =>
      !/\b(?:microwave|wifi|router|phone|x ?rays?|airport|tv|microondas|celular|antena|rayos x)\b/.test(plain),
  },
  {
    of: ['poison'],
    meant:
      /\b(?:can|could|will|would|does|puede|va a) (?:poison|envenenar(?:te)?) (?:your|you|the|la|tu|el) (?:blood|system|body|milk|sangre|cuerpo)\b|\b(?:te )?envenena la sangre\b/g,
    unless: (plain) => isSwallowed(plain) || ILLS(plain) || ON_PURPOSE.test(plain),
  },
  {
    of: ['poison'],
    meant: /\b(?:shock|choque|sindrome)(?: de| del)?(?: shock| choque)? toxico\b/g,
    unless: (plain) =>
      /\b(?:fiebre|calentura|ronch\w+|sarpullido|mare\w*|vomit\w*|desmay\w*|confund\w*|confus\w*|diarrea|debil\w*|3[89][.,]|10[1-5]\b)/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('poison carbon-monoxide'),
    meant:
      /\b(?:teme\w*|temen|miedo (?:de|a)|preocupad\w+ por|fears?|worried about|afraid of) (?:una |la |an? )?(?:intoxicacion|envenenamiento|poisoning|(?:carbon )?monoxide|monoxido)(?: poisoning)?(?: (?:por|con|de) \w+(?: de carbono)?)?/g,
    unless: (plain) => !OUTDOORS.test(plain) || ILLS(plain) || ON_PURPOSE.test(plain),
  },
  {
    of: ['poison'],
    meant: /\b(?:talked|spoke|spoken|called|hable|llame) (?:to |with |con |a )?(?:the |el )?poison control\b/g,
    unless: (plain) =>
      !/\b(?:they|she|he|who|me) (?:\w+ )?(?:told|said|says|dijeron|dijo)\b[^.;!?\n]{0,40}\b(?:stay (?:at )?home|home|fine|ok|okay|water|not to worry|watch|en (?:la )?casa|tranquil[oa]|agua|observ\w+)\b/.test(
        plain,
      ) ||
      ILLS(plain) ||
      /\b(?:hospital|er|911|ambulance|emergencias)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('poison alcohol-poisoning'),
    meant: new RegExp(`\\b(?:drank|had) (?:way )?too much\\b|\\btome? (?:mucho|demasiado)\\b|${NAMED.source}`, 'g'),
    unless: (plain) =>
      !HUNG_OVER.test(plain) ||
      !HOLDS_DOWN.test(plain) ||
      DEEPLY_DRUNK.test(withoutDenials(plain)) ||
      ON_PURPOSE.test(plain),
  },
  {
    of: ['alcohol-poisoning'],
    meant: /\btom[oa] (?:\w+ )?(?:liquidos|agua|suero|bien|electrolitos|te|caldo|jugo|leche)\b/g,
    unless: (plain) => ALCOHOL.test(plain),
  },
  {
    of: words('poison severe-bleeding bleeding vaginal-bleeding'),
    meant: /\b(?:poison\w*|venom\w*|venenos?|hemorrag\w+|bleed\w*|hemorrhag\w+)\b/g,
    unless: (plain) =>
      !/\b(?:(?:mi|su|una|la) tarea (?:de|sobre|para)|homework|(?:school|science|class) (?:project|report|essay)|essay (?:on|about)|ensayo (?:de|sobre)|proyecto de (?:ciencias|biologia|quimica)|exposicion (?:de|sobre))\b/.test(
        plain,
      ) ||
      isSwallowed(plain) ||
      /\b(?:me|le|lo|la) (?:mordio|pico)\b|\b(?:bit|stung|bitten|sangrando|bleeding (?:now|a lot|everywhere|heavily|badly)|(?:im|is|hes|shes|keeps?|still) bleeding|(?:wont|will not|doesnt|does not|cant) stop|no (?:me |le |se )?(?:para|deja)|sigue sangrando|got into)\b|\bmi (?:\w+ )?(?:hij[oa]|herman[oa]|bebe|mama|papa|espos[oa]|amig[oa])\b/.test(
        plain,
      ),
  },
  {
    of: ['severe-bleeding'],
    meant:
      /\b(?:squirt|spurt|gush|pump)s? of (?:\w+ )?(?:sanitizer|soap|lotion|ketchup|mustard|lemon|lime|juice|water|mouthwash|sauce|cream|toothpaste|perfume|sunscreen)\b/g,
  },
  {
    of: ['too-many-pills'],
    meant: /\b(?:over ?dos(?:e|ed|es|ing)|sobredosis)\b/g,
    unless: (plain) => !isFewOfTheHarmless(plain),
  },
  {
    of: words('child-swallowed too-many-pills'),
    meant:
      /\bi (?:ate|took|swallowed|had|chewed) (?:\w+ ){0,5}?(?:gummy vitamins?|vitamin gummies|multi ?vitamins?|chewable vitamins?)\b|\bme (?:comi|tome) (?:\w+ ){0,5}?(?:vitaminas? de gomita|gomitas? de vitaminas?|multivitamin\w*)\b/g,
    unless: (plain) => !isFewOfTheHarmless(plain),
  },
  {
    of: ['too-many-pills'],
    meant: /\bis (?:it|this|that) an? over ?dose\b|\b(?:es|fue|sera) (?:una )?sobredosis\b/g,
    unless: (plain) =>
      !/\b(?:right|correct|proper) (?:amount|dose)\b|\bdosis (?:correcta|indicada)\b|\blo que (?:le )?toca\b/.test(
        plain,
      ) ||
      !/\b(?:4|four|5|five|6|six|8|eight|cuatro|cinco|seis|ocho) (?:hours|hrs|horas) (?:later|apart|after|despues)\b/.test(
        plain,
      ) ||
      /\b(?:double|twice|extra|too soon|doble|de mas|wrong)\b/.test(plain) ||
      ILLS(plain),
  },
  {
    of: ['too-many-pills'],
    meant: /\b\d{1,3} ?(?:min\w*|hrs?|hours?|horas?|dias?|days?|weeks?|wks|months?|semanas?|meses)\b/g,
    unless: (plain) => MUCH.test(plain) || ON_PURPOSE.test(plain),
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
]
