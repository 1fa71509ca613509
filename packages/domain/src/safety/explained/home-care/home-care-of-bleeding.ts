import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BLEEDS, ILL, OF_DAYS, SPEAKING } from './home-care-words'

const BLOOD = words('bleeding vaginal-bleeding drops-of-blood nosebleed')
const SMALL_PLACE =
  /\b(?:knees?|elbows?|shins?|fingers?|thumbs?|toes?|hands?|lips?|tongue|cheeks?|gums?|mouth|nose|chin|warts?|scabs?|pimples?|tooth|teeth|rodillas?|codos?|espinillas?|dedos?|pulgar|labios?|lengua|cachete|encias?|boca|nariz|barbilla|verrugas?|diente)\b/
const ENDED =
  /\b(?:bled (?:a|one|two|just a|only a) (?:tiny |little )?(?:drop|bit|little|few)|(?:bleeding|blood|bled|bleeds?)\b[^.;!?\n]{0,45}\b(?:stopped|ended|over|quit)|(?:stopped|quit|no longer) (?:\w+ )?(?:bleed\w*|now|quickly|fast|right away)|(?:bleeding|it) ended|bled for (?:a|two|one|a couple|a few|couple)\b[^.;!?\n]{0,12}\b(?:sec\w*|min\w*|seconds?|minutes?)|sangro (?:un poquito|poquito|una gota|un ratito)|ya (?:paro|no sangra|dejo de sangrar)|dejo de sangrar|en (?:\w+ ){1,2}(?:min\w*|ratito) (?:ya )?(?:se )?paro|no ha vuelto a sangrar|se le quito|se me quito)\b/
/** Said with a denial, which is no denial of it. */
const STILL_BLEEDS =
  /\bno (?:(?:me|le|se|ha|quiere|deja|puede|puedo) ){0,2}(?:para(?:r|do)?|deja(?:r|do)? de sangrar|detiene|detener)\b(?! (?:de )?(?:jugar|comer|correr|hablar|reir))|\b(?:wont|will not|doesnt|cant|cannot|hasnt|didnt) (?:stop|quit)\b(?! (?:eating|playing|talking|crying|worrying))/
const GRAVER =
  /\b(?:again|still (?:bleed|ooz|drip)\w*|wont stop|keeps?|every day|times a|gap\w*|deep|stitch\w*|wide|bone|numb\w*|crooked|bent|knocked out|passed out|unconscious|head|skull|eyes?|neck|cant (?:move|bend|breathe|feel|walk|close|open)|glass|metal|rust\w*|nail|dog|cat|animal|bite|bitten|human|soak\w*|gush\w*|pour\w*|spurt\w*|clots?|purple|bruises?|clear fluid|otra vez|sigue|no para|hond[oa]|profund[oa]|hueso|adormec\w*|cabeza|ojo|perro|gato|mordid\w*|vidrio|clavo|chueco|coagul\w*)\b/
const NOT_SMALL = words(
  'deep-cut blood-thinner diabetes likely-broken bad-fracture broken-bone pregnant much-blood bruise fainted dizzy tooth-knocked-out animal-bite weapon gunshot',
)

const BITTEN_ONESELF =
  /\b(?:bit|bites?|bitten|biting) (?:my|his|her) (?:own )?(?:tongue|lips?|cheek)\b|\b(?:me|se) mordi(?:o)? (?:la lengua|el labio|el cachete)\b/

const NOSE_OF = /\b(?:nose|nariz|naricita|nosebleed)\b/
const STOPPED_SOON =
  /\b(?:stopp?\w*|over|done|quit|paro|se (?:le |me )?(?:quito|paro|corto))\b[^.;!?\n]{0,30}\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|[1-9]|10) ?(?:minutes?|mins?)|(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|diez|[1-9]|10) ?minutos?)\b/
const BACK_AT_PLAY =
  /\b(?:back (?:on|at|to|in)|playing|slide|recess|running|fine (?:now|since)|happy|jugando|corriendo|ya (?:anda|esta) (?:bien|jugando))\b/

const BIT_TONGUE =
  /\b(?:bit (?:my|his|her) (?:tongue|lip|cheek)|me mordi la (?:lengua|mejilla)|se mordio la (?:lengua|mejilla))\b/
const FITS_OR_STROKE =
  /\b(?:woke|seiz\w*|shak\w*|jerk\w*|passed out|faint\w*|confus\w*|face|arm|leg|droop\w*|numb\w*|headache|thinners?|eliquis|warfarin|through|gap\w*|flap|wont stop|still bleeding|desmay\w*|convuls\w*|cara|brazo|sigue sangrando)\b/

const BABY_TOOTH =
  /\b(?:dientes?|dientit\w+|muelas?|muelit\w+|colmill\w+)\b[^.;!?\n]{0,10}\bde leche\b|\b(?:se le (?:cayo|tumbo|safo|zafo)|perdio|mudo|tiro)\b[^.;!?\n]{0,14}\b(?:diente|dientit\w+|muelit\w+)\b|\b(?:baby|milk) (?:tooth|teeth)\b/
const SPAT_LITTLE =
  /\b(?:escup\w+|sangr\w+|spat|spit|bled|bleeding)\b[^.;!?\n]{0,40}\b(?:poquit\w+|tantit\w+|un poco|ratito|hilito|rosad\w+|little|bit|pink)\b|\b(?:poquit\w+|tantit\w+|un poco|little|bit)\b[^.;!?\n]{0,15}\b(?:sangre|sangrit\w+|blood)\b/
const STOPPED =
  /\b(?:ya (?:paro|no sangra|se (?:le )?quito|se detuvo|dejo de sangrar)|se detuvo|paro (?:sol[oa]|al|en)|stopped|no more)\b/
const TOOTH_GRAVE =
  /\b(?:golpe\w*|cayo de|se pego|columpio|bici\w*|empuj\w+|permanente|hemofil\w+|anticoag\w*|moret\w+|fiebre|calentura|sigue\w*|otra vez|no (?:le )?para|chorr\w*|coagul\w+|mandibula|labio|hit|fell (?:off|from)|knock\w*|permanent|still|fever|bruis\w*|keeps)\b/

const SLICED = /\b(?:cort[eo]|rasur\w+|rasurandome|rasguno|reban\w+|pinch\w+|cut|nicked|shav\w+)\b/
const FOR_MINUTES_ONLY =
  /\b(?:sangr[oó]|bled|bleeding)\b[^.;!?\n]{0,20}\b(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|[1-9]|one|two|three|four|five|six|seven|eight|nine) (?:minut\w+|min\b)/
const IS_DRY =
  /\b(?:ya no(?: sangra)?(?=[.,;!]| |$)|esta sec[oa]|ya (?:paro|cerro)|se (?:detuvo|seco)|stopped|dry since|no more)\b/
const CUT_GRAVE =
  /\b(?:hond[oa]|profund[oa]|abiert[oa]|hueso|puntos|moret\w+|negr[oa]|orina|encias|cabeza|golpe\w*|mare\w+|palid\w+|otra vez|sigue|empap\w+|chorr\w+|deep|gap\w*|stitch\w*|bone|bruis\w*|black|urine|gums|head|hit|dizz\w*|pale|again|still|soak\w*|gush\w*)\b/

/** A little blood of a cut, nose, tooth or tongue that has stopped, each told as a whole (MedlinePlus, AAP, CDC, NHS). */
export const HOME_CARE_OF_BLEEDING: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:nose ?bleeds?|epistaxis|nose bled|bled from (?:the|my|his|her) nose|nariz)\b/,
      /\b(?:stop\w*|ceas\w+|paro|deten\w*|se detuvo|controlled)\b/,
      /\b(?:pinch\w*|press\w*|squeez\w*|apret\w+|presion\w*)\b/,
    ],
    explains: ['bleeding', 'pain-other', 'drops-of-blood', 'severe-bleeding'],
    without: words('dizzy body-blow high-blood-pressure bruise fall'),
    unless:
      /\b(?:still|again and again|wont stop|times? a (?:week|month)|twice a (?:week|month)|(?:past|last) (?:few )?(?:months?|weeks)|everywhere|pouring|gushing|sigue|no para|por todas partes|hours|horas|clots)\b/,
  },
  {
    tells: [
      /\b(?:muelas?|dientes?|molar|tooth|teeth)\b/,
      /\b(?:sac\w+|quit\w+|extra\w+|pulled|removed|taken out)\b/,
      /\b(?:rosa|rosit[oa]|rosad[oa]|pink\w*)\b/,
      /\b(?:gasa|gauze|saliva|spit\w*|escup\w+)\b/,
      OF_DAYS,
    ],
    unless:
      /\b(?:chorr\w+|empap\w+|coagul\w+|llena|bocanadas?|mucha sangre|roja? viva?|no (?:le |me )?para|anticoagulante|hemofil\w+|fiebre|calentura|hinch\w+|pus|palid\w+|mare\w+|no puede|pour\w*|gush\w*|soak\w*|clots?|bright red|mouthful\w*|wont stop|thinner|hemophil\w*|fever|swollen|swelling|numb\w*|cant)\b/,
    explains: words('bleeding vaginal-bleeding pain-other tooth-pain drops-of-blood'),
    upTo: 2,
  },
  {
    of: BLOOD,
    tells: [SMALL_PLACE, ENDED],
    never: STILL_BLEEDS,
    unless: GRAVER,
    without: [...NOT_SMALL, 'mole', 'cancer'],
    explains: [...BLOOD, ...words('minor-cut pain-other skin-change specks-new for-long-alone')],
    upTo: 7,
  },
  {
    of: BLOOD,
    tells: [BITTEN_ONESELF, ENDED],
    never: STILL_BLEEDS,
    unless:
      /\b(?:through|gap\w*|deep|flap|still bleed\w*|wont stop|seizure|fit|passed out|cant|hond[oa]|no para|convuls\w*)\b/,
    without: NOT_SMALL.filter((each) => !each.endsWith('-bite')),
    explains: [...BLOOD, ...words('minor-cut pain-other')],
    upTo: 3,
  },
  {
    tells: [
      /\b(?:baby|milk) (?:tooth|teeth)\b|\bdientes? de leche\b/,
      /\b(?:wobbl\w*|wiggl\w*|loose|hanging by|ready to|floj[oa]|se le movia)\b/,
      ENDED,
    ],
    unless:
      /\b(?:fell|hit|crash\w*|gums? (?:cut|torn)|permanent|swallow\w*|inhal\w*|chok\w*|se cayo de|golpe\w*|permanente|still bleed\w*)\b/,
    explains: words(
      'bleeding vaginal-bleeding same-day tooth-knocked-out blow shock-thrown postpartum lasting long-lasting blood-flow pain-other tooth-pain',
    ),
  },
  {
    of: [...BLOOD, 'tooth-pain', 'pain-other'],
    tells: [
      /\b(?:wisdom (?:teeth|tooth)|tooth|teeth|molar|muelas?|dientes?)\b[^.;!?\n]{0,30}\b(?:out|pulled|extract\w*|removed|taken|sac\w+)\b|\b(?:sac\w+|quit\w+) (?:\w+ ){0,3}(?:muelas?|dientes?)\b/,
      /\b(?:pink\w*|ooz\w*|tinge\w*|streaks?|rosad\w*|rosit\w*)\b/,
      /\b(?:today|yesterday|this morning|last night|hours? ago|ayer|hoy|anoche|antier|hace \w+ horas)\b/,
    ],
    unless:
      /\b(?:pour\w*|gush\w*|soak\w*|fill\w*|bright red|clots?|swallowing blood|mouthful|wont stop|fever|pus|numb\w*|cant (?:open|swallow|breathe)|chorr\w*|empap\w*|coagul\w*|llena|fiebre|no puedo)\b/,
    without: words('blood-thinner pregnant fainted dizzy'),
    explains: [...BLOOD, ...words('pain-other tooth-pain needs-visit')],
    upTo: 2,
  },
  {
    of: words('severe-bleeding nosebleed bleeding much-blood'),
    tells: [NOSE_OF, STOPPED_SOON, BACK_AT_PLAY],
    unless:
      /\b(?:thinners?|eliquis|warfarin|hit|fell|punch\w*|elbow\w*|bruis\w*|every day|again|gums|pale|dizz\w*|faint\w*|golpe\w*|cayo|morete\w*|encias|palid[oa]|mare\w*)\b/,
    without: [...ILL, ...words('blood-thinner head-injury bruise dizzy leukemia')],
    explains: words('severe-bleeding nosebleed bleeding much-blood refill-or-visit needs-visit'),
    upTo: 2,
  },
  {
    tells: [BIT_TONGUE, STOPPED_SOON],
    unless: FITS_OR_STROKE,
    without: [...SPEAKING, ...words('seizure fainted confused one-side-weak blood-thinner')],
    explains: words('speech-trouble seems-drunk severe-bleeding bleeding minor-cut'),
    upTo: 2,
  },
  {
    tells: [BABY_TOOTH, SPAT_LITTLE, STOPPED],
    unless: TOOTH_GRAVE,
    without: words('blood-thinner vomiting-blood dizzy fainted'),
    explains: words(
      'coughing-blood vaginal-bleeding bleeding throat-blood red-from-it fall tooth-pain tooth-knocked-out drops-of-blood tube-trouble vomiting-blood',
    ),
    upTo: 1,
  },
  {
    of: BLEEDS,
    tells: [SLICED, FOR_MINUTES_ONLY, IS_DRY],
    unless: CUT_GRAVE,
    explains: [...BLEEDS, ...words('minor-cut severe-bleeding blood-thinner')],
    upTo: 2,
  },
]
