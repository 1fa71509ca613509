import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import { isToldWell } from '../../wellness'
import type { OtherMeaning } from '../other-meaning'
import { unlessTold } from '../unless-told'
import { BYSTANDER, FAILS, STRUCK, says } from '../vocabulary'

const COLOURED =
  '(?:crayon\\w*|crayola|plumon|marcador|markers?|paleta|raspado|chicle|dulce|tinta|ink|gelatina|slush\\w*|popsicles?|frosting|icing|lollipops?|freezer pops?|jawbreaker|kool ?aid)'
const NO_AIR =
  /\b(?:respir\w*|breath\w*|chok\w*|ahog\w*|atragant\w*|atorad\w*|desmay\w*|limp|cough\w*|cold|fri[oa]|pale|palid\w*|labios mora\w+|blue lips)\b/
const IS_DENTAL = /\b(?:muela|diente|extraccion|sac(?:aron|o|aste) (?:la|una|las|mi)|wisdom|tooth|molar|extract\w+)\b/
const PASSES_OUT =
  /\b(?:lips?|blue|limp|pass\w* out|faint\w*|stop\w* breath\w*|not breath\w*|stiff\w*|floppy|feed\w* (?:badly|poorly)|sweat\w*|grunt\w*|labios?|azul\w*|desmay\w*|aguad[oa]|ties[oa]|deja de respirar)\b/
const IS_FINE_AT_ONCE =
  /\b(?:fine|pink|ok|okay|normal|grin\w*|smil\w*|laugh\w*|happy|calms?|bien|contenta?o?|sonri\w*|se calma|rosad[oa])\b/
const TO_DEATH = '(?:chok\\w+|bleed\\w+|starv\\w+|suffocat\\w+|drown\\w+|freez\\w+)'
const CHOKES_NOW =
  /\b(?:cant (?:breathe|talk|cry|swallow|cough)|blue|purple|gray|grey|limp|gag\w*|noise|silent|turn\w*|right now|wont stop|help|morad\w+|azul\w*|no puede|no respira)\b/
const PANIC = /\b(?:panic attacks?|ataques? de (?:panico|ansiedad))\b/
const AS_BEFORE =
  /\b(?:same as|as usual|as always|like (?:always|the others|every time)|diagnos\w*|therapist|many times|seventh|eighth|igual que|como siempre|terapeuta|muchas veces)\b/
const IS_OVER =
  /\b(?:(?:it )?(?:passed|ended|was over|went away|stopped) (?:\w+ ){0,2}(?:in|after|within)|(?:was|is|its) over|(?:been|felt|feel) (?:fine|well|ok|okay|good) since|nothing since|se me (?:paso|quito)|paso en|ya paso|desde entonces (?:estoy )?bien)\b/
const IS_NOW =
  /\b(?:right now|happening|wont (?:stop|go)|again (?:now|today)|chest (?:hurts|pain)|cant (?:breathe|swallow)|worse|different this time|ahora(?:ita)?|no (?:se me quita|puedo respirar)|esta vez)\b/
const NOT_PANIC_OVER = (plain: string): boolean =>
  !PANIC.test(plain) || !AS_BEFORE.test(plain) || !IS_OVER.test(plain) || IS_NOW.test(withoutDenials(plain))
const CRUSHED =
  /\b(?:dropp?\w*|slamm?\w*|smash\w*|stubb\w*|jamm?\w*|hammer\w*|hit|bang\w*|caught|pinch\w*|stepped|kicked|shoes?|boots?)\b/
const OF_BREATH =
  /\b(?:lips?|mouth|tongue|face|nails|breath\w*|chok\w*|cough\w*|wheez\w*|chest|asthma|baby|labios?|boca|lengua|cara|respir\w*|tos|pecho)\b/
const CAME_OUT =
  /\b(?:tos(?:i|io)(?: \w+){0,3},? (?:y )?(?:\w+ ){0,2}?(?:salio|escup\w+|ech\w+|saco|saque|expuls\w+|bajo|paso)|ya (?:me |le |lo |la |se )?(?:salio|escupi\w*|paso|bajo|trague|trago|fue)|cough\w* (?:it|the \w+) (?:right )?(?:up|out)|(?:it )?(?:popped|came|shot) (?:right )?out)\b/
const EATS_SINCE =
  /\b(?:ya (?:comi|comio|tome|tomo|bebi|bebio|esta (?:comiendo|jugando|bien)|come|respira)|(?:comi|comio|tome|tomo|toma|come|respir[oa]|habl[oa]) (?:\w+ ){0,2}?(?:bien|normal)|esta bien|estoy bien|(?:fine|ok|okay|normal|playing|eating|drinking|breathing \w+) (?:now|since|after))\b/
const STILL_CHOKES =
  /\b(?:sigue|sigo|todavia|aun|morad[oa]|azul|silb\w+|babea\w*|no (?:puede|puedo)|tose y tose|se quedo|still|keeps?|blue|purple|wheez\w*|drool\w*|cant|limp)\b/
const SLOW_TO_SWALLOW = /\b(?:desde hace|hace|por) (?:\w+ ){0,3}?(?:semanas|meses|anos)\b/
const SWALLOWS_NOW =
  /\b(?:traga (?:bien )?(?:su |la )?(?:saliva|agua)|no esta atorad[oa]|(?:come|comiendo|comio) (?:\w+ )?(?:bien|normal)|pasa con agua)\b/
const STUCK_NOW =
  /\b(?:ahorita|en este momento|morad[oa]|azul|babea\w*|no (?:puede|puedo) (?:respirar|hablar|tragar)|atorad[oa] (?:ahora|desde hoy))\b/

/** Words about choking and arrest that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BREATH_CHOKING_AND_ARREST: readonly OtherMeaning[] = [
  {
    of: ['choking'],
    meant:
      /\b(?:snor\w*|ronquid\w+|ronca\w*)\b[^.;]{0,30}\b(?:as if|like|como si)\b[^.;]{0,12}\b(?:chok\w+|atragant\w+)/g,
  },
  {
    of: words('blue-lips'),
    meant: new RegExp(
      `\\b${COLOURED}(?: \\w+){0,2} (?:azul(?:es)?|morad[oa]s?|blue|purple)\\b|\\b(?:blue|purple) (?:\\w+ )?${COLOURED}\\b`,
      'g',
    ),
    unless: (plain) => NO_AIR.test(withoutDenials(plain)),
  },
  {
    of: words('blue-lips'),
    meant:
      /\b(?:cachetes?|mejillas?|pomulos?|quijada|cheeks?|jaw)\b[^.;!?\n]{0,30}\b(?:morad\w+|moretead\w+|blue|bluish|purple)\b|\b(?:morad\w+|purple|blue) (?:el|la|los|my|his|her) (?:cachetes?|mejillas?|cheeks?|jaw)\b/g,
    unless: (plain) => !IS_DENTAL.test(plain) || NO_AIR.test(withoutDenials(plain)),
  },
  {
    of: words('blue-lips gray-look skin-black overdose-look cold-limb'),
    meant:
      /\b(?:blue|bluish|gr[ae]y|purple|black|white) (?:\w+ )?(?:dust|powder|ash(?:es)?|soot|paint|ink|dye|chalk|lint|fluff|fuzz|smoke|cream|mask|marker|pen|glitter|shadow|lipstick|jeans|shirt|toner|mold|mould|crust|residue)\b(?:[^.;,!?\n]{0,16}\b(?:lips?|face|mouth|skin|fingers?|fingertips|hands?|tongue)\b)?/g,
  },
  {
    of: words('blue-lips cannot-breathe'),
    meant:
      /\b(?:bumps?|bruis\w*|goose ?egg|knot|lump|nail|shin|bite|black eye)\b(?:(?!\b(?:he|she|baby|then|face|skin|hands?|foot|feet)\b)[^.;!?\n]){0,40}\b(?:its |is |has |was )?(?:turn\w*|go(?:es|ing|ne)|went|is|getting) (?:\w+ )?(?:blue|bluish|purple)\b/g,
    unless: (plain) => /\b(?:lips?|around (?:the|his|her) mouth|tongue|choking|limp)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('blue-lips'),
    meant:
      /\b(?:dedos?|unas?|ojo|tobillo|rodilla|brazo|pierna|pie|espinilla|chichon|golpe)\b[^.;!?\n]{0,50}\b(?:morad\w+|azulit\w+|morao|moraito)\b/g,
    unless: (plain) =>
      !/\b(?:peg(?:ue|o)|golpe\w*|machu\w+|chichon|moreton|cai|cayo|tropec\w+|torci\w*)\b/.test(plain) ||
      /\b(?:labios?|boca|bebe|respir\w*|lengua)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['choking'],
    meant:
      /\b(?:swallows?|eats?|drinks?) (?:\w+ )?(?:foods?|solids|liquids?|fluids?)\b|\bbreath(?:es|ing) (?:easily|fine|normally|comfortably|ok|okay|well)\b/g,
    unless: (plain) =>
      /\b(?:chok\w*|stuck|lodged|gag\w*|cant|cannot|couldnt|atorad\w*|turn\w* blue)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['blue-lips'],
    meant:
      /\b(?:scream\w*|cr(?:y|ies|ied|ying)|rages?|strain\w*|tantrums?|llora\w*|grita\w*|berrinches?)\b[^.;!?\n]{0,25}\b(?:till|until|so (?:hard|much)|that|hasta|tanto)\b[^.;!?\n]{0,25}\b(?:purple|morad[oa])\b/g,
    unless: (plain) => PASSES_OUT.test(withoutDenials(plain)) || !IS_FINE_AT_ONCE.test(plain),
  },
  {
    of: words('choking cannot-breathe'),
    meant: new RegExp(
      `\\b${BYSTANDER} (?:\\w+ )?(?:says?|thinks?|said|insists?|swears|dicen?|cree|jura)(?: that| que)? (?:hes|shes|he is|she is|(?:the|my|our) \\w+ is|(?:el|la|mi) \\w+ (?:se )?esta|its|im|i am|i was|he was|she was|se (?:me )?esta|esta) (?:\\w+ )?(?:${TO_DEATH}(?: to death)?|ahogando)(?: to death)?`,
      'g',
    ),
    unless: (plain) => !isToldWell(plain) || CHOKES_NOW.test(withoutDenials(plain)),
  },
  {
    of: words('choking cannot-breathe'),
    meant:
      /\b(?:wak\w*|woke) (?:\w+ )?(?:up )?(?:\w+ )?(?:choking|gasping|suffocating)(?: for (?:air|breath))?(?: (?:like|as if) (?:im|i am|i was) (?:drowning|suffocating))?|\b(?:despierto|se despierta) (?:ahogad[oa]|ahogandose|ahogandome|jadeando)\b/g,
    becomes: 'breath-stops-asleep',
    unless: (plain) =>
      !/\b(?:snor\w*|apnea|ronc\w*|ronquid\w*)\b/.test(plain) ||
      !/\b(?:years?|months?|anos?|meses)\b/.test(plain) ||
      /\b(?:ankles?|legs? swell\w*|swollen|heart (?:failure|disease|attack)|chest|foam\w*|pink|pillows|vomit\w*|drunk|pills?|today|tobillos|pecho|corazon|espuma|almohadas)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['choking'],
    meant: /\blaughing (?:\w+ ){0,4}?and choking on (?:an? |his |her |their )?\w+/g,
    unless: (plain) => /\b(?:blue|purple|cant (?:breathe|talk)|help|stopped breathing|collaps\w*)\b/.test(plain),
  },
  {
    of: ['choking'],
    meant:
      /\b(?:feelings?|sensations?|sense) of (?:choking|suffocat\w+)\b|\bsensacion de (?:ahogo|asfixia|atragant\w+)\b/g,
    unless: NOT_PANIC_OVER,
  },
  {
    of: ['blue-lips', 'cold-limb'],
    meant:
      /\b(?:(?:toe|finger|thumb) ?)?nail (?:is |has |is turning |turned |went |got |gone |looks |going )(?:\w+ ){0,3}?(?:blue\w*|purpl\w*|black\w*|dark\w*)|\b(?:blue\w*|purpl\w*|black) (?:toe |finger |thumb )?nail\b/g,
    unless: (plain) => !CRUSHED.test(plain) || OF_BREATH.test(withoutDenials(plain)),
  },
  {
    of: ['stridor'],
    meant: /\bronc\w+ y (?:deja|para) de respirar\b/g,
    unless: (plain) => /\b(?:bebe|nin[oa]|hij[oa]|niet[oa]|nen[ea]|silbid\w+|chillid\w+)\b/.test(plain),
  },
  {
    of: words('choking cannot-breathe'),
    meant:
      /\b(?:se (?:me|le) (?:ahogo|atoro|atraganto|atasco|fue)|me (?:ahogue|atragante|atore)|se (?:ahogo|atraganto|atoro)|choked) (?:con |on )?(?:(?:un|una|el|la|a|his|her|my|some) )?(?:pedazo|pedacito|trozo|trocito|bocado|trago|traguito|uva|dulce|papa|arroz|tortilla|pan|pollo|carne|saliva|agua|piece|bite|sip|chip|grape|food)\b[^.;!?\n]{0,40}/g,
    unless: (plain) =>
      !CAME_OUT.test(plain) ||
      !EATS_SINCE.test(plain) ||
      STILL_CHOKES.test(plain.replaceAll(/\bno (?:sigue|tose)\b/g, ' ')),
  },
  {
    of: ['choking'],
    meant: /\bse (?:me |le )?(?:atragant|ator|atasc)\w+(?: \w+){0,9}/g,
    becomes: 'needs-visit',
    unless: (plain) =>
      !SLOW_TO_SWALLOW.test(plain) || !SWALLOWS_NOW.test(plain) || STUCK_NOW.test(withoutDenials(plain)),
  },
  {
    of: words('blue-lips cold-limb'),
    meant: /\b(?:dedo|dedito)(?: \w+){0,4}? (?:morad|azul)\w*/g,
    unless: (plain) => !STRUCK.test(plain) || says(plain, FAILS),
  },
  {
    of: words('choking cannot-breathe'),
    meant:
      /\b(?:se )?(?:(?:esta|estara|anda) )?ahog(?:ando|ando|a|ara)(?:se)? con (?:la |su )?(?:leche|saliva|formula)\b|\bchoking on (?:his |her |the )?(?:milk|formula|spit ?up)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:solo|nomas|nada mas|only|just) (?:repite|regurgita|escupe|devuelve|spits? up|dribbles)\b/,
        /\b(?:content[oa]|gordit[oa]|feliz|sonri\w+|sube de peso|happy|gaining|smil\w+|growing)\b/,
      ],
      /\b(?:morad[oa]|azul\w*|respir\w+|aire|tos|tose|silb\w*|chorro|proyectil|verde|sangre|fiebre|calentura|no (?:quiere|come|sube)|aguad[oa]|ties[oa]|blue|purple|breath\w*|cough\w*|wheez\w*|projectile|green|blood|fever|limp|gag\w*)\b/,
    ),
  },
  {
    of: words('blue-lips'),
    meant:
      /\b(?:esta|anda|quedo|puso|hizo|is|turned|got|its) (?:\w+ )?(?:moradit[oa]s?|morad[oa]s?|purple|blue)\b|\bmoradit[oa]s?\b/g,
    unless: (plain) =>
      !/\b(?:pegue|pego|golpe\w*|machuc\w*|torci\w*|tropec\w+|hit|stubbed|banged|bumped|jammed)\b[^.;!?\n]{0,40}\b(?:dedo\w*|dedit\w*|una|unas|pie|rodilla|espinilla|tobillo|codo|toe|finger|knee|shin|ankle|toenail|elbow)\b/.test(
        plain,
      ) ||
      /\b(?:labios|boca|lengua|cara|bebe|respir\w+|aire|fri[oa]s?|helad[oa]|no (?:lo |la )?sient[oe]|entumid\w*|dormid[oa]|palid\w+|desmay\w*|chuec[oa]|lips|mouth|face|baby|breath\w*|cold|numb\w*|pale|faint\w*|crooked)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('choking airway-blocked'),
    meant:
      /\b(?:no|without|any|not having|sin|ni) (?:\w+ )?(?:trouble|problems?|difficulty|issues?|shortness of|dificultad(?: para| al)?|problemas? (?:para|al)) (?:with )?(?:\w+ )?(?:breath\w*|respir\w*)/g,
  },
  {
    of: words('choking airway-blocked'),
    meant:
      /\b(?:se (?:me |le )?)?(?:queda|atora|detiene|atasca) ?(?:atorad[oa]|atascad[oa]|detenid[oa])?\b[^;!?\n]{0,60}/g,
    becomes: 'needs-visit',
    unless: unlessTold(
      [/\b(?:siempre|luego|despues|ya) (?:baja|pasa)\b|\b(?:baja|pasa) con agua\b/, /\b(?:meses|semanas|anos)\b/],
      /\b(?:ahorita|ahora mismo|no (?:puede|puedo) (?:respirar|hablar|tragar)|morad[oa]|azul|babea\w*|se ahoga|sangre|bajad[oa] de peso|baje de peso)\b/,
    ),
  },
  {
    of: words('unresponsive'),
    meant:
      /\b(?:cant|cannot|can barely|hardly) keep (?:my|his|her) eyes open (?:by|after|at|past|in|during|around|until) (?:\d+|noon|lunch|dinner|meetings?|class|work|church|the (?:afternoon|evening|movie))|\bnot moving (?:the |his |her |my |that )?(?:left |right |one |bad )?(?:leg|arm|hand|foot|finger|toe|wrist)s?\b/g,
  },
  {
    of: words('unresponsive'),
    meant: /\b(?:maestr[oa]|profe\w*|escuela|guarderia)\b[^.;!?\n]{0,20}\bno (?:responde|contesta|oye|hace caso)\b/g,
    unless: (plain) =>
      !/\b(?:oido|otitis|tele|volumen|audicion|sordera|oye|infecci\w+)\b/.test(plain) ||
      /\b(?:desmay\w*|convuls\w*|palid[oa]|morad[oa]|ahorita|ahora mismo|despierta)\b/.test(withoutDenials(plain)),
  },
]
