import { hasHeartIllness, ownStory } from './heart-signs'
import { hasAny, type Reading } from './reading'
import { words } from '../../free-text/words'

const NEEDLE =
  /\b(?:needles?|injections?|jabs?|vaccin\w*|shots?|venipuncture|phlebotom\w*|blood (?:draw\w*|drawn|donat\w*|donor|drive|tests?|taken|sample|drop\w*)|bloodwork|don(?:at|or)\w*|g(?:ave|iving|ive|iven) blood|(?:sight|seeing|saw|watch\w*|at) (?:of )?(?:\w+ ){0,3}(?:blood|operation|surgery|needle|dissection|birth|wound)|(?:during|in|at|watching) (?:an? |the |her |his |my |first )*(?:operation|surgery|dissection)|drew blood|sac(?:aron|aban|arme|ando(?:me)?) (?:la )?sangre|agujas?|vacuna\w*|inyeccion\w*|(?:ver|vi|vio) (?:la )?sangre|don(?:ar|e|aba) sangre|piercing|tattoo)\b/
const WARM_OR_STANDING =
  /\b(?:hot|heat|warm|stuffy|crowded|sauna|standing|stood|queue|in line|parade|choir|assembly|church|mass|hungry|skipped (?:breakfast|lunch|meals?)|bad news|calor|parad[oa]|de pie|fila|misa|encerrad[oa]|sin (?:comer|desayunar))\b/
const CAME_ROUND =
  /\b(?:fine|well|normal\w*|ok|okay|better|himself|herself|myself|recover\w*|recovery|usual self|came (?:\w+ )?(?:round|around|to|back)|comes round|woke|awake|alert|bien|qued[eo] perfect\w+|(?:siento|siente|estoy|esta) perfect[oa]|se (?:me )?paso|como si nada|volvi|desperte|despierto|desperto|se levanto|reacciono)\b/
const BRIEF =
  /\b(?:seconds?|secs?|s|minutes?|mins?|moments?|moment|brief\w*|immediately|instantly|at once|quick\w*|straight away|right away|soon|juice|segundos?|minutos?|enseguida|rapido|ratito|momento)\b/
const NO_PLAIN_CAUSE =
  /\b(?:running|ran|exercis\w*|exert\w*|playing|sports?|swim|swimming|swam|gym|workout|jog\w*|football|soccer|basketball|climb\w*|treadmill|race|racing|pounding|desk|driving|drove|at the wheel|again today|twice today|third time|several times|sudden death|died suddenly|head|skull|stitches|broke\w*|bled|no warning|out of nowhere|pills?|tablets?|dose|corriendo|jugando|futbol|ejercicio|manejando|cabeza|otra vez|murio)\b/
const WITHOUT_WARNING = /\b(?:no|without(?: any)?) warning\b/
const FAMILY_DEATH = /\b(?:died|dead|dropped dead|sudden (?:cardiac )?death|murio)\b/
const WITH_DENIED_DEATH =
  /\b(?:no|not|without|nobody|sin|nadie)\b[^.;!?\n]{0,60}\b(?:died|sudden (?:cardiac )?deaths?|murio)\b/
const BESIDE = words(
  'chest-pain short-of-breath cannot-breathe palpitations pulse-fast pulse-very-fast pulse-slow bp-low bp-180 oxygen-low oxygen-92 seizure confused one-side-weak speech-trouble face-droop worst-headache severe-headache belly-pain severe-belly-pain back-pain black-stool blood-in-stool vaginal-bleeding heavy-vaginal-bleeding pregnant postpartum heart-failure diabetes fever temp-38 high-fever vomiting diarrhea anaphylaxis hives throat-swelling face-swelling allergy-trigger coughing-blood leg-swelling-one head-injury heat-illness heat-stroke carbon-monoxide lost-bladder-control severe-bleeding deep-cut missed-periods suicide-said too-many-pills unresponsive blue-lips',
)
const STARS = /\b(?:saw|seeing|see|vi) (?:stars|estrellas|estrellitas)\b/
const HIT = /\b(?:hit|bump\w*|bang\w*|fell|blow|struck|golpe\w*|pegue|cai|caida)\b/
const OLDEST_PLAIN = 50

/** "Saw stars" before a faint, with no blow told. */
const isOfStars = (own: string): boolean => STARS.test(own) && !HIT.test(own)

/** One more faint, today, in a sentence that names no cause. */
const isAgain = (own: string): boolean =>
  own
    .split(/[.;!?\n]/)
    .some(
      (sentence) =>
        /\b(?:now|today|again|this morning|hoy|ahora|otra vez)\b/.test(sentence) &&
        /\b(?:faint\w*|pass\w* out|black\w* out|collaps\w*|desmay\w*)\b/.test(sentence) &&
        !NEEDLE.test(sentence) &&
        !WARM_OR_STANDING.test(sentence),
    )

function isPlain(reading: Reading, own: string): boolean {
  const beside = isOfStars(own) ? BESIDE.filter((each) => each !== 'head-injury') : BESIDE
  return (
    !hasAny(reading, beside) &&
    !hasHeartIllness(reading) &&
    reading.ages.every((age) => age >= 5 && age < OLDEST_PLAIN) &&
    [CAME_ROUND, BRIEF].every((sign) => sign.test(own)) &&
    !NO_PLAIN_CAUSE.test(own) &&
    !WITHOUT_WARNING.test(reading.plain) &&
    !isAgain(own) &&
    (!FAMILY_DEATH.test(reading.plain) || WITH_DENIED_DEATH.test(reading.plain))
  )
}

const NEARLY =
  /\b(?:near|nearly|almost|about to|going to|gonna|pre|close to|casi|por poco) ?(?:\w+ ){0,2}(?:faint\w*|passed out|pass out|passing out|syncop\w*|black\w* out|collaps\w*|me desmay\w*|desmay\w*)\b|\bpresyncop\w*/

const DID_NOT_FAINT =
  /\b(?:didnt|did not|never|no me) (?:\w+ )?(?:faint|pass(?:ed)? out|black(?:ed)? out|los[et] consciousness|desmay\w+)\b/

/** At a needle or blood, or nearly in heat or from standing, in somebody young who came round at once and is well. */
export const isPlainFaint = (reading: Reading): boolean => {
  const own = ownStory(reading)
  const isNear = NEARLY.test(own) || (!reading.said.has('fainted') && DID_NOT_FAINT.test(reading.plain))
  const hasCause = NEEDLE.test(own) || (isNear && WARM_OR_STANDING.test(own) && reading.ages.length > 0)
  return hasCause && isPlain(reading, own)
}

/** A whole faint in heat or from standing, in somebody young who is well again: a doctor in days. */
export const isFaintOfStanding = (reading: Reading): boolean => {
  const own = ownStory(reading)
  return WARM_OR_STANDING.test(own) && reading.ages.length > 0 && isPlain(reading, own)
}
