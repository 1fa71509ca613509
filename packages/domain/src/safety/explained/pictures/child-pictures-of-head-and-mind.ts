import { FOR_LONG, WELL_CHILD } from '../child-words'
import { usualOfChild } from '../usual-of-child'
import type { Picture } from './picture'
import { ILL_OR_BLUE, ILL_OR_POISONED } from './words-of-pictures'
import { words } from '../../../free-text/words'

const BUMPED =
  /\b(?:bump\w*|bang\w*|hit|knock\w*|fell|fall|toppl\w*|tripp\w*|ran into|bonk\w*|roll\w* off|golpe\w*|pego|cayo|chipote|chichon)\b/
const HEAD = /\b(?:head|forehead|brow|cabeza|frente)\b/
const UNHURT =
  /\b(?:cri(?:ed|es|ing) (?:\w+ ){0,2}(?:immediately|at once|right away|straight away|instantly|briefly)|(?:immediately|at once|right away) cried|(?:comforted|consoled|calmed)|lloro (?:luego|de inmediato|enseguida|al momento)|never (?:blacked|passed|lost|went)|no (?:loss|loc)|didnt (?:black|pass|lose)|without (?:loss|losing)|no perdio|not knocked out)\b/
const HEAD_DANGERS = words(
  'head-danger vomiting drowsy confused seizure fainted unresponsive severe-headache vision-change blown-pupil balance-loss speech-trouble soft-bump blood-thinner getting-worse dangerous-accident bulging-soft-spot neck-injury',
)

const HEAD_ACHES =
  /\b(?:head ?aches?|migraines?|throb\w*[^.|]{0,40}\b(?:temples?|head|forehead)|dolor(?:es)? de cabeza|migranas?)\b/
const COMES_BACK =
  /\b(?:times? (?:a|per|every) (?:week|month)|(?:last|past) (?:year|\w+ months)|for (?:\w+ ){0,2}(?:months|years?)|every (?:few|couple of|other) (?:days|weeks)|monthly|weekly|(?:once|twice) a (?:week|month)|symptom free between|(?:vez|veces) (?:a la semana|al mes)|desde hace meses|meses)\b/

const UPSET =
  /\b(?:cr(?:y|ied|ying|ies)|scream\w*|yell\w*|grit\w+|tantrum|upset|angry|frustrat\w*|hurt\w*|told no|scolded|fright\w*|llor\w+|berrinche|enoj\w+|coraje)\b/
const HOLDS_BREATH =
  /\b(?:h[eo]ld\w* (?:his|her|their) breath|breath ?holding|espasmos? del (?:llanto|sollozo)|aguant\w+ (?:la|el) (?:respiracion|aire)|se (?:priva|privo))\b/
const A_FEW_SECONDS = /\b(?:seconds?|(?:under|less than) a minute|half a minute|moments?|segundos|menos de un minuto)\b/
const BACK_AT_ONCE =
  /\b(?:right back|back to (?:normal|himself|herself|playing)|(?:fine|normal|ok|okay|well) (?:again|after\w*|right)|as (?:if|though) nothing|recover\w* (?:\w+ )?(?:quickly|fully|at once)|(?:shes|hes|she is|he is|now) (?:now )?(?:eating|playing|running|laughing|dancing)|ya (?:esta|anda) (?:jugando|comiendo|corriendo)|como si nada|vuelve a (?:la )?normal\w*)\b/
const KNOWN_SPELLS =
  /\b(?:(?:pediatrician|doctor|cardiolog\w+|pediatra|doctora)\b[^.;!?\n]{0,60}\b(?:already|checked|told|says?|said|calls?|knows|explained|cleared|ya|dijo|reviso|sabe)|same as (?:the|every|her|his)|like (?:every|the other) time|igual que (?:las otras|siempre))\b/
const NO_SUCH_SPELL =
  /\b(?:chok\w*|jerk\w*|stiff\w*|convuls\w*|swallow\w*|minutes|without crying|while (?:running|playing|feeding|asleep))\b/
const OF_SPELL = words(
  'unresponsive blue-lips fainted ill-baby cannot-breathe not-answering mottled-skin short-of-breath',
)

const TURNS_BLUE =
  /\b(?:(?:turn\w*|went|goes|go|gets?|got) (?:\w+ )?(?:blue|pale|purple|limp|white)|pass\w* out|hold\w* (?:his|her) breath|breath ?holding|se (?:pone|puso) morad[oa]|(?:espasmos? del|se (?:priva|privo)|aguanta (?:la|el)) \w+)\b/

const STARES =
  /\b(?:switch\w* off|zon\w* out|drifts? off|tunes? out|vacant\w*|spac\w* out|star(?:es|ing)|blank\w*|daydream\w*|absence\w*|eyelids? flutter\w*|ausencias?|se (?:queda|desconecta))\b/
const SECONDS = /\b(?:seconds?|segundos?)\b/
const GOES_ON =
  /\b(?:resum\w*|carr\w+ on|continu\w*|as (?:if|though) nothing|goes on|comes back|picks up|sigue|como si nada)\b/

const TICS =
  /\b(?:blink\w*|shrug\w*|twitch\w*|tics?|throat clearing|clears? (?:his|her) throat|grimac\w*|jerks? (?:his|her) head|parpade\w+)\b/
const STOPS_ASLEEP =
  /\b(?:(?:stops?|stopped|gone|absent|less) (?:\w+ )?(?:when|during|in|while) (?:he |she |his |her )?(?:\w+ )?(?:sleep\w*|asleep)|over and over|can (?:hold|suppress)|worse when (?:tired|stressed|excited|watching)|al dormir)\b/

const SLEEPING =
  /\b(?:(?:after|hours?|minutes?) (?:of )?(?:falling )?asleep|asleep|sleep\w*|bedtime|at night|night terrors?|dormid[oa]|dormir(?:se)?|terrores? nocturnos?)\b/
const TERROR =
  /\b(?:night terrors?|scream\w*|sits? (?:bolt )?up(?:right)?|shriek\w*|thrash\w*|terrores? nocturnos?|grita\w*|se sienta)\b/
const FORGETS =
  /\b(?:(?:recalls?|remember\w*|recollect\w*|memory) (?:\w+ )?(?:nothing|none|it|of it|any)|no (?:memory|recollection|recall)|next (?:day|morning)|in the morning|no (?:se )?(?:acuerda|recuerda)|al dia siguiente)\b/

const FEW_WORDS =
  /\b(?:(?:says?|has|speaks?|uses|only) (?:\w+ ){0,2}(?:words)|(?:doesnt|not|isnt|wont) (?:\w+ )?(?:talk\w*|speak\w*|combin\w*|put\w* (?:\w+ )?words)|speech delay|late talker|no habla|dice (?:\w+ )?(?:palabras)|no junta palabras)\b/

/** Children's head bumps and aches, spells, tics, nights and late speech (AAP symptom pages, HealthyChildren.org, CDC, PECARN for the head). */
export const CHILD_PICTURES_OF_HEAD_AND_MIND: readonly Picture[] = [
  usualOfChild({
    tells: [BUMPED, HEAD, UNHURT],
    says: [WELL_CHILD],
    without: HEAD_DANGERS,
    age: [0.5, 18],
    never:
      /\b(?:letharg\w*|drows\w*|sleepy|(?:hard|difficult) to wake|stairs|roof|balcony|bike|bicycle|car|horse|(?:[4-9]|\d\d) ?(?:feet|ft)|metros|behind (?:his|her|the) ear|vomit\w*|threw up|confus\w*|stagger\w*|temple|side of (?:his|her) head|back of (?:his|her|the) head|gap\w*|split)\b/,
    explains: ['head-injury', 'fall', 'infant-fall', 'bruise', 'on-effort', 'moved-about', 'headache'],
  }),
  {
    becomes: 'visit-of-child',
    tells: [HEAD_ACHES, COMES_BACK],
    age: [4, 18],
    without: [
      ...ILL_OR_BLUE,
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
    becomes: 'usual-of-child',
    tells: [UPSET, HOLDS_BREATH, A_FEW_SECONDS, BACK_AT_ONCE, KNOWN_SPELLS],
    age: [0.5, 7],
    without: ILL_OR_POISONED,
    never: NO_SUCH_SPELL,
    explains: OF_SPELL,
  },
  {
    becomes: 'visit-of-child',
    tells: [UPSET, TURNS_BLUE, A_FEW_SECONDS, BACK_AT_ONCE],
    unless: KNOWN_SPELLS,
    age: [0.5, 7],
    without: ILL_OR_POISONED,
    never: NO_SUCH_SPELL,
    explains: OF_SPELL,
  },
  {
    becomes: 'visit-of-child',
    tells: [STARES, SECONDS, GOES_ON, FOR_LONG],
    age: [3, 18],
    without: ILL_OR_BLUE.filter((each) => each !== 'seizure' && each !== 'cannot-breathe'),
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
    tells: [TICS, STOPS_ASLEEP, FOR_LONG],
    age: [3, 18],
    without: [...ILL_OR_POISONED, 'unresponsive', 'confused', 'one-side-weak', 'face-droop', 'balance-loss'],
    explains: ['tremor', 'eye-word'],
  },
  usualOfChild({
    tells: [SLEEPING, TERROR, FORGETS],
    without: ['seizure', 'fever', 'temp-38', 'head-injury', 'blue-lips', 'stiff-neck', 'suicide-said'],
    age: [1, 13],
    never: /\b(?:jerk\w*|stiffen\w*|convuls\w*|bit (?:his|her) tongue|wets? (?:him|her)self)\b/,
    explains: [
      'confused',
      'sweating',
      'clammy-pacing',
      'withdrawal-danger',
      'not-answering',
      'acts-off',
      'unresponsive',
      'eye-word',
      'palpitations',
      'pulse-fast',
    ],
  }),
  {
    becomes: 'visit-of-child',
    tells: [FEW_WORDS],
    age: [1, 7],
    without: [...ILL_OR_BLUE, 'sudden', 'one-side-weak', 'face-droop'],
    never:
      /\b(?:sudden\w*|today|this morning|stopped (?:talking|speaking)|lost (?:his|her) words|slurr\w*|hoy|de repente)\b/,
    explains: ['speech-trouble', 'not-answering'],
  },
]
