import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const SMALL_PLACE =
  /\b(?:knees?|elbows?|shins?|fingers?|thumbs?|toes?|hands?|lips?|tongue|cheeks?|gums?|mouth|nose|chin|warts?|scabs?|pimples?|tooth|teeth|rodillas?|codos?|espinillas?|dedos?|pulgar|labios?|lengua|cachete|encias?|boca|nariz|barbilla|verrugas?|diente)\b/
const ENDED =
  /\b(?:bled (?:a|one|two|just a|only a) (?:tiny |little )?(?:drop|bit|little|few)|(?:bleeding|blood|bled|bleeds?)\b[^.;!?\n]{0,45}\b(?:stopped|ended|over|quit)|(?:stopped|quit|no longer) (?:\w+ )?(?:bleed\w*|now|quickly|fast|right away)|(?:bleeding|it) ended|bled for (?:a|two|one|a couple|a few|couple)\b[^.;!?\n]{0,12}\b(?:sec\w*|min\w*|seconds?|minutes?)|sangro (?:un poquito|poquito|una gota|un ratito)|ya (?:paro|no sangra|dejo de sangrar)|dejo de sangrar|en (?:\w+ ){1,2}(?:min\w*|ratito) (?:ya )?(?:se )?paro|no ha vuelto a sangrar|se le quito|se me quito)\b/
const GRAVER =
  /\b(?:again|still (?:bleed|ooz|drip)\w*|wont stop|keeps?|every day|times a|gap\w*|deep|stitch\w*|wide|bone|numb\w*|crooked|bent|knocked out|passed out|unconscious|head|skull|eyes?|neck|cant (?:move|bend|breathe|feel|walk|close|open)|glass|metal|rust\w*|nail|dog|cat|animal|bite|bitten|human|soak\w*|gush\w*|pour\w*|spurt\w*|clots?|purple|bruises?|clear fluid|otra vez|sigue|no para|hond[oa]|profund[oa]|hueso|adormec\w*|cabeza|ojo|perro|gato|mordid\w*|vidrio|clavo|chueco|coagul\w*)\b/
/** Said with a denial, which is no denial of it. */
const STILL_BLEEDS =
  /\bno (?:(?:me|le|se|ha|quiere|deja|puede|puedo) ){0,2}(?:para(?:r|do)?|deja(?:r|do)? de sangrar|detiene|detener)\b(?! (?:de )?(?:jugar|comer|correr|hablar|reir))|\b(?:wont|will not|doesnt|cant|cannot|hasnt|didnt) (?:stop|quit)\b(?! (?:eating|playing|talking|crying|worrying))/
const BITTEN_ONESELF =
  /\b(?:bit|bites?|bitten|biting) (?:my|his|her) (?:own )?(?:tongue|lips?|cheek)\b|\b(?:me|se) mordi(?:o)? (?:la lengua|el labio|el cachete)\b/
const NOT_SMALL = words(
  'deep-cut blood-thinner diabetes likely-broken bad-fracture broken-bone pregnant much-blood bruise fainted dizzy tooth-knocked-out animal-bite weapon gunshot',
)
const BLOOD = words('bleeding vaginal-bleeding drops-of-blood nosebleed')

/** A little blood that has stopped, each told as a whole (MedlinePlus, cuts, nosebleed, dental care). */
export const HOME_CARE_OF_SMALL_BLEEDING: readonly HomePicture[] = [
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
]
