import { withoutDenials } from '../../told'
import { isHarmless, isSlightContact, isStrong } from '../../harmless-agents'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'
import { MUCH, NOBODY_COUGHS, ON_PURPOSE, isSwallowed, isTakenIll, swallowedIn } from '../vocabulary'
const NAMED = /\b(?:poison(?:ed|ing|s|ous)?|venenos?|envenen\w+|intoxic\w+|toxic[oa]s?)\b/g
/** What else may have been swallowed beside food and what is harmless. */
const UNKNOWN =
  /\b(?:something|stuff|algo|liquids?|liquido|powder|polvo|under the sink|chemicals?|quimic\w*|cleaners?|limpiador\w*|cloro|bleach|lejia|detergent\w*|fabuloso|pinol|spray|berr(?:y|ies)|bayas?|mushrooms?|hongos?|pills?|tablets?|pastillas?|medicines?|medicinas?|pesticid\w*|insecticid\w*|rat\w{0,3}|raton\w*|roach\w*|cucarach\w*|hormig\w*|con veneno|with poison|poisoned (?!my |the |our |his |her |him|them)\w+|envenenad[oa]s?|dont know|no se que)\b/
const FOOD =
  /\b(?:milk|water|juice|soup|oatmeal|toast|bread|rice|chicken|eggs?|dinner|lunch|breakfast|supper|leftovers|pasta|pizza|salad|sandwich|leche|agua|jugo|sopa|caldo|arroz|pollo|huevos?|cena|comida|desayuno|frijoles|tortillas?|sobras|sandia|fine|well|bien|normal\w*)\b/
const NO_FOOD =
  /\b(?:poison\w* (?:in|to)|veneno en|raw milk|canned|enlatad\w*|berr(?:y|ies)|bayas?|mushrooms?|hongos?|plant\w*|leaf|leaves|hojas?|flor(?:es)?|seafood|puffer|fugu|shellfish|mariscos|pills?|tablets?|medicine|pastillas?|medicin\w*|drops|gotas|cream|crema)\b/
const isHarmlessEaten = (sentence: string) =>
  !UNKNOWN.test(sentence) && (isHarmless(sentence) || (FOOD.test(sentence) && !NO_FOOD.test(sentence)))
/** Whether all that was swallowed is named and harmless, and nobody feels ill of it. */
const isOfTheHarmless = (plain: string): boolean => {
  const swallowed = swallowedIn(plain)
  const isNamed = swallowed.length > 0 ? swallowed.every(isHarmlessEaten) : isHarmless(plain) || isSlightContact(plain)
  return isNamed && !isStrong(plain) && !isTakenIll(plain) && !ON_PURPOSE.test(plain)
}
const VACCINE = /\b(?:vaccin\w*|vacun\w*|(?:month|flu|covid|baby|his|her) shots|refuerzos?|booster\w*)\b/
const SPREAD =
  /\b(?:vapo ?ru\w*|vaporub|vicks|mentholatum|mentolatum|bengay|icy hot|tiger balm|pomada|unguento|arnica)\b/
const ON_SKIN =
  /\b(?:on (?:my|his|her|the) (?:\w+ )?(?:chest|feet|back|hands?|fingers?|arm|leg|skin|knees?)|untad\w*|unt[oe]|frot\w*|rubbed|bare hands?|with my (?:\w+ )?(?:hands?|fingers?)|con (?:las?|los?|mis?) (?:\w+ )?(?:manos?|dedos?)|en (?:el|la|los|las|mi|mis|su) (?:pecho|espalda|pies|manos?|brazo|rodilla|piel)|con la mano|my (?:hands?|fingers?|arm|skin)|sin guantes?)\b/
const OF_A_SMALL_CHILD = /\b(?:infant|newborn|toddler|bab(?:y|ies)|bebe|recien nacid[oa]|(?:eyes?|ojos?)|nostril\w*)\b/
const WASHED = /\b(?:wash\w*|rins\w*|wiped|lav[eo]\w*|enjuag\w*|limpi[eo])\b/
const MOUTH =
  /\b(?:mouth|lips|boca|labios|tongue|lengua|concentrat\w*|spill\w*|derram\w*|soak\w*|all over|malathion|paraquat|organo\w*)\b/
const OUTDOORS = /\b(?:outdoors|outside|open air|al aire libre|en el patio|afuera)\b/
const HUNG_OVER = /\b(?:hang ?over|hung ?over|resaca|crud[oa]|guayabo|goma)\b/
const HOLDS_DOWN =
  /\b(?:(?:held|keep\w*|kept|hold\w*)[^.;!?\n]{0,30} down|talking sense|up and about|eating|toast|walking around|(?:come|como|tomo|retengo|aguanto) (?:bien|agua|pan|suero|liquidos))\b/
const DEEPLY_DRUNK =
  /\b(?:wake|unrespons\w*|pass\w* out|blue|clammy|limp|confus\w*|seizure|vomit\w*|throw\w*|threw|puk\w*|slow breath\w*|fell|hit (?:his|her|my) head|snor\w*|incoher\w*|still drunk|despierta|morad\w*|fri[oa]|tirad[oa]|babe\w*|pills?|pastillas?|xanax)\b/
const CALLS_FOR_ADVICE =
  /\b(?:hello|hi|hey|ask|asking|question (?:for|to)|is (?:this|anyone (?:from|at|in))|are you|anyone (?:from|at)|do i (?:need to )?call|should i call|call(?:ing)? (?:the )?|dear|hola|es (?:este|el)|llamo a) (?:the )?(?:poison|toxicology|control|centro) ?(?:control|cent(?:er|re)|people|de (?:venenos|intoxicaciones|envenenamiento))?/g
const SMOKE = /\b(?:humo|incendios?|smoke|wildfires?|calidad del aire|air quality)\b/
const BREATHES_BADLY =
  /\b(?:tose|toso|tos|cough\w*|wheez\w*|silb\w+|pecho|chest|falta (?:el|de) aire|ahog\w*|cabeza|headache|mare\w*|dizz\w*|vomit\w*|dormid\w*|confus\w*|monoxido|monoxide|dentro de la casa se quemo|atrapad\w*|desmay\w*)\b/

/** Words about poison that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_POISON_POISON: readonly OtherMeaning[] = [
  { of: ['poison'], meant: /\bpoisons? (?:help ?line|line|cent(?:er|re)|information|hotline|service)\b[^.;]{0,12}/g },
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
      isTakenIll(plain) ||
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
      isTakenIll(plain) ||
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
      isTakenIll(plain) ||
      ON_PURPOSE.test(plain),
  },
  {
    of: ['poison'],
    meant:
      /\bse (?:me |le |te |les |nos )?(?:hace|vuelve|volvio|hizo|convierte en|vuelven|hara) (?:un |puro )?veneno\b|\b(?:turns?|turned|becomes?|goes|makes? it) (?:(?:in)?to )?(?:a )?poison(?:ous)?\b/g,
    unless: (plain) =>
      isTakenIll(plain) ||
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
      isTakenIll(plain) ||
      ON_PURPOSE.test(plain) ||
      /\b(?:inhal\w*|breath\w*|fumes|gas|spray\w*|fumig\w*|pesticid\w*|insecticid\w*|snake|vibora|serpiente|cascabel|coralillo|alacran|escorpion|scorpion|viuda|violinista|widow|recluse|medusa|jellyfish)\b/.test(
        plain,
      ),
  },
  {
    of: ['poison'],
    meant:
      /\b(?:i thought|i was sure|crei|creia|pense|pensaba|pense yo) (?:que |that )?(?:it was|there was|era|fue|habia|seria) (?:\w+ )?(?:poison\w*|veneno|toxic[oa])\b[^.;!?\n]{0,40}?(?=\b(?:but|pero)\b)/g,
    unless: (plain) => isSwallowed(plain) || isTakenIll(plain) || ON_PURPOSE.test(plain),
  },
  {
    of: ['poison'],
    meant:
      /\b(?:am i|i am|im|have i been|was i|are we|estoy|estare|me estoy) (?:being |been |getting )?(?:poison(?:ed|ing)|envenen\w+|intoxic\w+)(?: (?:myself|by it|from it|con eso|por eso))? ?\?/g,
    unless: (plain) =>
      !/\b(?:started|began|new|been (?:on|taking)|empece|comence|desde que (?:tomo|empece)|me (?:recetaron|cambiaron))\b/.test(
        plain,
      ) ||
      isTakenIll(plain) ||
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
    unless: (plain) => isSwallowed(plain) || isTakenIll(plain) || ON_PURPOSE.test(plain),
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
    unless: (plain) => !OUTDOORS.test(plain) || isTakenIll(plain) || ON_PURPOSE.test(plain),
  },
  {
    of: ['poison'],
    meant: /\b(?:talked|spoke|spoken|called|hable|llame) (?:to |with |con |a )?(?:the |el )?poison control\b/g,
    unless: (plain) =>
      !/\b(?:they|she|he|who|me) (?:\w+ )?(?:told|said|says|dijeron|dijo)\b[^.;!?\n]{0,40}\b(?:stay (?:at )?home|home|fine|ok|okay|water|not to worry|watch|en (?:la )?casa|tranquil[oa]|agua|observ\w+)\b/.test(
        plain,
      ) ||
      isTakenIll(plain) ||
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
    of: ['poison'],
    meant: /\b(?:lo|la|le|los) (?:deje|dejo|dejamos|dejaron) envenenar(?:se)?\b/g,
    unless: (plain) =>
      !/\b(?:pasto|zacate|tierra|arena|hojita|grass|dirt|sand)\b/.test(plain) ||
      /\b(?:vomit\w*|babe\w*|dormid[oa]|hongos?|bayas?|semillas?|adelfa|flor(?:es)?|pastillas?|raton\w*|plag\w*|insectic\w*|herbicid\w*|fertiliz\w*|roci\w+|fumig\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['poison'],
    meant:
      /\b(?:queda(?:r|do|ria)?|quedo|traer|hay|tener|tenga|quedara) (?:\w+ )?(?:veneno|toxic[oa]s?|toxinas?) (?:en|dentro de) (?:los|sus|mis|el|la) (?:pulmon(?:es)?|pecho|garganta)[^.;!\n]{0,10}\?/g,
    unless: (plain) => !SMOKE.test(plain) || BREATHES_BADLY.test(withoutDenials(plain.replaceAll(NOBODY_COUGHS, ' '))),
  },
  {
    of: ['poison'],
    meant: /\b(?:me|nos) (?:estaran|estan|habran|estaba) envenen\w+/g,
    unless: (plain) =>
      !/\b(?:la (?:vacuna )?(?:del|de la) (?:flu|covid|influenza|tetano|neumonia|gripe)|vacun\w+|flu shot)\b/.test(
        plain,
      ) ||
      /\b(?:comida|agua|cafe|esposo|marido|vecin\w+|suegra|gobierno|voces|chip|siguen|camaras?|vomit\w*|ronchas|garganta|respir\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('poison sepsis'),
    meant:
      /\b(?:could|can|will|does|would|might|did) (?:\w+ ){0,4}?poison (?:my|his|her|your|the|their) blood\b|\bpoison (?:my|his|her|the) blood\b(?= ?\?)|\b(?:puede|podria|va a|me) (?:\w+ )?envenenar(?:me|le|se)? (?:la|mi|su) sangre\b/g,
    unless: (plain) =>
      !/\b(?:pimples?|zits?|blackheads?|ingrown|splinter|papercut|paper cut|hangnail|squeez\w*|pop(?:ping)?|barros?|granos?|espinillas?|pellejito)\b/.test(
        plain,
      ),
  },
  {
    of: ['poison'],
    meant:
      /\b(?:have|did|am|could) i (?:just |have |really )?poison\w* (?:myself|us|my family|everyone|them)\b|\bme (?:habre )?envenen(?:e|ado)\b/g,
    unless: (plain) =>
      !/\b(?:plastic|microwav\w*|tupperware|styrofoam|wax paper|parchment|foil|recipiente de plastico|microondas|unicel)\b/.test(
        plain,
      ) ||
      /\b(?:drank|swallow\w*|chewed|bleach|cleaner|vomit\w*|dizz\w*|fumes|breath\w*|smoke|headache|pieces?|trag\w+|tome|cloro|vomit\w+|mare\w*|humo)\b/.test(
        withoutDenials(plain),
      ),
  },
  { of: ['poison'], meant: /\beritema toxic[oa]\b|\berythema toxicum\b/g },
  {
    of: ['poison'],
    meant: /\b(?:me|lo|la|le|nos|se) (?:puede|podria|pueda|va|vaya|pudo) (?:a )?(?:envenen|intoxic)\w+\b/g,
    unless: unlessTold(
      [
        /\b(?:escupi\w*|la tengo en la mano|no (?:se )?(?:la |lo )?(?:trago|trague))\b/,
        /\b(?:monedas?|canica|boton|tornillo|llave|anillo|piedrit?a|juguete|metal)\b/,
      ],
      graver('pila|bateria|iman\\w*|otra moneda|falta|dos monedas|babea\\w*|tos|tose|dolor|duele|plomo'),
    ),
  },
  {
    of: words('poison heartburn'),
    meant:
      /\b(?:respir\w+|inhal\w+|hizo|huele a|gases?) (?:un )?(?:gas(?:es)?|vapor(?:es)?|humo)? ?toxic[oa]s?\b|\bgas toxico\b/g,
    unless: unlessTold(
      [
        /\b(?:detergente|suavizante|jabon|vinagre|bicarbonato|pinol|fabuloso)\b/,
        /\b(?:no (?:llevaba|tenia|traia|lleva|tiene|trae|habia|uso)|sin) (?:nada de )?(?:cloro|lejia|amoniaco)\b/,
      ],
      /\b(?:tos|tose|tosiendo|ahog\w+|le falta|pecho|mare\w+|vomit\w*|ojos|garganta|silb\w+|sosa|acido|destapacanos|muriatico|dolor)\b/,
    ),
  },
  {
    of: ['poison'],
    meant: /\b(?:una )?intoxicacion(?: por comida)? ?\?|\bpoison(?:ing|ed) ?\?/g,
    unless: (plain) =>
      !/\b(?:comer|comi|comio|cene|cena|boda|fiesta|tacos|comida|ate|food|dinner|buffet|wedding|party)\b/.test(plain) ||
      /\b(?:pastillas?|quimic\w+|cloro|gas|monoxido|hongos?|pez|enlatad\w+|pesticida|plantas?|pills?|bleach|mushrooms?|canned|fish|borros[oa]|doble|vision|sangr\w*|blood|bebe|nin[oa]|embaraz\w+|pregnan\w*|baby|toddler|debil\w*|weak\w*|confus\w*|mare\w+|dizz\w*|sigo|sigue|still|calentador|generador|humo|fumes|smoke)\b/.test(
        withoutDenials(plain),
      ),
  },
]
