import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BODY_OR_THROAT_FAILS, IS_WELL, ITCHY, MONTH, also } from './home-care-words'

const HEAT_RASH =
  /\b(?:heat rash|prickly heat|(?:tiny|little|small|fine) (?:\w+ )?(?:prickles|bumps|dots|pimples)|salpullido|sarpullido (?:de|por) (?:el )?calor|granitos)\b/
const IN_HEAT = /\b(?:hot|heat|humid|sweat\w*|summer|warm|calor|bochorno|sudor|verano)\b/
const IN_FOLDS = /\b(?:folds?|neck|creases?|back|chest|armpits?|diaper area|cuello|pliegues|espalda|pecho|axilas)\b/

const PATCH =
  /\b(?:(?:nicotine|estrogen|hormone|birth control|lidocaine|pain) patch\w*|parche (?:de )?(?:nicotina|estrogeno|hormonas))\b/
const MARK_OF_PATCH = /\b(?:itch\w*|red|pink|mark|square|rash|irritat\w*|roj[oa]|marca|comezon|cuadrad\w+|ronch\w+)\b/
const WHERE_IT_WAS =
  /\b(?:where|under|spot|moved|other (?:arm|side|place)|site|donde|debajo|lugar|otro (?:brazo|lado))\b/
const PATCH_HARMS =
  /\b(?:blister\w*|spread\w*|all over|chest (?:pain|tight)|short of breath|palpit\w*|fentanyl|morphine|face|ampoll\w*|todo el cuerpo|fentanilo)\b/

const OLD_MARK =
  /\b(?:(?:brown|dark|faded|old|tan|cafe) (?:\w+ ){0,2}?(?:mark|spot|patch|stain)|mancha (?:cafe|oscura|vieja))\b/
const OF_MEDICINE_THEN =
  /\b(?:bactrim|sulfa|ibuprofen|tetracycline|doxycycline|antibiotic|medicine|pill|antibiotico|medicina)\b[^|]{0,60}\b(?:last (?:year|fall|spring|summer|winter|month)|years? ago|months ago|ano pasado|hace (?:\w+ )?(?:meses|anos))\b/
const NOT_TAKEN_SINCE =
  /\b(?:(?:havent|have not|never|not|didnt) (?:taken|took|had|used|take) (?:it|that|any|again)|stopped it|no (?:lo |la )?he vuelto a tomar)\b/

const SUNBURNT =
  /\b(?:(?:tatem|queme|quemo|asole|asol[eé]|tost)\w*|insolad[oa]|sunburn\w*|burnt?|fried|roasted)\b[^|]{0,40}\b(?:playa|sol|alberca|lancha|beach|sun|pool|boat)\b|\b(?:playa|sol|alberca|beach|sun|pool)\b[^|]{0,40}\b(?:tatem|queme|quemo|asole|tost|sunburn|burnt?)\w*/
const NO_BLISTERS =
  /\b(?:sin|no (?:hay|tengo|tiene|me salieron|trae)|ni|nada de|no|without) (?:\w+ ){0,2}(?:ampollas?|blisters?)\b/
const SUN_GRAVE =
  /\b(?:vomit\w*|desmay\w*|confund\w*|confus\w*|escalofri\w+|bebe|meses|ojos?|vision|faint\w*|chills|baby|months|eyes?|dizz\w*|mare\w+|fiebre|fever|calentura)\b/

/** Small troubles of the skin, each told as a whole (MedlinePlus, AAP, CDC, NHS). */
export const HOME_CARE_OF_SKIN: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:between|among) (?:[\w/]+ ){0,6}toes\b|\b(?:toe|foot|4th) web ?spaces?\b|\bweb ?spaces?\b|\bathletes? (?:s )?foot\b|\btinea (?:pedis|cruris)\b|\bjock itch\b|\bentre los dedos (?:de los|del) pies?\b|\bpie de atleta\b/,
      /\b(?:itch\w*|peel\w*|scal\w+|macerat\w+|soggy|crack\w*|pica|pican|comezon|pela|despelleja\w*|burn\w*)\b/,
    ],
    explains: ['rash', 'pain-other', 'needs-visit', 'cold-limb'],
    without: ['diabetes', 'swelling-other'],
  },
  {
    tells: [
      /\bring(?:worm| shaped| like)?\b|\bannular\b|\bcircular\b|\btinea corporis\b|\bgroin folds?\b|\bingles?\b/,
      ITCHY,
      /\brash|\bscal\w+|\broncha|\bmancha/,
    ],
    explains: ['rash', 'scaly-skin', 'needs-visit', 'hives'],
    without: ['tick-bite'],
    upTo: MONTH,
  },
  {
    tells: [
      /\b(?:poison (?:ivy|oak|sumac)|hiedra|nickel|metal|watch|tracker|strap|wristband|bracelet|earrings?|earlobes?|necklace|buckle|detergent|new soap|perfume|weed\w*|clear\w+ brush|hedge|reloj|pulsera|aretes|boton|hebilla|detergente)\b/,
      ITCHY,
      /\b(?:rash|bumps?|blisters?|vesicles?|patch\w*|streaks?|lines?|papules?|red\w*|band|roncha\w*|sarpullido|mancha\w*|rayas|roj[oa]s?|piel)\b/,
    ],
    explains: ['hives', 'rash', 'pain-other'],
    upTo: MONTH,
  },
  {
    tells: [
      /\b(?:skin|hands?|lips?|shins?|legs|heels|piel|manos|labios|piernas|talones)\b/,
      /\b(?:dry|flak\w+|chapped|crack\w*|resec\w+|seca|secas|part\w+n)\b/,
      /\b(?:winter\w*|heating|calefaccion|cold weather|in the cold|dry air|wash\w*|invierno|frio)\b/,
    ],
    explains: ['rash', 'needs-visit', 'cold', 'pain-other'],
    without: ['tired', 'weight-gain', 'scaly-skin'],
  },
  {
    tells: [
      /\b(?:warts?|verrugas?|callus|corns?|callos?|skin tags?|cherry angiomas?)\b|\bbump\b[^.]{0,25}\bblack dots\b/,
    ],
    unless:
      /\b(?:genital\w*|penis|vulva|anus|anal|vagina\w*|face|groin|ano|pene|partes?|intim\w*|privad\w*|pubis|ingle|glande|labios|cara|bleed\w*|growing|diabet\w*)\b/,
    explains: ['needs-visit', 'pain-other', 'lump'],
  },
  {
    tells: [
      /\b(?:dandruff|caspa|cradle cap|costra lactea|greasy (?:yellow )?scales?|(?:white|flaky|flakes) (?:\w+ ){0,3}(?:scalp|collar|shoulders)|flaky itchy scalp)\b|\bflak\w+\b[^.]{0,40}\b(?:scalp|hair|shoulders|collar)\b/,
    ],
    explains: ['rash', 'scaly-skin', 'anxious', 'needs-visit'],
    unless:
      /\b(?:bald patch(?:es)?|losing hair|weep\w+ (?:skin|patches)|elbows?|knees?|codos?|rodillas?|plaques?)\b(?!,? (?:no|or))/,
  },
  {
    tells: [/\b(?:blackheads?|puntos negros|pimples?|whiteheads?|zits?|espinillas?|barros?)\b/],
    explains: ['rash', 'lump', 'pain-other', 'needs-visit', 'blue-lips'],
    unless: /\b(?:deep|cyst\w*|nodul\w*|leaving scars|scarring|profund\w+|quistes?)\b/,
    without: ['missed-periods', 'severe', 'depressed'],
  },
  {
    tells: [
      /\b(?:pimples?|zits?|whiteheads?|barros?|barrito|granito|espinillas?)\b/,
      /\b(?:squeez\w*|popped|apret\w+|exprim\w+|revent\w+)\b/,
      /\b(?:smaller|better|going down|mas (?:chiquit[oa]|chic[oa]|pequen[oa])|mejor|ya bajo|deshinch\w+)\b/,
    ],
    explains: words('wound-trouble pain-other drops-of-blood bleeding vaginal-bleeding rash lump'),
    unless:
      /\b(?:fever|fiebre|calentura|spreading|streaks?|rayas?|extend\w*|ojos?|eyes?|eyelid|bigger|mas grande|hot|caliente|hinchad[oa]|swollen|diabet\w*|genital\w*|ingle|axila)\b/,
  },
  {
    tells: [
      /\b(?:head lice|lice|nits|piojos|liendres)\b|\b(?:insects?|bugs|eggs)\b[^.]{0,60}\b(?:hair|scalp|behind the ears|comb\w*)\b|\bcomb\w*\b[^.]{0,60}\b(?:insects?|bugs|eggs)\b/,
    ],
    explains: ['rash', 'pain-other'],
    unless:
      /\b(?:still|again|twice|resistant|alive|live (?:ones|lice|bugs)|todavia|otra vez|siguen|vivos|dos veces|tres veces|no se (?:quitan|mueren|van)|regres\w+)\b/,
  },
  {
    tells: [
      /\b(?:heat rash|prickly heat|sarpullido por calor|miliaria|hot weather|hot (?:days?|week)|dressed (?:too )?warm\w*|overdress\w*|sweat\w*|mucho calor|sudor)\b/,
      /\b(?:bumps?|rash|spots|dots|granitos|ronchas?|puntitos)\b/,
      /\b(?:neck|chest|back|trunk|folds?|cuello|pecho|espalda)\b/,
    ],
    explains: ['hives', 'rash'],
  },
  {
    tells: [
      /\b(?:poison (?:ivy|oak)|itchy rash|hiedra|weed\w*|brush|monte)\b/,
      ITCHY,
      /\b(?:blister\w*|vesic\w*|ampoll\w*)\b/,
      /\b(?:lines?|streaks?|linear|rayas?|lineas?)\b/,
    ],
    explains: words('red-spreading-skin hives rash pain-other minor-cut skin-damage skin-off wound-trouble'),
    without: ['swelling-other', 'face-swelling', 'swollen-eye', 'red-eye'],
    never:
      /\b(?:eyes?|eyelids?|face|genital\w*|private parts|mouth)\b(?![^.;]{0,30}\b(?:arent|isnt|not|never|clear|spared|fine)\b)/,
    upTo: 14,
  },
  {
    tells: [
      /\b(?:beach|pool|sun|sunburn\w*|sunscreen|tanning|lake|boat|river|playa|alberca|piscina|sol|asole\w*|protector|bloqueador)\b/,
      /\b(?:red|pink|burn\w*|roj[oa]s?|colorad[oa]s?|rosad[oa]s?|quemad\w*|arden?)\b/,
      /\b(?:no|without|not|arent|isnt|havent|hasnt|didnt|sin|ni)\b[^.;]{0,30}\b(?:blister\w*|ampoll\w*)/,
    ],
    explains: words('red-spreading-skin burn bad-burn burn-size large-area pain-other joint-ache heat-illness sunburn'),
    without: words('dizzy vomiting chills headache infant-word age-under-2 age-under-3 skin-damage'),
    upTo: 5,
  },
  {
    tells: [/\bmollusc\w*|\b(?:pearly|dimpled|flesh colou?red)\b[^.]{0,30}\b(?:bumps?|spots?|papules?)\b/],
    explains: ['lump', 'rash', 'skin-change', 'needs-visit'],
    unless: /\b(?:eye ?lids?|eyes?|red and hot|pus|growing|bleed\w*)\b/,
    without: ['age-65-plus'],
  },
  {
    tells: [/\b(?:shav\w*|wax\w*|razor|rasur\w*|afeit\w*)\b/, /\b(?:bumps?|spots?|ingrown|granitos)\b/],
    explains: ['hives', 'rash', 'pain-other', 'lump', 'genital-discharge', 'needs-visit'],
    unless: /\b(?:boil|pus|spreading|hot|large|swollen|hinchad\w*)\b/,
    upTo: 14,
  },
  {
    of: words('rash scaly-skin skin-change needs-visit'),
    tells: [
      /\b(?:pityriasis rosea|pitiriasis rosada|molluscum|molusco|keratosis pilaris|queratosis pilar|seborrh?eic keratos[ei]s|cherry angiomas?)\b/,
      /\b(?:clinician|doctor|dermatologist|dr|nurse|pediatrician|medic[oa]|doctora|dermatolog[oa]|pediatra)\b/,
    ],
    never: /\b(?:worse|fever|bleed\w*|new mole|pus|mouth|eye|swollen|fiebre|sangr\w+|ojo)\b/,
    explains: words('rash scaly-skin skin-change needs-visit'),
  },
  {
    of: words('bruise'),
    tells: [
      /\b(?:bruis\w*|moret\w+|purple)\b/,
      /\b(?:hands?|forearms?|arms?|manos?|brazos?|antebrazos?)\b/,
      /\b(?:(?:thin|fragile|old|aging|papery) (?:\w+ )?skin|piel (?:\w+ )?(?:delgad\w+|fina|fragil)|senile purpura)\b/,
      /\b(?:doctor|dr|nurse|dermatologist|clinician|medic[oa]|doctora|enfermera)\b/,
      /\b(?:years|always|long|anos|siempre)\b/,
    ],
    never:
      /\b(?:belly|legs?|gums?|nose|fell|fall|grab\w*|hits (?:her|him)|new|worse|more|tired|weight|fever|barriga|piernas?|encias?|cayo|fiebre)\b/,
    explains: ['bruise'],
  },
  {
    tells: [HEAT_RASH, IN_HEAT, IN_FOLDS, IS_WELL],
    unless: /\b(?:fever|blister\w*|pus|purple|hives|welts|limp|wont (?:eat|feed|drink)|fiebre|ampoll\w*|morad\w*)\b/,
    without: BODY_OR_THROAT_FAILS,
    explains: words('hives rash heat-illness heat-stroke stroke heat-exposure infant-word'),
  },
  {
    tells: [PATCH, MARK_OF_PATCH, WHERE_IT_WAS],
    unless: PATCH_HARMS,
    without: BODY_OR_THROAT_FAILS,
    explains: words('rash heart-attack heart-disease risky-medicine allergy-mild'),
  },
  {
    tells: [OLD_MARK, OF_MEDICINE_THEN, NOT_TAKEN_SINCE],
    unless: /\b(?:blister\w*|sore|spread\w*|new spots|mouth|eyes?|fever|ampoll\w*|fiebre)\b/,
    without: BODY_OR_THROAT_FAILS,
    explains: words('skin-change rash anxious child-abuse on-antibiotic'),
  },
  {
    of: words('rash-not-fading bruised-for-nothing bruise mottled-skin'),
    tells: [
      /\b(?:backs? of (?:my|his|her|the|both) (?:hands?|forearms?|arms?)|forearms?|antebrazos?|dorso)\b/,
      /\b(?:purple|bruis\w*|blotch\w*|morad\w+|moret\w+|manchas)\b/,
      /\b(?:skin (?:is |feels |looks |gone |has got )?(?:so |very |like |as )*(?:thin|tissue|paper\w*|fragile)|(?:thin|paper\w*|fragile) skin|piel (?:\w+ )?(?:delgada|fina|papel))\b/,
      /\b(?:no|not|dont|doesnt|without|isnt|never|sin)\b[^.;!?\n]{0,25}\b(?:thinners?|aspirin|warfarin|anticoagulantes?|aspirina)\b/,
    ],
    unless:
      /\b(?:gums?|nose ?bleeds?|black stools?|all over|legs|belly|fever|head ?aches?|fell|fall|grab\w*|spread\w*|worse|fiebre|encias|piernas|panza|cai|caida|peor)\b/,
    explains: words(
      'rash-not-fading bruised-for-nothing bruise mottled-skin dusky-spots turned-dark lasting long-lasting blood-thinner bleeds-easily burn-size',
    ),
  },
  {
    of: words('hives rash'),
    tells: [
      /\b(?:jock itch|groin|inner thighs?|thigh folds?|crotch|ingles?|entrepierna)\b/,
      /\b(?:itch\w*|chaf\w*|pica\w*|comezon|rozad[oa]s?)\b/,
      /\b(?:jock itch|run\w*|sweat\w*|football|soccer|gym|workout|practice|shorts|heat|hot|bik\w+|hik\w+|correr|sud\w+|futbol|gimnasio|calor|entren\w+)\b/,
    ],
    explains: words('hives rash pain-other skin-change joint-flares'),
    unless:
      /\b(?:fever|blister\w*|sores?|ulcers?|pus|hot to (?:the )?touch|spread\w*|swoll?en|lump|penis|vagina|testic\w*|discharge|months?|all over|fiebre|ampoll\w*|llagas?|hinchad\w*|bulto|pene|meses|todo el cuerpo)\b/,
    without: words('diabetes'),
    upTo: 13,
  },
  {
    of: words('rash hives'),
    tells: [/\b(?:stretch marks?|estrias)\b/, /\b(?:itch\w*|pica\w*|comezon)\b/],
    explains: words('rash hives pain-other mid-race'),
    unless: /\b(?:steroid\w*|prednisone|purple|swoll?en|blister\w*|prednisona|morad[oa]s)\b/,
  },
  {
    of: words('lump hives rash'),
    tells: [
      /\b(?:poison (?:ivy|oak|sumac)|hiedra|itchy rash)\b/,
      /\b(?:ivy|oak|sumac|hiedra|plant\w*|garden\w*|yard|hik\w+|weed\w*|patio|pod[ae]\w*|jardin|monte)\b/,
      /\b(?:pica\w*|comezon|itch\w*)\b/,
      /\b(?:rayit?as?|lineas?|linea|lines?|streaks?|bolit\w+ de agua|ampoll\w+|blister\w*|ronchas?|rash|bumps)\b/,
    ],
    unless:
      /\b(?:(?:on|in|near) (?:my |his |her )?(?:face|eyes?|mouth|genitals?|privates)|all over|burn(?:t|ed|ing) (?:it|brush)|smoke|swollen shut|(?:en|por) (?:la cara|los ojos|la boca|las partes|todo el cuerpo)|humo|quem\w+ la)\b/,
    without: words('face-swelling swollen-eye fever temp-38 short-of-breath throat-danger red-eye'),
    explains: words('lump hives rash swelling-other skin-damage minor-cut poison'),
    upTo: 14,
  },
  {
    of: words('wound-trouble needs-visit lump pain-other'),
    tells: [
      /\b(?:ingrown hairs?|razor (?:burn|bumps?)|pimples?|zits?|pelos? (?:enterrad|encarnad)\w+|granit?os?|espinillas?)\b/,
      /\b(?:pus|popped|drained|white ?head|revento|reventado|materia)\b/,
      /\b(?:shrinking|smaller|going down|better|healing|dry(?:ing)?|fading|mas chic\w+|bajando|mejor|sanando|secando)\b/,
    ],
    unless: also('streaks?|hot|bigger|growing|lots of|many|again|keeps|diabet\\w*|eye|caliente|crec\\w+|ojo'),
    without: ['diabetes', 'red-spreading-skin', 'pregnant', 'postpartum'],
    explains: words('wound-trouble needs-visit lump pain-other infection joint-flares genital-bump genital-discharge'),
    upTo: 7,
  },
  {
    tells: [SUNBURNT, NO_BLISTERS],
    unless: SUN_GRAVE,
    explains: words('feels-faint allergy-trigger burn pain-other large-area'),
    upTo: 3,
  },
]
