import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

/** Small troubles of children, and of grown people's stomachs and small hurts, each told as a whole (MedlinePlus, AAP). */
export const HOME_CARE_OF_CHILDREN: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:bottom|anus|anal|bum|behind|rear|butt|ano|colita|cola|potito)\b/,
      /\b(?:itch\w*|scratch\w*|pica|comezon|rasca\w*)\b/,
      /\b(?:pin ?worms?|thread ?worms?|(?:white|tiny|thin|little) (?:\w+ )?(?:threads?|worms?|strings?)|oxiuros?|lombric\w+|gusanitos?)\b/,
    ],
    explains: ['rash', 'pain-other', 'needs-visit', 'insomnia', 'fussy-baby'],
    without: words('weight-loss blood-in-stool belly-pain age-under-2 yeast-infection burning-urine'),
    upTo: 27,
  },
  {
    tells: [/\bmollusc\w*|\b(?:pearly|dimpled|flesh colou?red)\b[^.]{0,30}\b(?:bumps?|spots?|papules?)\b/],
    explains: ['lump', 'rash', 'skin-change', 'needs-visit'],
    unless: /\b(?:eye ?lids?|eyes?|red and hot|pus|growing|bleed\w*)\b/,
    without: ['age-65-plus'],
  },
  {
    tells: [
      /\b(?:shins?|legs?|calves|thighs?|knees?|piernas|espinillas)\b/,
      /\b(?:evenings?|nights?|bed ?time|noches?|tarde)\b/,
      /\b(?:(?:gone|fine|better|nothing|ok) (?:again )?(?:by|in) (?:the )?morning|growing pains?|por la manana (?:ya )?(?:nada|bien|no)|dolores de crecimiento)\b/,
      /\b(?:boy|girl|son|daughter|child|kid|hij[oa]|nin[oa])\b/,
    ],
    explains: ['joint-ache', 'pain-other', 'leg-cramp', 'night-cramp', 'needs-visit'],
    unless: /\b(?:limp\w*|swell\w*|swollen|one leg|fever|red|cojea|hinchad\w*)\b/,
    without: ['refuses-walk', 'bruise', 'tired'],
  },
  {
    tells: [
      /\b(?:slapped|bright red) cheeks?\b|\bfifth disease\b|\blac[ye]\w* (?:red )?rash\b|\bmejillas (?:muy )?rojas\b/,
    ],
    explains: ['rash', 'limb-rash', 'cold', 'needs-visit'],
    without: ['sickle-cell', 'joint-ache'],
  },
  {
    tells: [
      /\b(?:buttocks?|bottom|bum|napp(?:y|ies)|diapers?|panal)\b/,
      /\b(?:red\w*|rash|shiny|sore|roj[oa]s?|rozad\w*)\b/,
      /\b(?:folds?|loose|teeth\w*|tooth|stools?|poops?|wipes?|cream|pliegues|crema|diarrea)\b/,
    ],
    explains: [
      'red-spreading-skin',
      'rash',
      'diaper-rash',
      'diarrhea',
      'blood-in-stool',
      'hair-loss',
      'fussy-baby',
      'swelling-other',
    ],
    unless:
      /\b(?:bleed\w*|blood\w*|blister\w*|pus|pustul\w*|spreading|boils?|raw|purple|satellite|weeks?|sangr\w*|ampollas)\b/,
    without: ['vomiting', 'ill-baby', 'hot-skin'],
  },
  {
    tells: [
      /\b(?:gums?|teeth\w*|tooth|encias|dientes|dienteci\w*)\b/,
      /\b(?:drool\w*|chew\w*|gnaw\w*|bab\w*|muerd\w*)\b/,
    ],
    explains: ['drooling', 'fussy-baby', 'diarrhea', 'insomnia', 'teething', 'tooth-pain', 'mouth-sore'],
    unless: /\b(?:swallow\w*|stridor|noisy|limp|rash|vomit\w*|blister\w*)\b/,
    without: ['ill-baby', 'sore-throat', 'no-urine'],
  },
  {
    tells: [
      /\b(?:spit\w* up|posset\w*|brings? up|dribbl\w*|regurgit\w*|regresa|bota leche|buchit\w*)\b/,
      /\b(?:milk|milky|feeds?|feeding|bottles?|leche|tomas?)\b/,
      /\b(?:gain\w*|thriv\w*|growing|along (?:his|her) line|sube de peso|subiendo|gordit[oa])\b/,
    ],
    explains: words(
      'vomiting hair-loss weight-gain anxious depressed no-urine infant-word fussy-baby choking blood-in-stool',
    ),
    unless:
      /\b(?:green|bil(?:e|ious)|blood\w*|projectile|forceful|shoot\w*|chok\w*|blue|limp|floppy|verde|sangre|fuerza|proyectil)\b/,
    without: ['age-newborn', 'ill-baby', 'cannot-keep-down'],
  },
  {
    tells: [
      /\b(?:beans|lentils|cabbage|broccoli|onions?|dairy|milk|ice cream|cheese|vegan|fib(?:er|re)|frijoles|leche|helado|repollo|lenteja\w*)\b/,
      /\b(?:gas|gassy|wind|bloat\w*|fart\w*|rumbl\w*|gases|inflad\w*|flatulen\w*)\b/,
      /\b(?:fine (?:by|again|in)|goes|gone|settl\w*|an hour or two|evening|passes|se (?:me )?(?:quita|pasa))\b/,
    ],
    explains: ['heartburn', 'gut-change', 'diarrhea', 'belly-pain', 'cramps', 'pain-other', 'needs-visit', 'bleeding'],
    without: ['blood-in-stool', 'vomiting'],
  },
  {
    tells: [
      /\b(?:coffees?|caffeine|energy drinks?|cola|cafe|cafeina)\b/,
      /\b(?:gave up|giv\w+ up|quit\w*|stopped|cut (?:out|down)|cold turkey|without my|dej[eo])\b/,
      /\b(?:head ?aches?|head|cabeza)\b/,
    ],
    explains: ['headache', 'pain-other', 'tired', 'needs-visit'],
    without: ['vomiting', 'sudden', 'dizzy'],
  },
  {
    tells: [
      /\b(?:sea ?sick|car ?sick|boat|ferry|back (?:seat )?of (?:the |a )?(?:cars?|bus)|winding|motion|barco|carretera|curvas|coche)\b/,
      /\b(?:queasy|nause\w*|sick\w*|green|vomit\w*|threw up|throwing up|mare\w+)\b/,
      /\b(?:better|gone|over|stopped|dry land|eas\w*|settl\w*|fine now|mejor|se (?:me |le )?(?:paso|quito))\b/,
    ],
    explains: ['nausea', 'vomiting', 'dizzy', 'sweating', 'tired'],
    without: ['headache', 'belly-pain', 'balance-loss', 'cannot-keep-down'],
    upTo: 2,
  },
  {
    tells: [
      /\b(?:splinter|sliver|thorn|astilla|espina)\b/,
      /\b(?:sticking out|see (?:it|the|all)|visible|under the skin|end|shallow|tweezers|pinzas|se ve)\b/,
      /\b(?:finger|thumb|hand|palm|toe|dedo|mano|palma)\b/,
    ],
    explains: [
      'minor-cut',
      'deep-cut',
      'dirty-wound',
      'pain-other',
      'fall',
      'through-body',
      'dangerous-object',
      'bleeding',
    ],
    unless: /\b(?:eye|joint|swollen|pus|numb|cant bend|diabet\w*|broke off|deep|glass)\b/,
    without: ['diabetes'],
    upTo: 3,
  },
  {
    tells: [
      /\b(?:ankle|tobillo)\b/,
      /\b(?:roll\w*|twist\w*|turned|invert\w*|went over|torci\w*|doble)\b/,
      /\b(?:walk\w*|steps|bears? weight|weight[- ]bear\w*|camin\w*|apoy\w*)\b/,
      /\b(?:no (?:\w+ ){0,3}(?:tender\w*|pain)|causes? no pain|not tender|nontender|(?:bones?|pressing)[^.]{0,60}(?:fine|no pain|not hurt|doesnt hurt)|slight limp|hueso[^.]{0,30}no duele)\b/,
    ],
    explains: ['sprain', 'joint-ache', 'swelling-other', 'bruise', 'pain-other', 'broken-bone', 'refuses-walk'],
    unless: /\b(?:cant|cannot|unable|numb|crooked|cold|crack\w*|snap\w*|no puede)\b/,
    without: ['limb-numb', 'cold-limb', 'bad-fracture', 'age-65-plus'],
  },
  {
    tells: [
      /\b(?:cough\w*|tos)\b/,
      /\b(?:colds?|uri|catarro|resfriado|bronchitis|bronquitis|runny|stuffy)\b/,
      /\b(?:chest (?:is |sounds )?clear|lungs (?:are |sound )?clear|no fever|afebrile|sin fiebre|temp\w* (?:is |of )?(?:normal|3[67][.,]\d|98)|saturation 9[6-9]|spo2 9[6-9])\b/,
      /\b(?:sleeps?|slept|works?|working|walk\w*|eat\w*|clear|duerm\w*|com\w+)\b/,
    ],
    explains: ['pain-other', 'cough', 'cold', 'long-lasting', 'joint-ache'],
    unless: /\b(?:blood\w*|rust\w*|wheez\w*|sangre|silb\w*|winded|breathless|weight)\b/,
    without: ['copd', 'asthma', 'age-65-plus', 'age-under-2', 'heart-failure'],
    upTo: 21,
  },
  {
    tells: [
      /\b(?:neck|cuello)\b/,
      /\b(?:woke|wok\w+|slept|pillow|cushion|couch|draft|amaneci|desperte|dormi|almohada)\b/,
      /\b(?:turn\w*|stiff|crick|twist\w*|volte\w+|girar|torcido|ties[oa])\b/,
    ],
    explains: words('stiff-neck unresponsive not-wake pain-other trunk-word joint-ache'),
    unless:
      /\b(?:fever|headache|numb\w*|tingl\w*|weak\w*|accident|fell|fall|crash|confus\w*|fiebre|rash|arms? (?:is|are|feels?) (?:numb|weak|heavy))\b/,
    without: ['limb-numb', 'headache', 'vomiting', 'age-65-plus', 'infant-word'],
    upTo: 7,
  },
  {
    tells: [/\b(?:shav\w*|wax\w*|razor|rasur\w*|afeit\w*)\b/, /\b(?:bumps?|spots?|ingrown|granitos)\b/],
    explains: ['hives', 'rash', 'pain-other', 'lump', 'genital-discharge', 'needs-visit'],
    unless: /\b(?:boil|pus|spreading|hot|large|swollen|hinchad\w*)\b/,
    upTo: 14,
  },
]
