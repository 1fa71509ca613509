import { MONTH, WEEKS, type ForDays } from './for-days'
import { MOTHER } from './told-for-words'

const WEIGHT_DOWN = /\b(?:lost|losing|baj\w+|perdi\w*|dropp\w+|weight)\b/
const JITTERY = /\b(?:jittery|jumpy|shaky|trembl\w*|wired|tembl\w+|acelerad[oa]|nervios[oa])\b/
const RUNS_HOT = /\b(?:hot all the time|always hot|sweat\w*|heat|heart (?:runs|races|at)|calor|sud\w+|palpit\w+)\b/

const A1C =
  /\b(?:a1c|hemoglobina glic\w+|hemoglobina glucosilada|azucar en ayunas|fasting sugar)\b[^.;!?\n]{0,30}\b(?:6 ?\. ?[5-9]|[7-9](?: ?\. ?\d)?|1[0-4](?: ?\. ?\d)?)\b/
const NEW_SUGAR =
  /\b(?:never (?:been )?(?:told|diagnosed|had)|first time|nunca|no soy diabetic[oa]|now what|what (?:now|next)|que sigue|screening|feria|health fair)\b/

const LUMP =
  /\b(?:lumps?|bump|knots?|bulge|nodules?|swollen glands?|lymph nodes?|bolit?as?|bultos?|bultitos?|bola|ganglios?|hueso que sale)\b/
const OF_NODES =
  /\b(?:neck|jaw|collarbone|armpit|groin|throat|testic\w*|scrotum|breast|behind (?:the|my) knee|cuello|gordo|quijada|clavicula|axila|ingle|garganta|testiculo|seno|pecho|traga\w*|trago)\b/

const MANS_BREAST = /\b(?:im a (?:guy|man|male|dude)|male|hombre|as a man)\b/
const BREAST = /\b(?:breasts?|nipples?|moobs|chest|pechos?|pezon\w*|tetillas?)\b/
const BREAST_GROWS = /\b(?:lump|disc|tender|sore|grew|grow\w*|swollen|bigger|bolita|duele|crec\w+|hinchad[oa]s?)\b/

const LOST_POUNDS =
  /\b(?:(?:lost|losing|dropped|down) (?:\w+ ){0,2}(?:\d+|ten|fifteen|twenty|thirty) ?(?:lbs?|pounds|kilos?|kg)|(?:baj\w+|perd\w+|adelgaz\w+) (?:\w+ ){0,2}(?:\d+|diez|quince|veinte) (?:libras|kilos|kg|lbs))\b/
const UNMEANT =
  /\b(?:without (?:even )?(?:trying|dieting|a diet|meaning to|doing anything)|not (?:trying|dieting|on a diet)|no reason|for no reason|sin (?:hacer )?(?:nada|dieta|querer\w*|intentar\w*|proponer\w*|ejercicio))\b/

const LIGHTER =
  /\b(?:(?:los[et]|losing|dropp\w+|down|shed|baj\w+|perd\w+|adelgac\w+|adelgaz\w+) (?:\w+ ){0,3}(?:\d+|five|six|seven|eight|nine|ten|fifteen|twenty|cinco|seis|siete|ocho|nueve|diez|quince|veinte) ?(?:lbs?|pounds|kilos?|kg|libras)|(?:\d+|five|six|seven|eight|nine|ten|fifteen|twenty) ?(?:lbs?|pounds|kilos?|kg) lighter)\b/
const WITHOUT_DIET =
  /\b(?:without (?:even )?(?:trying|dieting|meaning to)|(?:not|wasnt|im not|havent been) (?:even )?(?:trying|dieting|on a diet)|sin (?:hacer )?(?:dieta|querer\w*|proponer\w*|intentar\w*|buscarlo)|no (?:ando|estoy|hago) (?:a |en )?dieta)\b/
const LOST_ON_PURPOSE = /\b(?:ozempic|wegovy|mounjaro|keto|gym|bariatric|gave birth|surgery)\b/

const NIGHT_SWEATS =
  /\b(?:night sweats|(?:sweat\w*|soak\w*|drench\w*) (?:through )?(?:my |the |his |her )?(?:sheets?|bed|pajamas?|pjs|shirt|pillow)|(?:wakes?|waking|woke) (?:up )?(?:\w+ )?(?:soaked|drenched)|empap\w+ (?:\w+ ){0,2}(?:sabanas?|cama|pijama)|(?:amanezco|despierto|despierta|amanece) (?:\w+ )?(?:empapad|sudad|mojad)[oa]|sud[oa] (?:\w+ ){0,2}(?:en|por) las? noches?)\b/

const NODULE = /\b(?:nodul\w+|lumps?|bultos?|bolit?as?)\b/
const OF_NECK = /\b(?:neck|throat|collarbone|cuello|garganta|clavicula)\b/

const LOW_SUGAR =
  /\b(?:sugars?|glucose|cgm|dexcom|libre|sensor|meter|numbers?|lows?|azucar|glucosa)\b[^.;!?\n]{0,40}\b(?:5[5-9]|6\d|low|lows|baj[oa]s?)\b/
const SEVERAL_LOWS =
  /\b(?:(?:two|three|four|five|several|\d|few|couple of|most) (?:mornings|nights|times|lows|days|afternoons)|(?:every|each) (?:other )?(?:morning|night|few days)|(?:mild )?lows (?:this|in)|keeps? (?:going|running|dipping) low|past (?:\w+ ){0,3}weeks?|varias (?:mananas|noches|veces)|(?:dos|tres|cuatro) (?:mananas|noches|veces)|estas semanas)\b/
const FIXED_WITH_SUGAR =
  /\b(?:(?:fix\w*|better|fine|gone|came up|back up|treat\w*|correct\w*|settled|sube|compon\w*|quita\w*|mejor\w*)\b[^.;!?\n]{0,40}\b(?:tabs?|tablets?|juice|candy|glucose|sugar|snack|cookies?|jugo|dulce|azucar|pastillas)|(?:tabs?|tablets?|juice|candy|snack|jugo|dulce)\b[^.;!?\n]{0,30}\b(?:fix\w*|helps?|helped|brings?|brought|works?|worked|quita|sube|ayuda))\b/
const LOW_IN_EARNEST =
  /\b(?:pass\w* out|faint\w*|confus\w*|seiz\w*|wont wake|glucagon|unconscious|right now|(?:3|4)\d\b(?! ?(?:units|u|years|yo))|desmay\w*|convuls\w*|ahorita)\b/

const SLOWED =
  /\b(?:always cold|been cold|feel\w* cold|cold all the time|cold intoleran\w*|siempre (?:con )?frio|friolent\w+|tengo frio)\b/
const GAINED_OR_DRY =
  /\b(?:up (?:\w+ )?(?:pounds|lbs|kilos)|gain\w* (?:\w+ )*?(?:weight|pounds|lbs)|weight gain|dry (?:skin|hair)|constipat\w*|subi\w* de peso|piel seca|resec\w+|estren\w+)\b/

const SUGAR_TEST =
  /\b(?:a1c|hba1c|hemoglobina (?:glic\w+|glucosilada))\b[^.;!?\n]{0,20}\b(?:[67][.,]\d|[89](?:[.,]\d)?|10(?:[.,]\d)?)\b|\b(?:glucosa|azucar|glucose|sugar)\b[^.;!?\n]{0,12}\b1(?:2[6-9]|[3-9]\d)\b[^.;!?\n]{0,12}\b(?:ayunas|fasting)\b|\b(?:ayunas|fasting)\b[^.;!?\n]{0,20}\b1(?:2[6-9]|[3-9]\d)\b/
const TESTED =
  /\b(?:(?:examen|analisis|estudios?|chequeo|laboratorio|prueba)s?|salio|salieron|salir|feria|test|tests|labs?|checkup|physical|came back|screening)\b/
const KNOWN_OR_ILL =
  /\b(?:soy diabetic[oa]|insulina|metformina|vomit\w*|aliento|confund\w*|mucha sed|bajado de peso|adelgaz\w+|embaraz\w+|insulin|metformin|thirsty|losing weight|pregnan\w*)\b/

/** Of sugar, thyroid, lumps, weight and sweats what a doctor should see in days (MedlinePlus, AAP, ADA, CDC, NHS). */
export const FOR_DAYS_OF_GLANDS_LUMPS_AND_WEIGHT: readonly ForDays[] = [
  { tells: [WEIGHT_DOWN, JITTERY, RUNS_HOT], says: [JITTERY, RUNS_HOT], from: WEEKS },
  { tells: [A1C, NEW_SUGAR] },
  { tells: [LUMP, OF_NODES], says: [LUMP], from: WEEKS },
  { tells: [MANS_BREAST, BREAST, BREAST_GROWS], says: [BREAST_GROWS], from: WEEKS },
  { tells: [LOST_POUNDS, UNMEANT], never: /\b(?:ozempic|wegovy|mounjaro|gym|keto|surgery)\b/ },
  { tells: [LIGHTER, WITHOUT_DIET], never: LOST_ON_PURPOSE },
  { tells: [NIGHT_SWEATS], says: [NIGHT_SWEATS], from: MONTH, without: MOTHER },
  { tells: [NODULE, OF_NECK], says: [NODULE], from: WEEKS },
  {
    tells: [LOW_SUGAR, SEVERAL_LOWS, FIXED_WITH_SUGAR],
    never: LOW_IN_EARNEST,
    without: ['glucose-54', 'confused', 'drowsy', 'fainted', 'seizure', 'pregnant', 'vomiting', 'child-word'],
    explains: ['glucose-70', 'hypoglycemia-words', 'tremor', 'sweating', 'dizzy', 'feels-faint'],
  },
  {
    tells: [SLOWED, GAINED_OR_DRY],
    from: WEEKS,
    without: ['confused', 'drowsy', 'temp-low'],
    explains: ['heat-stroke', 'cold', 'rash'],
  },
  { tells: [SUGAR_TEST, TESTED], unless: KNOWN_OR_ILL },
]
