import type { Picture } from './picture'
import { words } from '../../../free-text/words'

/** Signs of a body that fails, beside which nothing here is taken for less. */
const FAILING = words(`
  fainted confused drowsy seizure unresponsive not-answering short-of-breath cannot-breathe oxygen-low oxygen-92 breaths-very-fast
  pulse-fast pulse-very-fast bp-low mottled-skin gray-look blue-lips unusual-exhaustion shock-look extreme-pain severe-belly-pain
  hard-belly vomiting-blood black-stool suicide-said suicide-named weak-immunity weak-immunity-person flesh-eating black-wound
  stiff-neck rash-not-fading acts-off getting-worse sepsis speech-trouble no-urine
`)
const STROKE_LIKE = words(
  'speech-trouble vision-loss confused drowsy seizure worst-headache severe-headache stiff-neck balance-loss unresponsive head-injury both-legs-weak headache limb-numb',
)

const KEEPS_DOWN =
  /\b(?:ke(?:ep|eps|pt|eping)|hold\w*|stay\w*)\b[^.;]{0,40}\bdown\b|\b(?:drink\w*|drank|sip\w*|tolerat\w*|eat\w*|bebe|bebo|bebiendo|tolera|retengo|retiene|tom[oa])\b|\b(?:no|not|without|nor|never|sin|ni|havent|hasnt)\b[^.;]{0,30}\b(?:vomit\w*|thrown up)\b|\b(?:looks?|feels?|felt|otherwise|seems?) (?:\w+ )?well\b|\bpulse (?:is )?[6-9]\d\b|\bhr [6-9]\d\b/
const STEADY =
  /\b(?:feel|feels|feeling|felt|am|is|are) (?:otherwise |quite |not too |perfectly )?(?:fine|ok|okay|well|alright|all right|bad|good)\b|\b(?:otherwise|systemically) (?:well|fine|ok|okay|healthy)\b|\b(?:alert|walks?|walking|up and about|working|went to work)\b|\b(?:eat\w*|drink\w*|keep\w*)\b[^.;]{0,30}\b(?:fine|ok|okay|well|normal\w*|down|fluids?|water|drink\w*)\b|\b(?:eats|eating) and (?:drinks|drinking)\b|\b(?:pulse|hr)(?: (?:is|of))? [6-9]\d\b|\b(?:bp|blood pressure|ta|tension)(?: (?:is|of))? 1[0-4]\d\b|\b(?:vital signs|obs|vitals|constantes)\b[^.;]{0,12}\b(?:normal\w*|stable|fine)\b|\b(?:come y bebe|bebiendo|buen estado|me siento bien|estoy bien)\b/

const FACE = /\b(?:face|facial|smile|mouth|cara|boca|facial)\b/
const UPPER_FACE = /\b(?:forehead|wrinkl\w*|frown\w*|whole (?:\w+ ){0,3}(?:side|half)|frente|arrugar)\b/
const LIMBS_FINE =
  /\b(?:arms?|legs?|limbs?|hands?|strength|grip|power|brazos?|piernas?|fuerza)\b[^.;]{0,70}\b(?:normal\w*|fine|strong|ok(?:ay)?|nad|good|intact|unaffected|work\w*|well|bien|equal|full)\b|\bno (?:limb|arm|leg|other) (?:weakness|numbness)\b|\bno weakness (?:elsewhere|in|of)\b|\bresto (?:\w+ )?normal\b/
const LIMB_WEAK =
  /\b(?:arms?|legs?|hands?|brazos?|piernas?|manos?|side of (?:my |his |her )?body)\b[^.;]{0,30}\b(?:weak\w*|numb\w*|heavy|clumsy|drops?|dead|limp|debil\w*|dormid\w+|pesad\w+)\b|\b(?:weak|numb|heavy|clumsy|limp) (?:\w+ ){0,2}(?:arms?|legs?|hands?)\b|\b(?:cant|cannot|unable to|no puedo|no puede) (?:move|lift|raise|use|mover|levantar|alzar) (?:\w+ ){0,3}(?:arms?|legs?|hands?|brazos?|piernas?|manos?)\b/

const OF_WATER =
  /\b(?:pee\w*|urin\w*|wee\w*|dysuria|bladder|waterworks|uti|cystitis|nitrites?|prostat\w*|orin\w+|vejiga)\b/
const KIDNEY_OR_FEVER = /\b(?:flank|kidney|side|loin|ribs|back|legs|prostat\w*|costado|rinon\w*|lumbar|prostata)\b/

const TICK = /\b(?:tick|ticks|garrapata)\b/
const RING =
  /\b(?:ring|bulls ?eye|target|halo|paler? (?:middle|cent(?:er|re))|central clearing|clear(?:er)? (?:middle|cent(?:er|re))|(?:wider|larger|bigger) than (?:my|a|his|her|the) (?:hand|palm|fist)|(?:[5-9]|1\d|2\d) ?(?:cm|centimet\w+)|anillo|diana|oval)\b/
const LYME_DANGER =
  /\b(?:blackouts?|faint\w*|droop\w*|stiff neck|wrists and ankles|palms and soles|purple|petechia\w*|getting bigger|spreading to|confus\w*)\b/
const FEVERISH = words('fever temp-38 chills flu')
const OF_TICK = words('tick-bite rash red-spreading-skin fever temp-38 flu chills')
const BESIDE_TICK = [
  ...FAILING,
  ...words('headache vomiting limb-rash palpitations face-droop both-legs-weak one-side-weak pregnant'),
]

const NOSE = /\b(?:nose\w*|epistaxis|nariz)\b/
const STOPPED =
  /\b(?:stopped|stops|stop (?:in|after|within|on|by|quick\w*|fast|each|every)|se (?:le |me )?(?:quita|quito|para|paro|corta|corto) (?:rapid\w*|sol[oa]|luego|en|a los|apretando|con)|ceased|settled|ended|none (?:for|since)|no (?:further|more) bleed\w*|dry now|paro|ceso|se detuvo|siempre para|(?<!\bno (?:se |me |le )*)para (?:sol[oa]|a los|cada vez|con|al apret\w+|cuando|enseguida|luego|rapido)|se (?:me |le )?(?:para|quita|detiene) (?:con|al|cada|sol[oa]|apret\w+))\b/

const AGAIN_AND_AGAIN =
  /\b(?:(?:once|twice|(?:two|three|four|several|few|\d) (?:or (?:two|three|four|\d) )?times?) (?:a|per|each|every|this) (?:week|month)|every (?:week|(?:few|couple(?: of)?|other|second) days?)|(?:over|for|in) (?:the )?(?:past|last) (?:few |several |two |three )?(?:months?|weeks)|recurr\w*|veces (?:por|a la|al) (?:semana|mes))\b/

const BLISTERS = /\b(?:blister\w*|vesic\w*|ampoll\w+)\b/
const BAND =
  /\b(?:strip|stripe|band|belt|dermatom\w*|cinturon|franja|banda)\b|\b(?:one|left|right|l|r) (?:side (?:of )?)?(?:\w+ ){0,2}(?:ribs|chest|flank|waist|trunk|torso|back|buttock|forehead|scalp|brow|temple|face|neck)\b|\b(?:costado|lado) (?:derecho|izquierdo)\b/
const NERVE =
  /\b(?:burn\w*|tingl\w*|stab\w*|sting\w*|electric|shooting|sore|pain\w*|ard\w+|quem\w+|hormigue\w*|dolor|duele)\b/
const OF_THE_HEART =
  /\b(?:pressure|tight\w*|squeez\w*|crush\w*|heav\w*|jaw|sweat\w*|sud(?:o|a)\w*|iron|stove|boiling|scald\w*|hot (?:water|oil|drink)|grease|steam|sunburn\w*|in the sun|chemical|presion|opresion|aprieta|sudor\w*|hirviendo)\b/

const ANUS =
  /\b(?:anus|anal|peri ?anal|back ?passage|bum ?hole|bottom|rectum|buttocks?|rear end|hemorrhoid\w*|haemorrhoid\w*|piles?|ano|nalga|hemorroid\w*)\b/
const LUMP = /\b(?:lump|swelling|boil|bump|knot|ball|abscess|mass|bulto|bola|bolita|absceso)\b/
const THROBS =
  /\b(?:throb\w*|murder|agony|(?:really |very )?hot|purpl\w*|walnut|hurts (?:so|a lot|like)|(?:cant|cannot|hard to|hurts to|unable to) sit|standing up|very (?:sore|painful|tender)|late\b|morad\w+|no puedo sentarme)\b/

const CUT = /\b(?:cuts?|slic\w+|lac(?:eration)?|gash\w*|wound|knife|cort\w+|herida|cuchillo)\b/
const GAPES =
  /\b(?:gap(?:es|ing|ed)|open(?:s|ed)? (?:up )?(?:when|if)|edges (?:apart|dont|wont|pull|come apart|separate)|needs? (?:stitches|sutur\w*)|abiert[oa]|se abre|bordes separados)\b/
const NOT_A_FRESH_CUT =
  /\b(?:healed|scar|years? ago|weeks? ago|surgery|c ?section|operation|spurt\w*|pumping|soak\w*|cirugia|operacion)\b/

const TWISTED =
  /\b(?:twist\w*|roll\w*|sprain\w*|turned|invert\w*|land\w*|fell|fall|slipp\w*|stepped|tackle\w*|kick\w*|jump\w*|torc\w+|cay\w*|cai|dobl\w+)\b/
const LEG_JOINT = /\b(?:ankle|foot|knee|heel|malleol\w*|metatars\w*|tobillo|pie|rodilla)\b/
const CANNOT_STAND =
  /\b(?:cant|cannot|couldnt|unable to|not able to|wont|no (?:puedo|puede))\b[^.;]{0,25}\b(?:bear|weight|steps?|stand|walk|apoyar|pisar|caminar)\b|\b(?:non ?weight ?bearing|nwb|unable to wb)\b|\bmust hop\b/

const ULCER =
  /\b(?:(?:an?|the|one|this|that|open|small|little|new) (?:\w+ )?sore|sores|sore (?:on|under\w*|between|at|below)|ulcers?|open (?:area|wound|spot)|blister|crack|hole|wound|cut|raw (?:area|spot|patch)|llaga|ulcera|herida|ampolla)\b/
const FOOT = /\b(?:foot|feet|toes?|heel|sole|pie|pies|dedo gordo|talon|planta)\b/
const FOOT_FAILS =
  /\b(?:black|gangren\w*|(?:healed|closed) (?:up|now|over)|all healed|cold (?:foot|toes?)|streaks?|crackl\w*|pouring pus|negr[oa]|apesta)\b(?![^.;]{0,14}[:.|] ?no\b)/

const OF_SUN_OR_PLANTS =
  /\b(?:sunburn\w*|sunscreen|(?:at|on) (?:the|a) lake|beach|sunbath\w*|tanning|poison (?:ivy|oak|sumac)|itchy rash|hiedra|playa|asole\w*)\b/

const BLOODY_STOOLS =
  /\b(?:dysentery|bloody|blood|mucous?y?|mucus|slimy|sangre|moco|disenteria)\b[^.]*\b(?:diarrh?o?ea|stools?|runs|diarrea|evacuaciones)\b|\b(?:diarrh?o?ea|stools?|runs|diarrea|evacuaciones)\b[^.]*\b(?:blood\w*|mucus|sangre|moco)\b/
const PASSES_WATER =
  /\b(?:pee\w*|urin\w*|wee\w*|pass\w* water|orin\w+)\b[^.;]{0,25}\b(?:normal\w*|fine|pale|light|clear|plenty|well|usual|clara|bien)\b|\b(?:pale|light|clear|normal|plenty of) (?:\w+ )?(?:urine|pee)\b|\b(?:not|no|isnt|sin) (?:\w+ )?(?:dehydrat\w*|dry|thirsty|dizz\w*|mareo\w*)\b/

const AFTER_ANTIBIOTIC =
  /\b(?:antibiotic\w*|clindamycin|amoxicillin|augmentin|cephalexin|cipro\w*|levofloxacin|cefdinir|c ?diff\w*|antibiotico\w*|amoxicilina|clindamicina)\b/
const MANY_A_DAY =
  /\b(?:[5-9]|1\d|five|six|seven|eight|nine|ten|twelve|cinco|seis|siete|ocho|nueve|diez)(?: (?:to|or|a|o) \w+)? ?(?:\w+ )?(?:times|x|stools|episodes|trips|poops|diarrheas|veces|evacuaciones|diarreas)\b/

const BURNT = /\b(?:burn\w*|burnt|scald\w*|boiling|steam|quem\w+|hirviendo)\b/
const WIDE_OR_ON_A_HAND =
  /\b(?:hand|palm|foot|feet|wrist|elbow|knee|mano|palma|pie|muneca|codo|rodilla)\b|\b(?:[5-9]|[1-9]\d)(?: ?x ?\d+)? ?cm\b|\b(?:[3-9]|three|four|five) ?(?:inch\w*|in)\b/

const NAIL = /\b(?:nails?|cuticle|nail ?fold|finger ?tip|pulp|unas?|yema)\b/
const SWOLLEN = /\b(?:swell\w*|swoll\w*|puffy|pus|hinch\w+|inflamad\w+)\b/
const THROBS_AT_NIGHT =
  /\b(?:throb\w*|pulsat\w+|kept (?:me|him|her) awake|(?:couldnt|cant|could not) sleep|late|palpita|no (?:pude|puedo) dormir)\b/
const CARTILAGE = /\b(?:cartilage|upper ear|helix|pinna|auricle|cartilago)\b/
const HOT_AND_RED = /\b(?:hot|warm|throb\w*|caliente)\b/

const SCROTUM =
  /\b(?:(?:un|el|mi) (?:huevo|guevo)(?= (?:h?inch|me|que))|testic\w*|testis|testes|scrot\w*|escrot\w*|epididym\w*|epididim\w*)\b/
const SLOWLY =
  /\b(?:gradual\w*|slowly|poco a po(?:co|quito)|(?:over|for|durante|desde hace) (?:\w+ )?(?:two|three|four|five|[2-7]|dos|tres|cuatro) (?:days|dias))\b/
const OF_WATERWAYS =
  /\b(?:burn\w*|sting\w*|discharge|sti|new (?:sexual )?partner|escozor|ardor|arde|secrecion|epididym\w*|epididim\w*)\b/
const AT_ONCE =
  /\b(?:testic\w* (?:dont|not|arent)|sudden\w*|abrupt\w*|woke (?:me|him)|high riding|horizontal|repente|subit\w+)\b/

/** What a doctor sees within a day, told as a whole with what would make it graver left out (NHS 111, MedlinePlus). */
export const PICTURES_SEEN_TODAY: readonly Picture[] = [
  {
    of: words('face-droop one-side-weak bell-palsy eyelids-droop stroke'),
    tells: [FACE, UPPER_FACE, LIMBS_FINE],
    never: LIMB_WEAK,
    without: [...STROKE_LIKE.filter((each) => each !== 'limb-numb'), 'fever', 'weak-immunity', 'blood-thinner'],
    explains: words(
      'face-droop one-side-weak eyelids-droop stroke sudden drooling eye-shut eye-word ear-pain limb-numb refuses-walk',
    ),
    becomes: 'bell-palsy',
  },
  {
    of: words('flank-pain temp-38 chills fever'),
    tells: [OF_WATER, KIDNEY_OR_FEVER, KEEPS_DOWN],
    below: 40,
    without: [
      ...FAILING,
      ...words(
        'vomiting cannot-keep-down pregnant postpartum diabetes one-kidney severe-pain pain-in-waves age-under-18 child-word infant-word dizzy post-surgery rash headache lower-right-pain upper-right-pain stopped-suddenly testicle-pain blood-in-stool travel-malaria kidney-stone rigors asks-again',
      ),
    ].filter((each) => each !== 'getting-worse'),
    explains: words(
      'flank-pain nausea chills fever temp-38 temp-39 high-fever lasting-fever severe burning-urine back-pain belly-pain blood-in-urine',
    ),
    becomes: 'same-day',
  },
  {
    of: words('red-spreading-skin'),
    tells: [STEADY],
    never: OF_SUN_OR_PLANTS,
    below: 39.5,
    without: [
      ...FAILING.filter((each) => each !== 'getting-worse'),
      ...words(
        'chills vomiting dizzy feels-faint severe severe-pain swollen-eye face-swelling body-blisters animal-bite age-under-2 infant-word newborn-word postpartum post-surgery hot-joint diabetes liver-disease high-fever snake-bite tick-bite',
      ),
    ],
    explains: words('red-spreading-skin fever temp-38 temp-39 getting-worse wound-trouble infection'),
    becomes: 'same-day',
  },
  {
    of: FEVERISH,
    tells: [TICK, RING],
    never: LYME_DANGER,
    below: 39,
    without: BESIDE_TICK,
    explains: OF_TICK,
    becomes: 'same-day',
  },
  {
    of: ['tick-bite'],
    tells: [TICK, RING],
    never: LYME_DANGER,
    without: [...BESIDE_TICK, ...FEVERISH],
    explains: OF_TICK,
    becomes: 'lyme-ring',
  },
  {
    of: words('nosebleed severe-bleeding'),
    tells: [NOSE, STOPPED],
    never:
      /\b(?:started again|still|everywhere|(?:wont|cant|not) stop\w*|again now|down (?:my|the|his|her) throat|sigue|chorros?|borbotones|sangrando|(?:por|en) la garganta|trag\w+|escup\w+|vomit\w+|coagul\w+|spit\w*|swallow\w*|no (?:se )?(?:le |me )?(?:para|quita|detiene|deja de sangrar)|tarda\w*|media hora|(?:2\d|[3-9]\d|veinte|treinta|cuarenta) ?min\w*|otra vez)\b/,
    without: [
      ...FAILING,
      ...words('dizzy feels-faint head-injury vomiting much-blood bp-180 bp-160 pregnant throat-operation'),
    ],
    explains: words('nosebleed severe-bleeding bleeding much-blood'),
    becomes: 'nosebleed-over',
  },
  {
    of: words('nosebleed severe-bleeding'),
    tells: [NOSE, STOPPED, AGAIN_AND_AGAIN],
    without: [...FAILING, ...words('dizzy feels-faint head-injury much-blood bp-180 throat-blood')],
    explains: [],
    becomes: 'needs-visit',
  },
  {
    tells: [BLISTERS, BAND, NERVE],
    of: words('chest-pain bad-burn burn rash minor-cut body-blisters belly-pain back-pain pain-other'),
    never: OF_THE_HEART,
    without: [
      ...STROKE_LIKE,
      ...FAILING.filter((each) => !each.startsWith('weak')),
      'hot-spill',
      'burnt-face',
      'sweating',
      'pain-spreads',
    ],
    explains: words(
      'airway-burn chest-pain bad-burn burn rash minor-cut heart-mimic skin-damage body-blisters mere-worry',
    ),
    becomes: 'shingles',
  },
  {
    of: words('lump swelling-other infection pain-other drops-of-blood'),
    tells: [ANUS, LUMP, THROBS],
    never: /\b(?:painless|doesnt hurt|no pain|not (?:sore|painful))\b/,
    without: FAILING,
    explains: words('drops-of-blood vaginal-bleeding bleeding'),
    becomes: 'same-day',
  },
  {
    tells: [CUT, GAPES],
    never: NOT_A_FRESH_CUT,
    without: [...FAILING.filter((each) => each !== 'fainted'), 'severe-bleeding', 'blood-thinner', 'amputation'],
    explains: words('minor-cut bleeding vaginal-bleeding'),
    becomes: 'deep-cut',
  },
  {
    tells: [TWISTED, LEG_JOINT, CANNOT_STAND],
    without: words(
      'bad-fracture cold-limb limb-numb one-side-weak both-legs-weak back-pain hot-joint fever temp-38 head-injury speech-trouble leg-turned-out confused',
    ),
    explains: [],
    becomes: 'likely-broken',
  },
  {
    tells: [BLISTERS, BURNT, WIDE_OR_ON_A_HAND],
    says: [BLISTERS],
    never:
      /\b(?:strip|stripe|band|sun\w*|charred|white|numb|whole (?:\w+ )?(?:hand|arm|leg|foot|palm)|face|genitals?|franja|cara|tod[ao] (?:la|el|mi))\b/,
    without: [
      ...FAILING,
      ...words(
        'age-under-18 child-word infant-word shingles electric-shock chemical-splash burnt-face chest-pain bad-burn blast',
      ),
    ],
    explains: words('burn burn-size hot-spill minor-cut'),
    becomes: 'same-day',
  },
  {
    tells: [NAIL, SWOLLEN, THROBS_AT_NIGHT],
    without: [...FAILING, 'fever', 'red-spreading-skin'],
    explains: words('insomnia sprain'),
    becomes: 'same-day',
  },
  { tells: [CARTILAGE, SWOLLEN, HOT_AND_RED], without: FAILING, explains: [], becomes: 'same-day' },
  {
    tells: [SCROTUM, SLOWLY, OF_WATERWAYS],
    never: AT_ONCE,
    without: [...FAILING, ...words('testicle-pain sudden severe-pain vomiting age-under-18 child-word groin-blow')],
    explains: words('burning-urine temp-38 fever'),
    becomes: 'testicle-ache',
  },
  {
    of: ['diabetes'],
    tells: [FOOT, ULCER],
    says: [ULCER],
    never: FOOT_FAILS,
    without: [...FAILING, ...words('fever temp-38 chills black-wound red-spreading-skin extreme-pain')],
    explains: words('joint-ache infection minor-cut wound-trouble'),
    becomes: 'same-day',
  },
  {
    of: ['diarrhea'],
    tells: [AFTER_ANTIBIOTIC, MANY_A_DAY],
    says: [AFTER_ANTIBIOTIC],
    without: [...FAILING, ...words('month-or-more dizzy vomiting cannot-keep-down severe severe-pain blood-in-stool')],
    explains: [],
    becomes: 'same-day',
  },
  {
    of: words('blood-in-stool'),
    tells: [BLOODY_STOOLS, PASSES_WATER],
    below: 39,
    without: [
      ...FAILING,
      ...words(
        'dizzy tired much-blood blood-thinner age-under-18 child-word infant-word age-65-plus undercooked-food pregnant vomiting severe severe-pain chills',
      ),
    ],
    explains: words('blood-in-stool diarrhea fever temp-38 belly-pain'),
    becomes: 'same-day',
  },
]

/** Concepts that only these pictures give. */
export const SEEN_TODAY_CONCEPTS: readonly string[] = ['lyme-ring', 'nosebleed-over']
