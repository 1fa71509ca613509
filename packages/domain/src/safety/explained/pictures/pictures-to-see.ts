import { FOR_LONG } from '../child-words'
import type { Picture } from './picture'
import { words } from '../../../free-text/words'

const ILL = words(
  'fever temp-38 temp-39 seizure drowsy blue-lips ribs-pulling cannot-breathe stiff-neck green-vomit no-urine head-injury suicide-said',
)

const HEAD_ACHES =
  /\b(?:head ?aches?|migraines?|throb\w*[^.|]{0,40}\b(?:temples?|head|forehead)|dolor(?:es)? de cabeza|migranas?)\b/
const COMES_BACK =
  /\b(?:times? (?:a|per|every) (?:week|month)|(?:last|past) (?:year|\w+ months)|for (?:\w+ ){0,2}(?:months|years?)|every (?:few|couple of|other) (?:days|weeks)|monthly|weekly|(?:once|twice) a (?:week|month)|symptom free between|(?:vez|veces) (?:a la semana|al mes)|desde hace meses|meses)\b/
const STARES =
  /\b(?:switch\w* off|zon\w* out|drifts? off|tunes? out|vacant\w*|spac\w* out|star(?:es|ing)|blank\w*|daydream\w*|absence\w*|eyelids? flutter\w*|ausencias?|se (?:queda|desconecta))\b/
const SECONDS = /\b(?:seconds?|segundos?)\b/
const GOES_ON =
  /\b(?:resum\w*|carr\w+ on|continu\w*|as (?:if|though) nothing|goes on|comes back|picks up|sigue|como si nada)\b/

const PALE_STOOL_OR_LIDS =
  /\b(?:pale (?:stools?|poops?|conjunctiv\w*|(?:,? ?\w+ ){0,3}stools?)|stools? (?:are |is )?(?:\w+, )?(?:bulky|pale)|conjunctival pallor|haemoglobin|hemoglobin|hb)\b/
const GROWS_ILL = /\b(?:weight|percentile|centile|cow\w* milk|milk|iron|mcv|ferritin|bulky|foul|protrud\w*|bloat\w*)\b/

const TURNS_IN =
  /\b(?:eye|eyes|ojos?)\b[^.|]{0,60}\b(?:drift\w*|turn\w*|wander\w*|cross\w*|squint\w*|in toward\w*|outward|desv\w+|bizc\w+|(?:se )?(?:le )?(?:va|van|mete|meten|voltea|tuerce|jala) (?:\w+ )?(?:para |hacia |pa )?(?:adentro|afuera|dentro|la nariz|un lado))\b|\bse (?:le )?(?:va|van|mete|meten|voltea|tuerce) (?:\w+ ){1,2}ojos? (?:\w+ )?(?:para |hacia |pa )?(?:adentro|afuera|dentro|la nariz|un lado)|\b(?:lazy eye|squint|strabism\w*|cross eyed|bizc[oa]|estrabismo)\b/
const SNORES = /\b(?:snor\w*|ronca\w*|ronquid\w*)\b/
const PAUSES = /\b(?:silent|paus\w*|gasps?|snorts?|stops? breathing|apn\w+|mouth breath\w*|deja de respirar|pausas)\b/
const BLOOD_FLECKS =
  /\b(?:flecks?|threads?|streaks?|specks?|strands?|hilos?|rayitas?|pintitas?) (?:\w+ )?(?:of|de) (?:\w+ )?(?:blood|sangre)\b|\bblood(?:y)? (?:flecks?|streaks?|specks?)\b/
const THRIVES = /\b(?:gain\w*|thriv\w*|smil\w*|happy|content|feed\w* well|sube de peso|sonrie|feliz)\b/

const STREP = /\b(?:tonsil\w*|sore throat|throat|strep\w*|garganta|amigdal\w*|anginas)\b/
const DRINKS = /\b(?:swallow\w*|drink\w*|fluids|voice (?:is )?normal|toma|bebe|traga)\b/

const BRUISES = /\b(?:bruis\w*|moretones?)\b/
const TINY_DOTS =
  /\b(?:red dots?|petechia\w*|pinpoint|tiny (?:red|purple)|puntitos rojos|plt \d\d?\b|platelets? (?:of |are )?\d\d?\b)\b/
const LID_RED =
  /\b(?:(?:eye ?)?lids?|parpado)(?: (?!not\b|isnt|arent|no\b)[\w/,]+){0,6}? (?:red|warm|puffy|swollen|roj[oa]|hinchad[oa]|caliente)\b|\b(?:red|puffy|swollen) (?:\w+ ){0,2}(?:eye ?)?lid\b|\b(?:swelling|redness|hinchazon)\b[^.;]{0,30}\b(?:eye ?lids?|lids?|parpado)\b/
const EYE_MOVES =
  /\b(?:eom|moves? (?:\w+ )?(?:normal\w*|freely|without pain)|looks? (?:\w+ ){0,4}(?:directions?|around|ways?) without pain|no (?:proptosis|bulging|pain (?:on|when|with) (?:moving|eye))|eye itself|white of (?:the )?eye|vision (?:is )?(?:normal|fine|clear)|mueve bien)\b/

const DRY =
  /\b(?:(?:only|just) (?:had )?(?:one|1|two|2) (?:\w+ )?wet|one wet|fewer wet|mouth (?:\w+ )*(?:\w+ )?(?:a bit|a little|slightly|somewhat) dry|mouth looks a bit dry|quieter|solo (?:un|dos) panal\w*)\b/
const STILL_WELL =
  /\b(?:cries (?:\w+ )?tears|real tears|with tears|alert|sits? up|knows? us|keeps? (?:\w+ ){0,4}down|lagrimas|smil\w*)\b/

const LIMPS =
  /\b(?:limp(?:s|ing|ed)|(?:with|has|had|walks with) a (?:\w+ )?limp|(?:wont|will not|refus\w+ to|doesnt want to|not|wouldnt) (?:put|bear) (?:any |full |his |her )?weight|(?:wont|refus\w+ to) walk|favou?r\w* (?:one|his|her) leg|cojea\w*|no (?:quiere )?apoya\w*)\b/
const FEW_WORDS =
  /\b(?:(?:says?|has|speaks?|uses|only) (?:\w+ ){0,2}(?:words)|(?:doesnt|not|isnt|wont) (?:\w+ )?(?:talk\w*|speak\w*|combin\w*|put\w* (?:\w+ )?words)|speech delay|late talker|no habla|dice (?:\w+ )?(?:palabras)|no junta palabras)\b/
const FEEDS_LESS =
  /\b(?:two thirds|three quarters|most of (?:each|his|her|every)|(?:a (?:bit|little) )less (?:milk|than (?:usual|normal))|eating less|smaller feeds|off (?:his|her) food|slightly less|un poco menos|menos de lo normal)\b/
const WETS =
  /\b(?:wet (?:diapers|nappies)|(?:diapers|nappies) (?:are |still )?(?:\w+ )?wet|pees?|peeing|moja|panales mojados|orina)\b/
const CHEERFUL = /\b(?:smil\w*|alert|play\w*|laugh\w*|content|sonrie|juega|alerta)\b/
const MEASURED_DOSE =
  /\b(?:paracetamol|acetaminophen|tylenol|calpol|ibuprofen|motrin|advil)\b[^.|]{0,60}\b(?:brings|helps|lowers|eases|settles|dose for|back to)\b/
const BOTTLES = /\b(?:bottles?|feeds?|mamilas?|biberon\w*)\b/

const NAVEL = /\b(?:ombligo|ombliguito|navel|belly ?button|umbilic\w+)\b/
const MOIST_BUD =
  /\b(?:(?:bolit\w+|carnos\w+|carnit\w+|granulom\w+|bump|bud|lump|tissue)\b[^.;!?\n]{0,30}\b(?:rosad\w+|roj\w+|humed\w+|mojad\w+|pink|red|moist|wet)|granuloma\w*|(?:pink|red|moist|wet) (?:\w+ )?(?:bump|bud|lump|tissue|ball))\b/
const NAVEL_CALM =
  /\b(?:no (?:huele|hay rojo|esta roj[oa]|tiene roj\w+|le duele)|sin (?:olor|pus|roj\w+)|no (?:smell|redness|odor|fever)|not (?:red|smelly))\b/

/** What a doctor sees in days, and what within a day, though a word of it sounds graver (AAP, HealthyChildren.org). */
export const PICTURES_OF_CHILDREN_TO_SEE: readonly Picture[] = [
  {
    becomes: 'visit-of-child',
    tells: [HEAD_ACHES, COMES_BACK],
    age: [4, 18],
    without: [
      ...ILL,
      'sudden',
      'severe-headache',
      'worst-headache',
      'balance-loss',
      'confused',
      'vision-loss',
      'getting-worse',
      'speech-trouble',
    ],
    never:
      /\b(?:wakes (?:him|her|me) (?:up )?|every morning|morning vomiting|first thing in the morning|stagger\w*|clums\w*|double)\b/,
    explains: ['headache', 'photophobia', 'vomiting', 'skin-black', 'vision-change'],
  },
  {
    becomes: 'visit-of-child',
    tells: [STARES, SECONDS, GOES_ON, FOR_LONG],
    age: [3, 18],
    without: ILL.filter((each) => each !== 'seizure' && each !== 'cannot-breathe'),
    never: /\b(?:fell|falls|jerk\w*|shak\w*|convuls\w*|blue|minutes long|stiff\w*)\b/,
    explains: [
      'unresponsive',
      'cannot-breathe',
      'not-answering',
      'confused',
      'epilepsy',
      'fall',
      'seizure',
      'speech-trouble',
      'eyelids-droop',
    ],
  },
  {
    becomes: 'visit-of-child',
    tells: [PALE_STOOL_OR_LIDS, GROWS_ILL],
    age: [0.5, 18],
    without: [...ILL, 'fainted', 'blood-in-stool', 'jaundice', 'short-of-breath', 'bruise', 'pulse-very-fast'],
    explains: ['mottled-skin', 'foul-wound', 'no-gas', 'gray-look', 'ill-baby'],
  },
  {
    becomes: 'visit-of-child',
    tells: [TURNS_IN],
    age: [0.34, 18],
    without: [...ILL, 'headache', 'vomiting', 'sudden', 'vision-loss', 'eye-pain', 'balance-loss'],
    explains: ['flashes-floaters', 'red-eye', 'face-droop', 'eye-word'],
    never: /\b(?:sudden\w*|white (?:pupil|reflex|glow)|bulg\w*)\b/,
  },
  {
    becomes: 'visit-of-child',
    tells: [SNORES, PAUSES],
    age: [1, 18],
    without: [...ILL.filter((each) => each !== 'cannot-breathe'), 'stridor'],
    never: /\b(?:blue|purple|cant wake|while awake|in the day(?:time)? (?:too|also))\b/,
    explains: ['cannot-breathe', 'short-of-breath', 'choking'],
  },
  {
    becomes: 'visit-of-child',
    tells: [BLOOD_FLECKS, THRIVES],
    age: [0.05, 1],
    without: [
      ...ILL,
      'vomiting',
      'belly-cries',
      'severe-belly-pain',
      'hard-belly',
      'much-blood',
      'mottled-skin',
      'bruise',
    ],
    explains: ['blood-in-stool', 'drops-of-blood', 'hair-loss', 'age-newborn', 'age-under-3-months', 'newborn-word'],
    never: /\b(?:jelly|pale|large amount|lots of|limp|bile|green vomit|only (?:a )?few days old)\b/,
  },
  {
    becomes: 'visit-of-child',
    tells: [STREP, DRINKS],
    of: ['sore-throat', 'white-patches'],
    age: [3, 18],
    without: words(
      'throat-danger drooling stridor cannot-breathe short-of-breath stiff-neck drowsy severe no-urine dry-mouth lockjaw mouth-wont-open confused temp-40 temp-405 rash limb-rash weak-immunity throat-operation',
    ),
    never:
      /\b(?:drool\w*|muffled|one side|cant swallow|(?:hardly|barely|wont|not) (?:\w+ )?(?:drink\w*|swallow\w*)|rash|purple|spat|spit\w* (?:out|up))\b/,
    explains: [
      'sore-throat',
      'white-patches',
      'fever',
      'temp-38',
      'temp-39',
      'high-fever',
      'lasting-fever',
      'rash-not-fading',
      'throat-blood',
      'headache',
      'belly-pain',
      'temp-394',
    ],
  },
  {
    becomes: 'soon-of-child',
    tells: [BRUISES, TINY_DOTS],
    without: ILL,
    age: [0.5, 18],
    explains: ['bleeding', 'limb-rash', 'rash-not-fading'],
  },
  {
    becomes: 'soon-of-child',
    tells: [LID_RED, EYE_MOVES],
    age: [0.5, 18],
    explains: ['eye-shut', 'face-swelling', 'insect-sting'],
    without: ['vision-loss', 'vision-change', 'drowsy', 'stiff-neck', 'temp-394'],
  },
  {
    becomes: 'soon-of-child',
    tells: [LIMPS],
    age: [1, 16],
    without: [
      'temp-38',
      'fever',
      'temp-39',
      'broken-bone',
      'bad-fracture',
      'dangerous-accident',
      'speech-trouble',
      'headache',
      'drowsy',
      'confused',
      'extreme-pain',
    ],
    says: [LIMPS],
    unless:
      /\b(?:cant|cannot|unable to|no puede) (?:move|lift|raise|use|mover|levantar) (?:(?:his|her|my|the|el|su) )?(?:\w+ )?(?:arm|hand|brazo|mano)\b/,
    never:
      /\b(?:arms?|face|speech|both legs|numb\w*|tingl\w*|unresponsive|cant wake|wont wake|brazo|cara|las dos piernas)\b/,
    explains: ['unresponsive', 'one-side-weak', 'both-legs-weak', 'refuses-walk'],
  },
  {
    becomes: 'visit-of-child',
    tells: [FEW_WORDS],
    age: [1, 7],
    without: [...ILL, 'sudden', 'one-side-weak', 'face-droop'],
    never:
      /\b(?:sudden\w*|today|this morning|stopped (?:talking|speaking)|lost (?:his|her) words|slurr\w*|hoy|de repente)\b/,
    explains: ['speech-trouble', 'not-answering'],
  },
  {
    becomes: 'soon-of-child',
    tells: [FEEDS_LESS, WETS, CHEERFUL],
    age: [0.25, 4],
    below: 40,
    without: words(
      'seizure drowsy unresponsive blue-lips ribs-pulling cannot-breathe short-of-breath stiff-neck green-vomit blood-in-stool mottled-skin rash-not-fading bulging-soft-spot sunken-soft-spot weak-immunity',
    ),
    never:
      /\b(?:limp|floppy|listless|hard to wake|inconsolable|no (?:wet|urine|moja|orina)|(?:less than|under) half|refus\w*)\b/,
    explains: ['ill-baby', 'no-urine', 'fever', 'temp-38', 'temp-39', 'high-fever', 'lasting-fever'],
  },
  {
    becomes: 'soon-of-child',
    tells: [DRY, STILL_WELL],
    of: ['vomiting', 'diarrhea'],
    without: [
      'green-vomit',
      'blood-in-stool',
      'drowsy',
      'unresponsive',
      'sunken-soft-spot',
      'severe-belly-pain',
      'mottled-skin',
      'temp-39',
    ],
    age: [0.25, 18],
    never:
      /\b(?:no (?:tears|wet|urine|pee)|(?:hasnt|has not|havent|not) (?:peed|urinated|wet)|sunken|limp|floppy|cold hands|sin lagrimas)\b/,
    explains: ['dry-mouth', 'vomiting', 'diarrhea', 'ill-baby', 'no-urine'],
  },
  {
    becomes: 'soon-of-child',
    tells: [MEASURED_DOSE, BOTTLES],
    of: ['too-many-pills'],
    without: ['poison', 'drowsy', 'child-swallowed', 'pills-missing'],
    explains: ['too-many-pills'],
    never: /\b(?:drank|swallow\w*|whole bottle|empty bottle|overdos\w*|got into|too much|double)\b/,
  },
  {
    becomes: 'visit-of-child',
    tells: [NAVEL, MOIST_BUD, NAVEL_CALM],
    without: words('navel-infection ill-baby fever temp-38 red-spreading-skin drowsy vomiting severe-bleeding'),
    never:
      /\b(?:huele (?:mal|feo)|apesta|pus|caliente|fiebre|calentura|llora (?:mucho|si)|chorr\w+|no (?:quiere )?(?:come|comer|mama)|(?:orina|popo) por el ombligo|smells? (?:bad|foul)|fever|hot|wont eat)\b/,
    explains: words('lump fall navel-infection month-or-more bleeding drops-of-blood vaginal-bleeding'),
  },
]
