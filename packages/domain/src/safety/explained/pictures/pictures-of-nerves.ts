import type { Picture } from './picture'
import { FAILING, FAILING_OR_STROKE_LIKE, STROKE_LIKE, STROKE_LIKE_OR_HEADACHE } from './words-of-pictures'
import { words } from '../../../free-text/words'

const FACE = /\b(?:face|facial|smile|mouth|cara|boca|facial)\b/
const UPPER_FACE = /\b(?:forehead|wrinkl\w*|frown\w*|whole (?:\w+ ){0,3}(?:side|half)|frente|arrugar)\b/
const LIMBS_FINE =
  /\b(?:arms?|legs?|limbs?|hands?|strength|grip|power|brazos?|piernas?|fuerza)\b[^.;]{0,70}\b(?:normal\w*|fine|strong|ok(?:ay)?|nad|good|intact|unaffected|work\w*|well|bien|equal|full)\b|\bno (?:limb|arm|leg|other) (?:weakness|numbness)\b|\bno weakness (?:elsewhere|in|of)\b|\bresto (?:\w+ )?normal\b/
const LIMB_WEAK =
  /\b(?:arms?|legs?|hands?|brazos?|piernas?|manos?|side of (?:my |his |her )?body)\b[^.;]{0,30}\b(?:weak\w*|numb\w*|heavy|clumsy|drops?|dead|limp|debil\w*|dormid\w+|pesad\w+)\b|\b(?:weak|numb|heavy|clumsy|limp) (?:\w+ ){0,2}(?:arms?|legs?|hands?)\b|\b(?:cant|cannot|unable to|no puedo|no puede) (?:move|lift|raise|use|mover|levantar|alzar) (?:\w+ ){0,3}(?:arms?|legs?|hands?|brazos?|piernas?|manos?)\b/

const FACE_OR_CHEEK = /\b(?:face|mouth|smile|cheek|cara|boca)\b/
const FOREHEAD_AND_EYE = /\b(?:forehead|eyebrow|brow|frente|ceja)\b/
const EYE_OPEN =
  /\b(?:(?:cant|cannot|wont|doesnt|unable to|not) (?:\w+ ){0,2}(?:close|shut|blink)|no (?:\w+ ){0,2}(?:cierr[ao]|cerrar|pestane\w*|parpade\w*))\b/
const CALLED_BELLS =
  /\b(?:(?:doctor|doc|dr|er|clinic|nurse|hospital|urgent care|medico|doctora?|clinica)\b[^|]{0,60}\b(?:bells?|paralisis facial)|bells palsy|paralisis (?:facial )?de bell)\b/
const LIMB_OR_SPEECH =
  /\b(?:arms?|legs?|hands?|slur\w*|speech|words|confus\w*|numb\w*|weak\w*|walk\w*|balance|dizz\w*|headache|vision|double|brazos?|piernas?|manos?|habl\w+|palabras|debil\w*|camin\w*|mare\w+|dolor de cabeza|vista|doble|ears?|rash|blister\w*)\b/

const FACE_FELL = /\b(?:cara|boca|rostro|facial|face|mouth|smile)\b/
const NO_STROKE =
  /\b(?:descart\w+ (?:(?:que )?(?:fuera|sea|un|una|el|la) ){0,2}(?:derrame|embolia|infarto|ictus|evento|stroke)|(?:no (?:es|era|fue|tengo|tuve)) (?:un |una )?(?:derrame|embolia|ictus)|(?:ruled out|said (?:its|it was|it is) not|not) (?:a )?stroke|paralisis (?:facial|de bell)|bells? palsy)\b/
const SEEN_BY =
  /\b(?:emergencias?|urgencias|hospital|doctor\w*|medic[oa]|clinica|neurolog\w+|tac|resonancia|er|ed|scan|neurologist)\b/
const DAYS_AGO =
  /\b(?:hace (?:un|una|dos|tres|cuatro|cinco|seis|\d+) (?:dias?|semanas?)|ayer|antier|antes de ayer|la semana pasada|(?:two|three|four|five|six|\d+) (?:days?|weeks?) ago|yesterday|last week)\b/
const BODY_FAILS =
  /\b(?:brazos?|piernas?|manos?|hablar?|palabras|vista|veo|doble|confund\w+|mareo|mare\w+|dolor de cabeza|otra vez|de nuevo|el otro lado|empeor\w+|arms?|legs?|speech|words|vision|dizzy|again|other side|worse)\b/

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

const CHEMO =
  /\b(?:chemo\w*|infusions?|oxaliplatin|paclitaxel|taxol|vincristine|cisplatin|docetaxel|bortezomib|quimio\w*)\b/
const NUMB_OR_NEUROPATHY =
  /\b(?:numb\w*|tingl\w*|pins and needles|neuropathy|dormid[oa]s|hormigue\w*|adormec\w*|entumid\w*|neuropatia)\b/
const TIPS = /\b(?:toes?|fingers?|fingertips?|feet|hands?|dedos|pies|manos|puntas)\b/
const IS_WELL =
  /\b(?:walk\w* (?:is )?(?:fine|ok|okay|normal\w*|well)|no fever|no falls|not falling|afebrile|camino bien|sin fiebre|no (?:me )?caigo)\b/
const MORE_THAN_TIPS =
  /\b(?:one side|face|speech|cant (?:walk|stand|hold)|bladder|bowel|fell|sudden\w*|weak\w*|legs give|un lado|cara|de repente|debil\w*)\b/

/** Nerves of face, hands and feet (NHS 111, NHS, AAP, MedlinePlus, peripheral neuropathy). */
export const PICTURES_OF_NERVES: readonly Picture[] = [
  {
    of: words('face-droop one-side-weak bell-palsy eyelids-droop stroke'),
    tells: [FACE, UPPER_FACE, LIMBS_FINE],
    never: LIMB_WEAK,
    without: [
      ...STROKE_LIKE_OR_HEADACHE.filter((each) => each !== 'limb-numb'),
      'fever',
      'weak-immunity',
      'blood-thinner',
    ],
    explains: words(
      'face-droop one-side-weak eyelids-droop stroke sudden drooling eye-shut eye-word ear-pain limb-numb refuses-walk',
    ),
    becomes: 'bell-palsy',
  },
  {
    of: words('face-droop stroke one-side-weak'),
    tells: [FACE_OR_CHEEK, FOREHEAD_AND_EYE, EYE_OPEN, CALLED_BELLS],
    never: LIMB_OR_SPEECH,
    without: [
      ...FAILING_OR_STROKE_LIKE,
      ...words(
        'headache limb-numb balance-loss both-legs-weak head-injury fever weak-immunity blood-thinner dizzy sudden',
      ),
    ],
    explains: words('face-droop one-side-weak stroke drooling eye-shut eye-word'),
    becomes: 'bell-palsy',
  },
  {
    of: words('face-droop stroke'),
    tells: [FACE_FELL, NO_STROKE, SEEN_BY, DAYS_AGO],
    never: BODY_FAILS,
    without: [
      ...FAILING,
      ...words(
        'one-side-weak vision-loss vision-change double-sight limb-numb balance-loss dizzy headache severe-headache both-legs-weak fever temp-38 rash shingles pregnant postpartum',
      ),
    ],
    explains: words('face-droop stroke eye-pain eye-aches pain-other fall drooling eye-shut'),
    becomes: 'bell-palsy',
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
    tells: [CHEMO, NUMB_OR_NEUROPATHY, TIPS, IS_WELL],
    says: [NUMB_OR_NEUROPATHY],
    unless: MORE_THAN_TIPS,
    without: words(
      'fever temp-38 chills one-side-weak speech-trouble both-legs-weak saddle-numb chest-pain back-pain mouth-tingle throat-danger drooling',
    ),
    explains: words(
      'joint-ache toes-tingle limb-numb limb-deadened climbs-higher weak-immunity-person weak-immunity cancer',
    ),
    becomes: 'needs-visit',
  },
]
