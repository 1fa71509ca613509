import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const MONTH = 27
const ITCHY = /\b(?:itch\w*|pruri\w+|pica|pican|picaba|comezon|picazon)\b/

/** Small troubles of the skin, each told as a whole (MedlinePlus, home care of each). */
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
      /\b(?:mosquito\w*|bug bites?|insect\w*|midges?|gnats?|fleas?|chiggers?|central (?:punctum|dots?)|dots? in (?:the |each )?(?:center|middle)|punctum|camping|camp|barbecue|lake|grass|garden|yard|patio|pasto|zancudos?|acampar|piquetes?|picaduras?)\b/,
      ITCHY,
      /\b(?:bumps?|bites?|wheals?|welts?|ronchas?|papules?|spots?|lumps?)\b/,
    ],
    explains: ['lump', 'hives', 'rash', 'pain-other', 'swelling-other', 'wound-trouble'],
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
      /\b(?:hang ?over|resaca|crud[oa]|beers?|drinks|wine|tequila|shots|cervezas?|vodka|margaritas?)\b/,
      /\b(?:last night|party|wedding|this morning|this am|yesterday|anoche|fiesta|boda|amaneci)\b/,
      /\b(?:head\w*|ha|queasy|nause\w*|cabeza|shaky|throbbing)\b/,
      /\b(?:keep\w*|staying|stays?|tolerat\w+|hold\w*|retengo|retuve|tolero|tolera|tomo|tomando|tome|sips?|drinking) (?:\w+ ){0,4}(?:water|fluids|down|agua|liquidos|suero|caldo|electrolitos)\b|\bwater and \w+ (?:are|is) staying down\b/,
    ],
    explains: words('very-thirsty dry-mouth vomiting nausea cannot-keep-down bleeding tremor anxious'),
    without: ['fall', 'dizzy', 'belly-pain', 'poison'],
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
      /\b(?:bruis\w*|moret\w+)\b/,
      /\b(?:(?:sac\w+|don\w+) (?:\w+ )?(?:sangre|plasma)|(?:drew|draw\w*|donat\w+|took) (?:\w+ )?(?:blood|plasma)|blood draw|plasma)\b/,
      /\b(?:verdes?|amarill\w+|borrando|desapareciendo|no (?:le |me )?duele|doesnt hurt|fading|yellow\w*|green\w*)\b/,
    ],
    explains: words(
      'bruise bleeding vaginal-bleeding pain-other anxious weak-immunity weak-immunity-person lung-clot cold-limb grave-look',
    ),
    unless:
      /\b(?:anticoagulant\w*|thinners?|warfarin\w*|eliquis|xarelto|crece|creciendo|growing|bigger|dur[oa]|hard|caliente|hot|numb|dormid[oa]|adormecid[oa]|fri[oa]|cold|mas moretones|other bruises|encias|gums|fiebre|fever)\b/,
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
      /\b(?:red|pink|erythema|rojo|roja)\b/,
      /\b(?:burn\w*|scald\w*|steam|splash\w*|salpic\w+|spill\w*|hot (?:pan|pot|oven|rack|stove|water)|oven|iron|quem\w+|plancha|touched)\b/,
      /\b(?:finger\w*|thumb|small|[12] ?cm|coin|dedo|pulgar|chiquit\w+|tiny|less than an inch)\b/,
      /\b(?:no|without|sin) (?:\w+ )?(?:blister\w*|ampolla\w*|vesic\w*)\b|\bunblistered\b/,
      /\b(?:cold|cool\w*|running) (?:\w+ )?(?:water|tap)\b|\b(?:ran|under|in|running) (?:cold |cool )?(?:water|it)\b|\bcooled\b|\bagua\b/,
    ],
    explains: words('burn-size hot-thing drowning large-area hot-spill pain-other trunk-word'),
    without: ['burnt-face', 'electric-shock', 'infant-word', 'age-under-3', 'age-under-2', 'diabetes'],
  },
  {
    tells: [
      /\b(?:bees?|honeybee|bumblebee|wasps?|hornet|yellow jacket|stung|stinger|abejas?|avispas?)\b/,
      ITCHY,
      /\b(?:patch|swelling|puffy|red|welt|roncha|hinchad[oa]|firm)\b/,
    ],
    explains: [
      'dirty-wound',
      'infection',
      'rash',
      'pain-other',
      'swelling-other',
      'wound-trouble',
      'getting-worse',
      'hives',
    ],
    unless: /\b(?:hives|all over|everywhere|whole body|other (?:places|parts)|ronchas por|todo el cuerpo)\b/,
    without: ['many-stings', 'feels-faint', 'vomiting', 'dizzy', 'sting-in-mouth', 'allergy-trigger'],
    upTo: 3,
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
    tells: [
      /\b(?:stye|hordeolum|orzuelos?|perrillas?|chalazion)\b|\b(?:bump|lump|pimple|spot|bolita|granito)\b[^.;]{0,25}\b(?:on|in|at|of|along|en|del?) (?:\w+ ){0,5}(?:eye ?lids?|lids?|lash\w*|parpado|pestanas)\b/,
    ],
    explains: words('lump pain-other swelling-other needs-visit hiccups'),
    without: words('vision-change eye-shut red-eye'),
    upTo: 20,
  },
]
