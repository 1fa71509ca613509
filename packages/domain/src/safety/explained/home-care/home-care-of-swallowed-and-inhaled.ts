import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BODY_OR_THROAT_FAILS, FAINT_OR_FAILING, IS_WELL, OF_DAYS } from './home-care-words'

const GUMMIES =
  /\b(?:gummy (?:\w+ )?vitamins?|vitamin gummies|gummies|multi ?vitamins?|vitamin c|vitaminas? de gomita|gomitas (?:de )?vitamin\w*)\b/
const A_FEW_TOO_MANY =
  /\b(?:ate|took|eaten|had|got|swallowed|comio|tomo|se comio)\b[^.;!?\n]{0,40}\b(?:two|three|four|five|six|[2-6]|dos|tres|cuatro|cinco|seis)\b|\b(?:two|three|four|five|[2-5]) (?:extra|too many|instead)\b/
const NO_IRON =
  /\b(?:no|without|not any|zero|doesnt (?:have|contain)|isnt any|iron free|sin|no (?:tiene|tienen|trae|traen)) ?(?:any )?(?:iron|hierro)\b|\biron free\b/
const A_LOT =
  /\b(?:whole|bottle|handful|all|dozen\w*|thc|weed|cbd|melatonin|sleep|[7-9]|\d\d (?:of|gummies|vitamins)|todo|frasco|melatonina)\b/

const BAIT =
  /\b(?:(?:ant|roach) (?:baits?|traps?|stations?|discs?|hotels?)|bait (?:stations?|traps?)|(?:trampas?|cebos?) (?:de|para|contra) (?:las )?(?:hormigas|cucarachas))\b/
const ONLY_TOUCHED =
  /\b(?:lick\w*|sealed|intact|closed|unopened|plastic|outside|not (?:opened|broken)|lami\w*|sellad\w+|cerrad\w+|por fuera|inta[ck]t\w*)\b/
const BAIT_EATEN =
  /\b(?:rat|mouse|mice|granules?|powder|gel|liquid|borax|broke (?:it )?open|cracked open|ate (?:it|the)|rata|ratones|polvo|se comio)\b/

const HARMLESS_PLANT =
  /\b(?:poinsettias?|spider plant|christmas cactus|african violet|boston fern|rose petals?|dandelions?|nochebuenas?|flor de pascua)\b/
const A_LITTLE =
  /\b(?:a bit|bite|piece|leaf|spat|spit|little|nibbl\w*|chew\w*|tore|petal|pedacito|hoja|escupio|mordi\w+|poquito)\b/
const MOUTH_BURNS =
  /\b(?:drool\w*|swell\w*|swollen|cant swallow|wont (?:drink|eat)|vomit\w*|wheez\w*|rash|babe\w+|hinch\w+|vomit\w+)\b/

const COIN = /\b(?:moned\w+|centav\w+|peso|penny|coins?|nickel|dime|quarter)\b/
const PASSED_OUT =
  /\b(?:(?:encontre|vi|salio|apareci\w*|saco|eche|paso|halle|found|came out|passed)\b[^.;!?\n]{0,25}\b(?:popo|popito|caca|panal|heces|excremento|evacuacion|bacinic\w+|poop|stool|diaper)|(?:popo|caca|panal|heces|excremento|poop|diaper)\b[^.;!?\n]{0,20}\b(?:salio|venia|traia|estaba|was|came))\b/
const COIN_GRAVE =
  /\b(?:pilas?|bateria\w*|boton|iman\w*|otra moneda|dos monedas|vomit\w*|babe\w+|dolor|duele|sangre|fiebre|calentura|tos|tose|ahog\w+|no (?:come|traga|puede|quiere)|batter\w*|magnet\w*|button|drool\w*|pain|hurts?|blood|fever|cough\w*|chok\w*)\b/

/** Harmless things swallowed, licked or breathed in, each told as a whole (MedlinePlus, AAP, CDC, Poison Control). */
export const HOME_CARE_OF_SWALLOWED_AND_INHALED: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:vapor?rub|vicks|mentholatum|mentolato|pomada|ointment|diaper cream|vaselina|crema)\b/,
      /\b(?:un chin|dedito|poquit\w+|tantit\w+|una probad\w+|lami\w+|a (?:little|lick|taste|dab|tiny bit)|licked|fingertip)\b/,
      /\b(?:boca|lengua|lami\w+|labios?|mouth|tongue|licked|lips?)\b/,
      /\b(?:como si nada|no le pasa nada|(?:anda|esta|sigue) (?:\w+ )?(?:bien|jugando|corriendo|brincando|dando carreras)|playing|running|fine|acting normal\w*)\b/,
    ],
    unless:
      /\b(?:frasco|bote|tubo|cuchar\w+|medi[oa]|vomit\w*|tos\w*|convuls\w*|somnolient\w*|dormid[oa]|ojos?|nariz|jar|spoon\w*|half|whole|cough\w*|drows\w*|eyes?|nose|seiz\w*|camphor oil|aceite)\b/,
  },
  {
    tells: [
      /\b(?:silica(?: gel)?|do not eat packets?|desiccant|gel de silice|silice|crayons?|crayolas?|(?:sidewalk )?chalk|gises?|glow ?sticks?|play ?doh|plastilina|dirt|sand|tierra|arena)\b/,
      /\b(?:ate|eaten|eat|bit|bitten|chew\w*|swallow\w*|lick\w*|mouth|mouthful|tongue|mordio|comio|trago|chupo|boca)\b/,
      /\b(?:fine|normal\w*|usual|playing|plays|happy|ate|drank|lunch|herself|himself|bien|jugando|juega|como siempre)\b/,
    ],
    never:
      /\b(?:chok(?:es|ing)|gagging|cant (?:breathe|swallow)|drooling|wheez\w*|turned blue|vomit\w*|threw up|limp|batter\w+|magnets?|pills?|medicine|cleaner|detergent|pods?|se ahoga|atragant\w+|vomit\w+)\b/,
    without: [...FAINT_OR_FAILING, ...words('choking drooling')],
    explains: words('child-swallowed chewed-it mouth-or-missing in-mouth poison minor-cut'),
  },
  {
    tells: [
      /\b(?:chok\w*|atragant\w*|ahog\w+ con|me ahogue|se ahogo|ator(?:o|e|aba) con)\b/,
      /\b(?:cough\w* (?:(?:it|the \w+) )?(?:right )?(?:up|out)|(?:piece|it|bite|meat) (?:came|popped|shot|flew) (?:right )?(?:up|out)|(?:tosi|tosio)\b[^.;!?\n]{0,25}\b(?:saco|saque|salio|escup\w+)|salio (?:el|la) (?:pedazo|trozo|bocado|carne|comida)|lo (?:saco|escupio|escupi))\b/,
      OF_DAYS,
      /\b(?:respir\w+|breath\w*|esta bien)\b/,
      /\b(?:come|comio|traga|trago|como si nada|igual que siempre|esta bien|swallow\w*|eats?|eating|ate)\b/,
    ],
    unless:
      /\b(?:(?:sigue|sigo)(?! (?:impresionad|asustad|nervios|espantad))|todavia|tose|tosiendo|silb\w+|ronc[oa]|morad\w+|azul|fiebre|calentura|dolor|duele\w*|babea\w*|no (?:puede|puedo)|desmay\w+|heimlich|still|cough(?:s|ing)|wheez\w*|hoarse\w*|blue|fever|hurts?|pain\w*|drool\w*|faint\w*|passed out|hueso|pilas?|monedas?|coins?|batter\w+|bones?)\b/,
    explains: words('choking stuck-food throat-danger'),
  },
  {
    tells: [
      /\b(?:cloro|pinol|fabuloso|limpiador\w*|bleach|lysol|cleaner)\b/,
      /\b(?:oli(?:o|er|endo)?|respiro|inhal\w+|smell\w*|smelt|whiff|breathed (?:it|some|the))\b/,
      /\b(?:ratito|rato|momento|momentito|segundos?|minutito|poquito|tantito|a bit|moment|briefly|seconds?|a minute)\b/,
      /\b(?:esta bien|(?:respira|breath\w*) (?:\w+ )?(?:normal\w*|bien|fine|ok)|jugando|caricaturas|playing|cartoons|como si nada)\b/,
    ],
    unless:
      /\b(?:cloro|pinol|fabuloso|bleach)\b[^.;]{0,12}\b(?:y|con|and|with) (?:\w+ )?(?:cloro|pinol|acido|amoniaco|fabuloso|vinagre|maestro|limpiador|ammonia|vinegar|acid|cleaner)\b|\b(?:mezcl\w+|mix\w*|amoniac\w*|ammonia|acid\w*|vinagre|vinegar|asma|asthma\w*|trago|tomo|bebio|drank|swallow\w*|ojos?|eyes?|vomit\w*|sigue|still|keeps?|silb\w+|wheez\w*|morad\w+|dormid\w+|drows\w*|encerrad\w+|horas|hours|garganta|throat|pecho|chest|ahog\w+|labios|lips|tosiendo|ronc[oa]|hoarse)\b/,
    explains: words('cough poison chemical-thing carbon-monoxide child-swallowed'),
  },
  {
    tells: [
      /\b(?:inhal\w*|breathed in|sucked in|snorted|got a (?:lungful|noseful|mouthful) of|aspir[eo]|respir[eo]|trague)\b/,
      /\b(?:flour|powdered sugar|icing sugar|cinnamon|cocoa(?: powder)?|chalk dust|corn ?starch|harina|azucar glass|canela|maizena|polvo de cacao)\b/,
      /\b(?:no (?:more )?(?:cough\w*|wheez\w*)|stopped coughing|right as rain|ya no (?:toso|tengo tos)|ya se me (?:quito|paso))\b/,
    ],
    unless:
      /\b(?:wheez\w*|asthma\w*|copd|chest|still|cant|short of breath|tight\w*|blue|drool\w*|baby|toddler|infant|cough\w* (?:again|all|since)|fever|silb\w+|asma|pecho|sigo|sigue|bebe|fiebre)\b/,
    explains: words('cough airway-burn street-drug drug-use'),
    upTo: 2,
  },
  {
    tells: [
      /\b(?:swallow\w*|gulped|se trago|trago)\b/,
      /\b(?:smooth|round|plastic|redond[oa]|lis[oa]|plastico)\b[^.;!?\n]{0,20}\b(?:beads?|buttons?|marbles?|pebbles?|cuentas?|botone?s?|canicas?)\b/,
      /\b(?:poison control|pediatrician|nurse(?: line)?|doctor|toxicologia|pediatra|doctora?)\b[^.;!?\n]{0,25}\b(?:said|told|says|dijo|dijeron)\b[^.;!?\n]{0,40}\b(?:home|watch|wait|pass|fine|casa|vigil\w+|esper\w+|observ\w+)\b/,
      /\b(?:eat\w*|ate|drink\w*|play\w*|come|comio|toma|jueg\w*)\b/,
    ],
    unless:
      /\b(?:batter\w+|magnet\w*|sharp|lead|gel|water beads?|expand\w*|chok\w*|gag\w*|drool\w*|cough\w*|wheez\w*|vomit\w*|belly (?:pain|hurts)|stuck|chest|blood|cant|wont (?:eat|drink|swallow)|pilas?|iman\w*|babe\w*|tos\w*|atorad\w*|sangre|hidrogel)\b/,
    explains: words('child-swallowed dangerous-object chewed-it mouth-or-missing in-mouth poison same-day child-word'),
  },
  {
    tells: [GUMMIES, A_FEW_TOO_MANY, NO_IRON],
    unless: A_LOT,
    without: [...BODY_OR_THROAT_FAILS, 'belly-pain'],
    explains: words('child-swallowed dose-mistake dose-repeated too-many-pills pills-missing iron-pills chewed-it'),
  },
  {
    tells: [BAIT, ONLY_TOUCHED, IS_WELL],
    unless: BAIT_EATEN,
    without: [...BODY_OR_THROAT_FAILS, 'drooling'],
    explains: words('poison child-swallowed poison-thing chewed-it mouth-or-missing pesticide-contact for-long-alone'),
  },
  {
    tells: [HARMLESS_PLANT, A_LITTLE, IS_WELL],
    unless: MOUTH_BURNS,
    without: BODY_OR_THROAT_FAILS,
    explains: words(
      'child-swallowed poison too-many-pills chewed-it mouth-or-missing wild-plant needs-visit animal-bite',
    ),
  },
  {
    of: words('dangerous-object small-danger'),
    tells: [
      /\b(?:batter(?:y|ies)|magnets?|pilas?|iman(?:es)?)\b/,
      /\b(?:found (?:it|them|the)|(?:it|they) turned up|all (?:\w+ )?(?:counted|accounted|there|here)|(?:la|lo|las|los) (?:encontre|encontramos|halle)|aparecio|estan todas)\b/,
      /\b(?:didnt|did not|never|nobody|hasnt|no one|no se|nadie se)\b[^.;!?\n]{0,20}\b(?:swallow\w*|ate|eat\w*|trago|comio)\b/,
    ],
    unless:
      /\b(?:still (?:missing|gone)|one (?:is )?(?:missing|gone|short)|another|cough\w*|drool\w*|vomit\w*|choking|falta una|tos|bab\w+|vomit\w*)\b/,
    explains: words('dangerous-object small-danger mouth-or-missing chewed-it child-swallowed moved-about'),
  },
  {
    of: words('small-danger child-swallowed dangerous-object'),
    tells: [
      /\b(?:lick\w*|tongue on|touched (?:\w+ )?tongue|lami[oa]|lamiendo|chup[oa])\b/,
      /\b(?:aaa?|9v|9 volt|double a) batter(?:y|ies)\b|\bbatter(?:y|ies)\b|\bpilas?\b/,
      /\b(?:whole|intact|in my hand|here|no leak\w*|not leaking|entera|en mi mano|aqui la tengo|no (?:esta )?(?:tira|gote\w+))\b/,
      /\b(?:fine|normal|well|ok|eating|plays|playing|bien|comiendo|jugando)\b/,
    ],
    unless:
      /\b(?:button|coin|swallow\w*|leak\w*|burn\w*|blister\w*|drool\w*|missing|vomit\w*|boton|trago|quem\w+|ampoll\w+|falta)\b/,
    explains: words(
      'small-danger child-swallowed dangerous-object chewed-it metal-taste poison odd-mind burn-size large-area',
    ),
  },
  {
    tells: [COIN, PASSED_OUT],
    says: [PASSED_OUT],
    unless: COIN_GRAVE,
    explains: words('child-swallowed poison dangerous-object same-day told-for-today stuck-food choking'),
  },
]
