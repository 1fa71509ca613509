import type { Picture } from './picture'
import { words } from '../../../free-text/words'

const GRAVE = words(
  'fainted confused drowsy seizure short-of-breath chest-pain severe-belly-pain extreme-pain vomiting-blood black-stool bp-low pulse-very-fast suicide-said suicide-named jaundice hard-belly no-gas weak-immunity weak-immunity-person',
)

const BOUTS =
  /\b(?:bouts?|attacks?|episodes?|times|(?:second|third|fourth|fifth|sixth) time|(?:segunda|tercera|cuarta|quinta) vez|same thing|happened (?:before|again|a (?:week|month))|twice|each (?:bout|one|time)|spells?|(?:for|several|many) weeks|(?:lleva|llevo|desde hace|hace) (?:\w+ )?semanas|veces|cada vez|ataques|episodios)\b/
const IS_OVER =
  /\b(?:pain free|free of pain|faded (?:away|entirely|completely)|(?:been|felt) (?:\w+ )?fine|no pain (?:now|today|at (?:the )?moment)|fine (?:today|now|between)|left completely|gone|pass(?:es|ed|ing)? off|resolv\w+|went away|in between|over (?:in|within|after) |feel (?:well|fine|good) (?:today|now)|paso (?:en|a)|pasaron|asintomatic\w+|sin dolor (?:ahora|hoy)|(?:hoy|ahora) (?:estoy |ando )?(?:sin dolor|bien|no (?:me )?duele)|se fue sol[oa]|se (?:me |le )?quita sol[oa]|ahora no (?:me |le )?duele|nothing hurts|goes away by itself|no me duele nada|dura\w* [^.|]{0,20} y se quita|ahora (?:estoy )?bien|se (?:me )?quit[aó]|ya no)\b/
const AFTER_FAT =
  /\b(?:fatty|greasy|rich|fried|pizza|burgers?|cheese|heavy|meals?|supper|dinner|gallstones?|gallbladder|biliary|grasos?|grasoso|grasosa|grasa|frit[oa]s?|comer|comidas?|vesicula|piedras)\b/
const UNDER_RIBS =
  /\b(?:ribs?|upper|ruq|quadrant|gallbladder|gallstones?|biliary|hypochondri\w+|costillas?|vesicula|hipocondrio|(?:boca del )?estomago|stomach|lado derecho)\b/
const GALL_DANGER =
  /\b(?:jaundice\w*|yellow\w*|fever\w*|chills|rigors|constant\w*|dark urine|pale stools?|since this morning|right now|amarill\w*|fiebre|calentura|escalofrios)\b/

const EASED_PAIN =
  /\b(?:ibuprofen|naproxen|ketorolac|painkillers?|diclofenac|tablets?|paracetamol|acetaminophen|ibuprofeno|naproxeno|diclofenaco)\b[^.;]{0,40}\b(?:control\w*|help\w*|eas\w+|work\w*|settles?|hold\w*|manag\w*|bearable|alivi\w*|quita|calma\w*)|\b(?:controlled|eased|bearable|managed|settled|relieved)\b[^.;]{0,30}\b(?:with|by|on|w\/)\b/
const NO_FEVER =
  /\b(?:no|without|not|afebrile|denies|sin|ni)\b[^.;]{0,40}\b(?:fever\w*|chills|temperature|fiebre|calentura)|\bafebrile\b/

const OPERATED =
  /\b(?:surgery|operation|operated|fixed|repair\w*|removed|replacement|stitches|incision|scar|cirugia|operacion|operaron|puntos|cicatriz)\b/
const HEALS =
  /\b(?:bruis\w*|ridge|firm|itch\w*|tender|sore\w*|pink|numb (?:patch|skin)|scab\w*|moret\w+|dur[ao]|comezon|adolorid\w+)\b/
const DRY_WOUND =
  /\b(?:dry|clean|closed|no (?:\w+ )?(?:pus|drainage|discharge|redness|smell|swelling)|healing (?:well|nicely|fine)|sec[ao]|limpi[ao]|cerrad[ao]|sin pus)\b/

const AT_ANUS =
  /\b(?:anus|anal|toilet paper|paper|tissue|wip\w+|stools?|poops?|bowel|hemorrhoid\w*|haemorrhoid\w*|piles|fissure|papel|hemorroid\w*|almorranas?|ano|popo|evacuar)\b/
/** Blood that comes for three weeks is looked at, whatever it is (NHS). */
const FOR_WEEKS =
  /\b(?:for|over|past|last|around|about|almost|nearly|desde hace|hace|llevo|por)(?: \w+){0,2} (?:(?:three|four|five|six|several|3|4|5|6|tres|cuatro|varias) (?:weeks|semanas)|(?:a|one|un) (?:month|mes)|(?:\w+ )?(?:months|meses))\b/
const STRAINED =
  /\b(?:strain\w*|constipat\w*|hard|hemorrhoid\w*|haemorrhoid\w*|piles|fissure|pujar|pujando|estre\w+|dur[ao]s?|hemorroid\w*|almorranas?)\b/
const A_LITTLE =
  /\b(?:trace|streaks?|spots?|drops?|little|few|bit|smears?|specks?|only on|just on|gotas?|gotitas?|rayas?|rayitas?|poquit\w+|solo en)\b/
const NOT_PILES =
  /\b(?:dark|black|tarry|maroon|clots?|mixed (?:in|with)|loose\w*|thinner|weight|diarr\w*|fever\w*|dizzy|months|pouring|lots|filled|(?<!\b(?:uncle|aunt|mother|father|dad|mom|grand\w+|cousin|brother|sister|family)\b[^.;]{0,40})cancer|oscur\w+|negr\w+|coagulos?|mezclad\w+|peso|meses|mucha)\b/

const BUG =
  /\b(?:vomit\w*|thr(?:ew|own|owing) up|sick|loose|watery|diarr\w+|the runs|puk\w+|stomach (?:bug|flu)|gastro\w*|suelt\w+)\b/
const KEEPS_DOWN =
  /\b(?:keep\w*|kept|hold\w*|stay\w*|sip\w*|drink\w*|tolerat\w*|retien\w*|retengo|tom(?:o|a|ando))\b[^.;]{0,40}\b(?:down|water|juice|fluids?|toast|crackers|tea|broth|liquids?|agua|suero|liquidos|caldo)\b/
const PASSES_WATER =
  /\b(?:pee(?:d|s|ing)?|urinat\w+|wee(?:d|s|ing)?|passing (?:water|urine)|pass(?:es|ed) (?:water|urine)|urine|orin\w+|pipi)\b/
const JUST_NOW =
  /\b(?:yesterday|today|tonight|last (?:night|evening)|this morning|since|a day|one day|two days|\d+ ?h(?:ours|rs?)?|24 hours|ayer|anoche|hoy|desde|un dia|dos dias)\b/
const NO_BUG =
  /\b(?:blood\w*|black|green|severe|worse|worsening|constant\w*|one spot|lower right|confus\w*|stiff|sunken|travel\w*|antibiotic\w*|thailand|india|mexico trip|sangr\w*|negr\w*|verde|fuerte|peor|un solo lado)\b/

const DRANK =
  /\b(?:hang ?over|hung ?over|resaca|estoy crud[oa]|beers?|wine|prosecco|champagne|cocktails?|(?:too many|several|seven|six|five|few) drinks|tequila|vodka|pints?|birthday party|party|wedding|hen (?:weekend|night)|stag|fiesta|boda|cervezas|copas|tragos)\b/
const DAY_AFTER =
  /\b(?:last night|yesterday|this morning|since waking|woke|noon|morning after|weekend|sunday|saturday|domingo|sabado|anoche|ayer|esta manana|amaneci)\b/
const UNDERSTANDS =
  /\b(?:thinking straight|(?:walking|talking)\b[^.;]{0,20}\b(?:sense|normal\w*|fine)|remember\w* (?:everything|the whole|all of)|no (?:fall|head (?:knock|injury))|didnt (?:fall|hit)|did not (?:fall|hit)|no me (?:cai|golpee)|me acuerdo de todo|no fall\b)/
const MORE_THAN_DRUNK =
  /\b(?:fell|blood|black|confus\w*|seizure|fits?|(?:took|with) (?:\w+ )?(?:pills?|drugs|xanax|oxy\w*)|cant (?:keep|hold|wake)|every day|daily|chest|stiff|fever\w*|worst|sangre|me cai|todos los dias|pecho|fiebre)\b/

const GRADUAL =
  /\b(?:gradual\w*|slow\w*|(?:[2-9]|two|three|four|five|several|few|couple of) ?(?:d|days)|weeks?|poco a po(?:co|quito)|(?:[2-9]|dos|tres|cuatro|varios) dias|semanas?)\b/
const OF_INFECTION =
  /\b(?:discharge|burn\w*|sting\w*|stis?|new (?:sexual )?partner|urethra\w*|lift\w*|elevat\w*|(?:back|behind|rear) (?:of )?(?:the |my |his )?testic\w*|epididym\w*|secrecion|ardor|orinar|epididim\w*)\b/
const TWISTED =
  /\b(?:sudden\w*|abrupt\w*|severe\w*|woke (?:me|him)|twist\w*|high riding|absent|horizontal|an hour|hours ago|unbearable|de repente|subit\w+|fuerte|horas?)\b/

/** Belly, bowel and testicle, told as a kind that can wait. */
export const PICTURES_OF_THE_BELLY: readonly Picture[] = [
  {
    of: words('upper-right-pain after-fatty-meal'),
    tells: [BOUTS, IS_OVER, AFTER_FAT, UNDER_RIBS],
    never: GALL_DANGER,
    without: [...GRAVE, ...words('fever temp-38 chills vomiting pregnant severe-pain sweating age-65-plus')],
    explains: words(
      'upper-right-pain belly-pain after-fatty-meal pain-spreads severe shoulder-tip-pain lower-right-pain',
    ),
    becomes: 'biliary-bouts',
  },
  {
    of: words('drops-of-blood blood-in-stool'),
    tells: [AT_ANUS, STRAINED, A_LITTLE],
    never: NOT_PILES,
    without: [
      ...GRAVE,
      ...words(
        'weight-loss diarrhea dizzy much-blood belly-pain fever temp-38 blood-thinner age-50-plus pregnant month-or-more tired vomiting',
      ),
    ],
    explains: words('drops-of-blood blood-in-stool vaginal-bleeding bleeding genital-discharge yeast-infection'),
    becomes: 'piles',
  },
  {
    of: words('piles'),
    tells: [AT_ANUS, STRAINED, FOR_WEEKS],
    says: [FOR_WEEKS],
    without: GRAVE,
    explains: words('piles'),
    becomes: 'needs-visit',
  },
  {
    of: words('age-45-plus age-50-plus'),
    tells: [AT_ANUS, STRAINED, A_LITTLE],
    never: NOT_PILES,
    without: [
      ...GRAVE,
      ...words('weight-loss diarrhea dizzy much-blood fever temp-38 blood-thinner pregnant tired vomiting'),
    ],
    explains: words('drops-of-blood blood-in-stool vaginal-bleeding bleeding'),
    becomes: 'needs-visit',
  },
  {
    of: words('vomiting diarrhea'),
    tells: [BUG, KEEPS_DOWN, PASSES_WATER, JUST_NOW],
    never: NO_BUG,
    without: [
      ...GRAVE,
      ...words(
        'temp-39 high-fever blood-in-stool lower-right-pain upper-right-pain pregnant diabetes age-65-plus age-under-2 infant-word no-urine cannot-keep-down dry-mouth dizzy head-injury headache poison steroids month-or-more one-side-weak post-surgery testicle-pain flank-pain heart-disease',
      ),
    ],
    explains: words('vomiting diarrhea belly-pain heart-mimic nausea urine-trouble'),
    becomes: 'stomach-bug',
  },
  {
    of: words('dry-mouth very-thirsty vomiting nausea headache hiccups'),
    tells: [DRANK, DAY_AFTER, KEEPS_DOWN, UNDERSTANDS],
    never: MORE_THAN_DRUNK,
    without: [
      ...GRAVE,
      ...words(
        'head-injury fever temp-38 cannot-keep-down belly-pain pregnant diabetes age-under-18 pills-with-alcohol withdrawal worst-headache severe-headache stiff-neck vision-change alcohol-poisoning blue-lips unresponsive',
      ),
    ],
    explains: words('dry-mouth very-thirsty vomiting headache tremor photophobia dizzy'),
    becomes: 'hiccups',
  },
  {
    of: ['testicle-pain'],
    tells: [GRADUAL, OF_INFECTION],
    never: TWISTED,
    without: [
      ...GRAVE,
      ...words('sudden severe severe-pain vomiting nausea belly-pain age-under-18 child-word groin-blow'),
    ],
    explains: ['testicle-pain', 'genital-discharge', 'burning-urine'],
    becomes: 'testicle-ache',
  },
  {
    of: ['flank-pain'],
    tells: [EASED_PAIN, NO_FEVER],
    never:
      /\b(?:unbearable|worst|cant (?:sit|lie|keep)|writh\w*|getting worse|no (?:urine|pee)|one kidney|transplant\w*|insoportable|peor|un solo rinon)\b/,
    without: [
      ...GRAVE,
      ...words(
        'vomiting fever temp-38 chills severe severe-pain no-urine pregnant one-kidney burning-urine age-60-plus age-under-18 sudden diabetes body-blow blood-thinner',
      ),
    ],
    explains: words('flank-pain pain-in-waves nausea blood-in-urine belly-pain back-pain'),
    becomes: 'stone-eased',
  },
  {
    of: words('lump bruise swelling-other pain-other'),
    tells: [OPERATED, HEALS, DRY_WOUND, NO_FEVER],
    never:
      /\b(?:pus|smell\w*|opening|opened|spreading|hot|worse|worsening|calf|breath\w*|vomit\w*|weep\w*|ooz\w*|abri\w+|caliente|peor|respir\w*)\b/,
    without: [
      ...GRAVE,
      ...words(
        'fever temp-38 foul-wound wound-trouble red-spreading-skin vomiting leg-swelling-one severe-pain cannot-breathe chills no-urine bleeding',
      ),
    ],
    explains: words('bruise post-surgery minor-cut joint-ache'),
    becomes: 'wound-heals',
  },
]
