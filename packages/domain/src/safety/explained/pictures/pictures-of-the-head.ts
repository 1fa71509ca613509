import type { Picture } from './picture'
import { words } from '../../../free-text/words'

const STROKE_LIKE = words(
  'speech-trouble vision-loss confused drowsy seizure worst-headache stiff-neck balance-loss unresponsive head-injury suicide-said suicide-named',
)

const MIGRAINE = /\b(?:migrain\w*|migran\w*|jaquecas?)\b/
const KNOWN_ATTACK =
  /\b(?:always the same|(?:my|the|his|her) (?:usual|typical|normal|ordinary) |(?:exactly |just )?(?:like|as) (?:always|usual|before|all the others|every time)|same (?:as|pattern|kind|zigzag|aura)|nothing (?:\w+ ){0,4}(?:new|different|unusual)|(?:since|for|from) (?:my|his|her|the|\d+|several|many)[^.;]{0,12}(?:teens|years|school|twenties|childhood)|de siempre|igual que siempre|como siempre|desde (?:hace anos|la adolescencia|joven))\b/
const OTHER_HEADACHE =
  /\b(?:worst|sudden\w*|thunder\w*|first|never had|stiff|fell|hit (?:my|his|her) head|never like this|not like|worsening|getting worse|weak\w*|numb\w*|confus\w*|slurr\w*|fever\w*|peor dolor|de repente|nunca|golpe|fiebre|calentura)\b/
const MORE_OFTEN =
  /\b(?:more (?:often|frequent\w*|and more|days)|(?:[4-9]|four|five|six|seven|eight|ten) (?:a|times a|per) month|increas\w*|used to|mas seguido|mas frecuente\w*|weekly|each week|twice a week)\b/
const TENSE =
  /\b(?:band|tight\w*|press\w*|both sides|bilat\w*|squeez\w*|dull|helmet|vice|tension|forehead|neck (?:and|&) shoulders|banda|cinta|casco|ambos lados|presion|tension)\b/
const EASED =
  /\b(?:ibuprofen|acetaminophen|paracetamol|tylenol|advil|aspirin|naproxen|rest|settles?|eases?|relie\w+|deadline|screens?|stress\w*|posture|work\w*|year end|ibuprofeno|descans\w+|estres|pantalla|trabaj\w+)\b/
const FOR_MONTHS =
  /\b(?:months?|mos?|years?|since (?:january|february|march|april|spring|summer|autumn|fall|winter|\d{4})|meses|anos?|chronic|cronic\w*)\b/
const NOT_TENSE = words(
  'vision-change vomiting fever temp-38 photophobia one-side-weak face-droop pregnant postpartum cancer weak-immunity weak-immunity-person age-50-plus severe severe-pain severe-headache sudden blood-thinner getting-worse fainted dizzy fuel-burner temple-pain bp-180',
)

const BY_POSITION =
  /\b(?:turn\w*|roll\w*|tilt\w*|look(?:s|ing)? up|bend\w*|lying down|lie down|position\w*|dix hallpike|volte\w+|gir\w+ la cabeza|acost\w+|agach\w+|mirar arriba)\b/
const SHORT =
  /\b(?:seconds?|secs?|\d+ ?s|under a minute|less than a minute|half a minute|about a minute|brief\w*|segundos?|menos de un minuto)\b/
const UNSTEADY =
  /\b(?:cant (?:walk|stand)|unable to (?:walk|stand)|fall\w*|slurr\w*|double|droop\w*|one side|worst|constant\w*|deaf\w*|hearing loss|no puedo caminar|doble|sorder\w+)\b/

const HAND = /\b(?:thumb|fingers?|hands?|wrists?|manos?|dedos?|pulgar)\b/
const NUMB =
  /\b(?:pins and needles|pins|tingl\w*|numb\w*|asleep|prickl\w*|dead|hormigue\w*|dormid\w*|durmi[oe]\w*|adormec\w*|entumec\w*|entumi\w*)\b/
const AT_NIGHT = /\b(?:nights?|wak\w+|woken|sleep|morning|typing|knitting|noches?|despiert\w*|amanec\w*|tecle\w+)\b/
const SHAKEN = /\b(?:shak\w+|shook|flick\w*|hang\w* (?:it|the hand)|sacud\w*|agit\w*)\b/
const FOR_WEEKS = /\b(?:weeks?|months?|years?|semanas?|meses|anos?)\b/

const LAIN_ON =
  /\b(?:l(?:ying|ay|ain|aid)|slept|sleeping|leaning|leant|sat|sitting|cross(?:ed|ing)|dormi\w*|acostad\w+|recargad\w+|acoste|cruz\w+) (?:\w+ ){0,4}(?:on|over|legs?|arms?|sobre|encima|piernas?|brazo)\b|\b(?:arm|leg|hand|foot|elbow) (?:\w+ )?(?:under|beneath|tucked|bent)\b|\bcross(?:ed)? legged\b/
const SOON_OVER =
  /\b(?:(?:few|two|three|five|ten|couple of|\d|within|unos|dos|tres|cinco|pocos)\b[^.;]{0,16}\b(?:minutes?|seconds|minutos?|segundos)|everything was back|back to normal|wore off|(?:se )?me (?:ha )?quit(?:o|ado)|se me paso|ya (?:paso|esta bien|esta normal))\b/
const NOT_ASLEEP =
  /\b(?:chest|jaw|sudden\w*|droop\w*|slurr\w*|still (?:numb|weak)|hasnt come back|again today|pecho|quijada|sigue)\b/

const TWITCH = '(?:twitch\\w*|quiver\\w*|flicker\\w*|flutter\\w*|jump\\w*|tiembl\\w*|brinc\\w*|salta\\w*)'
const LID = '(?:eye ?lids?|lids?|parpados?)'
const LID_TWITCHES = new RegExp(`\\b${LID}\\b[^.;]{0,60}\\b${TWITCH}|\\b${TWITCH} [^.;]{0,30}\\b${LID}\\b`)
const OF_TIREDNESS =
  /\b(?:on and off|comes and goes|a minute at a time|tired\w*|sleep|coffee|caffeine|screens?|stress\w*|energy drinks|days|weeks|va y viene|cansad\w+|cafe|estres|dias)\b/

const FLOATING_LONG =
  /\b(?:months?|years?|since (?:school|childhood|\d{4}|last)|long time|as long as|anos?|meses|desde siempre|desde hace mucho)\b/
const UNCHANGED =
  /\b(?:same|unchanged|no (?:change|new)|not (?:new|more|changed)|hasnt changed|havent changed|always|for (?:\w+ )?(?:a |\w+ )?years?|igual|mism\w+|no (?:han|ha) (?:aumentado|cambiado))\b/
const NEW_IN_EYE =
  /\b(?:flash\w*|curtain|shadow|shower|sudden\w*|new|more of them|many more|(?<!\b(?:read|article|heard|video|saw)\b[^.;]{0,40})(?:this (?:morning|week)|today|yesterday)|repente|cortina|destell\w*|hoy|ayer|nuev\w+)\b/

const ITCHY_EYES =
  /\b(?:itch\w*|pican?|comezon)\b[^.;]{0,30}\b(?:eyes?|ojos?)\b|\b(?:eyes?|ojos?)\b[^.;]{0,30}\b(?:itch\w*|pican?|comezon)/
const HAYFEVER =
  /\b(?:sneez\w*|pollen|spring|season\w*|may|april|june|hay ?fever|allerg\w*|cats?|dust|antihistamin\w*|loratadine|cetirizine|estornud\w*|polen|primavera|alergi\w*|loratadina)\b/

const BUMPED =
  /\b(?:bump\w*|bang\w*|knock\w*|hit|hits|conk\w*|pegue|golpe\w*|pego)\b[^.;]{0,40}\b(?:head|forehead|brow|scalp|cabeza|frente)\b/
const NOT_KNOCKED_OUT =
  /\b(?:no|not|never|didnt|did not|without|nor|sin|ni|no me)\b[^.;]{0,40}\b(?:black\w* ?out|pass\w* out|los\w* consciousness|loc|loss|out|faint\w*|vomit\w*|sick|dizz\w*|desmay\w*|mare\w*|conocimiento)\b/

const CONCUSSION = /\b(?:conmocion\w*|concusion|contusion (?:cerebral|en la cabeza)|concussion\w*)\b/
const WEEKS_AGO =
  /\b(?:hace (?:tres|cuatro|cinco|seis|siete|ocho|[3-9]|1\d) semanas|hace (?:un|dos|tres|[1-6]) mes(?:es)?|(?:three|four|five|six|seven|eight|[3-9]|1\d) weeks ago|(?:a|one|two|three|[1-6]) months? ago)\b/
const LINGERS = /\b(?:sigo|sigue|todavia|aun|persiste\w*|still|linger\w*|keep\w*)\b/
const NO_WORSE =
  /\b(?:igual(?:ito)? que|nada (?:peor|nuevo)|no (?:esta |va )?(?:peor|empeor\w*)|va mejorando|poco a poco|mejor que|(?:not|no|isnt|nothing) (?:getting )?(?:any )?worse|same as|slowly better|improving|(?:tomografia|tac|resonancia|ct|scan|mri) (?:\w+ )?(?:normal|limpi[ao]|clean|clear))\b/
const HEAD_WORSENS =
  /\b(?:(?<!\b(?:nada|no|no va|no esta|not|isnt|any|no getting|not getting) )(?:peor|worse)|vomit\w*|dormid[oa]|brazo|pierna|habl\w+ (?:raro|mal)|vision doble|convuls\w*|cai (?:otra|de nuevo)|golpe\w* (?:otra|de nuevo)|otro golpe|anoche|hoy (?:me )?peg\w+|seizure|arm|leg|slurr\w*|double|again hit|hit (?:it |my head )?again)\b/

const EVENT_AHEAD =
  /\b(?:driving test|exam\w*|test|interview|flight|speech|presentation|wedding|audition|recital|competition|first day|entrevista|presentacion|boda|vuelo|prueba)\b/
const AHEAD = /\b(?:before|ahead of|about|for|tomorrow|next week|coming up|antes de|por|manana|la proxima semana)\b/
const LIVES_WELL =
  /\b(?:(?:sleep\w*|eat\w*|work\w*|otherwise)\b[^.;]{0,24}\b(?:fine|well|ok|okay|normal\w*|good)|duermo bien|como bien|fuera de eso (?:estoy )?bien)\b/

const ATE_SUGAR =
  /\b(?:juice|glucose (?:tabs?|tablets?|gel)|sugar|candy|soda|cola|honey|snack|jugo|dulce|azucar|refresco|galletas)\b/
const IS_UP_AGAIN =
  /\b(?:(?:was|is|went|came|read|now|back|up|then|later|after|subio|ya|ahora|despues)\b[^.;]{0,24}\b(?:8\d|9\d|1\d\d)|back to normal|normal again|ya (?:esta|estoy) (?:bien|normal))\b/

/** Dizziness, headaches, numbness and eyes that are told as their harmless kind. */
export const PICTURES_OF_THE_HEAD: readonly Picture[] = [
  {
    of: words('hives red-eye'),
    tells: [ITCHY_EYES, HAYFEVER],
    never:
      /\b(?:one eye|light (?:hurts|bothers)|blurr\w*|lips?|tongue|throat (?:swell\w*|clos\w*|tight\w*)|pus|green|borros\w*|lengua)\b/,
    without: [
      ...STROKE_LIKE,
      ...words(
        'eye-pain vision-change photophobia contact-lens face-swelling short-of-breath wheezing newborn-word fever temp-38 swollen-eye vomiting',
      ),
    ],
    explains: words('hives red-eye allergy-trigger'),
    becomes: 'allergy-mild',
  },
  {
    of: words('bad-burn burn'),
    tells: [
      /\b(?:burning (?:feeling|sensation|pain|skin)|ardor|tingl\w*)\b/,
      /\b(?:stripe|strip|band|belt|one side|left|right|half|franja|lado)\b/,
      /\b(?:blister\w*|vesic\w*|ampoll\w+)\b/,
    ],
    without: [...STROKE_LIKE, ...words('hot-thing hot-spill chemical-splash electric-shock blast chest-pain')],
    explains: words('bad-burn burn minor-cut skin-damage'),
    becomes: 'shingles',
  },
  {
    of: ['head-injury'],
    tells: [BUMPED, NOT_KNOCKED_OUT],
    never:
      /\b(?:stairs|ladder|roof|car|bike|horse|unconscious|confus\w*|drowsy|sleepy|clear fluid|numb\w*|escaler\w*|techo|moto|bici)\b/,
    without: [
      ...STROKE_LIKE.filter((each) => each !== 'head-injury'),
      ...words(
        'fainted vomiting headache dizzy nausea blood-thinner age-65-plus age-under-18 child-word infant-word elder-word head-danger dazed dangerous-accident struck-by-vehicle vision-change neck-injury severe-bleeding getting-worse pregnant acts-off',
      ),
    ],
    explains: words('bruise fall minor-cut'),
    becomes: 'head-injury',
  },
  {
    of: words('head-injury blow'),
    tells: [CONCUSSION, WEEKS_AGO, LINGERS, NO_WORSE],
    never: HEAD_WORSENS,
    without: [
      ...STROKE_LIKE.filter((each) => each !== 'head-injury'),
      ...words(
        'fainted vomiting dizzy nausea blood-thinner age-65-plus head-danger vision-change neck-injury getting-worse pregnant acts-off severe-headache double-sight',
      ),
    ],
    explains: words('head-injury blow headache severe trunk-word'),
    becomes: 'needs-visit',
  },
  {
    of: ['anxious', 'tremor'],
    tells: [EVENT_AHEAD, AHEAD, LIVES_WELL],
    without: [...STROKE_LIKE, ...words('chest-pain palpitations short-of-breath fainted self-harm depressed drug-use')],
    explains: ['anxious', 'tremor', 'insomnia'],
    becomes: 'stressed',
  },
  {
    of: words('glucose-70 hypoglycemia-words'),
    tells: [ATE_SUGAR, IS_UP_AGAIN],
    never:
      /\b(?:again and again|keeps (?:dropping|going low)|third time|every (?:day|night)|pass\w* out|otra vez|cada (?:dia|noche))\b/,
    without: [
      ...STROKE_LIKE,
      ...words(
        'glucose-54 fainted vomiting pregnant insulin-without-food age-under-18 child-word dose-mistake not-answering alcohol-poisoning',
      ),
    ],
    explains: words('glucose-70 hypoglycemia-words tremor sweating diabetes insulin very-thirsty'),
    becomes: 'hypo-settled',
  },
  {
    of: ['headache', 'severe-headache', 'vision-change'],
    tells: [MIGRAINE, KNOWN_ATTACK, MORE_OFTEN],
    never: OTHER_HEADACHE,
    without: [...STROKE_LIKE, ...words('one-side-weak face-droop fever temp-38 pregnant postpartum fainted cancer')],
    explains: words(
      'headache severe-headache photophobia vomiting vision-change sudden sudden-alone temple-pain seeing-sparkles severe severe-pain',
    ),
    becomes: 'needs-visit',
  },
  {
    of: ['headache', 'severe-headache', 'vision-change'],
    tells: [MIGRAINE, KNOWN_ATTACK],
    never: new RegExp(`${OTHER_HEADACHE.source}|${MORE_OFTEN.source}`),
    without: [
      ...STROKE_LIKE,
      ...words('one-side-weak face-droop fever temp-38 pregnant postpartum fainted cancer age-50-plus'),
    ],
    explains: words(
      'headache severe-headache photophobia vomiting vision-change sudden sudden-alone temple-pain seeing-sparkles',
    ),
    becomes: 'headache',
  },
  {
    of: ['headache'],
    tells: [TENSE, EASED],
    never: new RegExp(`${OTHER_HEADACHE.source}|${FOR_MONTHS.source}`),
    without: [...STROKE_LIKE, ...NOT_TENSE],
    explains: ['headache'],
    becomes: 'headache',
  },
  {
    of: ['dizzy', 'balance-loss'],
    tells: [BY_POSITION, SHORT],
    never: UNSTEADY,
    without: [
      ...STROKE_LIKE,
      ...words(
        'headache one-side-weak face-droop chest-pain fainted palpitations vision-change pregnant postpartum blood-thinner short-of-breath bp-180 fall newborn-word infant-word jaundice',
      ),
    ].filter((each) => each !== 'balance-loss'),
    explains: words('dizzy balance-loss sudden vomiting'),
    becomes: 'dizzy',
  },
  {
    of: words('one-side-weak limb-numb stroke drops-things'),
    tells: [HAND, NUMB, AT_NIGHT, SHAKEN, FOR_WEEKS],
    never:
      /\b(?:sudden\w*|today|since this morning|droop\w*|slurr\w*|whole arm|chest|leg weak\w*|de repente|hoy|pecho)\b/,
    without: [
      ...STROKE_LIKE,
      ...words('face-droop both-legs-weak sudden headache chest-pain vision-change neck-injury cancer'),
    ],
    explains: words('one-side-weak limb-numb stroke drops-things insomnia'),
    becomes: 'numb-hands-night',
  },
  {
    of: words('one-side-weak limb-numb stroke chest-pain'),
    tells: [LAIN_ON, NUMB, SOON_OVER],
    never: NOT_ASLEEP,
    without: [
      ...STROKE_LIKE,
      ...words(
        'face-droop sudden headache sweating short-of-breath palpitations age-60-plus diabetes heart-disease pain-spreads',
      ),
    ],
    explains: words('one-side-weak limb-numb stroke chest-pain odd-limbs'),
    becomes: 'limb-asleep',
  },
  {
    of: words('face-droop tremor eyelids-droop'),
    tells: [LID_TWITCHES, OF_TIREDNESS],
    never: /(?<!nothing )\b(?:droop\w*|slurr\w*|numb\w*|weak\w*|whole side|mouth|cant close|caid\w+|boca|dormid\w+)\b/,
    without: [...STROKE_LIKE, ...words('one-side-weak headache sudden vision-change')],
    explains: words('face-droop tremor eyelids-droop'),
    becomes: 'eyelid-twitch',
  },
  {
    of: words('floaters floaters-many flashes-floaters floaters-any'),
    tells: [FLOATING_LONG, UNCHANGED],
    never: NEW_IN_EYE,
    without: words('vision-loss eye-pain eye-injury red-eye headache diabetes'),
    explains: words('floaters floaters-many flashes-floaters'),
    becomes: 'floaters-any',
  },
]
