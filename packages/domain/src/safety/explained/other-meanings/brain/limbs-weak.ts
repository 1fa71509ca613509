import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'
import { unlessTold } from '../unless-told'
import { CHILD, OF_AN_ARM_ASLEEP, SLEPT_ON, STRICKEN } from '../vocabulary'

const IS_SWOLLEN = /\b(?:veins?|swell\w*|swollen|puff\w*|hinch\w+|varicose|varices)\b/
const IS_LAME =
  /\b(?:sudden\w*|cant|cannot|unable|lift|weak\w*|drag\w*|arms?|speech|mouth|de repente|no (?:la |lo )?pued[oe]|debil\w*|brazo)\b/
const STIFF = '(?:stiff|sore|achy|aching|tight|ties[oa]s?|adolorid[oa]s?|engarrotad[oa]s?)'
const ONE_SIDE = /\b(?:one (?:side|arm|leg)|face|mouth|speech|slur\w*|sudden\w*|numb\w*|un lado|cara|boca|de repente)\b/
const DRAGS_FOR_LONG =
  /\b(?:drag\w*|shuffl\w*|scuff\w*) (?:a|my|his|her|one|the) (?:\w+ )?(?:foot|leg|feet)\b[^.;!?\n]{0,25}\b(?:gradual\w*|slowly|little by little|bit by bit|for (?:\w+ ){0,3}(?:months|years?)|(?:since|over|all) (?:the )?(?:last|past) year|since last (?:spring|summer|fall|winter))\b|\barrastr\w+ (?:\w+ ){0,2}(?:pies?|piernas?|pata)\b[^.;!?\n]{0,25}\b(?:poco a poco|poquito a poquito|poquito a poco|desde el ano pasado|desde hace (?:\w+ )?(?:meses|anos?)|hace (?:\w+ )?(?:meses|anos?))\b/g
const OF_TODAY =
  /\b(?:sudden\w*|today|tonight|now|this (?:morning|afternoon)|yesterday|de repente|de golpe|hoy|ayer|ahora|esta (?:manana|tarde|noche))\b/
const HURT_ARM =
  /\b(?:fell|fall\w*|land(?:ed|s)|jump\w*|trip\w*|yank\w*|pulled|tugged|swung|trampoline|couch|slide|monkey bars|elbow|wrist|collarbone|cayo|caida|jal\w+|codo|muneca|brinc\w+)\b/
const OF_THE_BRAIN =
  /\b(?:face|smile|speech|slur\w*|talk(?:s|ing)? (?:funny|weird|strange)|droop\w*|(?:and|or) (?:his|her|the|my) (?:\w+ )?leg|hit (?:his|her|my) head|confus\w*|seizure|grandm\w+|grandp\w+|woke up|suddenly|de repente|cara|sonrisa|pierna|cabeza|convuls\w*)\b/
const MORE_THAN_AN_ELBOW =
  /\b(?:face|smile|mouth|legs?|speech|talk\w*|slur\w*|droop\w*|head|neck|fell|fall|crash\w*|car|bent|crooked|swollen|swelling|blue|purple|white|numb\w*|drows\w*|vomit\w*|fever|seizure|cara|boca|piernas?|habla|cabeza|cuello|cayo|caida|chuec[oa]|hinchad[oa]|morad[oa]|fiebre|vomit\w*)\b/
const HURT_OR_NUMB =
  /\b(?:cai|cayo|caida|golpe\w*|choque|choco|cort\w+|quem\w+|machu\w+|aplast\w+|fractur\w*|quebr\w+|adormec\w*|adormil\w*|dormid[oa]s?|durmio|hormigue\w*|entum\w*|debil\w*|brazos?|piernas?|cintura|lado|cara|accidente|espalda|congel\w+|pie|pies|dedos?)\b/
const A_DROP = /\b(?:cayo|salpico|escurrio) (?:\w+ )?(?:gota|gotita|chorrito|poquito)\w*/g
const SHOULDER = /\b(?:hombro|manguito|shoulder)\b/
const LIKE_STROKE =
  /\b(?:cara|boca|habla\w*|hablar|pierna|de repente|subit\w+|hoy|ahorita|anoche|adormec\w+|dormid[oa]|hormigue\w*|confund\w*|vista|cuello roto|pecho|sudden\w*)\b/
const LIMB_FAILS =
  /\bno (?:\w+ ){0,2}?(?:mueve|siente|puede mover)\b|\b(?:dormid|debil|adormec|fria|frio|palid|azul)\w*/
const OUT_AND_IN =
  /\b(?:hombro|shoulder)\b[^|]{0,60}\b(?:[sz]af\w+|sali(?:o|do)|disloc\w+|luxo|descoyunt\w+|popped out|came out|out of (?:joint|place)|dislocat\w+)\b|\b(?:[sz]af\w+|sali(?:o|do)|disloc\w+|luxo|descoyunt\w+|dislocat\w+|popped)\b[^|]{0,30}\b(?:hombro|shoulder)\b/
const RESEMBLES_STROKE =
  /\b(?:dormid[oa]s?|durmi\w+|adormec\w*|entum\w*|hormigue\w*|fri[oa]s?|palid[oa]|azul\w*|morad[oa]|cara|boca|habl\w+|debil\w*|de repente|de golpe|numb\w*|tingl\w*|cold|pale|blue|weak\w*|speech|face|droop\w*|slur\w*)\b/
const BURNT = /\b(?:quem(?:e|o|ada|ado|adura)|vapor|ampoll\w+|burn(?:t|ed)?|scald\w*|blister\w*)\b/
const BY_CURRENT = /\b(?:electric\w*|corriente|cables?|toque|rayo|acido|quimic\w*|current|wires?|chemical\w*)\b/

/** Words about limbs weak that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BRAIN_LIMBS_WEAK: readonly OtherMeaning[] = [
  {
    of: words('one-side-weak both-legs-weak limbs-give-way legs-unsure'),
    meant:
      /\b(?:arms?|legs|body|limbs) (?:(?:feel|feels|are|is|so|all|really|like|a bit) )*(?:heavy|achy|like lead)\b|\b(?:piernas|brazos|cuerpo) (?:muy |bien |todo )?(?:pesad[oa]s?|cansad[oa]s?)\b/g,
    unless: (plain) =>
      !/\b(?:flu|influenza|covid|gripe|gripa|(?:aches?|aching|achy|sore) all over|body aches|cuerpo cortado)\b/.test(
        plain,
      ) ||
      /\b(?:pee\w*|urin\w*|numb\w*|tingl\w*|buckl\w*|(?:one|left|right) (?:side|leg|arm)|weak\w*|fell|cant (?:walk|stand|move|lift)|stairs|wobbl\w*|stiff neck|inject\w*|heroin|orin\w*|adormec\w*|hormigue\w*|doblan|debil\w*|no puedo|un lado|izquierd[oa]|derech[oa])\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['one-side-weak'],
    meant: /\bno (?:rodea|afecta|toma|compromete|incluye|da la vuelta a) (?:\w+ ){0,2}(?:mano|dedos?|brazo)\b/g,
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:legs?|cal(?:f|ves)|ankles?|feet|foot|piernas?) (?:\w+ )?(?:feels?|is|are|felt|gets?|se sienten?) (?:\w+ )?(?:heavy|pesad[oa]s?)\b|\b(?:heavy|tired) (?:feeling )?(?:legs?|cal(?:f|ves))\b/g,
    unless: (plain) => !IS_SWOLLEN.test(plain) || IS_LAME.test(plain),
  },
  {
    of: ['one-side-weak'],
    meant: /\bheav\w+ (?:\w+ )?between (?:my|his|her|the) legs\b/g,
  },
  {
    of: ['one-side-weak'],
    meant: new RegExp(
      `\\b${STIFF}\\b[^.;!?\\n]{0,60}\\b(?:cant|cannot|couldnt|can hardly|hardly|no pued[eo]|apenas pued[eo]) (?:\\w+ )?(?:lift|raise|levantar|subir|alzar) (?:my|his|her|both|los|las|mis|sus) (?:arms|hands|legs|brazos|manos|piernas)\\b`,
      'g',
    ),
    unless: (plain) => ONE_SIDE.test(plain),
  },
  {
    of: ['one-side-weak'],
    meant: DRAGS_FOR_LONG,
    unless: (plain) => OF_TODAY.test(plain.replaceAll(/right now/g, '')),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:cant|cannot|couldnt|can barely|hardly) (?:even )?(?:lift|raise|move|bend|use|straighten) (?:my|his|her|both|the) (?:\w+ )?(?:arms?|legs?|hands?|shoulders?|knees?|elbows?)\b (?:\w+ ){0,2}?without (?:\w+ ){0,2}?(?:groan\w*|winc\w*|pain|hurt\w*|moan\w*|yelp\w*|swear\w*|ouch|crying out|sore\w*)/g,
  },
  {
    of: ['one-side-weak'],
    meant:
      /(?<!\b(?:cant|cannot|hardly|barely|not|couldnt|longer) (?:\w+ )?)\b(?:can|could|able to) (?:(?:wiggle|move|bend|still|also|and) ){0,3}feel (?:all )?(?:of )?(?:his|her|my|the) (?:fingers?|toes?|hand|foot)\b(?= ?(?:[.,;!?]|$|and |but |too|fine|well|ok|normal))/g,
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:looks?|looked|looking) like (?:\w+ ){0,3}(?:dead|corpses?|zombies?|mannequins?) (?:hands?|arms?|foot|feet|legs?|fingers?)\b/g,
  },
  {
    of: ['one-side-weak'],
    meant: /\blumps?\b[^.;!?\n]{0,30}\b(?:like|side)\b/g,
  },
  {
    of: ['one-side-weak'],
    meant:
      /\barms? (?:was |were |went |felt |all |completely )*dead\b(?:[ ,]+(?:flopp\w+|hanging|limp)(?: like (?:an? )?\w+)?)?|\bbrazo (?:\w+ )?(?:muerto|dormido)\b/g,
    unless: (plain) =>
      !SLEPT_ON.test(plain) ||
      !/\b(?:back to normal|came (?:right )?back|moved everything|normal again|se (?:me )?(?:quito|paso))\b/.test(
        plain,
      ) ||
      STRICKEN.test(withoutDenials(plain.replaceAll(OF_AN_ARM_ASLEEP, ' '))),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:thumb|pinky|pinkie|little finger|inner|outer|palm|nail) sides?\b|\b(?:lado|costado) del (?:pulgar|menique|dedo gordo)\b/g,
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:wont|doesnt want to|refuses to|isnt|not) (?:use|using|move|moving|lift|lifting) (?:the|his|her|that|one|it|this) ?(?:\w+ )?(?:arm|hand|elbow|wrist)\b|\bno (?:quiere )?(?:mover|usar|mueve|usa|levantar) (?:el|la|ese|su) (?:brazo|mano|codo)\b/g,
    unless: (plain) => !CHILD.test(plain) || !HURT_ARM.test(plain) || OF_THE_BRAIN.test(withoutDenials(plain)),
    becomes: 'same-day',
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:wont|will not|refus\w+|not|stopped|doesnt|isnt) (?:to )?(?:use|using|move|moving|lift|lifting|bend|bending) (?:her|his|the|that) (?:\w+ )?arm\b[^.;!?\n]{0,40}\b(?:pull\w*|yank\w*|tugg?\w*|swung|swing\w*|jerk\w*|lifted (?:\w+ ){0,2}by)\b|\b(?:pull\w*|yank\w*|tugg?\w*|swung|swing\w*|jerk\w*|lifted (?:\w+ ){0,2}by)\b[^;!?\n]{0,50}\b(?:wont|refus\w+|not|stopped|doesnt|isnt) (?:to )?(?:use|using|move|moving|lift|lifting|bend|bending) (?:her|his|the|that|it)(?: \w+)?(?: arm)?\b|\bno (?:quiere )?(?:mueve|mover|usa|usar|levanta|levantar) (?:el|su) (?:bracito|brazo)\b[^.;!?\n]{0,40}\b(?:jal\w+|estir\w+|tir\w+)\b|\b(?:jal\w+|estir\w+)\b[^;!?\n]{0,50}\bno (?:lo )?(?:quiere )?(?:mueve|mover\w*|usa|usar\w*|levanta|levantar\w*)(?: (?:el|su) (?:bracito|brazo))?/g,
    unless: (plain) =>
      !/\b(?:toddler|baby|child|kid|son|daughter|grand\w+|boy|girl|little|yr|years? old|yo|month|nin[oa]|hij[oa]|bebe|niet[oa]|nen[ea])\b/.test(
        plain,
      ) || MORE_THAN_AN_ELBOW.test(withoutDenials(plain)),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:it|this|that|burn|rash|wound|cut) (?:isnt|is not|wasnt) (?:on|near|over|around) (?:the|my|his|her|a) (?:hand|arm|leg|foot)s?\b/g,
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:garrapatas?|aranas?|bichos?|hormigas?|piojos?|pulgas?)\b[^.;!?\n]{0,30}\bcamin\w+(?: \w+){0,5}(?:, no \w+)?/g,
  },
  {
    of: words('one-side-weak grave-look limb-numb'),
    meant: /\bno (?:siento|sentimos|siente) nada(?= ?(?:[.;!?\n]|$|,? (?:raro|malo|mas|fuera|pero|y)\b))/g,
    unless: (plain) => HURT_OR_NUMB.test(withoutDenials(plain.replaceAll(A_DROP, ' '))),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:estomago|intestinos?|pancreas|stomach|bowels?)(?: \w+)? paraliz\w+\b|\bparaliz\w+ (?:el|los|the|of the) (?:estomago|intestinos?|stomach|bowels?)\b/g,
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:(?:ya )?no (?:lo |la )?pued[oe]|me cuesta|no alcanzo a) (?:subir|levantar|alzar) (?:bien )?(?:el|mi|su) brazo\b[^.;!?\n]{0,20}\b(?:desde hace|hace|llevo|por) (?:\w+ ){1,2}(?:semanas|meses)\b/g,
    unless: (plain) => !SHOULDER.test(plain) || LIKE_STROKE.test(withoutDenials(plain)),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\bno se me (?:durmio|duerme|adormecio|ha dormido|ha adormecido) (?:la |el )?(?:cara|brazo|pierna|mano|lado)(?: ni (?:tengo|siento) debilidad)?\b/g,
  },
  {
    of: words('one-side-weak limb-numb'),
    meant: /\bno sangra,? (?:y )?(?:mueve|siente|muevo|siento) (?:bien )?(?:el|la|los|las|su|mi) \w+(?: bien)?\b/g,
    unless: (plain) => LIMB_FAILS.test(plain.replaceAll(/\bno sangra\b/g, ' ')),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:(?:ya |casi )?no (?:lo |la )?pued[eo]|no podia|me cuesta|cant|cannot|hard to) (?:levantar|mover|alzar|subir|usar|lift|raise|move|use) (?:bien |casi )?(?:el|mi|su|my|his|her|the|that) (?:arm|brazo|hombro|shoulder)\b/g,
    unless: (plain) => !OUT_AND_IN.test(plain) || RESEMBLES_STROKE.test(withoutDenials(plain)),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:no (?:la |lo )?pued[eo]|cant|cannot) (?:cerrar|doblar|apretar|hacer|close|bend|make|squeeze) (?:bien )?(?:el|la|los|mi|su|a|my|the) (?:mano|puno|dedos?|palma|hand|fist|fingers?)(?: bien)?/g,
    unless: (plain) => !BURNT.test(plain) || BY_CURRENT.test(plain) || RESEMBLES_STROKE.test(withoutDenials(plain)),
  },
  {
    of: words('one-side-weak tremor'),
    meant:
      /\b(?:temblor|duelen?|dolor|tiemblan?|temblando|shak\w+|sore|hurt)\b[^.;!?\n]{0,40}\b(?:piernas|muslos|pantorrillas|brazos|legs|thighs|calves|arms)\b[^.;!?\n]{0,12}\b(?:no (?:puedo|aguanto)|cant|can barely) (?:ni )?(?:bajar|subir|sentar\w*|caminar|levantar\w*|agachar\w*|peinar\w*|walk|sit|get|climb|go)\b[^.;!?\n]{0,20}/g,
    becomes: 'sore-from-exercise',
    unless: unlessTold(
      [
        /\b(?:zumba|gym|gimnasio|sentadillas|pesas|ejercicio|maraton|crossfit|workout|squats|spin class|leg day|marathon)\b/,
        /\b(?:(?:los |las )?dos (?:lados|piernas|muslos|brazos)|ambos|ambas|both)\b/,
        /\b(?:ayer|antier|anteayer|yesterday|two days ago|hace (?:dos|2) dias)\b/,
      ],
      /\b(?:(?:pipi|orina|urine|pee)\b[^.;!?\n]{0,15}\b(?:oscur\w+|cafe|roj[oa]|coca|dark|brown|cola|red)|un lado|cara|habl\w+ (?:raro|mal)|hinchad\w+|dormid\w+|adormec\w*|entumid\w*|espalda|fiebre|calentura|vomit\w*|peor|one side|face|speech|swollen|numb\w*|back|fever|worse|cant pee|no (?:hago|puedo) (?:pipi|orinar))\b/,
    ),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\bno (?:puedo|puede) (?:\w+ )?(?:bajar|subir|levantar|cerrar|alzar|pegar|mover) (?:bien )?(?:el|mi|su) brazo\b|\bcant (?:\w+ )?(?:lower|lift|raise|close|put down|move) (?:my|his|her) arm\b/g,
    unless: unlessTold(
      [
        /\b(?:axila|sobaco|armpit|underarm)\b/,
        /\b(?:absceso|bolas?|bulto|granos?|golondrinos?|forunculo|nacido|abscess|boils?|lump|cyst)\b/,
      ],
      /\b(?:cara|boca|habl\w+|pierna|debil\w*|dormid[oa]|adormec\w*|entumid\w*|hormigue\w*|confund\w*|face|speech|slur\w*|weak\w*|numb\w*|leg|droop\w*|confus\w*)\b/,
    ),
  },
  {
    of: ['one-side-weak'],
    meant: /\bno puedo (?:ni )?(?:levantar|alzar|subir) (?:bien )?(?:el|mi) brazo\b|\bcant (?:lift|raise) my arm\b/g,
    unless: unlessTold(
      [
        /\b(?:vaccine|vacuna\w*|inyec\w+|shot)\b/,
        /\b(?:duele\w*|adolorid\w+|sore|hurts?|aches?) (?:\w+ ){0,2}(?:donde me (?:inyectaron|vacunaron|pusieron|picaron)|where (?:i got|they (?:gave|put|stuck)|the (?:shot|vaccine)))/,
        /\b(?:hoy|ayer|antier|anoche|today|yesterday|last night)\b/,
      ],
      /\b(?:otro brazo|cara|boca|habl\w+ (?:raro|mal)|pierna|debil\w*|dormid[oa]|adormec\w*|entumid\w*|semanas?|other arm|face|speech|slur\w*|leg|weak\w*|numb\w*|weeks?)\b/,
    ),
  },
  {
    of: words('one-side-weak limb-numb'),
    meant:
      /\b(?:se (?:me|le) )?(?:durmio|entumio|adormecio)(?: (?:encima|sobre))? (?:del? )?(?:la|el|toda la|todo el|mi|su)? ?(?:mano|brazo|pie|pierna)\b|\b(?:hand|arm|leg|foot) (?:fell asleep|went numb|was numb|was asleep)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:dormi|durmio|acoste|sente|slept|sleeping|lay|lying|sat)\b[^.;!?\n]{0,14}\b(?:encima|sobre|arriba|on)\b/,
        /\bse (?:me|le) (?:quito|paso)\b[^.;!?\n]{0,25}\b(?:minutos?|segundos?|ratito|al mover\w*|sacud\w+)\b|\b(?:went away|gone|woke up|came back)\b[^.;!?\n]{0,25}\b(?:minutes?|seconds?|shaking|moving|right away)\b/,
      ],
      /\b(?:cara|boca|habl\w+|palabras?|debil\w*|chuec[oa]|torcid\w*|no (?:puedo|puede) mover|todavia|sigue|otra vez|lado|vision|veo|mare\w+|dolor de cabeza|face|speech|slur\w*|weak\w*|droop\w*|still|again|side|vision|dizz\w*|headache)\b/,
    ),
  },
  {
    of: words('one-side-weak half-groomed'),
    meant: /\b(?:pint\w+|maquill\w+|painted)\b[^.;!?\n]{0,20}\b(?:media|mitad|half)\b[^.;!?\n]{0,12}\b(?:cara|face)\b/g,
    unless: (plain) =>
      !/\b(?:calavera|catrina|fiesta|disfraz|payas\w+|halloween|muertos|bandera|equipo|partido|party|costume|clown)\b/.test(
        plain,
      ),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:cant|cannot|couldnt|unable to|hurts to|no (?:puedo|puede)) (?:\w+ )?(?:lift|raise|move|use|levantar|mover|alzar) (?:the|my|his|her|that|el|su) (?:\w+ )?(?:arm|elbow|shoulder|brazo|hombro)\b/g,
    becomes: 'same-day',
    unless: unlessTold(
      [
        /\b(?:collar ?bone|clavicle|shoulder|upper arm|clavicula|hombro)\b/,
        /\b(?:fell|fall|crash\w*|hit|tackl\w*|landed|bike|sledd?\w*|ski\w*|door|thrown|cai|cayo|caida|choque|golpe\w*)\b/,
      ],
      /\b(?:face|speech|slur\w*|talk\w*|legs?|numb\w*|tingl\w*|weak\w*|cold|pale|head(?!ing)|neck|confus\w*|woke|drowsy|cara|habla|piernas?|adormec\w*|dormid[oa]|hormigue\w*|fri[oa]|cabeza|cuello)\b/,
    ),
  },
]
