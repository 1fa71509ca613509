import type { Picture } from './picture'
import { FAILING_OR_BLEEDING, STROKE_LIKE } from './words-of-pictures'
import { words } from '../../../free-text/words'

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

const MIGRAINE = /\b(?:migrain\w*|migran\w*|jaquecas?)\b/
const KNOWN_ATTACK =
  /\b(?:always the same|(?:my|the|his|her) (?:usual|typical|normal|ordinary) |(?:exactly |just )?(?:like|as) (?:always|usual|before|all the others|every time)|same (?:as|pattern|kind|zigzag|aura)|nothing (?:\w+ ){0,4}(?:new|different|unusual)|(?:since|for|from) (?:my|his|her|the|\d+|several|many)[^.;]{0,12}(?:teens|years|school|twenties|childhood)|de siempre|igual que siempre|como siempre|desde (?:hace anos|la adolescencia|joven))\b/
const MORE_OFTEN =
  /\b(?:more (?:often|frequent\w*|and more|days)|(?:[4-9]|four|five|six|seven|eight|ten) (?:a|times a|per) month|increas\w*|used to|mas seguido|mas frecuente\w*|weekly|each week|twice a week)\b/
const OTHER_HEADACHE =
  /\b(?:worst|sudden\w*|thunder\w*|first|never had|stiff|fell|hit (?:my|his|her) head|never like this|not like|worsening|getting worse|weak\w*|numb\w*|confus\w*|slurr\w*|fever\w*|peor dolor|de repente|nunca|golpe|fiebre|calentura)\b/

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

const EPILEPTIC = /\b(?:epilep\w+)\b/
const MORE_THAN_USUAL = /\b(?:dos|tres|two|three|2|3) (?:ataques|crisis|convulsiones|seizures|fits)\b/
const WOKE_BETWEEN =
  /\bentre (?:los|las) (?:dos|tres)?(?:(?!\b(?:no|sin)\b)[^.;!?\n]){0,20}\b(?:despert\w+|volvio|reacciono|bien)\b|\b(?:woke|came (?:to|around|round)|fully awake|recovered)\b[^.;!?\n]{0,25}\b(?:between|in between|after each)\b|\bbetween (?:them|the two)\b[^.;!?\n]{0,25}\bwoke\b/

const EVENT_AHEAD =
  /\b(?:driving test|exam\w*|test|interview|flight|speech|presentation|wedding|audition|recital|competition|first day|entrevista|presentacion|boda|vuelo|prueba)\b/
const AHEAD = /\b(?:before|ahead of|about|for|tomorrow|next week|coming up|antes de|por|manana|la proxima semana)\b/
const LIVES_WELL =
  /\b(?:(?:sleep\w*|eat\w*|work\w*|otherwise)\b[^.;]{0,24}\b(?:fine|well|ok|okay|normal\w*|good)|duermo bien|como bien|fuera de eso (?:estoy )?bien)\b/

const BIPOLAR = /\b(?:bipolar|mania|maniac[oa]|manic)\b/
const SLEEPLESS =
  /\b(?:no (?:he |ha )?(?:dormido|duermo|duerme)|sin dormir|(?:not|havent|hasnt) (?:slept|been sleeping)|no sleep)\b/
const RACING =
  /\b(?:gast(?:o|a|ando) (?:\w+ )?(?:todo|mucho|sin|dinero)|habl(?:o|a|ando) sin parar|mil ideas|spending|talking (?:nonstop|non stop|so fast|too fast)|cant stop talking|racing)\b/

/** Bumps of the head, headaches, dizziness, seizures, nerves before an event, mania (NHS, epilepsy). */
export const PICTURES_OF_HEAD_AND_MIND: readonly Picture[] = [
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
    tells: [EPILEPTIC, MORE_THAN_USUAL, WOKE_BETWEEN],
    without: FAILING_OR_BLEEDING,
    explains: [],
    becomes: 'same-day',
  },
  {
    of: ['anxious', 'tremor'],
    tells: [EVENT_AHEAD, AHEAD, LIVES_WELL],
    without: [...STROKE_LIKE, ...words('chest-pain palpitations short-of-breath fainted self-harm depressed drug-use')],
    explains: ['anxious', 'tremor', 'insomnia'],
    becomes: 'stressed',
  },
  {
    tells: [BIPOLAR, SLEEPLESS, RACING],
    says: [BIPOLAR, RACING],
    without: FAILING_OR_BLEEDING,
    explains: [],
    becomes: 'same-day',
  },
]
